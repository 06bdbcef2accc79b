import { cueList } from '../../reading/cue-list.ts';
import { maskCode, maskMarkup } from '../text/mask-markup.ts';
import * as cues from './cues.ts';
import type { Kind, Ruling } from './kind.ts';
import { dropsSupport, foreignDeed } from './foreign-changes.ts';
import { readLabel } from './read-label.ts';
import { sectionKind } from './section-kind.ts';
import type { SectionKind } from './kind.ts';

export interface ChangeWords {
  /** The change as the page words it, marks included. */
  text: string;
  /** Items and lead-in lines above it, then the sections, innermost first. */
  parents?: string[];
  above: string[];
}

/**
 * Rules what a change is. Marks of the author come first (`**Breaking:**`, `feat!:`, an advisory's id), then words that leave no doubt,
 * then the nearest heading that says something, then plainer wording. Words in code, in addresses and in names of headers do not count.
 */
export function classifyChange({ text, parents = [], above }: ChangeWords): Ruling {
  const label = readLabel(text);
  const words = wordsToJudge(text);
  if (cues.NOTHING.test(words)) return { kind: 'other', by: 'wording', isRevert: false };
  const lead = words
    .slice(label.length)
    .replace(/^(?:\W*(?=[a-f]{0,11}\d)[0-9a-f]{7,12}\b)?[\W\d]+/i, '')
    .replace(SUBJECT, '');
  const sections = [...parents.filter(isLabel), ...above].map((name) => sectionKind(maskMarkup(name)));
  const heading = sections.find((kind) => kind !== null) ?? null;
  const isRevert = cues.REVERTED.test(lead) || label.kind === 'revert' || heading === 'revert';
  const ruled =
    byMark({ text, words, label: label.kind, isBang: label.isBang, isRevert }) ??
    byStrongWords({ text, words, lead, heading, label: label.kind, isRevert });
  if (ruled) return { ...ruled, isRevert };
  if (isRevert) return { kind: 'behaviour-change', by: 'wording', isRevert };
  const named = label.kind ?? heading;
  const byName = named && (label.kind === 'feature' ? 'feature' : fromSection(named, words, lead));
  if (byName) return { kind: byName, by: label.kind ? 'mark' : 'heading', isRevert };
  const kind = byPlainWords(words, lead) ?? byForeignWords(words);
  return kind ? { kind, by: 'wording', isRevert } : { kind: 'other', by: 'nothing', isRevert };
}

/** Whether words begin as changes do: with what was done. */
export function tellsOfChange(text: string): boolean {
  const lead = text.replace(/^[\W\d]+/, '');
  return [
    cues.FIX_LEAD,
    cues.FEATURE_LEAD,
    cues.IMPROVE_LEAD,
    cues.CHORE_LEAD,
    cues.REMOVED,
    cues.DEPRECATED_LEAD,
  ].some((pattern) => pattern.test(lead));
}

