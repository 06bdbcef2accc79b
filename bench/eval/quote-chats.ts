import { Big } from 'big.js';
import type { ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';
import { CHAT_TONGUES } from './chat-tongues.ts';
import type { ChatTongue } from './chat-tongues.ts';

/** What one vendor offers, in the clauses that tell it. */
interface ToldOffer {
  name: string;
  person: string;
  /** A clause for each thing that is priced. */
  lines: string[];
  /** Carriage, days and what is taken off. */
  terms: string[];
  /** What puts a price of it right, if one is wrong in its lines. */
  corrected: string | null;
  goods: Big;
  freight: Big;
  discount: Big;
  days: number;
}

type Layout = (offers: ToldOffer[], tongue: ChatTongue) => string;

const clock = (at: number): string => `${String(9 + Math.floor(at / 5)).padStart(2, '0')}:${String(11 + (at % 5) * 9)}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const clausesOf = ({ lines, terms, corrected }: ToldOffer): string[] => [
  ...lines,
  ...terms,
  ...(corrected ? [corrected] : []),
];
const inLine = (offer: ToldOffer): string => [...offer.lines, ...offer.terms].join(', ');
const inSentences = (offer: ToldOffer): string => `${clausesOf(offer).map(capital).join('. ')}.`;
const filled = (words: string, { name, person }: ToldOffer): string =>
  capital(words.replace('@', name).replace('%', person));

/** Messages of a group in which the vendors answer, and one puts a price right after another has spoken. */
function messagesOf(offers: ToldOffer[], { me, asks, thanks, greeting }: ChatTongue): [by: string, words: string][] {
  return [
    [me, asks],
    ...offers.flatMap(({ name, lines, terms }, at): [string, string][] => [
      [name, at === 0 ? `${greeting}, ${lines.join(', ')}` : lines.join('\n')],
      [name, terms.join(', ')],
    ]),
    [me, thanks],
    ...offers.flatMap(({ name, corrected }): [string, string][] => (corrected ? [[name, corrected]] : [])),
  ];
}

/** How somebody has what several vendors said. */
const LAYOUTS: Record<string, Layout> = {
  'messages with day and time in brackets': (offers, tongue) =>
    messagesOf(offers, tongue)
      .map(([by, words], at) => `[12/11/2026, ${clock(at)}:07] ${by}: ${words}`)
      .join('\n'),
  'messages with day and time and a dash': (offers, tongue) =>
    messagesOf(offers, tongue)
      .map(([by, words], at) => `12/11/2026, ${clock(at)} - ${by}: ${words}`)
      .join('\n'),
  'messages below a time and a name': (offers, tongue) =>
    messagesOf(offers, tongue)
      .map(([by, words], at) => `[${clock(at)}] ${by}\n${words}`)
      .join('\n'),
  'messages below a name and a time': (offers, tongue) =>
    messagesOf(offers, tongue)
      .map(([by, words], at) => `${by}  ${clock(at)}\n${words}`)
      .join('\n\n'),
  'messages without times': (offers, tongue) =>
    messagesOf(offers, tongue)
      .map(([by, words]) => `${by}: ${words.replaceAll('\n', ', ')}`)
      .join('\n'),
  'a colleague tells': (offers, { colleague, heard, me }) =>
    offers
      .flatMap((offer, at) => [
        `[12/11/2026, ${clock(at * 2)}] ${colleague}: ${filled(heard, offer)} ${inSentences(offer)}`,
        `[12/11/2026, ${clock(at * 2 + 1)}] ${me}: ok`,
      ])
      .join('\n'),
  'text messages': (offers) =>
    offers.map((offer, at) => `${offer.name}, 12/11/2026 ${clock(at)}\n${inSentences(offer)}`).join('\n\n'),
  'notes of calls': (offers, { called }) =>
    offers.map((offer) => `${filled(called, offer)} ${inSentences(offer)}`).join('\n\n'),
  'a list of calls': (offers, { called }) =>
    offers.map((offer) => `- ${filled(called, offer)} ${inSentences(offer)}`).join('\n'),
  'names over lists': (offers) =>
    offers.map((offer) => [`${offer.name}:`, ...clausesOf(offer).map((words) => `- ${words}`)].join('\n')).join('\n\n'),
  'a line for each': (offers) =>
    offers
      .map((offer) => `• ${offer.name}: ${inLine(offer)}${offer.corrected ? `. ${capital(offer.corrected)}` : ''}`)
      .join('\n'),
  'a list of what is done': (offers, { todo }) =>
    offers.map((offer) => `[x] ${filled(todo, offer)} - ${inSentences(offer)}`).join('\n'),
};

/** Offers in messages and notes, in every language and layout, with the answers worked out from what they were made of. */
export const buildChats = (): ScreeningBrief[] =>
  Object.entries(CHAT_TONGUES).flatMap(([language, tongue], at) =>
    Object.entries(LAYOUTS).map(([layout, lay], index) =>
      build({ name: `${language} ${layout}`, tongue, lay, seed: at * 5 + index }),
    ),
  );

function build({
  name,
  tongue,
  lay,
  seed,
}: {
  name: string;
  tongue: ChatTongue;
  lay: Layout;
  seed: number;
}): ScreeningBrief {
  const qtys = [8 + ((seed * 5) % 23), 4 + ((seed * 3) % 13)];
  const money = (amount: Big): string => tongue.money.replace('#', amount.toFixed(2).replace('.', tongue.decimal));
  const offers = tongue.vendors.map((vendor, at): ToldOffer => {
    const prices = [new Big(24.4).plus((at * 7 + seed) % 9), new Big(61.85).minus((at * 11 + seed) % 17)];
    const goods = prices.reduce((sum, price, index) => sum.plus(price.times(qtys[index]!)), new Big(0));
    const isOff = (seed + at) % 4 === 0;
    const freight = new Big(isOff || (seed + at) % 3 === 0 ? 0 : 18 + ((seed * 11 + at * 30) % 50));
    const days = 3 + ((seed * 2 + at * 5) % 17);
    const isWrong = !isOff && (seed + at) % 3 === 1;
    const said = [isWrong ? prices[0]!.plus(1.5) : prices[0]!, prices[1]!];
    const way = tongue.priced[(seed + at) % 3]!;
    const carriage = freight.eq(0)
      ? tongue.free[seed % 2]!
      : tongue.carriage[(seed + at) % 2]!.replace('#', money(freight));
    return {
      name: vendor,
      person: tongue.people[at] ?? '',
      lines: said.map((price, index) => way.replace('@', tongue.goods[index]!).replace('#', money(price))),
      terms: [
        carriage,
        tongue.lead[(seed + at) % 2]!.replace('#', String(days)),
        ...(isOff ? [tongue.off.replace('#', '5')] : []),
      ],
      corrected: isWrong ? tongue.corrected.replace('@', tongue.goods[0]).replace('#', money(prices[0]!)) : null,
      goods,
      freight,
      discount: isOff ? goods.times(0.05).round(2, Big.roundHalfUp) : new Big(0),
      days,
    };
  });
  const totalOf = ({ goods, freight, discount }: ToldOffer): Big => goods.plus(freight).minus(discount);
  const best = offers.toSorted((a, b) => totalOf(a).cmp(totalOf(b)))[0];
  const needs = qtys.map((qty, at) => `${qty} ${tongue.goods[at]}`).join(tongue.and);
  return {
    name,
    brief: `${tongue.need.replace('@', needs)}\n\n${lay(offers, tongue)}\n\n${tongue.question}`,
    quotes: [],
    vendors: offers.map((offer) => ({
      vendor: offer.name,
      currency: tongue.code,
      linesSubtotal: offer.goods.toFixed(2),
      freight: offer.freight.toFixed(2),
      discount: offer.discount.toFixed(2),
      landedTotal: totalOf(offer).toFixed(2),
      leadDays: [offer.days],
    })),
    recommended: best?.name ?? null,
  };
}
