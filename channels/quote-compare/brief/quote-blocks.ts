import { readThread } from '../../reading/mail-thread.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { ADDRESSED, CALLER, isQuote } from './quote-body.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { findLabels } from '../reading/labels.ts';
import { chatQuotes, isChat } from './quote-chats.ts';
import { isVendor } from './quote-openings.ts';
import { isOfPaper, opensLetter } from '../reading/paper-lines.ts';
import { readValidity } from '../reading/validity.ts';
import { isOfLetterhead } from '../reading/freight-schedule.ts';
import { isLedTo, spokenHead } from './spoken-heads.ts';
import { isCourtesy, isDocumentTitle } from '../reading/name-score.ts';
import { hasPrices, mayPrice } from './prices.ts';

/** A ruled line, as the source of a pattern. */
export const RULED = String.raw`[ \t]*(?:-{2,}|={3,}|\*{3,}|_{3,}|~{3,}|#{3,}|(?:- ){3,}-?|(?:\* ){3,}\*?)[ \t]*`;

/** Blocks between ruled lines. Those without prices belong to the brief, or to the block before them once the quotes have begun. */
export function byRules(text: string): SplitNotes {
  const blocks = text.split(new RegExp(`\\n${RULED}(?:\\n|$)`));
  // A brief without prices, and below it nothing but blocks with prices: each is an offer, however it begins.
  const [first = '', ...others] = blocks.filter((block) => block.trim() !== '');
  const opensAsOffer = (block: string): boolean => hasPrices(block) && !hasPrices(block.trim().split('\n', 1)[0] ?? '');
  const isEachOffer = others.length > 1 && !hasPrices(first) && others.every(opensAsOffer);
  return fromBlocks(
    blocks,
    (block) => hasPrices(block) && (isEachOffer || looksHeaded(block) || isLetter(block) || toldOf(block) !== ''),
  );
}

/** A letter begins with whom it greets, on a line of its own or before the first sentence. */
const isLetter = (block: string): boolean =>
  /^\W*\p{L}[^.:\n\d]{0,40}(?:[,!]?\s*$|[!,]\s)/u.test(block.trim().split('\n')[0] ?? '') && isCourtesy(block.trim());
/** "The other one is Acme, by phone: £12 each": told, and led to by words that count the offers. */
const toldOf = (block: string): string => {
  const [line = ''] = block.trim().split('\n');
  const name = isLedTo(line) ? (spokenHead(line)?.name ?? '') : '';
  return isVendor(name) ? name : '';
};

/** Blocks below "1)", "2)", "3)", each alone on its line, or behind them, an empty line above each. */
export function byNumbers(text: string): SplitNotes {
  const [before = '', ...parts] = text.split(NUMBERS);
  const blocks = parts.filter((_part, at) => at % 2 === 1);
  const isInOrder = parts.every((part, at) => at % 2 === 1 || Number(part) === at / 2 + 1);
  // Behind its number a block is headed: prices stand below.
  const isHeaded = blocks.every(
    (block) => block.startsWith('\n') || (/^[^\n]*\n/.test(block) && !mayPrice(block.split('\n', 1)[0] ?? '')),
  );
  const isCounted =
    blocks.length > 1 &&
    isInOrder &&
    isHeaded &&
    blocks.some(mayPrice) &&
    blocks.every((block) => /\d[.,]?\d{2}/.test(block));
  return {
    brief: (isCounted ? before : text).trim(),
    quotes: isCounted ? blocks.map((block) => ({ text: block.trim(), name: '' })) : [],
  };
}

