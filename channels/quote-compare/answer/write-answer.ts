import type { ComposedSentence } from '#contracts/evidence.ts';
import { describeOffer } from './describe-offer.ts';
import { say } from './say.ts';
import type { AnswerContext } from './say.ts';
import { tellModel } from './tell-model.ts';
import { list } from './words.ts';
import { writeOpening } from './write-opening.ts';
import { writeReading } from './write-reading.ts';
import { writeUnknowns } from './write-unknowns.ts';

/** The answer as a buyer forwards it: what to do, why with the figures of each vendor, then what is not known. */
export function writeAnswer(context: AnswerContext): ComposedSentence[] {
  const { decision, drafted } = context;
  const offers = decision.offers.map((offer, index) => {
    const [first, ...more] = describeOffer(offer, context);
    return first ? [{ ...first, text: `${index === 0 ? '\n\n' : '\n'}${first.text}` }, ...more] : [];
  });
  const asked = decision.offers.filter(({ vendor }) => drafted.includes(vendor));
  const held =
    asked.length === 0
      ? []
      : [
          say(
            `\n\nDrafts with the open questions to ${list(drafted)} are held for your approval; nothing was sent.`,
            asked,
            context,
          ),
        ];
  return [
    ...writeOpening(context),
    ...tellModel(decision.offers, context.isOrderSaid === true),
    ...writeReading(context),
    ...offers.flat(),
    ...writeUnknowns(context),
    ...held,
  ];
}
