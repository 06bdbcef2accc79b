import type { ApiRequest } from '#contracts/plan.ts';
import type { ReadPage } from '#contracts/page.ts';
import { citePart, member, openAnswer, textOf } from './answer.ts';
import type { Answer, Cited } from './answer.ts';
import { readRecordDate } from './record-date.ts';
import { blankRecord, foundRecords } from './record.ts';
import type { RecallRecord, SourceAnswer } from './record.ts';

/** The whole list: FSIS has no search, and filters that it does not know are ignored without a word. */
export function askFsis(subGoal: string): ApiRequest {
  return {
    kind: 'api',
    id: 'fsis:recalls',
    subGoal,
    source: 'FSIS',
    method: 'GET',
    path: '/fsis/api/recall/v/1',
  };
}

/** A bare array, most recalls in English and again in Spanish; the Spanish row counts only where there is no English one. */
export function readFsis(page: ReadPage): SourceAnswer {
  const answer = openAnswer(page);
  if (!answer || !Array.isArray(answer.json))
    return {
      kind: 'no-answer',
      reason: 'FSIS answered with something else than a list of recalls',
    };
  const rows = answer.json.map((row, index) => ({ row: row as unknown, at: `$[${index}]` }));
  const isSpanish = (row: unknown): boolean => /^(?:es|spanish|español)/i.test(textOf(member(row, 'langcode')));
  const inEnglish = new Set(
    rows.filter(({ row }) => !isSpanish(row)).map(({ row }) => textOf(member(row, 'field_recall_number'))),
  );
  const kept = rows.filter(({ row }) => !isSpanish(row) || !inEnglish.has(textOf(member(row, 'field_recall_number'))));
  const records = kept.flatMap(({ row, at }) => readRow(answer, row, at));
  // The list is that of all recalls there ever were.
  if (records.length === 0)
    return { kind: 'no-answer', reason: 'FSIS answered with a list that holds no recall at all' };
  return foundRecords(answer, records);
}

function readRow(answer: Answer, row: unknown, at: string): RecallRecord[] {
  const cite = (name: string): Cited | null => answer.citeIn(row, at, name) ?? answer.cite(`${at}.${name}[0]`);
  const list = (name: string): Cited[] => {
    const value = member(row, name);
    if (!Array.isArray(value)) return [cite(name)].filter((text) => text !== null);
    return value.flatMap((_, index) => answer.cite(`${at}.${name}[${index}]`) ?? []);
  };
  const title = cite('field_title');
  const number = cite('field_recall_number');
  if (!title && !number) return [];
  const summary = cite('field_summary');
  const items = list('field_product_items').flatMap((item) => splitLines(item));
  const type = textOf(member(row, 'field_recall_type'));
  const isListElsewhere =
    items.length === 0 && /view\s+(?:the\s+)?(?:full\s+)?(?:product\s+)?list|product\s+list/i.test(summary?.text ?? '');
  return [
    {
      ...blankRecord('FSIS', number?.text ?? title?.text ?? at),
      number,
      date: readRecordDate(cite('field_recall_date')),
      component: items[0] ?? title,
      hazard: [
        ...list('field_recall_reason'),
        ...[summary && findSentences(summary, CAUSE)].filter((text) => text !== null),
      ],
      remedy: summary && findSentences(summary, REMEDY),
      link: cite('field_recall_url'),
      products: items.length > 0 ? items : summary ? [summary] : [],
      context: [title, ...list('field_establishment')].filter((text) => text !== null),
      details: [...items, ...(summary ? [summary] : [])],
      places: list('field_states'),
      classification: textOf(member(row, 'field_recall_classification')) || null,
      remarks: type ? [describeType(type)] : [],
      isListElsewhere,
    },
  ];
}

/** `field_active_notice` is about the notice on the page, not about the recall: only the type says whether a recall is open. */
function describeType(type: string): string {
  if (/closed/i.test(type))
    return `FSIS lists it as “${type}”: it has been closed, but product kept at home is still not to be eaten.`;
  return /alert/i.test(type) ? `FSIS lists it as “${type}”.` : `FSIS lists it as “${type}”: it is open.`;
}

const CAUSE = /\b(?:may be|because|due to|were produced|misbranded|adulterated|contaminated|undeclared)\b/i;
const REMEDY =
  /\b(?:thrown away|returned to the place of purchase|not to (?:consume|eat|use|serve)|discarded|destroy)\b/i;

/** The sentences of a text that the pattern matches: the first, and those that follow it directly. */
function findSentences(whole: Cited, pattern: RegExp): Cited | null {
  const sentences = Array.from(whole.text.matchAll(SENTENCE), (hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
    text: hit[0],
  }));
  const first = sentences.findIndex(({ text }) => pattern.test(text));
  const start = sentences[first];
  if (!start) return null;
  let last = first;
  while (pattern.test(sentences[last + 1]?.text ?? '')) last += 1;
  const dateline = /^\s*[A-Z]{4,}[^–—]{0,40}[–—]\s*/.exec(start.text)?.[0].length ?? 0;
  return citePart(whole, start.start + dateline, sentences[last]?.end ?? start.end);
}

const SENTENCE =
  /[^\n]+?(?:(?<![A-Z]|\b(?:Inc|Co|Corp|Calif|Ore|Wash|Mass|Conn|Ill|Ind|Mich|Minn|Wis|Tex|Fla|Ga|Pa|St|No|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec|approx|oz|lbs|vs))\.(?=\s|$)|(?=\n|$))/g;

function splitLines(cited: Cited): Cited[] {
  const found: Cited[] = [];
  for (const hit of cited.text.matchAll(/[^\n]+/g))
    if (hit[0].trim()) found.push(citePart(cited, hit.index, hit.index + hit[0].length));
  return found;
}
