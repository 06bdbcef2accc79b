import type { CitationDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';

/** A text of an answer and its place in the text layer of the page that carries it. */
export interface Cited {
  text: string;
  page: string;
  start: number;
  end: number;
}

/** A JSON answer opened for reading: its value, and the cited text of a place in it. */
export interface Answer {
  page: ReadPage;
  json: unknown;
  /** Text at a path such as `$.results[0].Component`; null for nothing, blanks and places that hold no text. */
  cite(path: string): Cited | null;
  /** Text of a member of the object at a path, whatever the case of its name. */
  citeIn(value: unknown, at: string, name: string): Cited | null;
  /** First text of the answer, to cite an answer that holds nothing of what was asked; null when it has no text at all. */
  first(): Cited | null;
}

/** Opens a page that should be JSON; null when it is something else (an apology page, half a body). */
export function openAnswer(page: ReadPage): Answer | null {
  let json: unknown;
  try {
    json = JSON.parse(page.body.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
  if (json === null || typeof json !== 'object') return null;
  let places: Map<string, { start: number; end: number }> | undefined;
  return {
    page,
    json,
    cite,
    citeIn: (value, at, name) => cite(`${at}.${nameOf(value, name) ?? name}`),
    first,
  };

  function cite(path: string): Cited | null {
    places ??= new Map(
      page.layer.blocks.flatMap(({ kind, path: own, start, end }) =>
        kind === 'value' && own !== undefined ? [[own, { start, end }] as const] : [],
      ),
    );
    const place = places.get(path);
    return place ? part(page, place.start, place.end) : null;
  }

  function first(): Cited | null {
    for (const { kind, start, end } of page.layer.blocks) {
      const cited = kind === 'value' ? part(page, start, end) : null;
      if (cited && cited.text.length <= PROOF_LENGTH && /\p{L}{3}/u.test(cited.text)) return cited;
    }
    return null;
  }
}

/** A proof that an answer was read is a short text of it. */
const PROOF_LENGTH = 300;

/** A piece of a cited text, by offsets within it. */
export function citePart(whole: Cited, start: number, end: number): Cited {
  const text = whole.text.slice(start, end);
  const lead = text.length - text.trimStart().length;
  const tail = text.length - text.trimEnd().length;
  return {
    text: text.trim(),
    page: whole.page,
    start: whole.start + start + lead,
    end: whole.start + end - tail,
  };
}

export function toCitation({ text, page, start, end }: Cited): CitationDraft {
  return { page, start, end, quote: text, role: 'quote' };
}

/** A member of an unknown value, whatever the case of its name. */
export function member(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, name)) return (value as Record<string, unknown>)[name];
  const key = nameOf(value, name);
  return key === undefined ? undefined : (value as Record<string, unknown>)[key];
}

/** The name of a member as the answer spells it. */
export function nameOf(value: unknown, name: string): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  return Object.keys(value).find((key) => key.toLowerCase() === name.toLowerCase());
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function part(page: ReadPage, start: number, end: number): Cited | null {
  const text = page.layer.text.slice(start, end);
  if (text.trim() === '') return null;
  return citePart({ text, page: page.sha256, start, end }, 0, text.length);
}
