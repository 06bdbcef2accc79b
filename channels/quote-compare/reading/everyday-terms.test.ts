import { describe, expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { readFreightWeight } from './freight-weight.ts';
import { openQuote } from './open-quote.ts';
import { findFloorPrices } from './floor-prices.ts';
import { withOtherMeasures, withOtherSizes } from './other-size.ts';
import { readOpened } from './read-quote.ts';
import { splitUnits } from './text-units.ts';
import { findUsageRates } from './usage-rates.ts';
import { withMixedBreaks } from './mixed-breaks.ts';

const need = (part: string, qty: string, unit = 'each', id = 'need-1'): Need => ({
  id,
  part,
  codes: [],
  qty,
  qtyFrom: [],
  unit,
  start: 0,
  end: 0,
});
const read = (text: string, ...needs: Need[]) =>
  readOpened(openQuote(text, { needs, shipToZip: null, vendorHints: [] }), { today: '2027-01-10', isKnown: true });

describe('loads', () => {
  it('takes a load with its weight and price for what the price is for', () => {
    expect(read('Ajax\nwe do a 10 tonne load of topsoil for $310', need('topsoil', '30', 't')).lines[0]).toMatchObject({
      amount: '930.00',
    });
  });

  it('knows what one trip carries', () => {
    const text = 'Cartage $90 a trip, truck takes 12 t';
    expect(readFreightWeight(text, text)).toMatchObject({ unit: 'trip', capacity: { size: '12', unit: 't' } });
  });

  it('multiplies a rate for a loaded kilometre by those that are told', () => {
    const text = 'Cartage $4.00 a loaded km and it is 80 km to you';
    expect(readFreightWeight(text, text)).toMatchObject({ unit: 'km', weight: '80' });
  });
});

describe('hundredweights', () => {
  it.each(['$21.00/cwt', '$21.00 per hundredweight'])('make twenty a ton: %s', (price) => {
    expect(read(`Ajax\nrape meal ${price}`, need('rape meal', '3', 'ton')).lines[0]).toMatchObject({
      amount: '1260.00',
    });
  });
});

it('finds the words on the tax whole where they begin behind a price', () => {
  const two = [need('AB-4', '3'), need('AB-9', '2', 'each', 'need-2')].map((own) => ({ ...own, codes: [own.part] }));
  const { charges } = read('Ajax\nAB-4 $10.00 each, AB-9 $30.00 each, inc VAT', ...two);
  expect(charges[0]?.statement).toContain('inc VAT');
});

describe('withMixedBreaks', () => {
  const rows = 'oat bran   1-9 $24.00  10-29 $22.50  30+ $21.00\nrye flakes   1-9 $26.00  10-29 $25.00  30+ $23.50';
  const needs = [need('oat bran', '26', 'bag'), need('rye flakes', '6', 'bag', 'need-2')];
  const pricesOf = (text: string) =>
    withMixedBreaks(read(text, ...needs), text).lines.map(({ unitPrice }) => unitPrice);

  it('takes the break of all lines together', () => {
    expect(pricesOf(`Ajax Mill\n${rows}\nMix and match: all bags count together.`)).toEqual(['21', '23.5']);
  });

  it('takes that of each where they do not mix', () => {
    expect(pricesOf(`Ajax Mill\n${rows}\nNo mix and match.`)).toEqual(['22.5', '26']);
  });
});

describe('withOtherSizes', () => {
  it('takes 15 seaters for something else than 17 seaters', () => {
    const text = 'Ajax Vans\nminibuses £560 the pair, ours are 15 seaters';
    const wanted = [need('minibuses, must be 17 seaters', '2')];
    expect(withOtherSizes(read(text, ...wanted), wanted, text).lines[0]?.isSubstitute).toBe(true);
  });
});

describe('findUsageRates', () => {
  it.each([
    ['100 miles a day free, after that 25p a mile', 1],
    ['2,000 copies included, then £0.01 per copy', 1],
    ['unlimited miles, no 25p a mile after', 0],
    ['carriage £2 a mile', 0],
  ])('finds rates in %j', (text, count) => {
    expect(findUsageRates(text, splitUnits(text))).toHaveLength(count);
  });
});

describe('withOtherMeasures', () => {
  const wood = need('full cords of seasoned oak', '2');
  it('leaves a price for another measure of the same name doubtful', () => {
    const offer = read('Ash Hill Wood\n$130 a face cord, seasoned oak', wood);
    expect(withOtherMeasures(offer, [wood]).lines.map(({ isAmbiguous }) => isAmbiguous)).toEqual([true]);
  });

  it.each(['Ash Hill Wood\nseasoned oak 350 a cord', 'Ash Hill Wood\nseasoned oak $350 a full cord'])(
    'takes %j as it is',
    (text) => {
      const [line] = withOtherMeasures(read(text, wood), [wood]).lines;
      expect(line).toMatchObject({ amount: '700.00', isAmbiguous: false });
    },
  );
});

describe('findFloorPrices', () => {
  const bouquet = need('bridal bouquet', '1');
  it.each(['bridal bouquet from £95', 'bridal bouquet ab 95,00 €', 'bridal bouquet à partir de 95,00 €'])(
    'finds the price of %j open',
    (words) => {
      const text = `Rose & Co\n${words}`;
      expect(findFloorPrices(text, splitUnits(text), read(text, bouquet).lines)).toMatchObject([{ kind: 'tied' }]);
    },
  );

  it('takes an order value from which something is free for what it is', () => {
    const text = 'Rose & Co\nbridal bouquet £95.00\nDelivery free from £150.00';
    expect(findFloorPrices(text, splitUnits(text), read(text, bouquet).lines)).toEqual([]);
  });
});

describe('what is taken in part exchange', () => {
  it.each(['Part-ex old units', 'Trade-in allowance', 'Inruil oude toestellen'])('"%s" comes off', (words) => {
    const text = `Severn Medical Ltd\nAC-9   2   £4,590.00   £9,180.00\nSetup   £300.00\n${words}   (300.00)\nTOTAL   £9,080.00`;
    const kinds = read(text, need('AC-9', '2')).charges.map(({ kind, amount }) => `${kind} ${amount}`);
    expect(kinds.toSorted()).toEqual(['discount 300.00', 'fee 300.00']);
  });
});
