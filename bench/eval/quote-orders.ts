import { Big } from 'big.js';
import type { ScreenedVendor, ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { TONGUES } from './quote-tongues.ts';
import type { Tongue } from './quote-tongues.ts';

interface Offered {
  name: string;
  qtys: number[];
  prices: string[];
  freight: string | null;
  fee: string | null;
  discountPercent: number;
  taxPercent: number;
  days: number;
}

type Layout = (offer: Offered, tongue: Tongue) => string;

/** Offers made of the same parts in every language and layout, with the answers worked out from what they were made of. */
export function buildOrders(): (ScreeningBrief & { group: string })[] {
  return Object.entries(TONGUES).flatMap(([language, tongue], at) =>
    Object.entries(LAYOUTS).map(([layout, write], index) =>
      build({ language, tongue, layout, write, seed: at * 11 + index * 5 }),
    ),
  );
}

const CODES: Record<string, string> = { $: 'USD', '€': 'EUR', zł: 'PLN', kr: 'SEK', '¥': 'JPY' };

function build(given: {
  language: string;
  tongue: Tongue;
  layout: string;
  write: Layout;
  seed: number;
}): ScreeningBrief & { group: string } {
  const { language, tongue, layout, write, seed } = given;
  const qtys = [120 + ((seed * 7) % 90), 1200 + ((seed * 130) % 4000)];
  const price = (base: number, more: number): string =>
    tongue.currency === '¥'
      ? String(Math.round((base + more) * 100))
      : new Big(base + more).plus(((seed * 3) % 90) / 100).toFixed(2);
  const offers: Offered[] = [
    {
      name: tongue.vendors[0],
      qtys,
      prices: [price(14, 0), price(2, 0)],
      freight: seed % 3 === 0 ? null : price(61, 0),
      fee: seed % 4 === 1 ? price(18, 0) : null,
      discountPercent: seed % 5 === 2 ? 3 : 0,
      taxPercent: 0,
      days: 7 + (seed % 9),
    },
    {
      name: tongue.vendors[1],
      qtys,
      prices: [price(14, (seed % 3) - 1), price(2, ((seed * 2) % 3) - 1 || 0.4)],
      freight: seed % 2 === 0 ? null : price(85, 0),
      fee: null,
      discountPercent: 0,
      taxPercent: 0,
      days: 0,
    },
  ];
  const sums = offers.map(sumsOf);
  const totals = sums.map(({ landed }) => landed);
  const cheaper = totals[0]!.lte(totals[1]!) ? 0 : 1;
  const fixed = (amount: Big): string => amount.toFixed(2);
  return {
    group: `${language} ${layout}`,
    name: `${language} ${layout}`,
    brief: `${tongue.need}${qtys[0]} ${tongue.piece} ${tongue.goods[0]}, ${qtys[1]} ${tongue.piece} ${tongue.goods[1]}.`,
    quotes: offers.map((offer) => write(offer, tongue)),
    vendors: offers.map((offer, index): ScreenedVendor => ({
      vendor: offer.name,
      currency: CODES[tongue.currency] ?? 'USD',
      linesSubtotal: fixed(sums[index]!.lines),
      freight: offer.freight === null ? '0.00' : fixed(new Big(offer.freight)),
      fees: fixed(new Big(offer.fee ?? 0)),
      discount: fixed(sums[index]!.discount),
      landedTotal: fixed(totals[index]!),
      leadDays: [offer.days],
      errors: [],
    })),
    recommended: offers[cheaper]!.name,
  };
}

function sumsOf({ qtys, prices, freight, fee, discountPercent }: Offered) {
  const lines = qtys.reduce((sum, qty, at) => sum.plus(new Big(prices[at]!).times(qty)), new Big(0));
  const discount = lines.times(discountPercent).div(100).round(2, Big.roundHalfUp);
  return {
    lines,
    discount,
    landed: lines
      .minus(discount)
      .plus(freight ?? 0)
      .plus(fee ?? 0),
  };
}

function money(amount: Big | string, { group, decimal, currency, isBefore }: Tongue): string {
  const [whole = '', cents] = new Big(amount).toFixed(currency === '¥' ? 0 : 2).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group) + (cents === undefined ? '' : decimal + cents);
  return isBefore ? `${currency}${currency === '€' ? ' ' : ''}${digits}` : `${digits} ${currency}`;
}

const count = (qty: number, { group }: Tongue): string => String(qty).replace(/\B(?=(\d{3})+(?!\d))/g, group);
const lineTotal = ({ qtys, prices }: Offered, at: number): Big => new Big(prices[at]!).times(qtys[at]!);