/** What callers of a product hold on to. */
const PUBLIC_THING = cueList(
  String.raw`
  api|apis|options?|methods?|functions?|class(?:es)?|commands?|propert(?:y|ies)|arguments?|parameters?|flags?|settings?|features?|modules?|endpoints?|exports?|constants?
  aliases|plugins?|interfaces?|events?|fields?|support|subcommands?|macros?|hooks?|packages?|backends?|drivers?
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);
/** `Version 3.1 is a patch release that fixes …`: what the sentence says begins behind its subject. */
const SUBJECT = cueList(
  String.raw`
  ^{word1}(?:(?:\w+ ){0,2}(?:release|version|update)s?\b\s*)?(?:(?:is|was|are|were|has|have|had|been|also)\s+)*{word2}?(?:(?:that|which|and|to|of|also)\s+)*
`,
  {
    words: {
      word1: String.raw`
    (?:this|the|version|release|that|it|we|also)\b[\s\d.v-]*(?:\d+(?:\.\d+)+\s+)?
  `,
      word2: String.raw`
    (?:an?|the)\s+(?:[\w-]+ ){0,4}(?:release|update|version)\s+
  `,
    },
  },
);

/** An item above names a kind when it is a label (`Bug fixes:`), not when it is a change itself. */
const isLabel = (parent: string): boolean => /:\s*$/.test(parent) || parent.trim().split(/\s+/).length <= 3;

/** The words that count: code, options, names with underscores, addresses, marks and hyphened names such as `Content-Security-Policy` are blanked. */
function wordsToJudge(text: string): string {
  const plain = maskMarkup(maskCode(text)).replace(/(?<![\w-])--[\w-]+|\b\w+_\w+\b/g, (name) =>
    ' '.repeat(name.length),
  );
  return asNoLonger(plain).replace(/\b[A-Z][\w]*(?:-[A-Z][\w]*){1,}\b(?!-\d)/g, (name) =>
    cues.ADVISORY.test(name) ? name : ' '.repeat(name.length),
  );
}

/** `does not start any more` in the words that most changes say it with: `no longer start`. */
const asNoLonger = (words: string): string =>
  words.replace(NOT_ANY_MORE, (_, verb: string, what: string) =>
    /^(?:do|does|did)$/i.test(verb) ? `no longer ${what}` : `${verb} no longer ${what}`,
  );
const NOT_ANY_MORE =
  /\b(do|does|did|can|will|is|are|has|have) ?(?:not|n['’]t) ([\w-]+(?: [\w-]+){0,4}?) any ?(?:more|longer)\b/gi;

interface Marks {
  text: string;
  words: string;
  label: SectionKind | null;
  isBang: boolean;
  isRevert: boolean;
}

function byMark({ text, words, label, isBang, isRevert }: Marks): Pick<Ruling, 'kind' | 'by'> | null {
  if (isBang || label === 'breaking' || (cues.BREAKING_MARK.test(words) && !isRevert))
    return { kind: 'breaking', by: 'mark' };
  if (label === 'security' || (cues.ADVISORY.test(text) && !cues.DENIES_SECURITY.test(words)))
    return { kind: 'security', by: 'mark' };
  return label === 'deprecation' ? { kind: 'deprecation', by: 'mark' } : null;
}

interface Words {
  text: string;
  words: string;
  lead: string;
  heading: SectionKind | null;
  label: SectionKind | null;
  isRevert: boolean;
}

function byStrongWords(all: Words): Pick<Ruling, 'kind' | 'by'> | null {
  const { words, lead, heading, label, isRevert } = all;
  const named = label ?? heading;
  if (heading === 'security' && (label === null || label === 'fix')) return { kind: 'security', by: 'heading' };
  if (isSecurity(all, named)) return { kind: 'security', by: 'wording' };
  if (isRevert) return null;
  if (heading === 'breaking' && (label !== 'other' || cues.REMOVED.test(lead)))
    return { kind: 'breaking', by: 'heading' };
  if (isUnnegated(cues.BREAKING_WORDS, words) && !cues.FIX_LEAD.test(lead)) return { kind: 'breaking', by: 'wording' };
  const isChore = named === 'other' && cues.CHORE_LEAD.test(lead);
  if (dropsSupport(words)) return { kind: 'breaking', by: 'wording' };
  if (!isChore && (cues.SUPPORT_DROPPED.test(words) || (cues.REQUIREMENT_RAISED.test(words) && named !== 'fix')))
    return { kind: 'breaking', by: 'wording' };
  if (cues.DEPRECATED_GONE.test(words)) return { kind: 'breaking', by: 'wording' };
  if (cues.DEPRECATED.test(words) && !cues.OF_DEPRECATED.test(words)) return { kind: 'deprecation', by: 'wording' };
  if (heading === 'deprecation' && !ADDS_SUPPORT.test(lead)) return { kind: 'deprecation', by: 'heading' };
  return null;
}

function isSecurity({ text, words, lead }: Words, named: SectionKind | null): boolean {
  if (cues.DENIES_SECURITY.test(words)) return false;
  if ((named === 'other' || cues.FEATURE_LEAD.test(lead)) && cues.ABOUT_SECURITY.test(words)) return false;
  if (cues.SECURITY_WORDS.test(words) || /[[(]security[\])]/i.test(text))
    return (
      named !== 'other' || /\bvulnerab|\bsecurity (?:fix|issue|patch|update)|^\W*security|[[(]security/i.test(text)
    );
  if (
    (!cues.HAZARD.test(words) && !/\bDoS\b/.test(words)) ||
    named === 'feature' ||
    named === 'other' ||
    cues.ABOUT_WORDING.test(words) ||
    cues.FEATURE_LEAD.test(lead)
  )
    return false;
  return named === 'fix' || cues.GUARDS.test(words);
}

/** What changelogs put beside the platforms that they drop. */
const ADDS_SUPPORT = /^(?:[\w-]+ has (?:officially )?)?add(?:s|ed)? (?:\w+ )?support\b/i;

function isUnnegated(pattern: RegExp, words: string): boolean {
  const hit = pattern.exec(words);
  return hit !== null && !cues.NEGATED.test(words.slice(Math.max(0, hit.index - 40), hit.index));
}

/** What a heading or label means for this change, its words having the last say where the name is loose. */
function fromSection(named: SectionKind, words: string, lead: string): Kind | null {
  switch (named) {
    case 'removal':
      return cues.INSIDE.test(words) && (!OFFERED.test(words) || cues.UNUSED.test(words)) ? 'other' : 'breaking';
    case 'change':
      return isFaster(words, lead) ? 'performance' : (removedKind(words, lead) ?? 'behaviour-change');
    case 'improvement':
      if (isFaster(words, lead)) return 'performance';
      return cues.FIX_LEAD.test(lead) ? 'fix' : cues.CHORE_LEAD.test(lead) ? 'other' : 'feature';
    case 'feature':
      return (
        removedKind(words, lead) ??
        (cues.BEHAVES_NEW.test(words) && !cues.FEATURE_LEAD.test(lead)
          ? 'behaviour-change'
          : isFaster(words, lead)
            ? 'performance'
            : 'feature')
      );
    case 'fix':
      if (/^updated dependenc/i.test(lead)) return 'other';
      return cues.BEHAVES_NEW.test(words) && !cues.FIX_LEAD.test(lead) ? 'behaviour-change' : 'fix';
    case 'other':
      return removedKind(words, lead) === 'breaking' && !cues.INSIDE.test(words) ? 'breaking' : 'other';
    case 'deprecation':
      return ADDS_SUPPORT.test(lead) ? 'feature' : 'deprecation';
    case 'revert':
      return 'behaviour-change';
    case 'skip':
      return 'other';
    default:
      return named;
  }
}

/** What somebody may use. */
const OFFERED = cueList(
  String.raw`
  api|options?|methods?|functions?|class|commands?|flags?|support|deprecated|features?|settings?|integrations?|plug-?ins?|add-?ons?|formats?|endpoints?|parameters?
  (?:im|ex)port(?:er|ing)?s?(?= (?:from|to|of|into|as|for))|(?:im|ex)porters?|modes?|menus?|buttons?|themes?|templates?|reports?|dashboards?
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);

