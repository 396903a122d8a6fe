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
    (&[at(Round), at(Aim), at(End)], ["How many rounds are there?", "Combien de tours joue-t-on ?", "Wie viele Runden gibt es?"]),
    (&[at(End)], ["Who wins if two players have the same points?", "Qui gagne si deux joueurs ont les mêmes points ?", "Wer gewinnt, wenn zwei gleich viele Siegpunkte haben?"]),
    (&[at(Farm), ruling(3)], ["How many pigs can I have?", "Combien de cochons puis-je avoir ?", "Wie viele Schweine kann ich haben?"]),
    (&[at(Cards)], ["What does an extension cost?", "Combien coûte une extension ?", "Was kostet eine Erweiterung?"]),
    (&[at(Free), ruling(2)], ["Can I use a helper twice?", "Puis-je utiliser deux fois un assistant ?", "Darf ich einen Helfer zweimal nutzen?"]),
    (&[at(Farm), ruling(4), at(Cards)], ["How many cards may I have in my hand?", "Combien de cartes puis-je avoir en main ?", "Wie viele Karten darf ich auf der Hand haben?"]),
    (&[at(Growth), ruling(3)], ["How do I get a piglet?", "Comment obtient-on un porcelet ?", "Wie bekomme ich ein Ferkel?"]),
    (&[at(Goods)], ["Can I buy wine?", "Puis-je acheter du vin ?", "Kann ich Wein kaufen?"]),
    (&[at(Free), at(Goods)], ["What can I do with a trade commodity?", "Que faire d’une marchandise commerciale ?", "Was kann ich mit einer Handelsware machen?"]),
    (&[at(Goods)], ["Where does meat come from?", "D’où vient la viande ?", "Woher kommt das Fleisch?"]),
    (&[at(Free), at(Goods)], ["When can I sell a pig?", "Quand puis-je vendre un cochon ?", "Wann kann ich ein Schwein verkaufen?"]),
    (&[at(Transport)], ["What are the hats for?", "À quoi servent les chapeaux ?", "Wofür sind die Hüte?"]),
    (&[at(Transport)], ["When do my donkey tiles come back?", "Quand mes tuiles Âne reviennent-elles ?", "Wann kommen meine Eselmarker zurück?"]),
    (&[at(Transport), ruling(7)], ["How is the turn order decided?", "Comment se décide l’ordre du tour ?", "Wie wird die Reihenfolge bestimmt?"]),
    (&[at(Cards)], ["Can I throw out a helper?", "Puis-je remplacer un assistant ?", "Kann ich einen Helfer verdrängen?"]),
    (&[at(Revenue)], ["Who uses the last die?", "Qui utilise le dernier dé ?", "Wer nutzt den letzten Würfel?"]),
    (&[at(Revenue)], ["Do I have to take a die?", "Dois-je prendre un dé ?", "Muss ich einen Würfel nehmen?"]),
    (&[at(Revenue)], ["What does die 5 bring?", "Que rapporte le dé 5 ?", "Was bringt der Würfel 5?"]),
    (&[at(Farm), at(Cards)], ["How many barrows can I have?", "Combien de charrettes puis-je avoir ?", "Wie viele Karren darf ich haben?"]),
    (&[at(Market)], ["What happens when a barrow is full?", "Que se passe-t-il quand une charrette est pleine ?", "Was passiert, wenn ein Karren voll ist?"]),
    (&[at(Market), ruling(19)], ["Must I remove my rival’s marker?", "Dois-je retirer le pion de mon adversaire ?", "Muss ich den Marker meines Gegners entfernen?"]),
    (&[at(Scoring), at(Market)], ["How many points does a marker on the market bring?", "Combien de points rapporte un pion au marché ?", "Wie viele Punkte bringt ein Marker auf dem Markt?"]),
    (&[at(Crafts)], ["What do I get for a craft building?", "Que reçoit-on pour un commerce ?", "Was bekomme ich für ein Handwerksgebäude?"]),
    (&[at(Crafts)], ["When does a blocked building open?", "Quand s’ouvre un commerce bloqué ?", "Wann öffnet sich ein blockiertes Gebäude?"]),
    (&[at(Roof), at(RoofTiles)], ["What does a roof tile cost?", "Combien coûte une tuile Toit ?", "Was kostet ein Dachmarker?"]),
    (&[at(Roof), at(Free), at(RoofTiles)], ["How often can I use a roof tile?", "Combien de fois puis-je utiliser une tuile Toit ?", "Wie oft kann ich einen Dachmarker nutzen?"]),
    (&[at(End)], ["What are my goods worth at the end?", "Que valent mes marchandises à la fin ?", "Was sind meine Güter am Ende wert?"]),
    (&[at(SetUp)], ["How many cards do I start with?", "Avec combien de cartes commence-t-on ?", "Mit wie vielen Karten fange ich an?"]),
    (&[at(Solo)], ["What does the neutral player do?", "Que fait le joueur neutre ?", "Was macht der neutrale Spieler?"]),
    (&[at(Hidden), ruling(10)], ["Can I see how many points the others have?", "Puis-je voir les points des autres ?", "Kann ich sehen, wie viele Punkte die anderen haben?"]),
];
