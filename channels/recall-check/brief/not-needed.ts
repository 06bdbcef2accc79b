import type { Language } from '../../reading/languages.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { hasName, hasPlain, hasThing } from './mention.ts';
import type { Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

/** How a brief says that what it just named need not be looked at, by language. */
const SAID: Record<Language, string> = {
  en: "never mind that,never mind it,never mind them,don't bother,do not bother,dont bother,no need to check,don't need to check,do not need to check,need not be checked,needn't be checked",
  de: `braucht ihr nicht,brauchst du nicht,braucht man nicht,brauchen sie nicht,braucht niemand,brauche ich nicht,brauchen wir nicht,müsst ihr nicht,musst du nicht,muss man nicht,müssen sie nicht,muss niemand,
    könnt ihr weglassen,kannst du weglassen,können sie weglassen,ist nicht nötig`,
  fr: "n'est pas la peine,pas la peine,pas besoin,n'est pas nécessaire,n'importe pas,pas la peine de vérifier",
  es: 'no hace falta,no es necesario,no hay que revisarlo,no hay que revisarla',
  it: 'non serve,non occorre,non è necessario,non c’è bisogno',
  pt: 'não precisa,não é preciso,não é necessário',
  nl: 'hoeft niet,hoeven niet,is niet nodig,hoef je niet,hoeft u niet',
  pl: 'nie trzeba,nie musicie,nie musisz,nie jest potrzebne',
};
const NOT_NEEDED = new RegExp(
  `(?<![\\p{L}])(?:${anyPhrase(Object.values(SAID).join(',').replace(/\s+/g, ' '))})(?![\\p{L}])`,
  'iu',
);

/** The phrases that a sentence says so of: the last before it that may name a thing, and what stands between. */
export function notNeeded(tokens: readonly Token[], phrases: readonly Phrase[]): Phrase[] {
  const from = tokens[0]?.start ?? 0;
  // As it is written, with blanks for whatever stands between the tokens.
  const written = tokens.reduce((text, token) => text.padEnd(token.start - from) + token.text, '');
  const said = NOT_NEEDED.exec(written);
  if (said === null) return [];
  const before = phrases.filter(({ end }) => end <= from + said.index);
  const last = before.findLastIndex(
    (phrase) => hasThing(phrase) || hasName(phrase) || (phrase.isDetermined && hasPlain(phrase)),
  );
  return last < 0 ? [] : before.slice(last);
}
