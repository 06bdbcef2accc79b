import { describe, expect, it } from 'vitest';
import { cpscRecord as cpsc } from '../../../test/support/cpsc-record.ts';
import { readProduct } from '../brief/read-product.ts';
import { matchProduct } from './match-product.ts';
import { prepareRecord } from './prepared-record.ts';

const LAMP = cpsc(
  'Windmere Recalls Reading Lamps',
  'This recall involves Windmere Alder reading lamps, manufactured from March 2031 through May 2031. The lamps are made of brass and have a…',
);
const COTS = cpsc(
  'Windmere Recalls Cots and Bassinets',
  'This recall involves Windmere cots and bassinets. The cots were manufactured from March 2031 through May 2031. The bassinets were sold in white and…',
);
const LATHE = cpsc(
  'Windmere Recalls Bench Lathes',
  'This recall involves Windmere bench lathes with serial numbers lower than 450200. The serial number is on the plate at the back of the headstock.',
);
const WINCH = cpsc(
  'Windmere Recalls Hand Winches',
  'This recall involves Windmere hand winches with serial number WH20400 and higher. The number is stamped on the dr…',
);
const SPOONS = cpsc(
  'Windmere Recalls Feeding Spoons',
  'The spoons have a soft tip. Only “Level 1” spoons are recalled. “Level 1” is printed on the card.',
);
const FANS = cpsc(
  'Windmere Recalls Gale Fans',
  'This recall involves Windmere Gale fans with a "MAR31" or "APR31" date code on the base. The fans were sold in white and…',
);
const JUGS = cpsc(
  'Windmere Recalls Jugs',
  'This recall involves Windmere Alder jugs with blade part number 20320 and blade date codes 03-32 (March 2032) through 07-33 (July 2033). The jugs are clear with a…',
);
const PAINT = cpsc(
  'Windmere Recalls Alder Lacquer',
  'This recall involves Windmere Alder lacquer. Batch code HW1311FV, HW2081KL or HW2081MN is printed on the bottom of the can, along with UPC code 075577005000. The can is white and…',
);
const TOYS = cpsc(
  'Windmere Recalls Garden Stroller Toys',
  'This recall involves Windmere Garden stroller toys with model number QT201 on the label.',
);

const STOVES = cpsc(
  'Windmere Recalls Camp Stoves',
  'This recall involves Windmere camp stoves sold in many styles and colors with manufacturing dates between December 22, 2030 and January 6, 2031. The date is on the plate. Models are…',
);

const MOWERS = cpsc(
  'Windmere Recalls Riding Mowers',
  'This recall involves Windmere riding mowers. Recalled mowers are not marked with a blue dot and were manufactured from July 2031 through December 2031.',
);
const SAWS = cpsc(
  'Windmere Recalls Table Saws',
  'This recall involves Windmere table saws, made from July 2031 through December 2031, with serial numbers 1G20MB200…',
);
const STOOLS = cpsc('Tricam Recalls Step Stools', 'This recall involves Tricam step stools with two steps.');

describe('matchProduct, by limits that hold for all that is recalled', () => {
  it.each([
    [
      'made outside the period of a sentence that is whole, of a text that is cut',
      'Windmere Alder reading lamp, mfg date on the base June 2032',
      LAMP,
      'excluded',
    ],
    ['a month behind the last of a run of them', 'Windmere Alder jug 20320, date code 09-33', JUGS, 'excluded'],
    ['a month of an early year within it', 'Windmere Alder jug 20320, date code 11-32', JUGS, 'recalled'],
    ['made within it', 'Windmere Alder reading lamp, mfg date on the base April 2031', LAMP, 'recalled'],
    [
      'made behind it, of what was sold in many styles',
      'Windmere camp stove, manufacturing date January 11, 2031',
      STOVES,
      'excluded',
    ],
    ['a mark on it that nobody can see here', 'Windmere riding mower, made October 2031', MOWERS, 'possible'],
    ['serial numbers where the text is cut', 'Windmere table saw, made October 2031', SAWS, 'possible'],
    ['how many steps it has, which is no name', 'Norvelle two-step stool', STOOLS, 'none'],
    ['bought before it', 'Windmere Alder reading lamp bought in 2029', LAMP, 'excluded'],
    ['the period of one of several things', 'Windmere bassinet made in June 2032', COTS, 'possible'],
    ['a serial number on the side that is recalled', 'Windmere bench lathe, serial 398117', LATHE, 'recalled'],
    ['a shorter one', 'Windmere bench lathe, serial 98117', LATHE, 'recalled'],
    ['one on the other side', 'Windmere bench lathe, serial 450988', LATHE, 'excluded'],
    ['one above the first of a text that is cut', 'Windmere hand winch, serial WH21004', WINCH, 'recalled'],
    ['one below the first', 'Windmere hand winch, serial WH18221', WINCH, 'excluded'],
    ['one that is made otherwise', 'Windmere hand winch, serial 7K18221', WINCH, 'possible'],
    ['the number of a kind that is meant', 'Windmere feeding spoons, level 1', SPOONS, 'recalled'],
    ['another number of it', 'Windmere feeding spoons, level 2', SPOONS, 'excluded'],
    ['a date code that is quoted before what it is', 'Windmere Gale fan, date code APR31', FANS, 'recalled'],
    ['another one in that form', 'Windmere Gale fan, date code JUL31', FANS, 'excluded'],
    ['another one that nothing names', 'Windmere Gale fan, JUL31', FANS, 'excluded'],
    ['a batch that the recall prints', 'Windmere Alder lacquer, batch HW2081KL', PAINT, 'recalled'],
    ['another batch', 'Windmere Alder lacquer, UPC 075577005000, batch HW2191KN', PAINT, 'excluded'],
    [
      'another one in that form that nothing names',
      'Windmere Alder lacquer HW2191KN UPC 075577005000',
      PAINT,
      'excluded',
    ],
    ['a code in another form', 'Windmere Alder lacquer KX40112 UPC 075577005000', PAINT, 'recalled'],
    ['another model', 'Windmere Garden stroller toy, model QT305', TOYS, 'excluded'],
    [
      'two models of which one is listed, which may be of two things',
      'Windmere Garden stroller toy (QT201), model LV44-31',
      TOYS,
      'possible',
    ],
  ])('%s', (_what, asked, record, level) => {
    expect(matchProduct(readProduct(asked), prepareRecord(record))).toMatchObject({ level });
  });
});
