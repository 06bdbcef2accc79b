import type { ChannelColumn } from '#contracts/composition.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { TrialCase, TrialClaim, TrialKind } from './case.ts';
import { date, line, money, number, text } from './case.ts';
import { AMOUNTS, THINGS, VENDORS, cases, plain } from './words.ts';

type Saying = NonNullable<TrialClaim['states']>;

interface Told {
  quote: string;
  columns: ChannelColumn[];
  rows: [JsonObject, ...JsonObject[]];
  lie: Saying;
  truth: Saying;
}

const kind = (name: string, tell: (at: number) => Told): TrialKind => ({
  name,
  cases: cases((at): TrialCase => {
    const { quote, columns, rows, lie, truth } = tell(at);
    const [cells, ...others] = rows;
    return line(quote, { columns, lie: { cells, others, states: lie }, truth: { cells, others, states: truth } });
  }),
});

const of = (rows: number[], words: string): Saying => ({ text: `${words}\n`, rows, citesQuotes: true });

const TOTAL: ChannelColumn = {
  ...money('total'),
  isMeasure: true,
  says: { '*': { is: ['recommended:', 'landed'] }, '': { is: ['total not known'] } },
};
const STATUS: ChannelColumn = {
  ...text('status'),
  isJudged: true,
  says: { open: { is: ['open', 'open one', 'that is open'] }, closed: { is: ['closed', 'that is closed'] } },
};

/** A dear and a cheap offer; the first has a part of its price that is less than either total. */
function offers(at: number) {
  const [dear, cheap] = [VENDORS[at]!, VENDORS[(at + 1) % VENDORS.length]!];
  const [high, low] = AMOUNTS[at]!;
  return {
    dear,
    cheap,
    high: plain(high),
    low: plain(low),
    quote: `${dear} asks $${high} for it; ${cheap} asks $${low} for it; each adds $1.00 for the bag`,
    columns: [text('vendor'), money('bag'), TOTAL],
    rows: [
      { vendor: dear, bag: '1.00', total: plain(high) },
      { vendor: cheap, bag: '1.00', total: plain(low) },
    ] as [JsonObject, JsonObject],
  };
}

function places(at: number) {
  const [near, far] = [VENDORS[at]!, VENDORS[(at + 1) % VENDORS.length]!];
  return {
    near,
    far,
    quote: `${near} is ${at + 2} miles away; ${far} is ${at + 30} miles away; the line is at ${at + 12} miles`,
    columns: [text('name'), number('distance', 'miles')],
    rows: [
      { name: near, distance: at + 2 },
      { name: far, distance: at + 30 },
    ] as [JsonObject, JsonObject],
  };
}

function states(at: number, [first, second]: [string, string]) {
  const [one, other] = [`${THINGS[at]} heater`, `${THINGS[(at + 1) % THINGS.length]} lamp`];
  return {
    one,
    other,
    quote: `The lists of the month name the ${one} and the ${other}`,
    columns: [text('item'), STATUS],
    rows: [
      { item: one, status: first },
      { item: other, status: second },
    ] as [JsonObject, JsonObject],
  };
}

