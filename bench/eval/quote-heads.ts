import { Big } from 'big.js';
import type { ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';

interface HeadedOffer {
  name: string;
  person: string;
  /** From 1 on. */
  place: number;
  day: string;
  /** The same day, with strokes. */
  slashed: string;
  time: string;
  hour: string;
}

type Head = (offer: HeadedOffer, body: string) => string;

const firstOf = (person: string): string => person.split(' ')[0] ?? '';
const domainOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** How an offer is headed where somebody copies several into one text. */
const HEADS: Record<string, Head> = {
  letterRule: (offer, body) => `--- letter ${offer.place}, ${offer.name}, ${offer.day} ---\n${body}`,
  ruleDate: (offer, body) => `--- ${offer.name} (${offer.day}) ---\n${body}`,
  ruleCommaDate: (offer, body) => `--- ${offer.name}, ${offer.day} ---\n${body}`,
  voicemail: (offer, body) =>
    `Voicemail  ${offer.slashed} ${offer.time}  0:5${offer.place}  (transcribed automatically)\nHi it's ${firstOf(offer.person)} from ${offer.name}. ${body}`,
  voicemailCalling: (offer, body) =>
    `Voicemail ${offer.place} - ${offer.day}, ${offer.time}\nHello, this is ${firstOf(offer.person)} calling from ${offer.name}, you asked about a price. ${body}`,
  voicemailFrom: (offer, body) => `Voicemail from ${offer.name}, ${offer.day}:\n${body}`,
  stars: (offer, body) => `★★★★☆ ${offer.place * 17} reviews\n${offer.name}\n${body}\n[Message] [Decline]`,
  starsBehind: (offer, body) => `${offer.name}  ★ 4.${offer.place}\n${body}\nMessage · Decline`,
  wroteOn: (offer, body) => `${offer.name} wrote on ${offer.day}:\n${body}`,
  onWrote: (offer, body) =>
    `On ${offer.day} ${offer.person} <${firstOf(offer.person).toLowerCase()}@${domainOf(offer.name)}.example> wrote:\n${body}\n\n${offer.person}\n${offer.name}`,
  attachment: (offer, body) =>
    `Attachment ${offer.place}: quote_${offer.place * 11}.pdf\n${offer.name}\nDate: ${offer.day}\n${body}`,
  pageOf: (offer, body) =>
    `${offer.name}\nQuotation Q-${offer.place}7${offer.place}1          ${offer.day}\n${body}\nPage 1 of 1`,
  pdfBox: (offer, body) => `[PDF ${offer.place}] ${offer.name}\n${body}`,
  chevrons: (offer, body) => `>>> ${offer.name} <<<\n${body}`,
  star1: (offer, body) => `*${offer.name}*\n${body}`,
  star2: (offer, body) => `**${offer.name}** (${offer.day})\n${body}`,
  underEq: (offer, body) => `${offer.name.toUpperCase()}\n==========\n${body}`,
  underDash: (offer, body) => `${offer.name}\n----------\n${body}`,
  count: (offer, body) => `${offer.place}. ${offer.name}\n${body}`,
  bracketCount: (offer, body) => `(${offer.place}) ${offer.name} – ${offer.day}\n${body}`,
  supplierN: (offer, body) => `Supplier ${offer.place}: ${offer.name}\n${body}`,
  vendorColon: (offer, body) => `Vendor: ${offer.name}\n${body}`,
  vendorFields: (offer, body) => `Vendor: ${offer.name}\nContact: ${offer.person}\nDate: ${offer.day}\n${body}`,
  bidder: (offer, body) => `Bid ref: B-${offer.place}09\nBidder: ${offer.name}\n${body}`,
  mail: (offer, body) =>
    `From: ${offer.person} <${firstOf(offer.person).toLowerCase()}@${domainOf(offer.name)}.example>\nSubject: your enquiry\n\nHi,\n${body}\n\n${offer.person}\n${offer.name}`,
  dateName: (offer, body) => `${offer.slashed}  ${offer.name}\n${body}`,
  chatPersonFirm: (offer, body) => `${offer.hour} - ${offer.person} (${offer.name}): ${body}`,
  says: (offer, body) => `${offer.name} says:\n${body}`,
  quoteFromDated: (offer, body) => `Quote from ${offer.name} dated ${offer.day}\n${body}`,
  received: (offer, body) => `Received ${offer.day} by fax from ${offer.name}\n${body}`,
  phoneWith: (offer, body) => `Phone call with ${offer.person} at ${offer.name}, ${offer.day}\n${body}`,
  screenshot: (offer, body) => `Screenshot ${offer.place} (${offer.name} website)\n${body}`,
  cartAt: (offer, body) => `Cart at ${offer.name}\n${body}`,
  yourCart: (offer, body) => `${offer.name} | Shopping cart (2 items)\n${body}`,
  sheet: (offer, body) => `Sheet: ${offer.name}\n${body}`,
  tab: (offer, body) => `Tab "${offer.name}"\n${body}`,
  boxed: (offer, body) => `=========================\n${offer.name}\n=========================\n${body}`,
  hash: (offer, body) => `### ${offer.place}) ${offer.name}\n${body}`,
  signRule: (offer, body) =>
    `${offer.place > 1 ? '-----\n' : ''}Hello,\nthanks for asking.\n${body}\nRegards,\n${offer.person}\n${offer.name}`,
  letters: (offer, body) =>
    `Dear Ms Olin,\n\nthank you for your enquiry of last week.\n\n${body}\n\nYours faithfully,\n${offer.person}\n${offer.name}`,
  pleased: (offer, body) =>
    `Dear Ms Olin,\n\n${offer.name} is pleased to offer as follows.\n\n${body}\n\nYours faithfully,\n${offer.person}`,
  tenderForm: (offer, body) => `TENDER RETURN FORM\nName of tenderer: ${offer.name}\n${body}\nSigned: ${offer.person}`,
  card: (offer, body) => `${offer.name}\n4.${offer.place} (21${offer.place}) · replies in 2 h\n${body}`,
  optionName: (offer, body) => `Option ${'ABC'[offer.place - 1]}\n${offer.name}\n${body}`,
  oneLine: (offer, body) => `${offer.name}: ${body}`,
  portalBid: (offer, body) => `Bid #4881${offer.place}   Submitted ${offer.day}\nCompany   ${offer.name}\n${body}`,
  messageOf: (offer, body) => `Message ${offer.place} of 3\nFrom ${offer.name}\n${body}`,
  emoji: (offer, body) => `🟢 ${offer.name}\n${body}`,
  arrow: (offer, body) => `→ ${offer.name}\n${body}`,
  sms: (offer, body) => `SMS from ${offer.name} ${offer.hour}\n${body}`,
  text: (offer, body) =>
    `Text message ${offer.slashed} ${offer.time}\n${firstOf(offer.person)} from ${offer.name} here. ${body}`,
  fieldTabs: (offer, body) => `Supplier\t${offer.name}\nDate\t${offer.day}\n${body}`,
  headDateFirst: (offer, body) => `${offer.day}, ${offer.name}\n${body}`,
  letterFrom: (offer, body) => `Letter from ${offer.name} of ${offer.day}\n${body}`,
  faxRule: (offer, body) => `----- fax ${offer.place} -----\n${offer.name}\n${body}`,
  fileName: (offer, body) => `${domainOf(offer.name)}_quote.pdf\n${offer.name}\n${body}`,
  plain: (offer, body) => `${offer.name}\n${body}`,
  plainAbn: (offer, body) =>
    `${offer.name}   Reg. 51824${offer.place}\n12 Dock Road   Tel 02 5550 010${offer.place}\n${body}`,
  noteWhat: (offer, body) => `${offer.name} (rang ${firstOf(offer.person)}, Tuesday)\n${body}`,
  iAsked: (offer, body) => `I asked ${offer.name} and they came back with:\n${body}`,
  heresThe: (offer, body) => `Here's what ${offer.name} sent:\n${body}`,
  'marks of a messenger': ({ name, slashed }, body) =>
    `~ ${name}\n${body
      .split('\n')
      .map((line, at) => `[${slashed} 10:1${at}] ${line}`)
      .join('\n')}\n[${slashed} 10:30] Me: thanks`,
};

interface Goods {
  request: string;
  sign: string;
  currency: string;
  items: [name: string, qty: number][];
  firms: [name: string, person: string, prices: number[], freight: number, days: number][];
}

const GOODS: Goods[] = [
  {
    request: 'We need 40 AB-100 and 15 CD-7 delivered to Reno. Who is cheapest all in?',
    sign: '$',
    currency: 'USD',
    items: [
      ['AB-100', 40],
      ['CD-7', 15],
    ],
    firms: [
      ['Pargeter & Lyne Heating Ltd', 'Owen Lyne', [12.5, 31], 45, 10],
      ['Stokeford Mechanical', 'Ines Marsh', [13.1, 28], 0, 14],
      ['Abbotsmoor Boiler Company', 'Tom Reilly', [11.9, 34.5], 60, 7],
    ],
  },
  {
    request: 'For the parish hall: 60 stacking chairs and 8 folding tables, please compare with carriage. Which one?',
    sign: '£',
    currency: 'GBP',
    items: [
      ['stacking chairs', 60],
      ['folding tables', 8],
    ],
    firms: [
      ['Northgate Furniture', 'Sue Dale', [18.4, 62], 40, 10],
      ['Halls & Schools Direct', 'Imran Khan', [17.95, 67.5], 35, 21],
    ],
  },
];
const DAYS = [
  { day: '9 November 2026', slashed: '09/11/2026', time: '9:41 am', hour: '09:41' },
  { day: '12 November 2026', slashed: '12/11/2026', time: '2:17 pm', hour: '14:17' },
  { day: '16 November 2026', slashed: '16/11/2026', time: '8:05 am', hour: '08:05' },
];

interface Priced {
  sign: string;
  lines: { item: string; qty: number; price: Big; amount: Big }[];
  freight: Big;
  total: Big;
  days: number;
}

const money = (amount: Big): string => amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const BODIES: ((offer: Priced) => string)[] = [
  ({ sign, lines, freight, total, days }) =>
    [
      ...lines.map(({ item, qty, price, amount }) => `${item}   ${qty}   ${price.toFixed(2)}   ${money(amount)}`),
      `Delivery   ${money(freight)}`,
      `Total   ${sign}${money(total)}`,
      `Lead time ${days} days`,
    ].join('\n'),
  ({ sign, lines, freight, total, days }) =>
    [
      ...lines.map(
        ({ item, qty, price, amount }) => `${qty} x ${item} @ ${sign}${money(price)} = ${sign}${money(amount)}`,
      ),
      freight.gt(0) ? `Delivery ${sign}${money(freight)}` : 'Delivery free',
      `Total: ${sign}${money(total)}`,
      `Lead time: ${days} days`,
    ].join('\n'),
  ({ sign, lines, freight, total, days }) =>
    [
      ...lines.map(
        ({ item, qty, price, amount }) =>
          `The ${qty} ${item} would be ${sign}${money(price)} each, that's ${sign}${money(amount)}.`,
      ),
      freight.gt(0) ? `Delivery is ${sign}${money(freight)}.` : 'Delivery is free.',
      `Total ${sign}${money(total)}. We can deliver in ${days} days.`,
    ].join(' '),
];

/** Offers below heads of every kind, in turn as a table, as lines and as prose, with the answers worked out from what they were made of. */
export const buildHeadedOffers = (): ScreeningBrief[] =>
  Object.entries(HEADS).flatMap(([head, write]) =>
    BODIES.map((body, at) =>
      build({ name: `${head} ${at + 1}`, write, body, goods: GOODS[at % GOODS.length] as Goods }),
    ),
  );

function build({
  name: title,
  write,
  body,
  goods: { request, sign, currency, items, firms },
}: {
  name: string;
  write: Head;
  body: (offer: Priced) => string;
  goods: Goods;
}): ScreeningBrief {
  const offers = firms.map(([name, person, prices, carriage, days], at) => {
    const lines = items.map(([item, qty], index) => {
      const price = new Big(prices[index] ?? 0);
      return { item, qty, price, amount: price.times(qty) };
    });
    const freight = new Big(carriage);
    const goods = lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
    const head = { name, person, place: at + 1, ...(DAYS[at] ?? { day: '', slashed: '', time: '', hour: '' }) };
    const offer = { sign, lines, freight, total: goods.plus(freight), days };
    return { vendor: name, goods, text: write(head, body(offer)), ...offer };
  });
  const best = offers.toSorted((a, b) => a.total.cmp(b.total))[0];
  return {
    name: title,
    brief: [request, ...offers.map(({ text }) => text)].join('\n\n'),
    quotes: [],
    vendors: offers.map(({ vendor, goods, freight, total, days }) => ({
      vendor,
      currency,
      linesSubtotal: goods.toFixed(2),
      freight: freight.toFixed(2),
      landedTotal: total.toFixed(2),
      leadDays: [days],
    })),
    recommended: best?.vendor ?? null,
  };
}
