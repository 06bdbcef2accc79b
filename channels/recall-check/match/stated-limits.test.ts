import { describe, expect, it } from 'vitest';
import { citedWords as cited, cpscRecord as cpsc } from '../../../test/support/cpsc-record.ts';
import { readProduct } from '../brief/read-product.ts';
import { blankRecord } from '../sources/record.ts';
import type { RecallRecord } from '../sources/record.ts';
import { matchProduct } from './match-product.ts';
import { prepareRecord } from './prepared-record.ts';

const fda = (description: string, codes: string): RecallRecord => ({
  ...blankRecord('openFDA', description),
  context: [cited('Windmere Foods LLC')],
  products: [cited(description)],
  details: [cited(codes)],
});

const CANDLE = cpsc(
  'Windmere Recalls Jar Candles',
  'This recall involves Windmere jar candles. The batch code is on the bottom: 31-288 through 31-301.',
);
const QUAD = cpsc(
  'Windmere Recalls Cub Youth ATVs',
  'This recall involves Windmere Cub youth ATVs with serial numbers WC-004501 through WC-009999.',
);
const PUMP = fda('Windmere Breeze CPAP machine, Model WB-200', 'Serial numbers WB200-10000 to WB200-25999');
const FRYER = cpsc(
  'Windmere Recalls Air Fryers',
  'This recall involves Windmere air fryers with model numbers WF-100, WF-120W and WF-150.',
);
const EBIKE = cpsc(
  'Windmere Recalls Volt E-Bikes',
  'This recall involves all model year 2032 and 2033 Windmere Volt electric bicycles (e-bikes).',
);
const PILLOW = cpsc(
  'Windmere Recalls Nursing Pillows',
  'This recall involves Windmere nursing pillows in all prints.',
  'Online at windmere.example.com from May 2033 through January 2034 for about $40.',
);
const KIT = fda(
  'Windmere Chopped Salad Kit, 12 oz bag',
  'Use By dates 03/14/2036 through 03/21/2036, Lot codes Q0731 to Q0738',
);

const MOWER = cpsc(
  'Windmere Recalls Meadow Mowers',
  'This recall involves Windmere Meadow mowers. Model number 30411 with serial numbers ranging from 413000101 to 413020271; model number 30412 with serial numbers ranging fr…',
);
const AXE = cpsc(
  'Windmere Recalls Ridge Ice Axes',
  'This recall involves Windmere Ridge ice axes (model W021, serial numbers 17L 0000000 000 to 20F 9999999 999) sold in re…',
);
const STEAMER = cpsc(
  'Windmere Recalls Rice Steamers',
  'This recall involves Windmere rice steamers. Only steamers with date codes 1907 or 1909 are included in this recall. The code is printed on a …',
);
const DRESSER = cpsc(
  'Windmere Recalls Alder Six-Drawer Dressers',
  'This recall involves Windmere Alder six-drawer dressers, model WD-60. The three-drawer chests and model WD-30 are not included in this recall.',
);
const STRIPS = fda('Windmere test strips, 50 count, REF WT-50', 'Lot numbers: WS4410, WS4411');
const TABLETS = fda('Metoprolol Tablets, 50 mg, NDC 71234-105-01, Windmere Pharma', 'All lots');

const POWDER = fda(
  'Windmere Moringa Powder, 15 kg bag; Product code: WM96',
  'lot: 36/08001 Expiration date: 02-11-2038',
);
const GUARD = cpsc(
  'Windmere Recalls Saw Guards',
  'This recall involves guards of Windmere miter saws bearing item number 41970 and serial numbers less than 470331936.',
);
const YEARLY = cpsc(
  'Windmere Recalls 2031 Meadow Mowers',
  'This recall involves 2031 Windmere Meadow mowers. Model number 30411 with serial numbers ranging from 413000101 to 413020271.',
);
const CHEST = cpsc(
  'Windmere Recalls Harbor Dressers',
  'This recall involves the following dressers. Model Number Color Date of Manufacture WH-4412 White 06/2031 - 11/2033 WH-4413 Gray 06/2031 - 11/2033.',
);
const ROMPER = cpsc(
  'Windmere Recalls Snap Rompers',
  'This recall involves Windmere snap rompers in sizes 0-3M through 24M.',
);

