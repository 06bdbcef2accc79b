import { Big } from 'big.js';
import { readAsWhole } from './interpret-item.ts';
import type { Need } from '../need.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { inside } from '../../reading/span.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { THE_LOT } from './item-words.ts';
import { wordsOfPart } from './part-words.ts';
import type { QuoteText } from './quote-text.ts';
import type { ReadItem } from './read-item.ts';
import { saysWhatFor } from './basis-words.ts';
import { takenIn } from './work-in-the-price.ts';

/** One price for several needs: a line that counts each of them ("150 chairs and 20 tables, $880"), or the only line of a quote, which says that it is for all. */
export function coverSeveral(items: ReadItem[], quote: QuoteText): ReadItem[] {
  const { needs } = quote.matcher;
  const offered = items.filter(({ status, readings }) => status === 'offered' && readings.length > 0);
  const open = needs.filter((need) => !offered.some((item) => item.needs.includes(need)));
  return items.map((item) => {
    const [named, ...others] = item.needs;
    if (named && others.length === 0 && open.length > 0 && offered.includes(item)) {
      const within = takenIn(quote.text.slice(item.block.start, item.block.end), named, open);
      if (within.length > 0) return { ...item, needs: [named, ...within] };
    }
    if (needs.length < 2 || !offered.includes(item) || item.needs.length > 1) return item;
    const money = inside(quote.numerals, item.block).filter(isMoney);
    const [price] = money;
    if (!price || money.length > 1 || saysWhatFor(quote.text.slice(price.end, item.block.end))) return item;
    const counted = countedNeeds(quote, item);
    const isAll = offered.length === 1 && THE_LOT.test(quote.text.slice(item.block.start, item.block.end));
    const covered = isAll ? needs : counted;
    const [best] = item.readings;
    if (covered.length < 2 || !best) return item;
    const readings = [readAsWhole(price, { score: best.score, pieces: new Big(1) })];
    return { ...item, needs: covered, match: null, namedBy: 'words', readings, breaks: [] };
  });
}

/** Needs whose count stands in a line right before a word of their name. */
function countedNeeds({ text, numerals, matcher: { needs } }: QuoteText, { block }: ReadItem): Need[] {
  const counts = inside(numerals, block).filter((numeral) => !isMoney(numeral) && !numeral.isPercent);
  const named = ({ end }: Numeral): string[] =>
    text
      .slice(end, Math.min(block.end, end + 40))
      .split(/\d/, 1)[0]
      ?.match(/\p{L}{3,}/gu) ?? [];
  return needs.filter((need) =>
    counts.some(
      (count) =>
        count.value.eq(need.qty) &&
        named(count).some((word) =>
          wordsOfPart(need).some((own) => !own.isSize && (own.word === word || isSameStem(own.word, word))),
        ),
    ),
  );
}
