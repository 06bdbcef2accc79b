import type { Language } from '../../../reading/languages.ts';
import { areFormsOfNoun } from '../../../reading/noun-forms.ts';
import type { Need } from '../../need.ts';
import type { NeedMatcher } from '../../reading/need-matcher.ts';

/** The one need that a clause names: by its words as a whole, else by a word or a size that no other need has. Null for none, or where several fit alike. */
export function namedNeed(clause: string, matcher: NeedMatcher, languages: readonly Language[]): Need | null {
  const [best, next] = matcher.match(clause);
  if (best && (!next || best.score > next.score || best.at !== next.at)) return best.need;
  const own = matcher.named(clause);
  if (own) return own;
  const words = tokensOf(clause);
  const scored = matcher.needs
    .map((need) => ({
      need,
      score: uniqueTokens(need, matcher.needs).filter((token) => words.some((word) => isSame(token, word, languages)))
        .length,
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && first.score > 0 && first.score > (second?.score ?? 0) ? first.need : null;
}

/** Words, and sizes in which signs and blanks are left out: `12" x 18"` is `12x18`. */
const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(?<=\d)\s?["”''′″]/g, '')
    .replace(/(?<=\d)\s?[x×]\s?(?=\d)/g, 'x')
    .split(/[^\p{L}\p{N}./x]+|(?<=\p{L})-(?=\p{L})/u)
    .filter((token) => /\p{L}{3}|\d.*[x/]|\p{L}+\d|\d\p{L}/u.test(token));

const uniqueTokens = (need: Need, needs: Need[]): string[] => {
  const others = new Set(needs.flatMap((other) => (other === need ? [] : tokensOf(other.part))));
  return tokensOf(need.part).filter((token) => !others.has(token));
};

const isSame = (one: string, other: string, languages: readonly Language[]): boolean =>
  one === other || (/^\p{L}{4,}$/u.test(one) && /^\p{L}{4,}$/u.test(other) && areFormsOfNoun(one, other, languages));
