import { cueList } from '../reading/cue-list.ts';
import { applyCorrections } from '../reading/corrections.ts';
import { findChatHeads, readChatLog } from '../reading/chat-log.ts';
import { readThread } from '../reading/mail-thread.ts';
import { plainBrief } from '../reading/plain-brief.ts';
import { blankSpans, type TextSpan } from '../reading/span.ts';
import { HEAD_FIELDS } from '../reading/vocabulary/mail-words.ts';
import { fieldsOfRows } from '../reading/tables/fields-of-rows.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { Brief } from '#contracts/plan.ts';
import type { Child } from './brief/child.ts';
import { unappliedOf, unreadOf } from './brief/find-unread.ts';
import { asFormLines } from './brief/form-lines.ts';
import { type BriefReading, readBrief } from './brief/read-brief.ts';
import { withStates, withSureStates } from './brief/place-name.ts';
import type { Place } from './brief/read-place.ts';
import { clauseAround, type Wish } from './brief/read-wishes.ts';
import type { Radius } from './brief/radius.ts';

/** Taken where the brief names no distance: what most families drive for a weekly practice, and said so in the answer. */
export const DEFAULT_RADIUS_MILES = 5;
/** One bounded map query covers no more (Overpass usage policy: keep requests small). */
export const MAX_RADIUS_MILES = 50;

/** How the channel reads a brief and, where there is one, the brief before it. */
export interface Reading {
  place: Place | null;
  isNearCaller: boolean;
  children: Child[];
  /** As stated; null where `radiusMiles` is the default. */
  radius: Radius | null;
  radiusMiles: number;
  pages: string[];
  /** Prices, days and times that the brief wants, in its words. */
  wishes: { kind: Wish['kind']; words: string }[];
  /** Words of the brief that were read as nothing, and for which nothing is left out. */
  unread: string[];
  /** Statements in words that are known, and for which nothing is left out either. */
  unapplied?: string[];
  /** Words of the brief that a model alone read. */
  said?: string[];
  /** Whose words give the place: the notes of this call or the brief before. */
  placeFrom: 'notes' | 'prior';
  /** The caller asks for more of the same: what the earlier answer holds is left out. */
  isOnlyNew: boolean;
}

/** The brief with its prior: each of place, age and distance from the notes where they name it, else from the earlier brief. */
export function readWhole(brief: Brief): Reading {
  const { acceptedAt } = brief;
  const notes = asMeant(brief.notes);
  const prior = brief.prior && { ...brief.prior, brief: asMeant(brief.prior.brief) };
  const before = prior ? readBrief(prior.brief, acceptedAt) : null;
  const layers = [...layersOf(brief.notes), ...mailsOf(brief.notes)].map((text) => ({
    text,
    read: readBrief(text, acceptedAt),
  }));
  const all = readBrief(notes, acceptedAt, before !== null && before.place === null);
  const now: BriefReading = {
    ...all,
    place: layers[0]?.read.place ?? all.place,
    radius: layers[0]?.read.radius ?? all.radius,
    children: layers.find(({ read }) => read.children.length > 0)?.read.children ?? all.children,
  };
  const own = layers.length > 0 ? layers : [{ text: notes, read: all }];
  const texts = [...own, ...(prior && before ? [{ text: prior.brief, read: before }] : [])];
  const unread = texts.flatMap(({ text, read }) => unreadOf(text, read)).slice(0, MOST_WISHES);
  const ownPlace = before?.place && now.place && !now.place.isAnchored && !isPlainAnswer(notes, now) ? null : now.place;
  const place = ownPlace ?? before?.place ?? null;
  const children = now.children.length > 0 ? now.children : (before?.children ?? []);
  const radius = now.radius ?? before?.radius ?? null;
  const pages = [...new Set([...now.pages, ...(before?.pages ?? [])].map(({ url }) => url))];
  return {
    place,
    isNearCaller: place === null && (now.isNearCaller || before?.isNearCaller === true),
    children,
    radius,
    radiusMiles: radius?.miles ?? DEFAULT_RADIUS_MILES,
    pages,
    wishes: texts.flatMap(({ text, read }) => wishesOf(text, read)).slice(0, MOST_WISHES),
    unread,
    unapplied: texts.flatMap(({ text, read }) => unappliedOf(text, read, unread)).slice(0, MOST_WISHES),
    placeFrom: ownPlace || !before ? 'notes' : 'prior',
    isOnlyNew: Boolean(prior?.output) && !narrows(now, before, ownPlace),
  };
}

/** Tables as forms, without marks of emphasis and heads of chats, and with what the writer takes back put right. */
const asMeant = (written: string): string => {
  const plain = fieldsOfRows(asFormLines(plainBrief(written).replace(QUOTED, '')))
    .replace(CONTRACTED, "$1'$2")
    .replace(/(?<![\p{L}\d])(?:\*\*|__)|(?:\*\*|__)(?![\p{L}\d])/gu, '');
  const said = blankSpans(plain, findChatHeads(plain), ' ').replace(ANSWERED, 'age $2');
  const corrected = withSureStates(withStates(applyCorrections(said)));
  return WITHHELD.test(corrected) ? corrected.replace(HOUSE, '') : corrected;
};

