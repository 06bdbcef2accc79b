import type { HeldDraft } from '#contracts/take.ts';
import type { RankedOffer } from '../pricing/rank-offers.ts';
import { shorten } from './words.ts';

/** A message to the vendor with everything that is open, to be approved and sent by a person. Null: nothing is open. */
export function draftQuestions({ vendor, offer }: RankedOffer, questions: string[]): HeldDraft | null {
  if (questions.length === 0) return null;
  const reference =
    /\b(?:quote|quotation|angebot|offerte|devis|q)\s*(?:no\.?|nr\.?|#)?\s*:?\s*#?([A-Z]{0,4}-?\d[\w-]*)/i.exec(
      offer.heading ?? '',
    )?.[1];
  const named = reference ? ` ${reference}` : '';
  return {
    kind: 'clarification',
    to: vendor,
    subject: shorten(
      `Your quote${named}, ${vendor}: ${questions.length === 1 ? 'one question' : `${questions.length} questions`} before we order`,
      140,
    ),
    body: [
      `Hello ${vendor},`,
      `thank you for your quote${named}. Before we can decide, please let us know:`,
      questions
        .map((question, index) => `${index + 1}. ${question.charAt(0).toUpperCase()}${question.slice(1)}`)
        .join('\n'),
      'A corrected quote is as good as an answer.',
      'Thank you',
    ].join('\n\n'),
  };
}
