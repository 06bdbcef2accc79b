import { describe, expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { createNeedMatcher } from './need-matcher.ts';

const need = (id: string, part: string, ...codes: string[]): Need => ({
  id,
  part,
  codes,
  qty: '1',
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
});
const coded = createNeedMatcher([
  need('bearing', '6304-2RS', '6304-2RS'),
  need('hose', 'hydraulic hose assembly HB-06-36', 'HB-06-36'),
  need('tie', 'cable tie CT-9 black', 'CT-9'),
]);
const described = createNeedMatcher([
  need('screw', 'hex cap screws 3/8-16 x 1-1/2 grade 5 zinc'),
  need('washer', 'flat washers 3/8 SAE zinc'),
  need('nut', 'hex nuts 3/8-16 zinc'),
]);

describe('createNeedMatcher', () => {
  it('holds a measure of liquids that is written apart against one that is not', () => {
    const bottles = createNeedMatcher([need('jar', 'bocaux à vis 50 cl'), need('lid', 'capsules dorées')]);
    expect(bottles.match('bocal 50cl, le cent')[0]?.need.id).toBe('jar');
  });

  it.each([
    ['6304-2RS  24  4.10', 'bearing', 'code', []],
    ['6304 2RS', 'bearing', 'code', []],
    ['6304-2RSC3', 'bearing', 'suffix', ['C3']],
    ['the HB-06-36s', 'hose', 'code', []],
    ['hydraulic hose assy, 36 in', 'hose', 'words', []],
    ['CT-9 red', 'tie', 'code', ['red']],
  ])('finds the need of "%s"', (text, id, by, differs) => {
    expect(coded.match(text)[0]).toMatchObject({ need: { id }, by, differs });
  });

  it.each([
    ['HHCS 3/8-16 x 1-1/2 GR5 ZN', 'screw', []],
    ['3/8-16x1-1/2 Gr 5 HCS zinc', 'screw', []],
    ['HEX CAP SCREW 3/8-16X2 GR8 ZP', 'screw', ['grade8', '2']],
    ['FLAT WASHER 3/8 SAE ZP', 'washer', []],
    ['HEX NUT 3/8-16 PLAIN', 'nut', ['plain']],
  ])('finds the need that "%s" describes', (text, id, differs) => {
    expect(described.match(text)[0]).toMatchObject({ need: { id }, by: 'words', differs });
  });

  it('knows a French plural by its x', () => {
    const matcher = createNeedMatcher([need('lid', 'couvercles de tonneau'), need('barrel', 'tonneaux chêne')]);
    expect(matcher.match('Tonneau chêne massif 225 L')[0]).toMatchObject({ need: { id: 'barrel' } });
    expect(matcher.match('Couvercle de tonneau')[0]).toMatchObject({ need: { id: 'lid' } });
  });

  it.each([['HB-06-48'], ['6304-2RS2'], ['X6304-2RS'], ['freight'], ['']])('finds none in "%s"', (text) => {
    expect(coded.match(text)).toEqual([]);
  });
});
