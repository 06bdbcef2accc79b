import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string): (string | undefined)[][] =>
  readBrief({ notes, answers: {} } as never).items.map(({ product }) => [
    product?.brand[0],
    ...(product?.words ?? []).slice(-1),
    ...(product?.lots ?? []),
    ...(product?.serials ?? []),
  ]);

describe('a part that is told by what it goes with', () => {
  it.each([
    [
      'from a thing of another name',
      'Which are recalled?\n\n2 Sony chargers out of the box\nSony charger from a small Norvelle tablet, date code 2031.02\nNorvelle kettle',
      ['sony', 'tablet', '2031.02'],
    ],
    [
      'for one, behind its own name',
      'Which are recalled?\n\nWindmere battery for the Norvelle vacuum, serial F3 0229117\nBrightwick lamp',
      ['windmere', 'vacuum', 'F3 0229117'],
    ],
    [
      'in German',
      'Was davon ist zurückgerufen?\n\nSony Netzteil von einem Norvelle Tablet, Seriennummer F3 0229117\nBrightwick Lampe',
      ['sony', 'tablet', 'F3 0229117'],
    ],
  ])('is one item with all that is said of it: %s', (_what, notes, item) => {
    expect(read(notes)).toContainEqual(item);
  });

  it('leaves a thing that is joined to it an item of its own', () => {
    expect(read('Recalled?\n\nthe Windmere remote for the UN55 and a Norvelle kettle').map(([brand]) => brand)).toEqual(
      ['windmere', 'norvelle'],
    );
  });
});

describe('how many of what it comes in', () => {
  it('says nothing of the line before, and does not lengthen its UPC', () => {
    const { items } = readBrief({
      notes:
        'From the shelf, the numbers are copied:\n\n1 can Norvelle glaze, bottom: HL1311FV, UPC 075577005000\n1 can Krylon lacquer, UPC 724504035305\n3 Fiskars pruners',
      answers: {},
    } as never);
    expect(items.map(({ product }) => [product?.brand[0], ...(product?.gtins ?? [])])).toEqual([
      ['norvelle', '075577005000'],
      ['krylon', '724504035305'],
      ['fiskars'],
    ]);
  });

  it('keeps the groups of a UPC that goes on in the next line', () => {
    const { items } = readBrief({ notes: 'Norvelle kettle, UPC 0 75577\n00500 0', answers: {} } as never);
    expect(items.map(({ product }) => product?.gtins)).toEqual([['075577005000']]);
  });
});
