import type { ComposedSentence } from '#contracts/evidence.ts';
import type { RankedOffer } from '../pricing/rank-offers.ts';
import { obstaclesInWords } from './obstacle-words.ts';
import { conversions, differenceOf, say, stop } from './say.ts';
import type { AnswerContext } from './say.ts';
import { money } from './words.ts';

/** What is not known or speaks against an offer, and what the answer could change. Empty where everything is known. */
export function writeUnknowns(context: AnswerContext): ComposedSentence[] {
  const { offers } = context.decision;
  const open = offers.flatMap((offer) => [...obstacleOf(offer, context), ...dutyOf(offer, context)]);
  return open.length > 0
    ? [{ text: '\n\nNot known or in the way:', isFactual: false, findings: [], rows: [], derivations: [] }, ...open]
    : [];
}

function obstacleOf(offer: RankedOffer, context: AnswerContext): ComposedSentence[] {
  const { recommended, currency } = context.decision;
  const words = obstaclesInWords(offer, context.limits);
  if (offer === recommended || words === '') return [];
  const head = `\n- ${offer.vendor}: ${words}`;
  const isFreightAlone = offer.obstacles.every((kind) => kind === 'freight');
  if (!isFreightAlone || !recommended?.total || !offer.atLeast) {
    const said = say(stop(head), [offer], context);
    // What is offered instead stands in no row.
    const isInstead = offer.missing.some(({ line }) => line?.isSubstitute);
    return [isInstead ? { ...said, findings: [...said.findings, ...context.findingsOf(offer.id)] } : said];
  }
  const margin = recommended.total.amount.minus(offer.atLeast.amount);
  if (margin.lte(0))
    return [say(stop(`${head}; it costs no less even without freight`), [offer, recommended], context)];
  const derivations = [
    ...conversions([offer, recommended]),
    differenceOf(recommended.total.amount, offer.atLeast.amount),
  ];
  return [
    say(
      stop(`${head}; it would be cheaper only with freight under ${money(margin, currency)}`),
      [offer, recommended],
      context,
      derivations,
    ),
  ];
}

function dutyOf(offer: RankedOffer, context: AnswerContext): ComposedSentence[] {
  const { duty } = offer.offer;
  return duty
    ? [
        say(
          stop(`\n- ${offer.vendor}: import duty is not in the total (${duty.term}); ask for amount or tariff number`),
          [offer],
          context,
        ),
      ]
    : [];
}
