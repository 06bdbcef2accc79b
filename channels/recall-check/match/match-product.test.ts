import { describe, expect, it } from 'vitest';
import { readProduct } from '../brief/read-product.ts';
import type { Cited } from '../sources/answer.ts';
import { blankRecord } from '../sources/record.ts';
import type { RecallRecord } from '../sources/record.ts';
import { matchProduct as match } from './match-product.ts';
import { prepareRecord } from './prepared-record.ts';

const matchProduct = (product: ReturnType<typeof readProduct>, record: RecallRecord) =>
  match(product, prepareRecord(record));
const cited = (text: string): Cited => ({ text, page: 'a'.repeat(64), start: 0, end: text.length });

function cpsc(title: string, description: string, more: Partial<RecallRecord> = {}): RecallRecord {
  const text = cited(description);
  return {
    ...blankRecord('CPSC', title),
    component: cited(title),
    context: [cited(title)],
    products: [text],
    details: [text],
    ...more,
  };
}

function fda(description: string, codes: string, more: Partial<RecallRecord> = {}): RecallRecord {
  return {
    ...blankRecord('openFDA', description),
    context: [cited('Pinecrest Farms LLC')],
    products: [cited(description)],
    details: [cited(codes)],
    ...more,
  };
}

const HEATER = cpsc(
  'Brightwick Recalls Solace Heaters Due to Fire Hazard',
  'This recall involves Brightwick Solace heaters with model numbers BW-1500 and BW-1500T, UPC 850012345671. Only heaters in size small are included in this recall.',
);
const LAMP = cpsc(
  'Harrowgate Recalls Quill Lamps Due to Shock Hazard',
  'This recall involves Harrowgate Quill lamps manufactured from March 2029 through June 2029.',
);
const HELMET = cpsc(
  'Stonebridge Recalls Crestline Bicycle Helmets Due to Risk of Head Injury',
  'This recall involves Stonebridge Crestline bicycle helmets in sizes S to L manufactured between 03/2030 and 08/2030.',
  { places: [cited('Bike shops nationwide from April 2030 through December 2030 for about $60.')] },
);
const LOUNGER = cpsc(
  'Dovelet Recalls Baby Loungers Due to Suffocation Hazard',
  'This recall involves all Dovelet baby loungers. They were sold in gray, pink and white.',
  { places: [cited('Online from June 2030 through March 2031 for about $50.')] },
);
const GENERATOR = cpsc(
  'Cragmont Recalls Portable Generators Due to Carbon Monoxide Hazard',
  'This recall involves Cragmont CR6500 portable generators.',
);
const CUT = cpsc(
  'Norvelle Recalls Pebble Rattles',
  'This recall involves Pebble rattles with model numbers PB-1, PB-2 and …',
);
const ADAPTER = cpsc(
  'Corbel Recalls Power Adapters Due to Shock Hazard',
  'The adapters were sold with Lumenara tablet computers.',
);
const PAPRIKA = fda('Pinecrest Farms Smoked Paprika, 2.5 oz jar, UPC 850098765431', 'Lot 30A117, Lot 30A118', {
  places: [cited('Distributed in NJ, NY and PA')],
});
const OPEN = fda('Pinecrest Farms Sweet Paprika, 2.5 oz jar', 'All lots with this UPC 850098765448');

