import { describe, expect, it } from 'vitest';
import { findQuote } from '../../find-quote.ts';
import { GAP_MARK } from '../gap-mark.ts';
import { layerOf } from '../testing.ts';

/** The text of a body, marks of what is left out as `…`. */
async function textOf(body: string, head = ''): Promise<string> {
  const { text } = await layerOf(
    `<!doctype html><html><head><title>t</title>${head}</head><body>${body}</body></html>`,
  );
  return text.replaceAll(GAP_MARK, '…');
}

const styled = (rules: string): string => `<style>${rules}</style>`;

describe('what a style sheet hides', () => {
  it.each<[name: string, css: string, body: string, text: string]>([
    ['by a descendant', '.a .b { display: none }', '<p class="a">it is <i class="b">not</i> safe</p>', 'it is … safe'],
    [
      'by a child with an attribute',
      'p > [data-x="1"] { visibility: hidden }',
      '<p>is <b data-x="1">not</b> so</p>',
      'is … so',
    ],
    ['by a place among siblings', 'p :nth-child(2) { display: none }', '<p>a <b>b</b> <b>c</b> d</p>', 'a b … d'],
    [
      'unless a later rule shows it',
      '.b { display: none } .b { display: inline }',
      '<p>a <i class="b">b</i> c</p>',
      'a b c',
    ],
    [
      'unless a stronger rule shows it',
      'p .b { display: inline } .b { display: none }',
      '<p>a <i class="b">b</i> c</p>',
      'a b c',
    ],
    [
      'though a style attribute shows it',
      '.b { display: none !important }',
      '<p>a <i class="b" style="display:inline">b</i> c</p>',
      'a … c',
    ],
    ['only in print', '@media print { .b { display: none } }', '<p>a <i class="b">b</i> c</p>', 'a b c'],
    [
      'on a narrow screen',
      '@media (max-width: 600px) { .b { display: none } }',
      '<p>a <i class="b">b</i> c</p>',
      'a b c',
    ],
    [
      'on a wide screen',
      '@media screen and (width >= 60em) { .b { display: none } }',
      '<p>a <i class="b">b</i> c</p>',
      'a … c',
    ],
    ['in a nested rule', '.a { & .b { display: none } }', '<p class="a">a <i class="b">b</i> c</p>', 'a … c'],
    [
      'in a layer under another',
      '@layer x, y; @layer y { .b { display: inline } } @layer x { i.b { display: none } }',
      '<p>a <i class="b">b</i> c</p>',
      'a b c',
    ],
    ['by a custom property', ':root { --d: none } .b { display: var(--d) }', '<p>a <i class="b">b</i> c</p>', 'a … c'],
    ['by a shorthand', '.b { font: 0/0 serif }', '<p>a <i class="b">b</i> c</p>', 'a … c'],
    [
      'by a box of a pixel',
      '.b { position: absolute; width: 1px; height: 1px; overflow: hidden }',
      '<p>a <i class="b">b</i> c</p>',
      'a … c',
    ],
    ['by a clip', '.b { position: absolute; clip: rect(0 0 0 0) }', '<p>a <i class="b">b</i> c</p>', 'a … c'],
    ['by no colour', '.b { color: rgb(0 0 0 / 0) }', '<p>a <i class="b">b</i> c</p>', 'a … c'],
    [
      'by opacity until it comes in',
      '@keyframes in { to { opacity: 1 } } .b { opacity: 0; animation: in 1s forwards }',
      '<p>a <i class="b">b</i> c</p>',
      'a b c',
    ],
    [
      'but for a child that is shown',
      '.b { visibility: hidden } .b b { visibility: visible }',
      '<p>a <i class="b">x <b>b</b></i> c</p>',
      'a … b c',
    ],
    ['under an escaped name', '.sm\\:off { display: none }', '<p>a <i class="sm:off">b</i> c</p>', 'a … c'],
    [
      'by a mask that lets nothing through',
      '.b { mask-image: linear-gradient(to right, transparent, rgba(0,0,0,0) 50%) }',
      '<p>a <i class="b">b</i> c</p>',
      'a … c',
    ],
    [
      'not by a mask that lets some through',
      '.b { mask-image: linear-gradient(to right, black, transparent) }',
      '<p>a <i class="b">b</i> c</p>',
      'a b c',
    ],
    [
      'by a plain box over all of its own',
      '.a { position: relative } .b { position: absolute; inset: 0; background: #fff }',
      '<div class="a"><p>was</p>old<p class="b">is</p></div><p>end</p>',
      'is\n\nend',
    ],
    [
      'not what lies over that box',
      '.a { position: relative } .b { position: absolute; top: 0; left: 0; width: 100%; height: 100%; background: #fff } .c { position: relative; z-index: 1 }',
      '<div class="a"><p class="c">was</p><p class="b">is</p></div>',
      'was\n\nis',
    ],
    [
      'not by a box that is clear, moved or over a part',
      '.a { position: relative } .b { position: absolute; inset: 0 } .c { background: rgb(0 0 0 / 20%) } .d { background: #fff; transform: translateY(100%) } .e { background: #fff; height: 4px }',
      '<div class="a"><p>one</p><i class="b c"></i></div><div class="a"><p>two</p><i class="b d"></i></div><div class="a"><p>three</p><i class="b e"></i></div>',
      'one\n\ntwo\n\nthree',
    ],
    ['never by a state', '.b:hover { display: none }', '<p>a <i class="b">b</i> c</p>', 'a b c'],
  ])('%s', async (_, css, body, text) => {
    expect(await textOf(body, styled(css))).toBe(text);
  });

  const over = '.card { position: relative } .over { position: absolute; inset: 0; background: #fff; z-index: 2 }';
  const card = (cover: string, more = ''): string =>
    `<div class="card"${more}><p>Berth 7 is free.</p>${cover}</div><p>end</p>`;

  it.each<[name: string, body: string]>([
    ['by its name', card('<div class="over is-loading"></div>')],
    ['by the name of what turns in it', card('<div class="over"><i class="btn-spinner"></i></div>')],
    ['by an id in another case', card('<div class="over" id="cardLoader"></div>')],
    ['by its role', card('<div class="over"><b role="progressbar"></b></div>')],
    ['by a bar', card('<div class="over"><progress></progress></div>')],
    ['as its box is busy', card('<div class="over"></div>', ' aria-busy="true"')],
    [
      'as a script makes it invisible',
      `${card('<div class="over" id="veil"></div>')}<script>addEventListener('load', () => { document.getElementById('veil').style.opacity = 0 })</script>`,
    ],
    [
      'as a script takes it away',
      `${card('<div class="over veil"></div>')}<script>document.querySelectorAll('.card .veil').forEach((v) => v.remove())</script>`,
    ],
    [
      'as a script hides it by a class',
      `${card('<div class="over" id="veil"></div>')}<script>const v = document.querySelector("#veil"); v.classList.add('gone')</script>`,
    ],
  ])('keeps what lies under a cover that passes, %s', async (_, body) => {
    const layer = await layerOf(`${styled(over)}${body}`);
    expect(layer.text).toContain('Berth 7 is free.');
    expect(layer.suspicious).toEqual(['covered_text']);
  });

  it.each<[name: string, body: string]>([
    ['empty', card('<div class="over"></div>')],
    ['with words to be read', card('<div class="over">Sold out</div>')],
    [
      'that says much and calls itself a loader',
      card(`<div class="over loader">${'Sold out for this year. '.repeat(5)}</div>`),
    ],
    [
      'with words, though a script can take it away',
      `${card('<div class="over" id="veil">Members only</div>')}<script>document.getElementById('veil').remove()</script>`,
    ],
    [
      'that a script only counts',
      `${card('<div class="over" id="veil"></div>')}<script>count(document.getElementById('veil').children.length)</script>`,
    ],
    [
      'whose name is a part of another in a script',
      `${card('<div class="over" id="veil"></div>')}<script>document.getElementById('unveiled').remove()</script>`,
    ],
  ])('leaves out what lies under a cover that stays, %s', async (_, body) => {
    const layer = await layerOf(`${styled(over)}${body}`);
    expect(layer.text).not.toContain('Berth 7');
    expect(layer.suspicious).toBeUndefined();
  });

  it('marks a gap where a cover that stays takes words out of a line', async () => {
    const line = (cover: string): string =>
      `<p>The berth is <span class="card"><span>not</span><i class="over${cover}"></i></span> free.</p>`;
    expect(await textOf(line(''), styled(over))).toBe('The berth is … free.');
    expect(await textOf(line(' spinner'), styled(over))).toMatch(/^The berth is not\sfree\.$/);
  });

  it.each<[name: string, css: string, isStruck: boolean]>([
    ['half way down', 'top: 50%; left: 0; width: 100%; border-top: 1px solid red', true],
    ['as a thin box', 'inset: calc(50% - 1px) 0 auto 0; height: 2px; background: #900', true],
    ['but not under them', 'bottom: 0; left: 0; width: 100%; border-top: 1px solid red', false],
    ['but not one that is not drawn', 'top: 50%; left: 0; width: 100%; border-top: 1px solid transparent', false],
  ])('strikes words by a line through them, %s', async (_, line, isStruck) => {
    const css = `.w { position: relative } .w::after { content: ""; position: absolute; ${line} }`;
    const { blocks } = await layerOf(`${styled(css)}<p>The kit is <span class="w">$120.00</span> $95.00 today.</p>`);
    expect(blocks.some(({ kind }) => kind === 'deleted')).toBe(isStruck);
  });

  it('is told when it is too much to read', async () => {
    const rules = Array.from(
      { length: 3_000 },
      (_, at) => `div div div div:not(.x${at}) div span:nth-child(${at}n)~*{color:red}`,
    );
    const body = `<div>${'<div>'.repeat(60)}${'<span>a</span>'.repeat(3_000)}${'</div>'.repeat(60)}</div>`;
    const layer = await layerOf(`<style>${rules.join('')}</style>${body}`);
    expect(layer.suspicious).toEqual(['styles_unread']);
  });
});

