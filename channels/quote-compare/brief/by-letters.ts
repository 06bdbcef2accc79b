import { LANGUAGES } from '../../reading/languages.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { isGreeting } from '../reading/name-score.ts';
import { hasPrices, mayPrice } from './prices.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { RULED } from './quote-blocks.ts';

/**
 * Letters one below the other that nothing sets apart but how they begin and end: each goes from whom it greets, or from the end of the one before it, down to
 * who signs it. What stands above the first, and a letter without prices, is of the brief.
 */
export function byLetters(text: string): SplitNotes {
  const none = { brief: text.trim(), quotes: [] };
  const lines = text.split('\n');
  const ends = lines.flatMap((line, at) => (isClosing(line, LANGUAGES) ? [signatureEnd(lines, at)] : [])).filter(isNew);
  if (ends.length === 0) return none;
  const parts: string[][] = [];
  let from = 0;
  for (const end of [...ends, lines.length]) {
    parts.push(...atGreetings(lines.slice(from, end)));
    from = end;
  }
  const bodies = parts
    .map((part) =>
      part
        .filter((line) => !IS_RULED.test(line))
        .join('\n')
        .trim(),
    )
    .filter(Boolean);
  const offers = bodies.flatMap((body, at): { at: number; brief: string; offer: string }[] => {
    if (!hasPrices(body) || !isClosed(body)) return [];
    const paragraphs = body.split(PARAGRAPH);
    // What is asked for may stand right above the first letter, where that greets nobody.
    const priced = at === 0 && !isGreeting(body) ? paragraphs.findIndex(mayPrice) : 0;
    const [above, own] = [paragraphs.slice(0, priced), paragraphs.slice(priced)].map((own) => own.join('\n\n'));
    return [{ at, brief: above ?? '', offer: own ?? '' }];
  });
  const quotes: { by: string; text: string }[] = [];
  for (const { offer } of offers) {
    const by =
      offer
        .trimEnd()
        .split('\n')
        .at(-1)
        ?.replace(/^[>\s]+/, '')
        .toLowerCase() ?? '';
    // An earlier letter of the same firm, or one that is quoted below, goes with the one above it.
    const last = /^\s*>/.test(offer) ? quotes.at(-1) : quotes.find((other) => other.by === by);
    if (last) last.text += `\n\n${offer}`;
    else quotes.push({ by, text: offer });
  }
  if (quotes.length < 2) return none;
  const brief = bodies.filter((_body, at) => !offers.some((offer) => offer.at === at));
  return {
    brief: [...offers.map((offer) => offer.brief), ...brief].filter(Boolean).join('\n\n'),
    quotes: quotes.map((quote) => ({ text: quote.text, name: '' })),
  };
}

const isClosed = (letter: string): boolean =>
  letter.split('\n').some((line, at) => at > 0 && isClosing(line.replace(/^[>\s]+/, ''), LANGUAGES));
const PARAGRAPH = /\n[ \t]*\n/;
const IS_RULED = new RegExp(`^${RULED}$`);
const isNew = (end: number, at: number, all: readonly number[]): boolean => end !== all[at - 1];

/** Lines that may stand between a closing and the end of a signature. */
const MOST_SIGNED = 6;

/** The line below a signature: its names stand right below the closing, or below one empty line. */
function signatureEnd(lines: readonly string[], closing: number): number {
  const isBlank = (at: number): boolean => (lines[at] ?? '').trim() === '';
  const isSigned = (at: number): boolean => !isBlank(at) && !hasPrices(lines[at] ?? '') && !isGreeting(lines[at] ?? '');
  let at = closing + 1;
  if (isBlank(at) && isSigned(at + 1) && (lines[at + 1] ?? '').length < 60) at += 1;
  while (at <= closing + MOST_SIGNED && isSigned(at)) at += 1;
  return at;
}

/** A part between two signatures, cut where somebody is greeted on a line alone, if there are prices below. */
function atGreetings(lines: string[]): string[][] {
  const starts = lines.flatMap((line, at) => {
    const isAlone = line.trim().length < 60 && /[,:!]\s*$|^\W*\p{L}+\W*$/u.test(line) && isGreeting(line.trim());
    const isFirst = at === 0 || (lines[at - 1] ?? '').trim() === '' || IS_RULED.test(lines[at - 1] ?? '');
    return isAlone && isFirst ? [at] : [];
  });
  return [0, ...starts.filter((at) => at > 0)].map((start, index, all) => lines.slice(start, all[index + 1]));
}
