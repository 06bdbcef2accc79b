export interface FrontMatter {
  /** Length of the front matter in the source, its closing line included; 0 where there is none. */
  length: number;
  title: string | null;
  date: string | null;
  language: string | null;
}

/** What a YAML or TOML head of a Markdown file says about the page. Only plain `key: value` lines are read. */
export function readFrontMatter(source: string): FrontMatter {
  const head = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n\1[ \t]*(?:\r?\n|$)/.exec(source);
  if (!head) return { length: 0, title: null, date: null, language: null };
  const values = new Map<string, string>();
  for (const line of (head[2] ?? '').split(/\r?\n/)) {
    const pair = /^([\w-]{1,40})[ \t]*[:=][ \t]*(.+)$/.exec(line);
    if (pair) values.set((pair[1] ?? '').toLowerCase(), unquote((pair[2] ?? '').trim()));
  }
  const find = (...keys: string[]): string | null =>
    keys.map((key) => values.get(key)).find((value) => value !== undefined && value !== '') ?? null;
  return {
    length: head[0].length,
    title: find('title'),
    date: find('date', 'published', 'pubdate', 'publishdate'),
    language: find('lang', 'language', 'locale'),
  };
}

function unquote(value: string): string {
  return /^"(.*)"$/.exec(value)?.[1] ?? /^'(.*)'$/.exec(value)?.[1] ?? value;
}
