import type { Screening } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import REACHING from './screening/reaching.json' with { type: 'json' };
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { BY_THEIR_CODES } from './screening/by-their-codes.ts';
import { FROM_THE_GARAGE } from './screening/from-the-garage.ts';
import { ONE_OR_SEVERAL } from './screening/one-or-several.ts';
import { FROM_THE_SHELF } from './screening/from-the-shelf.ts';
import { NAMES_AND_PAPERS } from './screening/names-and-papers.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { reachFurther } from '../screening/reaching.ts';
import { fetchAnswer } from './screening/fetch-answer.ts';
import { FURTHER } from './screening/further.ts';
import { OF_PASTED, holdItems } from './screening/of-pasted.ts';
import { holdVerdicts } from './screening/hold-verdicts.ts';
import type { ScreeningBrief } from './screening/screening-brief.ts';
import { TOLD_AT_LENGTH } from './screening/told-at-length.ts';
import { TOLD_IN_SMALL_LETTERS } from './screening/told-in-small-letters.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const possible = (...numbers: string[]) => ({ verdict: 'possible match' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const open = { verdict: null, numbers: [] };

/** Briefs with known answers, for canaries, nightly screening and tests. */
export const SCREENING: ScreeningBrief[] = [
  {
    name: 'a vehicle with an aftermarket campaign',
    notes: 'Are there any recalls on my 2030 Subaru Outback?',
    items: [recalled('31V104000', '31V377000', '30E021000')],
    says: [/aftermarket/i, /31V104/, /park it outside/i],
  },
  {
    name: 'a vehicle without recalls',
    notes: '2031 Volvo XC40',
    items: [none],
    says: [/all-clear/],
  },
  {
    name: 'a model written otherwise, with its trim',
    notes: '2028 Mazda CX5 Touring',
    items: [recalled('28V900000')],
  },
  {
    name: 'a family of models',
    notes: '2029 Chevy Silverado',
    items: [possible('29V555000', '29V556000')],
    says: [/SILVERADO 1500/, /SILVERADO 2500/],
  },
  { name: 'a model that the year does not list', notes: '2029 Chevrolet Malibu', items: [none] },
  { name: 'a vehicle without a year', notes: 'Chevrolet Malibu', items: [open], isAsk: true },
  {
    name: 'a VIN',
    notes: 'VIN 4S4BTGND7L3000001',
    items: [recalled('31V104000', '31V377000', '30E021000')],
    says: [/2030 SUBARU Outback/, /VIN look-up/],
  },
  {
    name: 'a VIN with a wrong check digit',
    notes: '4S4BTGND8L3000001',
    items: [possible('31V104000', '31V377000', '30E021000')],
    says: [/check digit/i],
  },
  {
    name: 'a partial VIN',
    notes: 'VIN JM3KFBCM*S0',
    items: [possible('28V900000')],
    says: [/not complete/],
  },
  { name: 'a VIN with nothing listed', notes: 'vin: YV4162UK5V2000000', items: [none] },
  { name: 'no VIN', notes: 'VIN burrito', items: [open], isAsk: true, says: [/17/] },
  {
    name: 'two VINs in one sentence',
    notes: 'VINs 4S4BTGND7L3000001 and YV4162UK5V2000000',
    items: [recalled('31V104000', '31V377000', '30E021000'), none],
  },
  {
    name: 'a campaign',
    notes: 'NHTSA campaign 28V-900',
    items: [recalled('28V900000')],
    says: [/2028 MAZDA CX-50/],
  },
  {
    name: 'a product of which all are recalled',
    notes: 'Tumbleton Nimbus folding high chair',
    items: [recalled('31501')],
  },
  { name: 'another product of the brand', notes: 'Tumbleton Nimbus stroller', items: [none] },
  {
    name: 'a name without the model number that limits it',
    notes: 'Brightwick Solace space heater',
    items: [possible('31502')],
    says: [/BW-1500T/],
  },
  {
    name: 'a model number',
    notes: 'Brightwick Solace heater, model BW-1500T',
    items: [recalled('31502')],
    says: [/date code/i],
  },
  {
    name: 'a date code outside the range',
    notes: 'Brightwick Solace heater BW-1500, date code 2801',
    items: [none],
    says: [/2901 to 2952/],
  },
  { name: 'a model with its weight class', notes: '2029 Chevrolet Silverado 2500HD', items: [recalled('29V556000')] },
  {
    name: 'another model number',
    notes: 'Brightwick Solace heater model no. BW-1800',
    items: [none],
    says: [/BW-1500/],
  },
  {
    name: 'a UPC that the text groups by blanks',
    notes: 'UPC 850012345671',
    items: [recalled('31503')],
  },
  {
    name: 'a UPC kept in its own field',
    notes: 'barcode 0 85002 23344 1',
    items: [recalled('31504')],
  },
  {
    name: 'a serial number by its beginning',
    notes: 'Harrowgate Quill standing lamp, serial number HQ3004417',
    items: [recalled('31504')],
  },
  {
    name: 'another size',
    notes: 'Lakelet kids rain boots, size large',
    items: [none],
    says: [/small/i],
  },
  {
    name: 'a lot',
    notes: 'Pinecrest Farms smoked paprika lot 30A118',
    items: [recalled('F-2101-2031')],
  },
  {
    name: 'another lot',
    notes: 'Pinecrest Farms smoked paprika, lot 30A120',
    items: [none],
    says: [/30A117/],
  },
  {
    name: 'all lots',
    notes: 'Pinecrest Farms Sweet Paprika 2.5 oz',
    items: [recalled('F-2102-2031')],
  },
  {
    name: 'a name without the lot that limits it',
    notes: 'Pinecrest Farms smoked paprika',
    items: [possible('F-2101-2031')],
    says: [/30A117/],
  },
  {
    name: 'a recall without a number',
    notes: 'Vellabrook honey lavender ice cream',
    items: [recalled()],
    says: [/almond/],
  },
  {
    name: 'a drug lot',
    notes: 'Corvane metformin ER 500 mg tablets, lot CM3071',
    items: [recalled('D-0301-2031')],
  },
  {
    name: 'a serial number in a range',
    notes: 'Aeromere BreatheWell CPAP, serial AB200-15500',
    items: [recalled('Z-1201-2031')],
  },
  {
    name: 'a meat product without its lot, sold elsewhere',
    notes: 'Oakhollow maple turkey sausage 12 oz, bought in Ohio',
    items: [possible('031-2031')],
    says: [/Oregon/, /lot/],
  },
  {
    name: 'a public health alert',
    notes: 'Marlbrook beef tamales, 2 lb bag',
    items: [recalled('PHA-10202031-01')],
  },
  { name: 'another package size', notes: 'Marlbrook beef tamales, 5 lb bag', items: [none] },
  {
    name: 'a recall that is not classified yet',
    notes: 'Stillmere Sea Salt Seaweed Crisps',
    items: [recalled()],
    says: [/2031-10-02/, /sesame/],
  },
  {
    name: 'a list',
    notes:
      'Please check these for recalls:\n1. 2031 Volvo XC40\n2. Tumbleton Nimbus folding high chair\n3. VIN burrito\n4. Quellander tin whistle QW-3\n',
    items: [none, recalled('31501'), open, none],
  },
  {
    name: 'an off-road vehicle',
    notes: '2030 Polaris Quarrymaster 700',
    items: [recalled('31506')],
  },
  {
    name: 'an off-road vehicle of another model year',
    notes: '2027 Polaris Quarrymaster 700',
    items: [none],
    says: [/2029, 2030/],
  },
  {
    name: 'a serial number outside the range',
    notes: 'Harrowgate Quill standing lamp, serial number HQ2803311',
    items: [none],
  },
  {
    name: 'an FDA recall number',
    notes: 'Is recall D-0301-2031 real?',
    items: [recalled('D-0301-2031')],
  },
  { name: 'a kind of product', notes: 'kids bike helmet', items: [open], isAsk: true },
  {
    name: 'nothing at all',
    notes: 'Hello, can you help me please?',
    items: [],
    isAsk: true,
    says: [/1 to 25/],
  },
  ...AS_CUSTOMERS_WRITE,
  ...AS_CUSTOMERS_WRITE_TOO,
  ...OPENED_LAST,
  ...ASKED_IN_PASSING,
  ...TOLD_AT_LENGTH,
  ...TOLD_IN_SMALL_LETTERS,
  ...FROM_THE_SHELF,
  ...NAMES_AND_PAPERS,
  ...BY_THEIR_CODES,
  ...FROM_THE_GARAGE,
  ...ONE_OR_SEVERAL,
];

const NAMED: Screening = {
  at: '2031-11-20T12:00:00Z',
  briefs: [
    ...[...SCREENING, ...FURTHER].map((brief) => ({
      name: brief.name,
      notes: brief.notes,
      hold: (take: TakeResponse) => holdVerdicts(brief, take),
    })),
    ...OF_PASTED.map((brief) => ({
      name: brief.name,
      notes: brief.notes,
      hold: (take: TakeResponse) => holdItems(brief, take),
    })),
  ],
  answer: fetchAnswer,
  canary: {
    brief: 'a product of which all are recalled',
    expectations: { minGrade: 'A', mustContain: ['31501'], mustLink: [] },
  },
};

/** What nightly screening and the channel's own canary roll. */
export const screening = reachFurther(NAMED, REACHING);
