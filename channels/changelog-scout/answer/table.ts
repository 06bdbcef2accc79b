import type { ChannelColumn, ComposedTable } from '#contracts/composition.ts';
import type { ComposedRow, Derivation, Finding } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { changeOf } from '../findings/change-value.ts';

const COLUMNS: ChannelColumn[] = [
  { key: 'rank', label: 'Rank', type: 'number', isJudged: true },
  { key: 'date', label: 'Date', type: 'date', isOptional: true },
  { key: 'version', label: 'Version', type: 'text' },
  { key: 'kind', label: 'Kind', type: 'text', isJudged: true },
  { key: 'change', label: 'Change', type: 'text' },
  { key: 'quote', label: 'Quote', type: 'text' },
  { key: 'link', label: 'Link', type: 'link', isOptional: true },
];

/** Addresses of single changes that rows show; beyond them a row links to its page, so that the links fit into a prior. */
const MAX_LINKS = 120;

/** The table of a take: one row a change, in the order of the ranks (DESIGN.md, Table contract). */
export function buildTable(
  changes: Finding[],
  summary: JsonObject,
  pageUrls: Map<string, string | null>,
): ComposedTable {
  const shown = new Set<string>();
  return { columns: COLUMNS, rows: changes.map(buildRow), summary };

  function buildRow({ id, value }: Finding, index: number): ComposedRow {
    const change = changeOf(value);
    const { date, version, kind, quote } = change;
    const cells = {
      rank: index + 1,
      date,
      version,
      kind,
      change: change.change,
      quote,
      link: linkOf(change.link, change.page),
    };
    const derivations: Derivation[] = [
      ...dateDerivations('date', change),
      ...joinedFrom(change.changeParts, change.change),
    ];
    return { cells, findings: [id], derivations };
  }

  function linkOf(link: string | null, page: string): string | null {
    const own = pageUrls.get(page) ?? null;
    if (link === null || link === own) return own;
    if (shown.size >= MAX_LINKS && !shown.has(link)) return own;
    shown.add(link);
    return link;
  }
}

export interface DatedValue {
  date: string | null;
  dateWords: string[];
  dateWitness: string | null;
}

/** How an ISO date follows from the page's words; none is needed where the page writes it so. */
export function dateDerivations(cell: string, { date, dateWords, dateWitness }: DatedValue): Derivation[] {
  if (date === null || dateWords.join(' ') === date) return [];
  const from = dateWitness === null ? dateWords : [...dateWords, dateWitness];
  return [{ cell, rule: date.length === 7 ? 'month' : 'iso-date', from, value: date }];
}

const joinedFrom = (parts: string[], value: string): Derivation[] =>
  parts.length === 0 ? [] : [{ cell: 'change', rule: 'joined', from: parts, value }];
