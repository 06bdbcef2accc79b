import { readDays } from '../../evidence/read-date.ts';
import { lineSpans } from './span.ts';
import type { Span } from './span.ts';
import { ANSWERED, FORWARDED, HEAD_FIELDS, WROTE } from './vocabulary/mail-words.ts';
import type { HeadField } from './vocabulary/mail-words.ts';

/** Who a mail is from or to: the name and the address as far as they are written. */
export interface Correspondent {
  name: string;
  address: string | null;
}

/** One mail of a paste. `head` is empty where a text begins without one; the span covers head and body. */
export interface Message extends Span {
  from: Correspondent | null;
  /** Without a field that says so a mail that is quoted in an answer was to who wrote that, and the answer to its writer. */
  to: Correspondent | null;
  /** "2026-11-25T15:52", or the day alone: when its head says that it was sent. Null where that says no day, or one that can be read two ways. */
  sentAt: string | null;
  head: Span;
  body: Span;
  /** Marks (`>`) before its lines. */
  depth: number;
  /** How it came into the paste. */
  kind: 'first' | 'headed' | 'forwarded' | 'answered' | 'quoted' | 'resumed';
}

interface Line extends Span {
  /** Without marks and blanks at its ends. */
  words: string;
  depth: number;
}

/** Takes a paste apart into the mails that it is made of, in order. A text without the head of a mail is one message. */
export function readThread(text: string): Message[] {
  const lines = lineSpans(text).map((span) => toLine(text, span));
  const messages: Message[] = [];
  let at = 0;
  const open = (kind: Message['kind'], headEnd: number): void => {
    const head = lines.slice(at, headEnd);
    const start = lines[at]?.start ?? text.length;
    const fields = readFields(head);
    const bodyStart = lines[headEnd]?.start ?? text.length;
    const last = messages.at(-1);
    if (last) last.end = last.body.end = start;
    const depth = lines[headEnd]?.depth ?? lines[at]?.depth ?? 0;
    const from = fields.get('from') ?? shownIn(head) ?? wroteIn(head);
    const answer = kind === 'answered' ? messages.findLast((other) => other.depth < depth) : undefined;
    const isOwn = isSamePerson(answer?.from ?? null, from);
    if (answer && !isOwn) answer.to ??= from;
    messages.push({
      start,
      end: text.length,
      from,
      to: fields.get('to') ?? (isOwn ? null : (answer?.from ?? null)),
      sentAt: sentIn(head),
      head: { start, end: bodyStart },
      body: { start: bodyStart, end: text.length },
      depth,
      kind,
    });
  };
  let isStarted = false;
  while (at < lines.length) {
    const head = headAt(lines, at);
    const line = lines[at];
    if (!line) break;
    if (head) {
      open(head.kind, head.end);
      at = head.end;
      isStarted = true;
      continue;
    }
    const last = messages.at(-1);
    if (!isStarted && line.words !== '') {
      open('first', at);
      isStarted = true;
    } else if (last && line.words !== '' && line.depth > last.depth && (lines[at - 1]?.depth ?? 0) <= last.depth)
      open('quoted', at);
    else if (last?.kind === 'quoted' && line.words !== '' && line.depth < last.depth) {
      const before = messages.findLast(({ depth }) => depth <= line.depth);
      open('resumed', at);
      Object.assign(messages.at(-1) ?? {}, {
        from: before?.from ?? null,
        to: before?.to ?? null,
        sentAt: before?.sentAt ?? null,
      });
    }
    at += 1;
  }
  return messages;
}

function toLine(text: string, span: Span): Line {
  const raw = text.slice(span.start, span.end);
  const marks = /^[\s>]*>/.exec(raw)?.[0] ?? '';
  return {
    ...span,
    words: raw.slice(marks.length).replace(/^[\s*_]+|(?<![\s*_])[\s*_]+$/g, ''),
    depth: marks.replace(/[^>]/g, '').length,
  };
}

/** Most lines of a head that a mail program writes, and most between its two fields. */
const HEAD_LINES = 9;

/** The head that begins at a line: its kind and the line behind it. */
function headAt(lines: Line[], at: number): { kind: Message['kind']; end: number } | null {
  const words = lines[at]?.words ?? '';
  if (words === '' || words.length > 200) return null;
  const marker = markerOf(words);
  const kind = marker ?? (opensHead(lines, at) ? 'headed' : null);
  if (kind) {
    let end = marker ? at + 1 : at;
    let fields = 0;
    for (let next = end; next < Math.min(lines.length, at + HEAD_LINES); next += 1) {
      const own = lines[next]?.words ?? '';
      if (fieldOf(own)) [fields, end] = [fields + 1, next + 1];
      else if (own !== '' || fields > 0) break;
    }
    if (fields > 0 || marker) return { kind, end };
  }
  if (SHOWN_HEAD.test(words) && /\d/.test(words.slice(words.indexOf('>'))))
    return {
      kind: 'headed',
      end: lines.slice(at + 1, at + 2).some((next) => TO_WHOM.test(next.words)) ? at + 2 : at + 1,
    };
  return isAttribution(words) ? { kind: 'answered', end: at + 1 } : null;
}

/** "Dan from Inkwell <dan@inkwell.example>     Fri, 27 Nov, 11:20", and below it "to me": as a mail is shown that is open in a browser. */
const SHOWN_HEAD = /^(?<who>[^<>@\t]{2,60}<[^<>@\s]+@[^<>\s]+>)(?: {2}|\t)[^@$€£]{4,90}$/u;
const TO_WHOM = /^(?:to|an|à|para|a|aan|do|till)\s\p{L}[^.!?\d]{0,40}$/iu;

