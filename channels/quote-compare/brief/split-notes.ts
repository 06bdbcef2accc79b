import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { anyOf } from '../../reading/phrases.ts';
import { hasPrices } from './prices.ts';
import { plainTables } from '../../reading/tables/plain-tables.ts';
import { rowsOfFields } from '../../reading/tables/rows-of-fields.ts';
import { withRowsApart } from '../../reading/run-on-lines.ts';
import { relayCells } from '../../reading/relay-cells.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { chargesIn } from '../reading/labels.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { cutCallersSignature } from './callers-signature.ts';
import { byAlikeHeads } from './alike-heads.ts';
import { byParagraphs } from './by-paragraphs.ts';
import { byFences } from './fenced-quotes.ts';
import { byCountedHeadings, byHeadings } from './headed-quotes.ts';
import { byOpenings, splitsByOpenings } from './by-openings.ts';
import { bySeparators } from './by-separators.ts';
import { chooseSplit } from './choose-split.ts';
import { byComparison } from './comparison/by-comparison.ts';
import { withoutHeldAgainst } from './comparison/held-against.ts';
import { byLetters } from './by-letters.ts';
import { byMessages } from './by-messages.ts';
import { byHandOvers } from './handed-over.ts';
import { byIndents, byNamedLines } from './layout-blocks.ts';
import { byPapers } from './printed-papers.ts';
import { byChatAndLetters, byLetterheads, byNamedBlocks, byNumbers, byRules } from './quote-blocks.ts';
import { plainJson } from './plain-json.ts';
import { plainPaste } from './plain-paste.ts';
import { withoutForm } from './name-in-head.ts';
import { readNeeds } from './read-needs.ts';
import { byChat, chatQuotes, isChat, relayedIn } from './quote-chats.ts';
import { withLeadsOfVendors } from './leads-of-vendors.ts';
import { findQuoteMails, withoutBuyersPrices, withoutOtherMails } from './quote-mails.ts';
import { isRequest, withRequestApart } from './request-apart.ts';
import { withSaidOfVendors } from './said-of-vendors.ts';
import { PAID_BEFORE, strayPrices } from './stray-prices.ts';
import { FEW_BRIEFS, remembered } from '../../reading/remembered.ts';

/**
 * Finds the quotes in a brief, however they are set apart: numbered headings ("Quote 1 of 3:", "Vendor B - Acme:"), fenced blocks, e-mail
 * heads, ruled lines, letterheads. Of the ways that give two quotes or more that counts whose quotes read best (`choose-split.ts`).
 */
export const splitNotes = remembered(takenApart, (notes: string) => notes, FEW_BRIEFS);

function takenApart(notes: string): SplitNotes {
  const { text, signature } = cutCallersSignature(plainPaste(notes));
  const printed = printedIn(cutCallersSignature(plainPaste(notes, { hasFrames: true })).text);
  const { brief, quotes } = withSaidOfVendors(withLeadsOfVendors(withoutQuestion(printed ?? splitText(text))));
  const offered = withoutHeldAgainst(plainTables(text));
  const strays = quotes.length > 1 ? strayPrices(withoutBuyersPrices(offered), { brief, quotes }) : [];
  return { brief: [brief, signature].filter(Boolean).join('\n\n'), quotes, strays };
}

/** What the caller asks below the last quote, where no price follows, is of the brief, and so is who signs it. */
function withoutQuestion(split: SplitNotes): SplitNotes {
  const { brief, quotes } = split;
  const last = quotes.at(-1);
  const from = last && quotes.length > 1 ? questionBelow(last.text) : -1;
  if (!last || from < 0) return split;
  return {
    ...split,
    brief: [brief, last.text.slice(from).trim()].filter(Boolean).join('\n\n'),
    quotes: [...quotes.slice(0, -1), { ...last, text: last.text.slice(0, from).trimEnd() }],
  };
}

