import type { ModelQuestion } from '#contracts/model-port.ts';
import { findLabels } from '../../channels/quote-compare/reading/labels.ts';
import { offerPrompt } from '../../channels/quote-compare/model/offer-records.ts';
import type { OfferRecord, OfferRecords, RestRecord } from '../../channels/quote-compare/model/offer-records.ts';
import { orderPrompt } from '../../channels/quote-compare/model/order-records.ts';
import type { OrderRecords } from '../../channels/quote-compare/model/order-records.ts';
import { findNumerals, isMoney, readDecimalMark } from '../../channels/reading/numerals.ts';
import { readOrder } from '../../channels/quote-compare/brief/read-order.ts';

/** What a reading of quotes is spoiled by: it takes one that reads line by line, and hands it on with something wrong. */
export interface Spoiling {
  order(read: OrderRecords): OrderRecords;
  offer(read: OfferRecord): OfferRecord;
}

/** Ways to read quotes badly. */
export const SPOILINGS: Record<'omits' | 'swaps' | 'invents', Spoiling> = {
  omits: {
    order: ({ needs, vendors, limits }) => ({
      needs: everySecond(needs),
      vendors: everySecond(vendors),
      limits: everySecond(limits),
    }),
    offer: (read) => ({
      ...read,
      sums: everySecond(read.sums),
      declined: everySecond(read.declined),
      rest: everySecond(read.rest),
    }),
  },
  swaps: {
    order: ({ needs, vendors, limits }) => ({
      needs: needs.map((need, at) => ({ ...need, qty: needs[needs.length - 1 - at]?.qty ?? '' })),
      vendors: vendors.map((vendor, at) => ({ ...vendor, name: vendors[vendors.length - 1 - at]?.name ?? '' })),
      limits,
    }),
    offer: (read) => ({
      ...read,
      sums: read.sums.map((sum, at) => {
        const other = read.sums[read.sums.length - 1 - at] ?? sum;
        return { ...sum, is: OTHER_KIND[sum.is], needs: other.needs, amount: other.amount };
      }),
      rest: read.rest.map((entry) => ({ ...entry, is: OTHER_REST[entry.is] ?? entry.is })),
    }),
  },
  invents: {
    order: (read) => ({ ...read, needs: [...read.needs, { quote: INVENTED, part: INVENTED, qty: '4711', unit: '' }] }),
    offer: (read) => ({
      ...read,
      sums: [...read.sums, { is: 'goods', needs: [1], pieces: '1', quote: INVENTED, amount: '4711' }],
      rest: [...read.rest, { is: 'freight included' as const, quote: INVENTED, amount: '' }],
    }),
  },
};

const INVENTED = 'Zephyrine Quill 4711';
const everySecond = <T>(list: T[]): T[] => list.filter((_, at) => at % 2 === 0);
const OTHER_KIND = {
  goods: 'goods',
  substitute: 'goods',
  freight: 'fee',
  fee: 'freight',
  discount: 'tax',
  tax: 'discount',
} as const;
const OTHER_REST: Partial<Record<RestRecord['is'], RestRecord['is']>> = {
  total: 'subtotal',
  subtotal: 'total',
  'freight included': 'freight open',
  'freight open': 'freight included',
  'tax included': 'tax open',
  'tax open': 'tax included',
  aside: 'minimum order',
};

/** What is said to a question about quotes; null for any other question. */
export function spoil(
  question: ModelQuestion<unknown>,
  { order, offer }: Spoiling,
): OrderRecords | OfferRecords | null {
  const { prompt, documents } = question;
  const textOf = (name: string): string => documents.find(({ label }) => label === name)?.text ?? '';
  const listed = (name: string): string[] => [...textOf(name).matchAll(/^\d+: (.*)$/gm)].map(([, words = '']) => words);
  if (prompt.id === orderPrompt.id) return order(readOrderOf(textOf('brief')));
  if (prompt.id !== offerPrompt.id) return null;
  const numbers = [...textOf('vendors').matchAll(/^(\d+):/gm)].map(([, number]) => Number(number));
  const names = listed('vendors');
  return {
    offers: numbers.map((number, at) => {
      const own = stretchOf(textOf('brief'), names[at] ?? '');
      return offer(readOffer(number, own, listed('wanted')));
    }),
  };
}

/** The words of a vendor, as the rules part the brief. */
function stretchOf(brief: string, name: string): string {
  const { quotes } = orderOf(brief);
  return quotes.find((quote) => `${quote.name} ${quote.text}`.includes(name))?.text ?? '';
}

const orderOf = (notes: string): ReturnType<typeof readOrder> =>
  readOrder({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-05-06T07:08:09Z' });

/** The order as the rules read it, said in records. */
function readOrderOf(notes: string): OrderRecords {
  const { needs, quotes, texts } = orderOf(notes);
  const brief = texts.find(({ id }) => id === 'brief')?.text ?? '';
  return {
    needs: needs.map(({ start, end, part, qty }) => ({
      quote: brief.slice(start, end),
      part,
      qty: brief.slice(start, end).includes(qty) ? qty : '',
      unit: '',
    })),
    vendors: quotes.map(({ text, name }) => ({
      name: name || (text.split('\n')[0] ?? ''),
      parts: [
        {
          first: text.split(/\s+/).slice(0, 5).join(' '),
          last: text.trim().split(/\s+/).slice(-5).join(' '),
        },
      ],
    })),
    limits: [],
  };
}

/** A quote line by line: the last amount of each is what it comes to. */
function readOffer(vendor: number, text: string, wanted: string[]): OfferRecord {
  const mark = readDecimalMark(text);
  const read: OfferRecord = { vendor, currency: '', sums: [], declined: [], rest: [] };
  for (const line of text.split('\n')) {
    const money = findNumerals(line, mark).filter(isMoney).at(-1);
    if (!money) continue;
    const [quote, kind] = [line.trim(), findLabels(line)[0]?.kind];
    const amount = money.value.toFixed();
    if (kind === 'total' || kind === 'subtotal')
      read.rest.push({ is: kind, quote, amount: line.slice(money.start, money.end) });
    else if (kind === 'freight' || kind === 'fee' || kind === 'discount' || kind === 'tax')
      read.sums.push({ is: kind, needs: [], pieces: '', quote, amount });
    else {
      const need = wanted.findIndex((words) =>
        words.split(/\s+/).some((word) => word.length > 3 && line.includes(word)),
      );
      read.sums.push({ is: 'goods', needs: [Math.max(0, need) + 1], pieces: '', quote, amount });
    }
  }
  return read;
}
