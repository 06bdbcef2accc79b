import type { ModelQuestion } from '#contracts/model-port.ts';
import { findLabels } from '../../channels/quote-compare/reading/labels.ts';
import { offerPrompt } from '../../channels/quote-compare/model/offer-records.ts';
import type { OfferRecords, SaidOffer, SaidRest } from '../../channels/quote-compare/model/offer-records.ts';
import { orderPrompt } from '../../channels/quote-compare/model/order-records.ts';
import type { OrderRecords } from '../../channels/quote-compare/model/order-records.ts';
import { findNumerals, isMoney, readDecimalMark } from '../../channels/reading/numerals.ts';
import { readOrder } from '../../channels/quote-compare/brief/read-order.ts';
import { PLAIN_LINE } from '../../channels/quote-compare/model/offer-records.ts';

/** What a reading of quotes is spoiled by: it takes one that reads line by line, and hands it on with something wrong. */
export interface Spoiling {
  order(read: OrderRecords): OrderRecords;
  offer(read: SaidOffer): SaidOffer;
}

/** Ways to read quotes badly. */
export const SPOILINGS: Record<'omits' | 'swaps' | 'invents', Spoiling> = {
  omits: {
    order: ({ needs, quotes, limits }) => ({
      needs: everySecond(needs),
      quotes: everySecond(quotes),
      limits: everySecond(limits),
    }),
    offer: (read) => ({
      ...read,
      lines: everySecond(read.lines),
      charges: everySecond(read.charges),
      rest: everySecond(read.rest),
    }),
  },
  swaps: {
    order: ({ needs, quotes, limits }) => ({
      needs: needs.map((need, at) => ({ ...need, qty: needs[needs.length - 1 - at]?.qty ?? '' })),
      quotes: quotes.map((quote, at) => ({ ...quote, vendor: quotes[quotes.length - 1 - at]?.vendor ?? '' })),
      limits,
    }),
    offer: (read) => ({
      ...read,
      lines: read.lines.map((line, at) => ({
        ...line,
        needs: read.lines[read.lines.length - 1 - at]?.needs ?? [],
        price: line.amount,
        amount: line.price,
      })),
      charges: read.charges.map((charge) => ({ ...charge, is: OTHER_KIND[charge.is] })),
      rest: read.rest.map((entry) => ({ ...entry, is: OTHER_REST[entry.is] ?? entry.is })),
    }),
  },
  invents: {
    order: (read) => ({ ...read, needs: [...read.needs, { quote: INVENTED, part: INVENTED, qty: '4711', unit: '' }] }),
    offer: (read) => ({
      ...read,
      lines: [
        ...read.lines.map((line, at) => ({ ...line, is: at % 2 === 0 ? line.is : ('option' as const) })),
        { ...PLAIN_LINE, needs: [1], quote: INVENTED, amount: '4711' },
      ],
      rest: [...read.rest, { is: 'freight included' as const, quote: INVENTED, amount: '' }],
    }),
  },
};

const INVENTED = 'Zephyrine Quill 4711';
const everySecond = <T>(list: T[]): T[] => list.filter((_, at) => at % 2 === 0);
const OTHER_KIND = { freight: 'fee', fee: 'freight', discount: 'tax', tax: 'discount' } as const;
const OTHER_REST: Partial<Record<SaidRest['is'], SaidRest['is']>> = {
  total: 'subtotal',
  subtotal: 'total',
  'freight included': 'freight open',
  'freight open': 'freight included',
  'tax included': 'tax open',
  'tax open': 'tax included',
  option: 'list price',
  threshold: 'minimum order',
};

/** What is said to a question about quotes; null for any other question. */
export function spoil(
  question: ModelQuestion<unknown>,
  { order, offer }: Spoiling,
): OrderRecords | OfferRecords | null {
  const { prompt, documents } = question;
  const [first, ...quotes] = documents.map(({ label, text }) => ({ label, text }));
  if (prompt.id === orderPrompt.id) return order(readOrderOf(first?.text ?? ''));
  if (prompt.id !== offerPrompt.id) return null;
  const wanted = [...(first?.text ?? '').matchAll(/^\d+: (.*)$/gm)].map(([, words = '']) => words);
  return { quotes: quotes.map(({ label, text }) => offer(readOffer(Number(/\d+$/.exec(label)?.[0]), text, wanted))) };
}

/** The order as the rules read it, said in records. */
function readOrderOf(notes: string): OrderRecords {
  const { needs, quotes, texts } = readOrder({
    notes,
    prior: null,
    skipRetrieval: false,
    acceptedAt: '2031-05-06T07:08:09Z',
  });
  const brief = texts.find(({ id }) => id === 'brief')?.text ?? '';
  return {
    needs: needs.map(({ start, end, part, qty }) => ({
      quote: brief.slice(start, end),
      part,
      qty: brief.slice(start, end).includes(qty) ? qty : '',
      unit: '',
    })),
    quotes: quotes.map(({ text, name }) => ({
      vendor: name || (text.split('\n')[0] ?? ''),
      first: text.split(/\s+/).slice(0, 5).join(' '),
      last: text.trim().split(/\s+/).slice(-5).join(' '),
    })),
    limits: [],
  };
}

/** A quote line by line: the last amount of each is what it comes to, the first figure how many. */
function readOffer(quote: number, text: string, wanted: string[]): SaidOffer {
  const mark = readDecimalMark(text);
  const read: SaidOffer = { quote, currency: '', lines: [], charges: [], rest: [] };
  for (const line of text.split('\n')) {
    const numerals = findNumerals(line, mark);
    const written = numerals.filter(isMoney).map(({ start, end }) => line.slice(start, end));
    const [amount = '', price = ''] = written.toReversed();
    const kind = findLabels(line)[0]?.kind;
    if (amount === '') continue;
    if (kind === 'total' || kind === 'subtotal') read.rest.push({ is: kind, quote: line.trim(), amount });
    else if (kind === 'freight' || kind === 'fee' || kind === 'discount' || kind === 'tax')
      read.charges.push({ is: kind, quote: line.trim(), amount, percent: '', times: '' });
    else {
      const count = numerals.find((numeral) => !isMoney(numeral) && !numeral.isPercent);
      const need = wanted.findIndex((words) =>
        words.split(/\s+/).some((word) => word.length > 3 && line.includes(word)),
      );
      read.lines.push({
        ...PLAIN_LINE,
        needs: need < 0 ? [] : [need + 1],
        quote: line.trim(),
        qty: count && price ? line.slice(count.start, count.end) : '',
        price,
        amount,
      });
    }
  }
  return read;
}
