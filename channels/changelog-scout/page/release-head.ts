import { cueList } from '../../reading/cue-list.ts';
import { blankOut, findDates } from '../dates/find-dates.ts';
import type { WrittenDate } from '../dates/find-dates.ts';
import type { DayOrder } from '../../../evidence/read-date.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import { findVersions, SERVICE_LEVEL } from '../versions/find-versions.ts';
import type { WrittenVersion } from '../versions/find-versions.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { isReleasedBy } from './date-lines.ts';
import { HALF_DAY } from './day-under-year.ts';
import { tellsOfChange } from '../kinds/classify.ts';
import { DAY_FIRST } from './line-starts.ts';
import { findLoneNumber } from './lone-number.ts';
import { isAnnounced, isBarred, isNeutralWord, isSectionOf, readStatus } from './head-words.ts';
import type { HeadStatus } from './head-words.ts';

/** What a line says when it names a release. Places count from the start of the line. */
export interface ReleaseHead {
  version: WrittenVersion | null;
  /** Words before the version that are no filler, or what is joined to it: mostly the product. */
  product: string | null;
  date: WrittenDate | null;
  status: HeadStatus;
  /** Nothing else stands on the line than version, date, a product before and filler. */
  isExact: boolean;
  /** For which of several lines of releases it came out, where its form says so: Debian's distribution, without `-security` and its like. */
  line?: string;
}

const MAX_LENGTH = 220;

/**
 * Reads a line as the head of a release, or null when it is none: it names a version or a date, or says that it holds what is not released
 * yet, and does not say something about a version instead (`Upgrading from 2.0`, `Drop support for Node 16.1`, `Changelog since 1.4`).
 */
export function readReleaseHead(line: string, order?: DayOrder): ReleaseHead | null {
  if (line.length > MAX_LENGTH || line.includes('|')) return null;
  const masked = maskMarkup(line).replace(AGE, (words) => ' '.repeat(words.length));
  const packaged = readDebianHead(line) ?? readRpmHead(line);
  if (packaged) return packaged;
  if (ARCHIVE_LINK.test(line) || REMARK.test(line) || FILE.test(line) || DATE_LABEL.test(line)) return null;
  if (QUESTION.test(line) || isReleasedBy(line)) return null;
  const status = readStatus(masked);
  if (!/\d/.test(masked)) return status === 'released' ? null : isSectionName(masked) ? headless(status) : null;
  const dates = withoutVersions(masked, findDates(masked, order));
  const rest = blankOut(masked, dates).replace(HALF_DAY, (words) => ' '.repeat(words.length));
  const all = findVersions(rest).filter((one) => !isDayBefore(rest, one, dates));
  const versions = all.filter(({ start }) => !isCompared(rest, start));
  const named = datedVersion(masked, dates);
  const isFirst = named !== null && !/[\p{L}\p{N}]/u.test(masked.slice(0, named.start));
  const picked = pickVersion(rest, versions) ?? (isFirst ? named : (findLone(rest, dates) ?? named));
  const version = picked && withStage(rest, picked);
  if (!version) return dates.length === 1 && dates[0] ? dateOnly(rest, dates[0], status) : null;
  if (isBarred(rest, version.start, version.end) || isSeries(rest, version) || isChangedValue(rest)) return null;
  const date = datedBy(version, rest, dates);
  const others = blankOut(rest, all).replace(MAIL, (address) => ' '.repeat(address.length));
  const lead = others.slice(0, version.start - joined(version));
  const before = unknownWords(isSectionOf(lead) ? lead.replace(/^.*\bin\b/i, ' ') : lead);
  const tail = others.slice(version.end);
  const after = isAnnounced(tail) ? [] : unknownWords(tail);
  if (before.length > 6 || after.length > (date ? 14 : 8)) return null;
  if (!date && isOfPart(version, { before, after })) return null;
  const aside = after.length === 0 ? [] : unknownWords(tail.replace(ASIDE, ' '));
  const isExact = before.length <= 3 && (aside.length === 0 || (date !== null && aside.length <= 2));
  return { version, product: productOf(version, before), date, status, isExact };
}

/** Whether an unmarked line is nothing but the head of a release. */
export function isReleaseLine(masked: string): boolean {
  return readReleaseLine(masked) !== null;
}

/** Whether such a line gives the day of its release too. */
export function isDatedReleaseLine(masked: string): boolean {
  return readReleaseLine(masked)?.date != null;
}