describe('what a person sees', () => {
  it.each<[name: string, body: string, text: string]>([
    ['though a screen reader does not', '<p>It is <span aria-hidden="true">not</span> safe.</p>', 'It is not safe.'],
    [
      'in a name that announces furniture',
      `<article><p>It is <span class="sidebar">not</span> safe.</p>${'<p>More words, and more, so that this is an article of its own.</p>'.repeat(9)}</article>`,
      `It is not safe.${'\n\nMore words, and more, so that this is an article of its own.'.repeat(9)}`,
    ],
    ['on a button in a sentence', '<p>Press <button>Stop</button> first.</p>', 'Press Stop first.'],
    [
      'behind a disclosure',
      '<details><summary>Older</summary><p>2.0 was lost.</p></details>',
      'Older\n\n2.0 was lost.',
    ],
    ['of a flexible row', '<div style="display:flex"><span>12</span><span>50</span></div>', '12\t50'],
    [
      'of spans that are blocks',
      '<p><span style="display:block">12</span><span style="display:block">50</span></p>',
      '12\n50',
    ],
    ['of a list that is a line', '<ul><li style="display:inline">a</li> <li style="display:inline">b</li></ul>', 'a b'],
    ['of lines that are kept', '<p style="white-space:pre-line">a\n  b</p>', 'a\nb'],
    [
      'that a sheet writes',
      '<style>.n::before{content:"Not "}.u::after{content:" " attr(data-u)}</style><p class="n">safe</p><p class="u" data-u="kg">5</p>',
      'Not safe\n\n5 kg',
    ],
  ])('%s', async (_, body, text) => {
    expect(await textOf(body)).toBe(text);
  });

  it.each<[name: string, body: string, text: string]>([
    ['a picture', '<p>It is <img src="not.png" alt="not"> safe.</p>', 'It is … safe.'],
    ['a drawing', '<p>It is <svg><text>not</text></svg> safe.</p>', 'It is … safe.'],
    ['a field', '<p>It is <input value="not"> safe.</p>', 'It is … safe.'],
    ['hidden words', '<p>It is <span hidden>not</span> safe.</p>', 'It is … safe.'],
    ['words in the midst of one', '<p>It is un<span hidden>x</span>safe.</p>', 'It is un…safe.'],
    ['letters that are turned', '<p>It is <bdo dir="rtl">ton</bdo> safe.</p>', 'It is … safe.'],
    [
      'but nothing at the ends of a line',
      '<p><img src="a.png" alt="x">It is safe.<span hidden>y</span></p>',
      'It is safe.',
    ],
    ['and no picture that counts visits', '<p>It is <img src="a.gif" width="1" height="1"> safe.</p>', 'It is safe.'],
  ])('is marked where it is no text: %s', async (_, body, text) => {
    expect(await textOf(body)).toBe(text);
  });

  it('is quoted on either side of a mark, and not across', async () => {
    const { text } = await layerOf('<p>The old lamp is <i hidden>not</i> safe to use.</p>');
    expect(findQuote(text, 'The old lamp is safe to use.')).toBeNull();
    expect(findQuote(text, 'safe to use.')).not.toBeNull();
  });
});

