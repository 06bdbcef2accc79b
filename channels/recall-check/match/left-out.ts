import { citePart } from '../sources/answer.ts';
import type { Cited } from '../sources/answer.ts';

/** A text of a recall in pieces: what it is about, and what it says is no part of it. */
export interface PartedText {
  about: Cited[];
  leftOut: Cited[];
}

/** Parts "Model ZX-2 is not included in this recall" and "..., excluding the white ones" from what is recalled. */
export function partLeftOut(cited: Cited): PartedText {
  const parted: PartedText = { about: [], leftOut: [] };
  if (!HINT.test(cited.text)) return { about: [cited], leftOut: [] };
  let from = 0;
  for (const { start, end } of spansLeftOut(cited.text)) {
    keep(parted.about, citePart(cited, from, start));
    keep(parted.leftOut, citePart(cited, start, end));
    from = end;
  }
  keep(parted.about, citePart(cited, from, cited.text.length));
  return parted;
}

const keep = (kept: Cited[], piece: Cited): void => void (piece.text !== '' && kept.push(piece));

function spansLeftOut(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(CLAUSE)).flatMap((hit) => {
    const start = hit.index;
    const end = start + hit[0].length;
    if (ABOUT_RECALL.test(hit[0]) && LEFT_OUT.test(hit[0])) return [{ start, end }];
    const but = BUT.exec(hit[0]);
    return but ? [{ start: start + but.index, end }] : [];
  });
}

const HINT = /\bnot\b|n['’]t\b|\bexclu|\bexcept|\bno\s+other/i;
/** To the end of a sentence or a semicolon. */
const CLAUSE = /[^\n;]+?(?:;|[.!?](?=\s+["“(]?[A-Z0-9])|(?=\n|$))/g;
/** Batteries can be "not included" too: it is the recall that leaves something out. */
const ABOUT_RECALL = /\b(?:recall|affected|subject\s+to)\b/i;
const LEFT_OUT =
  /(?:\b(?:not|no\s+other)\b|n['’]t\b)(?:\s+\S+){0,4}?\s+(?:includ|involv|affect|cover|subject|part\s+of|recalled|being\s+recalled)/i;
const BUT =
  /[,(]?\s{0,2}\b(?:excluding|except(?:ing)?(?:\s+for)?|with\s+the\s+exception\s+of|but\s+not(?!\s+limited))\b/i;
