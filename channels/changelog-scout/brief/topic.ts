import { isFormOf } from '../../reading/unread-words.ts';
import { COMMON_WORDS } from '../../reading/vocabulary/common-words.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import type { Span } from '../text/span.ts';
import { LOG_WORDS } from './limiting-words.ts';

/** What a brief asks after by name, with its place in the brief. */
export interface Topic extends Span {
  words: string;
}

/**
 * The platform, package or advisory that a brief asks after (`did they drop Node 18`, `is CVE-2026-1234 fixed`), or null. A version in it is no
 * version of the product.
 */
export function readTopic(text: string): Topic | null {
  const advisory = ADVISORY.exec(text);
  if (advisory) return { words: advisory[0], start: advisory.index, end: advisory.index + advisory[0].length };
  const asked =
    GOING.exec(text) ??
    ASKED.exec(text) ??
    PASSIVE.exec(text) ??
    AFFECTED.exec(text) ??
    BUILT.exec(text) ??
    OWN.exec(text) ??
    mustDo(text) ??
    LABELLED.exec(text);
  const words = asked?.[1]?.replace(/[?.!,]+$/, '');
  if (!asked || !words || KIND_WORDS.test(words)) return null;
  const start = asked.index + asked[0].lastIndexOf(words);
  return { words, start, end: start + words.length };
}

const ADVISORY = /\b(?:CVE-\d{4}-\d{3,}|GHSA(?:-[0-9a-z]{4}){3})\b/i;
export const isAdvisory = (topic: string): boolean => ADVISORY.test(topic);

