import { Big } from 'big.js';
import type { ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { TABLE_TONGUES } from './table-tongues.ts';
import type { TableTongue } from './table-tongues.ts';

interface Offer {
  name: string;
  prices: Big[];
  amounts: Big[];
  freight: Big;
  total: Big;
  days: number;
}

/** What a table compares, and how it writes it. */
interface Comparison {
  tongue: TableTongue;
  goods: string[];
  qtys: number[];
  offers: Offer[];
  money(amount: Big): string;
}

type Layout = (comparison: Comparison) => string[][];
type Mark = (rows: string[][]) => string;

/** How somebody lays out offers side by side. */
const LAYOUTS: Record<string, Layout> = {
  'a price for each vendor': ({ tongue, goods, qtys, offers, money }) => [
    [tongue.item, tongue.qty, ...offers.map(({ name }) => name)],
    ...goods.map((good, at) => [good, String(qtys[at]), ...offers.map(({ prices }) => money(prices[at]!))]),
    ...below(tongue, offers, money).map(([label = '', ...cells]) => [label, '', ...cells]),
  ],
  'an amount for each vendor': ({ tongue, goods, qtys, offers, money }) => [
    [tongue.item, ...offers.map(({ name }) => name)],
    ...goods.map((good, at) => [`${qtys[at]} ${good}`, ...offers.map(({ amounts }) => money(amounts[at]!))]),
    ...below(tongue, offers, money),
  ],
  'a price and an amount for each vendor': ({ tongue, goods, qtys, offers, money }) => [
    [tongue.item, tongue.qty, ...offers.flatMap(({ name }) => [name, ''])],
    ['', '', ...offers.flatMap(() => [tongue.price, tongue.amount])],
    ...goods.map((good, at) => [
      good,
      String(qtys[at]),
      ...offers.flatMap(({ prices, amounts }) => [money(prices[at]!), money(amounts[at]!)]),
    ]),
    ...below(tongue, offers, money).map(([label = '', ...cells]) => [
      label,
      '',
      ...cells.flatMap((cell) => ['', cell]),
    ]),
  ],
  'a row for each vendor': ({ tongue, goods, offers, money }) =>
    turned([
      [tongue.vendor, ...offers.map(({ name }) => name)],
      ...goods.map((good, at) => [good, ...offers.map(({ prices }) => money(prices[at]!))]),
      ...below(tongue, offers, money),
    ]),
  'a block for each vendor': ({ tongue, goods, qtys, offers, money }) => [
    [tongue.item, tongue.qty, tongue.price, tongue.amount],
    ...offers.flatMap((offer) => [
      [offer.name, '', '', ''],
      ...goods.map((good, at) => [good, String(qtys[at]), money(offer.prices[at]!), money(offer.amounts[at]!)]),
      ...below(tongue, [offer], money).map(([label = '', cell = '']) => [label, '', '', cell]),
    ]),
  ],
  'rows that name their vendor': ({ tongue, goods, qtys, offers, money }) => [
    [tongue.vendor, tongue.item, tongue.qty, tongue.price, tongue.amount],
    ...offers.flatMap((offer) => [
      ...goods.map((good, at) => [
        offer.name,
        good,
        String(qtys[at]),
        money(offer.prices[at]!),
        money(offer.amounts[at]!),
      ]),
      [offer.name, tongue.freight, '1', money(offer.freight), money(offer.freight)],
    ]),
  ],
};

export const MARKS: Record<string, Mark> = {
  tabs: (rows) => rows.map((cells) => cells.join('\t')).join('\n'),
  bars: (rows) => rows.map((cells) => cells.join(' | ')).join('\n'),
  frame: ([head = [], ...rows]) =>
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  semicolons: (rows) => rows.map((cells) => cells.join(';')).join('\n'),
  commas: (rows) =>
    rows.map((cells) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\n'),
  gaps: (rows) => {
    const width = Math.max(...rows.map(({ length }) => length));
    const widths = Array.from({ length: width }, (_width, at) =>
      Math.max(...rows.map((cells) => cells[at]?.length ?? 0)),
    );
    return rows
      .map((cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]! + 3) : cell.padStart(widths[at]!))))
      .map((cells) => cells.join('   ').trimEnd())
      .join('\n');
  },
};

const below = (
  { freight, total, lead, days }: TableTongue,
  offers: Offer[],
  money: Comparison['money'],
): string[][] => [
  [freight, ...offers.map((offer) => money(offer.freight))],
  [total, ...offers.map((offer) => money(offer.total))],
  [lead, ...offers.map((offer) => days(offer.days))],
];

const turned = (rows: string[][]): string[][] =>
  (rows[0] ?? []).map((_cell, at) => rows.map((cells) => cells[at] ?? ''));

/** Comparisons in every language, layout and mark between cells, with the answers worked out from what they were made of. */
export const buildTables = (): ScreeningBrief[] =>
  Object.entries(TABLE_TONGUES).flatMap(([language, tongue], at) =>
    Object.entries(LAYOUTS).flatMap(([layout, lay], index) =>
      Object.entries(MARKS)
        .filter((_mark, place) => (place + at + index) % 2 === 0)
        .map(([mark, write]) =>
          build({ name: `${language} ${layout} ${mark}`, tongue, lay, write, seed: at * 7 + index }),
        ),
    ),
  );

function build({
  name,
  tongue,
  lay,
  write,
  seed,
}: {
  name: string;
  tongue: TableTongue;
  lay: Layout;
  write: Mark;
  seed: number;
}): ScreeningBrief {
  const qtys = [12 + ((seed * 5) % 31), 4 + ((seed * 3) % 17)];
  const offers = tongue.vendors.map((vendor, at): Offer => {
    const prices = [new Big(38.4).plus((at * 13 + seed) % 9), new Big(151.85).minus((at * 17 + seed) % 23)];
    const amounts = prices.map((price, index) => price.times(qtys[index]!));
    const freight = new Big((seed + at) % 3 === 0 ? 0 : 25 + ((seed * 11 + at * 30) % 80));
    const total = amounts.reduce((sum, amount) => sum.plus(amount), freight);
    return { name: vendor, prices, amounts, freight, total, days: 4 + ((seed * 2 + at * 5) % 19) };
  });
  const rows = lay({ tongue, goods: tongue.goods, qtys, offers, money: (amount) => amountIn(amount, tongue) });
  const hasDays = rows.some((cells) => cells.includes(tongue.lead));
  const best = offers.toSorted((a, b) => a.total.cmp(b.total))[0];
  return {
    name,
    brief: `${tongue.need} ${qtys.map((qty, at) => `${qty} ${tongue.goods[at]}`).join(tongue.and)}. ${tongue.net}\n\n${write(rows)}\n\n${tongue.question}`,
    quotes: [],
    vendors: offers.map((offer) => ({
      vendor: offer.name,
      currency: tongue.code,
      linesSubtotal: offer.total.minus(offer.freight).toFixed(2),
      freight: offer.freight.toFixed(2),
      landedTotal: offer.total.toFixed(2),
      leadDays: [hasDays ? offer.days : null],
    })),
    recommended: best?.name ?? null,
  };
}

export function amountIn(amount: Big, { group, decimal, sign, isBefore }: TableTongue): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const figure = `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)}${decimal}${cents}`;
  return isBefore ? `${sign}${figure}` : `${figure} ${sign}`;
}
