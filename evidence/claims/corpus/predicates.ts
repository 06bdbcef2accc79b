import type { ChannelColumn } from '#contracts/composition.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { TrialCase, TrialClaim, TrialKind } from './case.ts';
import { date, line, money, number, text } from './case.ts';
import { AMOUNTS, THINGS, VENDORS, cases, plain } from './words.ts';

/** What a sentence of rules says of the rows: the last word is a figure's place, not a word of the page. */
type Saying = NonNullable<TrialClaim['states']>;

interface Pair {
  quote: string;
  columns: ChannelColumn[];
  rows: [JsonObject, ...JsonObject[]];
  lie: Saying;
  truth: Saying;
}

const pair = (name: string, make: (at: number) => Pair): TrialKind => ({
  name,
  cases: cases((at): TrialCase => {
    const { quote, columns, rows, lie, truth } = make(at);
    const [cells, ...others] = rows;
    return line(quote, { columns, lie: { cells, others, states: lie }, truth: { cells, others, states: truth } });
  }),
});

const of = (row: number, words: string): Saying => ({ text: `${words}\n`, rows: [row] });

const offers = (at: number): Omit<Pair, 'lie' | 'truth'> & { dear: string; cheap: string } => {
  const [dear, cheap] = [VENDORS[at]!, VENDORS[(at + 1) % VENDORS.length]!];
  const [high, low] = AMOUNTS[at]!;
  return {
    dear,
    cheap,
    quote: `${dear} asks $${high} for it; ${cheap} asks $${low} for it`,
    columns: [text('vendor'), money('total')],
    rows: [
      { vendor: dear, total: plain(high) },
      { vendor: cheap, total: plain(low) },
    ],
  };
};

const releases = (at: number): Omit<Pair, 'lie' | 'truth'> & { old: string; young: string } => {
  const [old, young] = [`${at + 2}.1.0`, `${at + 2}.2.0`];
  const thing = THINGS[at]!;
  return {
    old,
    young,
    quote: `${thing} ${old} came on 2031-03-${10 + at} and ${thing} ${young} on 2031-05-${10 + at}`,
    columns: [text('version'), date('date')],
    rows: [
      { version: old, date: `2031-03-${10 + at}` },
      { version: young, date: `2031-05-${10 + at}` },
    ],
  };
};

const fields = (at: number): Omit<Pair, 'lie' | 'truth'> & { near: string; far: string } => {
  const [near, far] = [VENDORS[at]!, VENDORS[(at + 1) % VENDORS.length]!];
  return {
    near,
    far,
    quote: `${near} is ${at + 2} miles away; ${far} is ${at + 30} miles away`,
    columns: [text('name'), number('distance', 'miles')],
    rows: [
      { name: near, distance: at + 2 },
      { name: far, distance: at + 30 },
    ],
  };
};

const VERDICT: ChannelColumn = {
  ...text('verdict'),
  isJudged: true,
  says: {
    recalled: { is: ['recalled'], none: ['recall'] },
    open: { is: ['open', 'open ones'], none: ['open case'] },
    clear: { is: ['no recall found', 'free of recalls'] },
  },
};

const judged = (at: number, verdicts: [string, string]): Omit<Pair, 'lie' | 'truth'> => ({
  quote: `The lists of the month name the ${THINGS[at]} heater and the ${THINGS[(at + 1) % THINGS.length]} lamp`,
  columns: [text('item'), VERDICT],
  rows: [
    { item: `${THINGS[at]} heater`, verdict: verdicts[0] },
    { item: `${THINGS[(at + 1) % THINGS.length]} lamp`, verdict: verdicts[1] },
  ],
});

/** Predicates of rules' own sentences that the rows do not hold. */
export const PREDICATES: TrialKind[] = [
  pair('the dearer one as the cheapest', (at) => {
    const { dear, cheap, ...rest } = offers(at);
    return { ...rest, lie: of(0, `${dear} is the cheapest.`), truth: of(1, `${cheap} is the cheapest.`) };
  }),
  pair('the cheapest of several by its name', (at) => {
    const { dear, cheap, ...rest } = offers(at);
    return {
      ...rest,
      lie: { text: `Of both offers the highest price is that of ${cheap}.`, rows: [0, 1] },
      truth: { text: `Of both offers the highest price is asked: ${dear}.`, rows: [0] },
    };
  }),
  pair('the lowest where one has no price', (at) => {
    const { dear, cheap, ...rest } = offers(at);
    const [first, second] = rest.rows;
    return {
      ...rest,
      rows: [first, { ...second!, total: null }],
      lie: of(0, `${dear} is the cheapest.`),
      truth: { text: `${dear} asks the price below, ${cheap} says none.\n`, rows: [0, 1] },
    };
  }),
  pair('the older one as the newest', (at) => {
    const { old, young, ...rest } = releases(at);
    return { ...rest, lie: of(0, `${old} is the newest.`), truth: of(1, `${young} is the newest.`) };
  }),
  pair('the newer one as the oldest', (at) => {
    const { old, young, ...rest } = releases(at);
    return { ...rest, lie: of(1, `${young} is the earliest.`), truth: of(0, `${old} is the earliest.`) };
  }),
  pair('the newest by a day that it does not have', (at) => {
    const { old, young, ...rest } = releases(at);
    return {
      ...rest,
      lie: { text: `The latest, ${old}, is told first.`, rows: [0] },
      truth: { text: `The latest, ${young}, is told first.`, rows: [1] },
    };
  }),
  pair('the farther one as the nearest', (at) => {
    const { near, far, ...rest } = fields(at);
    return { ...rest, lie: of(1, `${far} is the nearest.`), truth: of(0, `${near} is the nearest.`) };
  }),
  pair('rows in another order as the nearest first', (at) => {
    const { near, far, ...rest } = fields(at);
    return {
      ...rest,
      lie: { text: `The nearest is told first, then the other: ${far}.`, rows: [1, 0] },
      truth: { text: `The nearest is told first: ${near}.`, rows: [0, 1] },
    };
  }),
  pair('a word of degree for what no column measures', (at) => {
    const { near, far, ...rest } = fields(at);
    return { ...rest, lie: of(0, `${near} is the cheapest.`), truth: of(1, `${far} is the farthest.`) };
  }),
  pair('recalled, and the row says otherwise', (at) => ({
    ...judged(at, ['clear', 'recalled']),
    lie: of(0, `${THINGS[at]} heater: recalled.`),
    truth: of(0, `${THINGS[at]} heater: no recall found.`),
  })),
  pair('an all-clear, and the row says otherwise', (at) => ({
    ...judged(at, ['recalled', 'clear']),
    lie: of(0, `${THINGS[at]} heater: no recall found.`),
    truth: of(0, `${THINGS[at]} heater: recalled.`),
  })),
  pair('open, and the row says otherwise', (at) => ({
    ...judged(at, ['recalled', 'open']),
    lie: of(0, `${THINGS[at]} heater: open.`),
    truth: of(1, `${THINGS[(at + 1) % THINGS.length]} lamp: open.`),
  })),
  pair('a piece that denies what a row holds', (at) => ({
    ...judged(at, ['open', 'clear']),
    lie: { text: 'No open case.\n', rows: [], isFactual: false },
    truth: { text: 'No recall.\n', rows: [], isFactual: false },
  })),
  pair('a list of denials of which one is wrong', (at) => ({
    ...judged(at, ['recalled', 'clear']),
    lie: { text: 'No open case or recall.\n', rows: [], isFactual: false },
    truth: { text: 'No open case or doubt.\n', rows: [], isFactual: false },
  })),
];
