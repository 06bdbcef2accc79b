import type { ComposedSentence } from '#contracts/evidence.ts';
import type { Need } from '../need.ts';
import { say } from './say.ts';
import type { AnswerContext } from './say.ts';
import { money, quantity, shorten } from './words.ts';

/** Most parts that are named one by one. */
const MOST_NAMED = 8;

/** How the brief was read: what is needed, and the limits that were applied, so that a misreading is seen at once. */
export function writeReading(context: AnswerContext): ComposedSentence[] {
  const { needs, limits, decision } = context;
  // A code that goes on behind a dash reads as a name and a range, "3x1,5" as two figures; such a part is named in the table alone.
  const named = needs
    .filter(({ part }) => !/\p{L}{3}\d+-\d|\dx\d+,\d/iu.test(part))
    .slice(0, MOST_NAMED)
    .map(inWords);
  const more = needs.length > MOST_NAMED ? [`${needs.length - MOST_NAMED} more`] : [];
  const conditions = [
    limits.shipToZip ? `to ${limits.shipToZip.value}` : '',
    limits.deadline ? `by ${limits.deadline.value}` : '',
    limits.maxTotal
      ? `for at most ${money(limits.maxTotal.value.amount, limits.maxTotal.value.currency ?? decision.currency)} (the maximum)`
      : '',
  ].filter(Boolean);
  const told = [...named, ...more.map((words) => `and ${words}`)];
  const limited = [
    ...(conditions.length > 0 ? [`It goes ${conditions.join(', ')}.`] : []),
    ...(limits.substitutes === 'refused' ? ['No substitutes.'] : []),
  ];
  // Each part is a sentence of its own: next to each other they would look like the brief's words with changes.
  return ['\nHow I read the brief:', ...told, ...limited].map((text, at) =>
    at === 0
      ? { text, isFactual: false, findings: [], rows: [], derivations: [] }
      : say(` ${text}`, decision.offers, context),
  );
}

/** "2 dozen" gloves stay as they are written. */
const inWords = ({ qty, qtyFrom, qtyParts, unit, part }: Need): string =>
  `${shorten(part, 60)}: quantity ${qtyParts ? `${qtyParts.join(' + ')} ${unit}` : qtyFrom.length > 0 ? qtyFrom.join(' x ') : quantity(qty, unit)}.`;
