import { describe, expect, it } from 'vitest';
import { byComparedTable } from './compared-table.ts';

const quotesOf = (text: string): string[] =>
  byComparedTable(text)?.quotes.map(({ text: quote }) => quote.replaceAll('\t', ' ~ ')) ?? [];

describe('byComparedTable', () => {
  it('reads a column for each vendor, whatever the case of its name, with days counted in the heading', () =>
    expect(
      quotesOf(
        'We need 12 stools.\n\n\tholt & sons\tPeak, Ayr\nUnit price\t£20.00\t£25.00\nGoods (12)\t£240.00\t£300.00\nCarriage\t£8.00\t£5.00\nTotal ex VAT\t£248.00\t£305.00\nLead (days)\t3\t9',
      ),
    ).toEqual([
      'holt & sons\nItem ~ Unit price ~ Amount\nGoods (12) ~ £20.00 ~ £240.00\nCarriage ~ £8.00\nTotal ~ £248.00\nLead ~ 3 days',
      'Peak, Ayr\nItem ~ Unit price ~ Amount\nGoods (12) ~ £25.00 ~ £300.00\nCarriage ~ £5.00\nTotal ~ £305.00\nLead ~ 9 days',
    ]));

  it('reads a row for each vendor by its amounts where no heading tells', () =>
    expect(
      quotesOf(
        '| Proveedor | Precio/ud. | Suma | Portes | Plazo |\n|---|---|---|---|---|\n| Norte SA | 4,10 € | 82,00 € | 9,00 € | 4 días |\n| bazar luis | 4,50 € | 90,00 € | 6,00 € | 2 días |',
      ),
    ).toEqual([
      'Norte SA\nPrecio/ud. ~ Suma\n4,10 € ~ 82,00 €\nPortes ~ 9,00 €\nPlazo ~ 4 días',
      'bazar luis\nPrecio/ud. ~ Suma\n4,50 € ~ 90,00 €\nPortes ~ 6,00 €\nPlazo ~ 2 días',
    ]));

  it('reads a table that came with one cell a line', () =>
    expect(
      quotesOf(
        'Supplier\nPrice each\nDelivery\nDays\nHolt\n£2.50\n£8.00\n3\nPeak\n£2.10\n£9.00\n5\n\nsorry for the mess',
      ),
    ).toEqual([
      'Holt\nPrice each\n£2.50\nDelivery ~ £8.00\n ~ 3 Days',
      'Peak\nPrice each\n£2.10\nDelivery ~ £9.00\n ~ 5 Days',
    ]));

  it('leaves out the numbers of its rows, and takes what a sum counts for a charge by whatever name', () =>
    expect(
      quotesOf(
        'No | Supplier | Rate/pc | Qty | Amount | Block making (one time) | Freight | Total\n1 | Holt | 2.50 | 400 | 1,000.00 | 90.00 | incl. | 1,090.00\n2 | Peak | 2.40 | 400 | 960.00 | 80.00 | 45.00 | 1,085.00',
      ),
    ).toEqual([
      'Holt\nUnit price ~ Qty ~ Amount\n2.50 ~ 400 ~ 1,000.00\nBlock making (one time) ~ 90.00\nFreight ~ incl.\nTotal ~ 1,090.00',
      'Peak\nUnit price ~ Qty ~ Amount\n2.40 ~ 400 ~ 960.00\nBlock making (one time) ~ 80.00\nFreight ~ 45.00\nTotal ~ 1,085.00',
    ]));

  it('says on the side of the buyer what the sums leave out, and what is counted', () =>
    expect(
      byComparedTable(
        'Firma\tArtikel\tMenge\tEP\tSumme ohne MwSt.\nHolt\tHocker\t12\t2,00 €\t24,00 €\nPeak\tHocker\t12\t3,00 €\t36,00 €',
      )?.brief.split('\n'),
    ).toEqual(expect.arrayContaining(['12 Hocker'])));

  it('leaves alone a table of parts, and one with a column that is not understood', () => {
    expect(byComparedTable('Item\tQty\tPrice\nAB-1\t4\t2.50\nAB-2\t6\t1.00')).toBeNull();
    expect(byComparedTable('Supplier\tPrice\tBond\nHolt\t2.50\t71\nPeak\t3.50\t66')).toBeNull();
  });
});
