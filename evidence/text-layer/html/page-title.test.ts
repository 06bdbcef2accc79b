import { describe, expect, it } from 'vitest';
import { layerOf } from '../testing.ts';

describe('the title of a page', () => {
  it.each<[string, string, string, string | null]>([
    [
      'the heading that the document title repeats',
      '<title>How to brew | Tea Weekly</title>',
      '<h1>Tea Weekly</h1><h2>How to brew</h2>',
      'How to brew',
    ],
    [
      'the longer of two headings in it',
      '<title>Outside: brewing in the rain · Tea</title>',
      '<h1><a href="/">Tea</a></h1><h1>Outside: brewing in the rain</h1>',
      'Outside: brewing in the rain',
    ],
    [
      'not the name of the site that leads home',
      '<title>Green leaves - The leaves of Asia</title>',
      '<h1><a href="/">The leaves of Asia</a></h1><div id="page-title">Green leaves</div>',
      'Green leaves',
    ],
    [
      'what the metadata claim, without the site',
      '<meta property="og:title" content="How to brew - Tea Weekly"><meta property="og:site_name" content="Tea Weekly"><title>x</title>',
      '<p>a</p>',
      'How to brew',
    ],
    [
      'the claim of JSON-LD',
      '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Leaves &amp; water"}</script><title>Tea Weekly</title>',
      '<p>a</p>',
      'Leaves &amp; water',
    ],
    [
      'a lone heading that speaks of the same',
      '<meta property="og:title" content="You will not believe this kettle"><title>Kettle</title>',
      '<h1>A kettle that whistles in tune</h1>',
      'A kettle that whistles in tune',
    ],
    [
      'the claim where the heading speaks of something else',
      '<meta property="og:title" content="Brewing with cold water">',
      '<h1>Welcome</h1>',
      'Brewing with cold water',
    ],
    [
      'the document title without its last part',
      '<title>Fresh leaves – Tea Weekly</title>',
      '<p>a</p>',
      'Fresh leaves',
    ],
    ['all parts before the site', '<title>Fresh leaves | Harvest | Tea Weekly</title>', '<p>a</p>', 'Fresh leaves'],
    ['a title with a colon whole', '<title>Tea: a history of leaves</title>', '<p>a</p>', 'Tea: a history of leaves'],
    ['a full-width bar', '<title>お茶の淹れ方｜茶の店</title>', '<p>a</p>', 'お茶の淹れ方'],
    [
      'curly and straight quotes alike',
      "<title>Owner's choice - Tea</title>",
      '<h1>Owner’s choice</h1>',
      'Owner’s choice',
    ],
    [
      'whole where its long words may be broken',
      '<title>Warmwasser­bereiter</title>',
      '<h1>Warm&shy;wasser&shy;bereiter</h1>',
      'Warmwasserbereiter',
    ],
    ['the heading where nothing is claimed', '', '<h1>Only <em>this</em></h1>', 'Only this'],
    ['nothing', '', '<p>a</p>', null],
  ])('is %s', async (_, head, body, title) => {
    expect(
      await layerOf(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, 'text/html'),
    ).toMatchObject({ title });
  });
});
