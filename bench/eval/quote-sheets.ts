import { Big } from 'big.js';
import type { ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { amountIn, MARKS } from './quote-tables.ts';
import { SHEET_TONGUES } from './sheet-tongues.ts';
import type { SheetTongue } from './sheet-tongues.ts';
import { TABLE_TONGUES } from './table-tongues.ts';
import type { TableTongue } from './table-tongues.ts';

interface Sheet {
  tongue: TableTongue & SheetTongue;
  name: string;
  /** From 0 on. */
  place: number;
  lines: { good: string; code: string; qty: number; price: Big; amount: Big }[];
  goods: Big;
  freight: Big;
  total: Big;
  days: number;
}

type Form = (sheet: Sheet) => string[];

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The head of a printed offer: who writes, to whom, which paper this is. */
const headOf = ({ tongue, name, place }: Sheet): string[] => [
  name,
  ...(tongue.addresses[place] ?? []),
  ...(place === 1 ? [] : ['', ...tongue.reader]),
  '',
  tongue.title,
  ...(place === 2 ? [`${tongue.number}     ${tongue.day}`] : [tongue.number, tongue.day]),
  ...(place === 0 ? ['', tongue.letter] : []),
  '',
];

const termsOf = ({ tongue, days }: Sheet): string[] => ['', `${tongue.lead}: ${tongue.days(days)}`, tongue.paid];

function printed(sheet: Sheet, write: (rows: string[][]) => string, isNarrow = false): string[] {
  const { tongue, lines, freight, total } = sheet;
  const money = (amount: Big): string => amountIn(amount, tongue);
  const indent = isNarrow ? [] : ['', '', ''];
  const rows = [
    [tongue.part, tongue.item, tongue.qty, tongue.price, tongue.amount],
    ...lines.map(({ code, good, qty, price, amount }) => [code, good, String(qty), money(price), money(amount)]),
    [...indent, tongue.freight, money(freight)],
    [...indent, tongue.total, money(total)],
  ];
  return [...headOf(sheet), write(rows), ...termsOf(sheet)];
}

/** How an offer is laid out that somebody copies whole. */
const FORMS: Record<string, Form> = {
  'printed with tabs': (sheet) => printed(sheet, MARKS.tabs!),
  'printed with bars': (sheet) => printed(sheet, MARKS.bars!, true),
  'printed with gaps': (sheet) => printed(sheet, MARKS.gaps!, true),
  'printed with a cell a line': (sheet) => printed(sheet, (rows) => rows.flat().join('\n'), true),
  'printed with goods that may be left out': (sheet) => [
    ...printed(sheet, MARKS.tabs!),
    '',
    sheet.tongue.options,
    `${sheet.tongue.spare}   ${amountIn(new Big(29), sheet.tongue)}`,
  ],
  'a cart with counts in words': ({ tongue, name, lines, goods, freight, total, days }) => [
    `${name} | ${tongue.cart}`,
    '',
    ...lines.flatMap(({ good, qty, price, amount }) => [
      upper(good),
      `${tongue.qty}: ${qty}   ${amountIn(price, tongue)}   ${amountIn(amount, tongue)}`,
      tongue.remove,
      '',
    ]),
    tongue.summary,
    `${tongue.sum} ${amountIn(goods, tongue)}`,
    `${tongue.freight} ${amountIn(freight, tongue)}`,
    `${tongue.total} ${amountIn(total, tongue)}`,
    `${tongue.lead}: ${tongue.days(days)}`,
  ],
  'a cart with counts between signs': ({ tongue, name, lines, goods, freight, total, days }) => [
    name,
    tongue.cart,
    ...lines.flatMap(({ good, code, qty, price, amount }) => [
      upper(good),
      `${tongue.part} ${code}`,
      amountIn(price, tongue),
      `[ - ] ${qty} [ + ]`,
      amountIn(amount, tongue),
      tongue.remove,
      '',
    ]),
    tongue.sum,
    amountIn(goods, tongue),
    tongue.freight,
    amountIn(freight, tongue),
    tongue.total,
    amountIn(total, tongue),
    `${tongue.lead}: ${tongue.days(days)}`,
  ],
  'a form with colons': (sheet) => fields(sheet, ': '),
  'a form with tabs': (sheet) => fields(sheet, '\t'),
  'a line and its sum': (sheet) => [
    ...headOf(sheet),
    ...sheet.lines.map(
      ({ good, qty, price, amount }) =>
        `- ${good}: ${qty} x ${amountIn(price, sheet.tongue)} = ${amountIn(amount, sheet.tongue)}`,
    ),
    '',
    `${sheet.tongue.freight}: ${amountIn(sheet.freight, sheet.tongue)}`,
    `${sheet.tongue.total}: ${amountIn(sheet.total, sheet.tongue)}`,
    ...termsOf(sheet),
  ],
};

function fields({ tongue, name, lines, freight, total, days }: Sheet, parting: string): string[] {
  const field = (label: string, value: string): string => `${label}${parting}${value}`;
  return [
    field(tongue.supplier, name),
    '',
    ...lines.flatMap(({ good, code, qty, price, amount }) => [
      field(tongue.item, good),
      field(tongue.part, code),
      field(tongue.qty, String(qty)),
      field(tongue.price, amountIn(price, tongue)),
      field(tongue.amount, amountIn(amount, tongue)),
      '',
    ]),
    field(tongue.freight, amountIn(freight, tongue)),
    field(tongue.total, amountIn(total, tongue)),
    field(tongue.lead, tongue.days(days)),
  ];
}

/** Offers that are copied whole one below the other, in every language and form, with the answers worked out from what they were made of. */
export const buildSheets = (): ScreeningBrief[] =>
  Object.entries(SHEET_TONGUES).flatMap(([language, words], at) =>
    Object.entries(FORMS).map(([form, write], index) =>
      build({
        name: `${language} ${form}`,
        tongue: { ...TABLE_TONGUES[language]!, ...words },
        write,
        seed: at * 5 + index * 3,
      }),
    ),
  );

function build({
  name: title,
  tongue,
  write,
  seed,
}: {
  name: string;
  tongue: Sheet['tongue'];
  write: Form;
  seed: number;
}): ScreeningBrief {
  const qtys = [10 + ((seed * 7) % 23), 6 + ((seed * 5) % 13)];
  const sheets = tongue.vendors.map((name, place): Sheet => {
    const lines = tongue.goods.map((good, index) => {
      const price = new Big(index === 0 ? 42.3 : 118.65).plus((place * 11 + seed) % 7).minus((place * 5) % 3);
      const qty = qtys[index] ?? 1;
      return { good, code: `${'KR'[index]}-${210 + index * 35}`, qty, price, amount: price.times(qty) };
    });
    const goods = lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
    const freight = new Big((seed + place) % 4 === 0 ? 0 : 18 + ((seed * 13 + place * 29) % 70));
    const days = 5 + ((seed * 3 + place * 7) % 16);
    return { tongue, name, place, lines, goods, freight, total: goods.plus(freight), days };
  });
  const best = sheets.toSorted((a, b) => a.total.cmp(b.total))[0];
  return {
    name: title,
    brief: [
      `${tongue.need}\n${qtys.map((qty, at) => `- ${qty} ${tongue.goods[at]}`).join('\n')}`,
      tongue.net,
      ...sheets.map((sheet) => write(sheet).join('\n').trim()),
      tongue.question,
    ].join('\n\n'),
    quotes: [],
    vendors: sheets.map(({ name, goods, freight, total, days }) => ({
      vendor: name,
      currency: tongue.code,
      linesSubtotal: goods.toFixed(2),
      freight: freight.toFixed(2),
      landedTotal: total.toFixed(2),
      leadDays: [days],
    })),
    recommended: best?.name ?? null,
  };
}
