import { Big } from 'big.js';
import { LATIN_LETTER } from '../../../reading/ignoring-case.ts';
import { unitOf } from '../../../reading/units.ts';
import { anyOf } from '../../../reading/phrases.ts';
import { MONTHLY_NAMES, RATE_NAMES } from '../../../reading/vocabulary/term-words.ts';
import { THE_LOT } from '../../reading/item-words.ts';
import { timeOf } from '../../brief/read-counts.ts';
import { findPackSizes } from '../../reading/packs.ts';
import { perBehind, timeBefore, timeBehind } from '../../reading/per-words.ts';
import { ONE_OF, UNIT_PRICE_AT_END } from './words.ts';

/** What a price is for, by the words around it. */
export interface Basis {
  /** One of these words; none where nothing is said. */
  nouns: string[];
  /** So many of it: 100 of "per C". */
  size: Big;
  isEach: boolean;
  /** The span of time that it is for one of, beside what else it is for. */
  time: string | null;
  /** The time is named before the amount, as of an "annual agreement", which may be for all. */
  isTimeAhead: boolean;
  /** For all that is asked for. */
  isLump: boolean;
  /** Characters behind the amount that say so. */
  end: number;
}

const NONE: Basis = {
  nouns: [],
  size: new Big(1),
  isEach: false,
  isLump: false,
  time: null,
  isTimeAhead: false,
  end: 0,
};
const LETTERS = new RegExp(`^\\s*(?:\\/|per |by the )?\\s?(?<many>[CM])(?!${LATIN_LETTER}|[\\d²³])`, 'u');
const SO_MANY = new RegExp(
  `^\\s*(?:\\/|${ONE_OF}\\s)\\s?(?<size>\\d{1,3}(?:[.,' ]?\\d{3})?)(?![\\d.,])\\s?(?<noun>${LATIN_LETTER}{2,20})?`,
  'iu',
);
const WORD = new RegExp(`^\\s?(?<noun>${LATIN_LETTER}{2,14}\\.?)(?=\\s*(?:$|[\\n,;.)|]|\\s{2}))`, 'u');
const BEFORE = new RegExp(
  `(?<!${LATIN_LETTER})(?:\\/|${ONE_OF}\\s)?(?<noun>${LATIN_LETTER}{2,14}\\.?)\\s?[-–—@:=.]{0,9}\\s?$`,
  'iu',
);

/** What the words behind an amount, or else those before it in its clause, say that it is for. */
export function basisOf(before: string, behind: string): Basis {
  const rest = behind.split('\n', 1)[0] ?? '';
  const letters = LETTERS.exec(rest);
  if (letters) return { ...NONE, size: new Big(letters.groups?.many === 'C' ? 100 : 1000), end: letters[0].length };
  const many = SO_MANY.exec(rest);
  if (many) {
    const noun = many.groups?.noun;
    const size = new Big((many.groups?.size ?? '1').replace(/[.,' ]/g, ''));
    return { ...NONE, size, nouns: noun === undefined ? [] : [noun], end: many[0].length };
  }
  const named = NAMED_TIMES.find(({ names }) => names.test(rest));
  if (named) return { ...NONE, time: named.unit };
  const behindIt = timeBehind(rest)?.word ?? null;
  const per = perBehind(rest);
  const time = per?.nouns.find((noun) => timeOf(noun) !== null) ?? behindIt;
  if (per) {
    if (per.many) return { ...NONE, size: new Big(per.many), end: per.end };
    if (THE_LOT.test(rest.slice(0, per.end + 8))) return { ...NONE, isLump: true, end: per.end };
    return {
      ...NONE,
      nouns: per.nouns.filter((noun) => noun !== time && timeOf(noun) === null),
      isEach: per.isEach,
      time,
      end: per.end,
    };
  }
  if (THE_LOT.test(rest.slice(0, 24))) return { ...NONE, isLump: true, end: rest.length };
  if (time !== null) return { ...NONE, time };
  const word = WORD.exec(rest)?.groups?.noun;
  if (word !== undefined && unitOf(word)) return { ...NONE, nouns: [word], end: word.length + 1 };
  return basisBefore(before);
}

const NAMED_TIMES = [...Object.entries(RATE_NAMES), ['month', MONTHLY_NAMES] as const].map(([unit, names]) => ({
  unit,
  names: new RegExp(`^\\s?(?:${anyOf(names)})(?!\\p{L})`, 'iu'),
}));
/** "Box of 50 - $298", "ctn 137.50", "per case .... 40.00", "by the dozen, 78.00". */
function basisBefore(before: string): Basis {
  if (UNIT_PRICE_AT_END.test(before)) return { ...NONE, isEach: true };
  const packs = findPackSizes(before);
  const last = packs.at(-1);
  if (last?.pack && /^[\s:,=@.–—)-]*$/u.test(before.slice(last.end))) return { ...NONE, nouns: [last.pack.name] };
  const time = timeBefore(before);
  if (time) return { ...NONE, time: time.word, isTimeAhead: true };
  const noun = BEFORE.exec(before)?.groups?.noun;
  const unit = noun === undefined ? null : unitOf(noun);
  return noun !== undefined && unit && unit.kind !== 'each' ? { ...NONE, nouns: [noun] } : NONE;
}