/** Where the first paragraph begins that asks which offer it is to be, or says how they are to be compared, behind all prices; -1 where none does. */
function questionBelow(text: string): number {
  let at = text.length;
  let found = -1;
  for (const paragraph of text.split(/(?=\n[ \t]*\n)/).toReversed()) {
    at -= paragraph.length;
    const isOfBefore = PAID_BEFORE.test(paragraph);
    if (at === 0 || (hasPrices(paragraph) && !isOfBefore)) return found;
    if (isOfBefore || ASKS_WHICH.test(paragraph) || OPENS_QUESTION.test(paragraph) || isRequest(paragraph)) found = at;
  }
  return found;
}

const ASKS_WHICH = new RegExp(
  `(?<!\\p{L})(?:${anyOf({
    en: "which|who|who's|whose|what",
    de: 'wer|welche[rs]?|was',
    fr: 'lequel|laquelle|lesquels|qui|quel|quelle',
    es: 'cuál|cual|quién|quien',
    it: 'chi|quale|qual',
    nl: 'wie|welke|wat',
    pt: 'qual|quem',
    pl: 'kto|która|który|którą',
    sv: 'vem|vilken|vilket',
  })})\\s[^.?!\\n]{0,80}\\?|(?<!\\p{L})(?:${anyOf({
    en: "i want to see|we want to see|i'd like to see|we'd like to see|we're vat registered|we are vat registered|we're gst registered|we are gst registered",
    de: 'bitte um vergleich|wir sind vorsteuerabzugsberechtigt|bitte vergleichen',
    fr: 'merci de comparer|nous récupérons la tva',
    es: 'recuperamos el iva|por favor comparad|por favor comparen',
    it: 'confrontatemi|detraiamo l’iva',
    nl: 'graag vergelijken',
    pt: 'por favor comparem',
    pl: 'proszę porównać',
    sv: 'jämför gärna',
  })})(?!\\p{L})`,
  'iu',
);

/** A last paragraph that begins as a question, whose mark may be left out. */
export const OPENS_QUESTION = new RegExp(
  `^\\W*(?:(?:so|and|anyway|ok|right|now)[,\\s]+)?(?:${anyOf({
    en: "which|who|who's|whos|whose|what's|what do|what does|what is|what would|cheapest|where do we|where should|how much|tell me|let me know which|work out|can you|could you|please compare|pls",
    de: 'wer|wen|welche|welcher|welches|was kostet|wo bestellen',
    fr: 'lequel|laquelle|qui|le moins cher|où',
    es: 'cuál|cual|quién|quien|dónde',
    it: 'chi|quale|dove',
    nl: 'wie|welke|waar',
    pt: 'qual|quem|onde',
    pl: 'kto|która|który|gdzie',
    sv: 'vem|vilken|vilket|var',
  })})(?!\\p{L})`,
  'iu',
);

/** The ways in which quotes are set apart; of two that read equally well the first counts. */
const WAYS = [
  byComparison,
  byChat,
  byRelayedChat,
  byChatAndLetters,
  byHeadings,
  byFences,
  byMails,
  byRules,
  byNumbers,
  byLetters,
  byLetterheads,
  byNamedBlocks,
  byIndents,
  byMessages,
  byNamedLines,
  byHandOvers,
  splitsByOpenings,
];

/** Headings that count all offers, or what sets each apart, leave no doubt. */
const bySureMarks = (text: string): SplitNotes | null => byCountedHeadings(text) ?? bySeparators(text);

function splitText(notes: string): SplitNotes {
  const text = plainText(notes);
  const sure = bySureMarks(text);
  const splits = (sure ? [sure] : WAYS.flatMap((way) => way(text) ?? [])).map(withRequestApart);
  const others = sure ? [] : [...byAlikeHeads(text), byParagraphs(text) ?? []].flat().map(withRequestApart);
  const chosen = chooseSplit(text, [...splits.filter(({ quotes }) => quotes.length > 1), ...others]);
  if (!chosen) return splits.find(({ quotes }) => quotes.length === 1) ?? { brief: text.trim(), quotes: [] };
  const best = sure
    ? chosen
    : { ...chosen, quotes: chosen.quotes.flatMap((quote) => offersWithin(chosen.brief, quote)) };
  return { ...best, quotes: withoutForm(best.quotes).map((quote) => ({ ...quote, text: plainQuote(quote.text) })) };
}

