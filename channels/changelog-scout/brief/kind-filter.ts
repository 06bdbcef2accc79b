import { cueList } from '../../reading/cue-list.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { KINDS } from '../kinds/kind.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Span } from '../text/span.ts';

/**
 * The kinds that a brief narrows to, or null: named with `only` or `just`, or as what is asked for (`any security fixes`, `which breaking
 * changes`). Kinds that it wants put first (`especially`, `including`) do not narrow.
 */
export function readKindFilter(text: string): Kind[] | null {
  const found = new Set<Kind>();
  const unwanted = new Set<Kind>();
  const asked: NamedKind[] = [];
  const only: NamedKind[] = [];
  const others: NamedKind[] = [];
  for (const span of namedKinds(text)) {
    const { kind, start, end } = span;
    if (isUnwanted(text, start, end)) unwanted.add(kind);
    else if (ONLY_BEFORE.test(text.slice(Math.max(0, start - WINDOW), start).toLowerCase())) only.push(span);
    else if (isAsked(text, start, text.slice(start, end))) asked.push(span);
    else others.push(span);
  }
  // "What changed since 2.0? Any security fixes?": a question for everything, and one for what is to be told of it first.
  const general = GENERAL.exec(text);
  const isFurther = ({ start }: NamedKind): boolean => {
    const behind = start > general!.index + general![0].length;
    return (behind || ALSO.test(text.slice(general!.index, start))) && /^[^?.!\n]*\?/.test(text.slice(start));
  };
  if (general && only.length === 0 && asked.length > 0 && asked.every(isFurther)) return null;
  // "Is anything going away? We only care about deprecations."
  if (only.length > 0) others.push(...asked.splice(0, asked.length, ...only));
  // "Security and breaking": what is named in one breath is asked for together.
  const apart = others.filter((other) => !asked.some((one) => one.start < other.end && other.start < one.end));
  for (let at = 0; at < asked.length; at += 1)
    asked.push(...apart.filter((other) => !asked.includes(other) && isBeside(text, asked[at]!, other)));
  for (const { kind } of asked) found.add(kind);
  if (found.size === 0 && unwanted.size > 0) return KINDS.filter((kind) => !unwanted.has(kind));
  return found.size === 0 || EVERYTHING.test(text) ? null : [...found];
}

/** Kinds that a text names, in the order of their list. `Security fixes` names one: what stands within a longer name is a part of it. */
function namedKinds(text: string): NamedKind[] {
  const all = NAMES.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ kind, start: index, end: index + words.length })),
  );
  const isPart = ({ kind, start, end }: NamedKind): boolean =>
    all.some(
      (one) =>
        one.kind !== kind && one.start < start && end <= one.end && !/\b(?:or|and)\b/i.test(text.slice(one.start, end)),
    );
  return all.filter((one) => !isPart(one));
}