describe('numbers', () => {
  it.each<[name: string, body: string, text: string]>([
    ['powers', '<p>10<sup>6</sup> candela, 10<sup>-3</sup> m<sup>2</sup></p>', '10⁶ candela, 10⁻³ m²'],
    ['indices', '<p>H<sub>2</sub>O, x<sub>10</sub></p>', 'H₂O, x₁₀'],
    ['ordinals', '<p>the 1<sup>st</sup> of June</p>', 'the 1st of June'],
    ['exponents that Unicode has not', '<p>10<sup>1,5</sup></p>', '10…1,5'],
    ['cents', '<p>$12<sup>99</sup></p>', '$12⁹⁹'],
    ['fractions', '<p>1<sup>1</sup>/<sub>2</sub></p>', '1¹/₂'],
    ['fractions of a formula', '<p>3<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>', '3…1⁄2'],
    ['powers of a formula', '<p><math><msup><mn>10</mn><mn>6</mn></msup></math></p>', '10⁶'],
    ['figures struck out', '<p>5<del>0</del> lamps</p>', '5…0… lamps'],
    ['figures put in', '<p>5<ins>0</ins> lamps</p>', '5…0 lamps'],
    ['figures in boxes', '<p>5<span style="display:inline-block">0</span></p>', '5…0'],
    ['figures that a sheet raises', '<p>10<span style="vertical-align:super">6</span></p>', '10⁶'],
    [
      'figures that a sheet strikes out',
      '<p>was <span style="text-decoration:line-through">$120</span> now $95</p>',
      'was …$120… now $95',
    ],
    ['one number in two styles', '<p>1<b>0</b></p>', '10'],
  ])('%s', async (_, body, text) => {
    expect(await textOf(body)).toBe(text);
  });
});

