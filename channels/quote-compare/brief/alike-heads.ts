import { readChatLog, withoutOwnTurns } from '../../reading/chat-log.ts';
import { isMailMark, readThread } from '../../reading/mail-thread.ts';
import { formOf, nameIn, withoutStamps } from './name-in-head.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { mayPrice } from './prices.ts';
import { isField } from './quote-chats.ts';
import { isQuote, tidy } from './quote-body.ts';

/** A line of a text that may open an offer: where its paragraph begins, and the manners of writing that it has with others in common. */
interface Head {
  at: number;
  from: number;
  manners: string[];
}

/** A brief compares six at most; a few more are counted for the caller. */
const MOST_HEADS = 12;
/** Manners that are tried, those of the most lines first: a text of many lines has no end of them. */
const MOST_MANNERS = 16;

/**
 * Quotes of which each stands at or below a line that is written as the heads of the others are: "--- letter 2, Acme, 9 May ---", "Voicemail 26/11 9:41", a
 * row of stars, a bullet of its own. One split for each manner that at least two lines have; whose offer it is is read from the head or the first lines below.
 */
export function byAlikeHeads(text: string): SplitNotes[] {
  // Who writes is told by the heads of mails and of a chat.
  if (readThread(text).filter(({ from }) => from !== null).length > 1) return [];
  const others = readChatLog(text)?.senders.filter(({ isOwn, name }) => !isOwn && !isField(name)) ?? [];
  if (others.length > 1) return [];
  const lines = text.split('\n');
  const heads = lines.flatMap((_line, at) => headAt(lines, at) ?? []);
  const byManner = Map.groupBy(
    heads.flatMap((head) => head.manners.map((manner) => ({ manner, head }))),
    ({ manner }) => manner,
  );
  const likely = [...byManner]
    .filter(([, group]) => group.length > 1 && group.length <= MOST_HEADS)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_MANNERS);
  return likely.flatMap(([manner, group]) => {
    const split = splitBelow(
      lines,
      group.map(({ head }) => head),
    );
    // What only stands alone has to be a name.
    return split && (manner !== 'alone' || split.quotes.every(({ name }) => name !== '')) ? [split] : [];
  });
}

function splitBelow(lines: readonly string[], heads: readonly Head[]): SplitNotes | null {
  const parts = heads.map(({ from }, at) => lines.slice(from, heads[at + 1]?.from ?? lines.length));
  if (!parts.every((part) => isQuote(withoutStamps(part.join('\n'))))) return null;
  const shared = formOf(heads.map(({ at, from }) => [lines[at] ?? '', ...lines.slice(from, at), lines[at + 1] ?? '']));
  const quotes: PastedQuote[] = [];
  for (const part of parts) {
    const name = nameIn(part, shared);
    const body = withoutOwnTurns(tidy(part.filter((line, at) => at > 0 || saysSomething(line, name)).join('\n')));
    const before = name === '' ? undefined : quotes.find((other) => other.name === name);
    // A second message of the same firm, shorter than the first, goes on with it.
    if (before && amountsIn(body) < amountsIn(before.text)) {
      before.text = [before.text, body].map((message) => `${name}: ${message}`).join('\n');
    } else quotes.push({ name, text: body.toLowerCase().includes(name.toLowerCase()) ? body : `${name}\n${body}` });
  }
  const brief = lines
    .slice(0, heads[0]?.from ?? 0)
    .join('\n')
    .trim();
  return quotes.length > 1 ? { brief, quotes } : null;
}

/** A line without a price that stands first in its paragraph or is set off by a mark; null where it is none. */
function headAt(lines: readonly string[], at: number): Head | null {
  const line = withoutStamps(lines[at] ?? '');
  if (!/[\p{L}\p{So}]/u.test(line) || line.length > LONGEST || mayPrice(line) || isMailMark(lines[at] ?? ''))
    return null;
  const mark = /^\s*(?<mark>[^\p{L}\p{N}\s"“„«‘'(]+)/u.exec(line)?.groups?.mark;
  const from = topOf(lines, at);
  if (from === null && mark === undefined) return null;
  const words = line.match(/[\p{L}\p{N}_]+|#/gu) ?? [];
  const [first = '', second = ''] = words;
  const behind = line
    .trim()
    .slice(line.trim().indexOf(first) + first.length)
    .trimStart()
    .slice(0, 1);
  const manners = [
    mark && `mark ${[...mark][0]}`,
    words.length > 1 &&
      !/^\d/.test(first) &&
      `first ${first.toLowerCase()} ${/[\p{L}\p{N}]/u.test(behind) ? '' : behind}`,
    second === '#' && `counted ${first.toLowerCase()}`,
    words.length > 1 && `last ${words.at(-1)?.toLowerCase()}`,
    line.includes('#') && 'stamped',
    from === at && /\S/u.test(lines[at + 1] ?? '') && 'alone',
  ];
  return { at, from: from ?? at, manners: manners.filter((manner) => typeof manner === 'string') };
}
const LONGEST = 110;

/** Where the unpriced lines begin that lead to a line from the top of its paragraph; null where others stand above it. */
function topOf(lines: readonly string[], at: number): number | null {
  let from = at;
  while (from > 0 && /[\p{L}\d]/u.test(lines[from - 1] ?? '')) {
    from -= 1;
    if (mayPrice(withoutStamps(lines[from] ?? '')) || at - from > HIGHEST) return null;
  }
  return from;
}
const HIGHEST = 3;

/** A line that names a day, or whose offer it is. */
const saysSomething = (line: string, name: string): boolean =>
  /\d{1,2}[./ ]|\p{Sc}/u.test(line) || (name !== '' && line.includes(name));

const amountsIn = (text: string): number => withoutStamps(text).match(/\d[.,]\d{2}(?!\d)|\p{Sc}\s?\d/gu)?.length ?? 0;
