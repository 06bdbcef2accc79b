import type { ComposedSentence } from '#contracts/evidence.ts';
import { VERDICTS } from '../outcome/outcome.ts';
import type { Verdict } from '../outcome/outcome.ts';
import type { HitValue } from './finding-value.ts';
import { isHit } from './item-result.ts';
import type { ItemResult, ShownRow } from './item-result.ts';
import { writeUnknown } from './write-unknown.ts';

interface Told {
  /** Registers that answered. */
  checked: string[];
  /** How the brief was read. */
  reading: ComposedSentence[];
}

/** The answer first, then how the brief was read, then each item with its recalls and links, then what is not known. */
export function writeSentences(results: ItemResult[], { checked, reading }: Told): ComposedSentence[] {
  const isOne = results.length === 1;
  const items = results.map((result) => writeItem(result, isOne));
  return [
    ...(isOne ? (items[0] ?? []).slice(0, 1) : writeOverview(results)),
    ...reading,
    ...(isOne ? (items[0] ?? []).slice(1) : items.flat()),
    ...writeUnknown(results, checked),
  ];
}

const claim = (text: string, part: Partial<ComposedSentence>): ComposedSentence => ({
  text,
  isFactual: true,
  findings: [],
  rows: [],
  derivations: [],
  ...part,
});
const note = (text: string): ComposedSentence => claim(text, { isFactual: false });

/** The gravest verdict among the rows of an item counts for it; null: it was not checked. */
function verdictOf({ rows }: ItemResult): Verdict | null {
  return VERDICTS.find((verdict) => rows.some(({ value }) => value.verdict === verdict)) ?? null;
}

const HEADINGS: Record<Verdict, string> = {
  recalled: 'Recalled',
  'possible match': 'Possible match',
  'no recall found': 'No recall found',
};

function writeOverview(results: ItemResult[]): ComposedSentence[] {
  const name = ({ item }: ItemResult): string => `${item.no}. ${item.asked}`;
  const lines = VERDICTS.flatMap((verdict) => {
    const own = results.filter((result) => verdictOf(result) === verdict);
    if (own.length === 0) return [];
    const first = own.flatMap(({ rows }) => rows.find(({ value }) => value.verdict === verdict) ?? []);
    const count = {
      cell: 'itemNo',
      rule: 'count' as const,
      from: own.map(({ item }) => item.no),
      value: own.length,
    };
    return [
      claim(`${HEADINGS[verdict]} (${own.length}): `, { ...on(first), derivations: [count] }),
      // A claim each: names of two items in a row can be words of the brief with a number put in.
      ...own.map((result, at) =>
        claim(`${name(result)}${at < own.length - 1 ? '; ' : '\n'}`, on(result.rows.slice(0, 1))),
      ),
    ];
  });
  const open = results.filter((result) => verdictOf(result) === null && !result.isKnown);
  return [...lines, ...(open.length > 0 ? [note(`Not checked (${open.length}): ${open.map(name).join('; ')}\n`)] : [])];
}

function writeItem(result: ItemResult, isOne: boolean): ComposedSentence[] {
  const { item, about, partly, remarks, unchecked, rows } = result;
  const hits = rows.map(({ value }) => value).filter((value) => isHit(value));
  const shared =
    hits.length > 1 ? (hits[0]?.why ?? []).filter((text) => hits.every(({ why }) => why.includes(text))) : [];
  const title = isOne ? item.asked : `\n${item.no}. ${item.asked}`;
  return [
    writeHead(result, title),
    ...(about?.texts ?? []).map((text) => claim(`${text}\n`, { findings: [about?.finding ?? ''] })),
    ...(shared.length > 0 ? [claim(`${shared.join(' ')}\n`, on(rows))] : []),
    ...rows.flatMap((row) => writeRow(row, shared)),
    ...(partly
      ? [
          claim('So far nothing was found: the registers that answered list no recall of it.\n', {
            findings: [partly.finding],
          }),
        ]
      : []),
    ...remarks.map((text) => note(`${text}\n`)),
    ...unchecked.map((text) =>
      note(`Not checked${rows.length > 0 ? ' in full' : ''}: ${text}${/[.!?]$/.test(text) ? '' : '.'}\n`),
    ),
  ];
}

const on = (rows: ShownRow[]): Pick<ComposedSentence, 'rows' | 'findings'> => ({
  rows: rows.map(({ index }) => index),
  findings: rows.map(({ finding }) => finding),
});

function writeHead(result: ItemResult, title: string): ComposedSentence {
  const verdict = verdictOf(result);
  if (verdict === null)
    return note(`${title}: ${result.isKnown ? 'nothing beyond the earlier take' : 'could not be checked'}.\n`);
  const hits = result.rows.map(({ value }) => value).filter((value) => isHit(value));
  const keys = hits.map(({ number, date, component }) => number ?? date ?? component).filter((key) => key !== null);
  const isCounted = hits.length > 1 && keys.length === hits.length;
  const kind = hits.every(({ source }) => source === 'NHTSA') ? 'campaigns' : 'recalls';
  return claim(`${title}: ${verdict}${isCounted ? `, ${hits.length} ${kind}` : ''}.\n`, {
    ...on(result.rows),
    derivations: isCounted ? [{ cell: 'number', rule: 'count', from: keys, value: hits.length }] : [],
  });
}

function writeRow(row: ShownRow, shared: string[]): ComposedSentence[] {
  const { value } = row;
  const lines = isHit(value) ? hitLines(value, shared) : value.why;
  return lines.map((line) => claim(`${line}\n`, on([row])));
}

function hitLines(
  { source, number, date, verdict, component, summary, hazard, remedy, why, link }: HitValue,
  shared: string[],
): string[] {
  const name = `${source} ${number ?? 'recall, without a number yet'}`;
  const own = why.filter((text) => !shared.includes(text));
  return [
    `- ${name}${date === null ? '' : ` of ${date}`}, ${verdict}${component === null ? '' : `: ${clip(component)}`}`,
    ...(summary === null ? [] : [`  What is wrong: “${summary}”`]),
    ...(hazard === null ? [] : [`  What can happen: ${hazard}`]),
    ...(remedy === null ? [] : [`  What to do: ${remedy}`]),
    ...(own.length === 0 ? [] : [`  Why: ${own.join(' ')}`]),
    ...(link === null ? [] : [`  ${link}`]),
  ];
}

/** Product descriptions of the FDA can fill a page. */
function clip(text: string): string {
  if (text.length <= 240) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', 240), 120));
}
