import { describe, expect, it } from 'vitest';
import { proposeSplit } from './propose-split.ts';
import { standSideBySide } from './side-by-side.ts';

/** The stretches as they stand in the text, each behind its vendor. */
const split = (text: string): [string, string][] | null =>
  proposeSplit(text)?.quotes.map(({ vendor, start, end }) => [vendor, text.slice(start, end)]) ?? null;

const vendors = (text: string): string[] => split(text)?.map(([vendor]) => vendor) ?? [];

describe('where offers stand', () => {
  it('parts blocks below their headings, and leaves out what the buyer says', () => {
    const text = `Hi team, our bakery needs 12 visits a year.

Alvarado Pest Control
 Per visit: $84.00
 Initial inspection: $60.00

BugZero
 Per visit: $79.00
 Initial inspection waived

Which one is cheaper?`;
    expect(split(text)).toEqual([
      ['Alvarado Pest Control', 'Alvarado Pest Control\n Per visit: $84.00\n Initial inspection: $60.00'],
      ['BugZero', 'BugZero\n Per visit: $79.00\n Initial inspection waived'],
    ]);
  });

  it.each(['In stock', 'En stock', 'Ab Lager'])('keeps "%s" below the sum of an offer', (stock) => {
    const text = `12 visits a year.

Alvarado Pest Control
 Per visit: $84.00
 ${stock}

BugZero
 Per visit: $79.00`;
    expect(split(text)?.[0]?.[1]).toMatch(new RegExp(`${stock}$`));
  });

  it('begins each stretch where the one before has ended', () => {
    const text =
      'Rail, 60 m\nOffer A - Grange Rail: £26.00/m, delivery £55\nOffer B - Acre Fencing: £28.50/m, delivered free';
    const [first, second] = proposeSplit(text)?.quotes ?? [];
    expect(first?.end).toBeLessThanOrEqual(second?.start ?? -1);
    expect(text.slice(second?.start)).toMatch(/^Offer B/);
  });

  it.each([
    [
      'told in running text',
      'Für das Grab: 30 Stiefmütterchen. Die Gärtnerei Wurzinger verlangt 1,20 € pro Pflanze. Blumen Fee nimmt 1,35 € die Pflanze.',
      ['Gärtnerei Wurzinger', 'Blumen Fee'],
    ],
    [
      'behind labels with a number',
      'Proposta 1 - Carpintaria Sousa\n2 roupeiros a 780,00 €\nmontagem 90,00 €\n\nProposta 2 - Móveis Lousã\n2 roupeiros a 745,00 €\nmontagem 120,00 €',
      ['Carpintaria Sousa', 'Móveis Lousã'],
    ],
    [
      'in capitals',
      'Servono logo e 500 biglietti\n\nSTUDIO NOVE\nlogo 350,00\nbiglietti 45,00\n\nGRAFICA BLU\nlogo 300,00\nbiglietti 60,00',
      ['STUDIO NOVE', 'GRAFICA BLU'],
    ],
    [
      'as rows of a table',
      'Vendor | Unit price | Shipping\nLakeview Lab | $98.00 | $12.00\nCeratek | $89.00 | $20.00\nneed 10 crowns',
      ['Lakeview Lab', 'Ceratek'],
    ],
    [
      'typed without capitals',
      'preciso de 30 sacos de gelo\ncopacabana gelo faz 12 reais o saco, entrega 20\nfrio bom faz 13 reais e não cobra entrega',
      ['copacabana gelo', 'frio bom'],
    ],
    [
      'behind the prices',
      'Need 12 deadbolts. $34.50 each at Corner Hardware, $31.20 each at Lowry Locks but shipping 15.00 there.',
      ['Corner Hardware', 'Lowry Locks'],
    ],
    [
      'in brackets behind whoever writes',
      '14:02 - Dan (Northgate Scaffold): tower is £140/week plus £60 drop off\n14:10 - Me: cheers\n15:33 - Kim (Apex Access): £165/week inc delivery\n\none tower, 2 weeks',
      ['Northgate Scaffold', 'Apex Access'],
    ],
    [
      'in the head of a mail, by its address',
      'Van: Karin Smit <karin@smithandel.example>\n12 tafels à € 62,35, vracht € 26,00\n\nSmithandel B.V.\n\nVan: Jo Boer <jo@boerbv.example>\n12 tafels à € 59,00, vracht € 30,00\n\nBoer B.V.',
      ['Smithandel B.V.', 'Boer B.V.'],
    ],
    [
      'more than two',
      'Pot de départ 40 p.\nTraiteur Olive : 22,00 € par personne\nLa Table de Jo : 25,50 € par personne\nChez Lulu : 19,90 € par personne',
      ['Traiteur Olive', 'La Table de Jo', 'Chez Lulu'],
    ],
    [
      'one of whom declines',
      'przegląd kotła\n\nThermo Gdynia\nprzegląd 250,00 zł\ndojazd 40,00 zł\n\nCiepło Plus\nnie wykonujemy przeglądów w grudniu\n\nGaz Serwis\nprzegląd 280,00 zł',
      ['Thermo Gdynia', 'Ciepło Plus', 'Gaz Serwis'],
    ],
  ])('finds vendors %s', (_form, text, names) => expect(vendors(text)).toEqual(names));

  it('takes a name at the end of a letter for the whole letter', () => {
    const text = `Buongiorno,
le nostre condizioni per 1000 biglietti: € 85,00 + spedizione € 9,00.
Tipografia Zeno

Salve,
1000 biglietti a € 78,00, spedizione € 12,00.
Stampa Veloce`;
    const [first, second] = split(text) ?? [];
    expect(first).toEqual(['Tipografia Zeno', text.slice(0, text.indexOf('\n\nSalve'))]);
    expect(second?.[1]).toMatch(/^Salve[^]*Stampa Veloce$/);
  });

  it('finds none where nobody offers, or one alone', () => {
    expect(proposeSplit('We need 12 chairs and 4 desks by Friday.')).toBeNull();
    expect(proposeSplit('Cobalt Hosting\nMonthly fee 420.00')).toBeNull();
  });
});

