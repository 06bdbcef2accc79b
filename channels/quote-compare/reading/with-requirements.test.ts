import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const compared = async (brief: string, ...quotes: string[]) => {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: [brief, ...quotes.map((quote, at) => `Quote ${at + 1}:\n${quote}`)].join('\n\n'),
    acceptedAt: '2027-01-10T12:00:00Z',
  });
  const { summary, rows } = take.table!;
  return { recommended: summary.recommended, rows, take };
};

/** Offers of 20 lamps and 4 masts: the first one dear, the second cheaper by a third. */
const lamps = (dear: string, cheap: string): [string, string] => [
  `Ridge Lighting\nLK-40 lamp  20  90.00  1,800.00\nMS-6 mast  4  200.00  800.00\nDelivered, total GBP 2,600.00\n2 weeks\n${dear}`,
  `Osage Electric\nLK-40 lamp  20  60.00  1,200.00\nMS-6 mast  4  150.00  600.00\nDelivered, total GBP 1,800.00\n2 weeks\n${cheap}`,
];
const ORDER = '20 lamps LK-40\n4 masts MS-6\n\nLeeds, ex VAT.';

describe('what a buyer says that things have to be', () => {
  it.each([
    [
      'The lamps have to be IP65 or better.',
      'All lamps IP66.',
      'The lamps are a sturdy casting and reach IP54, plenty for most sites.',
    ],
    ['Lamps only with ENEC mark.', 'Lamps carry the ENEC mark.', 'The ENEC mark this lamp does not have.'],
    [
      'Everything in AISI 316, it stands by the sea.',
      'Masts and lamps in 316.',
      'Masts in 316. The lamp we make in AISI 304, which does very well inland.',
    ],
    ['Jede Position muss TÜV-geprüft sein.', 'Alles TÜV-geprüft.', 'Die LK-40 liefern wir ohne TÜV.'],
  ])('rules out the line that says it is not so: %s', async (wish, dear, cheap) => {
    const { recommended, rows, take } = await compared(`${ORDER} ${wish}`, ...lamps(dear, cheap));
    expect(recommended).toBe('Ridge Lighting');
    expect(rows[1]).toMatchObject({ linesSubtotal: '600.00', landedTotal: null, missingItems: ['lamps LK-40 x 20'] });
    expect(take.output).toContain('of which it says');
  });

  it.each([
    [
      'Warranty not less than 3 years.',
      'Warranty 36 months.',
      'Guarantee, as with all we sell, twelve months from delivery.',
    ],
    ['Garantie de 3 ans minimum.', 'Garantie 3 ans.', 'Notre garantie est de deux ans.'],
    ['Die Garantie muss mindestens fünf Jahre betragen.', '60 Monate Garantie.', 'Garantie 24 Monate.'],
    ['Gwarancja co najmniej 36 miesięcy.', 'Gwarancja 3 lata.', 'Gwarancja producenta 24 miesiące.'],
  ])('rules out an offer of less than the least: %s', async (wish, dear, cheap) => {
    const { recommended, rows } = await compared(`${ORDER} ${wish}`, ...lamps(dear, cheap));
    expect(recommended).toBe('Ridge Lighting');
    expect(rows[1]).toMatchObject({ landedTotal: null, missingItems: ['lamps LK-40 x 20', 'masts MS-6 x 4'] });
  });

  it.each([
    ['Every item must have a CE mark.', 'CE mark on all.', 'Best regards'],
    ['Steel has to be rolled in Sheffield or Rotherham.', 'Steel rolled in Sheffield.', 'Steel comes from Odessa.'],
  ])('asks who says nothing where another offer does: %s', async (wish, dear, cheap) => {
    const { recommended, take } = await compared(`${ORDER} ${wish}`, ...lamps(dear, cheap));
    expect(recommended).toBe('Ridge Lighting');
    expect(take.grade).not.toBe('A');
    expect(take.output).toContain('Osage Electric: it does not say whether it meets');
    expect(take.lifecycle.held[0]?.body).toContain('does the offer meet this?');
  });

  it('reckons the tax of an offer that is ruled out whole over all that its vendor counts, and a freight with its tax paid as freight', async () => {
    const { recommended, rows } = await compared(
      '4 pumps QP-9. Warranty not less than 5 years. Compare with GST. Perth.',
      'Ridge Pumps\nQP-9  4  500.00  2,000.00\nGST 10%  200.00\nFreight to site, GST paid   110.00\nTotal AUD 2,310.00\n60 months warranty. 2 weeks',
      'Osage Pumps\nQP-9  4  400.00  1,600.00\nGST 10%  160.00\nFreight included\nTotal AUD 1,760.00\nWarranty one year. 2 weeks',
    );
    expect(recommended).toBe('Ridge Pumps');
    expect(rows[0]).toMatchObject({ freight: '110.00', landedTotal: '2310.00' });
    expect(rows[1]).toMatchObject({ landedTotal: null, missingItems: ['pumps QP-9 x 4'], mathErrors: [] });
  });

  it('reads no number of a steel for a price, where a comma parts cents', async () => {
    const { recommended, rows } = await compared(
      '40 Scharniere SH-4\n40 Winkel WK-2\n\nAlles aus 1.4404, netto, nach Emden.',
      'Deichbau Handel\nSH-4  40  9,00  360,00\nWK-2  40  4,00  160,00\nfrei Haus, Summe netto EUR 520,00\nAlles in 1.4404. Lieferzeit 2 Wochen',
      'Priel Beschläge\nSH-4  40  7,00  280,00\nWK-2  40  3,00  120,00\nfrei Haus, Summe netto EUR 400,00\nWinkel in 1.4404. Die Scharniere fertigen wir in 1.4305, das genügt an Land. Alles ab Lager lieferbar.',
    );
    expect(recommended).toBe('Deichbau Handel');
    expect(rows[1]).toMatchObject({ linesSubtotal: '120.00', leadDaysLatest: 0 });
  });

  it('tells what no offer speaks of, and recommends below A', async () => {
    const { recommended, take } = await compared(`${ORDER} Lamps must be IP65.`, ...lamps('Regards', 'Regards'));
    expect(recommended).toBe('Osage Electric');
    expect(take.grade).not.toBe('A');
    expect(take.lifecycle.undone.join('\n')).toContain('IP65');
  });

  it.each([
    ['Lamps must be IP65 or better.', 'IP65', 'Lamps IP67, certificate at no extra cost.'],
    ['Must be on site by 1 March 2027.', '', ''],
    ['Ideally in IP65.', 'IP65', 'IP44'],
    ['We only need the two items, all in one order.', '', ''],
    ['Warranty at least 2 years.', '24 months warranty', 'Warranty: five years'],
  ])('changes nothing where all meet it, or nothing is required: %s', async (wish, dear, cheap) => {
    const { recommended, take } = await compared(`${ORDER} ${wish}`, ...lamps(dear, cheap));
    expect(recommended).toBe('Osage Electric');
    expect(take.grade).toBe('A');
  });

  it('takes the words of the buyer that an answer quotes for none of its own', async () => {
    const [dear, cheap] = lamps(
      'Lamps IP65.',
      'Bo\n\n-----Original Message-----\nFrom: Ana Ruiz\nSent: Monday\nTo: Bo\n\nLamps IP65 please.',
    );
    const { recommended } = await compared(`${ORDER} Lamps have to be IP65.`, dear, cheap);
    expect(recommended).toBe('Ridge Lighting');
  });
});