function readReleaseLine(masked: string): ReleaseHead | null {
  const words = masked.trim();
  if (words.length > 110 || !/\d/.test(words) || /[,;?!]$|\p{Ll}{2}\.$/u.test(words)) return null;
  if (GOES_ON.test(words)) return null;
  const day = DAY_FIRST.exec(words)?.[0];
  if (day !== undefined && tellsOfChange(words.slice(day.length))) return null;
  const head = readReleaseHead(words);
  return head?.version != null && head.isExact ? head : null;
}

/** A sentence goes on behind these: `keys made by 2.3 are weak and`. */
const GOES_ON =
  /\s(?:and|or|but|the|an|are|was|were|with|und|oder|mit|der|das|et|ou|avec|les|y|con|los|las|e|il|gli|com|en|met|het|lub|oraz)$/;

/** `apt (2.6.1) unstable; urgency=medium` (Debian Policy 4.4); the suite UNRELEASED says that it is not out. */
function readDebianHead(line: string): ReleaseHead | null {
  const hit = /^(\s*([a-z0-9][a-z0-9+.-]+) \()([^()\s]+)\) ([^;]+); urgency=\w+/i.exec(line);
  if (!hit) return null;
  const [, lead = '', name = '', text = '', suite = ''] = hit;
  const version = { start: lead.length, end: lead.length + text.length, text, scope: null, joint: '' };
  return {
    version,
    product: name,
    date: null,
    status: /unreleased/i.test(suite) ? 'unreleased' : 'released',
    isExact: true,
    line: suite.trim().replace(UPDATES, ''),
  };
}

/** Archives through which a distribution is kept up to date (Debian Developer's Reference, 5.5); backports are another line. */
const UPDATES = /-(?:security|updates|proposed-updates|proposed|lts)$/i;

/** `Mon Nov 16 2026 Ada Example <ada@pkg.example> - 4.3.0-1` of an RPM changelog: whoever packaged it is no product. */
function readRpmHead(line: string): ReleaseHead | null {
  const hit = RPM.exec(line);
  const [date] = hit ? findDates(line) : [];
  if (!hit || !date) return null;
  const [whole, text = ''] = hit;
  // Whoever built it again need not give it a version.
  if (text === '') return { version: null, product: null, date, status: 'released', isExact: true };
  const end = hit.index + whole.trimEnd().length;
  const version = { start: end - text.length, end, text, scope: null, joint: '' };
  return { version, product: null, date, status: 'released', isExact: true };
}
const RPM =
  /^\W{0,4}(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} +\d{1,2} \d{4} [^<>\n]{2,60} <[^<>\s]+>(?:\s+-?\s*(\d[\w.:~^+-]{1,40}))?\s*$/;

/** How long ago it came out, as stores and forges write it: `Version 7.4.1   3d ago`. */
const AGE = cueList(
  String.raw`
  (?:\d{1,3}|an?|one) ?(?:s|m|h|d|w|mo|y|mins?|hrs?|wks?|yrs?|seconds?|minutes?|hours?|days?|weeks?|months?|years?) ago|yesterday|just now
  vor (?:\d{1,3}|ein(?:em|er)) (?:minuten?|stunden?|tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)|gestern|il y a (?:\d{1,3}|une?) (?:minutes?|heures?|jours?|semaines?|mois|ans?)|hier
  hace (?:\d{1,3}|una?) (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?)|ayer|(?:\d{1,3}|una?) (?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]) fa|ieri
  há (?:\d{1,3}|uma?) (?:minutos?|horas?|dias?|semanas?|mês|meses|anos?)|ontem|(?:\d{1,3}|een) (?:minuten|uur|dag(?:en)?|weken|week|maand(?:en)?|jaar) geleden|gisteren
  \d{1,3} (?:minuty?|godzin[ay]?|dni|dzień|tygodni(?:e|u)?|miesi[ąę]c[ey]?|lata?) temu|wczoraj
`,
  { flags: 'giu', before: String.raw`(?<![\p{L}\d.])`, after: String.raw`(?![\p{L}\d])` },
);

function findLone(rest: string, dates: readonly WrittenDate[]): WrittenVersion | null {
  const lone = findLoneNumber(rest, dates.length > 0);
  return lone && !isCompared(rest, lone.start) && !isDayBefore(rest, lone, dates) ? lone : null;
}

