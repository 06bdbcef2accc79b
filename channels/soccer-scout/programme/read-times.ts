import { genderOfWords } from './ages/read-age-statements.ts';
import type { Line, Piece } from './page-lines.ts';
import { DAY_NAMES, OTHER_HEAD } from './page-words.ts';

const DAYS = new RegExp(`(?<![\\p{L}\\d])${DAY_NAMES}(?!\\p{L})`, 'iu');
const ONLY_DAYS = new RegExp(
  `^\\W*(?:on )?${DAY_NAMES}(?:(?:,| and| &|,? or|\\/| und| et| y| e| en| i) ?${DAY_NAMES})*\\W*$`,
  'iu',
);
const TIME = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|(?<!\d)\d{1,2} ?[ap]\.?m\b|(?<!\d)\d{1,2} ?h(?: ?\d{2})?(?!\p{L})|\d Uhr/iu;
const PLAYS = /\b(?:train\w*|practi[cs]\w*|class(?:es)?|sessions?|games?|play\w*|u-?\d{1,2}|\d{1,2}u|ages?)\b/i;
const TIME_HEAD = /\b(?:days?|times?|when|schedule|practices?|training|games?)\b/i;

/** When something takes place, where no sentence says so: the cells of a row that tell days, and lines with a time under a day. `under` says the rest, `head` is over the cell. */
export function timesOf(line: Line, heading: Piece | null): (Piece & { under?: Piece; head?: Piece })[] {
  const day = heading && ONLY_DAYS.test(heading.text) ? heading : null;
  if (line.kind !== 'row') {
    if (day && TIME.test(line.text)) return [{ ...pieceOnly(line), under: day }];
    return DAYS.test(line.text) && TIME.test(line.text) && PLAYS.test(line.text) ? [pieceOnly(line)] : [];
  }
  // Days side by side head what stands below them.
  if (line.cells.every(({ text }) => ONLY_DAYS.test(text))) return [];
  return line.cells.flatMap((cell, index) => {
    const head = line.header[index];
    const heads = [head, line.cells[0]].flatMap((one) => (one && one !== cell ? one.text : []));
    const isTime =
      DAYS.test(cell.text) ||
      (TIME.test(cell.text) && heads.some((own) => TIME_HEAD.test(own) || OTHER_HEAD.test(own)));
    if (!isTime || cell.text === head?.text) return [];
    const under = day ?? (head && genderOfWords(head.text) !== null ? head : null);
    return [{ ...cell, ...(under && { under }), ...(head && { head }) }];
  });
}

const pieceOnly = ({ text, start, end }: Piece): Piece => ({ text, start, end });