describe('what is drawn so that nobody can read it', () => {
  it.each<[name: string, body: string, text: string]>([
    ['white on white', '<p>is <i style="color:#fff">not</i> let</p>', 'is … let'],
    ['nearly white', '<p>is <i style="color:rgb(254 253 250)">not</i> let</p>', 'is … let'],
    ['white by its hue', '<p>is <i style="color:hsl(0 0% 99%)">not</i> let</p>', 'is … let'],
    ['white by an old element', '<p>is <font color="white">not</font> let</p>', 'is … let'],
    ['its own ground', '<p>is <i style="color:#abc;background:#aabbcc">not</i> let</p>', 'is … let'],
    [
      'the ground of a cell',
      '<table><tr><td bgcolor="#102030">is <i style="color:#112131">not</i> let</td></tr></table>',
      'is … let',
    ],
    [
      'a word that takes its colour again',
      '<p>is <i style="color:#fff"><b style="color:inherit">not</b></i> let</p>',
      'is … let',
    ],
    ['a faint box in a faint box', '<p>is <i style="opacity:.2"><b style="opacity:.2">not</b></i> let</p>', 'is … let'],
    ['a box that is nearly clear', '<p>is <i style="color:rgba(0,0,0,.02)">not</i> let</p>', 'is … let'],
    ['a small zoom', '<p>is <i style="zoom:5%">not</i> let</p>', 'is … let'],
    ['a small scale', '<p>is <i style="display:inline-block;transform:scale(.01)">not</i> let</p>', 'is … let'],
    [
      'a sheet seen from its edge',
      '<p>is <i style="display:inline-block;transform:rotateY(.25turn)">not</i> let</p>',
      'is … let',
    ],
    ['a blur', '<p>is <i style="filter:blur(1em)">not</i> let</p>', 'is … let'],
    ['letters over one another', '<p>is <i style="letter-spacing:-1em">not</i> let</p>', 'is … let'],
    [
      'a path without an inside',
      '<p>is <i style="display:inline-block;clip-path:path(\'M0 0\')">not</i> let</p>',
      'is … let',
    ],
    ['no size in the direction of lines', '<div style="block-size:0;overflow:hidden">12</div><p>95</p>', '95'],
    [
      'a place beyond the edge where lines begin',
      '<div style="position:absolute;inset-inline-start:-9999px">12</div><p>95</p>',
      '95',
    ],
    ['a place above the page', '<div style="margin-top:-9999px">12</div><p>95</p>', '95'],
  ])('is left out: %s', async (_, body, text) => {
    expect(await textOf(body)).toBe(text);
  });

  it.each<[name: string, body: string, head?: string]>([
    ['white on a dark page', '<p>95</p>', styled('body { background: #111; color: #fff }')],
    ['white on a picture', '<p style="background:url(dark.png);color:#fff">95</p>'],
    [
      'white on what a sheet elsewhere may paint',
      '<p style="color:#fff">95</p>',
      '<link rel="stylesheet" href="a.css">',
    ],
    ['white on a page for dark screens', '<p style="color:#fff">95</p>', '<meta name="color-scheme" content="dark">'],
    ['white on a colour that is not known', '<p style="background:var(--x);color:#fff">95</p>'],
    ['white in a box that lies over others', '<p style="position:absolute;color:#fff">95</p>'],
    ['white on a button', '<div>Pay <button style="color:#fff">95</button> now</div>'],
    ['grey on white', '<p style="color:#999">95</p>'],
    ['half faint', '<p style="opacity:.5">95</p>'],
    ['moved a little', '<p style="margin-top:-90px;letter-spacing:-1px;zoom:.5;transform:scale(.8)">95</p>'],
  ])('is kept: %s', async (_, body, head) => {
    expect(await textOf(body, head)).toContain('95');
  });

  it('is what a control makes run backwards', async () => {
    expect(await textOf('<p>it costs $\u202e21\u202c a day</p>')).toBe('it costs $… a day');
    expect(await textOf('<p>\u05d0\u202b\u05d1 95\u202c</p>')).toContain('95');
  });

  it('parts a number from what stands over it', async () => {
    expect(await textOf('<p>it costs <ruby>12<rt>5</rt></ruby> dollars</p>')).toBe('it costs 12…5 dollars');
  });
});

describe('what a shadow root shows', () => {
  const root = (content: string, mode = 'open') => `<template shadowrootmode="${mode}">${content}</template>`;
  it.each<[name: string, body: string, text: string]>([
    ['in place of its element', `<div>${root('<p>95</p>')}<p>12</p></div>`, '95'],
    ['though nobody may look in', `<div>${root('<p>95</p>', 'closed')}<p>12</p></div>`, '95'],
    ['in its slot', `<div>${root('<p>from <slot>nowhere</slot> on</p>')}<b>95</b></div>`, 'from 95 on'],
    ['of nothing in a slot', `<div>${root('<p>from <slot>95</slot> on</p>')}</div>`, 'from 95 on'],
    [
      'by the name of a slot',
      `<div>${root('<p>from <slot name="a"></slot> on</p>')}<b>12</b><b slot="a">95</b></div>`,
      'from 95 on',
    ],
    ['only where there can be one', `<table><tr><td>95</td></tr>${root('<p>12</p>')}</table>`, '95'],
  ])('%s', async (_, body, text) => {
    expect(await textOf(body)).toBe(text);
  });
});
