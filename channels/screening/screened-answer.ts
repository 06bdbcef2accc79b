import type { Citation } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';

/** What an answer says and the quotes that carry it, without what every take has of its own: its id, its number, how long it took. */
export function screenedAnswer(take: TakeResponse, citations: readonly Pick<Citation, 'quote'>[]): JsonObject {
  const { output, grade, overall, links, table, asks, plan, lifecycle } = take;
  const stills = take.stills.map(({ id, caption, source }) => ({ id, caption, source }));
  const { takeId: _, ...rest } = lifecycle;
  const quotes = citations.map(({ quote }) => quote);
  const said = { output, grade, overall, links, table, stills, asks, subGoals: plan.subGoals, lifecycle: rest, quotes };
  // As the database gives it back.
  return JSON.parse(JSON.stringify(said)) as JsonObject;
}

/** Holds an answer to the one that the same release gave before, to the letter. */
export function holdToBefore(before: JsonObject, now: JsonObject): Expectation {
  const difference = findDifference(before, now);
  return {
    expectation: 'the answer that this release gave before',
    isMet: difference === null,
    found: difference ?? '',
  };
}

const SHOWN_CHARS = 120;

/** The first place where two values differ, in words; null where they are the same. Members may stand in any order. */
export function findDifference(before: Json | undefined, now: Json | undefined, place = ''): string | null {
  if (before === now) return null;
  if (typeof before === 'string' && typeof now === 'string') return tell(place, ...firstLines(before, now));
  if (!isContainer(before) || !isContainer(now) || Array.isArray(before) !== Array.isArray(now))
    return tell(place, show(before), show(now));
  const [ofBefore, ofNow] = [new Map(Object.entries(before)), new Map(Object.entries(now))];
  for (const name of new Set([...ofBefore.keys(), ...ofNow.keys()])) {
    const difference = findDifference(ofBefore.get(name), ofNow.get(name), place ? `${place}.${name}` : name);
    if (difference !== null) return difference;
  }
  return null;
}

const isContainer = (value: Json | undefined): value is Json[] | JsonObject =>
  typeof value === 'object' && value !== null;

/** The first lines that differ of two texts that do. */
function firstLines(before: string, now: string): [string, string] {
  const [was, is] = [before.split('\n'), now.split('\n')];
  const at = was.findIndex((line, index) => line !== is[index]);
  const index = at < 0 ? was.length : at;
  return [show(was[index]), show(is[index])];
}

const tell = (place: string, was: string, is: string): string => `${place}: ${is} instead of ${was}`;

const show = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, SHOWN_CHARS);
