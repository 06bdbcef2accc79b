import { describe, expect, it } from 'vitest';
import { splitNotes } from '../split-notes.ts';
import { byComparison } from './by-comparison.ts';

const quotesOf = (text: string): string[] =>
  byComparison(text)?.quotes.map(({ text: quote }) => quote.replaceAll('\t', ' ~ ')) ?? [];

describe('byComparison', () => {
  it('tells by the sums of a table that a column for each vendor holds prices', () =>
    expect(
      quotesOf(
        'Item\tQty\tOakline\tBell & Sons\nbenches\t12\t$40.00\t$38.50\nFreight\t\t$30.00\t$0.00\nTotal\t\t$510.00\t$462.00\nTurnaround\t\t9 days\t3 days',
      ),
    ).toEqual([
      'Oakline\nDescription ~ Qty ~ Unit price\nbenches ~ 12 ~ $40.00\nFreight   $30.00\nTotal   $510.00\nTurnaround   9 days',
      'Bell & Sons\nDescription ~ Qty ~ Unit price\nbenches ~ 12 ~ $38.50\nFreight   $0.00\nTotal   $462.00\nTurnaround   3 days',
    ]));

  it.each([
    ['Basis', 'Hundert', 'Stück'],
    ['Base', 'cent', 'unité'],
    ['Unidad', 'ciento', 'ud.'],
    ['Prijsbasis', 'honderd', 'stuk'],
  ])('tells what prices are for by a column that holds no money: %s', (head, hundred, one) =>
    expect(
      quotesOf(
        `\tQty\tOakline\t\t\tBell & Sons\t\t\nItem\t\tPrice\t${head}\tAmount\tPrice\t${head}\tAmount\nlabels LB-4\t600\t4,00 €\t${hundred}\t24,00 €\t0,05 €\t${one}\t30,00 €`,
      ),
    ).toEqual([
      `Oakline\nDescription ~ Qty ~ Unit price ~ Per ~ Amount\nlabels LB-4 ~ 600 ~ 4,00 € ~ ${hundred} ~ 24,00 €`,
      `Bell & Sons\nDescription ~ Qty ~ Unit price ~ Per ~ Amount\nlabels LB-4 ~ 600 ~ 0,05 € ~ ${one} ~ 30,00 €`,
    ]),
  );

  it('takes a row that comes to the amounts above it for their sum, whatever it is called', () =>
    expect(
      quotesOf(
        '\t\tOakline\t\tBell & Sons\t\nitem\tqty\teach\ttotal\teach\ttotal\nbenches\t12\t40.00\t480.00\t38.50\t462.00\ntables\t2\t90.00\t180.00\t95.00\t190.00\ngoods\t\t\t660.00\t\t652.00\nshipping\t\t\t30.00\t\t25.00\ntotal\t\t\t690.00\t\t677.00',
      )[0],
    ).toContain('Subtotal   660.00\nshipping   30.00\ntotal   690.00'));

  it('tells that it holds amounts, by its sums or because each is so many times a price', () => {
    const table = (below: string) =>
      `Produit | Atelier Roussel | Perrin\n13 tables | 1 306,50 | 1 235,00\nbancs (17) | 918,00 | 986,00${below}`;
    for (const below of ['', '\nTotal | 2 224,50 | 2 221,00'])
      expect(quotesOf(table(below))[0]).toContain(
        'Description ~ Qty ~ Amount\ntables ~ 13 ~ 1 306,50\nbancs ~ 17 ~ 918,00',
      );
  });

  it('tells what is taken off for early payment, and a discount that the row names only of who gives it', () => {
    const [first = '', second = ''] = quotesOf(
      'Artikel\tMenge\tLux Werbung\tHolzer Print\nBanner\t12\t480,00\t456,00\nTreuerabatt 4 %\t\t-19,20\t-\nSkonto\t\t-\t3 % / 10 Tage\nSumme\t\t460,80\t456,00\nLieferzeit\t\t9 Tage\t4 Tage',
    );
    expect(first).toContain('Treuerabatt 4 %   -19,20');
    expect(second).not.toContain('Treuerabatt');
    expect(second).toContain('Skonto: 3 % / 10 Tage');
  });

  it('leaves open what it holds where nothing tells', () =>
    expect(
      quotesOf(
        '| Item | Oakline Ltd | Marsh Ltd |\n|---|---|---|\n| 7 benches | 40.05 | 41.20 |\n| Delivery | 9.00 | 5.00 |',
      )[0],
    ).toBe('Oakline Ltd\n7 benches   40.05\nDelivery   9.00'));

  it('reads pairs of columns, numbers of rows and of parts beside them, and parts that are not offered', () =>
    expect(
      quotesOf(
        'N.\tCod.\tArticolo\tQ.tà\tConti srl\t\tFontana\t\n\t\t\t\tP.U.\tTotale\tP.U.\tTotale\n1\tK-1\tsedie\t4\t10,00\t40,00\t-\t-\n2\tK-2\ttavoli\t2\t50,00\t100,00\t55,00\t110,00\n\t\tTrasporto\t\t\t9,00\t\t0,00',
      ),
    ).toEqual([
      'Conti srl\nDescription ~ Qty ~ Unit price ~ Amount\nK-1 sedie ~ 4 ~ 10,00 ~ 40,00\nK-2 tavoli ~ 2 ~ 50,00 ~ 100,00\nTrasporto   9,00',
      'Fontana\nDescription ~ Qty ~ Unit price ~ Amount\nK-1 sedie   4   no bid\nK-2 tavoli ~ 2 ~ 55,00 ~ 110,00\nTrasporto   0,00',
    ]));

  it('joins a row of prices and one of what so many come to at them', () =>
    expect(
      quotesOf(
        'We need 12 stools.\n\n\tholt & sons\tPeak, Ayr\nUnit price\t£20.00\t£25.00\nGoods (12)\t£240.00\t£300.00\nCarriage\t£8.00\t£5.00\nTotal ex VAT\t£248.00\t£305.00\nLead (days)\t3\t9',
      )[0],
    ).toBe(
      'holt & sons\nDescription ~ Qty ~ Unit price ~ Amount\nstools ~ 12 ~ £20.00 ~ £240.00\nCarriage   £8.00\nTotal ex VAT   £248.00\nLead   3 days',
    ));

  it('reads a table with each cell on a line of its own', () =>
    expect(
      quotesOf(
        'Supplier\nPrice each\nDelivery\nDays\nHolt\n£2.50\n£8.00\n3\nPeak\n£2.10\n£9.00\n5\n\nsorry for the mess',
      ),
    ).toEqual([
      'Holt\nUnit price\n£2.50\nDelivery   £8.00\n   3 Days',
      'Peak\nUnit price\n£2.10\nDelivery   £9.00\n   5 Days',
    ]));

  it('reads a row for each vendor, days told by their heading, and no sum of the carriage in a total', () =>
    expect(
      quotesOf(
        'Necesitamos 3 percheros y 2 mesas.\n\nEmpresa | percheros | mesas | Portes | Total con portes | Plazo (días)\nNorte S.L. | 10,00 € | 50,00 € | 5,00 € | 135,00 € | 6\nbazar luis | 11,00 € | 45,00 € | 0,00 € | 123,00 € | 9',
      ),
    ).toEqual([
      'Norte S.L.\nDescription ~ Unit price\npercheros ~ 10,00 €\nmesas ~ 50,00 €\nPortes   5,00 €\nTotal   135,00 €\nPlazo   6 días',
      'bazar luis\nDescription ~ Unit price\npercheros ~ 11,00 €\nmesas ~ 45,00 €\nPortes   0,00 €\nTotal   123,00 €\nPlazo   9 días',
    ]));

  it('reads rows below a name that stands alone, also one with a word for a sum or a fee in it', () =>
    expect(
      quotesOf(
        'Artikel\tMenge\tEP\tGP\nObjekt Einrichtung\t\t\t\nTische\t4\t10,00\t40,00\nVersand\t\t\t9,00\nKantoor Totaal\t\t\t\nTische\t4\t11,00\t44,00\nVersand\t\t\t0,00',
      ),
    ).toEqual([
      'Objekt Einrichtung\nArtikel ~ Menge ~ EP ~ GP\nTische ~ 4 ~ 10,00 ~ 40,00\nVersand ~ 9,00',
      'Kantoor Totaal\nArtikel ~ Menge ~ EP ~ GP\nTische ~ 4 ~ 11,00 ~ 44,00\nVersand ~ 0,00',
    ]));

  it('reads rows that name their vendor, the name left out where it is that of the row above', () =>
    expect(
      quotesOf(
        'Dostawca;Towar;Ilość;Cena;Wartość\nStolmex;stoły;4;10,00;40,00\n;Dostawa;;;9,00\nBiuro Serwis;stoły;4;11,00;44,00\n;Dostawa;;;0,00'.replaceAll(
          ';',
          '\t',
        ),
      ).map((quote) => quote.split('\n').slice(2)),
    ).toEqual([
      ['stoły ~ 4 ~ 10,00 ~ 40,00', 'Dostawa ~ 9,00'],
      ['stoły ~ 4 ~ 11,00 ~ 44,00', 'Dostawa ~ 0,00'],
    ]));

  it('reads cells that stand below each other, some of them empty', () =>
    expect(
      quotesOf(
        'Item           Qty     Orrin Electric    Dunmore Supply\n------\nWP-40 pack      60           48.50             46.90\nTotal                     2,910.00          2,814.00',
      ),
    ).toEqual([
      'Orrin Electric\nDescription ~ Qty ~ Unit price\nWP-40 pack ~ 60 ~ 48.50\nTotal   2,910.00',
      'Dunmore Supply\nDescription ~ Qty ~ Unit price\nWP-40 pack ~ 60 ~ 46.90\nTotal   2,814.00',
    ]));

  it('names the one thing that is asked for, which a table of its prices leaves out', () =>
    expect(
      quotesOf(
        'Nodig: 40 kapstokken.\n\nAanbieder\tDe Stoelerij\tJansen\nStukprijs\t€ 3,00\t€ 3,10\nTotaal\t€ 120,00\t€ 124,00',
      )[1],
    ).toBe('Jansen\nDescription ~ Unit price\nkapstokken ~ € 3,10\nTotaal   € 124,00'));

  it('takes a thing for one though a word of its name is one for carriage', () => {
    const columns = 'Item\tQty\tOakline Ltd\tMarsh Ltd\nshipping boxes\t500\t1.20\t1.10\nShipping\t\t9.00\t0.00';
    const blocks =
      'Item\tQty\tPrice\tAmount\nOakline\t\t\t\nshipping boxes\t500\t1.20\t600.00\nShipping\t1\t9.00\t9.00\nMarsh\t\t\t\nshipping boxes\t500\t1.10\t550.00';
    expect(byComparison(columns)?.brief).toBe('500 shipping boxes');
    expect(byComparison(blocks)?.brief).toBe('500 shipping boxes');
  });

  it('says what is needed where nothing round the table does', () =>
    expect(
      byComparison('Item\tQty\tOakline Ltd\tMarsh Ltd\nbenches\t12\t40.00\t38.50\nTotal\t\t480.00\t462.00')?.brief,
    ).toBe('12 benches'));

  it('leaves alone a table of parts, one of one vendor, and columns that belong to nobody', () => {
    expect(byComparison('Item\tQty\tPrice\nAB-1\t4\t2.50\nAB-2\t6\t1.00')).toBeNull();
    expect(byComparison('Supplier\tPrice\tBond\nHolt\t2.50\t71\nPeak\t3.50\t66')).toBeNull();
    expect(byComparison('Item  Qty  Unit Price  Extended\nAB-1  10  2.00  20.00\nAB-2  5  1.00  5.00')).toBeNull();
    expect(
      byComparison(
        'Item\tNeed\tSaguaro Labs\t\tPueblo Supply\t\n\t\tU1\tE1\tU1\tE1\nNG-4\t20\t8.95\t179.00\t8.40\t168.00\nPT-2\t12\t41.50\t498.00\t39.80\t477.60',
      ),
    ).toBeNull();
  });
});

