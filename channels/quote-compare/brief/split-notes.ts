import { lineSpans } from '../../reading/span.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { plainTables } from '../../reading/tables/plain-tables.ts';
import { relayCells } from '../../reading/relay-cells.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { splitBidTab } from './split-bid-tab.ts';
import { findLabels } from '../reading/labels.ts';
import { turnVendorRows } from './turn-vendor-rows.ts';
import { byChat, chatQuotes, isChat } from './quote-chats.ts';
import { findQuoteMails, hasPrices, withoutOtherMails } from './quote-mails.ts';

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

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const HEADING =
  /^[\s#*_>=~<([-]*(?:(?:vendor|supplier)(?:'s)? )?(?<noun>quote|quotation|bid|offer|proposal|vendor|supplier|response|angebot|devis|option)s?\s*(?:#|no\.?|nr\.?|number)?\s*(?<mark>\d{1,2}|[A-J]|one|two|three|four|five|six|seven|eight|nine|ten|i{1,3}|iv|vi?)(?![\w,.-]*\d)(?:\s*(?:of|\/)\s*(?<of>\d{1,2}))?(?=$|[\s:.)\]\-–—=*_~>(,])(?<rest>.*)$/i;

interface Cut {
  start: number;
  bodyStart: number;
  heading: string;
}

/** Headings that count 1, 2, 3 or A, B, C, each alone on its line or with a name and a colon behind it. */
function byHeadings(text: string): SplitNotes {
  const cuts: Cut[] = [];
  let style: string | null = null;
  for (const { start, end } of lineSpans(text)) {
    const line = text.slice(start, end);
    const hit = HEADING.exec(line);
    const rest = hit?.groups?.rest ?? '';
    if (!hit?.groups || !isHeadingRest(rest)) continue;
    const { number, kind: form } = ordinal(hit.groups.mark ?? '');
    // "Option 2" inside the first quote is no second quote.
    const kind = `${hit.groups.noun?.toLowerCase()} ${form}`;
    if (number !== cuts.length + 1 || (style !== null && kind !== style)) continue;
    style = kind;
    const inline = /^[\s*_)\]]{0,20}[:.)–—-]{1,20}\s*(?<name>\S.*)$/.exec(rest)?.groups?.name ?? '';
    const isInside = /\d[.,]\d{2}|@/.test(inline);
    cuts.push({
      start,
      bodyStart: isInside ? end - inline.length : Math.min(text.length, end + 1),
      heading: isInside ? '' : inline || rest,
    });
  }
  return cut(text, cuts);
}