const BAR = fda('Windmere Almond Bars, 12 count', 'All lots with Best By 2036-08-01 to 2036-12-31');
const TUB = fda('Windmere Vanilla Yogurt, 32 oz', 'Use by 01 AUG 2036 – 31 DEC 2036, plant 39-112');

const SCOOTERS = cpsc(
  'Windmere Recalls Glide and Dash Scooters',
  'This recall involves Windmere scooters: Model number 41100 with serial numbers ranging from 520000101 to 520018000; model number 41200 with serial numbers ranging from 520000101 to 520004500; and model number 41300 with serial…',
);
const FORKS = cpsc(
  'Windmere Recalls Suspension Forks',
  'This recall involves Windmere Tarn suspension forks with serial numbers 03K51200100 through 09K51999900. A fork holds the front w…',
);
const BLADES = cpsc(
  'Windmere Recalls Saw Blades',
  'This recall involves Windmere saw blades, models WB51R and WB51HR. Only blades with date codes 2033-20 to 2033-31 are part of the recall. The code is on the …',
);

const LISTED = fda('Windmere Peanut Cups, 4 oz', 'UPC 850098765431, Best By 2036-08-01');
const STAMPED = fda('Windmere Hummus, 10 oz tub', 'Use by dates from 3-14-36 to 3-21-36');
const SPAN = fda('Windmere Hummus, 10 oz tub', 'Sell by 3/1/36 - 3/9/36');
const JULIAN = fda('Windmere Hummus, 10 oz tub', 'Julian date codes 6073-6080');
const DRILL = cpsc(
  'Windmere Recalls Drills',
  'This recall involves Windmere drills, model DR20, with date codes 1901 through 1920.',
);
const CRIB = cpsc(
  'Windmere Recalls Cribs',
  'This recall involves all Windmere cribs.',
  'Sold at shops nationwide from January 2027 through December 2029 for about $200.',
);

const CHARGER = cpsc(
  'Windmere Recalls Power Adapters',
  'This recall involves Windmere power adapters. The adapter is marked with model number WPA-05 and manufacture date 203110.',
);
const STAIRLIFT = cpsc(
  'Windmere Recalls Stair Lifts',
  'This recall involves Windmere stair lifts, model WS-77, shipped and installed between March 2031 and May 2033.',
);
const KILN = cpsc(
  'Windmere Recalls Pottery Kilns',
  'This recall involves Windmere kilns, model WK-9. They were manufactured between June 2031 and May 2032.',
);
const LATER = cpsc(
  'Windmere Recalls Pottery Wheels',
  'This recall involves Windmere pottery wheels, model WW-9, made in June 2031 and later.',
);

const PACK = cpsc(
  'Windmere Recalls Battery Packs',
  'This recall involves Windmere battery packs for the Tern notebook. Recalled product numbers are WP556150-03, WP579060-01 and WP629458-03. The product and serial n…',
);

