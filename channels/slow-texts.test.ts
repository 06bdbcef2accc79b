import { describe, expect, it } from 'vitest';
import { layerOf } from '../evidence/text-layer/testing.ts';
import { rollOffline } from '../test/support/roll-offline.ts';
import { changelogScout } from './changelog-scout/channel.ts';
import { channels } from './index.ts';
import { quoteCompare } from './quote-compare/quote-compare.ts';
import { soccerScout } from './soccer-scout/channel.ts';
import { cpuMsOf } from '../test/support/cpu-time.ts';
import { sample, thoroughOr } from '../test/support/sample.ts';

/** What backtracks exponentially is told by a tenth of what is told as quadratic. */
const LENGTH = thoroughOr(20_000, 2_000);
const ACCEPTED_AT = '2026-11-21T12:00:00.000Z';
/** Of CPU: what backtracks takes minutes. */
const LIMIT_MS = 20_000;

/** What a careless pattern backtracks over: each is repeated up to LENGTH. */
const REPEATED = [
  [' ', '\t', '\n', ' \n', '\u00a0', '1', 'a', 'A', '中', 'a ', 'a, ', 'A, ', 'and a ', 'a and b, ', 'Ab Cd, ', 'a; '],
  [
    '( ',
    '(a, ',
    '[ ',
    '[a](',
    '"',
    "'",
    '`',
    '``` ',
    '\n```',
    '- ',
    '-',
    '\n- a',
    '* ',
    '**',
    '=\n',
    '# ',
    '\n# a',
    '.',
    '. ',
  ],
  [
    ',',
    ', ',
    ':',
    ': ',
    'a: ',
    '\nitem: ',
    '|',
    '\n| a | b |',
    '<tag',
    '<a ',
    '<!--',
    '&amp;',
    'https://a.b/ ',
    'a@b.',
  ],
  [
    '$1,0 ',
    '1,',
    '1.0.',
    '1 x a b c ',
    '\n1 x AB-100',
    'qty ',
    'qty, ',
    'EUR 1,00 ',
    'freight ',
    'in 3 weeks ',
    'January 1 ',
  ],
  ['quote 1', 'quote 1\n', 'from a to b ', 'since ', 'between 1 and 2 ', '1HGCM82633A00435 ', '012345678905 ', 'VIN '],
  [
    'my 2015 Honda Civic ',
    'Honda Civic, ',
    'and my ',
    '5 and 6 ',
    '5-6 ',
    'ages ',
    'under 5 ',
    'within ',
    'Austin, TX ',
  ],
  ['12345 ', '40.1,-70.1 ', 'is ', 'to ', 'by @a ', '(#1) ', ':pr:`1` ', '#00aaa0a0aa00', 'fix ', 'deprecated is '],
].flat();

/** Two words with a gap between them, as columns of a table that were pasted. */
const GAPS = [
  ['Subtotal', '258,00 EUR'],
  ['1 x', 'AB-100 bearing'],
  ['near Austin', 'TX'],
  ['freight', 'included'],
  ['my', '2015 Honda Civic'],
  ['since', '1.0'],
].flatMap(([left, right]) => [' ', '\n', '-', ', '].map((gap) => `${left}${gap.repeat(LENGTH / 5)}${right}`));

const TEXTS = [...REPEATED.map((part) => part.repeat(Math.ceil(LENGTH / part.length))), ...GAPS];

const ASKS: Record<string, (text: string) => string> = {
  'changelog-scout': (text) =>
    `What security changes since 1.0 in ${text} at https://h.example/log? Only breaking ones.`,
  'quote-compare': (text) =>
    `Need 24 x AB-100 by March 3.\n\nQuote 1:\nAcme Inc\nAB-100 ${text} qty 24 $1.50 each\nFreight $20\n\nQuote 2:\nBolt LLC\n24 AB-100 $2.00 ea\n`,
  'recall-check': (text) => `Please check my 2015 Honda Civic, ${text} and UPC 012345678905`,
  'soccer-scout': (text) => `My son is 7. Programs within 10 miles of ${text} Austin, TX`,
  'specimen-scout': (text) => `Item: oak stool\n${text} is 12 1/2 in. wide and 45 cm high`,
};

