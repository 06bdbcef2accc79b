import { isGivenName } from './given-names.ts';
import { lineSpans } from './span.ts';
import type { Span } from './span.ts';
import { HEAD_FIELDS } from './vocabulary/mail-words.ts';

/** What somebody wrote at once: the span covers its head, which says when and who, and the lines that go on below it. */
export interface ChatMessage extends Span {
  head: Span;
  name: string;
  /** Written by the one who took the copy, by the word that the program puts in place of a name. */
  isOwn: boolean;
}

/** What one sender of a chat wrote, in order; lines that go on without a stamp belong to the message before. */
export interface ChatSender {
  name: string;
  texts: string[];
  isOwn: boolean;
}

/** A chat as a telephone copies it: what stands before it, its messages, and its senders in the order of their first message. */
export interface ChatLog {
  before: string;
  messages: ChatMessage[];
  senders: ChatSender[];
  /** The text that the spans are of. */
  source: string;
  /** Stamps without a sender: the program speaks. */
  notices: Span[];
  /** Each message says its day, as only the copy of a program does. */
  hasDays: boolean;
}

const NUMBERS = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-](?:\d{2,4})?)?`;
const DAY = String.raw`(?:${NUMBERS}|(?:\p{L}{3,9}\.?,?\s)?(?:\p{L}{3,9}\.?\s\d{1,2}|\d{1,2}\.?\s\p{L}{3,9}\.?)(?:,?\s\d{4})?|\p{L}{4,10})`;
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?(?!\p{L})|\s(?:uhr|uur)(?!\p{L}))?`;
/** "14/03/2027, 18:22", "Mar 14, 2027 at 6:22 PM", "Yesterday 18:22", and a time before its day. */
const WHEN = String.raw`(?:${DAY},?\s+(?:at\s|um\s|à\s|a las\s)?${TIME}|${TIME}(?:,?\s+${NUMBERS})?)`;
const NAME = String.raw`(?<name>[^\s:\n\[][^:\n\[]{0,58}?)`;

/** How chat programs head a message: WhatsApp and Signal, Teams with the name alone, Telegram and Slack with the time behind it. */
const HEADS = [
  `^\\s*(?:\\[${WHEN}\\]\\s*(?:[-–]\\s)?|${WHEN}\\s+[-–]\\s|${NUMBERS},?\\s+${TIME}\\s+)${NAME}:(?<text>\\s.*|)$`,
  `^\\s*\\[${WHEN}\\]\\s+(?=\\p{L})(?<name>[^:\\n\\d]{2,60})$`,
  `^\\s*(?=\\p{L})(?<name>[^:\\n\\d\\[]{2,58}?),?\\s*(?:\\[${WHEN}\\]|\\s{2}${WHEN}|\\s·\\s${WHEN}):?$`,
].map((source) => new RegExp(source, 'iu'));
/** A time without marks around it, as a list of what happens when has it too. */
const BARE = new RegExp(`^\\s*(?:${DAY},?\\s+)?${TIME}\\s+(?<name>\\p{L}[^:\\n\\d]{0,58}):(?<text>\\s.*|)$`, 'iu');
/** Typed off, without a time: "Me: …", "Kim: …". */
const SPEAKER = /^\s*(?<name>\p{L}[^:\n\d]{0,40}):[ \t]+(?<text>\S.*)$/u;
/** "kim> …", "<kim> …": as programs for lines of talk have it. */
const ANGLED = /^\s*<?(?<name>\p{L}[\p{L}\d_-]{0,20})>[ \t]+(?<text>\S.*)$/u;
const LEAST_SPOKEN = 3;
/** A stamp and nobody: the program speaks. */
const STAMP = new RegExp(`^\\s*(?:\\[${WHEN}\\]|${NUMBERS},?\\s+${TIME}\\s+[-–]\\s)`, 'iu');
/** A time at the beginning of a line, whoever is named behind it. */
const TIMED = new RegExp(
  `^[ \\t]*\\[?(?:${NUMBERS},?\\s+)?${TIME}\\]?[ \\t]*(?:[-–—][ \\t]*)?(?:(?<name>\\p{L}[^:\\n]{0,40}):[ \\t]*)?`,
  'iu',
);
const HAS_DAY = new RegExp(NUMBERS, 'u');
const OWN = new Set('me you ich du moi vous yo tú io tu ik jij eu você ja ty jag 自分'.split(' '));

const FIELDS: ReadonlySet<string> = new Set(Object.values(HEAD_FIELDS).flat());

/**
 * Takes a copied chat apart by who wrote what; null where fewer than two messages carry a stamp and a sender. Without stamps three and more are needed,
 * in which one who speaks again is the one who took the copy, has a given name, or alone stands above it.
 */
