import { expect, it } from 'vitest';
import { answerOf, offerOn } from '../../../test/support/answer-on-quotes.ts';
import { readNeeds } from '../brief/read-needs.ts';

it('counts thousands by a small m where thousands are asked for', () => {
  const { lines } = offerOn('Need 10,000 clips CL-7.', 'prairie clip co\ncl-7   10m   @ 31.50/m   315.00\nfrt 12.00');
  expect(lines.map(({ amount }) => amount)).toEqual(['315.00']);
});

it('takes the size behind a counted part for no count', () => {
  const needs = readNeeds('Ci servono 12 pannelli 60 x 40 cm. Inoltre 36 pz tasselli M8 x 90 e 20 metri cavo.', []);
  expect(needs.map(({ qty, part }) => `${qty} ${part}`)).toEqual([
    '12 pannelli 60 x 40 cm',
    '36 tasselli M8 x 90',
    '20 cavo',
  ]);
});

it('is not sure of net prices that will rise', async () => {
  const offer = (name: string, price: string, more = ''): string =>
    `${name}\n40 szt. FT-9 po ${price} zł\nDostawa gratis\n${more}`;
  const { rows } = await answerOf(
    `Porównaj: 40 szt. filtr FT-9.\n\n${offer('Filtry Odra', '21,50', 'Ceny netto wzrosną od 1 maja')}\n\n${offer('Hydro-Bug', '24,00')}`,
  );
  expect(rows).toEqual(['Filtry Odra null', 'Hydro-Bug 960.00']);
});

it('hears a firm that offers without a price', async () => {
  const { rows, recommended } = await answerOf(
    `Quotes for 10 PV-30 valves to Dayton OH 45402:

Milton Valve
PV-30  10  18.00  180.00
Freight 20.00
Total 200.00

Corbel Pipe
10 ea PV-30 @ $19.00 = $190.00
Freight: $25.00

Fenwick Supply
Hi Ann, whatever Milton quoted you, we can match it. Just send the PO over.
- Lou, Fenwick Supply`,
  );
  expect(rows).toHaveLength(3);
  expect(recommended).toBe('Milton Valve');
});

it('takes the first cells of a row that names its part for no prices', () => {
  const { lines } = offerOn(
    '16 each caster CS-6 and 16 each brake caster CS-6B',
    'Lamar Caster Inc\n| 001 | 16 | EA | CS-6 | 5in caster | 18.75 | 300.00 |\n| 002 | 16 | EA | CS-6B | 5in w/ brake | 24.10 | 385.60 |',
  );
  expect(lines.map(({ amount }) => amount)).toEqual(['300.00', '385.60']);
});

it.each(['Hire charge 130.00', 'Equipment fee $130.00'])('takes for no fee what comes to all above it: %s', (sum) => {
  const { charges } = offerOn(
    'Need 4 lifts LF-2 and 2 towers TW-6.',
    `Harbour Plant\n4 LF-2 @ $20.00 = $80.00\n2 TW-6 @ $15.00 = $30.00\nDelivery 20.00\n${sum}`,
  );
  expect(charges.filter(({ kind }) => kind === 'fee')).toEqual([]);
});
