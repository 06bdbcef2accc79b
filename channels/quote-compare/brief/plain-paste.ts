import { withoutFrames } from '../../reading/layouts/plain-frames.ts';
import { withoutNotices } from '../../reading/program-notices.ts';
import { withShortAmounts } from '../../reading/short-amounts.ts';
import { withSignsAtAmounts } from '../../reading/signs-at-amounts.ts';
import { withSpokenAmounts } from '../../reading/spoken-amounts.ts';
import { withSpokenMarks } from '../../reading/spoken-marks.ts';
import { hasPrices } from './prices.ts';

/**
 * A paste in plain signs: one kind of line ends, numbers of a list in digits, said marks and amounts written out, and nothing that a program put in.
 * `hasFrames`: titles of carts and of minutes stay.
 */
export const plainPaste = (notes: string, { hasFrames = false }: { hasFrames?: boolean } = {}): string =>
  withShortAmounts(
    withSpokenAmounts(
      withSpokenMarks(
        withSignsAtAmounts(
          (hasFrames ? String : withoutFrames)(withoutNotices(notes.replace(/\r\n?/g, '\n').replace(UNSEEN, ''))),
        ),
      ),
    ),
  )
    .replace(POINTED, '== $<words> ==')
    .replace(CIRCLED, (mark) => `${digitOf(mark)}) `)
    .replace(PICTURED, (line: string, sign: string, words: string, _at: number, whole: string) =>
      whole.split(`\n${sign}`).length + (whole.startsWith(sign) ? 1 : 0) > MOST_ALONE && !hasPrices(words)
        ? `## ${words}`
        : line,
    );

/** "🔹 Acme" above one offer and "🔹 Beta" above the next: a picture that opens several lines marks heads where no price stands behind it. */
const PICTURED = /^(\p{Extended_Pictographic})\ufe0f?[ \t]*(\p{L}[^\n]{2,60})$/gmu;
const MOST_ALONE = 2;

/** Marks of direction and of joining, which chats put round names. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** ">>> Acme <<<": marks of quoting that point at a head from both sides. */
const POINTED = /^>{2,}[ \t]*(?<words>\S[^\n]*?)[ \t]*<{2,}[ \t]*$/gmu;

/** "①" and "1️⃣" at the head of a line. */
const CIRCLED = /^[ \t]*(?:[\u2460-\u2468]|[1-9]\ufe0f?\u20e3)[ \t]*/gmu;
const digitOf = (mark: string): number => {
  const own = mark.trim();
  return /^\d/.test(own) ? Number(own[0]) : own.charCodeAt(0) - 0x245f;
};
