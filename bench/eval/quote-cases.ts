import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '#contracts/json.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { bareWords } from '../../channels/quote-compare/screening/bare-words.ts';
import { notesOf } from '../../channels/quote-compare/screening/screening-brief.ts';
import type { ScreenedVendor, ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { SCREENING } from '../../channels/quote-compare/screening.ts';
import type { EvaluatedCase, EvaluatedCheck } from './evaluated-case.ts';
import { FORMS } from './quote-forms.ts';
import { buildOrders } from './quote-orders.ts';

const ACCEPTED_AT = '2027-01-10T12:00:00Z';

/** The screening briefs as they are and in other forms, or the quotes of a folder of fixtures (`quotes/NAME/expected.json`). */
export async function loadQuoteCases({ set }: { set: string | undefined }): Promise<EvaluatedCase[]> {
  if (set !== undefined) return loadFixtures(join(set, 'quotes'));
  const written = buildOrders().map(({ group, ...brief }) =>
    caseOf(`written ${group.split(' ')[0]}`, { ...brief, notes: notesOf(brief) }),
  );
  const formed = Object.entries(FORMS).flatMap(([group, form]) =>
    SCREENING.flatMap((brief) => {
      const formed = form(brief);
      return formed ? [caseOf(group, { ...formed, notes: notesOf(formed) })] : [];
    }),
  );
  return [...formed, ...written];
}

const caseOf = (
  group: string,
  { name, notes, prior, ...brief }: ScreeningBrief & { notes: string },
): EvaluatedCase => ({
  group,
  id: name,
  notes,
  ...(prior !== undefined && { prior: { brief: prior, output: 'No recommendation yet.', links: [] } }),
  acceptedAt: ACCEPTED_AT,
  fetchSource: () => Promise.reject(new Error('nothing is fetched')),
  judge: (take) => judgeComparison(brief, take),
});

/** Fixtures are judged on money, vendors and the recommendation; the words are for a judge of their own. */
async function loadFixtures(folder: string): Promise<EvaluatedCase[]> {
  const cases: EvaluatedCase[] = [];
  for (const id of await readdir(folder)) {
    const read = (file: string): Promise<string> => readFile(join(folder, id, file), 'utf8');
    const expected = JSON.parse(await read('expected.json')) as FixtureAnswer;
    const quotes = await Promise.all(expected.quotes.map(async (file) => (await read(file)).trim()));
    const brief = (await read('brief.txt')).trim();
    const screened = {
      name: id,
      brief,
      quotes,
      vendors: expected.vendors.map(vendorOf),
      recommended: expected.recommended,
    };
    const own = caseOf(expected.class ?? 'quotes', { ...screened, notes: notesOf(screened) });
    cases.push({
      ...own,
      acceptedAt: new Date().toISOString(),
      judge: (take) => [...judgeComparison(screened, take, false), gradeCheck(take, expected.maxGrade ?? 'A')],
    });
  }
  return cases;
}

interface FixtureAnswer {
  quotes: string[];
  class?: string;
  maxGrade?: string;
  recommended: string | null;
  vendors: (Record<'vendor' | 'currency', string> &
    Record<'lines_subtotal' | 'freight' | 'fees' | 'discount' | 'tax' | 'landed_total', string | null> & {
      lead_days_latest: number | null;
      lead_days_also?: (number | null)[];
    })[];
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

const gradeCheck = ({ grade }: TakeResponse, best: string): EvaluatedCheck => ({
  name: 'grade',
  isRight: grade === undefined || 'FDCBA'.indexOf(grade) <= 'FDCBA'.indexOf(best),
  found: `${grade}, at best ${best}`,
});

const isSame = (a: unknown, b: unknown): boolean => {
  const [one, other] = [bareWords(a), bareWords(b)];
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
};

/** `isWhole`: the brief names every math error there is. */
function judgeComparison(
  wanted: Pick<ScreeningBrief, 'vendors' | 'recommended'>,
  take: TakeResponse,
  isWhole = true,
): EvaluatedCheck[] {
  const rows = take.table?.rows ?? [];
  const strange = rows.filter((row) => !wanted.vendors.some(({ vendor }) => isSame(vendor, row.vendor)));
  const recommended = take.table?.summary.recommended ?? null;
  const isRight = wanted.recommended === null ? recommended === null : isSame(recommended, wanted.recommended);
  return [
    ...wanted.vendors.flatMap((vendor) => judgeVendor(vendor, rows, isWhole)),
    {
      name: 'no other row',
      isRight: strange.length === 0,
      found: strange.map(({ vendor }) => String(vendor)).join(', '),
    },
    {
      name: 'recommended',
      isRight,
      found: `${String(recommended)}, wanted ${wanted.recommended}`,
      isGrave: !isRight && recommended !== null,
    },
  ];
}

const MAY_BE_NULL = ['fees', 'discount', 'tax'];

function judgeVendor(wanted: ScreenedVendor, rows: JsonObject[], isWhole: boolean): EvaluatedCheck[] {
  const row = rows.find(({ vendor }) => isSame(vendor, wanted.vendor));
  if (!row) return [{ name: `${wanted.vendor} has a row`, isRight: false }];
  const money = { freight: wanted.freight, fees: wanted.fees ?? '0.00', discount: wanted.discount ?? '0.00' };
  const fields = {
    currency: wanted.currency ?? 'USD',
    ...(wanted.linesSubtotal !== undefined && { linesSubtotal: wanted.linesSubtotal }),
    ...money,
    tax: wanted.tax === undefined ? '0.00' : wanted.tax,
    landedTotal: wanted.landedTotal,
  };
  const plain = (field: string, value: unknown): unknown =>
    value === null && MAY_BE_NULL.includes(field) ? '0.00' : (value ?? null);
  const checks = Object.entries(fields).map(([field, value]) => {
    const isRight = plain(field, row[field]) === plain(field, value);
    return {
      name: `${wanted.vendor} ${field}`,
      isRight,
      found: `${String(row[field])}, wanted ${value}`,
      isGrave: field === 'landedTotal' && !isRight && row[field] !== null,
    };
  });
  const accusations = Array.isArray(row.mathErrors) ? row.mathErrors.map(String) : [];
  const due = wanted.errors?.length ?? (isWhole ? 0 : accusations.length);
  return [
    ...checks,
    {
      name: `${wanted.vendor} lead days`,
      isRight: wanted.leadDays.some((days) => days === (row.leadDaysLatest ?? null)),
      found: `${String(row.leadDaysLatest)}, wanted ${wanted.leadDays.join(' or ')}`,
    },
    {
      name: `${wanted.vendor} math errors`,
      isRight: accusations.length === due,
      found: accusations.join('; '),
      isGrave: accusations.length > due,
    },
  ];
}
