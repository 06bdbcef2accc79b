import type { ScreeningBrief } from '../../channels/quote-compare/screening/screening-brief.ts';

type Form = (brief: ScreeningBrief) => ScreeningBrief | null;

/** Ways in which the same words reach a buyer. None changes what they say. A form gives null for a brief that it does not change. */
export const FORMS: Record<string, Form> = {
  'as written': (brief) => brief,
  'columns lost': ofQuotes((text) => text.replace(/(?<=\S)[ \t]{2,}/g, ' ')),
  tabs: ofQuotes((text) => text.replace(/(?<=\S) {2,}(?=\S)/g, '\t')),
  'lower case': inAnyCase(ofQuotes((text) => text.toLowerCase())),
  'dollar as USD': ofQuotes((text) => text.replace(/(?<![A-Z])\$\s?(?=[\d.])/g, 'USD ')),
  'one cell a line': ofTables((rows) => rows.flat().map((cell) => [cell])),
  'columns reversed': ofTables((rows) => rows.map((row) => row.toReversed())),
  'rows reversed': ofTables(([head = [], ...rows]) =>
    isHead(head) ? [head, ...rows.toReversed()] : [...rows.toReversed(), head],
  ),
  'forwarded twice': ofQuotes((text, index) => forwarded(forwarded(text, `Purchasing`, index), `Dana Okafor`, index)),
  'quoted with >': ofQuotes((text) => text.replace(/^/gm, '> ')),
  'no-break blanks': ofQuotes((text) => text.replace(/(?<=\S) (?=[^\s\d])/g, '\u00a0')),
  'typeset marks': ofQuotes(typeset),
  'wrapped at 72': ofQuotes((text) => text.split('\n').flatMap(wrapped).join('\n')),
  'no marks between thousands': ofQuotes((text) =>
    text.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?=\.\d{2}(?!\d))/g, ungrouped),
  ),
  'code behind the amount': ofQuotes((text) =>
    text.replace(
      /(?<![A-Z])\$\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?![\d.]|,\d|\s?(?:USD|CAD|AUD|million|k\b))/g,
      '$1 USD',
    ),
  ),
  bullets: ofQuotes((text) =>
    text.replace(/(?<=\n)(?=\p{L}|\d)(?!(?:from|sent|to|subject|date|on|dear|hi)\b|[^\n]*(?: {2,}|\t|\|))/giu, '• '),
  ),
  greeting: ofQuotes((text) => `Good morning,\n\nplease see below.\n\n${text}\n\nKind regards`),
  'vendors the other way round': (brief) =>
    brief.quotes.length > 1 ? { ...brief, quotes: brief.quotes.toReversed() } : null,
  'headings of another hand': inOnePaste((quote, at) => `\n\nOffer ${'ABCDEFG'[at]}:\n${quote}`),
  'ruled lines between': inOnePaste((quote) => `\n-----\n${quote}`),
  'ruled lines from the second on': inOnePaste((quote, at) => `${at > 0 ? '\n-----\n' : '\n\n'}${quote}`),
  'names of files between': inOnePaste((quote, at) => `\n\n===== offer-${at + 1}.pdf =====\n${quote}`),
  'only empty lines between': inOnePaste((quote) => `\n\n${quote}`),
  'each quoted': inOnePaste((quote) => `\n\n${quote.replace(/^/gm, '> ')}`),
};

/** What is asked for, and below it the quotes, each as it is set apart. */
function inOnePaste(setApart: (quote: string, at: number) => string): Form {
  return (brief) =>
    brief.quotes.length > 1
      ? {
          ...brief,
          brief: `${brief.brief}${brief.quotes.map((quote, at) => setApart(quote.trim(), at)).join('')}`,
          quotes: [],
        }
      : null;
}

const ungrouped = (digits: string): string => digits.replaceAll(',', '');

/** Quotation marks, apostrophes and dashes as word processors set them. */
function typeset(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=\s|^)"(?=\S)/gm, '“')
    .replace(/"/g, '”')
    .replace(/(?<=\s)-(?=\s)/g, '–')
    .replace(/(?<=\s)--(?=\s)/g, '—');
}

/** A line of running text as a mail program breaks it. */
function wrapped(line: string): string[] {
  if (line.length <= 72 || / {2,}|\t|\|/.test(line)) return [line];
  const cut = line.lastIndexOf(' ', 72);
  return cut <= 0 ? [line] : [line.slice(0, cut), ...wrapped(line.slice(cut + 1))];
}

/** What has to be asked is looked for whatever the case of the quote. */
function inAnyCase(form: Form): Form {
  return (brief) => {
    const formed = form(brief);
    const vendors = formed?.vendors.map(({ asks, ...vendor }) => ({
      ...vendor,
      ...(asks && { asks: asks.map((topic) => new RegExp(topic.source, 'i')) }),
    }));
    return formed && vendors ? { ...formed, vendors } : null;
  };
}

function ofQuotes(change: (text: string, index: number) => string): Form {
  return (brief) => {
    const quotes = brief.quotes.map(change);
    return quotes.some((text, index) => text !== brief.quotes[index]) ? { ...brief, quotes } : null;
  };
}

/** Blocks of lines that part into the same number of cells, three or more, at gaps or bars. */
function ofTables(change: (rows: string[][]) => string[][]): Form {
  return ofQuotes((text) => {
    const blocks: { cells: string[][] | null; lines: string[] }[] = [];
    for (const line of text.split('\n')) {
      const cells = cellsOf(line);
      const last = blocks.at(-1);
      if (cells && last?.cells?.[0]?.length === cells.length) last.cells.push(cells);
      else blocks.push({ cells: cells && [cells], lines: cells ? [] : [line] });
    }
    return blocks
      .flatMap(({ cells, lines }) => (cells ? change(cells).map((row) => row.join('   ')) : lines))
      .join('\n');
  });
}

function cellsOf(line: string): string[] | null {
  const isBarred = /^\s*\|.*\|\s*$/.test(line);
  const cells = (isBarred ? line.trim().slice(1, -1).split('|') : line.trim().split(/ {2,}|\t/)).map((cell) =>
    cell.trim(),
  );
  return cells.length >= 3 && cells.every((cell) => cell !== '' && !/^[-:]+$/.test(cell)) ? cells : null;
}

const isHead = (cells: string[]): boolean => cells.every((cell) => !/\d/.test(cell));

function forwarded(text: string, by: string, index: number): string {
  const head = `---------- Forwarded message ---------\nFrom: ${by} <${by.toLowerCase().replace(' ', '.')}@buyer.example>\nDate: Thu, Jan 7, 2027 at 9:1${index} AM\nSubject: Fwd: quote\nTo: <ops@buyer.example>\n\n`;
  return head + text.replace(/^/gm, '> ');
}