/** What `npm test` takes of them, each channel from another place. */
const SAMPLE = 8;

describe.each([...channels.values()])('$card.slug', (channel) => {
  const plan = (notes: string) => channel.plan({ notes, prior: null, skipRetrieval: false, acceptedAt: ACCEPTED_AT });
  const from = [...channels.keys()].indexOf(channel.card.slug);

  it.each(sample(TEXTS, SAMPLE, from).map((text) => [JSON.stringify(text.slice(0, 24)), text]))(
    'plans a brief of %s',
    async (_, text) => {
      const spent = await cpuMsOf(async () => {
        expect(await plan(text)).toHaveProperty('subGoals');
        expect(await plan(ASKS[channel.card.slug]?.(text) ?? `${channel.card.exampleNotes}\n${text}`)).toHaveProperty(
          'subGoals',
        );
      });
      expect(spent).toBeLessThan(LIMIT_MS);
    },
  );
});

const SOCCER = 'My son is 7. Programs within 10 miles of Austin, TX, see https://club.example/p';
const PAGES = [
  {
    channel: changelogScout,
    notes: 'What changed? https://h.example/log',
    wrap: (text: string) => `# Log\n\n## 1.1\n\n- Fix ${text} crash\n\n${text}`,
  },
  {
    channel: changelogScout,
    notes: 'What changed? https://h.example/log',
    wrap: (text: string) => `<h1>Log</h1><h2>1.1</h2><li>Fix ${text}`,
  },
  {
    channel: soccerScout,
    notes: SOCCER,
    wrap: (text: string) => `<h1>Club</h1><h2>U8 soccer</h2><p>Ages 6-8 ${text} fee $100`,
  },
];
/** A page passes through every rule that the brief does and through many more. */
const PART = thoroughOr(2_000, 500);

describe('a take', () => {
  it.each(sample(TEXTS, SAMPLE).map((text) => [JSON.stringify(text.slice(0, 24)), text.slice(0, PART)]))(
    'ends on %s',
    async (_, text) => {
      const spent = await cpuMsOf(async () => {
        for (const { channel, notes, wrap } of PAGES) {
          const { take } = await rollOffline({
            channel,
            notes,
            acceptedAt: ACCEPTED_AT,
            fetchSource: ({ id, kind }) =>
              kind === 'page'
                ? { body: wrap(text), mediaType: '', url: 'https://h.example/log' }
                : { requestId: id, code: 'timed_out', detail: 'no answer' },
          });
          expect(['finished', 'needs_input']).toContain(take.lifecycle.state);
        }
        const { take } = await rollOffline({
          channel: quoteCompare,
          notes: ASKS['quote-compare']!(text),
          acceptedAt: ACCEPTED_AT,
          fetchSource: () => Promise.reject(new Error('a quote asks no source')),
        });
        expect(['finished', 'needs_input']).toContain(take.lifecycle.state);
      });
      expect(spent).toBeLessThan(LIMIT_MS);
    },
  );
});

describe('a text layer', () => {
  it.each(sample(TEXTS, SAMPLE).map((text) => [JSON.stringify(text.slice(0, 24)), text.slice(0, PART)]))(
    'is built of %s',
    async (_, text) => {
      const plain = text.replaceAll(/[<&"]/g, ' ');
      const pages = [
        ['text/markdown', text],
        ['text/plain', text],
        ['', text],
        ['text/html', `<title>${text}</title><pre>${text}</pre><p style="${plain}"><a href="${plain}">x</a>`],
        ['text/html', `<script type="application/ld+json">${text}</script><time datetime="${plain}">${text}</time>`],
        [
          'application/rss+xml',
          `<rss version="2.0"><channel><title>${plain}</title><item><description><![CDATA[${text}]]></description></item></channel></rss>`,
        ],
      ] as const;
      const spent = await cpuMsOf(async () => {
        for (const [mediaType, source] of pages) expect(await layerOf(source, mediaType)).toHaveProperty('blocks');
      });
      expect(spent).toBeLessThan(LIMIT_MS);
    },
  );
});
