import { readRequirements } from '../brief/read-requirements.ts';
import type { Requirement } from '../brief/read-requirements.ts';
import type { Order } from '../brief/read-order.ts';
import type { OfferedLine } from '../offer.ts';
import type { QuoteReading } from '../quote-reading.ts';
import { answersTo } from './held-to.ts';
import type { Answer } from './held-to.ts';

/**
 * Every offer held against what the buyer says that goods or a vendor have to be, over all of its text. Lines that it says do not meet it are ruled out;
 * what it says nothing of is left open, to be asked where other offers say it.
 */
export const withRequirements = (readings: QuoteReading[], order: Order): QuoteReading[] =>
  readRequirements(order).reduce((held, requirement) => heldTo(held, requirement, order), readings);

function heldTo(readings: QuoteReading[], requirement: Requirement, { needs, limits }: Order): QuoteReading[] {
  const answers = readings.map((reading) => answersTo(requirement, reading, needs));
  const isFirm = limits.substitutes !== 'accepted';
  return readings.map((reading, at) => {
    const own = answers[at] ?? new Map<string, Answer | null>();
    const isSaid = answers.some(({ size }) => size > 0);
    const isUnlike = ({ needs: ids }: OfferedLine): Answer | undefined =>
      isFirm ? ids.flatMap((id) => own.get(id) ?? []).find(({ isMet }) => !isMet) : undefined;
    // Words of a kind are said once for much: of marks and amounts each line has its own.
    const isSaidOnce =
      requirement.marks.length === 0 && !requirement.amount && [...own.values()].some((one) => one?.isMet);
    const isOpen = ({ needs: ids }: OfferedLine): boolean =>
      !requirement.isRefused &&
      !isSaidOnce &&
      ids.some((id) => requirement.needs.includes(id) && own.get(id)?.isMet !== true);
    const asked = requirement.words;
    const lines = reading.offer.lines.map((line) => {
      const answer = line.status === 'offered' && !line.isRuledOut ? isUnlike(line) : undefined;
      return answer ? ruledOut(line, asked, answer) : line;
    });
    const isUnsaid = lines.some((line) => line.status === 'offered' && !line.isRuledOut && isOpen(line));
    const { unsaid = [], applied = [] } = reading.offer;
    const said = [...own.values()].flatMap((answer) => (answer?.isMet ? [answer.span] : []));
    return {
      ...reading,
      offer: {
        ...reading.offer,
        lines,
        applied: [...applied, ...said],
        ...(isUnsaid && { unsaid: [...unsaid, { words: asked, isSaid }] }),
      },
    };
  });
}

const ruledOut = (line: OfferedLine, asked: string, { words, span }: Answer): OfferedLine => ({
  ...line,
  isSubstitute: true,
  isRuledOut: true,
  unmet: { asked, said: words },
  spans: line.spans.some(({ start, end }) => start <= span.start && span.end <= end)
    ? line.spans
    : [...line.spans, span],
});
