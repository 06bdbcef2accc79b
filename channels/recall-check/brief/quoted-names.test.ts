import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';
import { splitBrief } from './split-brief.ts';
import { readQuotedNames } from './quoted-names.ts';

describe('names in quotation marks, as a label prints them', () => {
  it.each([
    ['galletas "CRUNCHY CORN RINGS, SWEET CHILI" 80 g', ['crunchy corn ring sweet chili']],
    ['galletas „Crunchy Corn Rings, Sweet Chili“ 80 g', ['crunchy corn ring sweet chili']],
    ['galletas "CRUNCHY CORN RINGS SWEET CHILI, 80 g', ['crunchy corn ring sweet chili']],
    ['the lid says "lift here, then push down hard"', []],
    ['a "Norvelle" lamp', []],
    ['NORVELLE 32" CLASS LED TV WITH 2 HDMI PORTS 24" STAND', []],
  ])('%s', (text, expected) => expect(readQuotedNames(text)).toEqual(expected));

  it('are of one piece', () =>
    expect(
      splitBrief('- snack "CRUNCHY CORN RINGS, SWEET CHILI", 80 g\n- Lumetta lamp').items.map(({ asked }) => asked),
    ).toEqual(['snack "CRUNCHY CORN RINGS SWEET CHILI, 80 g', 'Lumetta lamp']));

  it('are kept for the recalls', () =>
    expect(readProduct('snack "CRUNCHY CORN RINGS SWEET CHILI", 80 g').labels).toEqual([
      'crunchy corn ring sweet chili',
    ]));
});
