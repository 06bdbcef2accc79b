import type { JsonObject } from '#contracts/json.ts';
import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { holds, rowsOf, speaks } from '../../screening/expectation.ts';
import { bareWords } from './bare-words.ts';
import type { ScreenedVendor, ScreeningBrief } from './screening-brief.ts';

/**
 * What a comparison has to hold. `isWhole`: the brief names everything that has to be said of a vendor, its math errors and questions too; else they
 * are not looked at.
 */
export function holdComparison(
  wanted: Omit<ScreeningBrief, 'name' | 'brief' | 'quotes' | 'prior'>,
  take: TakeResponse,
  { isWhole = true }: { isWhole?: boolean } = {},
): Expectation[] {
  const rows = rowsOf(take);
  const strange = rows.filter(({ vendor }) => !wanted.vendors.some((one) => isSame(one.vendor, vendor)));
  return [
    ...wanted.vendors.flatMap((vendor) => holdVendor(vendor, take, isWhole)),
    holds(
      'no other row',
      strange.length === 0,
      strange.map(({ vendor }) => vendor),
    ),
    ...holdRecommendation(wanted, take),
    ...(isWhole && wanted.recommended === null ? [holds('asks the caller', take.asks.length > 0, take.asks)] : []),
  ];
}

function holdRecommendation(
  {
    recommended: wanted,
    asksCaller,
    deadline,
    says,
  }: Pick<ScreeningBrief, 'recommended' | 'asksCaller' | 'deadline' | 'says'>,
  take: TakeResponse,
): Expectation[] {
  const { recommended = null, deadline: found } = take.table?.summary ?? {};
  const isRight = wanted === null ? recommended === null : isSame(recommended, wanted);
  const asked = take.asks.map(({ ask }) => ask).join(' ');
  return [
    { ...holds(`recommends ${wanted ?? 'nobody'}`, isRight, recommended), isGrave: !isRight && recommended !== null },

    ...(asksCaller ? [holds(`asks the caller ${asksCaller}`, asksCaller.test(asked), asked)] : []),
    ...(deadline ? [holds(`deadline ${deadline}`, found === deadline, found)] : []),
    ...speaks(take.output + JSON.stringify(take.table), says),
  ];
}

/** Members that are nothing whether they are null or naught. */
const MAY_BE_NULL = ['fees', 'discount', 'tax'];

function holdVendor(wanted: ScreenedVendor, take: TakeResponse, isWhole: boolean): Expectation[] {
  const { vendor } = wanted;
  // A vendor that has no row falls short of everything that is expected of it.
  const row = rowsOf(take).find((one) => isSame(one.vendor, vendor)) ?? {};
  const orNaught = (field: string, value: unknown) =>
    value === null && MAY_BE_NULL.includes(field) ? '0.00' : (value ?? null);
  const fields = Object.entries(amountsOf(wanted)).map(([field, value]) => {
    const isMet = orNaught(field, row[field]) === orNaught(field, value);
    const isGrave = field === 'landedTotal' && !isMet && (row[field] ?? null) !== null;
    return { ...holds(`${vendor}: ${field} ${value}`, isMet, row[field]), isGrave };
  });
  return [
    ...fields,
    holds(
      `${vendor}: ${wanted.leadDays.join(' or ')} lead days`,
      wanted.leadDays.some((days) => days === (row['leadDaysLatest'] ?? null)),
      row['leadDaysLatest'],
    ),
    ...(isWhole || wanted.errors ? holdErrors(wanted, texts(row['mathErrors'])) : []),
    ...(isWhole ? holdOpen(wanted, row, take) : []),
  ];
}

const amountsOf = (wanted: ScreenedVendor) => ({
  currency: wanted.currency ?? 'USD',
  ...(wanted.linesSubtotal !== undefined && { linesSubtotal: wanted.linesSubtotal }),
  ...(!wanted.isSplitOpen && {
    freight: wanted.freight,
    fees: wanted.fees ?? '0.00',
    discount: wanted.discount ?? '0.00',
  }),
  tax: wanted.tax === undefined ? '0.00' : wanted.tax,
  landedTotal: wanted.landedTotal,
  ...(wanted.landedTotalAtLeast && { landedTotalAtLeast: wanted.landedTotalAtLeast }),
  ...(wanted.statedTotal && { statedTotal: wanted.statedTotal }),
});

function holdErrors({ vendor, errors = [] }: ScreenedVendor, found: string[]): Expectation[] {
  return [
    {
      ...holds(`${vendor}: ${errors.length} math errors`, found.length === errors.length, found),
      isGrave: found.length > errors.length,
    },
    ...errors.map(([right, stated]) =>
      holds(
        `${vendor}: ${stated} should be ${right}`,
        found.some((error) => error.includes(right) && error.includes(stated)),
        found,
      ),
    ),
  ];
}

function holdOpen(
  { vendor, missing = [], asks = [] }: ScreenedVendor,
  row: JsonObject,
  take: TakeResponse,
): Expectation[] {
  const found = texts(row['missingItems']);
  const questions = texts(row['clarifications']).join('; ');
  const isHeld = take.lifecycle.held.some(({ to }) => to === row['vendor']);
  return [
    holds(
      `${vendor}: ${missing.length} missing`,
      row['missingItems'] !== undefined && found.length === missing.length,
      found,
    ),
    ...missing.map((part) => holds(`${vendor}: ${part} is missing`, found.join('; ').includes(part), found)),
    ...asks.map((topic) => holds(`asks ${vendor} ${topic}`, topic.test(questions), questions)),
    holds(
      `${vendor}: a draft is held where there is something to ask`,
      isHeld === (questions !== ''),
      take.lifecycle.held,
    ),
  ];
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [bareWords(a), bareWords(b)];
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}
