import { isGivenName } from '../../reading/given-names.ts';
import { anyOf } from '../../reading/phrases.ts';
import { COPIED_NOUNS, OPENING_NOUNS, ORDINALS } from '../../reading/vocabulary/order-words.ts';
import { OTHER_OFFERS } from '../../reading/vocabulary/spoken-offers.ts';
import { firmInLetter } from '../reading/firm-in-letter.ts';
import { companyIn } from '../reading/name-score.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { hasPrices } from './prices.ts';
import { CALLER } from './quote-body.ts';
import { isVendor } from './quote-openings.ts';

/**
 * Messages and letters one below the other that say themselves for whom they are written, wherever in them: "…, Corey from Two Brothers Haul here", "Berean
 * Book Barn, since 1984" at the end, "Other bid: Colorhaus Painting, …". Null where a part with prices names nobody, or there are no two of them.
 */
export function byMessages(text: string): SplitNotes | null {
  const parts = partsOf(text);
  const brief: string[] = [];
  const quotes: PastedQuote[] = [];
  for (const [at, part] of parts.entries()) {
    const own = withoutMark(part);
    const name = writerOf(own);
    const last = quotes.at(-1);
    // Who signs a letter may stand in a paragraph of its own below it.
    if (last && last.name === '' && !hasPrices(own) && name !== null) {
      last.name = name;
      last.text += `\n${own}`;
    } else if (hasPrices(own)) quotes.push({ name: name ?? '', text: own });
    else if (last && at < parts.length - 1 && !CALLER.test(own) && last.name === '') last.text += `\n\n${own}`;
    // A firm that names no price offers all the same: "whatever they quoted, we match it".
    else if (last && name !== null && own.split('\n', 1)[0]?.trim() === name && own !== name) return null;
    else brief.push(own);
  }
  const names = new Set(quotes.map(({ name }) => name.toLowerCase()));
  return quotes.length > 1 && names.size === quotes.length && !names.has('')
    ? { brief: brief.join('\n\n').trim(), quotes }
    : null;
}

/** Paragraphs, and sentences that come to the next offer by words that count or part it from the one before. */
const partsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*(?:>[ \t]*)?(?:\n|$)/)
    .flatMap((paragraph) => paragraph.split(NEXT_OFFER))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));

const COUNTED = `(?:${ORDINALS.map((words) => anyOf(words)).join('|')})`;
const NOUN = `(?:${anyOf(OPENING_NOUNS)}|${anyOf(COPIED_NOUNS)})`;
const NEXT = `(?:\\(?(?:${anyOf(OTHER_OFFERS)}|${COUNTED}\\s${NOUN}|${NOUN}\\s(?:\\d|[A-J]))(?:[\\s,][^\\n.:;)\\d]{0,30})?[:)])`;
/** "Other bid: …", "(second one, from the web) …", "Letter 2". */
const NEXT_OFFER = new RegExp(
  `(?:(?<=[.!?"”»):]\\s)|\\n)(?=[\\s>]*(?:${NEXT}|(?:${NOUN})\\s(?:\\d|[A-J])[\\s.:]*(?:\\n|$)))`,
  'iu',
);
const MARK = new RegExp(`^\\s*(?:${NEXT}|(?:${NOUN})\\s(?:\\d|[A-J])[.:]?\\s*(?=\\n))[\\s:]*`, 'iu');
const withoutMark = (part: string): string =>
  part
    .replace(/^[ \t]*>[ \t]?/gmu, '')
    .replace(MARK, '')
    .trim();

/** For whom a message is written: as it says itself, as it is signed, or as it is headed; null where it says nothing of it. */
export function writerOf(part: string): string | null {
  const lines = part.split('\n');
  const said = lines.flatMap((line) => {
    const span = firmInLetter(line);
    return span ? [line.slice(span.start, span.end)] : [];
  });
  const signed = signerOf(lines.findLast((line) => /\p{L}/u.test(line)) ?? '');
  const headed = HEAD.exec(lines[0] ?? '')?.groups?.name;
  return [...said, signed, headed].find((name) => name !== undefined && isFirm(name)) ?? null;
}

const isFirm = (name: string): boolean =>
  isVendor(name) && (companyIn(name) !== null || !isGivenName(name.split(/\s/)[0] ?? '') || !name.includes(' '));

const WORD = String.raw`\p{Lu}[\p{L}\p{N}'’&!-]*(?:(?<!\p{L}{4})\.)?`;
const FIRM = `${WORD}(?: (?:${WORD}|&|and|of|the|und|et|y|e|de|du|di|da|van|von|en|i))*(?: ${WORD})|${WORD}`;
/** "Gradison Movers: our price is …", "Colorhaus Painting, $1,265.00 per classroom". */
const HEAD = new RegExp(
  `^\\s*(?<name>${FIRM})(?:\\s?\\([^()]*\\))?(?::\\s|\\s[–—-]+\\s|,\\s(?=\\p{Sc}?\\s?\\d)|\\s*$)`,
  'u',
);
/** "…. Berean Book Barn, since 1984, tel. 555-0142", "Thaddeus Mull, Mull Laboratory Furniture". */
const SIGNED = new RegExp(
  `(?:^|[.!?…"”]\\s+|,\\s)(?<name>${FIRM})["”»]?(?:,\\s(?:since|seit|depuis|desde|dal|sinds|od|tel|phone|ph|fon|tél|tlf|www)[^\\n]*|\\s*[.!]?)$`,
  'u',
);
function signerOf(line: string): string | undefined {
  const name = SIGNED.exec(line.trim())?.groups?.name;
  return name !== undefined && (name.includes(' ') || name.endsWith('!')) ? name : undefined;
}
