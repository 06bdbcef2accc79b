import type { Derivation } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { officialLink } from '../../../evidence/official-links.ts';
import type { Hit, Verdict } from '../outcome/outcome.ts';
import { firstSentences } from '../sources/nhtsa.ts';
import type { SourceName } from '../sources/record.ts';

/** Most of a campaign's summary that is shown. */
const SUMMARY_LENGTH = 400;

/** A recall as it goes from extract to compose: cells with the derivations that lead to them. */
export interface HitValue {
  itemNo: number;
  verdict: Verdict;
  number: string | null;
  date: string | null;
  component: string | null;
  hazard: string | null;
  remedy: string | null;
  link: string | null;
  source: SourceName;
  /** Complete sentences, the classification and the agency's remarks among them. */
  why: string[];
  /** The campaign's own words on what is wrong. */
  summary: string | null;
  firm: string | null;
  derivations: Derivation[];
}

export function findingValue(itemNo: number, { record, verdict, why, entry }: Hit, pageUrl: string | null): JsonObject {
  const number = record.number?.text ?? null;
  const derivations: Derivation[] = [];
  const { date } = record;
  if (date?.rule) derivations.push({ cell: 'date', rule: date.rule, from: [date.cited.text], value: date.iso });
  const hazard = joinTexts(record.hazard.map(({ text }) => text));
  if (record.hazard.length > 1)
    derivations.push({
      cell: 'hazard',
      rule: 'joined',
      from: record.hazard.map(({ text }) => text),
      value: hazard,
    });
  const official = record.source === 'NHTSA' && number !== null ? officialLink('nhtsa-recall', number) : null;
  if (official !== null)
    derivations.push({
      cell: 'link',
      rule: 'official-link',
      from: ['nhtsa-recall', number],
      value: official,
    });
  const classification =
    record.classification === null ? [] : [`${record.source === 'FSIS' ? 'FSIS' : 'FDA'} ${record.classification}.`];
  const related =
    record.related.length > 0 ? [`It follows ${record.related.join(', ')}, which its text refers to.`] : [];
  const isEntryShown =
    entry !== null && record.source !== 'CPSC' && record.source !== 'NHTSA' && !record.isListElsewhere;
  const value: HitValue = {
    itemNo,
    verdict,
    number,
    date: date?.iso ?? null,
    component: (isEntryShown ? entry.text : record.component?.text) ?? null,
    hazard: hazard === '' ? null : hazard,
    remedy: record.remedy?.text ?? null,
    link: official ?? record.link?.text ?? (record.source === 'FDA iRES' ? null : pageUrl),
    source: record.source,
    why: [...why, ...classification, ...record.remarks, ...related],
    summary:
      record.source === 'NHTSA' && record.products[0] ? firstSentences(record.products[0], SUMMARY_LENGTH).text : null,
    firm: record.context[0]?.text ?? null,
    derivations,
  };
  return value as unknown as JsonObject;
}

function joinTexts(texts: string[]): string {
  return texts.map((text, index) => (index < texts.length - 1 && !/[.!?;:]$/.test(text) ? `${text}.` : text)).join(' ');
}