/** Nothing, a name, or a name in brackets; not the going on of a sentence. */
const isHeadingRest = (rest: string): boolean =>
  /^[\s*_:.)\]=~<>#-]*$/.test(rest) ||
  /^\s*[*_)\]]*\s*[:–—(,-]/.test(rest) ||
  (/^\s+\p{Lu}/u.test(rest) && rest.length < 60 && !/[.;]$/.test(rest.trim()));

function ordinal(mark: string): { number: number; kind: string } {
  const word = COUNTS.indexOf(mark.toLowerCase());
  if (word >= 0) return { number: word + 1, kind: 'word' };
  if (/^\d+$/.test(mark)) return { number: Number(mark), kind: 'digit' };
  const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi'].indexOf(mark.toLowerCase());
  if (roman >= 0 && mark.toUpperCase() !== 'I') return { number: roman + 1, kind: 'roman' };
  if (mark.toUpperCase() === 'I' && roman === 0) return { number: 1, kind: 'roman' };
  return { number: mark.toUpperCase().charCodeAt(0) - 64, kind: 'letter' };
}

function cut(text: string, cuts: Cut[]): SplitNotes {
  const quotes = cuts.map(({ bodyStart, heading }, index) =>
    named(tidy(text.slice(bodyStart, cuts[index + 1]?.start ?? text.length)), heading),
  );
  const last = quotes.at(-1);
  const tail = last ? splitTail(last.text) : null;
  if (last && tail) last.text = tail.quote;
  const head = text.slice(0, cuts[0]?.start ?? text.length);
  return {
    brief: [head.trim(), tail?.rest].filter(Boolean).join('\n\n'),
    quotes: quotes.filter(({ text: body }) => body !== ''),
  };
}

/** A quote without fences, ruled lines and empty lines round it. */
function tidy(body: string): string {
  const lines = body.split('\n');
  while (lines.length > 1 && CLOSING.test(lines.at(-1)!)) lines.pop();
  return lines
    .join('\n')
    .replace(/^(?:\s*(?:[-=*_~#]{3,}|`{3}\w*|"{3})[ \t]*\n)+|^\s*\n/g, '')
    .trimEnd()
    .replace(/^\n+/, '');
}

/** An empty line, or one that ends a quote. */
const CLOSING = /^\s*(?:[-=*_~#]{3,}|`{3}|"{3})?\s*$/;

/** A quote with the name that its heading gives, which also opens its text so that it can be cited. */
function named(text: string, heading: string): PastedQuote {
  const name = heading.replace(/^[\s*_:.)(\]–—=~<>#-]+|[\s*_:.)(\]–—=~<>#-]+$/g, '').trim();
  const isName =
    /^[\p{Lu}\d][\p{L}\d .,&'’/-]{2,48}$/u.test(name) &&
    !/\b(?:received|dated|attached|e-?mail|below|pasted|quotes?|quotation|their|revised|final|version|updated)\b/i.test(
      name,
    ) &&
    /\p{L}{3}/u.test(name);
  if (!isName || text === '') return { text, name: '' };
  return { text: text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}\n${text}`, name };
}

/** What the caller adds below the last quote, behind a ruled line or an end mark. */
function splitTail(body: string): { quote: string; rest: string } | null {
  const hit = /\n[^\S\n]{0,40}(?:[-=*_~#]{3}|<?\/?\s{0,9}end(?: of)? quotes?|`{3})[^\n]*\n(?<rest>[\s\S]+)$/i.exec(
    body,
  );
  const rest = hit?.groups?.rest ?? '';
  if (!hit || /\d[.,]\d{2}\b.*\n.*\d[.,]\d{2}\b/.test(rest) || !CALLER.test(rest)) return null;
  return { quote: tidy(body.slice(0, hit.index)), rest: rest.trim() };
}

const CALLER =
  /\b(?:we need|i need|need(?:ed)? (?:by|it|them)|deadline|which (?:one|vendor|is)|please (?:compare|recommend)|compare|ship(?:ping)? to|budget|max(?:imum)?|who should|recommend)\b/i;

function byFences(text: string): SplitNotes {
  const quotes: PastedQuote[] = [];
  const outside: string[] = [];
  let at = 0;
  for (const hit of text.matchAll(
    /(?:^|\n)[ \t]*(`{3,20}(?!`)|~{3,20}(?!~)|"{3}|<{3,20}(?!<))[^\n]*\n([\s\S]*?)\n[ \t]*(?:\1|>{3,})[ \t]*(?=\n|$)/g,
  )) {
    const before = text.slice(at, hit.index);
    outside.push(before);
    const line = /:\s*$/.test(before) ? (before.trim().split('\n').at(-1) ?? '') : '';
    quotes.push(named(tidy(hit[2] ?? ''), line));
    at = hit.index + hit[0].length;
  }
  outside.push(text.slice(at));
  for (const hit of quotes.length > 0
    ? []
    : text.matchAll(/<(quote|vendor|bid|offer)[^<>]{0,200}>\n?([\s\S]*?)\n?<\/\1>/gi))
    quotes.push({ text: tidy(hit[2] ?? ''), name: '' });
  const isTagged = quotes.length > 0 && outside.join('').trim() === text.trim();
  const brief = isTagged
    ? text.replace(/<(quote|vendor|bid|offer)[^<>]{0,200}>[\s\S]*?<\/\1>/gi, '\n')
    : outside.join('\n');
  return { brief: brief.trim(), quotes: quotes.filter(({ text: body }) => isQuote(body)) };
}

/** Mails of vendors; the buyer's own are read for what is needed only where nothing else says it. */
function byMails(text: string): SplitNotes {
  const { quotes, rest } = findQuoteMails(text);
  const [brief = '', ...others] = rest.map((entry) => entry.trim()).filter(Boolean);
  return {
    brief: /\d/.test(brief) ? brief : [brief, ...others].join('\n\n'),
    quotes: quotes.map((quote) => ({ text: quote, name: '' })),
  };
}

/** Blocks between ruled lines. Those without prices belong to the brief, or to the block before them once the quotes have begun. */
function byRules(text: string): SplitNotes {
  const blocks = text.split(
    /\n[ \t]*(?:-{3,}|={3,}|\*{3,}|_{3,}|~{3,}|#{3,}|(?:- ){3,}-?|(?:\* ){3,}\*?)[ \t]*(?:\n|$)/,
  );
  return fromBlocks(blocks, (block) => hasPrices(block) && looksHeaded(block));
}

/** Paragraphs that open like the head of a quote and hold prices. */
function byLetterheads(text: string): SplitNotes {
  return fromBlocks(text.split(/\n[ \t]*\n/), looksHeaded);
}

/** Paragraphs that open with a name of one or two words alone on its line: "RentIT", the prices below it. */
function byNamedBlocks(text: string): SplitNotes {
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

const LONE_NAME = /^\s*\p{Lu}[\p{L}&.'’-]{1,24}(?: [\p{L}&.'’-]{1,24}){0,3}:?\s*$/u;

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
    if (opens(block) && !(last && !hasPrices(last.text))) quotes.push({ text: block, name: '' });
    else if (last && (hasPrices(block) || !CALLER.test(block))) last.text += `\n\n${block}`;
    else brief.push(block);
  }
  return { brief, quotes: quotes.filter(({ text }) => isQuote(text)) };
}

/** A chat with one vendor, and other quotes before or behind it. */
function byChatAndLetters(text: string): SplitNotes {
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

/** Notes of calls: a line each, "Te Awa Feeds - $489 per tonne, next week". What is said below them holds for all. */
function byNotedLines(text: string): SplitNotes {
  const lines = text.split('\n');
  const noted = lines.map((line) => {
    const name = NOTED.exec(line)?.groups?.name?.trim() ?? '';
    return name !== '' &&
      hasPrices(line) &&
      roleOfHeading(name) === null &&
      findLabels(name).length === 0 &&
      !/\d/.test(name)
      ? name
      : null;
  });
  if (noted.filter((name) => name !== null).length < 2) return { brief: text.trim(), quotes: [] };
  const first = noted.findIndex((name) => name !== null);
  const shared = lines.slice(first).filter((line, at) => noted[first + at] === null && ALL_OF_THEM.test(line));
  return {
    brief: [...lines.slice(0, first), ...shared].join('\n').trim(),
    quotes: lines.flatMap((line, at) => {
      const name = noted[at];
      return name
        ? [
            {
              name,
              text: [
                name,
                line
                  .trim()
                  .replace(NOTED, '')
                  .replace(/,\s+(?=\D|\S*[$€£])/g, '\n'),
                ...shared,
              ].join('\n'),
            },
          ]
        : [];
    }),
  };
}

const NOTED = /^\s*(?:(?:[-*•]|\d{1,2}[.)])\s*)?(?<name>\p{Lu}[\p{L}\d&.'’ ]{2,40}?)\s*(?:\s[-–—]|:)\s+/u;
const ALL_OF_THEM = /\b(?:all|both|alle|beide|tous|todos|tutti)\b/i;

const isQuote = (block: string): boolean => hasPrices(block) || /\bno[- ]bid|no quote|\bquot/i.test(block);

/** Legal forms and trades that end the names of firms in Japanese. */
const FIRM_IN_JAPANESE =
  /^[^\d、。：:]*(?:株式会社|有限会社|合同会社|商会|商店|商事|工業|製作所|産業|電機|物産)[^\d、。：:]*(?:御中|様)?$/u;

/** A first line that could be a letterhead: short, names a firm or a quote, and states no price of its own. */
function looksHeaded(block: string): boolean {
  const first = block.split('\n')[0]?.trim() ?? '';
  if (
    first.length > 110 ||
    CALLER.test(first) ||
    /^(?:need|we |i |please|compare|looking|two quotes|three quotes)/i.test(first)
  )
    return false;
  return (
    (first.length < 40 && FIRM_IN_JAPANESE.test(first)) ||
    /\b(?:quote|quotation|angebot|offerte|devis|proposal|estimate)\b|^from:/i.test(first) ||
    (/^(?:[\p{Lu}\d&][\p{L}\d.&'’-]*(?:\s+|$|,\s*)|&\s+|and\s+|of\s+|und\s+){2,8}(?:\s{2,}.*)?$/u.test(
      first.replace(/[:*_#-]+$/, ''),
    ) &&
      !/[$€£@]|\d[.,]\d{2}/.test(first))
  );
}
