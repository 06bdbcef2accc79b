import { foldCase } from '../../reading/languages.ts';
import type { Language, Role } from '../../reading/languages.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { hasRole, WORD } from '../../reading/unread-words.ts';
import { JOIN } from '../../reading/vocabulary/clause-words.ts';
import type { Candidate, Proposer, Weight } from '../slot.ts';
import { abroadIn, phrasesIn } from './by-language.ts';
import type { Phrases } from './by-language.ts';
import { period } from './period.ts';

/** Where a phrase ends whatever its slot: marks of a sentence, and words that begin another part of it. */
const ENDS =
  'that|which|who|where|when|since|because|so|but|if|please|pls|thanks|thank you|and also|as well as|is|are|was|were|has|have|do|does|did|can|could|should|would|i|we|you|my|our|for me|for us|for my|for our|to me|to us';

/**
 * What stands behind a word of the slot up to the end of its clause: `behind('papers about|on', …)`. `ends` are further words where it ends,
 * `parted` says that commas and "and" part several, `names` that they are names: where one begins with a
 * capital all do, and in other languages than English a name goes on as long as they do.
 */
export function behind<T>(
  cues: Phrases,
  read: (words: string) => T | null,
  { ends = '', parted = false, names = false, weight = 'cued' }: Form = {},
): Proposer<T> {
  const cueIn = phrasesIn(cues);
  const jointIn = phrasesIn(JOIN);
  const own = ends === '' ? [] : [ends];
  const [end, endAbroad] = [[ENDS, ...own], own].map(
    (all) =>
      new RegExp([MARKS, ...(all.length > 0 ? [phrasePattern({ ends: all.join('|') }).source] : [])].join('|'), 'iu'),
  ) as [RegExp, RegExp];
  return (brief) => {
    const { text, languages } = brief;
    const abroad = abroadIn(languages);
    const cue = cueIn(languages);
    const joint = parted ? jointIn(['en', ...abroad]) : null;
    // A season or a month alone is as likely a part of what is named.
    const periods = period(brief).filter(({ start, end }) => /\d|\s/.test(text.slice(start, end)));
    return Array.from(cue ? text.matchAll(cue) : []).flatMap((hit) => {
      const from = hit.index + hit[0].length;
      // "in March" is no place.
      if (periods.some(({ start, end: until }) => start <= hit.index && from < until)) return [];
      // "No articles of Heron": what is ruled out is not asked for.
      const [last = ''] = /\p{L}+(?=\s+$)/u.exec(text.slice(Math.max(0, hit.index - 24), hit.index)) ?? [];
      if (hasRole(foldCase(last), abroad, ['negations'])) return [];
      const next = periods.find(({ start }) => start >= from);
      const rest = text.slice(from, Math.min(from + LONGEST, next?.start ?? text.length));
      const lead = leadOf(rest, abroad);
      const phrase = rest.slice(lead);
      const isEnglish = abroad.length === 0 || languages.includes('en');
      const stop = talkFrom(phrase.slice(0, endOf(phrase, isEnglish ? end : endAbroad)), abroad);
      const cueSpan = { start: hit.index, end: from };
      const parts = pieces(phrase.slice(0, stop), joint).map((part): Span =>
        trimSpan(text, { start: from + lead + part.start, end: from + lead + part.end }),
      );
      const isCapital = names && /^\p{Lu}/u.test(text.slice(parts[0]?.start));
      return parts.flatMap((part): Candidate<T>[] => {
        const words = text.slice(part.start, part.end);
        // "Springfield and heard a bang": the second is another part of the sentence.
        if (isCapital && !/^[\p{Lu}\d]/u.test(words)) return [];
        const span = isCapital && abroad.length > 0 ? { ...part, end: part.start + nameOf(words) } : part;
        const value = span.end > span.start ? read(text.slice(span.start, span.end)) : null;
        return value === null ? [] : [{ ...span, value, weight, cue: cueSpan }];
      });
    });
  };
}

interface Form {
  ends?: string;
  parted?: boolean;
  names?: boolean;
  weight?: Weight;
}

const MARKS = String.raw`[.;:!?\n()\[\]\u0001]`;
const LONGEST = 240;
/** A colon behind the cue, articles and the like. */
const LEAD = /^\s*[:=–-]?\s*(?:(?:the|a|an|any|all|some|our|my|these|those|following|this)\s+)*/i;

function leadOf(rest: string, abroad: readonly Language[]): number {
  const lead = LEAD.exec(rest)?.[0].length ?? 0;
  const [article = '', word = ''] = /^(\p{L}+)(?:\s+|['’])/u.exec(rest.slice(lead)) ?? [];
  return word !== '' && hasRole(foldCase(word), abroad, ['determiners']) ? lead + article.length : lead;
}

const TALK: readonly Role[] = ['copulas', 'talk', 'negations', 'only', 'greetings', 'closings'];

/** Where a phrase in another language than English turns into talk; what joined the two belongs to neither. */
function talkFrom(phrase: string, abroad: readonly Language[]): number {
  const hit = Array.from(phrase.matchAll(WORD)).find(
    ({ 0: word, index }) =>
      /^\p{Ll}/u.test(word) &&
      hasRole(foldCase(word), abroad, TALK) &&
      !(PARTICLE.test(word) && /^\s\p{Lu}/u.test(phrase.slice(index + word.length))),
  );
  if (!hit) return phrase.length;
  const before = Array.from(phrase.slice(0, hit.index).matchAll(WORD));
  const last = before.findLast(([word]) => !hasRole(foldCase(word), abroad, ['linkers', 'determiners', 'joiners']));
  return last ? last.index + last[0].length : 0;
}

const PARTICLE = /^(?:de|del|della|dei|la|le|les|du|of|the|di|da|do|dos|das|van|von|der|den|al|el|&)$/;

/** How far a name goes: words with a capital or a figure, and small ones that lead to such. */
function nameOf(words: string): number {
  let end = 0;
  for (const hit of words.matchAll(/[^\s,]+/g)) {
    if (/^[\p{Lu}\d]/u.test(hit[0])) end = hit.index + hit[0].length;
    else if (!PARTICLE.test(hit[0])) break;
  }
  return end;
}

/** A point within a number or a name (`v1.2`, `St. Louis`) ends nothing. */
function endOf(phrase: string, end: RegExp): number {
  let from = 0;
  for (;;) {
    const hit = end.exec(phrase.slice(from));
    if (!hit) return phrase.length;
    const at = from + hit.index;
    const isInner =
      hit[0] === '.' &&
      (/^\.[\p{L}\d]/u.test(phrase.slice(at)) || /(?:^|\s)(?:\p{Lu}|St|Mt|vs|al)$/u.test(phrase.slice(0, at)));
    if (!isInner) return at;
    from = at + 1;
  }
}

function pieces(phrase: string, joint: RegExp | null): { start: number; end: number }[] {
  const comma = phrase.indexOf(', ');
  if (!joint) return [{ start: 0, end: comma < 0 ? phrase.length : comma }];
  const found: { start: number; end: number }[] = [];
  let start = 0;
  const marks = Array.from(phrase.matchAll(/,(?=\s)|\s&(?=\s)/g));
  for (const hit of [...marks, ...phrase.matchAll(joint)].toSorted((a, b) => a.index - b.index)) {
    found.push({ start, end: Math.max(start, hit.index) });
    start = hit.index + hit[0].length;
  }
  return [...found, { start, end: phrase.length }];
}
