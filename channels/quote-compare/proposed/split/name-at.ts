import { companyIn } from '../../reading/name-score.ts';
import type { Span } from '../../../reading/span.ts';
import { wordSet } from '../../../reading/word-lists.ts';
import { BEHIND_NAME, NAME_JOINERS } from './offer-words.ts';

/** A name in a line, and what follows it. */
export interface Named extends Span {
  tail: string;
}

const END =
  /^(?:\s*(?::(?!\/\/)|;|\||\t|\(|\)|\[|<|,|"|”|»|“|«|=|…|\.{2,}|[-=]?>|→|➜|↓|-->)|\s+[-–—/~]+>?\s|[-–—]\s|\s[-–—*=#]{2,}|\s{2,}|$)/u;

/** How many words a name has at most, in capitals and in small letters. */
const MOST_WORDS = 9;
const MOST_SMALL = 5;

/** The name that begins here, up to a mark, a small word or a number; null where no name can stand. */
export function nameAt(rest: string, from: number): Named | null {
  const isCapital = /^["“«]?\d?\p{Lu}|^\p{Ll}+[-’']\p{Lu}/u.test(rest.slice(from));
  let [start, end] = [from, from];
  let tail = '';
  for (let count = 0; tail === ''; count += 1) {
    const ahead = rest.slice(end);
    const stop = count > 0 ? END.exec(ahead) : null;
    if (stop) {
      tail = kindOf(stop[0]);
      break;
    }
    const gap = /^\s?["“«]?/u.exec(ahead)?.[0].length ?? 0;
    const word = /^[^\s:;,|()[\]"”»=→…]+/u.exec(ahead.slice(gap))?.[0] ?? '';
    if (word === '' || count === (isCapital ? MOST_WORDS : MOST_SMALL)) return null;
    tail = endsBefore(word, { ahead: ahead.slice(gap + word.length), isFirst: count === 0, isCapital });
    if (tail !== '') break;
    if (count === 0) start = end + gap;
    end += gap + word.length;
    const isLast = /^\s*$/u.test(rest.slice(end));
    if (/\p{L}{4}[.!?]$/u.test(word) || (isLast && /[.!?]$/u.test(word))) {
      const isForm = word.endsWith('.') && companyIn(word) !== null;
      if (!isForm) end -= 1;
      tail = isForm && isLast ? 'end' : 'stop';
    }
  }
  const behind = rest.slice(end);
  if ((tail === 'words' || tail === ',') && isSaid(behind)) tail = 'says';
  if (end <= start || (tail === 'words' && !isCapital)) return null;
  const words = bare(rest.slice(start, end));
  return /\p{L}{2}/u.test(words) ? { start, end: start + words.length, tail } : null;
}

interface Place {
  ahead: string;
  isFirst: boolean;
  isCapital: boolean;
}

/** How a name ends before a word; '' where the word is of it. */
function endsBefore(word: string, { ahead, isFirst, isCapital }: Place): string {
  if (/^(?:\p{Sc}|#?\d|[-@])/u.test(word) && !(isFirst && /\p{L}/u.test(word))) return 'number';
  if (isFirst) return '';
  if (!isCapital) return BEHIND_NAME.test(word) ? 'words' : '';
  const isJoint = NAME_JOINERS.has(word.toLowerCase()) && /^\s+\S*[\p{Lu}\d]/u.test(ahead);
  return isJoint || /^\P{L}*\p{Lu}|^\p{Ll}+[’'-]?\p{Lu}/u.test(word) ? '' : 'words';
}

/** Without a genitive and the marks at its end; the stop of a short word is of the name ("B.V.", "Co."). */
function bare(words: string): string {
  const last = /\S+$/u.exec(words)?.[0] ?? '';
  if (last.endsWith('.') && last.length < 8 && companyIn(last) !== null) return words;
  return words.replace(/['’]s$|[\s.,\-–—*_=#]+$/u, '');
}

/** A verb of saying follows: at once, or behind "they", "who" or the place of a firm ("uit Mechelen"). */
function isSaid(behind: string): boolean {
  const words = behind.replace(/^,/, '').trim().split(/\s+/u).slice(0, 5);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (BEHIND_NAME.test(word)) return true;
    const isOfPlace = /^\p{Ll}{1,3}$/u.test(word) && /^\p{Lu}/u.test(words[at + 1] ?? '');
    if (isOfPlace) at += 1;
    else if (!LINKS.has(word.toLowerCase())) return false;
  }
  return false;
}

/** Between a name and what it says. */
const LINKS =
  wordSet(`and e et y und en i they who that he she it's der die das sie er qui que ils il elle on ellos ella loro lui lei zij hij eles ele
  ela oni che ci mi me nos nous uns mij ons ze to com`);

function kindOf(stop: string): string {
  const bare = stop.trim();
  if (bare === '') return stop === '' ? 'end' : 'gap';
  if (/^[:]/.test(bare)) return 'colon';
  if (/^[-–—=*#~]+$/u.test(bare)) return /[=*#]|[-–—]{2}/u.test(bare) ? 'end' : 'dash';
  if (/[>→➜↓]/u.test(bare)) return 'arrow';
  return bare[0] ?? 'end';
}
