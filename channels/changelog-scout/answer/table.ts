import type { ChannelColumn, ComposedTable } from '#contracts/composition.ts';
import type { ComposedRow, Derivation, Finding } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { changeOf } from '../findings/change-value.ts';

const COLUMNS: ChannelColumn[] = [
  { key: 'rank', label: 'Rank', type: 'number', isJudged: true },
  { key: 'date', label: 'Date', type: 'date', isOptional: true },
  { key: 'version', label: 'Version', type: 'text', isName: true },
  {
    key: 'kind',
    label: 'Kind',
    type: 'text',
    isJudged: true,
    says: {
      breaking: { is: ['breaking', 'breaking change', 'breaking changes'], none: ['breaking'] },
      security: { is: ['security', 'security change', 'security changes'], none: ['security-related'] },
      deprecation: { is: ['deprecation', 'deprecations'], none: ['deprecated'] },
      'behaviour-change': {
        is: ['behaviour-change', 'change of behaviour', 'changes of behaviour'],
        none: ['changed in behaviour'],
      },
      feature: { is: ['feature', 'features'], none: ['new'] },
      fix: { is: ['fix', 'fixes'], none: ['fixed'] },
      performance: {
        is: ['performance', 'change of performance', 'changes of performance'],
        none: ['about performance'],
      },
    },
  },
  { key: 'change', label: 'Change', type: 'text' },
  { key: 'quote', label: 'Quote', type: 'text' },
  { key: 'link', label: 'Link', type: 'link', isOptional: true },
];

/** The table of a take: one row a change, in the order of the ranks (DESIGN.md, Table contract). */
export function buildTable(
  changes: Finding[],
  summary: JsonObject,
  pageUrls: Map<string, string | null>,
): ComposedTable {
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
      link: change.link ?? pageUrls.get(change.page) ?? null,
    };
    const derivations: Derivation[] = [
      ...dateDerivations('date', change),
      ...joinedFrom(change.changeParts, change.change),
    ];
    return { cells, findings: [id], derivations };
  }
}

export interface DatedValue {
  date: string | null;
  dateWords: string[];
  dateWitness: string | null;
  /** The custom of the page's language says so. */
  isDayFirst?: true;
}

/** How an ISO date follows from the page's words; none is needed where the page writes it so. */
export function dateDerivations(cell: string, { date, dateWords, dateWitness, isDayFirst }: DatedValue): Derivation[] {
  if (date === null || dateWords.join(' ') === date) return [];
  const from = dateWitness === null ? dateWords : [...dateWords, dateWitness];
  return [
    { cell, rule: isDayFirst ? 'iso-date-day-first' : date.length === 7 ? 'month' : 'iso-date', from, value: date },
  ];
}

const joinedFrom = (parts: string[], value: string): Derivation[] =>
  parts.length === 0 ? [] : [{ cell: 'change', rule: 'joined', from: parts, value }];
