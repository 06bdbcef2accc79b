import { firmIn } from '../brief/firm-in-head.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import {
  HANDED_OVER,
  OFFERS_OF_ITSELF,
  OWN_SIDE,
  SPEAKS_FOR,
  TURNED_TO,
} from '../../reading/vocabulary/letter-words.ts';
import { OF_WORDS, SELF_WORDS } from '../../reading/vocabulary/spoken-offers.ts';
import { anyWord } from '../../reading/word-lists.ts';

/** Where a line of a letter or a message says for which firm it is written, or null. */
export function firmInLetter(line: string): Span | null {
  const signed = SIGNED_FOR.exec(line);
  const name = signed?.indices?.groups?.name;
  if (name && isGivenName(signed.groups?.person ?? '')) return { start: name[0], end: name[1] };
  const writer = WROTE.exec(line)?.indices?.groups?.name;
  if (writer) {
    const words = line.slice(...writer);
    const firm = firmIn(words);
    const start = writer[0] + Math.max(0, words.indexOf(firm));
    return { start, end: words.includes(firm) ? start + firm.length : writer[1] };
  }
  for (const form of FORMS) {
    const [start, end] = form.exec(line)?.indices?.groups?.name ?? [];
    if (start !== undefined && end !== undefined)
      return { start, end: end - (OWNS.exec(line.slice(start, end))?.[0].length ?? 0) };
  }
  return null;
}
/** "Marloes van Teamwear Salland": who writes, and a firm of two words or more; people are called by one. */
const SIGNED_FOR = new RegExp(
  `^\\s*[-–—]{0,2}\\s?(?<person>\\p{Lu}\\p{Ll}+)\\s${anyOf(OF_WORDS)}\\s(?<name>\\p{Lu}[\\p{L}'’&-]{3,}(?:\\s(?:\\p{Lu}[\\p{L}'’&-]+|&))+)\\s*$`,
  'du',
);
const OWNS = /['’]s$/u;

/** A word of a name; only a short one, such as "St." and "Co.", ends with a stop. */
const WORD = String.raw`\p{Lu}[\p{L}\p{N}'’&-]*(?:(?<!\p{L}{4})\.)?`;
const SMALL = '(?:&|and|of|the|und|et|y|e|en|de|du|des|del|della|di|da|do|dos|von|van|der)';
const NAME = `(?<name>${WORD}(?:\\s(?:${WORD}|${SMALL}(?=\\s)|(?:${anyWord(LEGAL_FORMS)})(?!\\p{L}))){1,6})`;
/** A name of one word, where what leads to it can lead to no other thing. */
const SHORT_NAME = NAME.replace('{1,6}', '{0,6}');

/** A word of a name without figures: "for Lift-2 I can do" is no firm. */
const LETTERS = String.raw`\p{Lu}[\p{L}'’.-]+(?<!\p{L}{4}\.)`;
const OFFERS = '(?:offer|quote|supply|do|charge|sell)';

const FORMS = [
  // "- Marcy @ Hill Street Print", "For Sona Copiers", "Ines, for Pike Lane Dairy": who signs on a line of its own, and for whom.
  String.raw`^\s*[-–—]{0,2}\s?(?:${WORD}(?:\s${WORD})?(?:\s?@|,?\s(?:at|from)|,\s(?:for|of))|[Ff]or)\s${NAME}\s*$`,
  // "Hey there, Maple Ink Co. here - flyers are …"
  String.raw`(?:^|[.!?,:]\s{1,3})${NAME}\shere(?![\p{L}'’])`,
  String.raw`\b[Tt]his is ${WORD} (?:w/|with|from|at|over at)\s${NAME}`,
  // "From Harbour Fencing's side"
  String.raw`\b(?:[Ff]rom|[Oo]n|[Aa]t)\s${NAME}['’]s?\s(?:${OWN_SIDE.join('|')})(?!\p{L})`,
  String.raw`(?<!\p{L})${inAnyCase(TURNED_TO)}\s${SHORT_NAME}`,
  String.raw`(?<!\p{L})(?:${inAnyCase(SPEAKS_FOR)}|from|at)\s${NAME}`,
  // "Sono Loredana di Ingrosso Alimentare Tevere srl", "hier ist Jana von Druckhaus Elbe": who writes, and for whom.
  String.raw`(?<!\p{L})${inAnyCase(SELF_WORDS)}\s(?:(?:a|o|la|el|il|die|der|de)\s)?(?:${WORD},?\s){1,2}${anyOf(OF_WORDS)}\s${SHORT_NAME}`,
  // "Le paso el presupuesto de Construcciones Axa", "Segue cotação da Parafusos Lages"
  String.raw`(?<=\p{L}\s)${anyOf(HANDED_OVER)}\s(?:${anyOf(OF_WORDS)}|of|by|from)\s${NAME}`,
  // "Buenas, de Distribuciones Sur:", "Hallo zusammen, von Getränke Weser": a greeting, and whom it is from.
  String.raw`^\s*\p{Lu}\p{Ll}+(?:\s\p{L}+){0,2}[,!.]\s(?:${inAnyCase(OF_WORDS)}|[Ff]rom)\s${NAME}\s*[:,.]?\s*$`,
  // "Rain City Containers can offer:"
  String.raw`(?<name>${LETTERS}(?: (?:${LETTERS}|&|and|of)){1,5}) (?:can|will|would|could|(?:is|are) (?:pleased|happy|able) to) ${OFFERS}\b`,
  // "A BrilhoNorte propõe", "Peinture Loire vous propose"
  String.raw`(?:^|[.!?,:]\s{1,3})(?:(?:[Dd]ie|[Dd]as|[Ll]a|[Ll]es?|[Ee]l|[Ii]l|[Ll]o|[Dd]e|[Hh]et|[AaOo])\s|[Ll]['’])?${SHORT_NAME},?\s${anyOf(OFFERS_OF_ITSELF)}(?!\p{L})`,
].map((form) => new RegExp(form, 'du'));
/** "On Mar 4, 2027 Fox River Gear wrote:", which mail programs write in small letters, too. */
const WROTE =
  /^[\s>]*on\b.{0,60}?\d{4}(?:,? at \d[\d:apm ]*)?,?\s+(?<name>\p{Lu}[^<>\n]{2,60}?)\s*(?:<[^>\n]*>\s*)?wrote\s*:/diu;

/** Phrases of a vocabulary whose words may begin with a capital, within a pattern that tells names by theirs. */
function inAnyCase(words: Record<string, string>): string {
  return anyOf(words).replace(/(?<=\(\?:|\||\\s\+)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
