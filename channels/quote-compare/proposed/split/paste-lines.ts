import { lineSpans } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';

/** A line of a paste, and what stands before its words. */
export interface PasteLine extends Span {
  text: string;
  /** Where the words begin, behind quote marks, bullets, counts and dates. */
  at: number;
  /** What kind of mark stands before the words; '' where none does. */
  mark: string;
  indent: number;
  isBlank: boolean;
  /** The line before is blank or a rule, or there is none. */
  isOpening: boolean;
  /** Which block of lines without a blank between them it is of. */
  block: number;
}

const STEPS: readonly [kind: string, pattern: RegExp][] = [
  ['', /^\s+/u],
  ['quoted', /^>+/u],
  ['tag', /^<\/?\p{L}[^<>@\n]*>/u],
  ['bracket', /^\[[^\]\n]{1,60}\](?=\s*\p{L})/u],
  ['bracket', /^\([^()\n]{1,60}\)(?=\s+\p{Lu})/u],
  ['stamp', /^\(?\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\)?[,:]?(?=\s+[-–]?\s?\p{L})/u],
  ['stamp', /^\p{L}{2,4}\.?\s\d{1,2}[:.]\d{2}(?=\s+\p{L})/u],
  ['stamp', /^\d{1,2}[:.]\d{2}(?:\s?[ap]m)?[,:-]?(?=\s+[-–]?\s?\p{L})/iu],
  ['count', /^\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})(?:\)|[./](?=\s))/iu],
  ['count', /^\d{1,2}(?=\s[~–-]\s)/u],
  ['sheet', /^#{1,6}(?=\s)/u],
  ['rule', /^(?:[-=_~+#]{2,}|[—–]{2,})/u],
  ['bold', /^\*\*/u],
  ['bullet', /^[-*•·–—▪◦●▶►»+✓✔|](?=[\s|]|\p{L})/u],
  ['quotes', /^["“„«'‘]/u],
  ['sign', /^[^\p{L}\p{N}\s]/u],
];

/** The lines of a text with their marks. */
export function readLines(text: string): PasteLine[] {
  let block = 0;
  let isOpening = true;
  return lineSpans(text).map(({ start, end }) => {
    const whole = text.slice(start, end);
    const { at, mark } = readMarks(whole);
    const isBlank = !/[\p{L}\p{N}]/u.test(whole);
    if (isBlank) block += 1;
    const line = { start, end, text: whole, at: start + at, mark, indent: indentOf(whole), isBlank, isOpening, block };
    isOpening = isBlank;
    return line;
  });
}

const indentOf = (line: string): number => line.length - line.replace(/^[>\s]+/u, '').length;

function readMarks(line: string): { at: number; mark: string } {
  let at = 0;
  const kinds: string[] = [];
  for (let isOn = true; isOn;) {
    isOn = false;
    for (const [kind, pattern] of STEPS) {
      const hit = pattern.exec(line.slice(at));
      if (!hit || hit[0] === '') continue;
      at += hit[0].length;
      if (kind !== '') kinds.push(kind);
      isOn = true;
      break;
    }
  }
  return { at, mark: kinds.join(' ') };
}
