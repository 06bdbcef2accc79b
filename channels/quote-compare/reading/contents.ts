import { Big } from 'big.js';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { plainMeasures } from '../../reading/plain-measures.ts';
import { EACH, isMeasure, MEASURE_WORD, unitOf, unitRatio } from '../../reading/units.ts';
import type { Unit } from '../../reading/units.ts';
import { HOLDS_WORDS, IN_EACH_WORDS, MAKE_ONE } from '../../reading/vocabulary/pack-words.ts';
import { EACH_WORDS } from '../../reading/vocabulary/spoken-offers.ts';
import type { Span } from '../../reading/span.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Need } from '../need.ts';
import { areasIn } from './areas.ts';

/** How many of what a price is for are in one of what is asked for, and the numbers that this follows from, as written. */
export interface Content {
  count: Big;
  /** The price is for so many of them: "per M". */
  size: Big;
  /** Numbers that the count is the product of; of a number of all pieces that number and theirs. */
  from: string[];
  /** What all of the pieces that are asked for hold, where the text says that. */
  whole: Big | null;
}

/** What a price is for one of, or for 100 or 1000 of. */
export interface PricedBy {
  size: Big | null;
  unit: Unit | null;
  noun?: string | undefined;
}

/** "10 tubes per case", "1.4 ton to the yard", "900 gal = 4.977 tons": so many of one thing in so many of another. */
interface Relation extends Span {
  size: Big;
  written: string;
  what: string;
  /** The count is of thousands. */
  isThousands: boolean;
  /** One of these; null: one of what is asked for. */
  per: string | null;
  /** So many of `per`, or 1. */
  times: Big;
}

const NUMBER = `(?<![\\p{L}\\d.,/×])(?<size>\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?|(?<!\\p{L})${COUNT_WORD})(?![\\d%])`;
const WHAT = `(?<many>M\\s|MM?(?=\\s\\p{L}))?(?<what>(?!(?:per|each|in|to|a|x)(?!\\p{L}))\\p{L}[\\p{L}²³-]*|[#'′])`;
const MORE = '(?:\\s(?!\\d)\\p{L}[\\p{L}-]*){0,2}?';
const PER_WORD = '(?<per>\\p{L}[\\p{L}²³]*|1[.,]?000|100)(?![\\d\\p{L}])';
const PER_ONE = `(?:\\/|(?<=[\\s'#])(?:${anyOf(IN_EACH_WORDS)})\\s)\\s?`;
const MAKES = `\\s(?:${anyOf(MAKE_ONE)})\\s`;
const HOLDING = `(?:\\s?[(=:]\\s?|\\s(?:${anyOf(HOLDS_WORDS)})\\s(?:[=:]\\s)?)`;
const FORMS = [
  // "10 tubes per case", "11.06 lb per gal", "25 M seeds/bag"
  `${NUMBER}[\\s-]?${WHAT}${MORE}(?:\\s?${PER_ONE}|${MAKES})${PER_WORD}`,
  // "20 bf each"
  `${NUMBER}[\\s-]?${WHAT}\\s(?:${anyOf(EACH_WORDS)})(?!\\p{L})`,
  // "90 pcs = 1,202.4 lb", "1 yd = 1.4 t"
  `(?<times>\\d[\\d.,]*)\\s?(?<per>[\\p{L}#'²³]+)(?:\\s\\p{L}+){0,3}\\s?(?:=|is|are|weighs?|makes?|entspricht|ist|sind|fait|font|son|sono|to)\\s?${NUMBER}\\s?${WHAT}`,
  // "case of 10 tubes", "Sack (25 kg)"
  `(?<![\\p{L}\\d])(?<per>\\p{L}{2,})${HOLDING}${NUMBER}[\\s-]?${WHAT}`,
  // "M weight 174 lb"
  `(?<![\\p{L}\\d])(?<per>M|1[.,]?000)[\\s-]?(?:weight|wt\\.?|gewicht|poids|peso|waga)\\s?[:=]?\\s?${NUMBER}\\s?${WHAT}`,
].map((source) => new RegExp(source, 'giu'));
/** "55 gal drums", "(100 ft)": a measure beside the part. */
const MEASURED = new RegExp(
  `${NUMBER}[\\s-]?(?<many>M\\s)?(?<what>${MEASURE_WORD}|#|'|pcs|ct|count|seeds)(?![\\p{L}\\d²³])(?!\\s?[x×/=]|\\s(?:per|je|pro|par|por)\\s)`,
  'giu',
);

