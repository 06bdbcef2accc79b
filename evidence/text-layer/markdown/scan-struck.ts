import type { Block } from '#contracts/page.ts';
import { createCodeSpans } from './code-spans.ts';

/** Longer stretches are not looked through: they would be struck out by accident. */
const MOST_STRUCK = 1_000;

/** What a stretch of Markdown strikes out (GFM 6.5): `~~old~~`, outside of code. Offsets count from its start. */
export function scanStruck(text: string): Block[] {
  if (!text.includes('~~')) return [];
  const codeSpanEnd = createCodeSpans(text);
  const found: Block[] = [];
  let open = -1;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '`') at = (codeSpanEnd(at) ?? endOfRun(text, at, '`')) - 1;
    else if (char === '~') {
      const end = endOfRun(text, at, '~');
      if (end - at === 2) {
        const closes = open >= 0 && /\S/.test(text[at - 1] ?? ' ') && at - open <= MOST_STRUCK;
        if (closes) found.push({ kind: 'deleted', start: open, end: at });
        open = closes || !/\S/.test(text[end] ?? ' ') ? -1 : end;
      }
      at = end - 1;
    }
  }
  return found;
}

function endOfRun(text: string, from: number, sign: string): number {
  let at = from;
  while (text[at] === sign) at += 1;
  return at;
}
