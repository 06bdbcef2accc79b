import type { Expectation } from '#contracts/screening.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { TakeResponse } from '#contracts/take.ts';

/** Longest text of what was found. */
const FOUND_CHARS = 300;

/** An expectation that is met or not; `found` is shown as JSON where it is no text. */
export function holds(expectation: string, isMet: boolean, found: unknown): Expectation {
  return { expectation, isMet, found: show(found) };
}

/** Two JSON values are the same. */
export function equals(what: string, wanted: unknown, found: unknown): Expectation {
  return holds(`${what} is ${show(wanted)}`, isSame(wanted, found), found);
}

/** Each pattern is somewhere in a text, and none of the others is. */
export function speaks(text: string, says: readonly RegExp[] = [], saysNot: readonly RegExp[] = []): Expectation[] {
  return [
    ...says.map((pattern) => holds(`says ${pattern}`, pattern.test(text), text)),
    ...saysNot.map((pattern) => holds(`does not say ${pattern}`, !pattern.test(text), pattern.exec(text)?.[0] ?? '')),
  ];
}

/** The take has come to this state. */
export const endsAs = (state: string, { lifecycle }: TakeResponse): Expectation =>
  holds(`ends ${state}`, lifecycle.state === state, [lifecycle.state, lifecycle.recovery.detail].join(' '));

export const asksFor = (keys: readonly string[], { asks }: TakeResponse): Expectation =>
  equals(
    'what it asks for',
    keys,
    asks.map(({ key }) => key),
  );

/** Grade is one of these letters. */
export const isGraded = (letters: string, { grade }: TakeResponse): Expectation =>
  holds(`grade ${letters.split('').join(' or ')}`, grade !== undefined && letters.includes(grade), grade ?? 'none');

/** Every member of `wanted` is in the row as it is. */
export const hasCells = (what: string, wanted: object, row: JsonObject | undefined): Expectation =>
  holds(
    `${what}: ${show(wanted)}`,
    row !== undefined && Object.entries(wanted).every(([name, value]) => isSame(row[name], value)),
    row && Object.fromEntries(Object.keys(wanted).map((name) => [name, row[name]])),
  );

export const rowsOf = ({ table }: TakeResponse): JsonObject[] => table?.rows ?? [];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > FOUND_CHARS ? `${text.slice(0, FOUND_CHARS)}…` : text;
}
