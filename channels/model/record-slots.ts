import { z } from 'zod';
import { indexText } from '../../evidence/find-quote.ts';
import { overlaps } from '../reading/span.ts';
import type { Span } from '../reading/span.ts';

/** What a channel lets a model point at in a brief: names of slots with what they hold, as the prompt says it. */
export type RecordSlots = Readonly<Record<string, string>>;

export const Records = z.strictObject({
  records: z.array(z.strictObject({ item: z.number(), slot: z.string(), quote: z.string() })),
});
type Said = z.infer<typeof Records>['records'][number];

/** Words of a brief that a model named, at their place. `item` numbers the things that several records tell of. */
export interface PlacedRecord extends Span {
  item: number;
  slot: string;
  words: string;
}

/** What came of a model's records. */
export interface ReadRecords {
  /** In the order of their places. */
  placed: PlacedRecord[];
  /** Numbers of things of which a record fell. */
  partial: ReadonlySet<number>;
}

/** Records that are looked at, and places of one quote. */
const MOST = 120;
const MOST_PLACES = 12;

/**
 * The records that stand in the text. A quote that is not there, or whose words another record has, falls; where more fall than stand the reading
 * is not worth having, and there are none at all.
 */
export function placeRecords(text: string, said: readonly Said[], slots: RecordSlots): ReadRecords {
  const index = indexText(text);
  const placed: PlacedRecord[] = [];
  const partial = new Set<number>();
  const records = said.slice(0, MOST);
  for (const { item, slot, quote } of records) {
    const places: Span[] = [];
    const first = Object.hasOwn(slots, slot) && quote.trim() !== '' ? index.find(quote) : null;
    for (let at = first; at && places.length < MOST_PLACES; at = index.find(quote, at.start + 1)) {
      const place: Span = at;
      if (!placed.some((other) => overlaps(other, place))) places.push(place);
    }
    const behind = placed.findLast((other) => other.item === item)?.end ?? 0;
    const place = places.find(({ start }) => start >= behind) ?? places[0];
    if (place) placed.push({ ...place, item, slot, words: text.slice(place.start, place.end) });
    else partial.add(item);
  }
  const isWorthIt = placed.length * 2 >= records.length;
  return { placed: isWorthIt ? placed.toSorted((a, b) => a.start - b.start) : [], partial };
}