function byPlainWords(words: string, lead: string): Kind | null {
  if (cues.FIX_LEAD.test(lead)) return 'fix';
  const removed = removedKind(words, lead);
  if (removed) return removed;
  if (isFaster(words, lead)) return 'performance';
  if (cues.BEHAVES_NEW.test(words)) return 'behaviour-change';
  if (cues.FEATURE_LEAD.test(lead) || cues.IMPROVE_LEAD.test(lead)) return 'feature';
  if (cues.CHORE_LEAD.test(lead)) return 'other';
  if (/\b(?:now (?:supports?|accepts?|allows?)|can now|support for|it is (?:now )?possible)\b/i.test(words))
    return 'feature';
  if (cues.FIX_WORDS.test(words)) return 'fix';
  if (cues.BEHAVES.test(words) || CHANGED_VALUE.test(words)) return 'behaviour-change';
  return cues.FEATURE_WORDS.test(words) ? 'feature' : null;
}

/** `Stun 1.2s → 0.9s`, `costs 20 (was 25)`, `lowered from 4 to 3`: a value that was, and one that is. */
const CHANGED_VALUE = cueList(
  String.raw`
  \b(?:lower|rais|increas|reduc|decreas|shorten|extend)ed from \d[\d.,]*\s?\S{0,8} to \d
  \p{L}.*\d\S{0,4}(?: \p{L}{1,4})?\s*(?:→|->|=>|⟶|➔)\s*\S{0,2}\d
  \p{L}.*\d.*\((?:was|were|previously|formerly|before|up from|down from|vorher|bisher|zuvor|war|avant|antes|prima|era|voorheen|was|poprzednio|było)\b:? [^()]{0,20}\d[^()]{0,12}\)
`,
  { flags: 'iu' },
);

/** What a change in another language says was done. */
function byForeignWords(words: string): Kind | null {
  const named = foreignDeed(words);
  return named === null || named === 'skip'
    ? null
    : named === 'removal'
      ? 'behaviour-change'
      : fromSection(named, words, words);
}

/** A removal breaks somebody when what went was there to be used. */
function removedKind(words: string, lead: string): Kind | null {
  if (!cues.REMOVED.test(lead) && !cues.REMOVED.test(words)) return null;
  if (/\bdeprecated? (?:uses?|usages?|calls?|imports?|code)\b|\btests?\b/i.test(words)) return 'other';
  if (/\bdeprecat\w+|\bobsolete (?:api|option|function|method|command|feature)/i.test(words)) return 'breaking';
  if (cues.INSIDE.test(words)) return cues.REMOVED.test(lead) ? 'other' : null;
  return PUBLIC_THING.test(words) || lead.trim().split(/\s+/).length <= 2 ? 'breaking' : 'behaviour-change';
}

function isFaster(words: string, lead: string): boolean {
  if (
    /\b(?:fix(?:e[sd])?|bugs?|incorrect|regressions?)\b/i.test(words) &&
    !/\b(?:improv|faster|speed|enhanc)/i.test(words)
  )
    return false;
  return (
    cues.PERFORMANCE.test(words) &&
    !cues.FIX_LEAD.test(lead) &&
    !/\bperformance\.\w|\bperformance (?:tests?|monitor\w*|observer|counters?|api|timing|hooks?)\b/i.test(words)
  );
}
