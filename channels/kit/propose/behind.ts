import { phrasePattern } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Candidate, Proposer, Weight } from '../slot.ts';

/** Where a phrase ends whatever its slot: marks of a sentence, and words that begin another part of it. */
const ENDS =
  'that|which|who|where|when|since|because|so|but|if|please|pls|thanks|thank you|and also|as well as|is|are|was|were|has|have|do|does|did|can|could|should|would|i|we|you|my|our|for me|for us|for my|for our|to me|to us';

/**
 * What stands behind a word of the slot up to the end of its clause: `behind('papers about|on', …)`. `ends` are further words where it ends,
 * `parted` says that commas and "and" part several.
 */
export function behind<T>(
  cues: string,
  read: (words: string) => T | null,
  { ends = '', parted = false, weight = 'cued' }: { ends?: string; parted?: boolean; weight?: Weight } = {},
): Proposer<T> {
  const cue = new RegExp(phrasePattern({ cues }).source, 'giu');
  const end = new RegExp(
    `[.;:!?\\n()\\[\\]\\u0001]|${phrasePattern({ ends: ends ? `${ENDS}|${ends}` : ENDS }).source}`,
    'iu',
  );
  return ({ text }) =>
    Array.from(text.matchAll(cue)).flatMap((hit) => {
      const from = hit.index + hit[0].length;
      const rest = text.slice(from, from + LONGEST);
      const lead = LEAD.exec(rest)?.[0].length ?? 0;
      const phrase = rest.slice(lead);
      const stop = endOf(phrase, end);
      const cueSpan = { start: hit.index, end: from };
      return pieces(phrase.slice(0, stop), parted).flatMap(({ start, end: until }): Candidate<T>[] => {
        const span = trimSpan(text, { start: from + lead + start, end: from + lead + until });
        const value = span.end > span.start ? read(text.slice(span.start, span.end)) : null;
        return value === null ? [] : [{ ...span, value, weight, cue: cueSpan }];
      });
    });
}

const LONGEST = 240;
/** A colon behind the cue, articles and the like. */
const LEAD = /^\s*[:=–-]?\s*(?:(?:the|a|an|any|all|some|our|my|these|those|following|this)\s+)*/i;

/** A point within a number or a name (`v1.2`, `St. Louis`) ends nothing. */
function endOf(phrase: string, end: RegExp): number {
  let from = 0;
  for (;;) {
    const hit = end.exec(phrase.slice(from));
    if (!hit) return phrase.length;
    const at = from + hit.index;
    const isInner =
      hit[0] === '.' &&
      (/^\.[\p{L}\d]/u.test(phrase.slice(at)) || /(?:^|\s)(?:\p{Lu}|St|Mt|vs|al)$/u.test(phrase.slice(0, at)));
    if (!isInner) return at;
    from = at + 1;
  }
}

function pieces(phrase: string, parted: boolean): { start: number; end: number }[] {
  const comma = phrase.indexOf(', ');
  if (!parted) return [{ start: 0, end: comma < 0 ? phrase.length : comma }];
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const hit of phrase.matchAll(/\s*(?:,\s*(?:and|or|plus)?|\s(?:and|or|plus|&)\s)\s*/gi)) {
    found.push({ start, end: hit.index });
    start = hit.index + hit[0].length;
  }
  return [...found, { start, end: phrase.length }];
}
