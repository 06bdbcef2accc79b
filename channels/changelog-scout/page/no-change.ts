import { cueList } from '../../reading/cue-list.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { squeeze } from '../text/span.ts';
import { isAnnounced } from './head-words.ts';
import { DAY_OF_MONTH } from './day-under-year.ts';
import { SHEET } from './sheet-edges.ts';
import { isAnnouncement, isReleasedBy, readDateLine } from './date-lines.ts';

/** Whether words of a release can be a change: no thanks, downloads, checksums, names of authors, days, or lines that lead elsewhere. */
export function isChange(words: string, raw: string): boolean {
  if (!/[\p{L}]{2}/u.test(words) && !/`(?!https?:)[^`]*\p{L}{2}[^`]*`/u.test(raw) && !/(?:GHSA|CVE)-/.test(raw))
    return false;
  if (WITHIN_PAGE.test(raw) || LINKS.test(raw) || isReleasedBy(raw)) return false;
  if (isFields(raw) || namesColumns(raw) || isOut(words)) return false;
  const squeezed = squeeze(words);
  return (
    !NO_CHANGE.some((pattern) => pattern.test(squeezed)) &&
    (!/\d{4}/.test(raw) || (readDateLine(raw) === null && !isAnnouncement(raw)))
  );
}

/** `Heron 3.1 is now available`: a line that says no more than that the release is out. */
function isOut(words: string): boolean {
  const named = words.length < 140 ? NAMED.exec(words) : null;
  return named !== null && isAnnounced(words.slice(named[0].length));
}
const NAMED = /^\W*(?:[\p{L}\d][\p{L}\d.+-]* ){0,4}v?\d+(?:\.\d+)+[\w+-]*(?=\s)/u;

/** A word or two that name a kind, as cards carry them beside their heads. */
export const isKindBadge = (words: string): boolean =>
  /^\p{L}+(?: \p{L}+)?$/u.test(words.trim()) && sectionKind(words) !== null;

const LONGEST_HEAD = 600;

/** Cells that only name the columns of a table: `Identifier   Headline`. */
export function namesColumns(raw: string): boolean {
  if (raw.length > LONGEST_HEAD) return false;
  const cells = raw
    .trim()
    .split(/\s*(?:\||\t)\s*|\s{2,}/)
    .filter(Boolean);
  return cells.length > 1 && !raw.includes('\n') && cells.every((cell) => COLUMN.test(cell));
}

/** `AFFECTS: users of …` and `AUTHOR: …` below it: whom an entry is for, and whose it is. */
function isFields(raw: string): boolean {
  if (raw.length > LONGEST_HEAD) return false;
  const lines = raw.trim().split('\n');
  if (lines.every((line) => STATED.test(line))) return true;
  const labels = lines.map((line) => /^\s*([A-Z]{4,12}):\s/.exec(line)?.[1]);
  return labels.length > 1 && labels.every((label) => label !== undefined && sectionKind(label) === null);
}

/** What a bulletin states of a release before it says what changed, in the languages of the house. */
const STATED = cueList(
  String.raw`
  replaces|supersedes|affected (?:hardware|devices?|models?|products?)|applies to|hardware|severity|urgency|part (?:no\.?|number)|document(?: no\.?)?|models?|devices?
  ersetzt|betroffene (?:geräte|modelle)|gilt für|schweregrad|dringlichkeit|geräte|remplace|matériels?(?: concernés?)?
  gravité|urgence|s['’]applique à|sustituye(?: a)?|reemplaza(?: a)?|equipos(?: afectados)?|gravedad|se aplica a
  sostituisce|dispositivi(?: interessati)?|gravità|si applica a
  substitui|equipamentos(?: afetados)?|gravidade|aplica-se a|vervangt|apparaten|ernst|geldt voor|zastępuje|urządzenia|ważność|dotyczy
`,
  { flags: 'iu', before: String.raw`^\s*`, after: String.raw`\s*:\s+\S[^\n]{0,80}$` },
);

/** Links in a row, which lead to other pages. */
const LINKS =
  /^\W*(?:\[[^\]\n]{1,80}\]\([^()\s]{0,300}\)[ \t]*[|·•/–-][ \t]*){1,12}\[[^\]\n]{1,80}\]\([^()\s]{0,300}\)\W*$/;

