import { describe, expect, it } from 'vitest';
import type { Change } from '../kinds/rule-changes.ts';
import { askedParts } from './asked-parts.ts';
import { partsOf } from './parts-of.ts';

const change = (text: string, fields?: string[]): Change => ({
  span: { start: 0, end: text.length },
  parents: [],
  sections: [],
  kind: 'other',
  by: 'nothing',
  isRevert: false,
  ...(fields && { fields }),
});

describe('what a change belongs to', () => {
  it.each([
    ['**Router:** slashes are kept', ['Router']],
    ['`kiln_glaze`: reads the colour', ['kiln_glaze']],
    ['[KL-77] - Glaze: runs at night', ['Glaze']],
    ['fix(kiln,cli): cools down', ['kiln', 'cli']],
    ['[Windows] the tray icon', ['Windows']],
    ['resource/kiln_bucket: `acl` is gone', ['resource/kiln_bucket']],
    ['Glaze\tThe colour is kept over night', ['Glaze']],
    ['Fixed: the door', []],
    ['The kiln cools down over night', []],
  ])('%s', (text, parts) => expect(partsOf(text, change(text))).toEqual(parts));

  it('is said beside it too', () => expect(partsOf('Cools down', change('Cools down', ['docs']))).toEqual(['docs']));
});

describe('parts that a brief asks for', () => {
  const page = ['kiln_bucket: gone', 'kiln_bucket_policy: new', 'Glaze: runs'].map((text) => ({
    text,
    changes: [change(text)],
  }));
  it.each([
    ['the kiln_bucket resource since 2.0', ['kiln_bucket'], []],
    ['since 2.0, only what they did to the glaze', ['Glaze'], []],
    ['since 2.0 without the glaze', [], ['Glaze']],
    ['what changed since 2.0 (not the Glaze)', [], ['Glaze']],
    ['what changed since 2.0', [], []],
    ['did they drop Glaze', [], []],
  ])('%s', (notes, wanted, leftOut) => expect(askedParts(notes, page, [])).toEqual({ wanted, leftOut }));

  it.each([
    ['What changed in the kiln_bucket of Heron?', ['kiln_bucket']],
    ['What changed in the glaze of Heron since 2.0?', ['Glaze']],
    ['What changed in Heron for glaze?', ['Glaze']],
    ['What changed in heron? We glaze in our own kiln.', []],
  ])('in small letters beside their whole: %s', (notes, wanted) =>
    expect(askedParts(notes, page, [], 'Heron').wanted).toEqual(wanted),
  );

  it('may be what the name of the product ends with', () => {
    const of = (product: string, products: string[]) =>
      askedParts(`What changed in ${product}?`, page, products, product);
    expect(of('Heron Glaze', [])).toEqual({ wanted: [], leftOut: [], doubted: 'Glaze' });
    expect(of('Heron Glaze', ['Heron Glaze'])).toEqual({ wanted: [], leftOut: [] });
  });

  it('are none by the name of the whole', () =>
    expect(askedParts('what changed in Glaze', page, ['Glaze']).wanted).toEqual([]));
});
