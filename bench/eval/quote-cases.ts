import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { holdComparison } from '../../channels/quote-compare/screening/hold-comparison.ts';
import { notesOf } from '../../channels/quote-compare/screening/screening-brief.ts';
import type { ScreenedVendor, ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { SCREENING, screening } from '../../channels/quote-compare/screening.ts';
import { TRADES } from '../../channels/quote-compare/screening/trades.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { gradeCheck } from './grade-check.ts';
import { buildChats } from './quote-chats.ts';
import { FORMS } from './quote-forms.ts';
import { buildHeadedOffers } from './quote-heads.ts';
import { buildLetters } from './quote-letters.ts';
import { buildLists } from './quote-lists.ts';
import { buildOrders } from './quote-orders.ts';
import { buildSheets } from './quote-sheets.ts';
import { buildTables } from './quote-tables.ts';
import { loadShortQuotes } from './short-quotes.ts';

/** The screening briefs as they are and in other forms, or the quotes of a folder of fixtures (`quotes/NAME/expected.json`). */
export async function loadQuoteCases({ set }: { set: string | undefined }): Promise<EvaluatedCase[]> {
  if (set !== undefined) return loadFixtures(join(set, 'quotes'));
  const written = buildOrders().map(({ group, ...brief }) =>
    caseOf(`written ${group.split(' ')[0]}`, { ...brief, notes: notesOf(brief) }),
  );
  const trades = TRADES.map((brief) => caseOf('trades', { ...brief, notes: notesOf(brief) }));
  const formed = Object.entries(FORMS).flatMap(([group, form]) =>
    SCREENING.flatMap((brief) => {
      const formed = form(brief);
      return formed ? [caseOf(group, { ...formed, notes: notesOf(formed) })] : [];
    }),
  );
  const headed = buildHeadedOffers().map((brief) => caseOf('headed', { ...brief, notes: notesOf(brief) }));
  const compared = buildTables().map((brief) => caseOf('compared', { ...brief, notes: notesOf(brief) }));
  const told = buildChats().map((brief) => caseOf('told', { ...brief, notes: notesOf(brief) }));
  const letters = buildLetters().map((brief) => caseOf('letters', { ...brief, notes: notesOf(brief) }));
  const copied = buildSheets().map((brief) => caseOf('copied', { ...brief, notes: notesOf(brief) }));
  const listed = buildLists().map((brief) => caseOf('listed', { ...brief, notes: notesOf(brief) }));
  return [
    ...formed,
    ...written,
    ...trades,
    ...headed,
    ...compared,
    ...told,
    ...letters,
    ...copied,
    ...listed,
    ...(await loadShortQuotes()),
  ];
}

const caseOf = (
  group: string,
  { name, notes, prior, ...brief }: ScreeningBrief & { notes: string },
): EvaluatedCase => ({
  group,
  id: name,
  notes,
  ...(prior !== undefined && { prior: { brief: prior, output: 'No recommendation yet.', links: [] } }),
  acceptedAt: screening.at,
  fetchSource: screening.answer,
  judge: (take) => holdComparison(brief, take),
});

/** Fixtures are judged on money, vendors and the recommendation; the words are for a judge of their own. */
async function loadFixtures(folder: string): Promise<EvaluatedCase[]> {
  const cases: EvaluatedCase[] = [];
  for (const id of await readdir(folder)) {
    const read = (file: string): Promise<string> => readFile(join(folder, id, file), 'utf8');
    const expected = JSON.parse(await read('expected.json')) as Fixture;
    const quotes = await Promise.all(expected.quotes.map(async (file) => (await read(file)).trim()));
    const brief = (await read('brief.txt')).trim();
    cases.push({
      ...caseOfFixture(id, { group: expected.class ?? 'quotes', brief, quotes, expected }),
      acceptedAt: new Date().toISOString(),
    });
  }
  return cases;
}

/** A brief with its quotes, held against what was worked out by hand. */
export function caseOfFixture(
  id: string,
  { group, brief, quotes, expected }: { group: string; brief: string; quotes: string[]; expected: FixtureAnswer },
): EvaluatedCase {
  const screened = {
    name: id,
    brief,
    quotes,
    vendors: expected.vendors.map(vendorOf),
    recommended: expected.recommended,
  };
  return {
    ...caseOf(group, { ...screened, notes: notesOf(screened) }),
    judge: (take) => [
      ...holdComparison(screened, take, { isWhole: false }),
      gradeCheck(take, expected.maxGrade ?? 'A'),
    ],
  };
}

export interface FixtureAnswer {
  maxGrade?: string;
  recommended: string | null;
  vendors: (Record<'vendor' | 'currency', string> &
    Record<'lines_subtotal' | 'freight' | 'fees' | 'discount' | 'tax' | 'landed_total', string | null> & {
      lead_days_latest: number | null;
      lead_days_also?: (number | null)[];
    })[];
}

interface Fixture extends FixtureAnswer {
  quotes: string[];
  class?: string;
}

const vendorOf = (given: FixtureAnswer['vendors'][number]): ScreenedVendor => ({
  vendor: given.vendor,
  currency: given.currency,
  ...(given.lines_subtotal !== null && { linesSubtotal: given.lines_subtotal }),
  freight: given.freight,
  fees: given.fees ?? '0.00',
  discount: given.discount ?? '0.00',
  tax: given.tax,
  landedTotal: given.landed_total,
  leadDays: [given.lead_days_latest, ...(given.lead_days_also ?? [])],
});
