import type { SplitNotes } from './pasted-quote.ts';
import { plainTables } from '../../reading/tables/plain-tables.ts';
import { relayCells } from '../../reading/relay-cells.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { byFences } from './fenced-quotes.ts';
import { byHeadings } from './headed-quotes.ts';
import { byNotedLines } from './noted-lines.ts';
import { byChatAndLetters, byLetterheads, byNamedBlocks, byRules } from './quote-blocks.ts';
import { splitBidTab } from './split-bid-tab.ts';
import { turnVendorRows } from './turn-vendor-rows.ts';
import { byChat } from './quote-chats.ts';
import { findQuoteMails, withoutOtherMails } from './quote-mails.ts';

/**
 * Finds the quotes in a brief, however they are set apart: numbered headings ("Quote 1 of 3:", "Vendor B - Acme:"), fenced blocks, e-mail
 * heads, ruled lines, letterheads. Of the ways that fit, the first in this order that gives two quotes or more counts.
 */
export function splitNotes(notes: string): SplitNotes {
  const text = turnVendorRows(plainTables(notes.replace(/\r\n?/g, '\n')));
  const ways = [
    byChat,
    byChatAndLetters,
    byHeadings,
    byFences,
    byMails,
    byRules,
    byLetterheads,
    byNotedLines,
    byNamedBlocks,
  ];
  const results = ways.map((way) => way(text));
  const split = results.find(({ quotes }) => quotes.length > 1) ?? results.find(({ quotes }) => quotes.length === 1);
  if (!split || split.quotes.length < 2) return splitBidTab(text) ?? split ?? { brief: text.trim(), quotes: [] };
  return { ...split, quotes: split.quotes.map((quote) => ({ ...quote, text: relaid(withoutOtherMails(quote.text)) })) };
}

/** A quote whose table has come with a cell on every line, in rows again. */
const relaid = (text: string): string => relayCells(text, (words) => roleOfHeading(words) !== null);

/** Mails of vendors; the buyer's own are read for what is needed only where nothing else says it. */
function byMails(text: string): SplitNotes {
  const { quotes, rest } = findQuoteMails(text);
  const [brief = '', ...others] = rest.map((entry) => entry.trim()).filter(Boolean);
  return {
    brief: /\d/.test(brief) ? brief : [brief, ...others].join('\n\n'),
    quotes: quotes.map((quote) => ({ text: quote, name: '' })),
  };
}
