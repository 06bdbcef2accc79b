import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { SCREENED_AT } from '../../channels/changelog-scout/screening.ts';
import { holds, rowsOf } from '../../channels/screening/expectation.ts';
import { normaliseQuote } from '../../evidence/normalise.ts';
import { mediaTypeOf } from '../../test/support/media-type-of.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { isMatch } from './fixture-checks.ts';
import { gradeCheck } from './grade-check.ts';

interface FixtureLog {
  product: string;
  class?: string;
  input: string;
  maxGrade?: string;
  newest_releases: { version: string; date: string | null }[];
  must_surface: { version: string; date: string | null; quote: string }[];
  /** A month is all that the page says. */
  month_only_dates?: Record<string, string>;
  /** A typing error of the page that may be put right. */
  repaired_dates?: Record<string, string>;
  judge?: { must_not_rows?: Record<string, string>[] };
}

/** The changelogs of a folder of fixtures (`changelogs/NAME/expected.json`): what has to be among the rows, what must not, and dates. */
export async function loadChangelogFixtures(set: string): Promise<EvaluatedCase[]> {
  const folder = join(set, 'changelogs');
  return Promise.all(
    (await readdir(folder)).map(async (id) => {
      const expected = JSON.parse(await readFile(join(folder, id, 'expected.json'), 'utf8')) as FixtureLog;
      const body = new Uint8Array(await readFile(join(folder, id, expected.input)));
      const url = `https://fixtures.example/${id}/${expected.input}`;
      const product = expected.product.startsWith('(') ? 'this product' : expected.product;
      return {
        group: expected.class ?? 'changelogs',
        id,
        notes: `What changed in ${product}? ${url}`,
        acceptedAt: SCREENED_AT,
        fetchSource: () => ({ body, mediaType: mediaTypeOf(expected.input) ?? 'text/plain', url }),
        judge: (take) => judgeLog(expected, take),
      } satisfies EvaluatedCase;
    }),
  );
}

function judgeLog(expected: FixtureLog, take: TakeResponse): Expectation[] {
  const rows = rowsOf(take);
  const dates = new Map(expected.newest_releases.map(({ version, date }) => [plainVersion(version), [date]]));
  for (const others of [expected.month_only_dates ?? {}, expected.repaired_dates ?? {}])
    for (const [version, date] of Object.entries(others))
      dates.set(plainVersion(version), [...(dates.get(plainVersion(version)) ?? [null]), date]);
  const misdated = rows.filter(
    ({ version, date }) => dates.get(plainVersion(version))?.includes((date as string | null) ?? null) === false,
  );
  return [
    holds('dates of the rows', misdated.length === 0, misdated),
    ...expected.must_surface.map(({ version, date, quote }) =>
      holds(
        `${version} of ${date ?? 'no day'}: ${quote}`,
        rows.some(
          (row) =>
            plainVersion(row['version']) === plainVersion(version) &&
            (row['date'] ?? null) === date &&
            plainText(row['quote']).includes(plainText(quote)),
        ),
        rows.filter((row) => plainVersion(row['version']) === plainVersion(version)),
      ),
    ),
    ...(expected.judge?.must_not_rows ?? []).map((patterns) => {
      const found = rows.filter((row) =>
        Object.entries(patterns).every(([name, pattern]) => isMatch(pattern, row[name])),
      );
      return holds(`no row with ${JSON.stringify(patterns)}`, found.length === 0, found);
    }),
    gradeCheck(take, expected.maxGrade ?? 'A'),
  ];
}

const plainText = (text: unknown): string => normaliseQuote(String(text ?? '')).replace(/[\s*`_]/g, '');

const plainVersion = (version: unknown): string =>
  String(version ?? '')
    .trim()
    .toLowerCase()
    .replace(/^(?:version|release)\s+/, '')
    .replace(/^v(?=\d)/, '');