/** The offers of a part: itself, or those that its paragraphs fall into where each prices anew what is asked for. */
function offersWithin(brief: string, quote: PastedQuote): PastedQuote[] {
  const [own, ...others] = byParagraphs(`${brief}\n\n${quote.text}`)?.quotes ?? [];
  return own && quote.text.trim().startsWith(own.text) && others.length > 0
    ? [{ ...quote, text: own.text }, ...others]
    : [quote];
}

/** Papers printed or copied one below the other, where no price stands outside them and no heading counts them. */
function printedIn(notes: string): SplitNotes | null {
  const text = plainText(notes);
  const printed = bySureMarks(text) ? null : byPapers(text);
  if (!printed || strayPrices(withoutBuyersPrices(text), printed).length > 0) return null;
  const cut = byParagraphs(text);
  if (cut && cut.quotes.length > printed.quotes.length) return cut;
  return { ...printed, quotes: printed.quotes.map((quote) => ({ ...quote, text: plainQuote(quote.text) })) };
}

const plainText = (notes: string): string => withoutHeldAgainst(plainTables(plainJson(notes.replace(NO_BREAK, ' '))));

/** A pasted quote without the marks of quoting, other people's mails and the buyer's turns, its table in rows. */
export const plainQuote = (text: string): string =>
  relaid(withRowsApart(withoutOtherMails(ofOneSeller(unquoted(text)))));

/** Blanks that part no digits: between those they part thousands. */
const NO_BREAK = /[\u00a0\u202f](?!\d{3}(?!\d))|(?<!\d)[\u00a0\u202f]/g;

/** A quote that is quoted as a whole, without the marks. */
const unquoted = (text: string): string =>
  text.split('\n').every((line) => line.trim() === '' || /^\s*>/.test(line))
    ? text.replace(/^[^\S\n]*(?:>[^\S\n]?)+/gm, '')
    : text;

/** A quote that is a copied chat with one seller, without the stamps and without what the buyer wrote. */
function ofOneSeller(text: string): string {
  const [seller, ...others] = isChat(text) ? chatQuotes(text) : [];
  return seller && others.length === 0 ? seller.text : text;
}

/** A quote whose table has come as the fields of a form, or with a cell on every line, in rows again. */
const relaid = (text: string): string =>
  withAmountsBeside(relayCells(rowsOfFields(text, roleOfCells), (words) => roleOfCells(words) !== null));

/** "TVA 20 %" over an amount is a row of the sums, and heads no cells. */
const roleOfCells = (words: string): string | null => {
  const role = roleOfHeading(words);
  return role === 'tax' ? null : role;
};

/** "Shipping" over "£44.50", as shops show what an order comes to: the amount beside what it is for. */
function withAmountsBeside(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const isFor = at + 1 < lines.length && AMOUNT_ALONE.test(lines[at + 1] ?? '') && isCharge(line.trim());
      return at + 1 === lines.length ? line : `${line}${isFor ? '   ' : '\n'}`;
    })
    .join('');
}
const isCharge = (line: string): boolean => !/\d/.test(line) && line.length < MOST_LABEL && chargesIn(line).length > 0;
const MOST_LABEL = 40;
const AMOUNT_ALONE = ignoringCase(`^\\s*[-–]?\\s?(?:${CURRENCY}\\s?)?[-–]?\\d[\\d.,' ]*(?:\\s?${CURRENCY})?\\s*$`);

/** "Harvest Table - £14.50 per head" and "Bexley Feasts - £16.20 pp" by one sender of a chat. */
function byRelayedChat(text: string): SplitNotes {
  const relayed = relayedIn(text);
  return relayed === null ? { brief: text.trim(), quotes: [] } : byOpenings(relayed);
}

/** Mails of vendors; the buyer's own are read for what is needed only where nothing else says it. */
function byMails(text: string): SplitNotes {
  const { quotes, rest } = findQuoteMails(text);
  const [brief = '', ...others] = rest.map((entry) => entry.trim()).filter(Boolean);
  return {
    brief: readNeeds(brief, []).length > 0 ? brief : [brief, ...others].join('\n\n'),
    quotes: quotes.map((quote) => ({ text: quote, name: '' })),
  };
}