const NAME = String.raw`(?:@?[\p{Lu}][\w.@/+#-]*|\x60[^\x60\n]{1,60}\x60|(?:node(?:\.?js)?|python|ruby|php|java|jdk|go(?! (?:away|from|to|in|into|live|back|wrong))|rust|react|django|rails|ie)(?![\p{L}]))`;
const QUESTION = String.raw`(?<![\p{L}])(?:[Dd]id|[Dd]oes|[Dd]o|[Hh]as|[Hh]ave|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ww]ill|[Ww]hen|[Ii]f|[Ww]hether)(?![\p{L}])`;
const WORKS = String.raw`(?:works?|runs?|builds?|compiles?|starts?) (?:with|on|under|against)`;
const DID = String.raw`drop(?:ped|s|ping)?|remov(?:e|ed|es|ing)|kill(?:ed)?|stop(?:ped)? supporting|support(?:s|ed|ing)?|requir(?:e|ed|es|ing)|${WORKS}|needs?|compatible with|mention(?:s|ed)?|deprecated?`;
const RELEASE = String.raw`v?\d+(?:\.\d+)*(?:\.x)?(?![\w.]*\d)`;
const ASKED = new RegExp(
  String.raw`${QUESTION}(?:[^?.!\n]|\.(?=\d)){0,60}?\b(?:${DID})\s+(?:(?:support|compatibility)\s+(?:for|with)\s+)?(?:the\s+)?(${NAME}(?:\s+(?:${RELEASE}|[\p{Lu}][\w+-]*)){0,2})`,
  'u',
);
/** Languages, frameworks and systems that releases run on. */
const PLATFORMS = [
  String.raw`[Nn]ode(?:\.?js)?|[Pp]ython|[Rr]uby|PHP|php|Java|JDK|Go|Rust|TypeScript|\.NET`,
  'React|Angular|Vue|Django|Rails|Spring Boot',
  'Windows|macOS|Ubuntu|Debian|Alpine|RHEL|CentOS|Fedora|Android|iOS|Kubernetes|glibc|OpenSSL',
  'PostgreSQL|Postgres|MySQL|MariaDB|Redis',
  'IE|Chrome|Firefox|Safari',
].join('|');
const PLATFORM = String.raw`(?:${PLATFORMS})\s+v?\d+(?:\.\d+)*`;
const GONE = String.raw`go(?:es|ing)?\s+away|end(?:s|ed)?|disappear\w*|break\w*|work\w*|removed|dropped`;
const STILL_DOES = 'ok|OK|okay|fine|good|enough|allowed|usable|possible|an? option';
/** `did Node 14 support go away`, `will Java 17 still work` */
const GOING = new RegExp(
  String.raw`${QUESTION}\s+(?:support\s+for\s+)?(${PLATFORM})(?:\s+support)?(?:\s+(?:still|get|gets|getting))*\s+(?:${GONE}|${STILL_DOES})\b`,
  'u',
);
/** `node 14: what was dropped`, `re: Python 3.9 – anything?` */
const LABELLED = new RegExp(
  String.raw`(?:^|[.!?\n]|\b(?:[Rr]e:?|[Aa]bout|[Rr]egarding))\s*(${PLATFORM})\s*[:,?–—-]`,
  'u',
);
const CODE_NAME = String.raw`\x60[^\x60\n]{1,60}\x60|--[\w-]+|\p{Ll}+[\p{Lu}_]\w*(?:\(\))?`;
const WHAT_IT_IS = String.raw`(?:\s+(?:option|flag|method|function|setting|parameter|command|class|api|API))?`;
const BECAME = String.raw`deprecated|removed|dropped|renamed|gone|fixed|changed|replaced|supported|required|available`;
/** `was oldRouter removed`, `is Python 3.9 still supported`: a platform with its version, or a name as code writes it, for a product is asked about in other ways. */
const PASSIVE = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave)\s+(?:support\s+for\s+)?(?:the\s+)?(${PLATFORM}|${CODE_NAME})${WHAT_IT_IS}\s+(?:still\s+|now\s+|ever\s+|been\s+|being\s+)*(?:${BECAME})\b`,
  'u',
);
/** `changes that affect Windows`, `anything related to Python 3`. */
const AFFECTED = new RegExp(
  String.raw`\b(?:affect(?:s|ed|ing)?|concern(?:s|ed|ing)?|related to|relevant (?:for|to)|specific to|breaks? (?:on|with|under)|broke(?:n)? (?:on|with|under))\s+(?:the\s+)?(${NAME}(?:\s+v?\d+(?:\.\d+)*)?)`,
  'u',
);
/** `ARM builds`, `only for Linux users`: what is built for, or whose changes. */
const BUILT_FOR =
  'ARM(?:64)?|arm64|A?[Aa]rch64|x86(?:[-_]64)?|Apple Silicon|Windows|macOS|Linux|Android|iOS|Alpine|Debian|Ubuntu|Docker';
const BUILT = new RegExp(
  String.raw`(?<![\p{L}\d])(${BUILT_FOR}) (?:builds?|binaries|packages|installers?|images?|(?:users?|machines?) only)(?!\p{L})`,
  'iu',
);
const THING = String.raw`([\p{Ll}-]+(?: [\p{Ll}-]+){0,2})`;
/** `did they change the default port`: what is the product's own, in small letters. */
const OWN = new RegExp(
  String.raw`\b[Dd]id\b[^?.!\n]{0,60}?\b(?:${anyPhrase('change, rename, replace, move')})\s+(?:its|the|their)\s+${THING}(?=\s*[?.!]|\s*$)`,
  'u',
);
/** `do we have to reindex`: what is to be done, where that is no word of upgrades or of everyday speech. */
function mustDo(text: string): RegExpExecArray | null {
  const hit = MUST.exec(text);
  if (hit && WHATEVER.test(text.slice(0, hit.index))) return null;
  return hit && !isFormOf(hit[1]!, (word) => COMMON_WORDS.has(word) || LOG_WORDS.has(word)) ? hit : null;
}
/** `what do we have to know`: it asks for all of it. */
const WHATEVER = /\b(?:what|anything|something|everything|all|stuff|things?)(?: \w+){0,2}\s*$/i;
const HAVE_TO = String.raw`(?:do|will|would) (?:we|i|you|they|users)(?: (?:still|now|really))? (?:have|need) to`;
const MUST = new RegExp(
  String.raw`\b(?:${HAVE_TO}|(?:must|should) (?:we|i|you)|is it (?:necessary|required) to)\s+(?:run )?(?:the |an? )?([\p{L}-]{4,30})`,
  'iu',
);
const KIND_WORDS = /^(?:Security|Breaking|CVE|API|I|It|We|They|This|That)$/i;

/** Platforms with their versions, wherever a text names them. */
export const placesOfPlatforms = (text: string): Span[] =>
  [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${PLATFORM}(?![\w.]*\d)`, 'gu'))].map(
    ({ 0: words, index }) => ({ start: index, end: index + words.length }),
  );

/** Whether a text names a topic: all of its words, in whatever order. */
export function namesTopic(text: string, topic: string): boolean {
  const words = topic
    .toLowerCase()
    .replace(/\x60/g, '')
    .replace(/\bnode\.?js\b/g, 'node')
    .split(/\s+/)
    .map((word) => word.replace(/^v(?=\d)|\.x$/g, ''));
  const within = text.toLowerCase().replace(/\bnode\.?js\b/g, 'node');
  return words.every((word) => new RegExp(String.raw`(?<![\p{L}\d.])${escape(word)}(?![\p{L}\d])`, 'u').test(within));
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
