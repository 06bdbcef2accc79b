import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#contracts/json.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import type { OfflineRoll } from '../../test/support/roll-offline.ts';
import { quoteCompare } from './quote-compare.ts';
import { bareWords } from './screening/bare-words.ts';
import { notesOf } from './screening/screening-brief.ts';
import type { ScreenedVendor } from './screening/screening-brief.ts';
import { SCREENING } from './screening.ts';

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const orZero = (value: unknown): string => (value === null ? '0.00' : String(value));

describe.each(SCREENING)('screening: $name', (screened) => {
  let roll: OfflineRoll;
  beforeAll(async () => {
    roll = await rollOffline({
      channel: quoteCompare,
      notes: notesOf(screened),
      prior: screened.prior ? { brief: screened.prior, output: 'No recommendation yet.', links: [] } : null,
      acceptedAt: '2027-01-10T12:00:00Z',
      fetchSource: () => Promise.reject(new Error('nothing is fetched')),
    });
  });
  const rowOf = ({ vendor }: ScreenedVendor): JsonObject => {
    const rows = roll.take.table?.rows ?? [];
    return (
      rows.find(
        (row) =>
          bareWords(row.vendor).startsWith(bareWords(vendor)) || bareWords(vendor).startsWith(bareWords(row.vendor)),
      ) ?? {}
    );
  };

  it('keeps every row and sentence', () => {
    expect([...roll.verified.dropped, ...(roll.answer?.dropped ?? [])]).toEqual([]);
    expect(roll.take.table?.rows).toHaveLength(screened.vendors.length);
  });

  it.each(screened.vendors)('works out $vendor', (vendor) => {
    const row = rowOf(vendor);
    const { linesSubtotal = row.linesSubtotal, currency = 'USD', freight, landedTotal } = vendor;
    expect(row).toMatchObject({ currency, linesSubtotal, freight, landedTotal });
    expect({ fees: orZero(row.fees), discount: orZero(row.discount) }).toEqual({
      fees: vendor.fees ?? '0.00',
      discount: vendor.discount ?? '0.00',
    });
    if (vendor.tax !== null) expect(orZero(row.tax)).toBe(vendor.tax ?? '0.00');
    else expect(row.tax).toBeNull();
    if (vendor.landedTotalAtLeast) expect(row.landedTotalAtLeast).toBe(vendor.landedTotalAtLeast);
    if (vendor.statedTotal) expect(row.statedTotal).toBe(vendor.statedTotal);
    expect(vendor.leadDays).toContain(row.leadDaysLatest);
  });

  it.each(screened.vendors)('says what is missing or wrong at $vendor', (vendor) => {
    const row = rowOf(vendor);
    const [missing, errors, questions] = [
      texts(row.missingItems),
      texts(row.mathErrors),
      texts(row.clarifications).join('; '),
    ];
    expect(missing).toHaveLength(vendor.missing?.length ?? 0);
    for (const part of vendor.missing ?? []) expect(missing.join('; ')).toContain(part);
    expect(errors).toHaveLength(vendor.errors?.length ?? 0);
    for (const [right, stated] of vendor.errors ?? [])
      expect(errors.some((error) => error.includes(right) && error.includes(stated))).toBe(true);
    for (const topic of vendor.asks ?? []) expect(questions).toMatch(topic);
    const held = roll.take.lifecycle.held.some(({ to }) => to === row.vendor);
    expect(held).toBe(questions !== '');
  });

  it('recommends whom it should', () => {
    const recommended = roll.take.table?.summary.recommended ?? null;
    if (screened.recommended === null) {
      expect(recommended).toBeNull();
      expect(roll.take.asks).not.toEqual([]);
    } else
      expect(
        bareWords(recommended).startsWith(bareWords(screened.recommended)) ||
          bareWords(screened.recommended).startsWith(bareWords(recommended)),
      ).toBe(true);
    if (screened.asksCaller) expect(roll.take.asks.map(({ ask }) => ask).join(' ')).toMatch(screened.asksCaller);
    if (screened.deadline) expect(roll.take.table?.summary.deadline).toBe(screened.deadline);
    for (const said of screened.says ?? []) expect(roll.take.output + JSON.stringify(roll.take.table)).toMatch(said);
  });
});
