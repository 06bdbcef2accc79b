import { overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import { isJoining } from './need-words.ts';
import type { Reading } from './read-things.ts';
import { wordsOf } from './spoken-of.ts';

/** Of all readings those that stand together: of each thing and each number the best. */
export function settleReadings(text: string, readings: readonly Reading[], least: number | null): Reading[] {
  const ofThings = readings.filter(
    ({ score, quantity: { counted } }) => counted !== 'person' && (counted !== 'time' || score >= LEAST_OF_TIME),
  );
  const sure = ofThings.filter(({ score, known }) => score >= (known < 0.5 ? LEAST : LEAST_OF_KNOWN));
  const chosen = withoutStrangers(choose([], sure));
  const taken = chosen.length > 0 || least === null ? chosen : choose([], readings.filter(isLikelyAlone)).slice(0, 1);
  const joined = withoutAsides(text, withCompanions(text, taken, ofThings));
  return withoutRepeats(
    text,
    joined.toSorted((a, b) => a.quantity.start - b.quantity.start || a.phrase.start - b.phrase.start),
  );
}
const LEAST = 2;
const LEAST_OF_KNOWN = 1.25;
const LEAST_OF_COMPANIONS = 0.75;
const LEAST_OF_STRANGERS = 3;
/** Time that a thing is wanted for is no count of it, but as "12 months of maintenance". */
const LEAST_OF_TIME = 2.5;
const LEAST_ALONE = -4;
const LEAST_MEASURED = -1;
const LEAST_UNKNOWN = 0.5;

/** Where nothing else is counted: people, days or about how many. */
const isLikelyAlone = ({ score, known, quantity: { counted, value } }: Reading): boolean =>
  score >= LEAST_ALONE &&
  (known > 0 ||
    counted === 'time' ||
    (counted === 'person' && value > 3) ||
    (counted === 'measure' && score >= LEAST_MEASURED) ||
    score >= LEAST_UNKNOWN);

/** The best readings first, none of which takes a quantity or a thing that a better one has. */
function choose(first: readonly Reading[], readings: readonly Reading[]): Reading[] {
  const chosen: Reading[] = [...first];
  for (const reading of readings.toSorted((a, b) => b.score - a.score)) {
    const isFree = chosen.every((other) => {
      const isSame = other.isShared && reading.isShared && other.quantity.start === reading.quantity.start;
      const spans = ({ quantity, phrase }: Reading): Span[] => (isSame ? [phrase] : [quantity, phrase]);
      return !spans(other).some((a) => spans(reading).some((b) => overlaps(a, b)));
    });
    if (isFree) chosen.push(reading);
  }
  return chosen;
}

/** Where the offers know some of the things, the others are none but in the same list or sentence. */
function withoutStrangers(chosen: readonly Reading[]): Reading[] {
  const known = chosen.filter((reading) => reading.known > 0);
  if (known.length === 0) return [...chosen];
  const places = new Set(known.filter(({ place }) => place !== 'within').map(({ place }) => place));
  const lines = new Set(known.map(({ quantity }) => quantity.line.start));
  const isNear = ({ place, quantity }: Reading): boolean => places.has(place) || lines.has(quantity.line.start);
  return chosen.filter((reading) => reading.known > 0 || (isNear(reading) && reading.score >= LEAST_OF_STRANGERS));
}

/** What is counted in brackets explains what is counted beside them. */
function withoutAsides(text: string, chosen: readonly Reading[]): Reading[] {
  const isAside = ({ quantity, phrase }: Reading): boolean => {
    const before = text.slice(quantity.line.start, Math.min(quantity.start, phrase.start));
    return before.lastIndexOf('(') > before.lastIndexOf(')');
  };
  const lines = new Set(chosen.filter((reading) => !isAside(reading)).map(({ quantity }) => quantity.line.start));
  return chosen.filter((reading) => !isAside(reading) || !lines.has(reading.quantity.line.start));
}

/** Those with less to speak for them that stand in one breath with what is wanted. */
function withCompanions(text: string, chosen: readonly Reading[], readings: readonly Reading[]): Reading[] {
  const more = readings.filter(
    (reading) => reading.score >= LEAST_OF_COMPANIONS && chosen.some((other) => isInOneBreath(text, reading, other)),
  );
  const all = choose(chosen, more);
  return all.length > chosen.length ? withCompanions(text, all, readings) : all;
}

/** "500 ties and 40 boxes": nothing but a comma or "and" stands between two. */
function isInOneBreath(text: string, one: Reading, other: Reading): boolean {
  const [first, second] = one.quantity.start < other.quantity.start ? [one, other] : [other, one];
  const end = Math.max(first.quantity.end, first.phrase.end);
  const between = text.slice(end, Math.min(second.quantity.start, second.phrase.start)).trim();
  return (
    /^[,;+&|\s\p{L}]{0,9}$/u.test(between) &&
    between.split(/[\s,;+&|]+/).every((word) => word === '' || isJoining(word))
  );
}

/** A thing that is named twice is wanted once: as the better of the two says, or the first of equals. */
function withoutRepeats(text: string, readings: readonly Reading[]): Reading[] {
  const words = readings.map(({ phrase }) => new Set(wordsOf(text.slice(phrase.start, phrase.end))));
  const isQuoted = ({ quantity }: Reading): boolean => /^\s*>/.test(text.slice(quantity.line.start, quantity.start));
  const isRepeat = (at: number): boolean =>
    readings.some((other, index) => {
      const [own, theirs] = [words[at], words[index]];
      const reading = readings[at];
      if (index === at || !own || !theirs || !reading || own.size === 0 || other.isShared) return false;
      const isSame = [...own].every((word) => theirs.has(word));
      const isWeaker =
        other.quantity.value === reading.quantity.value
          ? index < at || own.size < theirs.size
          : reading.score + 2 < other.score;
      // "> 6 rolls AK-23 delivered": the buyer's own mail in the thread, which asked for the same part.
      const isAskedAgain = isQuoted(reading) && !isQuoted(other) && other.quantity.value === reading.quantity.value;
      return (isSame && isWeaker) || (isAskedAgain && [...own].some((word) => /\d/.test(word) && theirs.has(word)));
    });
  return readings.filter((_, at) => !isRepeat(at));
}
