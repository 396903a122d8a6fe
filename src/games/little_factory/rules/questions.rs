//! What somebody new to the game asks at the table, in each language, and the places that answer it.

use super::{Passage, Section::*};

const fn at(section: super::Section) -> Passage {
    Passage::Section(section)
}

const fn ruling(number: u8) -> Passage {
    Passage::Ruling(number)
}

#[rustfmt::skip]
pub(super) const QUESTIONS: [(&[Passage], [&str; 3]); 30] = [
    (&[at(End)], ["How do I win?", "Comment gagne-t-on ?", "Wie gewinne ich?"]),
    (&[at(End), at(Aim), at(Signs)], ["How much influence do I need?", "Combien de points d’influence me faut-il ?", "Wie viel Einfluss brauche ich?"]),
    (&[at(End), ruling(14)], ["What happens when the last token is taken?", "Que se passe-t-il quand le dernier jeton est pris ?", "Was passiert, wenn der letzte Marker weg ist?"]),
    (&[at(Trade)], ["Can I trade two cards for two cards?", "Puis-je échanger deux cartes contre deux ?", "Darf ich zwei Karten gegen zwei tauschen?"]),
    (&[ruling(6), at(Trade)], ["Do I get change if I pay too much?", "Me rend-on la monnaie si je paie trop ?", "Bekomme ich Wechselgeld, wenn ich zu viel bezahle?"]),
    (&[ruling(9), at(Turn)], ["Can I pass?", "Puis-je passer mon tour ?", "Kann ich passen?"]),
    (&[at(HandLimit)], ["How many cards can I hold in my hand?", "Combien de cartes puis-je avoir en main ?", "Wie viele Karten darf ich auf der Hand haben?"]),
    (&[at(HandLimit), ruling(7)], ["Do buildings count towards the hand limit?", "Les bâtiments comptent-ils dans la limite de main ?", "Zählen Gebäude zum Handlimit?"]),
    (&[at(Turn), at(Activate)], ["Can I use a building twice in one turn?", "Puis-je utiliser deux fois un bâtiment dans un tour ?", "Darf ich ein Gebäude in einem Zug zweimal nutzen?"]),
    (&[at(Turn), at(Activate)], ["When can I activate my buildings?", "Quand puis-je activer mes bâtiments ?", "Wann kann ich meine Gebäude aktivieren?"]),
    (&[at(Signs), ruling(11), at(Produce)], ["What does the eye on a card mean?", "Que veut dire l’œil sur une carte ?", "Was bedeutet das Auge auf einer Karte?"]),
    (&[ruling(11), at(Activate)], ["Can I reveal the same card for two buildings?", "Puis-je révéler la même carte pour deux bâtiments ?", "Darf ich dieselbe Karte für zwei Gebäude vorzeigen?"]),
    (&[at(Discarding)], ["Where do discarded cards go?", "Où vont les cartes défaussées ?", "Wohin kommen abgeworfene Karten?"]),
    (&[at(Refill), ruling(12)], ["When are the rows refilled?", "Quand complète-t-on les lignes ?", "Wann werden die Reihen aufgefüllt?"]),
    (&[at(Refill)], ["What happens if the deck is empty?", "Que se passe-t-il si la pioche est vide ?", "Was passiert, wenn der Stapel leer ist?"]),
    (&[ruling(17), at(Available)], ["May I look through the discard pile?", "Puis-je consulter la défausse ?", "Darf ich den Ablagestapel durchsehen?"]),
    (&[ruling(16), at(Available)], ["Can I see my rival’s hand?", "Puis-je voir la main de mon adversaire ?", "Kann ich die Hand meines Gegners sehen?"]),
    (&[at(Produce), at(Signs), ruling(4)], ["Are cards of Level I free?", "Les cartes de niveau I sont-elles gratuites ?", "Sind Karten von Level I kostenlos?"]),
    (&[at(Produce), at(Signs)], ["Can I pay with coins when I produce?", "Puis-je payer avec des pièces pour produire ?", "Kann ich beim Herstellen mit Münzen bezahlen?"]),
    (&[at(FirstTurn), ruling(8)], ["What can I buy with the starting tile?", "Que puis-je acheter avec la tuile de départ ?", "Was kann ich mit dem Startgeld kaufen?"]),
    (&[at(SetUp)], ["How do we set up the game?", "Comment prépare-t-on la partie ?", "Wie wird das Spiel vorbereitet?"]),
    (&[at(SetUp)], ["Who is the first player?", "Qui est le premier joueur ?", "Wer fängt an?"]),
    (&[at(Activate), at(Cards)], ["What does the Market do?", "Que fait le Marché ?", "Was macht der Markt?"]),
    (&[at(Trade)], ["Can I buy a building in a trade?", "Puis-je acheter un bâtiment dans un échange ?", "Kann ich im Handel ein Gebäude kaufen?"]),
    (&[ruling(5), at(Available)], ["Can I take several cards from one stack?", "Puis-je prendre plusieurs cartes d’une pile ?", "Darf ich mehrere Karten von einem Stapel nehmen?"]),
    (&[ruling(10), at(Activate)], ["What if the product of my building is not available?", "Et si le produit de mon bâtiment n’est pas disponible ?", "Und wenn das Erzeugnis meines Gebäudes nicht verfügbar ist?"]),
    (&[at(Aim), at(Signs)], ["What is a token worth?", "Que vaut un jeton ?", "Was ist ein Marker wert?"]),
    (&[at(Produce), ruling(4)], ["What is slow production?", "Qu’est-ce que la production lente ?", "Was ist langsames Herstellen?"]),
    (&[ruling(18)], ["Is there an extension?", "Y a-t-il une extension ?", "Gibt es eine Erweiterung?"]),
    (&[ruling(13), at(End)], ["Does the game end at once with 10 influence?", "La partie s’arrête-t-elle aussitôt à 10 points ?", "Endet das Spiel sofort bei 10 Einflusspunkten?"]),
];
