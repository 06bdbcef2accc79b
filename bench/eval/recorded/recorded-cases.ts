import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Words of a brief that a careful reader named, in the shape of `channels/model/record-slots.ts`. */
export interface SaidRecord {
  item: number;
  slot: string;
  quote: string;
}

/** A brief with what is right about it and what a model that reads well says of it. */
export interface Recorded<Right> {
  id: string;
  notes: string;
  right: Right;
  said: SaidRecord[];
}

/** Recorded answers of a file of this folder, in which each is one line: `item slot: quote`. */
export async function loadRecorded<Right>(file: string): Promise<Recorded<Right>[]> {
  const cases = JSON.parse(await readFile(join(import.meta.dirname, file), 'utf8')) as (Omit<
    Recorded<Right>,
    'said'
  > & {
    said: string[];
  })[];
  return cases.map((one) => ({ ...one, said: one.said.map(readLine) }));
}

function readLine(line: string): SaidRecord {
  const { item = '', slot = '', quote = '' } = /^(?<item>\d+) (?<slot>\w+): (?<quote>[^]+)$/.exec(line)?.groups ?? {};
  return { item: Number(item), slot, quote };
}
