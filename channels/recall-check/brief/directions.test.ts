import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };

describe('labels of a pharmacy', () => {
  it.each([
    ['METFORMIN 500 MG TABLET\nTAKE TWO TABLETS BY MOUTH WITH BREAKFAST   REFILLS 1\n\nNorvelle kettle KX700'],
    ['METFORMIN 500 MG TABLET\nPrendre un comprimé le soir\n\nNorvelle kettle KX700'],
    ['METFORMIN 500 MG TABLET\nTomar una tableta o dos comprimidos cada noche\n\nNorvelle kettle KX700'],
  ])('reads what is taken and not how in %j', (notes) => {
    const items = readBrief({ notes, ...AT }).items.map(({ asked }) => asked);
    expect(items[0]).toBe('METFORMIN 500 MG TABLET');
    expect(items).toHaveLength(2);
  });

  it('begins no entry with a rule of dashes', () => {
    const notes =
      'METFORMIN 500 MG TABLET\n- - - - -\nLISINOPRIL 10 MG TABLET\n- - - - -\nNorvelle kettle KX700\nBrightwick lamp';
    expect(readBrief({ notes, ...AT }).items.map(({ asked }) => asked)).toEqual([
      'METFORMIN 500 MG TABLET',
      'LISINOPRIL 10 MG TABLET',
      'Norvelle kettle KX700',
      'Brightwick lamp',
    ]);
  });
});
