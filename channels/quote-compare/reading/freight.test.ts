import { describe, expect, it } from 'vitest';
import { readFreightZones } from './freight-schedule.ts';
import { readFreightTerms } from './freight-terms.ts';
import { splitUnits } from './text-units.ts';
import { stateOfZip, zoneOf } from './zip-states.ts';

const whole = (text: string) => [{ start: 0, end: text.length }];

describe('readFreightTerms', () => {
  it.each([
    ['4, zone industrielle du Pré\nSiret 000 000 000 00021 - Tél. 03 44 51 20 18'],
    ['Zone d’activités Nord\nP.IVA 00000 000 012 Tel 045 51 20 18'],
  ])('takes the address and the numbers of a letterhead for no schedule: %s', (text) => {
    expect(readFreightZones(text, splitUnits(text), ',')).toEqual([]);
  });

  it.each([
    ['Carriage paid on orders over £150. Orders below £150 attract £9.50.', '.', '150 9.5'],
    ['Free shipping from $400 on!\nOrders under $400 go at a flat $21.00.', '.', '400 21'],
    ['Versandkostenfrei ab 500 €. Unter 500 € berechnen wir 14,90 €.', ',', '500 14.9'],
    ['Port offert à partir de 500 €. En dessous de 500 €, forfait de 18,00 €.', ',', '500 18'],
    ['Envío gratis a partir de 300 €. Por debajo de 300 € se cobran 12,50 €.', ',', '300 12.5'],
    ['Darmowa dostawa od 800 zł. Poniżej 800 zł doliczamy 25,00 zł.', ',', '800 25'],
  ] as const)('takes what is paid below the limit from the next sentence: %s', (text, mark, told) => {
    const found = readFreightTerms(text, splitUnits(text), mark, []);
    expect(found.map(({ threshold, otherwise }) => [threshold, otherwise].map(String).join(' '))).toEqual([told]);
  });

  it('takes the number of a tax payer for no term', () => {
    const text = 'Hilados Cuenca, S.L. · CIF B00000000';
    expect(readFreightTerms(text, whole(text), ',', [])).toEqual([]);
  });

  it.each([
    ['Freight allowed', 'included'],
    ['FOB origin, freight prepaid', 'included'],
    ['Delivered price', 'included'],
    ['Delivery charge: FOC', 'included'],
    ['Freight to 53703 ...................... included', 'included'],
    ['Total $1,657.20, delivered Mansfield. From stock.', 'included'],
    ['HST not included, delivered to Moncton', 'included'],
    ['Terms: F.O.R. Hosur. Payment 30 days.', 'included'],
    ['Basis: F.O.R. your Hosur works', 'included'],
    ['Prices: FOR your Pune godown', 'included'],
    ['FOR destination', 'included'],
    ['Please note our best prices F.O.R. Nashik:', 'included'],
    ['Freight Bendigo   FIS', 'included'],
    ['All free into store Timaru', 'included'],
    ['frei Haus', 'included'],
    ['Flete incluido', 'included'],
    ['FOB destination', 'fob-destination'],
    ['FOB our dock, freight collect', 'open'],
    ['F.O.B. origin, prepaid & add', 'open'],
    ['Freight extra', 'open'],
    ['Delivery/hoist: depends on postcode and floor, call for rate', 'open'],
    ['EXW', 'open'],
    ['Will call', 'pickup'],
    ['FOB Dayton, delivered n/c by our truck', 'included'],
    ['Versandkostenfrei', 'included'],
    ['we ship free', 'included'],
    ['FOB destination, freight prepaid and charged back', 'open'],
    ['freight quoted at time of shipment', 'open'],
    ['FFA $500', 'free-over'],
    ['FFA on orders over $750', 'free-over'],
    ['CIF Rotterdam', 'included'],
    ['Delivery & collection   inc.', 'included'],
    ['carriage inc', 'included'],
    ['frei Hof Bösel', 'included'],
    ['LAB Saltillo', 'included'],
    ['Freight free if paid in advance', 'open'],
    ['Freight is included if you take all 40', 'included'],
    ['We pay the freight if your order reaches $750', 'free-over'],
    ['Once you hit $750, freight is on us', 'free-over'],
    ['Freight prepaid on orders over $500, otherwise $28.50 flat', 'free-over'],
  ])('takes "%s" for %s', (text, kind) => {
    expect(readFreightTerms(text, whole(text), '.', []).map((term) => term.kind)).toEqual([kind]);
  });

  it('reads the limit for free freight in dollars that say whose they are', () => {
    const text = 'Delivery charge: FOC (orders above S$1,500)';
    const [term] = readFreightTerms(text, whole(text), '.', []);
    expect([term?.kind, term?.threshold?.toFixed()]).toEqual(['free-over', '1500']);
  });

  it('reads the limit for free freight and what is due below it', () => {
    const [term] = readFreightTerms(
      'Free freight over $1,000, else $35.00',
      whole('Free freight over $1,000, else $35.00'),
      '.',
      [],
    );
    expect([term?.threshold?.toFixed(), term?.otherwise?.toFixed()]).toEqual(['1000', '35']);
  });

  it.each([['Net 30'], ['Prices firm 30 days'], ['Total 145.00']])('reads nothing in "%s"', (text) => {
    expect(readFreightTerms(text, whole(text), '.', [])).toEqual([]);
  });
});

describe('readFreightZones', () => {
  const amountAt = (text: string, zip: string): string | null | undefined => {
    const zones = readFreightZones(text, splitUnits(text), '.');
    const zone = zoneOf(zones, zip, stateOfZip(zip));
    return zone ? (zone.amount?.toFixed(2) ?? null) : undefined;
  };
  const LIST = 'Freight schedule\n  ZIP 800-816 ......  88.00\n  ZIP 840-847 ......  52.00\n  All other ........ call';
  const STATES = 'Freight: CA $120, OR/WA $145, others call';
  const REGIONS = 'Shipping by region: West Coast $55.00; Mountain $85.00';

  it.each([
    [LIST, '80202', '88.00'],
    [LIST, '84101', '52.00'],
    [LIST, '10001', null],
    [STATES, '97202', '145.00'],
    [STATES, '90012', '120.00'],
    [REGIONS, '80202', '85.00'],
    [REGIONS, '97202', '55.00'],
    [REGIONS, '10001', undefined],
  ])('finds the row of a ZIP code', (text, zip, amount) => {
    expect(amountAt(text, zip)).toBe(amount);
  });

  it('takes no number of an account below a delivery time for a place', () => {
    const text = 'Delivery time 8 working days\nAccount 12 345 678, branch 0042';
    expect(readFreightZones(text, splitUnits(text), '.')).toEqual([]);
  });

  it('takes a percentage for no place', () => {
    expect(readFreightZones('Freight 6% of order 49.50', whole('Freight 6% of order 49.50'), '.')).toEqual([]);
  });
});

describe('stateOfZip', () => {
  it.each([
    ['80202', 'CO'],
    ['02139', 'MA'],
    ['99501', 'AK'],
    ['00000', null],
  ])('knows the state of %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });
});