/** All that a text says of how much is in one of something. */
export function relationsIn(written: string, mark: DecimalMark): Relation[] {
  const text = plainMeasures(written);
  return FORMS.flatMap((form) => [...text.matchAll(form)]).flatMap(({ 0: words, index, groups = {} }): Relation[] => {
    const span = { start: index, end: index + words.length };
    const size = valueOf(groups.size ?? '', mark);
    const times = valueOf(groups.times ?? '1', mark);
    if (!size || !times || size.lte(0) || times.lte(0)) return [];
    const { what = '', many, per } = groups;
    return [{ ...span, size, written: plain(size), what, isThousands: isThousand(many), per: per ?? null, times }];
  });
}

function measuresIn(written: string, mark: DecimalMark): Relation[] {
  return [...plainMeasures(written).matchAll(MEASURED)].flatMap(({ 0: words, index, groups = {} }): Relation[] => {
    const span = { start: index, end: index + words.length };
    const size = valueOf(groups.size ?? '', mark);
    const { what = '', many } = groups;
    return size?.gt(0)
      ? [{ ...span, size, written: plain(size), what, isThousands: isThousand(many), per: null, times: new Big(1) }]
      : [];
  });
}

const isThousand = (many: string | undefined): boolean => many !== undefined && /M/.test(many);
const plain = (value: Big): string => value.toFixed();

function valueOf(written: string, mark: DecimalMark): Big | null {
  const word = parseCountWord(written);
  if (word !== null) return new Big(word);
  const group = mark === '.' ? ',' : '.';
  const digits = written
    .replaceAll(new RegExp(`[' ${group}](?=\\d{3}(?!\\d))`, 'g'), '')
    .replace(/[.,](?=\d+$)/, '.')
    .replace(/[^\d.]/g, '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? new Big(digits) : null;
}

/** Cubic yards go by "yards" where sand is sold, squares of roofing by "sq". */
const isUnitOf = (word: string, need: Need): boolean => {
  const own = unitOf(need.unit) ?? EACH;
  const unit = unitOf(word);
  if (unit !== null && unit.name === own.name && unit.kind !== 'each') return true;
  if (own.name === 'cuyd' && unit?.name === 'yd') return true;
  if (need.unitFrom !== undefined && isSameWord(word, need.unitFrom)) return true;
  if (own.kind !== 'each') return false;
  return unit?.kind === 'each' || nounsOf(need).some((noun) => isSameWord(word, noun));
};
const nounsOf = ({ part }: Need): string[] => part.replace(/\([^()]*\)?/g, ' ').match(/\p{L}{3,}/gu) ?? [];
const isSameWord = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length);
  return (
    (short.length > 1 && /^(?:s|es|e|en|n)?$/.test(long.slice(short.length)) && long.startsWith(short)) ||
    isSameStem(one, other)
  );
};

/** How many of what the price is for one `what` is, or null where it is something else. */
function ratioTo(what: string, isThousands: boolean, by: PricedBy): { ratio: Big; size: Big } | null {
  const unit = unitOf(what);
  const one = new Big(1);
  if (by.unit === null && by.size !== null) {
    if (isMeasure(unit)) return null;
    return isThousands ? { ratio: new Big(1000).div(by.size), size: one } : { ratio: one, size: by.size };
  }
  const times = isThousands ? new Big(1000) : one;
  if (by.unit !== null && unit !== null) {
    const ratio = unit.name === by.unit.name ? one : isMeasure(unit) ? unitRatio(unit, by.unit) : null;
    if (ratio && by.unit.kind !== 'each') return { ratio: ratio.times(times), size: by.size ?? one };
  }
  const noun = by.noun ?? null;
  return noun !== null && unit === null && isSameWord(what, noun) ? { ratio: times, size: one } : null;
}