/**
 * Of a copied chat with a question of the caller beside it: that question, and what the caller wrote in the chat. What others wrote there is of their own
 * children; it counts where neither says anything.
 */
function layersOf(written: string): string[] {
  const plain = plainBrief(written);
  const messages = readChatLog(plain)?.messages ?? [];
  const said = messages.map(({ start, end, isOwn }) => {
    const gap = plain.slice(start, end).search(/\n\s*\n/);
    return { start, end: gap < 0 ? end : start + gap, isOwn };
  });
  const beside = blankSpans(plain, said, ' ');
  if (!said.some(({ isOwn }) => isOwn) || said.every(({ isOwn }) => isOwn) || beside.trim().length < LEAST_BESIDE)
    return [];
  const others: TextSpan[] = [...said.filter(({ isOwn }) => !isOwn), ...restOf(plain, said)];
  return [beside, blankSpans(plain, others, ' ')].map(asMeant);
}
const LEAST_BESIDE = 40;

/** Of a mail with older ones below it: what its writer says now, and then what stood below, which counts where the writer says nothing. */
function mailsOf(written: string): string[] {
  const plain = plainBrief(written);
  const [own, ...older] = readThread(plain);
  if (!own || older.length === 0 || older.some(({ kind, sentAt }) => kind === 'resumed' || isLater(sentAt, own.sentAt)))
    return [];
  const [now, ...before] = [own, ...older].map(({ body }) => plain.slice(body.start, body.end));
  return now === undefined || now.trim().length < LEAST_BESIDE ? [] : [now, before.join('\n')].map(asMeant);
}

/** Whether a mail is newer than the one above it, as in a thread that is told from its beginning. */
const isLater = (sentAt: string | null, own: string | null): boolean => sentAt !== null && own !== null && sentAt > own;

/** What stands between the messages, and before and behind them. */
const restOf = (text: string, said: TextSpan[]): TextSpan[] =>
  [0, ...said.map(({ end }) => end)].map((start, at) => ({ start, end: said[at]?.start ?? text.length }));

/** Marks of a mail before the lines that it quotes. */
const QUOTED = /^(?:[ \t]*>)+[ \t]?/gm;

/** "Please don't share that, just use the town": the street is not for the geocoder. */
const WITHHELD = cueList(
  String.raw`
  (?:don['’]t|do not|never|without)\b[^.;!?\n]{0,20}\b(?:{giving})\b[^.;!?\n]{0,15}\b(?:that|it|this|address|street)
  (?:just|only) use the (?:town|city|zip)
`,
  {
    flags: 'i',
    before: String.raw`\b`,
    after: String.raw`\b`,
    words: { giving: 'share|sharing|send|sending|give (?:out|away)|giving (?:out|away)|use|using' },
  },
);
const HOUSE =
  /(?<![\p{L}\d])\d{1,5} (?:[\p{L}.'’-]{2,20} ){1,3}?(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|way|place|terrace|boulevard|blvd)\b\.?,? ?(?:in )?/giu;

/** "hes 10", "theyre 7", as phones and dictation write. */
const CONTRACTED = /(?<![\p{L}\d'’])(s?he(?=s)|they(?=re))(s|re)(?=\s+[\p{L}\d])/giu;

/** "how old is he?" and on the next line "6". */
const ANSWERED = /(\b(?:age|how old)\b)[^\n\d]{0,40}\n[ \t]*(\d{1,2})(?=[ \t.!]*(?:\n|$))/gi;

const MOST_WISHES = 6;

/** Wishes of one text, each clause of it once. */
function wishesOf(text: string, { wishes }: BriefReading): Reading['wishes'] {
  const told = wishes.map((wish) => ({ kind: wish.kind, words: clauseAround(text, wish).quote.trim() }));
  return told.filter(
    ({ words }, index) => !SUBJECT.test(words) && told.findIndex((other) => other.words === words) === index,
  );
}

/** "Subject: Re: Saturday": a mail that is answered or sent on was called so before. */
const SUBJECT = new RegExp(`^(?:${HEAD_FIELDS.subject.join('|')}):\\s*(?:re|fwd?|aw|wg|tr|rv|i|odp|doorst)\\s?:`, 'iu');

/** Notes that are little else than a place ("Boise, Idaho") answer an ask. */
function isPlainAnswer(notes: string, { place }: BriefReading): boolean {
  return place !== null && /^[\p{Lu}\d]/u.test(place.quote) && notes.trim().length - place.quote.length <= 12;
}

/** Another place, an age or a smaller distance make a new search; everything else asks for more of the same. */
function narrows(now: BriefReading, before: BriefReading | null, ownPlace: Place | null): boolean {
  if (ownPlace !== null || now.children.length > 0 || !before) return true;
  return now.radius !== null && now.radius.miles <= (before.radius?.miles ?? DEFAULT_RADIUS_MILES);
}

/** The reading as the plan keeps it, and back. */
export const toJson = (reading: Reading): JsonObject => JSON.parse(JSON.stringify(reading)) as JsonObject;
// Reason: the plan's reading is what toJson made of this channel's own Reading.
export const fromJson = (json: JsonObject): Reading => json as unknown as Reading;
