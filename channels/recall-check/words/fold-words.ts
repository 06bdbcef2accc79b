/**
 * The words of a text in the form in which they are compared: lower case, no marks, no possessive, singular, one spelling for words that
 * people and agencies use for the same thing.
 */
export function foldWords(text: string): string[] {
  return splitWords(text).map((word) => foldWord(word));
}

/** The words as written, in lower case and without marks. */
export const splitWords = (text: string): string[] => splitWrittenWords(text).map((word) => word.toLowerCase());

/** The words without marks and possessive, capitals kept. */
export function splitWrittenWords(text: string): string[] {
  const plain = text
    .replace(/[™®©℠]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘`´]/g, "'");
  return (plain.match(/[\p{L}\p{N}]+(?:['&][\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.replace(/'s$/i, ''));
}

export function foldWord(word: string): string {
  const single = toSingular(word.replace(/['&]/g, ''));
  return SAME.get(single) ?? single;
}

/** Forms under which a search by whole words should look for a word. */
export function wordForms(word: string): string[] {
  const single = toSingular(word);
  const plural = /(?:[sxz]|[cs]h)$/.test(single)
    ? `${single}es`
    : /[^aeiou]y$/.test(single)
      ? `${single.slice(0, -1)}ies`
      : `${single}s`;
  const others = GROUPS.find((group) => group.includes(single)) ?? [];
  return [...new Set([word, single, plural, ...others])];
}

function toSingular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|z|ch|sh)es$/.test(word) && !/(?:[^s]ses|axes)$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The first of each group stands for all. */
const GROUPS = [
  ['bicycle', 'bike', 'cycle'],
  ['ebicycle', 'ebike'],
  ['child', 'children', 'kid', 'kiddie'],
  ['baby', 'infant', 'newborn'],
  ['soother', 'pacifier'],
  ['refrigerator', 'fridge'],
  ['television', 'tv'],
  ['sofa', 'couch'],
  ['flavor', 'flavour', 'flavored', 'flavoured'],
  ['color', 'colour', 'colored'],
  ['gray', 'grey'],
  ['adapter', 'adaptor'],
  ['crispy', 'crisp'],
  ['tire', 'tyre'],
  ['doll', 'dolly'],
  ['vacuum', 'hoover'],
  ['laptop', 'notebook'],
  ['lawnmower', 'mower'],
  ['pajama', 'pyjama', 'sleepwear'],
  ['smartphone', 'cellphone', 'phone', 'mobile'],
  ['trash', 'garbage'],
  ['ground', 'minced'],
  ['shrimp', 'prawn'],
  ['chili', 'chilli', 'chile'],
  ['yogurt', 'yoghurt'],
  ['donut', 'doughnut'],
  ['tablet', 'caplet', 'tab'],
  ['woman', 'women', 'ladies'],
  ['man', 'men'],
  ['foot', 'feet'],
  ['knife', 'knive'],
  ['shelf', 'shelve'],
  ['leaf', 'leave'],
  ['washer', 'washing'],
  ['load', 'loader', 'loading'],
];
const SAME = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));
