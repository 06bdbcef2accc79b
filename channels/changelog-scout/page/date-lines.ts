import { cueList } from '../../reading/cue-list.ts';
import type { DayOrder } from '../../../evidence/read-date.ts';
import { blankOut, findDates } from '../dates/find-dates.ts';
import type { WrittenDate } from '../dates/find-dates.ts';
import { maskMarkup } from '../text/mask-markup.ts';

/**
 * The date of a line that says nothing else than when something was released (`_Released Sep 14, 2026_`, `:Date: 2026-09-14`,
 * `November 1, 2026 by A. Person`), or null. Places count from the start of the line.
 */
export function readDateLine(line: string, order?: DayOrder): WrittenDate | null {
  if (line.length > 160) return null;
  const masked = maskMarkup(line);
  const by = RELEASED_BY.exec(masked)?.[0].length ?? 0;
  if (by > 0) return findDates(masked, order).find(({ start }) => start >= by && start - by < 4) ?? null;
  const shown = masked.trim() === '' ? line : masked;
  const dates = findDates(shown, order);
  const date = dates.find(({ iso }) => iso.length === 10) ?? dates[0];
  if (!date || dates.length > 2) return null;
  const hasClock = /\d:\d{2}/.test(shown.slice(date.start, date.end));
  const rest = besideDay(blankOut(shown, dates), date)
    .replace(WHENCE, (words) => ' '.repeat(words.length))
    .replace(BYLINE, (words) => ' '.repeat(words.length))
    .replace(hasClock ? LOGIN : /$^/, (words) => ' '.repeat(words.length))
    .replace(TAGGED, (words) => ' '.repeat(words.length))
    .replace(IN_BRACKETS, (words) => ' '.repeat(words.length))
    .replace(SENDERS, '');
  const author =
    /(?:\bby\b|^[\s·|,/–—-]*(?=[\p{Lu}]))[\p{L}\p{M}.'’ @_-]{0,60}$/u.exec(rest.slice(date.end))?.[0] ?? '';
  const mail = rest.replace(/<[^<>\s]+@[^<>\s]+>/g, '');
  const words =
    (mail === rest ? rest.slice(0, rest.length - author.length) : mail.slice(0, date.start)).match(/[\p{L}\d]+/gu) ??
    [];
  const isWhole = words.every((word) => DATE_WORDS.has(word.toLowerCase()));
  return isWhole && author.trim().split(/\s+/).length <= 6 ? date : null;
}

/**
 * What a line says of its day: without the short parts behind it (`· 9 minutes reading time · 12 comments`), and without where it came out before that
 * (`CRAN release:`, `App Store date:`).
 */
function besideDay(rest: string, { start, end }: Pick<WrittenDate, 'start' | 'end'>): string {
  const parts = /^\W*[·•|]/u.test(rest.slice(end)) ? rest.slice(end).split(/[·•|]/u) : [];
  const field = FIELD.exec(rest.slice(end))?.index ?? SIZE.exec(rest.slice(end))?.index;
  if (field !== undefined) return besideDay(rest.slice(0, end + field), { start, end });
  const isByThePart =
    parts.length > 0 && parts.every((part) => part.trim().split(/\s+/).length <= 4 || COMMITS.test(part));
  const lead = PLACED.exec(rest.slice(0, start))?.[0] ?? '';
  return ' '.repeat(lead.length) + rest.slice(lead.length, isByThePart ? end : undefined);
}

/** What a line names beside its day, apart from it: `   Build: qw-20261112.4`. */
const FIELD =
  /(?:\s{2,}|\t|\s*[;|]\s*)(?:build|size|file|tag|commit|revision|author|by|channel|status|type|rollout|regions?|platforms?|audience|owner|severity)\s*:\s*\S[^\n]{0,60}$/i;

/** How large a download is: ` – 412 KB`. */
const SIZE = /\s*[–—;,(-]\s*\d[\d.,]*\s?(?:[KMG]i?[Bo]|bytes|octets)\)?\s*$/i;

const PLACED = /^\W*(?:[\p{L}\d.]{2,20} ){1,2}(?:release|released|published|date)(?: date)?\s*:/iu;

/** What is said beside a day: `(all platforms)`. */
const IN_BRACKETS = /(?<=\s)\([\p{L} ,/&-]{2,40}\)\s*$/u;

/** Where a release was cut, behind its day: `from /branches/1.14.x`, `tag v1.2`, `r18995`. */
const WHENCE = /[,;]?\s*\b(?:from|at|on|tag(?:ged)?)\s+\/?[\w.-]+\/[\w./-]{1,80}|[,;]\s*r\d+\b/g;

/** Who wrote a post, before its day: `by Ada Example on`, `Written by A. Person ·`. */
const BYLINE =
  /^\W*(?:(?:[Pp]osted|[Ww]ritten|[Pp]ublished) )?[Bb]y \p{Lu}[\p{L}\p{M}.'’-]{0,30}(?: [\p{L}\p{M}.'’-]{1,30}){0,3}?(?= on\b|\s*[·|,–—]|\s{2,})/u;

