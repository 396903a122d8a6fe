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
    (&[at(Finale), at(Aim)], ["How do I win?", "Comment gagne-t-on la partie ?", "Wie gewinnt man das Spiel?"]),
    (&[at(Aim), at(Trophies), at(Finale)], ["How many trophies do I need?", "Combien de trophées me faut-il ?", "Wie viele Trophäen brauche ich?"]),
    (&[at(Fight)], ["What happens if both throw the same number of pies?", "Que se passe-t-il si les deux lancent autant de tartes ?", "Was passiert, wenn beide gleich viele Torten werfen?"]),
    (&[at(Fight)], ["Can I attack another player?", "Puis-je attaquer un autre joueur ?", "Darf ich einen anderen Spieler angreifen?"]),
    (&[at(Fight), ruling(3)], ["How many spells may I use in a fight?", "Combien de sorts puis-je utiliser dans un combat ?", "Wie viele Zauber darf ich in einer Schlacht einsetzen?"]),
    (&[at(Rest), at(Fight)], ["What does the loser of a fight get?", "Que reçoit le perdant d’un combat ?", "Was bekommt der Verlierer einer Schlacht?"]),
    (&[at(Move)], ["How far can a Seeker move?", "De combien de cases un Fureteur peut-il se déplacer ?", "Wie weit kann sich ein Sucher bewegen?"]),
    (&[at(Move)], ["Can I carry apples and gems together?", "Puis-je transporter des pommes et des gemmes ensemble ?", "Kann ich Äpfel und Edelsteine zusammen tragen?"]),
    (&[at(Move)], ["May I move both of my Seekers?", "Puis-je déplacer mes deux Fureteurs ?", "Darf ich beide Sucher bewegen?"]),
    (&[at(Map)], ["How do the portals work?", "Comment fonctionnent les portails ?", "Wie funktionieren die Portale?"]),
    (&[at(Delivery), ruling(11), at(Map)], ["When may I enter the castle?", "Quand puis-je entrer au château ?", "Wann darf ich das Schloss betreten?"]),
    (&[at(Delivery)], ["How many apples do I have to deliver?", "Combien de pommes dois-je livrer ?", "Wie viele Äpfel muss ich liefern?"]),
    (&[at(Delivery)], ["Can two Seekers deliver together?", "Deux Fureteurs peuvent-ils livrer ensemble ?", "Können zwei Sucher zusammen liefern?"]),
    (&[ruling(1), at(Turn)], ["Can I choose the same action twice in a row?", "Puis-je choisir deux fois de suite la même action ?", "Darf ich zweimal nacheinander dieselbe Aktion wählen?"]),
    (&[at(Rest), at(Turn)], ["When do I take my action token off?", "Quand est-ce que je retire mon pion Action ?", "Wann nehme ich meinen Aktionsmarker herunter?"]),
    (&[at(Quests)], ["What is a quest?", "Qu’est-ce qu’une quête ?", "Was ist eine Quest?"]),
    (&[at(Quests)], ["Do I have to solve a quest?", "Dois-je résoudre une quête ?", "Muss ich eine Quest lösen?"]),
    (&[at(Seek)], ["What do the dice do?", "À quoi servent les dés ?", "Wozu sind die Würfel da?"]),
    (&[at(Seek)], ["How do I gain Friendship?", "Comment gagner de l’Amitié ?", "Wie bekomme ich Freundschaft?"]),
    (&[at(Trophies), at(Aim)], ["What happens when my Friendship is too low?", "Que se passe-t-il si mon Amitié est trop basse ?", "Was passiert, wenn meine Freundschaft zu niedrig ist?"]),
    (&[at(Make)], ["How do I bake pies?", "Comment fait-on des tartes ?", "Wie backe ich Torten?"]),
    (&[at(Make), at(Rest)], ["How do I get another spell?", "Comment obtenir un autre sort ?", "Wie bekomme ich noch einen Zauber?"]),
    (&[at(Make)], ["What does a power-up cost?", "Combien coûte une amélioration ?", "Was kostet eine Verbesserung?"]),
    (&[at(Trophies)], ["What is a personality?", "Qu’est-ce qu’une personnalité ?", "Was ist eine Persönlichkeit?"]),
    (&[at(Trophies)], ["Can I earn two trophies in one turn?", "Puis-je gagner deux trophées pendant un tour ?", "Kann ich in einem Zug zwei Trophäen bekommen?"]),
    (&[at(Finale)], ["When does the game end?", "Quand la partie se termine-t-elle ?", "Wann endet das Spiel?"]),
    (&[at(Finale)], ["Who wins if two players have four trophies?", "Qui gagne si deux joueurs ont quatre trophées ?", "Wer gewinnt, wenn zwei Spieler vier Trophäen haben?"]),
    (&[at(Solo)], ["Where does the Automountie go?", "Où va l’Automountie ?", "Wohin geht die Automountie?"]),
    (&[at(Secrets)], ["Can I see my rival’s spells?", "Puis-je voir les sorts de mon adversaire ?", "Kann ich die Zauber meines Gegners sehen?"]),
    (&[at(SetUp)], ["How many pies do I start with?", "Avec combien de tartes commence-t-on ?", "Mit wie vielen Torten beginne ich?"]),
];
