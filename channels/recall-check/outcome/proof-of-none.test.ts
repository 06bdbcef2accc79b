import { describe, expect, it } from 'vitest';
import { readBrief, readItem } from '../brief/read-items.ts';
import { gapsInProof } from './proof-of-none.ts';

const gapsOf = (text: string): string[] => {
  const item = readItem(text);
  return gapsInProof({ ...item, product: item.product! }, []);
};

describe('gapsInProof', () => {
  it.each([
    ['a thing by a maker', 'Brightwick kettle'],
    ['a known brand with a model', 'Kenmore 106X71'],
    ['a name whose second half says what it is', 'BrightwickTV'],
    ['a known brand that is numbered', 'Braun MQ5'],
    ['a known brand that is numbered by figures', 'Anker 412'],
    ['a known maker of vitamins, with the name of one', 'Solgar Gold'],
    ['a maker with what a thing of it is called in another language', 'Brightwick kettle de vidrio'],
    ['a UPC', 'Brightwick Duo UPC 850098765448'],
  ])('proves %s', (_what, text) => expect(gapsOf(text)).toEqual([]));

  it('does not prove what stands behind a comma in another language', () => {
    const [item] = readBrief({
      notes: 'Bitte auf Rückrufe prüfen:\n- 4 Gläser Marmelade, Gummiringe\n- Bosch Wasserkocher',
      prior: null,
      skipRetrieval: false,
      acceptedAt: '2031-11-20T12:00:00Z',
    }).items;
    expect(gapsInProof({ ...item!, product: item!.product! }, [])).not.toEqual([]);
  });

  it.each(['Lego Tower 204 brick box 2031', 'Graco Brick 2031', '2030 Bosch brick'])(
    'takes no word beside a brand for a make: %s',
    (text) => expect(readItem(text).problem ?? '').not.toMatch(/is it BUICK/),
  );

  it('does not prove what only a misspelt word says', () => {
    const [item] = readBrief({
      notes: 'husqvarna weed wickor',
      prior: null,
      skipRetrieval: false,
      acceptedAt: '2031-11-20T12:00:00Z',
    }).items;
    expect(gapsInProof({ ...item!, product: item!.product! }, [])).not.toEqual([]);
  });

  it.each([
    ['a known brand with a year', 'Anker 2029'],
    ['a long number that was read as nothing', 'UPC 850098765448, 4006811319 54, lamp'],
    ['names that no word explains', 'Brightwick Duo'],
    ['a model of nobody knows what', 'Brightwick AB1500'],
    ['a name of one letter', 'Round K space heater'],
    ['several things in one', 'Brightwick pork buns, Tumbleton granola, rice crackers'],
    ['two brands in one', 'Graco stroller, Makita saw'],
    ['a code for a name', 'X17 magnet balls'],
    ['a word in small letters for a maker', 'gourd carving kit, steel'],
    ['what it is for, in small letters', 'carregador de viagem KX-300'],
    ['letters that are held for a maker', 'kettle, Q R 20417'],
    ['a place for a name', 'Clinic refrigerator'],
    ['what a thing is called in another language', 'Repisola de pared (wall shelf), blanca'],
    ['a tire', 'Brightwick tire 205/55R16'],
    ['a tire that goes by its size', 'Brightwick Grip 205/55R16'],
    ['a truck tire', 'Goodyear Fleet 295/75R22.5'],
    ['a canoe', 'Brightwick canoe'],
    ['cartridges', 'Brightwick 12 gauge shells'],
  ])('does not prove %s', (_what, text) => expect(gapsOf(text)).not.toEqual([]));
});