/** Whether the fields of a head begin at a line: who it is from, or another field with that one in the lines right below it. */
function opensHead(lines: Line[], at: number): boolean {
  for (const { words } of lines.slice(at, at + HEAD_LINES)) {
    const own = fieldOf(words);
    if (own === null || own.field === 'from') return own !== null;
  }
  return false;
}

/** Whether a line says that a mail was forwarded, or is the one that is answered. */
export const isMailMark = (line: string): boolean => /\p{L}/u.test(line) && markerOf(line.trim()) !== null;

/** Whether a line is of the head of a mail, and does not say who writes. */
export const isHeadOfMail = (line: string): boolean =>
  isMailMark(line) || ![undefined, 'from'].includes(fieldOf(line.trim())?.field);

function markerOf(words: string): 'forwarded' | 'answered' | null {
  const plain = words.replace(/^[-–—_=~*\s]+|(?<![-–—_=~*:\s])[-–—_=~*:\s]+$/g, '').toLowerCase();
  if (FORWARDED.includes(plain)) return 'forwarded';
  return ANSWERED.includes(plain) ? 'answered' : null;
}

const FIELDS = new Map<string, HeadField>(
  Object.entries(HEAD_FIELDS).flatMap(([field, words]) => words.map((word) => [word, field as HeadField] as const)),
);

/** "Sent: Tuesday": the field that a line of a head holds. */
function fieldOf(words: string): { field: HeadField; value: string } | null {
  const [name = '', value] = [/^[^:：]{1,20}(?=\*?\s*[:：])/.exec(words)?.[0], /[:：]\*?\s*(.*)$/.exec(words)?.[1]];
  const field = FIELDS.get(name.replace(/[*\s]+$/, '').toLowerCase());
  return field && value !== undefined ? { field, value } : null;
}

const isAttribution = (words: string): boolean =>
  words.endsWith(':') && /\d/.test(words) && WROTE.some((verb) => words.toLowerCase().includes(` ${verb}`));

function readFields(head: Line[]): Map<HeadField, Correspondent> {
  return new Map(
    head.flatMap(({ words }) => {
      const field = fieldOf(words);
      return field ? [[field.field, toCorrespondent(field.value)] as const] : [];
    }),
  );
}

function shownIn([first]: Line[]): Correspondent | null {
  const who = SHOWN_HEAD.exec(first?.words ?? '')?.groups?.who;
  return who === undefined ? null : toCorrespondent(who);
}

/** "On Nov 10, 2026, Otis Farrow wrote:", "Am 10.11.2026 schrieb Otis Farrow:". */
function wroteIn(head: Line[]): Correspondent | null {
  const words = head.find((line) => isAttribution(line.words))?.words ?? '';
  const name = BEFORE_WROTE.exec(words)?.[1] ?? BEHIND_WROTE.exec(words)?.[1] ?? BEFORE_ADDRESS.exec(words)?.[1];
  return name ? toCorrespondent(`${name} ${/<[^>]+>/.exec(words)?.[0] ?? ''}`) : null;
}

const NAME = String.raw`(\p{Lu}[\p{L}.'-]+(?:\s+\p{Lu}[\p{L}&.'-]+){0,4})`;
const BEFORE_WROTE = new RegExp(
  String.raw`(?:^|[,\d]|\b[AP]M)\s+(?![AP]M\b)${NAME}\s*(?:<|(?:${WROTE.join('|')})\W*$)`,
  'u',
);
/** "…, 16:02, Dan from Inkwell <dan@inkwell.example> wrote:" */
const BEFORE_ADDRESS = /,\s(?:\d[^,]{0,12},\s)?(\p{Lu}[^,<>@]{1,60})<[^<>]+>/u;
const BEHIND_WROTE = new RegExp(String.raw`\s(?:${WROTE.join('|')})\s+${NAME}\s*(?:<[^>]*>\s*)?:$`, 'u');

/** The day and the time of the line of a head that says when a mail was sent. */
function sentIn(head: Line[]): string | null {
  const words = head.find(({ words: own }) => fieldOf(own)?.field === 'sent' || isAttribution(own))?.words ?? '';
  const [day, other] = readDays(words);
  if (!day || (other && other.iso !== day.iso)) return null;
  const [, hour, minute, half] = /(?<!\d)(\d{1,2})\s?[:h]\s?(\d{2})(?!\d)(?::\d{2})?\s?([ap]\.?m)?/i.exec(words) ?? [];
  if (hour === undefined) return day.iso;
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return `${day.iso}T${String(hours).padStart(2, '0')}:${minute}`;
}

function toCorrespondent(value: string): Correspondent {
  const address = /[\w.+-]+@[\w.-]+\w/.exec(value)?.[0].toLowerCase() ?? null;
  const name = value
    .replace(/[<[(].*$/, '')
    .replace(/[\w.+-]+@[\w.-]+\w/, '')
    .replace(/"|(?<!\p{L})'|'(?!\p{L})/gu, '')
    .trim();
  return { name, address };
}

/** What stands behind the @. */
export const domainOf = (who: Correspondent | null): string | null => who?.address?.split('@')[1] ?? null;

/** When the last mail of a text was sent that says so; null for none. */
export const lastSentIn = (text: string): string | null =>
  readThread(text)
    .flatMap(({ sentAt }) => sentAt ?? [])
    .toSorted()
    .at(-1) ?? null;

/** Whether two mentions are of one person: the same address, or the same words of a name. */
export function isSamePerson(a: Correspondent | null, b: Correspondent | null): boolean {
  if (!a || !b) return false;
  if (a.address && b.address) return a.address === b.address;
  const words = ({ name }: Correspondent): string =>
    name
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim();
  return words(a) !== '' && words(a) === words(b);
}
