import { describe, expect, it } from 'vitest';
import { cpscRecord as cpsc } from '../../../test/support/cpsc-record.ts';
import { readProduct } from '../brief/read-product.ts';
import { matchProduct } from './match-product.ts';
import { prepareRecord } from './prepared-record.ts';

const PLANES = cpsc(
  'Windmere Announces Recall of Hand Planes',
  'The recall only involves Windmere HP3100C 4-inch hand planes. The last four digits of the serial numbers are in the following ranges: 1745 - 1748 17…',
);
const PUSHCHAIRS = cpsc(
  'Windmere Recalls Pushchairs and FootMuffs',
  'This recall involves 2035 LUMO and 2035 VALE pushchairs and 2035 FootMuffs. The pushchairs have an aluminum alloy frame and a…',
);
const LADDERS = cpsc(
  'Windmere Recalls Ridge Ladders',
  'This recall involves Windmere Ridge ladders. The letters "WRL0156" followed by "WX080131" or "WX090131" are printed on the rail. "Windmere" is printed on th…',
);
const SPRAY = cpsc(
  'Windmere Recalls Alder Insect Spray',
  'This recall involves Windmere Alder insect spray. The batch code 3045D185EW3 is printed on the bottom of the can. "Windmere Alder" and "Insect Sp…',
);

describe('matchProduct, where the notice itself says of no others', () => {
  it.each([
    ['another model than the only one', PLANES, 'Windmere hand plane HP3100C', 'recalled'],
    ['another model than the only one', PLANES, 'Windmere hand plane HP3210', 'excluded'],
    ['a code that is made in no like way', PLANES, 'Windmere hand plane 77120-B', 'possible'],
    ['the year before each name', PUSHCHAIRS, 'Windmere VALE pushchair, 2035', 'recalled'],
    ['the year before each name', PUSHCHAIRS, 'Windmere VALE pushchair, 2038', 'excluded'],
    ['one of the codes that are printed', LADDERS, 'Windmere Ridge ladder, WRL0156 WX090131', 'recalled'],
    ['one of the codes that are printed', LADDERS, 'Windmere Ridge ladder, WRL0156 WX110132', 'excluded'],
    ['one of the codes that are printed', LADDERS, 'Windmere Ridge ladder, WRL0156', 'recalled'],
    ['the batch code', SPRAY, 'Windmere Alder insect spray, batch code 3045D185EW3', 'recalled'],
    ['the batch code', SPRAY, 'Windmere Alder insect spray, batch code 3171D185EW1', 'excluded'],
  ])('%s: %#', (_what, record, notes, level) => {
    expect(matchProduct(readProduct(notes), prepareRecord(record)).level).toBe(level);
  });
});

describe('a step ladder of one maker', () => {
  const STOOLS = cpsc(
    'Torrent Recalls Reachwell Step Stools',
    'The recalled products are Reachwell 3-step stools, model RW3.',
  );
  it.each(['Windmere 6 ft fiberglass step ladder', 'Windmere wooden step ladder', 'Windmere step ladder, aluminum'])(
    'is none of the step stools of another: %s',
    (text) => expect(matchProduct(readProduct(text), prepareRecord(STOOLS)).level).toBe('none'),
  );
});
