import type { Json, JsonObject } from '#contracts/json.ts';
import type { Brief } from '#contracts/plan.ts';
import { measureText } from '../../../evidence/measuring/text/measure-text.ts';
import { readAddresses } from './addresses.ts';
import type { NamedAddress } from './addresses.ts';
import { readItems } from './read-items.ts';
import type { NamedItem } from './named-item.ts';

/** What a brief asks for. Offsets are those of `text`. */
export interface Reading {
  /** The brief's own words, with those of the take that it continues where the notes name nothing. */
  text: string;
  items: NamedItem[];
  addresses: NamedAddress[];
  hasSizes: boolean;
}

export function readBrief({ notes, prior }: Brief): Reading {
  const own = readText(notes);
  if (own.items.length + own.addresses.length > 0 || !prior || prior.brief.trim() === '') return own;
  return readText(`${notes}\n\n${prior.brief}`);
}

function readText(text: string): Reading {
  const addresses = readAddresses(text);
  const items = readItems(text);
  const said = [
    withoutAddresses(text, addresses),
    ...items.flatMap(({ cells }) => (cells ?? []).map(({ says }) => says)),
  ];
  return { text, items, addresses, hasSizes: said.some((each) => measureText(each).dimensions.length > 0) };
}

/** The text with blanks where addresses stand: numbers in them are no sizes. Offsets stay. */
export function withoutAddresses(text: string, addresses: readonly NamedAddress[]): string {
  let blanked = text;
  for (const { start, end } of addresses)
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  return blanked;
}

export const toJson = (reading: Reading): JsonObject => reading as unknown as Record<string, Json>;
/** What `toJson` kept with the plan. */
export const fromJson = (reading: JsonObject): Reading => reading as unknown as Reading;
