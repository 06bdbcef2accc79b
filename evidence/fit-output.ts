import type { ComposedSentence } from '#contracts/evidence.ts';
import { LIMITS } from '#contracts/take.ts';

const CUT = '\nThe answer goes on in the table: it is longer than a text can be.\n';

/** Sentences whose joined text still fits the `prior.output` of a next take, with a last one that says so when some had to go. */
export function fitOutput(sentences: readonly ComposedSentence[]): ComposedSentence[] {
  const total = sentences.reduce((sum, { text }) => sum + text.length, 0);
  if (total <= LIMITS.priorChars) return [...sentences];
  const kept: ComposedSentence[] = [];
  let room = LIMITS.priorChars - CUT.length;
  for (const sentence of sentences) {
    room -= sentence.text.length;
    if (room < 0) break;
    kept.push(sentence);
  }
  return [...kept, { text: CUT, isFactual: false, findings: [], rows: [], derivations: [] }];
}