/** The same word of degree in other languages: of an amount, of a day, of a distance. */
const PRICED: Record<string, [cheap: string[], dear: string[]]> = {
  German: [
    ['am billigsten', 'das günstigste', 'am günstigsten'],
    ['am teuersten', 'das teuerste'],
  ],
  French: [
    ['le moins cher', "l'offre la moins chère"],
    ['le plus cher', "l'offre la plus chère"],
  ],
  Spanish: [
    ['el más barato', 'la oferta más barata'],
    ['el más caro', 'la oferta más cara'],
  ],
  Italian: [
    ['il meno caro', "l'offerta più economica"],
    ['il più caro', "l'offerta più cara"],
  ],
  Dutch: [
    ['het goedkoopste', 'de goedkoopste'],
    ['het duurste', 'de duurste'],
  ],
  Portuguese: [
    ['o mais barato', 'a oferta mais barata'],
    ['o mais caro', 'a oferta mais cara'],
  ],
};
const DATED: Record<string, [young: string[], old: string[]]> = {
  German: [
    ['am neuesten', 'die neueste'],
    ['am ältesten', 'die älteste'],
  ],
  French: [['la plus récente'], ['la plus ancienne']],
  Spanish: [['la más reciente', 'la más nueva'], ['la más antigua']],
  Italian: [['la più recente'], ['la più vecchia']],
  Dutch: [['de nieuwste'], ['de oudste']],
  Portuguese: [['a mais recente'], ['a mais antiga']],
};
const MEASURED: Record<string, [near: string[], far: string[]]> = {
  German: [['am nächsten gelegen', 'das nächstgelegene'], ['am weitesten entfernt']],
  French: [['le plus proche'], ['le plus éloigné']],
  Spanish: [['el más cercano'], ['el más lejano']],
  Italian: [['il più vicino'], ['il più lontano']],
  Dutch: [['het dichtstbij', 'de dichtstbijzijnde'], ['het verst']],
  Portuguese: [['o mais próximo'], ['o mais distante']],
};
const pick = (list: readonly string[], at: number): string => list[at % list.length]!;

const TONGUES: TrialKind[] = Object.keys(PRICED).flatMap((tongue) => [
  kind(`the dearer one as the cheapest, in ${tongue}`, (at) => {
    const { dear, cheap, ...rest } = offers(at);
    const [words, others] = PRICED[tongue]!;
    const [least, most] = [pick(words, at), pick(others, at)];
    return at % 2 === 0
      ? { ...rest, lie: of([0], `${dear}: ${least}.`), truth: of([1], `${cheap}: ${least}.`) }
      : { ...rest, lie: of([1], `${cheap}: ${most}.`), truth: of([0], `${dear}: ${most}.`) };
  }),
  kind(`the older one as the newest, in ${tongue}`, (at) => {
    const [old, young] = [`${at + 2}.1.0`, `${at + 2}.2.0`];
    const [words, others] = DATED[tongue]!;
    const [most, least] = [pick(words, at), pick(others, at)];
    const rest: Pick<Told, 'quote' | 'columns' | 'rows'> = {
      quote: `${THINGS[at]} ${old} came on 2031-03-${10 + at} and ${THINGS[at]} ${young} on 2031-05-${10 + at}`,
      columns: [text('version'), date('date')],
      rows: [
        { version: old, date: `2031-03-${10 + at}` },
        { version: young, date: `2031-05-${10 + at}` },
      ],
    };
    return at % 2 === 0
      ? { ...rest, lie: of([0], `${old}: ${most}.`), truth: of([1], `${young}: ${most}.`) }
      : { ...rest, lie: of([1], `${young}: ${least}.`), truth: of([0], `${old}: ${least}.`) };
  }),
  kind(`the farther one as the nearest, in ${tongue}`, (at) => {
    const { near, far, ...rest } = places(at);
    const [words, others] = MEASURED[tongue]!;
    const [least, most] = [pick(words, at), pick(others, at)];
    return at % 2 === 0
      ? { ...rest, lie: of([1], `${far}: ${least}.`), truth: of([0], `${near}: ${least}.`) }
      : { ...rest, lie: of([0], `${near}: ${most}.`), truth: of([1], `${far}: ${most}.`) };
  }),
]);

