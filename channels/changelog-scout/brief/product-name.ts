import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { COMMON_WORDS } from '../../reading/vocabulary/common-words.ts';
import { EXCLUSION } from './unread-limits.ts';

/** The product that a brief names before an address (`What changed in Acme Grid? https://…`, `Acme: https://…`), or null. */
export function productBefore(text: string, start: number, previousEnd: number): string | null {
  const before = text
    .slice(Math.max(previousEnd, start - LEAD_CHARS), start)
    .replace(/^[\s)\]>.,;:"'`]+/, '')
    .replace(/(?<![\s([<"'`:–—-])[\s([<"'`:–—-]+$/, '');
  const labelled = FIELD.exec(text.slice(previousEnd, start))?.[1]?.trim();
  if (labelled) return cleanName(labelled);
  const sentences = before
    .split(/\n|(?<=[.!?])\s+(?=\S)/)
    .map((one) => one.split(EXCLUSION)[0]?.replace(/[\s,;–—-]+$|[?!.]+$/g, '') ?? '');
  const own = nameIn(sentences.at(-1) ?? '');
  // "What changed in Acme? Only what breaks, please: https://…"
  return own ?? (sentences.length > 1 && WHAT_CHANGED.test(sentences[0] ?? '') ? nameIn(sentences[0]!) : null);
}

const WHAT_CHANGED = /^\W*what(?:['’]s| has| is)? (?:changed|new) in\s/i;

/** The product that a sentence asks about, or ends with. */
function nameIn(sentence: string): string | null {
  const asked =
    /\b(?:changed|changes?|changelog|release notes|releases?|new|news|updates?|happened|happening|broke|breaks?|fixed|fixes|deprecat\w+)\b.*?\b(?:in|for|of|to|with|about|from|on|at)\s+(.+)$/i.exec(
      sentence,
    )?.[1];
  // "Between Christmas and Easter" ends with a time.
  const listed = SPANNED.test(sentence) ? undefined : LISTED.exec(sentence)?.[1];
  const narrowed =
    /(?:^|[,;:]|\band|\bor|\bversus|\bvs\.?|\bof|\bfor)\s*((?:[\p{Lu}@][\p{L}\p{N}.+@/_-]*\s+){1,3})(?:since|between|from|before|after|until)\s[^,;]{1,60}$/u.exec(
      sentence,
    )?.[1];
  const named = asked ?? listed ?? narrowed;
  const own = named === undefined ? null : cleanName(named);
  return own ?? cleanName(SUBJECT.exec(sentence)?.[1] ?? '');
}

/** "Which fixes did Acme Grid 5.5 have": who did something, before its version or the verb. */
const SUBJECT = /\b(?:did|does|do|has|have|will)\s+((?:[\p{Lu}@][\p{L}\p{N}.+@/_-]*\s+){1,3}?)(?:v?\d|have\b|had\b)/u;

const SPANNED = /\bbetween\s[^,;]{1,40}\sand\s\S+$/i;

/** `Product: Acme Grid` on a line of its own. */
const FIELD =
  /^[ \t*_-]*(?:product|software|package|library|tool|project|app|produkt|paket|produit|logiciel|producto|prodotto|pacchetto|produto|pakket)[ *_]*:[ *_]*(\S[^\n]{0,60})$/imu;

/** A word of a name. */
const WORD = String.raw`[\p{Lu}\d@][\p{L}\p{N}.+@/_-]*`;
/** Up to four words at the end, with blanks between them: without these a long word is four words in as many ways as it has letters, to the third power. */
const LISTED = new RegExp(
  String.raw`(?:^|,|\band|\bor|\bvs\.?|\bversus|\bwith|\badd|\balso|\bof|\bfor|\bin)\s*((?:${WORD}\s+){0,3}${WORD}\s*)$`,
  'u',
);

/** A product stands no further before its address. */
const LEAD_CHARS = 400;

/** What a request asks to be done, and words that say nothing of a product. */
const ASKING = String.raw`please|now|also|and|then|only|just|add|compare|check|read|see|show|list|include|summari[sz]e|look at|tell me about|give me|watch|scout|review|the|our|latest|new`;
const TIMES = String.raw`past|last|next|recent|\d+|days?|weeks?|months?|years?|today|yesterday|line|series|version|versions|v?\d[\d.x]*`;
/** Words of the request before a name: what to do, and times (`past 90 days in`). */
const LEAD = new RegExp(String.raw`^(?:(?:${ASKING})\s+|(?:${TIMES})\s+(?:(?:in|of|for)\s+)?)+`, 'i');
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** Times, counts and versions, which stand where a name could. */
const NO_NAME =
  /^(?:(?:last|past|next|first|second|(?:most )?recent|newest|latest|\w+) )?(?:\w+ )?(?:releases?|versions?|days?|weeks?|months?|quarters?|years?|fixes|changes)$|^(?:[QH]\d|v?\d[\d.x]*)\b/i;

/** Words behind a name: ranges, what is left out, where to look. */
const BEHIND = new RegExp(
  String.raw`\s+(?:${anyPhrase(
    'since, between, after, before, above, below, about, regarding, concerning, in the, apart from, other than, except, excluding, without, during, over the, from, until, at, on, see, here, using, and its, according, en las, en los, dans les, nelle, negli, w ostatnich',
  )}|(?:this|last|past) (?:spring|summer|autumn|fall|winter|year|quarter|month|week))(?![\p{L}\d_])`,
  'iu',
);

/** The name in what stands where one belongs: its last part that can be one. */
function cleanName(named: string): string | null {
  const parts = named
    .split(BEHIND)[0]!
    .split(/(?<=\p{L})\s+in\s+(?=\p{Ll})|:\s+(?:is|are|was|were|did|does|has|have)\s/u)[0]!
    .replace(PART_OF, '')
    .replace(/\s*\([^()]{0,40}\)?$/, '')
    .replace(/\s+in (?:\p{L}{3,9} )?(?:19|20)\d{2}$/u, '')
    .replace(/\s+for\s+(?:(?:the|our|my|all)\s.*|\p{Ll}[\p{L}-]*(?:\s+[\p{L}-]+){0,2})$/u, '')
    .split(/\s+(?:that|which|if|when)\s/i)[0]!
    .replace(/^[^,;]{1,60}?\sin\s+(?=\p{Lu})/u, '')
    .split(/[,;()]|\s+(?:and|vs\.?|versus)\s+/)
    .filter((part) => part.trim() !== '');
  const last = nameOf(parts.at(-1) ?? '');
  return last ?? (WHICH_RELEASE.test(parts.at(-1) ?? '') ? nameOf(parts.at(-2) ?? '') : null);
}

/** `the cli of Acme`: a part in small letters is none of its whole's name. */
const PART_OF = /^(?:the\s+)?(?!releases?\b|versions?\b)\p{Ll}[\p{L}\d_./-]*\s+of\s+(?:the\s+)?(?=[@\p{L}])/u;

/** `Acme Grid, the last stable release`: which of its releases. */
const WHICH_RELEASE = /^\s*(?:(?:only|just|the|its)\s+){0,2}(?:last|latest|newest|most recent|current)\b/i;

function nameOf(part: string): string | null {
  const name = part
    .replace(LEAD, '')
    .replace(/^(?:the\s+)?(?:package|module|library|crate|gem|plugin)\s+(?=[@\p{L}\d])/iu, '')
    .replace(/^([@\p{Ll}][\p{Ll}\d@/_.-]*)\s+(?:package|module|library|crate|gem)$/u, '$1')
    .replace(
      /^(?:(?:stable|final|newest|latest|last|lts|previous|prior|major|minor|patch)\s+){0,2}(?:releases?|versions?|lines?|branch|series)\s+of\s+(?:the\s+)?/i,
      '',
    )
    .replace(/['’]s$/, '')
    .replace(/\s+(?:lately|recently|nowadays|these days|of late|so far|overall|in general)$/i, '')
    .replace(/(?<=\p{L}.*)\s+(?:version\s+)?v?\d+(?:\.\d+)+(?:\.x)?$/iu, '')
    .trim();
  if (
    !name ||
    /^(?:have|had|has|get|got|bring|brought|contain|include|come|came)$/i.test(name) ||
    /^(?:we|i|you|they|he|she|everyone|everything|cvss)\b/i.test(name) ||
    name.length > 60 ||
    isTalk(name) ||
    IN_SENTENCE.test(name) ||
    isPhrase(name) ||
    MONTH.test(name) ||
    NO_NAME.test(name) ||
    /^(?:this|that|these|those|it|its|their|my|your|a|an|the|in|of|for|on|at|to|with|without|no|not|only|just|any|anything|since|from|noon|midnight|lunch|work|home|night|once)\b/i.test(
      name,
    )
  )
    return null;
  return /\p{L}/u.test(name) &&
    !/^(?:page|product|site|branch|line|series|link|source|url|see|here|docs?|history|project|repo(?:sitory)?|changelog|security|breaking|releases?|stuff|things?|whatever)\b/i.test(
      name,
    ) &&
    !POINTS.test(name)
    ? name
    : null;
}

/** Where to look, in the languages of the house. */
const POINTS = new RegExp(
  `^(?:${anyPhrase(
    `siehe, seite, quelle, datei, hier, voir, lien, source, fichier, ici, ver, véase, página, fuente, archivo, enlace, aquí, vedi, ecco, pagina, fonte, qui, veja, ficheiro,
    aqui, zie, bron, bestand, zobacz, strona, źródło, plik, tutaj, notas, notes, note`,
  )})(?!\\p{L})`,
  'iu',
);

/** Words that a name has none of: `keep it to one paragraph`, `IAM resources only`, `timers or snapshots`. */
const IN_SENTENCE = /(?:^|\s)(?:it|them|me|us|to|or|only|please|pls|first|anything|everything)(?=\s|$)/;

/** Several words in small letters of which one is of everyday English: `outside contributors`, `admin can be dropped`. */
const isPhrase = (name: string): boolean => {
  const words = name.split(/\s+/);
  return (
    words.length > 1 &&
    name === name.toLowerCase() &&
    words.some((word) => COMMON_WORDS.has(word) || rolesIn('en', word).has('talk'))
  );
};

/** "Danke", "please": said in a letter in some language, and no name of anything. */
const isTalk = (name: string): boolean =>
  foldCase(name)
    .split(/\s+/)
    .every((word) => LANGUAGES.some((language) => LETTER.some((role) => rolesIn(language, word).has(role))));
const LETTER = ['greetings', 'closings'] as const;
