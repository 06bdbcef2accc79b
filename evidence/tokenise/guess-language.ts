import { SEARCH_LANGUAGES, STOP_WORDS } from './languages.ts';
import type { SearchLanguage } from './languages.ts';

/** Units of a text that tell its language. */
const LOOKED_AT = 4_000;

/** One small word may be a part of a name (`socket.io`). */
const FEWEST = 2;

/**
 * The language whose small words a text uses most, the stated one (BCP 47) where it uses too few of any, else English; `other` for a text in a
 * script of none of them. A page is often marked in another language than it is written in, so its words go first.
 */
export function guessLanguage(text: string, stated: string | null = null): SearchLanguage {
  const sample = text.slice(0, LOOKED_AT);
  if (!/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(sample)) return /\p{L}/u.test(sample) ? 'other' : 'en';
  const words =
    sample
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counted = SEARCH_LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => STOP_WORDS[language].has(word)).length,
  }));
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best));
  if (most.count >= FEWEST) return most.language;
  return SEARCH_LANGUAGES.find((language) => stated?.split('-')[0] === language) ?? 'en';
}
