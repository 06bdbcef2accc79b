import type { Mention } from '../mention.ts';
import type { Phrase } from '../phrase.ts';
import type { Sentence } from '../sentences.ts';

/** Whether what a sentence begins with is something new: at the start of a line, of one of a row, or behind the head of its own line. */
export function beginsAnew(
  { isLineStart, isParted }: Sentence,
  before: Sentence | undefined,
  { found, text }: { found: readonly Mention[]; text: string },
  isLinewise: boolean,
): boolean {
  return isParted || (isLinewise && (isLineStart || isBehindOwnHead(before, found.at(-1), text)));
}

/** "AED: Acme HeartRun": the head of its line has nothing to do with what an earlier line names. */
function isBehindOwnHead(head: Sentence | undefined, last: Mention | undefined, text: string): boolean {
  const start = head?.tokens[0]?.start ?? 0;
  const end = last?.phrases.at(-1)?.end ?? 0;
  return head?.isHead === true && head.isLineStart && end <= start && text.slice(end, start).includes('\n');
}

/** With a whole line between: what is named there is no name of the thing before. */
export function isLinesApart(phrase: Phrase, { phrases }: Mention, text: string): boolean {
  const end = Math.max(...phrases.map((before) => before.end));
  return end < phrase.start && text.slice(end, phrase.start).split('\n').length > 2;
}
