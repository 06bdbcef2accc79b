import type { z } from 'zod';
import type { CitationDraft } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';

/** A value of an answer with the place that it stands at. `citation` is null where the value is blank or none. */
export interface Cited {
  value: Json;
  citation: CitationDraft | null;
}

/** An answer of a source that has the shape which its documentation promises. */
export interface Answer<T> {
  value: T;
  page: ReadPage;
  /** The member of an object or entry of a list of this answer, with its place on the archived page; nothing of what is not there. */
  cite<O extends object>(of: O | null | undefined, key: keyof O & (string | number)): Cited;
}

/**
 * Reads an answer by the schema of what is used of it; null where it is something else, such as an error page that came with status 200. The
 * schema must leave values as they are: objects that it makes are found again by their places.
 */
export function readAnswer<T>(page: ReadPage, schema: z.ZodType<T>): Answer<T> | null {
  const parsed = schema.safeParse(parse(page.body));
  if (!parsed.success) return null;
  const paths = new Map<object, string>();
  notePaths(parsed.data, '$', paths);
  const blocks = new Map<string, { start: number; end: number }>();
  for (const { kind, path, start, end } of page.layer.blocks)
    if (kind === 'value' && path !== undefined && !blocks.has(path)) blocks.set(path, { start, end });
  return {
    value: parsed.data,
    page,
    cite(of, key) {
      if (!of) return { value: null, citation: null };
      // Reason: what a schema for JSON gives is JSON.
      const value = (of[key] ?? null) as Json;
      const at = paths.get(of);
      const block = at === undefined ? undefined : blocks.get(member(at, key));
      const quote = block && page.layer.text.slice(block.start, block.end);
      if (!block || quote === undefined || quote.trim() === '') return { value, citation: null };
      const shown = typeof value === 'string' ? quote.trim() : value;
      return { value: shown, citation: { page: page.sha256, ...block, quote, role: 'quote' } };
    },
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function notePaths(value: unknown, path: string, paths: Map<object, string>): void {
  if (typeof value !== 'object' || value === null) return;
  paths.set(value, path);
  for (const [key, inner] of Object.entries(value))
    notePaths(inner, member(path, Array.isArray(value) ? Number(key) : key), paths);
}

/** The path of a member, as text layers of JSON write it. */
const member = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
};
