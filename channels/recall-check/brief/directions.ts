/** Verbs of how a medicine is taken, and the forms of what is taken, by language. */
const TAKE = {
  en: 'take|give|apply|inhale|instill|chew|dissolve|inject|swallow',
  de: 'nehmen sie|einnehmen|nimm|täglich',
  fr: 'prendre|prenez|appliquer',
  es: 'tomar|tome|aplicar',
  it: 'prendere|assumere|applicare',
  nl: 'neem|innemen|inname',
  pl: 'przyjmować|zażywać|stosować',
  pt: 'tomar|tome|aplicar',
};
const FORMS = {
  en: 'tab(?:let)?s?|caps?(?:ules?)?|pills?|drops?|puffs?',
  de: 'tabletten?|kapseln?|tropfen',
  fr: 'comprimés?|gélules?|gouttes?',
  es: 'tabletas?|comprimidos?|cápsulas?|gotas?',
  it: 'compress[ae]|gocce',
  nl: 'tablett?en?|druppels',
  pl: 'tabletk[aięi]|kaps?ułk[aięi]',
  pt: 'comprimidos?|cápsulas?|gotas?',
};
const FORM = Object.values(FORMS).join('|');
const DIRECTION = new RegExp(
  String.raw`^[ \t]*(?:${Object.values(TAKE).join('|')})[ \t]+(?:[\p{L}\d/½-]+[ \t]+){1,3}(?:${FORM})(?!\p{L})(?![^\n]*\d ?(?:mg|mcg|µg|ml)(?!\p{L}))[^\n]{0,120}$`,
  'gimu',
);

/** A label of a pharmacy without the lines that say how what it names is taken. */
export const withoutDirections = (text: string): string => text.replace(DIRECTION, '');
