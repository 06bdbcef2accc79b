import { anyWord } from '../../reading/word-lists.ts';
import { findLabels } from './labels.ts';
import type { NeedMatcher } from './need-matcher.ts';
import { findNumerals, isMoney, readDecimalMark } from '../../reading/numerals.ts';
import { lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

/** What one writer of a chat says at once: `head` is the time and the name before it. */
interface ChatTurn extends Span {
  head: Span;
  isOwn: boolean;
}

/** "[9:02] Me: ", "Dana (Rose City Crates): ". */
const HEAD =
  /^[ \t]*(?:\[?(?:\d{1,4}[./-]\d{1,2}[./-]?(?:\d{2,4})?,?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?)?\]?[ \t]*(?:[-–][ \t]*)?)?(?<name>\p{L}[^:\n\d]{0,40}):[ \t]+(?=\S)/iu;
const OWN = new RegExp(`^(?:${anyWord('me,us,ich,wir,moi,nous,yo,nosotros,io,noi,ik,wij,eu,ja,jag')})$`, 'iu');
const LEAST = 3;

/** The turns of a chat between the one who asks, called "Me", and a vendor; none in a text that is no such chat. */
function findTurns(text: string): ChatTurn[] {
  const turns: ChatTurn[] = [];
  for (const { start, end } of lineSpans(text)) {
    const hit = HEAD.exec(text.slice(start, end));
    const last = turns.at(-1);
    if (hit)
      turns.push({
        start,
        end,
        head: { start, end: start + hit[0].length },
        isOwn: OWN.test(hit.groups?.name?.trim() ?? ''),
      });
    else if (last && text.slice(start, end).trim() !== '') last.end = end;
  }
  return turns.length >= LEAST && turns.some(({ isOwn }) => isOwn) && turns.some(({ isOwn }) => !isOwn) ? turns : [];
}

/**
 * The text of a chat with what is no offer of the vendor left blank: the heads, what the asker says, and, where one thing alone is talked about, the
 * prices that a later turn falls below. Every character keeps its place, and so does the name of the vendor. Other texts come back as they are.
 */
export function withoutTalk(text: string, vendor: Span, { needs }: NeedMatcher): string {
  const turns = findTurns(text);
  if (turns.length === 0) return text;
  const outbid = needs.length === 1 ? turns.filter((turn) => isPriced(text, turn)).slice(0, -1) : [];
  const left = turns.reduce((all, turn) => blank(all, turn.isOwn || outbid.includes(turn) ? turn : turn.head), text);
  return left.slice(0, vendor.start) + text.slice(vendor.start, vendor.end) + left.slice(vendor.end);
}

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + text.slice(start, end).replace(/\S/g, ' ') + text.slice(end);

/** Whether a turn of the vendor opens with a price, and not with what something else costs. */
function isPriced(text: string, { head, end, isOwn }: ChatTurn): boolean {
  const said = text.slice(head.end, end);
  const [label] = findLabels(said);
  const money = findNumerals(said, readDecimalMark(text)).find(isMoney);
  return !isOwn && money !== undefined && (label === undefined || money.start < label.start);
}