describe('tables of other shapes', () => {
  it('reads offers that stand side by side, each with its own words', () =>
    expect(
      quotesOf(
        'Need 6 lockers and 6 benches.\n\nAqua Fitout Ltd      Marlin Leisure\nLockers £210 each    lockers: £198 each\nBenches £145 each    benches: £160 each\nDelivery £55         fitting included',
      ),
    ).toEqual([
      'Aqua Fitout Ltd\nLockers £210 each\nBenches £145 each\nDelivery £55',
      'Marlin Leisure\nlockers: £198 each\nbenches: £160 each\nfitting included',
    ]));

  it('reads a price for one visit, and what is charged beside it under names of its own', () => {
    const quotes = quotesOf(
      '18 lawn cuts, please.\n\nFirm | Per visit | Set-up | Green waste | Lawn total\nMeadow Bros | £64.00 | none | £5.00 per visit | £1,242.00\nThornbury | £61.50 | £75.00 | included | £1,182.00',
    );
    expect(quotes[0]).toContain('lawn cuts ~ £64.00\nSet-up   none\nGreen waste fee   £5.00 per visit');
    expect(quotes[1]).toContain('Green waste   included');
  });

  it('reads headings that are cut short, over cells that a single blank column parts', () =>
    expect(
      quotesOf(
        'Wir brauchen 14 Tische und 30 Stühle.\n\nAnbieter         Tische   Stühle  Vers.\nGastro Lindner  129,00    41,50   39,00\nObjekt Hansen   119,00    42,00   0,00',
      ),
    ).toEqual([
      'Gastro Lindner\nTische   129,00\nStühle   41,50\nDelivery   39,00',
      'Objekt Hansen\nTische   119,00\nStühle   42,00\nDelivery   0,00',
    ]));
});