const NUMBERS =
  /(?:(?<=^|\n)[^\S\n]*(?=[#(]?\d{1,2}[).:][^\S\n]*\n)|(?<=\n[^\S\n]*\n))[#(]?(\d{1,2})[).:][^\S\n]*(?=\n|\p{Lu}|\(\p{L})/u;

/** Paragraphs that open like the head of a quote and hold prices. */
export function byLetterheads(text: string): SplitNotes {
  const blocks = text.split(PARAGRAPHS).filter((block) => block.trim() !== '');
  const signed = new Set(blocks.filter((block, at) => !hasPrices(block) && opensMail(blocks[at + 1] ?? '')));
  return fromBlocks(blocks, (block) => looksHeaded(block) && !signed.has(block));
}

/** Right above the head of a mail stands who signs the one before. */
const opensMail = (block: string): boolean =>
  /@/.test(block.split('\n', 1)[0] ?? '') && readThread(block)[0]?.from != null;

/** An empty line parts them, and so does a line in small letters that leads to what stands below it: "from my sheet:". */
const PARAGRAPHS = /\n[ \t]*\n|(?<=(?:^|\n)[ \t]*\p{Ll}[^\n]{0,60}:[ \t]*)\n/u;

/** Paragraphs that open with a name of one or two words alone on its line: "RentIT", the prices below it. */
export function byNamedBlocks(text: string): SplitNotes {
  return fromBlocks(text.split(/\n[ \t]*\n/), (block) => {
    const [first = '', ...rest] = block.split('\n');
    return (
      LONE_NAME.test(first) &&
      hasPrices(rest.join('\n')) &&
      roleOfHeading(first) === null &&
      findLabels(first).length === 0
    );
  });
}

export const LONE_NAME = /^\s*\p{Lu}[\p{L}&.'’-]{1,24}(?: [\p{L}&.'’-]{1,24}){0,3}:?\s*$/u;

function fromBlocks(blocks: string[], opens: (block: string) => boolean): SplitNotes {
  const { brief, quotes: whole } = groupBlocks(blocks, opens);
  return whole.length > 1 && brief.length + whole.length > 1
    ? { brief: brief.join('\n\n'), quotes: whole }
    : { brief: blocks.join('\n\n').trim(), quotes: [] };
}

/** Blocks that open a quote, each with those below it that go on with it. */
function groupBlocks(blocks: string[], opens: (block: string) => boolean): { brief: string[]; quotes: PastedQuote[] } {
  const brief: string[] = [];
  const quotes: PastedQuote[] = [];
  for (const block of blocks.map((entry) => entry.trim()).filter(Boolean)) {
    const last = quotes.at(-1);
    const isCallers = CALLER.test(block) && !mayPrice(block);
    if (opens(block) && !isCallers && !(last && !hasPrices(last.text)))
      quotes.push({ text: block, name: toldOf(block) });
    else if (last && (hasPrices(block) || !CALLER.test(block))) last.text += `\n\n${block}`;
    else brief.push(block);
  }
  return { brief, quotes: quotes.filter(({ text }) => isQuote(text)) };
}

/** A chat with one vendor, and other quotes before or behind it. */
export function byChatAndLetters(text: string): SplitNotes {
  const paragraphs = text.split(/\n[ \t]*\n/);
  const at = paragraphs.findIndex((paragraph) => isChat(paragraph));
  const last = paragraphs.findLastIndex((paragraph) => isChat(paragraph));
  if (at < 0) return { brief: text.trim(), quotes: [] };
  const chats = chatQuotes(paragraphs.slice(at, last + 1).join('\n\n'));
  const [before, behind] = [paragraphs.slice(0, at), paragraphs.slice(last + 1)].map((own) =>
    groupBlocks(own, looksHeaded),
  );
  return {
    brief: [...(before?.brief ?? []), ...(behind?.brief ?? [])].join('\n\n'),
    quotes: [...(before?.quotes ?? []), ...chats, ...(behind?.quotes ?? [])],
  };
}

/** Legal forms and trades that end the names of firms in Japanese. */
const FIRM_IN_JAPANESE =
  /^[^\d、。：:]*(?:株式会社|有限会社|合同会社|商会|商店|商事|工業|製作所|産業|電機|物産)[^\d、。：:]*(?:御中|様)?$/u;

/** A first line that could be a letterhead: short, names a firm or a quote, and states no price of its own. */
export function looksHeaded(block: string): boolean {
  const lines = block.split('\n').filter((line) => !ADDRESSED.test(line));
  const first = lines[0]?.trim() ?? '';
  if (
    first.length > 110 ||
    CALLER.test(first) ||
    /^(?:need|we |i |please|compare|looking|two quotes|three quotes)/i.test(first) ||
    isOfPaper(first) ||
    opensLetter(first) ||
    readValidity(first, null, 'day-first') !== null
  )
    return false;
  return (
    (first.length < 40 && FIRM_IN_JAPANESE.test(first)) ||
    isDocumentTitle(first) ||
    /\b(?:quote|quotation|angebot|offerte|devis|proposal|estimate)\b|^(?:from|von|de|da|van|od)\s?:/i.test(first) ||
    (/^(?:[\p{Lu}\d&][\p{L}\d.&'’-]*(?:\s+|$|,\s*)|&\s+|(?:and|of|the|at|und|et|de|la|der|van|di)\s+){2,8}(?:\s{2,}.*)?$/u.test(
      first.replace(/[:*_#-]+$/, ''),
    ) &&
      !/[$€£@]|\d[.,]\d{2}/.test(first)) ||
    isLetterhead(lines)
  );
}

/** A name, and in the lines right below it where the firm is to be found, by what number it is known, or which document this is. */
function isLetterhead([first = '', ...others]: string[]): boolean {
  const name = first.trim();
  if (!/^\p{Lu}/u.test(name) || name.split(/\s+/).length > MOST_WORDS || !isVendor(name)) return false;
  const below = others.slice(0, MOST_HEAD_LINES);
  const end = below.findIndex((line) => hasPrices(line));
  return (end < 0 ? below : below.slice(0, end)).some(
    (line) => isDocumentTitle(line) || isOfPaper(line.trim()) || isOfLetterhead(line.trim()),
  );
}
const MOST_WORDS = 8;
const MOST_HEAD_LINES = 7;
