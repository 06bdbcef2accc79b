import { cueList } from '../../reading/cue-list.ts';
import { findDates } from '../dates/find-dates.ts';
import type { WrittenDate } from '../dates/find-dates.ts';
import { tellsOfChange } from '../kinds/classify.ts';
import type { Span } from '../text/span.ts';
import { findVersions } from '../versions/find-versions.ts';
import { splitLines } from './lines.ts';
import type { Line } from './lines.ts';
import { isChatHead } from './small-talk.ts';

/** A mail of an archive or a post of a forum: its head, and what stands below it up to the next one. */
export interface Message {
  head: Span;
  end: number;
  /** What a mail is about; posts have none. */
  subject: Span | null;
  /** The line that says when it was sent. */
  date: Span;
  day: WrittenDate | null;
  /** Who wrote it, as its head says. */
  author: string;
}

type Found = Omit<Message, 'end'>;

/** The mails of a text, else its posts. */
export function findMessages(text: string): Message[] {
  const lines = splitLines(text, { start: 0, end: text.length });
  const mails = findMails(text, lines);
  const found = mails.length > 0 ? mails : findPosts(lines);
  return found.map((one, at) => ({ ...one, end: found[at + 1]?.head.start ?? text.length }));
}

/** A field of a mail's head (RFC 5322, 2.2), and the line that parts mails in an archive (RFC 4155). */
const FIELD = /^(?:[A-Z][A-Za-z-]{1,30}: \S.*|From \S+(?: at \S+)? {1,2}\S.*)$/;

/** Blocks of fields of which one is `Date:` and one `Subject:`. */
function findMails(text: string, lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  let fields: Line[] = [];
  const named = (name: string): Line | undefined => fields.find((line) => line.text.startsWith(name));
  const close = (end: number): void => {
    const [date, subject, from] = ['Date: ', 'Subject: ', 'From: '].map(named);
    if (date && subject)
      found.push({
        head: { start: fields[0]!.start, end },
        subject: { start: subject.start + 'Subject: '.length, end: subject.end },
        date: { start: date.start, end: date.start + date.text.trimEnd().length },
        day: dayOf(text.slice(date.start, date.end)),
        author: from?.text.replace(/^From: |<.*$|["']/g, '').trim() ?? '',
      });
    fields = [];
  };
  for (const line of lines) {
    if (FIELD.test(line.text.trimEnd())) fields.push(line);
    else if (fields.length > 0 && !/^[ \t]\S/.test(line.text)) close(line.start);
  }
  return found;
}

/**
 * Posts that are copied from a forum: a day with an hour that names at most who wrote it, below a line that says who wrote it otherwise, and over fields of
 * the forum. One such head is as well the day of something else.
 */
function findPosts(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  let top = 0;
  for (const [at, date] of lines.entries()) {
    if (isApart(date.text)) top = at + 1;
    else if (isSent(date.text)) {
      const post = postOf(lines, { at, top: Math.max(top, at - 2) });
      if (post) found.push(post);
    }
  }
  return found.length > 1 || lines.some(({ text }) => isChatHead(text.trim()) && dayOf(text)) ? found : [];
}

/** A blank line, or a rule. */
const isApart = (line: string): boolean => /^[\s=_*#~\u2500\u2501\u2550-]*$/.test(line);

/** The head of a post around the line that says when it was sent; `top` is the first line that can be a part of it. */
function postOf(lines: readonly Line[], { at, top }: { at: number; top: number }): Found | null {
  const date = lines[at]!;
  const day = dayOf(date.text)!;
  const beside = authorOf(date.text.slice(0, day.start)) || authorOf(date.text.slice(day.end));
  const isName = ({ text }: Line): boolean => isShort(text) && authorOf(text) !== '' && findVersions(text).length === 0;
  let first = at;
  while (first > top && isName(lines[first - 1]!)) first -= 1;
  const author = beside || (first < at ? authorOf(lines[at - 1]!.text) : '');
  if (author === '') return null;
  let last = at;
  while (lines[last + 1] && isField(lines[last + 1]!.text)) last += 1;
  return { head: { start: lines[first]!.start, end: lines[last]!.end }, subject: null, date, day, author };
}

/** A day and an hour, with no more beside them than a name and a number of the post. */
function isSent(line: string): boolean {
  if (line.length > 120 || !/\d:\d{2}/.test(line) || COMMIT.test(line)) return false;
  const day = dayOf(line);
  if (!day) return false;
  const rest = (line.slice(0, day.start) + ' '.repeat(day.end - day.start) + line.slice(day.end)).replace(CLOCK, ' ');
  return isShort(rest.replace(SENT, ' ')) && findVersions(rest).length === 0;
}

const dayOf = (line: string): WrittenDate | null => findDates(line).find(({ iso }) => iso.length === 10) ?? null;

const isShort = (line: string): boolean =>
  (line.match(/\p{L}+/gu)?.length ?? 0) <= 6 && !/[.!?;]\s*$/.test(line) && !tellsOfChange(line);

/** What stands around the day of a post. */
const SENT = cueList(
  String.raw`
  posted|sent|written|replied|edited|by|on|at|utc|gmt|geschrieben|verfasst|von|am|um|uhr|publié|posté|par|le|publicado|por|el|inviato|da|il
  enviado|em|geplaatst|door|op|napisał\(?a?\)?|dnia
`,
  { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);

/** A line of a log of commits says when as well, and by whom. */
const COMMIT = /^\s*(?:[*+-]\s|(?:author|commit)?date\s*:|r\d+\s*\||commit\b)|<[^<>\s]+@|\b\d+ lines?\b/i;

/** `Posts: 212   Location: Shropshire`, `Moderator`, `#12`: what a forum says of who wrote a post. */
const isField = (line: string): boolean =>
  /^\s*(?:[\p{L} ]{2,24}:\s?\S[^:]{0,40}){1,4}$/u.test(line) || /^\s*(?:#\d{1,6}|\p{Lu}\p{L}{2,20})\s*$/u.test(line);

/** The hour, where it stands apart from the day: `Ada  10:11 AM  Thursday, November 19th, 2026`. */
const CLOCK = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?(?!\p{L}))?(?:\s?uhr(?!\p{L}))?/giu;

/** The name in a line that is one: a word or three, at most with what somebody is in brackets. */
function authorOf(line: string): string {
  const words = line
    .replace(CLOCK, ' ')
    .replace(SENT, ' ')
    .replace(/\([^()]{1,30}\)|\[[^[\]]{1,20}\]|[»·|,–—:#\d]+/g, ' ');
  const name = words.replace(/\s+/g, ' ').trim();
  return /^@?\p{L}[\p{L}\p{M}\d_.'’-]{0,30}(?: [\p{L}\d_.'’-]{1,30}){0,2}$/u.test(name) ? name : '';
}