/** Nothing but a link: an entry of a table of contents, or in reStructuredText to whatever is beside. */
const WITHIN_PAGE =
  /^\W*\[[^\]\n]{1,200}\]\(#[^()\s]{0,200}\)\W*$|^\|?\s*`[^`<>\n]{1,100} <https?:[^<>\s]{1,300}>`__?\W*$/;

/** Says that there is nothing, or nothing new. */
const NOTHING = cueList(
  String.raw`
  none|n\/a|nothing(?: (?:yet|here|new|has changed|to (?:report|see|note)))*|placeholder|reserved|tbd|tba|keine|aucune?|ninguno|nessuno
  unchanged|no changes?|same|unverändert|keine änderung(?:en)?|inchangée?s?|sin cambios|invariat[oaie]|nessuna modifica|ongewijzigd|sem alterações|inalterad[oa]s?|bez zmian
`,
  {
    flags: 'iu',
    before: String.raw`^\W*`,
    after: String.raw`(?: (?:yet|so far|in this (?:release|version)|for this (?:release|version)))?\W*$`,
  },
);

/** Whether a cell says that there is nothing to say. */
export const isNothing = (words: string): boolean => !/[\p{L}\p{N}]/u.test(words) || NOTHING.test(squeeze(words));

const NO_CHANGE = [
  // A day without its year, as it stands below the heading of a month.
  new RegExp(`^${DAY_OF_MONTH}$`, 'iu'),
  /^(?:previous|prev|newer|older)[\d\s….]{0,60}(?:next|older|newer)$/i,
  // Where a sheet ends and the next one begins.
  SHEET,
  /^downloads?:(?!.*\b(?:no longer|now|fixed|faster)\b).{0,160}$/i,
  /^source code \((?:zip|tar\.gz)\)$|^version v?\d[\w.+-]*$|^last updated\b.{0,40}$/i,
  // Which version of something else goes with the release: `appVersion: 3.4.1`.
  /^[\p{L} _-]{0,24}version ?[:=] ?[<>=~^ ]{0,3}v?\d[\w.+*-]*$/iu,
  /^(?:active installations|tested up to|requires at least|(?:wordpress|php) version)\b.{0,40}$/i,
  // What a table or a line states of the release as a whole.
  /^(?:build|size|revision|document|doc)(?: (?:no\.?|number|id))?[\s:#|]+[\w.-]*\d[\w.-]*$/i,
  /^(?:end of (?:support|life|sale|maintenance|development)|(?:supported|maintained) until|support ends)(?: date)?[\s:|]+[^\n]{4,30}$/i,
  /^(?:the )?following (?:issues?|bugs?|problems?|defects?|changes|features|enhancements) (?:(?:have|has) been|are|were|is|was) [^:]{1,200}$/i,
  // A tag with its commit or badge, as forges repeat it.
  /^v?\d+(?:\.\d+)+[\w.+-]*(?: (?:[\da-f]{7,40}|latest|pre-?release|verified|unverified|draft|immutable|(?:alpha|beta|rc|preview)(?: \d{1,3})?))*$/i,
  /^(?:[\da-f]{7,40} )?this (?:commit|tag) was (?:created|signed) (?:on|with|and|by)\b.{0,80}\bsignature\W*$/i,
  // Sums of files, with or without their heading.
  /^(?:(?:sha|md)-?\d{1,3}(?: ?sums?| ?checksums?)?|check ?sums?|prüfsummen|sommes de contrôle)?\W*(?:[\da-f]{8,128} [*]?[\w./-]{1,120}\.\w{1,8} ?){1,60}$/i,
  /^(?:assets(?: \d{1,3})?|highlights?|what['’]s (?:new|changed))\W*$/i,
  /^(?:latest|pre-?release|verified|draft)(?: release)?$|^(?:compare|choose a tag to compare)$/i,
  /^\d[\d.,]*\s?(?:bytes?|octets?|[kmg]i?[bo])\W*$/i,
  /^(?:full |older )?(?:change ?log|release notes)\W*$|^full changelog\b|^see (?:the )?(?:full )?(?:changelog|diff|commits?|milestone)\b.{0,40}$|^(?:view|compare) (?:changes|commits|diff)/i,
  /^\[ [^\]]+ \]$|^(?:reported|signed-off|co-authored|reviewed|tested|acked|suggested|helped|approved|cherry[- ]picked)[- ]?(?:by|from)\b/i,
  /^(?:thanks|thank you|kudos|many thanks|special thanks|contributors?|credits|committers?|authors?)\b(?: to| go)?[\s:,@]/i,
  /\bmade their first contribution\b/i,
  /^(?:subscribe to|follow us|sign up|join us|read the announcement|read more|learn more)\b.{0,120}$/i,
  cueList(
    String.raw`
  ^(?:please )?(?:see|refer to|check|read) (?:the |our |also )?.{0,90}\b(?:for {word1}|(?:complete|full) (?:list|listing|changelog))\b.{0,60}$
`,
    {
      words: {
        word1: String.raw`
    details|a (?:complete|full|detailed)|more|the (?:complete|full)|further|all|(?:the )?(?:previous|earlier|older|prior)
  `,
      },
    },
  ),
  /^(?:please )?(?:see|read|refer to|check)\b.{0,200}\b(?:upgrade|upgrading|migration) (?:guide|notes?)\b.{0,60}\bfor any\b/i,
  /^(?:release[sd]?|date|release date)\s*:?$/i,
  /^\W*(?:older|newer|previous|next|more|load more|show more|all|back to top|permalink|edit this page|share|copy link)(?: (?:posts?|releases?|versions?|entries|updates?|page|notes?))?\W*$/i,
  /^\d{1,6} (?:comments?|replies|reactions|likes|views|shares)$/i,
  /^(?:questions|feedback|problems|bugs)\b[^@]{0,40}\?[^@]{0,30}@\S+$|^(?:please )?(?:write|mail|e-?mail|contact)\b[^@]{0,30}@/i,
  /^(?:edit(?:ed)?|updated?|corrected)\b.{0,40}: ?(?:spelling|typos?|wording|formatting|(?:broken |dead )?links?)\W*$/i,
  cueList(
    String.raw`
  read (?:this |me )?(?:first|before (?:you )?(?:updat|upgrad|install)\w+)|important|attention|please note|achtung|wichtig|bitte lesen
  à lire|attention|importante?|atención|attenzione|atenção|leia|lees dit|let op|uwaga|ważne
`,
    { flags: 'iu', before: String.raw`^\W*(?:please )?`, after: String.raw`\W*$` },
  ),
  /^-+$|^[\w./-]{1,120}\.(?:ya?ml|md|rst|txt|patch|diff)$/i,
  /^see (?:the |our )?[\w. -]{0,40}\b(?:change ?log|log|history|changes|release notes)\W*$/i,
  NOTHING,
];

/** What tables of changes call their columns. */
export const COLUMN = cueList(
  String.raw`
  version|date|release|changes?|description|type|notes?|issue|pr|author|filename|size|pull request|commit|category|severity|component
  identifier|headline|status|summary|resolution|priority|area|(?:(?:bug|issue|case|ticket) )?(?:id|key|no\.?|number)
`,
  { before: '^', after: 's?$' },
);