/** What a text says of one of the need, in units of a price. */
function contentsIn(text: string, { need, by, mark }: ContentCase, isOfNeed: boolean): Content[] {
  const own = unitOf(need.unit) ?? EACH;
  const related = relationsIn(text, mark).flatMap((relation): Content[] => {
    const { size, written, what, isThousands, per, times } = relation;
    // What is asked for is no content of it.
    if (isOfNeed && size.eq(need.qty) && times.eq(1)) return [];
    const isMany = per !== null && /^(?:M|1[.,]?000|100)$/.test(per);
    if (per !== null && !isMany && !isUnitOf(per, need)) return [];
    const found = ratioTo(what, isThousands, by);
    if (!found) return [];
    const whole = size.times(found.ratio);
    const count = isMany ? new Big(per.length === 3 ? 100 : 1000) : times;
    if (!isMany && !count.eq(1) && !count.eq(need.qty)) return [];
    return [
      {
        count: whole.div(count),
        size: found.size,
        from: count.eq(1) ? [written] : [written, plain(count)],
        whole: !isMany && count.eq(need.qty) ? whole : null,
      },
    ];
  });
  if (related.length > 0 || isMeasure(own)) return related;
  const measured = measuresIn(text, mark).flatMap(({ size, written, what, isThousands }): Content[] => {
    const found = ratioTo(what, isThousands, by);
    // "10m @ 28.40/m" where ten thousand are asked for.
    const isInThousands = /^m$/i.test(what) && size.times(1000).eq(need.qty);
    return found && !isInThousands && !size.eq(need.qty)
      ? [{ count: size.times(found.ratio), size: found.size, from: [written], whole: null }]
      : [];
  });
  if (measured.length > 0 || by.unit?.kind !== 'area') return measured;
  return areasIn(text, by.unit).map(({ area, from }) => ({
    count: area,
    size: by.size ?? new Big(1),
    from,
    whole: null,
  }));
}

interface ContentCase {
  need: Need;
  by: PricedBy;
  mark: DecimalMark;
}

/**
 * How many of what a price is for one of the need holds: by the line itself, else by what was asked for. Null where nobody says, or where two numbers
 * could be meant.
 */
export function contentOf(given: ContentCase, line: string): Content | null {
  const { need, by } = given;
  const only = (found: Content[]): Content | null => {
    const [first, ...others] = found.toSorted((a, b) => Number(b.whole !== null) - Number(a.whole !== null));
    const rest = first?.whole ? others.filter(({ whole }) => whole !== null) : others;
    return first && rest.every(({ count, size }) => count.div(size).eq(first.count.div(first.size))) ? first : null;
  };
  const own = contentsIn(line, given, false);
  if (own.length > 0) return only(own);
  const asked = contentsIn(`${need.part} ${need.said ?? ''}`, given, true);
  if (asked.length > 0) return only(asked);
  // A square of roofing covers a hundred square feet.
  const isSquare = SQUARES.test(`${need.qty} ${need.unitFrom ?? ''} ${need.said ?? ''}`) && by.unit?.name === 'sqft';
  return isSquare ? { count: new Big(100), size: by.size ?? new Big(1), from: ['100'], whole: null } : null;
}

const SQUARES =
  /(?<=[\d\p{L}]\s?)(?<!\p{L})(?:sq|squares?)(?!\p{L})(?!\.?\s?(?:f(?:ee|oo)?t|m|met|y(?:ar)?ds?|in)(?!\p{Ll}{3}))/iu;

/**
 * "Tubes 6.15 ea" where cases of ten tubes are asked for: what is in the need is priced, and not the need. The content in `line`, before its price, null
 * where it names the package too.
 */
export function innerNamed(
  need: Need,
  { name, line }: { name: string; line: string },
  mark: DecimalMark,
): Content | null {
  const words = /\d\s?\p{L}/u.test(name) ? [] : (name.match(/\p{L}{3,}/gu) ?? []);
  const inner = [line, `${need.part} ${need.said ?? ''}`]
    .flatMap((text) => relationsIn(text, mark))
    .filter(
      ({ size, what, per, times, isThousands }) =>
        per !== null &&
        isUnitOf(per, need) &&
        times.eq(1) &&
        !isThousands &&
        !size.eq(need.qty) &&
        !isMeasure(unitOf(what)),
    );
  const named = inner.filter(
    ({ what, per }) =>
      words.some((word) => isSameWord(word, what)) && !words.some((word) => isSameWord(word, per ?? '')),
  );
  const [first, ...others] = named;
  return first && others.every(({ size }) => size.eq(first.size))
    ? { count: first.size, size: new Big(1), from: [first.written], whole: null }
    : null;
}
