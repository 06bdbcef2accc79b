import { findDates } from '../dates/find-dates.ts';
import type { Span } from '../text/span.ts';
import type { PageReading, Release } from './page-reading.ts';
import type { Piece } from './piece.ts';

/** A mail of an archive: its head, and what stands below it up to the next one. */
interface Mail {
  head: Span;
  end: number;
  subject: string;
  /** The line that says when it was sent. */
  date: Span;
}

/** A field of a mail's head (RFC 5322, 2.2), and the line that parts mails in an archive (RFC 4155). */
const FIELD = /^(?:[A-Z][A-Za-z-]{1,30}: \S.*|From \S+(?: at \S+)? {1,2}\S.*)$/;
const REPLY = /^(?:re|aw|sv|antw|rép|ref)\s*:/i;
/** OpenPGP's armour (RFC 9580, 6.2): its signature, and the line with the name of the hash. */
const ARMOUR =
  /-----BEGIN PGP SIGNATURE-----[\s\S]{0,4000}?-----END PGP SIGNATURE-----|-----BEGIN PGP SIGNED MESSAGE-----(?:\r?\nHash: [^\n]{1,40})?/g;

/** Mails in a text: blocks of fields of which one is `Date:` and one `Subject:`. */
function findMails(text: string): Mail[] {
  const found: Omit<Mail, 'end'>[] = [];
  let start = 0;
  let fields: { line: string; at: number }[] = [];
  const close = (end: number): void => {
    const [date, subject] = ['Date: ', 'Subject: '].map((name) => fields.find(({ line }) => line.startsWith(name)));
    const first = fields[0];
    if (date && subject && first)
      found.push({
        head: { start: first.at, end },
        subject: subject.line.slice('Subject: '.length),
        date: { start: date.at, end: date.at + date.line.trimEnd().length },
      });
    fields = [];
  };
  for (const line of text.split('\n')) {
    if (FIELD.test(line.trimEnd())) fields.push({ line, at: start });
    else if (fields.length > 0 && !/^[ \t]\S/.test(line)) close(start);
    start += line.length + 1;
  }
  return found.map((mail, at) => ({ ...mail, end: found[at + 1]?.head.start ?? text.length }));
}

/** Pieces of an archive of mails that tell something: no heads of mails, no answers, no signatures of bytes. */
export function withoutMailParts(text: string, pieces: Piece[]): Piece[] {
  const mails = findMails(text);
  const armour = [...text.matchAll(ARMOUR)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  const aside = [
    ...armour,
    ...mails.map(({ head, subject, end }) => (isReply(subject) ? { start: head.start, end } : head)),
  ];
  return aside.length === 0
    ? pieces
    : pieces.filter((piece) => !aside.some(({ start, end }) => piece.start < end && start < piece.end));
}

/** The subject without the name of its list. */
const isReply = (subject: string): boolean => REPLY.test(subject.replace(/^\[[^\]]{1,60}\]\s*/, ''));

/** Releases that a mail announces in its subject came out on its day, where nothing else dates them. */
export function datedByMail(text: string, reading: PageReading): PageReading {
  const mails = findMails(text).filter(({ subject }) => !isReply(subject));
  if (mails.length === 0) return reading;
  return { ...reading, releases: reading.releases.map((release) => datedBy(text, release, mails)) };
}

function datedBy(text: string, release: Release, mails: readonly Mail[]): Release {
  const mail = mails.find(({ head, end }) => head.end <= release.versionSpan.start && release.versionSpan.start < end);
  if (release.date || !mail || !names(mail.subject, release.version)) return release;
  const [day] = findDates(text.slice(mail.date.start, mail.date.end)).filter(({ iso }) => iso.length === 10);
  if (!day) return release;
  const { iso, written } = day;
  return { ...release, date: { iso, written, span: mail.date, witness: null }, heads: [...release.heads, mail.date] };
}

const names = (subject: string, version: string): boolean =>
  subject.split(/[\s,;()]+/).some((word) => bare(word) === bare(version));
const bare = (version: string): string => version.replace(/^v(?=\d)|[.:]$/gi, '').toLowerCase();
