/**
 * A piece of a document that is written once and shown as Markdown or as a page. In its texts `…` is code and [words](address) a link.
 */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'code'; language: 'json' | 'sh' | 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] };

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
export const text = (words: string): Block => ({ kind: 'text', text: words });
export const code = (language: 'json' | 'sh' | 'text', words: string): Block => ({
  kind: 'code',
  language,
  text: words,
});
export const list = (items: string[]): Block => ({ kind: 'list', items });

/** Nothing where there are no rows. */
export const table = (columns: string[], rows: string[][]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', columns, rows }];

export type Inline = { kind: 'words' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

/** The parts of a text. */
export function parseInline(words: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of words.matchAll(/`([^`]+)`|\[([^\]]+)\]\((https?:\/\/[^\s)]+|[#/][^\s)]*)\)/g)) {
    if (match.index > from) parts.push({ kind: 'words', text: words.slice(from, match.index) });
    const [whole, isCode, label, href] = match;
    parts.push(isCode === undefined ? { kind: 'link', text: label!, href: href! } : { kind: 'code', text: isCode });
    from = match.index + whole.length;
  }
  if (from < words.length) parts.push({ kind: 'words', text: words.slice(from) });
  return parts;
}
