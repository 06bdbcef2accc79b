import { lineSpans, trimSpan } from '../../reading/span.ts';
import type { Candidate, Proposer } from '../slot.ts';

/**
 * Entries of a list: lines that begin with a mark or a number, quoted or not, and the lines below one that ends with a colon up to an empty one. Of
 * a marked one that is more than a value the beginning is read: "Lima, M4.5+, last month".
 */
export function listed<T>(read: (words: string) => T | null): Proposer<T> {
  return ({ text }) => {
    const candidates: Candidate<T>[] = [];
    let isBelow = false;
    for (const { start, end } of lineSpans(text)) {
      const line = text.slice(start, end);
      const mark = /^[\s>]*(?:[-*•–+]|\(?\d{1,3}[.)])\s+/.exec(line)?.[0].length;
      if (line.trim() === '') isBelow = isBelow && candidates.length === 0;
      else if (/:\s*$/.test(line)) isBelow = true;
      else if (mark !== undefined || isBelow) {
        const span = trimSpan(text, { start: start + (mark ?? 0), end });
        const entry = text.slice(span.start, span.end);
        const head = mark === undefined ? entry : (/^.{2,}?(?=,\s|\s[-–—(])/u.exec(entry)?.[0] ?? entry);
        for (const words of new Set([entry, head])) {
          const value = read(words);
          if (value === null) continue;
          candidates.push({ start: span.start, end: span.start + words.length, value, weight: 'listed' });
          break;
        }
      }
    }
    return candidates;
  };
}
