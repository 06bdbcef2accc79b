import { describe, expect, it } from 'vitest';
import type { Product } from './item.ts';
import { readBrief } from './read-items.ts';

const read = (notes: string): { asked: string; product: Product | null }[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items;

describe('what stands on a thing', () => {
  it.each([
    'Norvelle disc QT201B, says 2031-04',
    'Norvelle disc QT201B, stamped 2031-04',
    'Norvelle Scheibe QT201B, gestempelt 2031-04',
    'disque Norvelle QT201B, gravé 2031-04',
    'disco Norvelle QT201B, dice 2031-04',
  ])('is a date code, whatever says so: %s', (notes) => {
    expect(read(notes)[0]?.product?.lots).toEqual(['2031-04']);
  });

  it('is none where it says when it was bought', () => {
    expect(read('Norvelle disc QT201B, bought 2031-04')[0]?.product).toMatchObject({
      lots: [],
      boughtMonths: ['2031-04'],
    });
  });

  it.each([
    ['Norvelle mattress queen - I looked at the tag: 05/08/31', ['2031-08-05', '2031-05-08']],
    ['Norvelle lamp, label says 05/08/31', ['2031-08-05', '2031-05-08']],
    ['Norvelle fire extinguisher, inspection tag 05/08/31', []],
    ['Norvelle lamp, price tag 05/08/31', []],
  ])('is the day on its tag, but for that of an inspection or a price: %s', (notes, dates) => {
    expect(read(notes)[0]?.product?.dates).toEqual(dates);
  });

  it('is by what it hangs', () => {
    expect(read('Norvelle wall mirror, hangs on D-rings').map(({ asked }) => asked)).toEqual([
      'Norvelle wall mirror, D-rings',
    ]);
  });
});