export function readChatLog(text: string): ChatLog | null {
  const lines = lineSpans(text);
  const wordsOf = ({ start, end }: Span): string => text.slice(start, end);
  const isForm = (head: RegExp): boolean => lines.filter((line) => head.test(wordsOf(line))).length > 1;
  const namesBy = (head: RegExp): string[] =>
    lines.flatMap((line) => head.exec(wordsOf(line))?.groups?.name?.trim() ?? []);
  const stamped = HEADS.find(isForm) ?? (isForm(BARE) && arePeople(namesBy(BARE)) ? BARE : undefined);
  const angled = namesBy(ANGLED);
  const isAngled = angled.length >= LEAST_SPOKEN && new Set(angled).size > 1 && new Set(angled).size < angled.length;
  const form = stamped ?? (isAngled ? ANGLED : isSpoken(namesBy(SPEAKER), text) ? SPEAKER : null);
  if (!form) return null;
  const messages: ChatMessage[] = [];
  const before: string[] = [];
  const notices: Span[] = [];
  let isOpen = false;
  for (const line of lines) {
    const words = wordsOf(line);
    const groups = form.exec(words)?.groups;
    const last = messages.at(-1);
    if (groups) {
      const name = (groups.name ?? '').replace(/^~\s?/, '').trim();
      const head = { start: line.start, end: line.end - (groups.text ?? '').trimStart().length };
      messages.push({ ...line, head, name, isOwn: OWN.has(name.toLowerCase()) });
      isOpen = true;
    } else if (stamped && STAMP.test(words)) {
      isOpen = false;
      notices.push({ start: line.start, end: line.start + (STAMP.exec(words)?.[0].length ?? 0) });
    } else if (isOpen && last && words.trim() !== '') last.end = line.end;
    else if (!last) before.push(words);
  }
  return {
    before: before.join('\n').trim(),
    messages,
    senders: sendersOf(messages, text),
    notices,
    source: text,
    hasDays: stamped !== undefined && messages.every(({ head }) => HAS_DAY.test(wordsOf(head))),
  };
}

/** What stands before what somebody said, with the name in it. */
export interface ChatHead extends Span {
  name: string | null;
}

/**
 * What stands before what is said in a chat: times and names, and of a text that is none the times that lines begin with; none where one line alone does.
 * A head behind which nothing is said is none: a list of places and times has such lines. The name of who took the copy is left out.
 */
export function findChatHeads(text: string): ChatHead[] {
  const chat = readChatLog(text);
  if (chat)
    return [
      ...chat.messages.flatMap(({ head, end, name, isOwn }) =>
        head.end < end ? [{ ...head, name: isOwn ? null : name }] : [],
      ),
      ...chat.notices.map((notice) => ({ ...notice, name: null })),
    ];
  const timed = lineSpans(text).flatMap(({ start, end }): ChatHead[] => {
    const head = TIMED.exec(text.slice(start, end));
    return head ? [{ start, end: start + head[0].length, name: head.groups?.name ?? null }] : [];
  });
  return timed.length < 2 ? [] : timed;
}

/** What others than the one who took the copy wrote in lines that begin with a time, without the times; a text with no two such lines as it is. */
export function withoutOwnTurns(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => STAMPED.test(line)).length < 2) return text;
  let isOwn = false;
  return lines
    .flatMap((line) => {
      const stamp = STAMPED.exec(line);
      if (!stamp) return isOwn ? [] : [line];
      const words = line.slice(stamp[0].length);
      const [, name = ''] = /^(\p{L}[^:\n]{0,40}):\s/u.exec(words) ?? [];
      isOwn = OWN.has(name.toLowerCase());
      return isOwn ? [] : [words];
    })
    .join('\n');
}
const STAMPED = new RegExp(`^[ \\t]*\\[${WHEN}\\][ \\t]*`, 'iu');

/** Whether lines without stamps are what people say in turn, and no fields of a form or of the head of a mail. */
function isSpoken(names: string[], text: string): boolean {
  if (names.some((name) => FIELDS.has(name.toLowerCase()))) return false;
  if (names.length > 1 && names.every((name) => name === text.trimStart().split('\n')[0]?.trim())) return true;
  const again = names.filter((name, at) => names.indexOf(name) < at);
  const isOfPeople = names.some((name) => OWN.has(name.toLowerCase())) || again.some(isGivenName);
  return names.length >= LEAST_SPOKEN && again.length > 0 && new Set(names).size > 1 && isOfPeople;
}

/** Whether one of them speaks again, took the copy, or has a given name. */
const arePeople = (names: string[]): boolean =>
  new Set(names).size < names.length ||
  names.some((name) => OWN.has(name.toLowerCase()) || isGivenName(name.split(' ')[0] ?? ''));

const sendersOf = (messages: ChatMessage[], text: string): ChatSender[] =>
  [...Map.groupBy(messages, ({ name }) => name)].map(([name, own]) => ({
    name,
    texts: own.map(({ head, end }) => said(text.slice(head.end, end))),
    isOwn: own.some(({ isOwn }) => isOwn),
  }));

/** The lines of a message, without blanks round them. */
export const said = (words: string): string =>
  words
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n+/g, '\n')
    .trim();
