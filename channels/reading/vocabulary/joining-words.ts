/** Words that join two things of one list, as the source of a pattern: English, German, French, Spanish, Italian, Dutch, Polish, Portuguese, Swedish. */
export const JOINING = 'and|plus|then|und|sowie|et|y|e|ed|en|i|oraz|och';

/** Words between what a thing is called and what it is made of, meant for or comes in: Romance languages and German. */
export const LINKING_PARTS = 'de|du|des|del|della|delle|dello|dei|degli|di|da|do|dos|das|al|van|von|aus';