describe('vendors in columns', () => {
  it.each([
    [
      'a table',
      'Item\tQty\tWattle Irrigation\tBore & Beyond\nRiser\t60\t2.15\t1.98\nValve\t12\t38.50\t41.00\nFreight\t\t65.00\tnil',
    ],
    [
      'two papers',
      'Bukit AV               Clementi Visual\nProjector  1,120.00    Projector  1,165.00\nMount  85.00           Mount  60.00',
    ],
  ])('gives no stretches for %s', (_form, text) => {
    expect(standSideBySide(text)).toBe(true);
    expect(proposeSplit(text)).toBeNull();
  });

  it('is not a table with a row for each vendor', () => {
    expect(standSideBySide('Vendor\tBar stool\tDelivery\nCamden Ltd\t44.00\t35.00\nHoxton\t43.00\t20.00')).toBe(false);
  });
});

it('goes on behind a question of the buyer where every message has its time in brackets', () => {
  const text = `--- Sturm Linen ---
[9:02 AM] You: Hi, 60 table cloths for June?
[9:05 AM] Ada: 60 table cloths @ $11.00 = $660.00
[9:06 AM] You: anything else on top?
[9:09 AM] Ada: there is a 12% laundry charge on every order

--- Field House Hire ---
[9:10 AM] You: Hi, 60 table cloths for June?
[9:30 AM] Field House Hire: 60 table cloths $12.00 each, $720.00 in all
[9:31 AM] You: thanks`;
  expect(split(text)?.[0]?.[1]).toMatch(/12% laundry charge on every order$/);
});

describe('what is told of a vendor further below', () => {
  it('is no part of the stretch above it', () => {
    const text = `Frantz Kälte
Zelle 4.250,00 EUR
Montage 600,00 EUR

Frostwerk
Zelle 3.990,00 EUR
Montage 850,00 EUR

Frantz hat angerufen: die Zelle kostet jetzt nur 3.850,00 EUR.`;
    expect(split(text)?.[1]?.[1]).toBe('Frostwerk\nZelle 3.990,00 EUR\nMontage 850,00 EUR');
  });
});
