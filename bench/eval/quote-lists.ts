import { Big } from 'big.js';
import type { ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { LIST_TONGUES } from './list-tongues.ts';
import type { ListTongue } from './list-tongues.ts';
import { MARKS, amountIn } from './quote-tables.ts';
import { TABLE_TONGUES } from './table-tongues.ts';
import type { TableTongue } from './table-tongues.ts';

interface Asked {
  good: string;
  qty: number;
  unit: string;
}

type Form = (asked: Asked[], tongue: TableTongue & ListTongue) => string;

/** How somebody writes down what is needed, with sizes in the names. */
const FORMS: Record<string, Form> = {
  'behind a colon': (asked, { head }) =>
    [head, ...asked.map((one) => `- ${one.good}: ${one.qty} ${one.unit}`)].join('\n'),
  'behind a dash': (asked, { head }) =>
    [head, ...asked.map((one) => `${one.good} – ${one.qty} ${one.unit}`)].join('\n'),
  'behind dots': (asked, { head }) =>
    [head, ...asked.map((one) => `${one.good} ........ ${one.qty} ${one.unit}`)].join('\n'),
  'behind a name': (asked, { head }) => [head, ...asked.map((one) => `${one.good} ${one.qty} ${one.unit}`)].join('\n'),
  'behind a word for it': (asked, { head, qty }) =>
    [head, ...asked.map((one, at) => `${at + 1}) ${one.good}, ${qty} ${one.qty}`)].join('\n'),
  'in brackets': (asked, { need, and }) =>
    `${need} ${listed(
      asked.map((one) => `${one.good} (${one.qty} ${one.unit})`),
      and,
    )}.`,
  'in fields': (asked, { item, qty }) =>
    asked.map((one) => `${item}: ${one.good}\n${qty}: ${one.qty} ${one.unit}`).join('\n\n'),
  'between slashes': (asked, { head }) =>
    `${head} ${asked.map((one) => `${one.qty} ${one.unit} ${one.good}`).join(' / ')}`,
  'in two sentences': ([first, ...others], { need, and, besides }) =>
    `${need} ${first!.qty} ${first!.good}. ${besides} ${listed(
      others.map((one) => `${one.qty} ${one.unit} ${one.good}`),
      and,
    )}.`,
  'in a table between gaps': (asked, { item, qty }) =>
    MARKS['gaps']!([['#', item, qty], ...asked.map((one, at) => [String(at + 1), one.good, String(one.qty)])]),
};

const listed = (words: string[], and: string): string => [words.slice(0, -1).join(', '), words.at(-1)].join(and);

/** Lists of what is needed in every language and form, before two offers that name the same things. */
export const buildLists = (): ScreeningBrief[] =>
  Object.entries(TABLE_TONGUES).flatMap(([language, table], at) =>
    Object.entries(FORMS).map(([form, write], index) => {
      const tongue = { ...table, ...LIST_TONGUES[language]! };
      return build(`${language} ${form}`, tongue, write, at * 11 + index);
    }),
  );

function build(name: string, tongue: TableTongue & ListTongue, write: Form, seed: number): ScreeningBrief {
  const asked = tongue.goods.map((good, at): Asked => ({
    good,
    qty: 7 + ((seed * 13 + at * 29) % 83),
    unit: at === 2 ? tongue.metres : tongue.pieces,
  }));
  const offers = tongue.vendors.slice(0, 2).map((vendor, place) => {
    const prices = asked.map((_one, at) => new Big(3.15).plus((seed * 7 + at * 19 + place * 5) % 41));
    const goods = prices.reduce((sum, price, at) => sum.plus(price.times(asked[at]!.qty)), new Big(0));
    const freight = new Big(18 + ((seed + place * 17) % 60));
    return { vendor, prices, goods, freight, total: goods.plus(freight) };
  });
  const papers = offers.map(({ vendor, prices, freight, total }) => {
    const money = (amount: Big): string => amountIn(amount, tongue);
    const rows = asked.map(({ good, qty }, at) => [
      good,
      String(qty),
      money(prices[at]!),
      money(prices[at]!.times(qty)),
    ]);
    const table = MARKS['tabs']!([[tongue.item, tongue.qty, tongue.price, tongue.amount], ...rows]);
    return `${vendor}\n${table}\n${tongue.freight}\t${money(freight)}\n${tongue.total}\t${money(total)}`;
  });
  return {
    name,
    brief: [write(asked, tongue), ...papers, `${tongue.net} ${tongue.question}`].join('\n\n'),
    quotes: [],
    vendors: offers.map(({ vendor, goods, freight, total }) => ({
      vendor,
      currency: tongue.code,
      linesSubtotal: goods.toFixed(2),
      freight: freight.toFixed(2),
      landedTotal: total.toFixed(2),
      leadDays: [null],
    })),
    recommended: offers.toSorted((a, b) => a.total.cmp(b.total))[0]!.vendor,
  };
}
