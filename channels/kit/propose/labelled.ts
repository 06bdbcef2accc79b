import { lineSpans, trimSpan } from '../../reading/span.ts';
import type { Candidate, Proposer } from '../slot.ts';

/** The rest of a line behind a label: `Condition: asthma`. Commas and semicolons part several. */
export function labelled<T>(labels: string, read: (words: string) => T | null): Proposer<T> {
  const names = new Set(labels.split('|'));
  return ({ text }) =>
    lineSpans(text).flatMap(({ start, end }) => {
      const line = text.slice(start, end);
      const [head = '', name = ''] = /^[\s>*•-]*([\p{L}][\p{L} /-]{0,30}?)\**\s*[:=]\**\s*/u.exec(line) ?? [];
      if (!names.has(name.toLowerCase().trim())) return [];
      const cue = { start, end: start + head.length };
      return partsOf(line, head.length).flatMap((part): Candidate<T>[] => {
        const span = trimSpan(text, { start: start + part.start, end: start + part.end });
        const value = span.end > span.start ? read(text.slice(span.start, span.end)) : null;
        return value === null ? [] : [{ ...span, value, weight: 'labelled', cue }];
      });
    });
}

function partsOf(line: string, from: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = from;
  for (const hit of line.slice(from).matchAll(/[,;]\s+|$/g)) {
    const end = from + hit.index;
    parts.push({ start, end });
    start = end + hit[0].length;
  }
  return parts;
}
