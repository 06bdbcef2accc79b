import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const asked = (notes: string): string[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items.map(
    (item) => item.asked,
  );

describe('a second one of a thing, with a code of its own', () => {
  it.each([
    'two cans of Norvelle peas, one is lot AB1234, the other lot AB1299',
    'Norvelle peas, two cans. First is lot AB1234. The second one is lot AB1299.',
    'Zwei Dosen Norvelle peas. Die eine hat Charge AB1234, die andere Charge AB1299.',
    'Dos latas Norvelle peas, una lote AB1234, la otra lote AB1299',
  ])('is asked about by itself: %s', (notes) => {
    const items = asked(notes);
    expect(items.length).toBe(2);
    expect(items.map((item) => /AB12\d\d/.exec(item)?.[0])).toEqual(['AB1234', 'AB1299']);
  });

  it('in lines of talk, whose speakers are no things', () => {
    const talk =
      'Kell> our gear\nBrun> Norvelle Ridge ladder, rail says WRL0156 WX080131\nBrun> 2nd one same ladder, WRL0156 WX110132\nKell> Brightwick heater BW-15';
    expect(asked(talk)).toEqual([
      'Norvelle Ridge ladder, WRL0156 WX080131',
      'Norvelle Ridge ladder, WRL0156 WX110132',
      'Brightwick heater BW-15',
    ]);
  });
});

describe('a model year by its own name', () => {
  it.each([
    'Vélo Norvelle Cime, année-modèle : 2031',
    'Bici Norvelle Cima, anno modello 2031',
    'Bicicleta Norvelle Cima, año modelo 2031',
    'Bicicleta Norvelle Cima, ano do modelo 2031',
    'Rower Norvelle Cima, rocznik 2031',
  ])('is the year of what is named: %s', (notes) => {
    const [item] = readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items;
    expect(item?.product?.years).toEqual(['2031']);
  });
});
