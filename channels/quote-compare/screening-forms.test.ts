import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#contracts/json.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { sample } from '../../test/support/sample.ts';
import { quoteCompare } from './quote-compare.ts';
import { bareWords } from './screening/bare-words.ts';
import { notesOf } from './screening/screening-brief.ts';
import { SCREENING } from './screening.ts';

/** Ways in which the same quote reaches a buyer. None of them changes what it says. */
const FORMS: [string, (quote: string) => string][] = [
  ['columns parted by tabs', (quote) => quote.replace(/ {2,}/g, '\t')],
  ['columns lost', (quote) => quote.replace(/(?<=\S) {2,}/g, ' ')],
  ['columns of no-break blanks', (quote) => quote.replace(/(?<=\S) {2,}(?=\S)/g, (gap) => '\u00a0'.repeat(gap.length))],
  [
    'rows in bars',
    (quote) => quote.replace(/^.*\S {2,}\S.*$/gm, (line) => `| ${line.trim().replace(/ {2,}/g, ' | ')} |`),
  ],
  ['lines of a PC', (quote) => quote.replaceAll('\n', '\r\n')],
  ['an empty line behind every line', (quote) => quote.replaceAll('\n', '\n\n')],
  ['an indent', (quote) => quote.replace(/^/gm, '    ')],
  [
    'the head of a mail',
    (quote) => `From: inside sales\nSent: Tuesday, March 2, 2027 9:14 AM\nTo: Purchasing\nSubject: Quote\n\n${quote}`,
  ],
  [
    'a legal footer',
    (quote) =>
      `${quote}\n\nThis message is confidential. Our standard terms apply: 1.5% per month on past due invoices, returns within 30 days with a 20% restocking fee. Liability is limited to $10,000.00.`,
  ],
  [
    'the request below it',
    (quote) =>
      `${quote}\n\n-----Original Message-----\nFrom: Purchasing\nSent: Monday, March 1, 2027 4:00 PM\nSubject: RFQ\n\nPlease send your best price and lead time for the attached list.`,
  ],
];

const isSame = (a: unknown, b: unknown): boolean =>
  bareWords(a).startsWith(bareWords(b)) || bareWords(b).startsWith(bareWords(a));

describe.each(FORMS)('the screening briefs with %s', (_name, form) => {
  const at = FORMS.findIndex(([, other]) => other === form);
  const all = SCREENING.filter(
    ({ quotes, prior }, index) => quotes.length > 0 && !prior && index % FORMS.length === at,
  );
  const own = sample(all, Math.ceil(all.length / 3), at);

  it.each(own)('$name', async (screened) => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes: notesOf({ ...screened, quotes: screened.quotes.map(form) }),
      acceptedAt: '2027-01-10T12:00:00Z',
    });
    const rows: JsonObject[] = take.table?.rows ?? [];
    for (const { vendor, freight, landedTotal, leadDays, missing, errors } of screened.vendors) {
      const row = rows.find((other) => isSame(other.vendor, vendor)) ?? {};
      expect(row).toMatchObject({ freight, landedTotal });
      expect(leadDays).toContain(row.leadDaysLatest);
      expect(row.missingItems).toHaveLength(missing?.length ?? 0);
      expect(row.mathErrors).toHaveLength(errors?.length ?? 0);
    }
  });
});
