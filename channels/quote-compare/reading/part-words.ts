import { anyOf } from '../../reading/phrases.ts';
import { PERIOD_UNITS } from '../../reading/vocabulary/term-words.ts';
import { remembered } from '../../reading/remembered.ts';

/** A word of a part's description in a form that can be compared: abbreviations of the trades spelt out, plurals cut, sizes kept whole. */
export interface PartWord {
  word: string;
  /** A size, thread, grade or number: what tells two sizes of one thing apart. */
  isSize: boolean;
}

/** The words of a description, in order and without repeats; of a word like `loom-3/4` its parts too. */
export const partWords = remembered(wordsIn, (text: string) => text);

function wordsIn(text: string): PartWord[] {
  const spelt = SPELLINGS.reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement),
    ` ${pointed(text.normalize('NFKC').toLowerCase().replaceAll('⁄', '/'))} `,
  );
  const found = new Map<string, PartWord>();
  for (const raw of spelt.split(/[\s,;:()[\]|*=@"”“]+/)) {
    for (const word of split(raw.replace(/^[-.#'’$€£]+|[-.'’%]+$/g, '')))
      if (!NOISE.has(word)) found.set(word, { word, isSize: /\d/.test(word) });
  }
  return [...found.values()];
}

const KNOWN = new WeakMap<{ part: string }, PartWord[]>();

/** The words of a need's description, worked out once: every line of a quote is held against every need. */
export function wordsOfPart(need: { readonly part: string }): PartWord[] {
  const known = KNOWN.get(need) ?? partWords(need.part);
  KNOWN.set(need, known);
  return known;
}

/** Sizes with a decimal comma as with a point: "3x2,5". */
const pointed = (text: string): string => text.replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.');

/** Sizes that stand together, such as `m8` and `40` of M8 x 40, or `3/8-16` and `1-1/2`. */
export function sizePairs(text: string): [string, string][] {
  const chain = pointed(text.normalize('NFKC').toLowerCase())
    .replace(/["”]|(?<=\d) ?(?:mm|in\.?|inch)\b/g, '')
    .replace(/(?<=\d)\s*[x×]\s*(?=\d)/g, ' x ');
  return Array.from(
    chain.matchAll(/(?<![\w.])(?<first>[a-z]?\d[\d./-]*) x (?=(?<second>\d[\d./-]*)(?![\w]*[a-z]))/g),
    ({ groups }) => [groups?.first ?? '', groups?.second ?? ''],
  );
}

const NOISE = new Set(
  'the a an of for and or with w to per at in is are be as we your our each ea pc pcs piece unit qty quantity need required please x by no nos st stk part item type style size new used approx about all on line type model nr pn p/n mfr mfg brand only total m2 m3 m² m³ ft2 sqm sqft sq de du des del della delle di da do dos das la le les el los las il gli het der van von'.split(
    ' ',
  ),
);

const SPELLINGS: [RegExp, string][] = [
  [
    /\bh?hcs\b|\bhex (?:head )?(?:cap screw|bolt|cs)s?\b|\bhex(?:agon)? head (?:cap )?(?:screw|bolt)s?\b|\bhhb\b/g,
    ' hex cap screw ',
  ],
  [/\bbolts?\b/g, ' screw '],
  [/\bs?hcs\b|\bsocket (?:head )?cap screws?\b/g, ' socket cap screw '],
  [/\bf\/?w\b|\bflat ?wshrs?\b/g, ' flat washer '],
  [/\bl\/?w\b/g, ' lock washer '],
  [/\b(?:stainless(?: steel)?|s\/s|sst|inox|edelstahl|ss)\b/g, ' stainless '],
  [/\b(?:zinc[- ]plated|zinc|zn|zp|zpl|verzinkt)\b(?: plated)?/g, ' zinc '],
  [/\b(?:hot[- ]dip(?:ped)?(?: galv\w*)?|hdg|galvanized|galvanised|galv)\b/g, ' galvanized '],
  [/\b(?:grade|gr|güte)\.? ?(\d+)\b/g, ' grade$1 '],
  [/\b(?:schedule|sch)\.? ?(\d+)\b/g, ' sch$1 '],
  [/\b(?:class|cl)\.? ?(\d+\.\d+)\b/g, ' $1 '],
  [/\b(?:class|cl)\.? ?(\d+)\b/g, ' class$1 '],
  [/\b(?:buna(?:-n)?|nbr)\b/g, ' nitrile '],
  [/\b(?:fkm|fpm)\b/g, ' viton '],
  [/\b(?:teflon)\b/g, ' ptfe '],
  [/\bblk\b/g, ' black '],
  [/\bwht\b/g, ' white '],
  [/\bnat\b/g, ' natural '],
  [/\bassy\b|\bassem\b|\bassemblies\b/g, ' assembly '],
  [/\bbrgs?\b/g, ' bearing '],
  [/\bvlvs?\b/g, ' valve '],
  [/\bcyls?\b/g, ' cylinder '],
  [/\bhyd\b/g, ' hydraulic '],
  [/\b(?:wshrs?|wash)\b/g, ' washer '],
  [/\bscrs?\b/g, ' screw '],
  [/\b(?:alum|alu|aluminium)\b/g, ' aluminum '],
  [/\bbrs\b/g, ' brass '],
  [/\bstl\b/g, ' steel '],
  [/\bpln\b/g, ' plain '],
  [/\bconn\b/g, ' connector '],
  [/\b(?:mtr|mot)\b/g, ' motor '],
  [/\bcbl\b/g, ' cable '],
  [/(\d+)[- ]*ga(?:uge)?\b/g, ' $1ga '],
  [/(\d+(?:[./-]\d+)*)[ -]*(?:inch(?:es)?|in\.?|["”])(?=[\s,x×*)/-])/g, ' $1in '],
  [/(\d+(?:[./]\d+)*)[ -]*(?:feet|foot|ft\.?)(?=[\s,x×*)/])/g, ' $1ft '],
  [/(\d+(?:[.,]\d+)?)[ -]*(mm|cm|cl|ml|dl|v(?:ac|dc)?|hp|kw|psi|hz|awg|lbs?|oz|gal|kg)\b/g, ' $1$2 '],
];

/** `3/8-16x1-1/2` is two sizes; `m8x40` too, and is also kept whole. Plurals lose their s. */
function split(raw: string): string[] {
  if (raw === '') return [];
  if (raw.length > LONGEST_SIZE) return [raw];
  const parts = raw.split(/(?<=\d[\w/.-]*|in|mm)[x×](?=\d)|(?<=\d)[x×]$/).filter(Boolean);
  const words = parts.map((part) => part.replace(/(\d)in$/, '$1').replace(/(\d)lbs$/, '$1lb'));
  const inner = words.flatMap((word) =>
    /^\p{L}{3,}-.*\d/u.test(word)
      ? word.split(/(?<=\p{L})-/u)
      : PER_EACH.test(word)
        ? word.split('/').filter(Boolean)
        : [],
  );
  return [...words, ...inner].map((word) => (/\d/.test(word) ? word : singular(word)));
}

/** "59,50 €/mois/copieur", "/Monat/Gerät": what a price is for. */
const PER_EACH = new RegExp(`^/?${anyOf(PERIOD_UNITS)}/\\p{L}{3,}$`, 'iu');

/** No size is written in a longer word. */
const LONGEST_SIZE = 60;

function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$|^.ies$/.test(word)) return word;
  // "Bureaux", "panneaux"
  if (/(?:e|y)aux$/.test(word)) return word.slice(0, -1);
  // "Bocaux", "journaux"
  if (/\p{L}{2}aux$/u.test(word)) return `${word.slice(0, -2)}l`;
  return word.replace(/(?:(?<=ch|sh|x|z|ss|us)es|(?<![aeiou])ies|s)$/, (end) => (end === 'ies' ? 'y' : ''));
}