/** Who brought a release out, as forges say it: `kim-h released this on`, `tide-bot[bot] published this`; `5a1f0c2 v1.2 Released … by kim` below it. */
const RELEASED_BY =
  /^\W*(?:(?:@[\p{L}\d._-]{1,39} )?@?[\p{L}\d][\p{L}\d._-]{0,38}(?:[[ ]bot[\] ])? (?:pre-?)?(?:released|published|tagged|created|drafted) this\b(?: on)?|[\da-f]{7,40}\s+\S{1,60}\s+Released\b)/iu;

/** Whether a line is that sentence of a forge, with a day or with how long ago it was. */
export const isReleasedBy = (line: string): boolean => line.length < 160 && RELEASED_BY.test(maskMarkup(line));

/** Who posted in a forum, before day and hour. */
const LOGIN = /^\W{0,3}@?[\p{L}\d][\p{L}\d_.-]{1,30}(?=\s{2,})/u;

/** Who pushed which tag and commit, behind the day: `kim-h v1.2.0 5a1f0c2`. */
const TAGGED = /(?:\s@?[\w-]{1,40})?\s+v?\d+(?:\.\d+)+[\w.+-]*\s+(?=[a-f]{0,39}\d)[\da-f]{7,40}\s*$/i;

/** `14 commits to main since this release` */
const COMMITS = /^\s*\d{1,6} commits? (?:to|since|after)\b/i;

/** Who wrote an entry, by bare addresses at the end of its line. */
const SENDERS = /(?:[\s/,.]{1,9}[\w+-][\w.+-]{0,60}@[\w-][\w.-]{0,80}){1,4}\s*$/;

/** The date in a sentence that says that a release came out on it, where no other date is near. */
export function readReleasedOn(sentence: string, order?: DayOrder): WrittenDate | null {
  const masked = maskMarkup(sentence);
  const hit = CAME_OUT.exec(masked);
  if (!hit || hit.index > 90) return null;
  const at = hit.index + hit[0].length;
  const date = findDates(masked, order).find(({ start }) => start >= at && start - at < 4);
  return date ?? null;
}

const CAME_OUT = cueList(
  String.raw`
  released|published|shipped|announced|launched|rolled out|(?:went|came|got) (?:out|live)
  (?:is |been )?(?:out|live|available|in use|deployed)(?: (?:on|for|in|to) (?:all |every )?(?:\w+ ){0,2}\w+)? (?:since|as of|from)
`,
  { before: String.raw`\b`, after: String.raw`\s+(?:on\s+)?(?:the\s+)?` },
);

/** A line that says when the release came out, and at the most where to get it. */
export function isAnnouncement(line: string, order?: DayOrder): boolean {
  // What stands in brackets is said beside it: `Rolled out 2026-05-02 (by stages)`.
  const plain = line.replace(/\s\([^()\n]{1,80}\)/g, '');
  const date = line.length > 200 ? null : readReleasedOn(plain, order);
  if (!date) return false;
  const sentences = maskMarkup(plain).split(/(?<=[.!])\s+/);
  const [first = ''] = sentences;
  return (
    date.end <= first.length &&
    first.length - (date.end - date.start) < 40 &&
    sentences.slice(1).every((said) => TO_GET.test(said))
  );
}

const TO_GET = /^\W*(?:get|grab|fetch|download|find|available)\b.{0,120}$|^\W*$/i;

/** Debian's last line of an entry, ` -- Name <mail>  Fri, 09 May 2025 16:50:00 +0200`, and a key of YAML, `release_date: '2025-05-09'`. */
export function readTrailer(line: string): WrittenDate | null {
  if (RELEASE_KEY.test(line) || isReleasedBy(line)) return readDateLine(line);
  if (!/^\s*--\s+\S.*<[^<>]*>\s{1,2}\S/.test(line)) return null;
  const at = line.lastIndexOf('>') + 1;
  const [date] = findDates(line.slice(at));
  return date ? { ...date, start: date.start + at, end: date.end + at } : null;
}

const RELEASE_KEY = /^\s*(?:release|released|publish|published)[_ -]?(?:date|at|on)\s*:\s*\S[^\n]{5,40}$/i;

const DATE_WORDS = new Set(
  `release released releases date dated on published posted updated update last modified at of the this version is was publish time as day and general availability available ga stable
  created shipped announced first initial public latest pre-release prerelease pre preview beta rc stable final lts yanked here now assets verified draft utc gmt am pm est edt pst pdt cet cest
  stand datum fecha veröffentlicht erschienen freigegeben vom publié publiée parue paru sortie le du publicado publicada lanzado lanzada el del pubblicato pubblicata rilasciato rilasciata il
  lançado lançada em uitgebracht verschenen op wydano udgivet släppt
  since from live out online deployed effective rollout start launch launched went into force seit ab verfügbar freigabe ausgeliefert ist in erscheinungsdatum veröffentlichung depuis dès disponible
  mise ligne date sortie
  publication desde disponible publicación lanzamiento salida l dal dall dell disponibile uscita pubblicazione rilascio disponível publicação lançamento sinds vanaf beschikbaar
  uitgave uitgegeven datum od dnia dostępna dostępny dostępne wydanie wydana wydany data opublikowano
  发布日期 发布时间 更新日期 更新时间 发布 日期 發佈日期 發布日期 リリース日 公開日 更新日 배포일 출시일 업데이트`.split(
    /\s+/,
  ),
);
