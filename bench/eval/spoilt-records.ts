import type { SaidRecord } from './recorded/recorded-cases.ts';

/** Ways in which a good reading goes bad, and readings that are bad from the start where there is no good one. */
export const SPOILT: Record<
  'omits' | 'swaps' | 'invents',
  (records: readonly SaidRecord[], slots: string[]) => SaidRecord[]
> = {
  omits: (records) => records.filter((_, at) => at % 2 === 0),
  swaps: (records, slots) =>
    records.map((record, at) => ({
      ...record,
      item: records[(at + 1) % records.length]?.item ?? 0,
      slot: slots[(slots.indexOf(record.slot) + 1 + (at % 2)) % slots.length] ?? '',
    })),
  invents: (records, slots) => [
    ...records,
    ...slots.map((slot, at) => ({ item: 50 + at, slot, quote: INVENTED })),
    ...records.slice(0, 3).map(({ quote }, at) => ({ item: 60 + at, slot: slots[at % slots.length] ?? '', quote })),
  ],
};

export const INVENTED = 'Zephyrine Quill 4711';

/** Every piece between two marks, as a thing of its own in the first slot. */
export const recordsOfPieces = (text: string, slots: string[]): SaidRecord[] =>
  text
    .split(/[,;.:?!()\n]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .slice(0, 40)
    .map((quote, at) => ({ item: at + 1, slot: slots[0] ?? '', quote }));
