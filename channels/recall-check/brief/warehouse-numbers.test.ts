import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const sentFor = (notes: string): string =>
  JSON.stringify(plan({ notes, ...AT }).sources.filter(({ kind }) => kind !== 'text'));

describe('numbers of warehouses and of what was returned', () => {
  it.each<[string, RegExp]>([
    [
      'Return lot 5521-B, which of these are recalled?\n\nLPN          UPC             QTY   BIN\nLPNRT4471    850098765431      6   R2-14\nLPNRT4472    850098765448     24   R2-15',
      /LPN|5521/i,
    ],
    [
      'which of these are recalled\n\nScan ID\tUPC\tQty\nQX-00417\t850098765431\t6\nQX-00418\t850098765448\t2',
      /0041[78]/,
    ],
    [
      'The Norvelle kettle KX700 (lpnrt4471) and the Brightwick heater BW-1500 off pallet 44718, returns lot 5521-b. Recalled?',
      /lpn|44718|5521/i,
    ],
    ['Liquidation lot 8830-D: Norvelle kettle KX700, SSCC 340123450000000017', /8830|34012/],
    [
      'Palettennr;Bezeichnung;EAN\nPL-30091;Norvelle KX700 Wasserkocher;850098765431\nPL-30092;Brightwick Heizlüfter;850098765448',
      /3009[12]/,
    ],
    [
      'Asset,Desc,Ident,Desk of\nQX-40117,"Norvelle kettle KX700, black","SKU 4938, US\nREG. No. PA 25917",front desk\nQX-40118,"Brightwick heater, grey",SKU 1054,front\ndesk\nQX-40131,"Norvelle lamp, tall, with a\nshade",,front desk\nWhich of these?',
      /401(?:17|18|31)/,
    ],
    [
      'Asset,Desc,Ident\nQX-40117,“Norvelle kettle KX700, black”,“SKU 4938, REG. No. PA 25917”\nQX-40118,“Brightwick heater, grey”,SKU 1054\nQX-40131,“Norvelle lamp, tall”,\nWhich of these?',
      /401(?:17|18|31)/,
    ],
  ])('sends none of them for %j', (notes, word) => {
    expect(sentFor(notes)).toMatch(/norvelle|50098765/i);
    expect(sentFor(notes)).not.toMatch(word);
  });

  it.each<[string, string]>([
    ['Ident,Serial,Desc\nKX-7001,AB31100,Norvelle kettle\nKX-7002,AB31101,Norvelle kettle', 'KX-7001'],
    ['Desc,Model No.,UPC\nNorvelle kettle,KX-7001,850098765431\nNorvelle kettle,KX-7002,850098765448', 'KX-7002'],
    ['Brightwick heater BW-1500 off pallet 44718', 'BW-1500'],
  ])('goes on asking for model numbers: %j', (notes, code) => {
    expect(sentFor(notes)).toContain(code);
  });
});