/** Label and amount of everything below the lines. */
function below(offer: Offered, tongue: Tongue): [string, string][] {
  const { discount, landed } = sumsOf(offer);
  return [
    ...(offer.discountPercent
      ? [[`${tongue.discount} ${offer.discountPercent} %`, `-${money(discount, tongue)}`] as [string, string]]
      : []),
    ...(offer.fee ? [[tongue.fee, money(offer.fee, tongue)] as [string, string]] : []),
    ...(offer.freight ? [[tongue.freight, money(offer.freight, tongue)] as [string, string]] : []),
    [tongue.total.replace(/ (?:TTC|con IVA|IVA inclusa|incl\. BTW|com IVA)$/, ''), money(landed, tongue)],
  ];
}

const tail = (offer: Offered, tongue: Tongue): string[] => [
  ...(offer.freight === null ? [tongue.paid] : []),
  offer.days === 0 ? tongue.stock : tongue.lead(offer.days),
];

const rowsOf = (offer: Offered, tongue: Tongue): string[][] =>
  tongue.goods.map((goods, at) => [
    goods,
    `${count(offer.qtys[at]!, tongue)} ${tongue.piece}`,
    money(offer.prices[at]!, tongue),
    money(lineTotal(offer, at), tongue),
  ]);

const LAYOUTS: Record<string, Layout> = {
  table: (offer, tongue) =>
    [
      offer.name,
      tongue.head.map((cell) => cell.padEnd(24)).join(''),
      ...rowsOf(offer, tongue).map((row) => row.map((cell) => cell.padEnd(24)).join('')),
      ...below(offer, tongue).map(([label, amount]) => label.padEnd(72) + amount),
      ...tail(offer, tongue),
    ].join('\n'),
  tabs: (offer, tongue) =>
    [
      offer.name,
      tongue.head.join('\t'),
      ...rowsOf(offer, tongue).map((row) => row.join('\t')),
      ...below(offer, tongue).map(([label, amount]) => `${label}\t\t\t${amount}`),
      ...tail(offer, tongue),
    ].join('\n'),
  markdown: (offer, tongue) =>
    [
      `## ${offer.name}`,
      '',
      `| ${tongue.head.join(' | ')} |`,
      '|---|---|---|---|',
      ...rowsOf(offer, tongue).map((row) => `| ${row.join(' | ')} |`),
      '',
      ...below(offer, tongue).map(([label, amount]) => `- ${label}: **${amount}**`),
      ...tail(offer, tongue),
    ].join('\n'),
  mail: (offer, tongue) =>
    [
      ...tongue.goods.map(
        (goods, at) =>
          `${goods}: ${count(offer.qtys[at]!, tongue)} x ${money(offer.prices[at]!, tongue)} = ${money(lineTotal(offer, at), tongue)}`,
      ),
      ...below(offer, tongue).map(([label, amount]) => `${label} ${amount}`),
      ...tail(offer, tongue),
      '',
      offer.name,
    ].join('\n'),
  'no totals': (offer, tongue) =>
    [
      offer.name,
      ...rowsOf(offer, tongue).map((row) => row.slice(0, 3).join('   ')),
      ...below(offer, tongue)
        .slice(0, -1)
        .map(([label, amount]) => `${label}   ${amount}`),
      ...tail(offer, tongue),
    ].join('\n'),
  'a cell a line': (offer, tongue) =>
    [
      offer.name,
      ...tongue.head,
      ...rowsOf(offer, tongue).flat(),
      ...below(offer, tongue).flat(),
      ...tail(offer, tongue),
    ].join('\n'),
  'key and value': (offer, tongue) =>
    [
      offer.name,
      '',
      ...rowsOf(offer, tongue).flatMap((row) => [...row.map((cell, at) => `${tongue.head[at]}: ${cell}`), '']),
      ...below(offer, tongue).map(([label, amount]) => `${label}: ${amount}`),
      ...tail(offer, tongue),
    ].join('\n'),
  'amount first': (offer, tongue) =>
    [
      offer.name,
      ...rowsOf(offer, tongue).map((row) => row.toReversed().join('   ')),
      ...below(offer, tongue).map(([label, amount]) => `${amount}   ${label}`),
      ...tail(offer, tongue),
    ].join('\n'),
  forwarded: (offer, tongue) =>
    [
      `From: ${offer.name} <sales@vendor.example>`,
      'Sent: Monday',
      'Subject: RE: RFQ',
      '',
      ...rowsOf(offer, tongue).map((row) => row.join('  ')),
      ...below(offer, tongue).map(([label, amount]) => `${label}  ${amount}`),
      ...tail(offer, tongue),
      '',
      '> On Nov 3, 2026, Buyer wrote:',
      '> please quote, last time we paid 1.00',
    ].join('\n'),
};
