import { findDates, findDayOrder } from '../dates/find-dates.ts';
import { slice } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { findMessages } from './find-messages.ts';
import type { Message } from './find-messages.ts';
import { splitLines } from './lines.ts';
import { orderOf } from './page-reading.ts';
import type { PageReading, Release } from './page-reading.ts';
import type { Piece } from './piece.ts';
import { readReleaseHead } from './release-head.ts';
import { readReleases } from './read-releases.ts';

const REPLY = /^(?:re|aw|sv|antw|rép|ref)\s*:/i;
/** OpenPGP's armour (RFC 9580, 6.2): its signature, and the line with the name of the hash. */
const ARMOUR =
  /-----BEGIN PGP SIGNATURE-----[\s\S]{0,4000}?-----END PGP SIGNATURE-----|-----BEGIN PGP SIGNED MESSAGE-----(?:\r?\nHash: [^\n]{1,40})?/g;

/**
 * Reads releases off a text that may be an archive of mails or a thread of a forum: heads of messages, answers, what is quoted in them and signatures are
 * passed over. A mail that has no head of a release in it is about the release that its subject names; where others announce releases, one that
 * announces none is talk.
 */
export function readMessages(text: string, pieces: readonly Piece[]): PageReading {
  const messages = findMessages(text);
  const armour = [...text.matchAll(ARMOUR)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  if (messages.length === 0) return readReleases(text, without(pieces, armour));
  const parts = messages.flatMap((message) => partsBeside(text, message));
  const plain = without(pieces, [...armour, ...parts]);
  const isTold = (message: Message, releases: readonly Release[]): boolean => {
    const own = releases.filter(({ versionSpan }) => isIn(versionSpan, message));
    // A mail that announces a release tells of that one, whatever others it mentions.
    const [announced] = subjectOf(text, message);
    return own.some(({ version }) => !announced || names(slice(text, announced), version));
  };
  const told = readReleases(text, plain).releases;
  const isOpen = messages.some((message) => !isTold(message, told) && subjectOf(text, message).length > 0);
  const headed = told.filter(({ heads: [head] }) =>
    plain.some(({ kind, start }) => kind === 'heading' && start === head?.start),
  );
  const named = isOpen ? messages.filter((one) => !isTold(one, headed)).flatMap((one) => subjectOf(text, one)) : [];
  const all = [...plain, ...named].toSorted((a, b) => a.start - b.start);
  const reading = named.length > 0 ? readReleases(text, all) : null;
  const releases = reading?.releases ?? told;
  const talk = releases.length > 0 ? messages.filter((message) => !isTold(message, releases)) : [];
  const isLog = isOfChanges(plain, talk) || !releases.some(({ version }) => findDates(version).length === 0);
  if (isLog && messages.every(({ subject }) => subject === null)) return readReleases(text, without(pieces, armour));
  const read = readReleases(
    text,
    without(
      all,
      talk.map(({ head, end }) => ({ start: head.start, end })),
    ),
  );
  return {
    ...read,
    releases: read.releases.map((release) => datedBy(text, release, { messages, releases: read.releases })),
  };
}

/** Whether most of what names no release is lists of changes: a log that says of each when and by whom, and no thread. */
function isOfChanges(pieces: readonly Piece[], talk: readonly Message[]): boolean {
  const listed = talk.filter((message) => pieces.some((piece) => piece.kind === 'item' && isIn(piece, message)));
  return listed.length * 2 > talk.length;
}

const isIn = ({ start }: Span, { head, end }: Message): boolean => head.start <= start && start < end;

const without = (pieces: readonly Piece[], spans: readonly Span[]): Piece[] =>
  pieces.filter((piece) => !spans.some(({ start, end }) => piece.start < end && start < piece.end));

/** What of a message says nothing of its own: its head, all of an answer, what it quotes, and whoever signs it. */
function partsBeside(text: string, { head, end, subject, author }: Message): Span[] {
  if (subject && REPLY.test(bareSubject(slice(text, subject)))) return [{ start: head.start, end }];
  const spans: Span[] = [head];
  let quote: { indent: number } | null = null;
  const names = new Set([author, author.split(' ')[0]!].map((name) => name.toLowerCase()));
  let isSigned = false;
  for (const line of splitLines(text, { start: head.end, end })) {
    const words = line.text.trim();
    if (WROTE.test(words)) quote = { indent: line.indent };
    else if (quote && words !== '' && line.indent <= quote.indent && !words.startsWith('>')) quote = null;
    if (line.text.trimEnd() === '--' || line.text === '-- ') isSigned = true;
    const isName = words !== '' && names.has(words.replace(/^\W+|\W+$/g, '').toLowerCase());
    if (quote || isSigned || isName || words.startsWith('>')) spans.push(line);
  }
  return spans;
}

/** Who is quoted, over the words: `Ada wrote:`, `Am 3. März schrieb Ada:`. */
const WROTE =
  /^[^.!?\n]{0,120}\b(?:wrote|said|schrieb(?: [^:\n]{1,60})?|hat geschrieben|a écrit|escribió|ha scritto|escreveu|schreef(?: [^:\n]{1,60})?|napisał\(?a?\)?)\s?:$/i;

/** The subject without the names of its list. */
const bareSubject = (subject: string): string => subject.replace(/^(?:\s*\[[^\]]{1,60}\])+\s*/, '');

/** The subject of a mail as a heading, where it names a release that is out. */
function subjectOf(text: string, { subject }: Message): Piece[] {
  if (!subject) return [];
  const words = slice(text, subject);
  const start = subject.end - bareSubject(words).length;
  const head = readReleaseHead(words.slice(start - subject.start));
  if (!head?.version || head.status !== 'released' || REPLY.test(words.slice(start - subject.start))) return [];
  return [{ kind: 'heading', start, end: subject.end, level: 1, looks: 'subject', indent: 0, isApart: true }];
}

/** The day of the message is that of a release which its subject names, or of the one that a post announces, where nothing else dates it. */
function datedBy(
  text: string,
  release: Release,
  { messages, releases }: { messages: readonly Message[]; releases: readonly Release[] },
): Release {
  const message = messages.find((one) => isIn(release.versionSpan, one));
  if (release.date || !message?.day) return release;
  const { subject, date, day } = message;
  const isAnnounced = subject
    ? names(bareSubject(slice(text, subject)), release.version)
    : releases.filter(({ versionSpan }) => isIn(versionSpan, message)).length === 1;
  const shown = day.isAmbiguous ? findDayOrder(text) : undefined;
  if (!isAnnounced || (day.isAmbiguous && !shown)) return release;
  const { iso, written } = (shown && findDates(slice(text, date), shown.order)[0]) ?? day;
  return { ...release, date: { iso, written, span: date, ...orderOf(shown) }, heads: [...release.heads, date] };
}

const names = (subject: string, version: string): boolean =>
  subject.split(/[\s,;()]+/).some((word) => bare(word) === bare(version));
const bare = (version: string): string => version.replace(/^v(?=\d)|[.:]$/gi, '').toLowerCase();
