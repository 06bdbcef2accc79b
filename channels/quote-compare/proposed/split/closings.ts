import { isGreeting } from '../../reading/name-score.ts';
import { headAt } from './heads.ts';
import type { Head } from './heads.ts';
import { amountsIn, hasMoneyIn } from './paste.ts';
import type { Paste } from './paste.ts';
import type { PasteLine } from './paste-lines.ts';

/** How far below the amounts a name may close an offer, and how long its line may be. */
const LOWEST = 4;
const LONGEST = 70;

/** Names that stand below what they offer, as letters close: the offer runs from the greeting or the block above. */
export function closingHeads(paste: Paste): Head[] {
  return paste.lines.flatMap((line, index) => {
    if (line.isBlank) return [];
    const places = [line.at, ...lastSentences(line)].filter((at) => !hasMoneyIn(paste, at, line.end));
    return places.flatMap((at) => {
      const next = paste.lines[index + 1];
      const below = paste.lines.filter((other) => other.block === line.block && other.start > line.start);
      const isLast = below.every(({ start, end, text }) => text.length <= LONGEST && !hasMoneyIn(paste, start, end));
      const isAtEnd =
        /^[^.]*\)?$/u.test(line.text.slice(at - line.start)) && /[-–—(]\s?$/u.test(line.text.slice(0, at - line.start));
      const isQuoted = (line.mark.includes('quotes') || isAtEnd) && hasMoneyIn(paste, line.start, at);
      if (isQuoted && line.end - at < LONGEST) {
        const own = headAt(line, index, at, 'closing');
        return own ? [{ ...own, at: line.start }] : [];
      }
      if (!isLast || line.end - at > LONGEST || (below.length > LOWEST && next)) return [];
      const start = letterStart(paste, index);
      const head = headAt(line, index, at, 'closing');
      return head && start !== null && start < at ? [{ ...head, at: start }] : [];
    });
  });
}

/** Behind the last stops and commas of a line. */
const lastSentences = ({ text, start, at }: PasteLine): number[] =>
  [...text.matchAll(/(?<=[.!?,|–—-]["”»]?)\s+(?=\p{Lu})|(?<=\()(?=\p{Lu})/gu)]
    .filter(({ index }) => index > at - start)
    .slice(-4)
    .map(({ index, 0: gap }) => start + index + gap.length);

/** Where the letter begins that a line closes: at its greeting, or at the block that states amounts; null where none does. */
function letterStart(paste: Paste, closing: number): number | null {
  const { lines } = paste;
  let at = closing;
  let blocks = 0;
  const isPriced = (from: number): boolean =>
    amountsIn(paste, lines[from]?.start ?? 0, lines[closing]?.end ?? 0) >= 0.75;
  for (; at >= 0; at -= 1) {
    const [line, above] = [lines[at], lines[at - 1]];
    if (!line || !above) break;
    if (!line.isBlank && isGreeting(line.text.slice(line.at - line.start)) && isPriced(at)) return line.start;
    if (above.isBlank && !line.isBlank && isPriced(at)) {
      const greeting = lines.slice(0, at).findLast(({ isBlank }) => !isBlank);
      return greeting && isGreeting(greeting.text.slice(greeting.at - greeting.start)) ? greeting.start : line.start;
    }
    if (above.isBlank) blocks += 1;
    if (blocks > LOWEST) return null;
  }
  return isPriced(0) ? (lines[0]?.start ?? 0) : null;
}