describe('matchProduct', () => {
  it.each([
    ['the name alone, limited by models', 'Brightwick Solace heater', HEATER, 'possible', /model numbers/],
    ['a month in the period', 'Stonebridge Crestline helmet size M, made 05/2030', HELMET, 'recalled', /2030-05/],
    ['a month outside it', 'Stonebridge Crestline helmet size M, made 05/2031', HELMET, 'excluded', /not|other dates/],
    ['a size outside the range', 'Stonebridge Crestline helmet size XL', HELMET, 'excluded', /sizes S to L, not XL/],
    ['a colour behind the thing', 'Dovelet baby lounger, pink', LOUNGER, 'recalled', /match/],
    ['bought in time', 'Dovelet baby lounger, bought in July 2030', LOUNGER, 'recalled', /match/],
    ['bought too late', 'Dovelet baby lounger, bought in July 2031', LOUNGER, 'possible', /2031-07.*second-hand/],
    ['a code made like those listed', 'Cragmont CR7500 generator', GENERATOR, 'excluded', /CR6500, not CR7500/],
    ['the code that is listed', 'Cragmont CR6500 generator', GENERATOR, 'recalled', /CR6500 is listed/],
    ['a model', 'Brightwick Solace heater model BW-1500', HEATER, 'recalled', /model BW-1500 is listed/],
    ['another model', 'Brightwick Solace heater model BW-2000', HEATER, 'excluded', /not BW-2000/],
    ['a UPC', 'UPC 850012345671', HEATER, 'recalled', /UPC 850012345671 is listed/],
    [
      'a UPC with another model',
      'Brightwick heater, UPC 850012345671, model BW-2000',
      HEATER,
      'possible',
      /not BW-2000/,
    ],
    ['another UPC', 'Brightwick Solace heater, UPC 085002233441', HEATER, 'excluded', /other UPCs/],
    ['a UPC that cannot be right', 'Brightwick Solace heater, UPC 085002233442', HEATER, 'possible', /check digit/],
    ['another size', 'Brightwick Solace heater, size large', HEATER, 'excluded', /large \(L\)/],
    ['a size of another scale', 'Brightwick Solace heater, size 4T', HEATER, 'possible', /./],
    ['the model of another brand', 'Tumbleton stool model BW-1500', HEATER, 'none', /^$/],
    ['a model without a brand', 'model BW-1500T', HEATER, 'recalled', /BW-1500T/],
    ['a name limited by a period', 'Harrowgate Quill lamp', LAMP, 'possible', /dates of manufacture/],
    ['a day within the period', 'Harrowgate Quill lamp made on April 2, 2029', LAMP, 'recalled', /2029-04-02/],
    ['a day outside the period', 'Harrowgate Quill lamp made on April 2, 2030', LAMP, 'excluded', /2030-04-02/],
    ['another model where the text is cut', 'Norvelle Pebble rattle model PB-9', CUT, 'possible', /model numbers/],
    ['what the recalled thing goes with', 'Lumenara tablet', ADAPTER, 'possible', /is about: “Corbel/],
    ['a variant that is not named', 'Harrowgate Feather lamp', LAMP, 'possible', /“feather” does not stand/],
    ['only the brand', 'Harrowgate', LAMP, 'possible', /Only the brand/],
    ['a lot', 'Pinecrest Farms smoked paprika lot 30A118', PAPRIKA, 'recalled', /lot 30A118 is listed/],
    ['another lot', 'Pinecrest Farms smoked paprika lot 30A119', PAPRIKA, 'excluded', /not 30A119/],
    ['a UPC with another lot', 'UPC 850098765431 lot 30A119', PAPRIKA, 'excluded', /not 30A119/],
    ['a UPC without its lot', 'UPC 850098765431', PAPRIKA, 'recalled', /lot or batch codes to compare/],
    [
      'a lot that was bought elsewhere',
      'Pinecrest smoked paprika lot 30A118, bought in Ohio',
      PAPRIKA,
      'recalled',
      /not Ohio/,
    ],
    ['another package', 'Pinecrest Farms sweet paprika 16 oz', OPEN, 'excluded', /not 16 oz/],
    ['all lots', 'Pinecrest Farms sweet paprika lot 9', OPEN, 'recalled', /all lots/],
  ])('%s', (_name, asked, record, level, why) => {
    const found = matchProduct(readProduct(asked), record);
    expect(found.level).toBe(level);
    expect(found.why.join(' ')).toMatch(why);
  });

  it('takes a name bought where it was not sold for a possible match', () => {
    const record = fda('Pinecrest Farms Mild Paprika', '', {
      places: [cited('NJ, NY')],
      details: [],
    });
    expect(matchProduct(readProduct('Pinecrest Farms mild paprika, bought in Ohio'), record).level).toBe('possible');
    expect(matchProduct(readProduct('Pinecrest Farms mild paprika, bought in NJ'), record).level).toBe('recalled');
  });

  it('tells the product with the UPC from others of its event that list the same codes', () => {
    const record = fda('Pinecrest Farms Sweet Paprika, UPC 850098765448', 'UPC 850098765431, 850098765448');
    const found = matchProduct(readProduct('UPC 850098765431'), record);
    expect(found.level).toBe('possible');
    expect(found.why.join(' ')).toMatch(/code list/);
  });

  it('takes another model than the one that a title names for none, and no model for a possible match', () => {
    const record = cpsc(
      'Gustwell Recalls GW2 Whole Room Heaters',
      'This recall involves Gustwell GW2 Whole Room Heaters with a “JUL30” or “AUG30” date code.',
    );
    const levelOf = (text: string): string => matchProduct(readProduct(text), record).level;
    expect(
      ['Gustwell GW10 heater', 'Gustwell TGW500 whole room heater', 'Gustwell GW2 heater, date code MAR29'].map(
        (text) => levelOf(text),
      ),
    ).toEqual(['excluded', 'excluded', 'excluded']);
    expect(
      ['Gustwell heater', 'Gustwell GW2 heater', 'Gustwell GW2 heater, date code AUG30'].map((text) => levelOf(text)),
    ).toEqual(['possible', 'possible', 'recalled']);
  });

  it('compares each product of an FSIS recall by itself', () => {
    const items = [
      '12-oz. packages of “OAKHOLLOW Maple Sausage” with lot code 1031B',
      '2-lb. bags of “OAKHOLLOW Hot Wings”',
    ].map(cited);
    const record: RecallRecord = {
      ...blankRecord('FSIS', '031-2031'),
      products: items,
      details: items,
      context: [cited('Oakhollow Foods Recalls Products')],
    };
    expect(matchProduct(readProduct('Oakhollow hot wings'), record)).toMatchObject({
      level: 'recalled',
      entry: items[1],
    });
    expect(matchProduct(readProduct('Oakhollow maple sausage'), record)).toMatchObject({
      level: 'possible',
      entry: items[0],
    });
    expect(matchProduct(readProduct('Oakhollow hot sausage'), record).level).toBe('possible');
  });
});

describe('what a label says in full', () => {
  const RINGS: RecallRecord = {
    ...blankRecord('FSIS', 'x'),
    products: [cited('80-g bags containing “CRUNCHY CORN RINGS, SWEET CHILI.”'), cited('80-g bags of “CORN RINGS”')],
  };
  it.each([
    ['the same words between quotation marks', 'botana "CRUNCHY CORN RINGS SWEET CHILI" 80 g', 'recalled'],
    ['other words', 'botana "CRUNCHY CORN RINGS SALTED LIME" 80 g', 'none'],
    ['a part of it', 'botana "CORN RINGS" 80 g', 'none'],
  ])('%s', (_what, asked, level) => expect(matchProduct(readProduct(asked), RINGS).level).toBe(level));
});
