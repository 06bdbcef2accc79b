import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Big } from 'big.js';
import type { Expectation } from '#contracts/screening.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { screening } from '../../channels/quote-compare/screening.ts';
import { holds, rowsOf } from '../../channels/screening/expectation.ts';
import type { EvaluatedCase } from './evaluated-case.ts';

/** A short paste of one imagined person: a request and two or three offers, worked out by hand. */
interface ShortCase {
  id: string;
  /** What is unusual about it. */
  odd: string;
  /** The paste, line by line. */
  text: string[];
  /** How many of what; `part` stands in the text. */
  needs: { qty: number; part: string }[];
  offers: ShortOffer[];
  /** Vendors that it is right to recommend; none where nobody can be yet. */
  recommended: string[];
}

interface ShortOffer {
  /** The shortest name that is nobody else's. */
  vendor: string;
  /** Landed totals that are right; none where the text does not tell it. */
  landed: number[];
  /** What is known of a total that is not told. */
  atLeast?: number;
  /** Calendar days; null where none is told. */
  leadDays: number | null;
  /** Needs that are not offered. */
  missing?: string[];
}

const FOLDER = join(import.meta.dirname, 'short');
/** The day of their dates. */
const WRITTEN_AT = '2026-11-29T12:00:00Z';

/** Short pastes by people who did not know how briefs are read, by file. */
export async function loadShortQuotes(): Promise<EvaluatedCase[]> {
  const files = (await readdir(FOLDER)).toSorted();
  const cases = await Promise.all(
    files.map(async (file) =>
      (JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as ShortCase[]).map((one) => ({
        group: `short ${file.replace('.json', '')}`,
        id: `${one.id} ${one.odd}`,
        notes: one.text.join('\n'),
        acceptedAt: WRITTEN_AT,
        fetchSource: screening.answer,
        judge: (take: TakeResponse) => judgeShort(one, take),
      })),
    ),
  );
  return cases.flat();
}

function judgeShort({ needs, offers, recommended }: ShortCase, take: TakeResponse): Expectation[] {
  const asked = (take.table?.summary['needs'] ?? []) as unknown as { qty: number; part: string }[];
  const rows = rowsOf(take);
  const rowFor = ({ vendor }: ShortOffer): JsonObject | undefined => rows.find((row) => isNamed(row['vendor'], vendor));
  const strange = rows.filter((row) => !offers.some((offer) => rowFor(offer) === row)).map(({ vendor }) => vendor);
  const found = take.table?.summary['recommended'] ?? null;
  const isRight =
    recommended.length === 0 ? found === null : recommended.some((vendor) => found !== null && isNamed(found, vendor));
  return [
    ...needs.map(({ qty, part }) =>
      holds(
        `${qty} ${part}`,
        asked.some((one) => one.qty === qty && sharesWord(one.part, part)),
        asked,
      ),
    ),
    ...offers.flatMap((offer) => judgeOffer(offer, rowFor(offer))),
    holds('no other row', strange.length === 0, strange),
    {
      ...holds(`recommends ${recommended.join(' or ') || 'nobody'}`, isRight, found),
      isGrave: !isRight && found !== null,
    },
  ];
}

function judgeOffer({ vendor, landed, leadDays }: ShortOffer, row: JsonObject | undefined): Expectation[] {
  const total = (row?.['landedTotal'] ?? null) as string | null;
  const isMet =
    row !== undefined &&
    (landed.length === 0 ? total === null : total !== null && landed.some((one) => new Big(one).eq(total)));
  return [
    { ...holds(`${vendor}: landed ${landed.join(' or ') || 'open'}`, isMet, total), isGrave: !isMet && total !== null },
    holds(`${vendor}: ${leadDays} days`, (row?.['leadDaysLatest'] ?? null) === leadDays, row?.['leadDaysLatest']),
  ];
}

/** Small letters without their marks. */
const bare = (words: unknown): string =>
  String(words)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

const isNamed = (name: unknown, vendor: string): boolean =>
  bare(name).includes(bare(vendor)) || (bare(name) !== '' && bare(vendor).includes(bare(name)));

/** The beginning of a word is the same, whatever form it stands in. */
const sharesWord = (part: string, wanted: string): boolean =>
  bare(wanted)
    .split(' ')
    .some((word) => bare(part).includes(word.slice(0, 5)));
