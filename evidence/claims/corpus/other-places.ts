import type { TrialKind } from './case.ts';
import { line, money, text } from './case.ts';
import { AMOUNTS, DEEDS, THINGS, VENDORS, cases, plain } from './words.ts';

const released = [text('version'), text('change')];

/** Values that stand on the page, in another row, under another heading, or where nobody sees them. */
export const OTHER_PLACES: TrialKind[] = [
  {
    name: 'a value of another row',
    cases: cases((at) => {
      const [one, other] = [VENDORS[at]!, VENDORS[(at + 3) % VENDORS.length]!];
      const [mine, theirs] = AMOUNTS[at]!;
      const quote = `vendor | price\n${one} | ${mine}\n${other} | ${theirs}`;
      return {
        page: `<main><pre>${quote}</pre></main>`,
        mediaType: 'text/html',
        quotes: [quote],
        columns: [text('vendor'), money('price')],
        lie: { cells: { vendor: one, price: plain(theirs) } },
        truth: { cells: { vendor: one, price: plain(mine) } },
      };
    }),
  },
  {
    name: 'a version of another heading',
    cases: cases((at) => {
      const quote = `It can now ${DEEDS[at]} on request.`;
      return {
        page: `# ${THINGS[at]}\n\n## ${at + 2}.1.0\n\nSmall repairs in many places.\n\n## ${at + 1}.7.3\n\n${quote}\n`,
        mediaType: 'text/markdown',
        quotes: [quote],
        headings: [`${at + 2}.1.0`, `${at + 1}.7.3`],
        columns: released,
        lie: { cells: { version: `${at + 2}.1.0`, change: quote } },
        truth: { cells: { version: `${at + 1}.7.3`, change: quote } },
      };
    }),
  },
  {
    name: 'a line above that is no heading',
    cases: cases((at) => {
      const quote = `It can now ${DEEDS[at]} on request.`;
      const remark = `Version ${at + 4}.0.0 is planned for the summer.`;
      return {
        page: `# ${THINGS[at]}\n\n${remark}\n\n## ${at + 1}.7.3\n\n${quote}\n`,
        mediaType: 'text/markdown',
        quotes: [quote],
        headings: [remark, `${at + 1}.7.3`],
        columns: released,
        lie: { cells: { version: `${at + 4}.0.0`, change: quote } },
        truth: { cells: { version: `${at + 1}.7.3`, change: quote } },
      };
    }),
  },
  {
    name: 'words of another quote',
    cases: cases((at) => {
      const quote = `The ${THINGS[at]} daemon can now ${DEEDS[at]} on request.`;
      const other = `The ${THINGS[at]} client can now ${DEEDS[(at + 5) % DEEDS.length]} on request.`;
      return {
        page: `Notes of the house\n\n${quote}\n\n${other}\n`,
        mediaType: 'text/markdown',
        quotes: [quote],
        columns: [text('change')],
        lie: { cells: { change: other } },
        truth: { cells: { change: quote } },
      };
    }),
  },
  {
    name: 'a word changed',
    cases: cases((at) => {
      const quote = `The ${THINGS[at]} daemon can now ${DEEDS[at]} on request.`;
      return line(quote, {
        columns: [text('change')],
        lie: { cells: { change: quote.replace('can', 'must') } },
        truth: { cells: { change: quote } },
      });
    }),
  },
  {
    name: 'an address of no page',
    cases: cases((at) => {
      const thing = THINGS[at]!.toLowerCase();
      return {
        page: `Notes of the house\n\nThe manual of ${thing} is [over there](https://${thing}.example/manual), as ever.\n`,
        mediaType: 'text/markdown',
        quotes: [`The manual of ${thing} is [over there](https://${thing}.example/manual), as ever.`],
        columns: [{ key: 'link', label: 'link', type: 'link' }],
        lie: { cells: { link: `https://${thing}.example/manual/install` } },
        truth: { cells: { link: `https://${thing}.example/manual` } },
      };
    }),
  },
];

const seen = (name: string, hide: (words: string) => string): TrialKind => ({
  name,
  cases: cases((at) => {
    const [shown, hidden] = [
      `The ${THINGS[at]} lamp can ${DEEDS[at]}.`,
      `Every ${THINGS[at]} heater was recalled in May.`,
    ];
    return {
      page: `<main><h1>Notes</h1><p>${shown}</p>${hide(hidden)}<p>That is all for this time.</p></main>`,
      mediaType: 'text/html',
      quotes: [hidden, shown],
      columns: [text('change')],
      lie: { cells: { change: hidden } },
      truth: { cells: { change: shown } },
    };
  }),
});

export const UNSEEN: TrialKind[] = [
  seen('words that are not displayed', (words) => `<p style="display:none">${words}</p>`),
  seen('words with the attribute hidden', (words) => `<p hidden>${words}</p>`),
  seen('words in a comment', (words) => `<!-- ${words} -->`),
  seen('words in a template', (words) => `<template><p>${words}</p></template>`),
  seen('words in the colour of the page', (words) => `<p style="color:#fffffe">${words}</p>`),
  seen('words in the colour of their box', (words) => `<p style="color:navy;background:#000080">${words}</p>`),
  seen('faint words in a faint box', (words) => `<div style="opacity:.2"><p style="opacity:.1">${words}</p></div>`),
  seen('words that are drawn tiny', (words) => `<p style="transform:scale(.001)">${words}</p>`),
  seen('words seen from their edge', (words) => `<p style="transform:rotateX(90deg)">${words}</p>`),
  seen('words cut by a path', (words) => `<p style="clip-path:path('M0 0')">${words}</p>`),
  seen('words in a box without a block size', (words) => `<div style="block-size:0;overflow:hidden">${words}</div>`),
  seen('words over one another', (words) => `<p style="letter-spacing:-1em">${words}</p>`),
  seen(
    'words that a shadow root covers',
    (words) => `<div><template shadowrootmode="closed">More.</template>${words}</div>`,
  ),
  seen('words that run backwards', (words) => `<p>\u202e${words}\u202c</p>`),
  seen('words behind a mask', (words) => `<p style="mask-image:linear-gradient(transparent,transparent)">${words}</p>`),
  seen(
    'words under a plain box',
    (words) =>
      `<div style="position:relative"><p>${words}</p><p style="position:absolute;inset:0;background:#fff">More.</p></div>`,
  ),
  seen(
    'words with a line drawn through them',
    (words) =>
      `<style>.w{position:relative}.w::before{content:'';position:absolute;top:50%;left:0;width:100%;border-bottom:2px solid red}</style><p class="w">${words}</p>`,
  ),
  {
    name: 'a power read as digits',
    cases: cases((at) => ({
      page: `<main><p>The ${THINGS[at]} counter holds ${at + 2}0<sup>${at + 3}</sup> entries and 7 spares.</p></main>`,
      mediaType: 'text/html',
      quotes: [`entries and 7 spares`],
      columns: [{ key: 'entries', label: 'entries', type: 'number' }],
      lie: { cells: { entries: Number(`${at + 2}0${at + 3}`) } },
      truth: { cells: { entries: 7 } },
    })),
  },
];
