import { NUMBER, parseNumber } from './number-words.ts';
import type { Radius } from './radius.ts';
import { spanOf } from './span.ts';

/** Straight-line progress in a town, on the slow side of what people walk, ride and drive. */
const MILES_PER_HOUR = { walk: 3, bike: 9, drive: 24 };

const MODE = 'walk(?:ing)?|foot|stroll|bike|bicycle|biking|cycling|cycle|ride|drive|driving|car|away|of|from';
const TRAVEL = new RegExp(
  `(?:(?<hours>half an?|an?|${NUMBER})[\\s-]*(?:hours?|hrs?)|(?<minutes>${NUMBER})[\\s-]*(?:minutes?|mins?\\.?))[’']?s?[’']?[\\s-]*(?:of )?(?:(?:by|on|in) (?:a |the |my |our )?)?(?<mode>${MODE})\\b`,
  'gi',
);
/** "We can drive 20 min", "a drive of up to half an hour". */
const MODE_FIRST = new RegExp(
  `\\b(?<mode>walk|bike|cycle|ride|drive|travel|go)(?:ing)?\\s+(?:time\\s+)?(?:(?:of|for|is|up to|at most|about|around|roughly|maybe|max(?:imum)?|no more than|under|within|less than)\\s+)*(?:(?<hours>half an?|an?|${NUMBER})[\\s-]*(?:hours?|hrs?)|(?<minutes>${NUMBER})[\\s-]*(?:minutes?|mins?))\\b`,
  'gi',
);
const ON_FOOT = /\b(?:walking distance|walkable)\b/i;

/** Reads "a 15 minute walk" and the like as a distance, and says that it was assumed. */
export function readTravel(text: string): Radius | null {
  for (const match of [...text.matchAll(TRAVEL), ...text.matchAll(MODE_FIRST)]) {
    const { hours, minutes, mode = '' } = match.groups ?? {};
    const minutesOnTheWay = minutes ? parseNumber(minutes) : parseHours(hours ?? '') * 60;
    if (!minutesOnTheWay) continue;
    const perHour = MILES_PER_HOUR[modeOf(mode)];
    const miles = Math.max(0.25, Math.round((minutesOnTheWay / 60) * perHour * 4) / 4);
    return assume(text, match, miles);
  }
  const onFoot = ON_FOOT.exec(text);
  return onFoot ? assume(text, onFoot, 1) : null;
}

function assume(text: string, match: RegExpExecArray, miles: number): Radius {
  const span = spanOf(text, match.index, match[0].length);
  const unit = miles === 1 ? 'mile' : 'miles';
  const assumption = `“${span.quote.trim()}” was taken for ${miles} ${unit} in a straight line, because the map tells distances, not travel times.`;
  return { ...span, miles, amount: miles, unit: 'miles', assumption };
}

function modeOf(words: string): keyof typeof MILES_PER_HOUR {
  if (/walk|foot|stroll/i.test(words)) return 'walk';
  return /bike|biking|bicycle|cycl/i.test(words) ? 'bike' : 'drive';
}

function parseHours(words: string): number {
  if (/^half/i.test(words)) return 0.5;
  return /^an?$/i.test(words) ? 1 : (parseNumber(words) ?? 0);
}
