import type { ComposedSentence } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { Brief } from '#contracts/plan.ts';
import { plain } from './plain.ts';
import type { Parts } from './parts.ts';
import type { Reading } from './read-brief.ts';
import type { AnySlot } from './slot.ts';

/** Characters of unread words that are told. */
const LONGEST = 400;

/** The first lines of an answer: how the brief was read, and which limits follow from that. */
export function tellReading<Wanted extends JsonObject>(
  parts: Parts<Wanted>,
  { wanted, used }: Reading<Wanted>,
  { prior }: Brief,
): ComposedSentence[] {
  const slots: Record<string, AnySlot> = parts.slots;
  const told = Object.entries(slots).flatMap(([name, { label, tell, most }]) => {
    const value: Json | undefined = wanted[name];
    if (value === null || value === undefined) return [];
    const values = most !== undefined && Array.isArray(value) ? value : [value];
    return values.length > 0 ? [`${label}: ${values.map((each) => tell(each)).join(', ')}`] : [];
  });
  const isContinued = prior !== null && used.some(({ document }) => document === 'prior');
  return [
    plain(`Read as: ${told.join('; ')}${isContinued ? ' (with the earlier brief)' : ''}.\n`),
    ...(parts.remarks?.(wanted) ?? []).map((remark) => plain(`${remark}\n`)),
    plain('\n'),
  ];
}

/** What of the brief nothing was made of, as one sentence. */
export function tellUnread({ unread }: Pick<Reading<JsonObject>, 'unread'>): string[] {
  if (unread.length === 0) return [];
  const words = [...new Set(unread.map((each) => `“${each.words}”`))].join(', ');
  return [`Of the brief, this was not read: ${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}.`];
}