/** The first of the days that a line is about: `16 – 30 November 2026`. */
function isDayBefore(rest: string, { text, start, end }: WrittenVersion, dates: readonly WrittenDate[]): boolean {
  if (!/^\d{1,2}$/.test(text) || unknownWords(rest.slice(0, start)).length > 0) return false;
  const next = dates.find((date) => date.start > end);
  const day = Number(/^\d{1,2}(?=\D)/.exec(next?.written[0] ?? '')?.[0]);
  return (
    next !== undefined &&
    Number(text) < day &&
    /^\s*(?:–|—|-|to|bis|al?|à|au|tot)\s*$/i.test(rest.slice(end, next.start))
  );
}

const MAIL = /(?<![\w.+@-])[\w.+-]{1,60}@[a-z][\w-]{0,60}(?:\.[a-z][\w-]{0,60}){1,4}/gi;

/** A heading that is nothing but a link to another changelog: `[v0 changelog](docs/CHANGELOG_v0.md)`. */
const ARCHIVE_LINK =
  /^\W*\[[^\]]*\b(?:change ?log|changes|history|release notes|news)\b[^\]]*\]\([^()]*(?:changelog|changes|history|notes|news)[\w.-]*\.(?:md|markdown|rst|txt|html?)\)\W*$/i;

/** `Release date: 12/Nov/26   Build: kite-2026`: the day of the release above, whatever build stands beside it. */
const DATE_LABEL = /^\W*(?:release )?date\s*:.*\b(?:build|tag|commit)\s*:/i;

/** A file to download is named by the release that it holds and heads none. */
const FILE =
  /[\w)]\.(?:zip|tgz|tar|t[gx]z|[gx]z|bz2|7z|rar|exe|msi|dmg|pkg|deb|rpm|apk|ipa|aab|bin|img|iso|hex|whl|gem|jar|nupkg)(?![\w/])/i;

/** `(Not released; see changes for 1.12.2.)` and `See the 3.1 log` speak of a release and head none. */
const REMARK =
  /^\W*(?:(?:not|never) released\b.{0,40}\d|(?:please )?(?:see|read|check|refer to)\s|(?:\w+ )?(?:generated|powered|created|built|exported|rendered|printed|made) (?:by|with|from|using) )/i;

/** `Does it run with version 3?` is asked, and heads none. */
const QUESTION = /^\W*(?:do|does|did|is|are|can|could|will|should|how|why|where|when|which|who)\b[^?]{3,200}\?\W*$/i;

/** `Version 4.x` names a line of releases. */
function isSeries(rest: string, { end }: WrittenVersion): boolean {
  return /^\.[xX*](?![\p{L}\p{N}])/u.test(rest.slice(end));
}

function headless(status: HeadStatus): ReleaseHead {
  return { version: null, product: null, date: null, status, isExact: true };
}

function isSectionName(masked: string): boolean {
  return unknownWords(masked).length <= 2;
}

function dateOnly(rest: string, date: WrittenDate, status: HeadStatus): ReleaseHead | null {
  const words = unknownWords(rest);
  if (words.length > 8 || isBarred(rest, date.start, date.end)) return null;
  return { version: null, product: words.join(' ') || null, date, status, isExact: words.length === 0 };
}

/** In `2020.12.2 (15 December 2020)` the numbers with dots are a version and no day. */
function withoutVersions(masked: string, dates: WrittenDate[]): WrittenDate[] {
  const days = dates.filter(({ iso }) => iso.length === 10);
  const plain = days.filter((date) => !isDotted(masked, date));
  return plain.length > 0 && plain.length < days.length ? plain : dates;
}

/** `2023.11.14` and the like name the release and date it at once. */
function datedVersion(masked: string, dates: WrittenDate[]): WrittenVersion | null {
  const dotted = dates.find((date) => isDotted(masked, date));
  return dotted
    ? { start: dotted.start, end: dotted.end, text: masked.slice(dotted.start, dotted.end), scope: null, joint: '' }
    : null;
}

const isDotted = (masked: string, { start, end }: WrittenDate): boolean =>
  /^\d{4}\.\d{1,2}\.\d{1,2}$/.test(masked.slice(start, end));

