import type { TrialKind } from './case.ts';
import { derive, line, link, money, number, text } from './case.ts';
import { AMOUNTS, THINGS, VENDORS, cases, plain } from './words.ts';

const priced = [text('vendor'), money('freight')];

const due = (name: string, said: (vendor: string) => [quote: string, words: string], free: string): TrialKind => ({
  name,
  cases: cases((at) => {
    const vendor = VENDORS[at]!;
    const [quote, words] = said(vendor);
    return line(`${quote} A second offer: ${free} to any place.`, {
      columns: priced,
      lie: { cells: { vendor, freight: '0.00' }, derivations: [derive('freight', 'nothing', [words], '0.00')] },
      truth: { cells: { vendor, freight: '0.00' }, derivations: [derive('freight', 'nothing', [free], '0.00')] },
    });
  }),
});

export const WRONG_RECKONING: TrialKind[] = [
  due(
    '"not included" as nothing to pay',
    (vendor) => [`${vendor}: freight not included.`, 'freight not included'],
    'freight included',
  ),
  due(
    '"no longer free" as nothing to pay',
    (vendor) => [`${vendor}: carriage is no longer free.`, 'carriage is no longer free'],
    'carriage free',
  ),
  due(
    '"excluded" as nothing to pay',
    (vendor) => [`${vendor}: delivery excluded.`, 'delivery excluded'],
    'no delivery charge',
  ),
  due(
    '"isn\'t waived" as nothing to pay',
    (vendor) => [`${vendor}: the fee isn't waived.`, "the fee isn't waived"],
    'the fee is waived',
  ),
  {
    name: 'one amount added twice',
    cases: cases((at) => {
      const vendor = VENDORS[at]!;
      const [one, other] = AMOUNTS[at]!.map((amount) => plain(amount));
      const twice = (2 * Number(one)).toFixed(2);
      const both = (Number(one) + Number(other)).toFixed(2);
      return line(`${vendor}: the kit ${AMOUNTS[at]![0]}, the stand ${AMOUNTS[at]![1]}, both in stock.`, {
        columns: priced,
        lie: { cells: { vendor, freight: twice }, derivations: [derive('freight', 'sum', [one!, one!], twice)] },
        truth: { cells: { vendor, freight: both }, derivations: [derive('freight', 'sum', [one!, other!], both)] },
      });
    }),
  },
  {
    name: 'one thing counted twice',
    cases: cases((at) => {
      const [one, other] = [THINGS[at]!, THINGS[(at + 1) % THINGS.length]!];
      return line(`Recalled this month: the ${one} heater and the ${other} lamp.`, {
        columns: [number('count')],
        lie: { cells: { count: 3 }, derivations: [derive('count', 'count', [one, other, one], 3)] },
        truth: { cells: { count: 2 }, derivations: [derive('count', 'count', [one, other], 2)] },
      });
    }),
  },
  {
    name: 'an address that was put together',
    cases: cases((at) => {
      const thing = THINGS[at]!.toLowerCase();
      const base = 'https://pages.example/house';
      const columns = [link('link')];
      return {
        page: `Notes of the house\n\nRead all about it [in the notes of ${thing}](/notes/${thing}).\n`,
        mediaType: 'text/markdown',
        quotes: [`Read all about it [in the notes of ${thing}](/notes/${thing}).`],
        columns,
        lie: {
          cells: { link: `https://pages.example/install/${thing}` },
          derivations: [
            derive('link', 'absolute-link', [`/install/${thing}`, base], `https://pages.example/install/${thing}`),
          ],
        },
        truth: {
          cells: { link: `https://pages.example/notes/${thing}` },
          derivations: [
            derive('link', 'absolute-link', [`/notes/${thing}`, base], `https://pages.example/notes/${thing}`),
          ],
        },
      };
    }),
  },
  {
    name: 'a part of an identifier',
    cases: cases((at) => {
      const model = `${THINGS[at]!.slice(0, 2).toUpperCase()}-${1200 + at}X`;
      return line(`The units with model number ${model} are recalled since May.`, {
        columns: [text('model')],
        lie: { cells: { model: model.slice(0, -1) } },
        truth: { cells: { model } },
      });
    }),
  },
  {
    name: 'a part of a version',
    cases: cases((at) => {
      const version = `${at + 1}.${at + 2}.14`;
      return line(`${THINGS[at]} ${version} is out and brings a new queue.`, {
        columns: [text('version')],
        lie: { cells: { version: `${at + 1}.${at + 2}.1` } },
        truth: { cells: { version } },
      });
    }),
  },
];
