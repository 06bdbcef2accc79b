import type { CitationDraft, Derivation, DerivationRule } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { officialLink } from '../../evidence/official-links.ts';
import type { Cited } from './answer.ts';

/** A cell of a row: its value, what carries it, and the arithmetic that led to it. */
export interface Cell {
  value: Json;
  citations: CitationDraft[];
  derivations: Omit<Derivation, 'cell'>[];
}

/** What a channel may put into a row: a cited value, several as a list, or a cell that was made of some. */
export type CellDraft = Cell | Cited | readonly Cited[] | null;

/** A cell of what stands on the page; null where nothing does. */
export function toCell(draft: CellDraft): Cell {
  if (draft === null) return NOTHING;
  if ('citations' in draft) return draft;
  if ('citation' in draft)
    return draft.citation === null ? NOTHING : { value: draft.value, citations: [draft.citation], derivations: [] };
  const found = draft.filter(({ citation }) => citation !== null);
  const citations = found.flatMap(({ citation }) => citation ?? []);
  return { value: found.map(({ value }) => value), citations, derivations: [] };
}

/** A value that follows from cited ones by a rule (`DERIVATION_RULES`); `before` are further values that the rule begins with. */
export function derived(rule: DerivationRule, from: readonly Cited[], value: Json, before: readonly Json[] = []): Cell {
  if (value === null || from.some(({ citation }) => citation === null)) return NOTHING;
  return {
    value,
    citations: from.flatMap(({ citation }) => citation ?? []),
    derivations: [{ rule, from: [...before, ...from.map((each) => each.value)], value }],
  };
}

/** The day of a date-time or date. */
export function day(cited: Cited): Cell {
  const iso = typeof cited.value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(cited.value)?.[0] : undefined;
  if (iso === undefined) return NOTHING;
  return iso === cited.value ? toCell(cited) : derived('iso-date', [cited], iso);
}

export const NOTHING: Cell = { value: null, citations: [], derivations: [] };

/** The address that a source gives to ids of its own, by its template: `https://osv.dev/vulnerability/{0}`. */
export function linked(template: string, ...ids: Cited[]): Cell {
  const address = officialLink(template, ...ids.map(({ value }) => String(value)));
  return derived('official-link', ids, address, [template]);
}

/** The instant of milliseconds since 1970. */
export const instant = (cited: Cited): Cell =>
  typeof cited.value === 'number'
    ? derived('instant', [cited], `${new Date(cited.value).toISOString().slice(0, 19)}Z`)
    : NOTHING;