describe('matchProduct, by what a recall is limited to', () => {
  it.each([
    ['a batch in the run', 'Windmere jar candle, batch 31-295', CANDLE, 'recalled'],
    ['a batch after the run', 'Windmere jar candle, batch 31-310', CANDLE, 'excluded'],
    ['no batch stated', 'Windmere jar candle', CANDLE, 'possible'],
    ['a serial number in the run', 'Windmere Cub ATV, serial WC-005210', QUAD, 'recalled'],
    ['a serial number after the run', 'Windmere Cub ATV, serial number WC-012000', QUAD, 'excluded'],
    [
      'a listed model with a serial number after the run',
      'Windmere Breeze CPAP WB-200 S/N WB200-31000',
      PUMP,
      'excluded',
    ],
    ['a model between two that are listed', 'Windmere air fryer WF-110', FRYER, 'excluded'],
    ['a model that goes on where a listed one ends', 'Windmere air fryer WF-1000', FRYER, 'excluded'],
    ['a model that is listed', 'Windmere air fryer WF-120W', FRYER, 'recalled'],
    ['a model year that is named', '2033 Windmere Volt ebike', EBIKE, 'recalled'],
    ['a model year that is not', 'Windmere Volt e-bike, 2031 model', EBIKE, 'excluded'],
    [
      'bought in time on a site with dots in its name',
      'Windmere nursing pillow bought in June 2033',
      PILLOW,
      'recalled',
    ],
    ['bought before on such a site', 'Windmere nursing pillow bought in June 2031', PILLOW, 'possible'],
    ['a figure that is no year', 'Windmere nursing pillow 2000 piece', PILLOW, 'recalled'],
    ['of a year before any was sold', '2030 Windmere nursing pillow', PILLOW, 'possible'],
    ['a use-by date of the recall', 'Windmere chopped salad kit, use by 3/18/2036', KIT, 'recalled'],
    ['a day between two of the year first', 'Windmere almond bars best by 10/15/2036', BAR, 'recalled'],
    ['a day after two of the year first', 'Windmere almond bars best by 02/15/2037', BAR, 'excluded'],
    ['a day between two with names', 'Windmere vanilla yogurt, use by October 3, 2036', TUB, 'recalled'],
    ['a day before two with names', 'Windmere vanilla yogurt, use by July 3, 2036', TUB, 'excluded'],
    ['a UPC that is listed and its date', 'UPC 850098765431 best by 08/01/2036', LISTED, 'recalled'],
    ['a UPC that is listed and another date', 'UPC 850098765431 best by 12/01/2036', LISTED, 'possible'],
    ['a stamped date in the run', 'Windmere hummus use by 3/17/36', STAMPED, 'recalled'],
    ['a stamped date after it', 'Windmere hummus use by 3/27/36', STAMPED, 'excluded'],
    ['a day that can be read in two ways', 'Windmere hummus sell by 3/5/36', SPAN, 'recalled'],
    ['a code in a run without blanks', 'Windmere hummus lot 6075', JULIAN, 'recalled'],
    ['a code after a run without blanks', 'Windmere hummus lot 6095', JULIAN, 'excluded'],
    ['a date code that looks like a year', 'Windmere drill DR20 date code 1915', DRILL, 'recalled'],
    ['a date code that looks like another', 'Windmere drill DR20 date code 1945', DRILL, 'excluded'],
    ['made in the one month that is stamped', 'Windmere power adapter WPA-05, mfg date 203110', CHARGER, 'recalled'],
    ['made in another month', 'Windmere power adapter WPA-05, date of manufacture 203202', CHARGER, 'excluded'],
    ['six figures that are another month', 'Windmere power adapter WPA-05, 203202', CHARGER, 'excluded'],
    ['the month in words', 'Windmere power adapter WPA-05, made in October 2031', CHARGER, 'recalled'],
    [
      'another number in the form of those of a text that is cut',
      'Windmere Tern battery WP556150-02',
      PACK,
      'possible',
    ],
    ['one that is given', 'Windmere Tern battery WP579060-01', PACK, 'recalled'],
    ['installed in the time', 'Windmere stair lift WS-77, installed in June 2032', STAIRLIFT, 'recalled'],
    ['installed after the time', 'Windmere stair lift WS-77, installed in June 2034', STAIRLIFT, 'excluded'],
    ['installed before the first was made', 'Windmere kiln WK-9, installed in April 2030', KILN, 'excluded'],
    ['bought before the first was made', 'Windmere kiln WK-9 bought in 2029', KILN, 'excluded'],
    ['installed after the last was made', 'Windmere kiln WK-9, installed in April 2036', KILN, 'recalled'],
    ['made later than a month that goes on', 'Windmere pottery wheel WW-9, made in August 2032', LATER, 'recalled'],
    ['bought in a year of the sale', 'Windmere crib bought in 2028', CRIB, 'recalled'],
    ['bought in a year after it', 'Windmere crib bought in 2035', CRIB, 'possible'],
    ['another use-by date', 'Windmere chopped salad kit, use by 3/29/2036', KIT, 'excluded'],
    [
      'a use-by date of the recall and another lot',
      'Windmere chopped salad kit, use by 3/18/2036, lot Q0912',
      KIT,
      'excluded',
    ],
    ['a listed model made in the months of a table', 'Windmere Harbor dresser WH-4413 made 03/2032', CHEST, 'recalled'],
    ['a listed model made after them', 'Windmere Harbor dresser WH-4413 made 03/2034', CHEST, 'excluded'],
    ['a size between months', 'Windmere snap romper size 12M', ROMPER, 'recalled'],
    ['a size above months', 'Windmere snap romper size 3T', ROMPER, 'excluded'],
    ['a listed lot beside words that are not', 'Windmere dispensing discs, lot WS4410', STRIPS, 'recalled'],
    ['what the recall leaves out by name', 'Windmere Alder three-drawer chest', DRESSER, 'excluded'],
    ['what the recall leaves out by model', 'Windmere Alder WD-30', DRESSER, 'excluded'],
    ['another number of drawers', 'Windmere Alder 9-drawer dresser', DRESSER, 'possible'],
    ['the number of drawers in digits', 'Windmere Alder 6-drawer dresser, model WD-60', DRESSER, 'recalled'],
    ['one lot of two that is listed', 'Windmere test strips, lots WS4410 and WS4499', STRIPS, 'recalled'],
    ['two lots that are not', 'Windmere test strips, lots WS4498 and WS4499', STRIPS, 'excluded'],
    ['another reference number', 'Windmere test strips, ref WT-80', STRIPS, 'excluded'],
    ['a drug code with a zero more', 'metoprolol NDC 71234-0105-01', TABLETS, 'recalled'],
    ['another drug code', 'metoprolol NDC 71234-0106-01', TABLETS, 'excluded'],
    ['a listed code beside a word for it in another language', 'Windmere Heißluftfritteuse WF-150', FRYER, 'recalled'],
    ['a listed code after talk in another language', 'Está retirado el Windmere WF-150', FRYER, 'recalled'],
    [
      'a serial number outside the run of its model',
      'Windmere Meadow mower, model 30411, serial 414002200',
      MOWER,
      'excluded',
    ],
    ['one inside it', 'Windmere Meadow mower, model 30411, serial 413009417', MOWER, 'recalled'],
    ['one of a model whose run is cut', 'Windmere Meadow mower, model 30412, serial 414002200', MOWER, 'possible'],
    ['one in the run of another model', 'Windmere Meadow mower, model 30412, serial 413009417', MOWER, 'possible'],
    ['a serial number cut short', 'Windmere Ridge ice axe model W021, s/n 21C', AXE, 'possible'],
    ['a serial number in groups, within', 'Windmere Ridge ice axe model W021, s/n 18F 0016620 118', AXE, 'recalled'],
    ['a serial number in groups, outside', 'Windmere Ridge ice axe model W021, s/n 21C 0016620 118', AXE, 'excluded'],
    ['a date code that a whole sentence leaves out', 'Windmere rice steamer, date code 2011', STEAMER, 'excluded'],
    ['one that it names', 'Windmere rice steamer, date code 1909', STEAMER, 'recalled'],
    [
      'a serial number in the run of another model',
      'Windmere Dash scooter 41200, serial 520009000',
      SCOOTERS,
      'excluded',
    ],
    ['a serial number in the run of its model', 'Windmere Dash scooter 41200, serial 520004000', SCOOTERS, 'recalled'],
    [
      'a serial number of thirteen digits',
      'Windmere breeze CPAP WB-200, serial number 0425604018001',
      PUMP,
      'excluded',
    ],
    ['a run that is for all, outside', 'Windmere Tarn fork, s/n 11K51200100', FORKS, 'excluded'],
    ['a run that is for all, inside', 'Windmere Tarn fork, s/n 04K51200100', FORKS, 'recalled'],
    ['a week after the last', 'Windmere saw blade WB51HR, date 2033-40', BLADES, 'excluded'],
    ['a week of the recall', 'Windmere saw blade WB51HR, date 2033-25', BLADES, 'recalled'],
    [
      'a product code that is listed, and another lot',
      'Windmere moringa powder, code WM96, lot 36/01008',
      POWDER,
      'excluded',
    ],
    [
      'a product code that is listed, and its lot',
      'Windmere moringa powder, code WM96, lot 36/08001 02-11-2038',
      POWDER,
      'recalled',
    ],
    ['a serial number that is the bound itself', 'Windmere miter saw, item 41970, s/n 470331936', GUARD, 'excluded'],
    ['one that is below it', 'Windmere miter saw, item 41970, s/n 470331935', GUARD, 'recalled'],
    [
      'a model year behind a serial number',
      'Windmere Meadow mower, model 30411, serial 414002200, 2031',
      YEARLY,
      'excluded',
    ],
    ['a listed code of another brand', 'Larkfield kettle WF-150', FRYER, 'none'],
  ])('%s', (_what, asked, record, level) => {
    expect(matchProduct(readProduct(asked), prepareRecord(record))).toMatchObject({ level });
  });
});
