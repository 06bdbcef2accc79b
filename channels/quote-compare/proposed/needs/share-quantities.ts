import type { Span } from '../../../reading/span.ts';
import { EACH_AT_END, endsName, LINK, OF_EACH_AT_START } from './need-words.ts';
import { LIST_MARK } from './read-phrases.ts';
import type { Reading } from './read-things.ts';
import type { SpokenOf } from './spoken-of.ts';
import type { Weighed } from './weigh-quantities.ts';

/** "Wire + channel, 480 lf of each", "24 each of frames and panels": a quantity that is one for each of several things. */
export function shareQuantities(text: string, weighed: readonly Weighed[], spoken: SpokenOf): Reading[] {
  return weighed.flatMap(({ quantity, own, place }): Reading[] => {
    const { start, line } = quantity;
    const end = /^each$/i.test(quantity.unit) ? quantity.qtyEnd : quantity.end;
    const [before, behind] = [text.slice(line.start, start), text.slice(end, line.end)];
    const each = OF_EACH_AT_START.exec(behind);
    const led = /^\s*(?:[,;.)]|$)/.test(text.slice(end, line.end)) ? EACH_AT_END.exec(before) : null;
    if (!each && !led) return [];
    const from = line.start + (LIST_MARK.exec(before)?.[0].length ?? 0);
    const pieces = piecesOf(text, { start: from, end: start - (led?.[0].length ?? 0) });
    const next = end + (each?.[0].length ?? 0);
    const later = piecesOf(text, {
      start: next,
      end: next + (/^\s*(?:of|de|von|van|di|z)?\s*:?[^.:!?]*/.exec(text.slice(next, line.end))?.[0].length ?? 0),
    });
    const isLed = led !== null || pieces.length > 1;
    const things = isLed ? pieces : later;
    if (things.length < 2) return [];
    return things.map((phrase) => {
      const known = Math.min(1, spoken.knows(text.slice(phrase.start, phrase.end)));
      return { quantity, phrase, place, known, score: own + OF_EACH + known * 3, isShared: true };
    });
  });
}
const OF_EACH = 6;

/** What commas, signs and "and" part, without words before and behind that name nothing; nothing where one of them has a number of its own. */
function piecesOf(text: string, { start, end }: Span): Span[] {
  const whole = text.slice(start, end).replace(/[\s:–—-]+$/u, '');
  const sentence = /[^.:!?]*$/.exec(whole.replace(/^(\s*\p{L}*\s*):/u, '$1 '))?.[0] ?? '';
  const from = start + whole.length - sentence.length;
  const words = [...sentence.matchAll(/[,;+&]|[^\s,;+&]+/g)];
  const pieces: Span[] = [];
  let open: Span | null = null;
  for (const hit of words) {
    const span = { start: from + hit.index, end: from + hit.index + hit[0].length };
    if (/^[,;+&]$/.test(hit[0]) || endsName(hit[0]) || hit[0].startsWith('(') || LINK.test(`${hit[0]} `)) open = null;
    else if (/^[–—-]$/.test(hit[0])) open = null;
    else if (open) open.end = span.end;
    else pieces.push((open = span));
  }
  return pieces.some((piece) => /^\d+(?:\s|$)/.test(text.slice(piece.start, piece.end))) ? [] : pieces;
}
