import { Big } from 'big.js';
import { contains } from '../../reading/span.ts';
import type { Offer, OfferedLine } from '../offer.ts';

/**
 * "16 skids of 400, $374.00 per skid  $5,784.00": the amount at the end of a line whose product it is not. Where a sum of the quote is reckoned with it, the
 * vendor states it for that line, and is told of its error.
 */
export function withAmountsByTotal(offer: Offer): Offer {
  const offered = offer.lines.filter(({ status }) => status === 'offered');
  const sums = offer.totals.map(({ amount }) => amount);
  for (const own of offer.unread) {
    const inLine = ({ stated, spans, words }: OfferedLine): boolean =>
      stated === null &&
      words
        .trimEnd()
        .replace(/[^\d]+$/, '')
        .endsWith(lastFigure(own.words)) &&
      spans.some((span) => own.spans.some((at) => contains(at, span) || contains(span, at)));
    const [line, ...others] = offered.filter(inLine);
    if (!line || others.length > 0 || own.limit !== null || new Big(own.amount).eq(line.amount)) continue;
    const rest = offered.filter((other) => other !== line).reduce((sum, { amount }) => sum.plus(amount), new Big(0));
    if (!sums.includes(rest.plus(own.amount).toFixed(2))) continue;
    return {
      ...offer,
      lines: offer.lines.map((other) =>
        other === line ? { ...line, stated: new Big(own.amount).toFixed(2), isRight: false } : other,
      ),
      unread: offer.unread.filter((other) => other !== own),
    };
  }
  return offer;
}

const lastFigure = (words: string): string => /\d[\d.,' ]*(?=[^\d]*$)/.exec(words)?.[0].trim() ?? '?';
