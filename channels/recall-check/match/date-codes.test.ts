import { describe, expect, it } from 'vitest';
import { cpscRecord as cpsc } from '../../../test/support/cpsc-record.ts';
import { readProduct } from '../brief/read-product.ts';
import { matchProduct } from './match-product.ts';
import { prepareRecord } from './prepared-record.ts';

const WHEELS = cpsc(
  'Windmere Recalls Sanding Wheels',
  'This recall involves Windmere Alder sanding wheels, models WS4410B and WS4410C. Only units with date codes 2031-30 to 2031-44 are part of the recall. The number is on the front…',
);
const PACKS = cpsc(
  'Windmere Recalls Gale Power Banks',
  'This recall involves two Windmere Gale power banks with model numbers G3301 and G3302. Model G3301 is four inches long and has one of the following date codes (YYWW): 3118, 3119, 3122. Model G3302 has two por…',
);
const JARS = cpsc(
  'Windmere Recalls 64-Ounce Low Profile Blender Containers',
  'The recall involves Windmere 64-ounce low profile containers with blade part number 204417 B and blade date codes 03-22 (March 2022) through 07-23 (July 2023). The blade part number and date code are etched onto the top of the blade at the bottom of the container.',
);
const TRIMMERS = cpsc(
  'Windmere Recalls Grass Trimmers',
  'This recall involves gas-powered Windmere Grass Trimmers with model numbers 440LK, 210C and 210L. The trimmers are green.',
);

describe('a model that reads as an amount', () => {
  it.each([
    ['Windmere trimmer 210L', 'recalled'],
    ['Windmere weed whacker 210L', 'recalled'],
    ['Windmere string trimmer, 210 L', 'possible'],
  ])('%s: %s', (text, level) => {
    expect(matchProduct(readProduct(text), prepareRecord(TRIMMERS)).level).toBe(level);
  });
});

describe('date codes outside those of the recall', () => {
  it.each([
    ['a stamp behind the model, after the run', 'Windmere Alder sanding wheel WS4410B 2032-04', WHEELS, 'excluded'],
    ['a stamp behind the model, before it', 'Windmere Alder sanding wheel WS4410B 2030-50', WHEELS, 'excluded'],
    ['a stamp in the run', 'Windmere Alder sanding wheel WS4410B 2031-35', WHEELS, 'recalled'],
    [
      'a stamp that is a month in the run, or a week before it',
      'Windmere sanding wheel WS4410B 2031-09',
      WHEELS,
      'recalled',
    ],
    ['when it was bought, perhaps', 'Windmere Alder sanding wheel WS4410B, 2032-04', WHEELS, 'recalled'],
    ['figures that could not be compared', 'Windmere Alder sanding wheel WS4410B 20314', WHEELS, 'possible'],
    ['a date code that is a month in the run', 'Windmere sanding wheel WS4410B, date code 2031-09', WHEELS, 'recalled'],
    ['what is called a date code', 'Windmere Alder sanding wheel WS4410B, date code 2032-40', WHEELS, 'excluded'],
    ['a date code that its model does not have', 'Windmere Gale power bank G3301, date code 3140', PACKS, 'excluded'],
    ['a date code that its model has', 'Windmere Gale power bank G3301, date code 3119', PACKS, 'recalled'],
    ['one of another model', 'Windmere Gale power bank G3302, date code 3140', PACKS, 'recalled'],
    [
      'one in a run whose ends are told in words',
      'Windmere 64 oz low profile container, date code 10-22',
      JARS,
      'recalled',
    ],
    ['one of nobody knows which model', 'Windmere Gale power bank, date code 3140', PACKS, 'possible'],
  ])('%s: %s', (_what, text, record, level) => {
    expect(matchProduct(readProduct(text), prepareRecord(record)).level).toBe(level);
  });
});
