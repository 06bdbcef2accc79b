import type { Span } from '../../../reading/span.ts';
import { endsName } from './need-words.ts';
import type { SpokenOf } from './spoken-of.ts';
import { wordsOf } from './spoken-of.ts';

export interface Subject extends Span {
  /** How well the offers know it. */
  known: number;
}

/** What a request is about where it names no number of it: the first clause of which the offers speak, else the first. */
export function findSubject(text: string, spoken: SpokenOf): Subject | null {
  let best: { span: Span; known: number; score: number } | null = null;
  for (const clause of text.matchAll(CLAUSE)) {
    const span = withoutLead(text, { start: clause.index, end: clause.index + clause[0].length });
    const phrase = text.slice(span.start, span.end);
    const count = wordsOf(phrase).length;
    if (count === 0 || phrase.includes('%') || SENDER.test(lineOf(text, span.start))) continue;
    const known = spoken.knows(phrase);
    const score = Math.ceil(known / 2) + (count > MOST_WORDS ? -0.5 : 0);
    if (score > (best?.score ?? -1)) best = { span, known, score };
  }
  return best && { ...best.span, known: best.known };
}
const CLAUSE = /[^\n.,;:!?()|–—\t]+(?:\.(?=\S)[^\n.,;:!?()|–—\t]+)*/gu;
const MOST_WORDS = 9;
/** Lines of a mail that name people and times. */
export const SENDER =
  /^[\s>*]*(?:from|to|cc|date|sent|von|an|gesendet|datum|de|à|envoyé|para|enviado|fecha|da|a|inviato|data|van|aan|verzonden|od|do|wysłano)\s?:/iu;

function lineOf(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end);
}

function withoutLead(text: string, { start, end }: Span): Span {
  const words = [...text.slice(start, end).matchAll(/\S+/g)];
  while (words[0] && words.length > 1 && (endsName(words[0][0]) || !/[\p{L}\d]/u.test(words[0][0]))) words.shift();
  const last = words.at(-1);
  return words[0] && last
    ? { start: start + words[0].index, end: start + last.index + last[0].length }
    : { start, end: start };
}
