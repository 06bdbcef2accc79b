import type { ReadPage } from '#contracts/page.ts';

/** A value of a JSON page with its place in the page's text layer. */
export interface PlacedText {
  text: string;
  start: number;
  end: number;
}

/** A JSON page: its parsed body, and where its values stand. */
export interface JsonPage {
  page: ReadPage;
  root: unknown;
  /** The value at a path such as `$.titles[0].title`; null where there is none or it is blank. */
  at(path: string): PlacedText | null;
}

/** Reads a page as JSON; null where it is none, such as an error page that came with status 200. */
export function readJsonPage(page: ReadPage): JsonPage | null {
  const root = parse(page.body);
  if (root === undefined) return null;
  const blocks = new Map<string, { start: number; end: number }>();
  for (const { kind, path, start, end } of page.layer.blocks)
    if (kind === 'value' && path !== undefined && !blocks.has(path)) blocks.set(path, { start, end });
  return {
    page,
    root,
    at(path) {
      const block = blocks.get(path);
      if (!block) return null;
      const text = page.layer.text.slice(block.start, block.end);
      return text.trim() === '' ? null : { text, ...block };
    },
  };
}

function parse(body: string): unknown {
  try {
    const root = JSON.parse(body.replace(/^\ufeff/, '')) as unknown;
    return typeof root === 'object' && root !== null ? root : undefined;
  } catch {
    return undefined;
  }
}

/** The path of a member, as text layers of JSON write it. */
export const member = (path: string, key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A text of an object, trimmed; null where the member is none. */
export function textOf(value: unknown, key: string): string | null {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}