/** Where a text names kinds of change, whether it asks for them or not. */
export const placesOfKinds = (text: string): Span[] =>
  NAMES.flatMap(([, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  );

interface NamedKind extends Span {
  kind: Kind;
}

/** Nothing but what joins a list stands between two names. */
function isBeside(text: string, one: Span, other: Span): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return /^\s*(?:,|\/|&|\+|plus|(?:,\s*)?(?:and|or|und|oder|et|ou|y|o|e|en))\s*$/i.test(
    text.slice(first.end, second.start),
  );
}

/** `is anything we call going away`, `what was removed` */
const GONE =
  /\b(?:anything|something|what|which)\b(?:['’]s)?(?: [\w/]+){0,4}? (?:going away|goes away|go away|going to go|will go|on its way out|be gone|(?:is|are|has|have|was|were) gone)\b/gi;

const NAMES: [Kind, RegExp][] = [
  [
    'security',
    cueList(
      String.raw`
  security(?! (?:guys?|teams?|persons?|people|folks?|leads?|officers?|engineers?|analysts?|dept|department|manager|group|here|champion)\b)(?:[- ](?:related|relevant))?(?: (?:fixes|fix|issues?|changes?|updates?|patches|releases?|advisories|problems?|vulnerabilities|stuff|items|entries|notes|ones|things?|bits|parts|bugs?|holes?|flaws?|bulletins?))?
  vulnerabilit(?:y|ies)|cves?|sec(?=\s*(?:[+&,/]|and\b|fix|stuff|only))
`,
      { flags: 'gi', before: String.raw`\b`, after: String.raw`\b` },
    ),
  ],
  [
    'breaking',
    cueList(
      String.raw`
  breaking(?: changes?| ones?| stuff| things| bits)?|semver-major(?: changes?)?|(?:what|which)(?: \w+){0,3} (?:is|are|was|were|became|becomes) (?:breaking|incompatible)
  (?:what|anything (?:that )?)(?: \w+){0,2} breaks?|what (?:will|would|could|might|can) (?:it )?break
  that (?:breaks|(?:can|could|might|may|will|would|is going to)(?: \w+)? break)
  (?:what|anything(?: that)?)(?: \w+){0,2} broke|(?:did|does|will|would|could|can|might|do) (?:anything|something|it)(?: \w+)? break
  (?:backwards?[- ])?incompatib\w+(?: changes?)?|removals
  (?:anything|something|what|which)(?: \w+){0,3} (?:removed|dropped)|(?:removed|dropped) (?:stuff|things|parts|bits|features)
`,
      { flags: 'gi', before: String.raw`\b`, after: String.raw`\b` },
    ),
  ],
  [
    'deprecation',
    /\b(?:deprecat(?:ions?|ed)(?: (?!only\b)\w+)?|(?:what|which|anything|any)(?:['’]s| \w+){0,2} (?:is |are |was |were |been |got |being |became |becomes )?(?:deprecated|obsolete))\b/gi,
  ],
  [
    'feature',
    /\b(?:new features?|features?(?: added)?|what(?:'s| is) new feature)\b(?!\s+(?:(?:is|are|was|were|has been|have been|got|being)\s+)?(?:deprecated|removed|dropped|broken|fixed))/gi,
  ],
  [
    'fix',
    /\b(?:bug ?fixes|bug fix|bugs|fixes|fixed bugs?|(?:what|which|anything)(?: \w+){0,2} (?:was|were|is|are|got|has been|been) fixed)\b/gi,
  ],
  [
    'performance',
    /\b(?:[Pp]erf(?:ormance)?(?:[- ]related)?(?: (?:improvements?|changes?|work|gains?|regressions?|stuff|fixes))?(?!\s+[\p{Lu}])|[Ss]peed[- ]?ups?)(?![\p{L}\d])/gu,
  ],
  ['breaking', GONE],
  ['deprecation', GONE],
  ['behaviour-change', /\b(?:behaviou?r(?:al)? changes?|changes? (?:in|of) behaviou?r|changed defaults?)\b/gi],
];

/** Changes of any kind beside those that are named: "API changes or fixes", "all changes", "what is new and what broke". */
const EVERYTHING = cueList(
  String.raw`
  everything|what else (?:has |is |was )?(?:changed|new|different|happened)|all (?:the )?changes|any changes|every change|what(?:'s| is) new and
  (?!{kinds})[a-z]+ (?:changes|updates),? (?:or|and)
`,
  {
    before: String.raw`\b`,
    after: String.raw`\b`,
    words: { kinds: 'breaking|behaviou?r|security|performance|new|fix|bug|deprecat|incompat' },
  },
);

/** Stands between words that lead to a kind and its name: `the`, or another kind of the same list. */
const BETWEEN = String.raw`(?:the |any |all )?(?:\w+ (?:and|or) )?$`;
const leading = (words: string, between = BETWEEN): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${anyPhrase(words)})${between}`, 'iu');

/** `drop the fixes`, `without deprecations`, `ignore performance`: what is to be left out. */
const LEAVING = leading(
  `drop, ignore, skip, spare, omit, hide, leave out, leaving out, without, except, except for, but not, other than, apart from, excluding, exclude, no interested in,
  not interested in, don't care about, don't need, don't want`,
  String.raw`\s+(?:me |us )?${BETWEEN}`,
);
/** `, no fixes`, `minus the fixes`. */
const DENYING = /(?:^|[,;:.]|\band|\bbut)\s*(?:no|not|minus)\s+(?:the |any )?(?:\w+ (?:and|or) )?$/i;

function isUnwanted(text: string, start: number, end: number): boolean {
  const before = plainQuotes(text.slice(Math.max(0, start - WINDOW), start));
  return (
    UNWANTED_BEHIND.test(plainQuotes(text.slice(end, end + WINDOW))) || DENYING.test(before) || LEAVING.test(before)
  );
}

const WINDOW = 60;
const plainQuotes = (text: string): string => text.replaceAll('’', "'");

/** `fixes are not needed`, `fixes can be skipped`, `fixes don't interest us`. */
const UNWANTED_BEHIND = cueList(
  String.raw`
  (?:are|is) (?:not|of no) {wanted}|aren't (?:needed|interesting|relevant)|not needed
  (?:can|may|should) be {skipped}|(?:don|doesn)'t (?:matter|interest|concern)
`,
  {
    before: String.raw`^\s*`,
    after: '',
    words: {
      wanted: String.raw`needed|wanted|necessary|relevant|interest\w*`,
      skipped: 'skipped|ignored|left out|omitted',
    },
  },
);

const GENERAL = cueList(
  String.raw`
  what(?:['’]s| is| has| have| all)? (?:changed|new|different|happened){rest}|what (?:are we|am i|do we|do i|would we) (?:getting|get){rest}|what did (?:i|we) miss{rest}
`,
  {
    flags: 'i',
    before: String.raw`\b`,
    after: String.raw`\?`,
    words: { rest: String.raw`(?:[^?.!\n]|\.(?=\d)){0,90}` },
  },
);

/** `What changed since 2.0, anything about security?`: it asks for all, and goes on behind a comma. */
const ALSO =
  /,\s*¿?(?:and |or )?(?:(?:is|are|was|were) there )?(?:also )?(?:any(?:thing|where)?|something)(?: \w+){0,3}\W*$/i;

/** Kinds that are to stand first, or are left out, do not narrow. */
const BESIDE = leading(
  `including, especially, esp, particularly, above all, most of all, mainly, mostly, mostly care about,
  mainly care about, care most about, mostly interested in, mainly interested in, most interested in, first, not, without, except, except for, no`,
  String.raw`\.?\s+(?:(?:in )?(?:anything|something|what)(?: is| was)? )?${BETWEEN}`,
);
const FIRST_BEHIND = /^\s*(?:first|come first|at the top|on top)\b/;
/** `only`, and up to three other words of a list. */
const ONLY_BEFORE = new RegExp(
  String.raw`\b(?:${[
    'only|just|solely|exclusively|nothing but',
    String.raw`narrow\w*(?: \w+){0,2} to|restrict\w* to|limit\w* to`,
  ].join(
    '|',
  )})\s+(?:me |(?:care|caring|talk|hear|know) about |interested in |need |want )?(?:the |any )?(?:[\w/-]+(?: \w+)?(?:,| and| or| \/|\/) ?){0,3}$`,
);
const ONLY_BEHIND = /^(?:\s*(?:,|and|or|\/|&|\+)?\s*[\w-]+){0,6}\s*,?\s*\b(?:only|nothing else|that['’]s all)\b/;
/** Names of kinds that are nouns, and so can be asked for. */
const NOUN = cueList(String.raw`
  s$|change$|cve|break|incompat|deprecat|performance|fixed$|security \w+$
  ^(?:security|sec|perf)$
`);
/** Words of a question of which the name of a kind is the whole. */
const QUESTION = cueList(String.raw`
  ^what\b|^which\b.* (?:is|are|was|were) |^anything\b
  ^(?:did|does|do|will|would|could|can|might)\b
`);
const SOMETHING = /\b(?:anything|something|stuff|things)\s+$/;
/** Words that ask for what follows. */
const ASKING = leading(
  `any, what, which, list, show, find, all, every, the, need, want, are there, were there, is there, tell me about, give me, about, of, for, by, and, or, new, with, have, had, get,
  summarise, summarize, look for, on`,
  String.raw`\W+(?:\w+ (?:and|or) )?$`,
);

/** An entry of a list of what is wanted. */
const LISTED = /\n[ \t>]*[-*•][ \t]*$/;

function isAsked(text: string, start: number, words: string): boolean {
  const before = text.slice(Math.max(0, start - WINDOW), start).toLowerCase();
  const after = text.slice(start + words.length, start + words.length + 40).toLowerCase();
  if (BESIDE.test(before) || FIRST_BEHIND.test(after)) return false;
  if (LISTED.test(before) || ONLY_BEHIND.test(after)) return true;
  if (QUESTION.test(words) || SOMETHING.test(before)) return true;
  const isNoun = NOUN.test(words) || /\babout\W+$/.test(before);
  return isNoun && (ASKING.test(before) || /(?:^|\n[ \t]*\n)\W*$/.test(before));
}