describe('rows that price nothing', () => {
  const SHEET =
    '6 pumps and 2 hoses.\n\n\tQty\tKaroo Pumps\tVlei Water\nPump each\t6\tR1 890.00\tR1 795.00\nModel offered\t\tTP-40\tTP-45\nHose\t2\tincl\tR95.00\nTotal\t\tR11 340.00\tR10 960.00\nAvailable\t\t3 days\tstock';

  it('say of the thing above them which one is offered, and when it comes', () =>
    expect(quotesOf(SHEET)).toEqual([
      'Karoo Pumps\nDescription ~ Qty ~ Unit price\nPump each (TP-40) ~ 6 ~ R1 890.00\nHose ~ 2 ~ incl\nTotal   R11 340.00\nAvailable   3 days',
      'Vlei Water\nDescription ~ Qty ~ Unit price\nPump each (TP-45) ~ 6 ~ R1 795.00\nHose ~ 2 ~ R95.00\nTotal   R10 960.00\nAvailable   stock',
    ]));
});

describe('what offers are held against', () => {
  it('is no offer with two columns of its own', () =>
    expect(
      quotesOf(
        'Line  Item    Qty   QS Estimate        Tamarack          Pine Co\n                    Unit   Total       Unit   Total      Unit   Total\n1     Table   12    900.00 10,800.00   845.00 10,140.00  861.00 10,332.00\n2     Grill   10    300.00 3,000.00    310.00 3,100.00   295.00 2,950.00',
      ),
    ).toHaveLength(2));

  it('is no offer, in a column and in a row', () => {
    const columns =
      '12 benches, please.\n\nItem;Qty;Oakline;Marsh;Budget\nbenches;12;40.00;38.50;45.00\nDelivery;;9.00;0.00\nTotal;;489.00;462.00';
    const rows =
      '12 benches, please.\n\nSupplier | benches | Delivery\nOakline | 40.00 | 9.00\nMarsh | 38.50 | 0.00\nLast year | 36.00 | 0.00';
    for (const text of [columns, rows])
      expect(splitNotes(text).quotes.map(({ name }) => name)).toEqual(['Oakline', 'Marsh']);
    expect(splitNotes(columns).strays).toEqual([]);
  });
});
