import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import type { Verdict } from '../outcome/outcome.ts';
import { VERDICTS } from '../outcome/outcome.ts';
import { isHit } from './item-result.ts';
import type { ItemResult, ShownRow } from './item-result.ts';
import { writeUnknown } from './write-unknown.ts';

/** The answer first, then each item with its recalls and links, then what is not known. */
export function writeSentences(results: ItemResult[], rows: ComposedRow[], checked: string[]): ComposedSentence[] {
  const isOne = results.length === 1;
  return [
    ...(isOne ? [] : writeOverview(results)),
    ...results.flatMap((result) => writeItem(result, rows, isOne)),
    ...writeUnknown(results, checked),
  ];
}

const said = (text: string, part: Partial<ComposedSentence> = {}): ComposedSentence => ({ text, isFactual: true, findings: [], rows: [], derivations: [], ...part });
const link = (text: string): ComposedSentence => said(text, { isFactual: false });

/** The worst verdict of an item counts for it. */
export function verdictOf({ rows }: ItemResult): Verdict | null {
  return VERDICTS.find((verdict) => rows.some(({ value }) => value.verdict === verdict)) ?? null;
}

const HEADINGS: Record<Verdict, string> = { recalled: 'Recalled', 'possible match': 'Possible match', 'no recall found': 'No recall found' };

function writeOverview(results: ItemResult[]): ComposedSentence[] {
  const lines = VERDICTS.flatMap((verdict) => {
    const own = results.filter((result) => verdictOf(result) === verdict);
    if (own.length === 0) return [];
    const numbers = own.map(({ item }) => item.no);
    const list = own.map(({ item }) => `${item.no}. ${item.asked}`).join('; ');
    return [
      said(`${HEADINGS[verdict]} (${own.length}): ${list}\n`, {
        rows: own.flatMap(({ rows }) => rows.slice(0, 1).map(({ index }) => index)),
        findings: own.flatMap(({ rows }) => rows.slice(0, 1).map(({ finding }) => finding)),
        derivations: [{ cell: 'itemNo', rule: 'count', from: numbers, value: own.length }],
      }),
    ];
  });
  const open = results.filter((result) => verdictOf(result) === null && !result.isKnown);
  const list = open.map(({ item }) => `${item.no}. ${item.asked}`).join('; ');
  return [...lines, ...(open.length > 0 ? [link(`Not checked (${open.length}): ${list}\n`)] : [])];
}

function writeItem(result: ItemResult, rows: ComposedRow[], isOne: boolean): ComposedSentence[] {
  const { item, about, partly, remarks, unchecked, isKnown } = result;
  const verdict = verdictOf(result);
  const title = isOne ? item.asked : `${item.no}. ${item.asked}`;
  const first = result.rows[0];
  const head =
    first && verdict
      ? said(`${isOne ? '' : '\n'}${title}: ${verdict}${countOf(result)}.\n`, { rows: result.rows.map(({ index }) => index), findings: [first.finding], derivations: countDerivation(result) })
      : link(`${isOne ? '' : '\n'}${title}: ${isKnown ? 'nothing beyond the earlier take' : 'could not be checked'}.\n`);
  return [
    head,
    ...(about?.texts ?? []).map((text) => said(`${text}\n`, { findings: [about?.finding ?? ''], rows: result.rows.slice(0, 1).map(({ index }) => index) })),
    ...result.rows.flatMap((row) => writeRow(row, rows)),
    ...(partly ? [said(`${partly.value.why.join(' ')}\n`, { findings: [partly.finding], isFactual: false })] : []),
    ...remarks.map((text) => link(`${text}\n`)),
    ...unchecked.map((text) => link(`Not checked${first ? ' in full' : ''}: ${text}${/[.!?]$/.test(text) ? '' : '.'}\n`)),
  ];
}

function hitsOf({ rows }: ItemResult): ShownRow[] {
  return rows.filter(({ value }) => isHit(value));
}

function countOf(result: ItemResult): string {
  const hits = hitsOf(result);
  if (hits.length < 2) return '';
  return `, ${hits.length} ${hits.every(({ value }) => isHit(value) && value.source === 'NHTSA') ? 'campaigns' : 'recalls'}`;
}

function countDerivation(result: ItemResult): ComposedSentence['derivations'] {
  const hits = hitsOf(result);
  const numbers = hits.map(({ value }) => (isHit(value) ? (value.number ?? value.date) : null)).filter((number) => number !== null);
  return numbers.length < 2 || numbers.length < hits.length ? [] : [{ cell: 'number', rule: 'count', from: numbers, value: numbers.length }];
}

function writeRow({ index, finding, value }: ShownRow, rows: ComposedRow[]): ComposedSentence[] {
  const on = { rows: [index], findings: [finding] };
  if (!isHit(value)) return [said(`${value.why.join(' ')}\n`, on)];
  const number = value.number ?? 'without a number yet';
  const product = value.component === null ? '' : `: ${clip(value.component)}`;
  const pieces = [
    said(`- ${value.source} ${number}${value.date === null ? '' : `, ${value.date}`}, ${value.verdict}${product}\n`, { ...on, derivations: [] }),
    ...(value.summary === null ? [] : [said(`  what: “${value.summary}”\n`, on)]),
    ...(value.hazard === null ? [] : [said(`  hazard: ${value.hazard}\n`, on)]),
    ...(value.remedy === null ? [] : [said(`  remedy: ${value.remedy}\n`, on)]),
    said(`  why: ${value.why.join(' ')}\n`, on),
    ...(value.link === null ? [] : [said(`  ${value.link}\n`, on)]),
  ];
  return rows[index] ? pieces : [];
}

/** Product descriptions of the FDA can fill a page. */
function clip(text: string): string {
  if (text.length <= 240) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', 240), 120));
}