/** Limits, comparisons of two, "the only one" and recommendations that the rows do not bear out. */
export const COMPARED: TrialKind[] = [
  kind('above a limit that it is below', (at) => {
    const { dear, cheap, low, ...rest } = offers(at);
    return {
      ...rest,
      lie: of([1], `${cheap} is above $${plain(AMOUNTS[at]![0])}.`),
      truth: of([0], `${dear} is above $${low}.`),
    };
  }),
  kind('below a limit that it is above', (at) => {
    const { dear, cheap, high, low, ...rest } = offers(at);
    return { ...rest, lie: of([0], `${dear} stays under $${low}.`), truth: of([1], `${cheap} stays under $${high}.`) };
  }),
  kind('within a maximum that it exceeds', (at) => {
    const { dear, cheap, low, ...rest } = offers(at);
    return {
      ...rest,
      lie: of([0], `${dear} is within the maximum of $${low}.`),
      truth: of([1], `${cheap} is within the maximum of $${low}.`),
    };
  }),
  kind('above a maximum that it keeps', (at) => {
    const { dear, cheap, low, ...rest } = offers(at);
    return {
      ...rest,
      lie: of([1], `${cheap} is above the maximum of $${low}.`),
      truth: of([0], `${dear} is above the maximum of $${low}.`),
    };
  }),
  kind('a limit where the row has no figure', (at) => {
    const { dear: _dear, cheap, high, ...rest } = offers(at);
    const [first, second] = rest.rows;
    return {
      ...rest,
      rows: [first, { ...second, total: null }],
      lie: of([1], `${cheap} stays under $${high}.`),
      truth: of([1], `${cheap}: total not known.`),
    };
  }),
  kind('more miles than there are', (at) => {
    const { near, far, ...rest } = places(at);
    return {
      ...rest,
      lie: of([0], `${near} is more than ${at + 12} miles away.`),
      truth: of([1], `${far} is more than ${at + 12} miles away.`),
    };
  }),
  kind('within miles that it is beyond', (at) => {
    const { near, far, ...rest } = places(at);
    return {
      ...rest,
      lie: of([1], `${far} is within ${at + 12} miles.`),
      truth: of([0], `${near} is within ${at + 12} miles.`),
    };
  }),
  kind('below another that asks less', (at) => {
    const { dear, cheap, ...rest } = offers(at);
    return { ...rest, lie: of([0, 1], `${dear} is below ${cheap}.`), truth: of([1, 0], `${cheap} is below ${dear}.`) };
  }),
  kind('cheaper than another that is cheaper', (at) => {
    const { dear, cheap, ...rest } = offers(at);
    return {
      ...rest,
      lie: of([0, 1], `${dear} is cheaper than ${cheap}.`),
      truth: of([1, 0], `${cheap} is cheaper than ${dear}.`),
    };
  }),
  kind('nearer than another that is nearer', (at) => {
    const { near, far, ...rest } = places(at);
    return {
      ...rest,
      lie: of([1, 0], `${far} is nearer than ${near}.`),
      truth: of([0, 1], `${near} is nearer than ${far}.`),
    };
  }),
  kind('the only one, and there is another', (at) => ({
    ...states(at, ['open', 'open']),
    lie: of([0], `${THINGS[at]} heater is the only open one.`),
    truth: of([0], `${THINGS[at]} heater is open.`),
  })),
  kind('the only one of a state that another has', (at) => ({
    ...states(at, ['open', at % 2 === 0 ? 'closed' : 'unknown']),
    lie: of([0], `${THINGS[at]} heater is the only one.`),
    truth: of([0], `${THINGS[at]} heater is the only one that is open.`),
  })),
  kind('the only offer with a total, and another has one', (at) => {
    const { dear, cheap, ...rest } = offers(at);
    const [first, second] = rest.rows;
    return {
      ...rest,
      rows: at % 2 === 0 ? [first, second] : [first, second, { vendor: THINGS[at]!, bag: null, total: null }],
      lie: of([0], `${dear} makes the only offer that is landed.`),
      truth: of([0, 1], `${dear} and ${cheap} make offers; the only one with rules is not told.`),
    };
  }),
  kind('recommended, and it has no total', (at) => {
    const { dear, cheap, ...rest } = offers(at);
    const [first, second] = rest.rows;
    return {
      ...rest,
      rows: [first, { ...second, total: null }],
      lie: of([1, 0], `Recommended: ${cheap}, then ${dear}.`),
      truth: of([0, 1], `Recommended: ${dear}, then ${cheap}.`),
    };
  }),
  kind('a piece beside rows that says what they do not hold', (at) => ({
    ...states(at, ['closed', 'open']),
    lie: { text: 'Open.\n', rows: [0], isFactual: false },
    truth: { text: 'Closed.\n', rows: [0], isFactual: false },
  })),
  ...TONGUES,
];