/** The day of a head: in full, or as eight digits that are the version or stand behind it (`1.6.7 - 20190925`). */
function datedBy(version: WrittenVersion, rest: string, dates: WrittenDate[]): WrittenDate | null {
  const [only] = dates;
  if (only) return dates.find(({ iso }) => iso.length === 10) ?? only;
  const behind = rest.slice(version.end).search(COMPACT);
  const before = rest.slice(0, version.start).search(COMPACT);
  const isWhole = /^\d{8}$/.test(version.text);
  if (!isWhole && behind < 0 && before < 0) return null;
  const start = isWhole ? version.start : behind >= 0 ? version.end + behind : before;
  const written = rest.slice(start, start + 8);
  const [day] = findDates(written.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
  return day ? { ...day, start, end: start + 8, written: [written] } : null;
}

/** Eight digits that may be a day; `build 20261005` is the day on which it was built. */
const COMPACT = /(?<![\p{L}\p{N}.#/_-]|\bbuild(?: number)?:? )(?:19|20)\d{6}(?![\p{L}\p{N}_/-]|\.\d)/u;

function pickVersion(rest: string, versions: WrittenVersion[]): WrittenVersion | undefined {
  const [first, second] = versions;
  if (!first || !second) return first;
  const between = rest.slice(first.end, second.start);
  const isRange = /^\W*(?:and|to|through|until|→|->|=>|\.{2,3}|…)\W*(?:v|version|release)?\W*$/i.test(between);
  const says = /\b(?:between|from|changes?|differences?|versions?|upgrade)\b/i.test(rest.slice(0, first.start));
  if (isRange && says) return compareVersions(first.text, second.text) > 0 ? first : second;
  return first;
}

/** `Chain length 8 → 9.5`: a value that something had and has. */
const isChangedValue = (rest: string): boolean =>
  VALUES.test(rest) && !/\b(?:between|from|changes?|differences?|versions?|upgrad\w+|releases?)\b/i.test(rest);
const VALUES = /\p{L}{2}.*\d[^\s]{0,4}(?: \p{L}{1,4})?\s*(?:→|->|=>|⟶|➔)\s*\S{0,2}\d/u;

/** `since 1.4`, `compared to 2.0`: the version that another is measured by. */
export function isCompared(rest: string, start: number): boolean {
  return /\b(?:since|after|compared (?:to|with)|relative to|over|previous(?: version)?,?|prior to|before|against|requires?|needs?|via)\s*(?:the\s+)?(?:version|release)?\s*[\p{L}-]*[@/-]?\s?v?$/iu.test(
    rest.slice(0, start),
  );
}

/** What stands beside a version without changing it: codenames in quotation marks or brackets, `1.10 otter release`. */
const ASIDE = /^\s[\p{L}][\p{L}\p{N}_.+-]{0,30}\srelease(?=\W*$)|\([^)]*\)|"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’/gu;

/** `3.12.0 release candidate 1` and `14.2 SP1` are one name each, and `7.0.5,7.0.6` are two of one release. */
function withStage(rest: string, version: WrittenVersion): WrittenVersion {
  const behind = rest.slice(version.end);
  const stage =
    /^ (?:release candidate|alpha|beta|rc|preview|milestone) ?\d+\b/i.exec(behind)?.[0] ??
    SERVICE_LEVEL.exec(behind)?.[0] ??
    /^(?:[,/&]v?\d+(?:\.\d+){1,3}){1,3}(?![\w.,/&-])/i.exec(behind)?.[0];
  if (!stage) return version;
  return { ...version, end: version.end + stage.length, text: version.text + stage };
}

/** `Sunsetting API v1`, `CSV import v2 is faster`: a whole number counts generations of a part, or stands in a sentence. */
const isOfPart = ({ text }: WrittenVersion, { before, after }: { before: string[]; after: string[] }): boolean =>
  !/[._]/.test(text) && before.length > 0 && (after.length > 0 || PART.test(before.at(-1)!));
const PART =
  /^(?:apis?|sdks?|graphql|rest|soap|webhooks?|endpoints?|schemas?|protocols?|formats?|imports?|exports?|exporters?|importers?|tokens?|keys?)$/i;

const joined = ({ scope, joint }: WrittenVersion): number => (scope?.length ?? 0) + joint.length;

function unknownWords(rest: string): string[] {
  const words = rest.match(/[\p{L}@][\p{L}\p{N}'’.+#/-]*/gu) ?? [];
  return words.filter((word) => !isNeutralWord(word));
}

function productOf({ scope }: WrittenVersion, before: string[]): string | null {
  if (scope && !isNeutralWord(scope)) return scope;
  return before.length > 0 ? before.join(' ').replace(/[-:]+$/, '') : null;
}
