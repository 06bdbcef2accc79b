import { createHash } from 'node:crypto';
import type { ApiRequest } from '#contracts/plan.ts';
import type { ReadPage } from '#contracts/page.ts';
import { citePart, member, openAnswer, textOf } from './answer.ts';
import type { Answer, Cited } from './answer.ts';
import { readRecordDate } from './record-date.ts';
import { blankRecord, foundRecords } from './record.ts';
import type { RecallRecord, SourceAnswer } from './record.ts';

export const FDA_KINDS = ['food', 'drug', 'device'] as const;
export type FdaKind = (typeof FDA_KINDS)[number];

/** Most records of one answer, and the last that can be skipped to (openFDA documentation, paging). */
export const OPENFDA_LIMIT = 1000;

/** Enforcement reports that a search finds, newest first. A search that finds nothing is answered 404 `NOT_FOUND`. */
export function askOpenFda(
  kind: FdaKind,
  search: string,
  { subGoal, skip = 0, limit = OPENFDA_LIMIT }: { subGoal: string; skip?: number; limit?: number },
): ApiRequest {
  return {
    kind: 'api',
    id: `openfda:${kind}:${skip}:${digest(search)}`,
    subGoal,
    source: 'OPENFDA',
    method: 'GET',
    path: `/${kind}/enforcement.json`,
    query: {
      search,
      sort: 'report_date:desc',
      limit: String(limit),
      ...(skip > 0 ? { skip: String(skip) } : {}),
    },
    answerStatuses: [404],
  };
}

/** Searches of many products are long, and ids are kept beside every page. */
const digest = (search: string): string => createHash('sha256').update(search).digest('hex').slice(0, 16);

/** The one record of a recall number, under an address of its own. */
export function askOneRecall(kind: FdaKind, number: string, subGoal: string): ApiRequest {
  return {
    kind: 'api',
    id: `openfda:${kind}:one:${number}`.toLowerCase(),
    subGoal,
    source: 'OPENFDA',
    method: 'GET',
    path: `/${kind}/enforcement.json`,
    query: { search: `recall_number:"${number}"` },
    answerStatuses: [404],
  };
}

/** A phrase of a search without what its syntax gives a meaning to. */
export const phrase = (text: string): string => `"${text.replace(/["\\]/g, ' ').replace(/\s+/g, ' ').trim()}"`;

export function readOpenFda(page: ReadPage): SourceAnswer {
  const answer = openAnswer(page);
  const error = answer && member(answer.json, 'error');
  if (answer && textOf(member(error, 'code')) === 'NOT_FOUND')
    return foundRecords(answer, [], { proof: answer.cite('$.error.message') ?? answer.first() });
  const rows = answer && member(answer.json, 'results');
  if (!answer || !Array.isArray(rows))
    return { kind: 'no-answer', reason: 'openFDA answered with an error in place of recalls' };
  const records = rows.map((row, index) => readRow(answer, row, `$.results[${index}]`));
  if (records.some(({ number, component }) => number === null && component === null))
    return { kind: 'no-answer', reason: 'openFDA answered with rows that name neither a product nor a recall' };
  const counted = member(member(member(answer.json, 'meta'), 'results'), 'total');
  const total = Number(counted ?? rows.length);
  // What it does not find it answers with NOT_FOUND; an empty list is a fault, unless it is counted as one.
  if (rows.length === 0 && (counted === undefined || total > 0))
    return { kind: 'no-answer', reason: 'openFDA answered with fewer rows than it counts' };
  const proof = answer.first() ?? answer.cite('$.meta.results.total');
  return foundRecords(answer, records, { total, proof });
}

/** The kind of a record, for asking for it alone. */
export function kindOfPage(requestId: string): FdaKind | null {
  const kind = requestId.split(':')[1];
  return FDA_KINDS.find((known) => known === kind) ?? null;
}

function readRow(answer: Answer, row: unknown, at: string): RecallRecord {
  const cite = (name: string): Cited | null => {
    const cited = name.includes('.') ? answer.cite(`${at}.${name}`) : answer.citeIn(row, at, name);
    return cited && !/^(?:n\/?a|none)\.?$/i.test(cited.text) ? cited : null;
  };
  const number = cite('recall_number');
  const description = cite('product_description');
  const status = textOf(member(row, 'status'));
  const terminated = textOf(member(row, 'termination_date'));
  const upcs = member(member(row, 'openfda'), 'upc');
  return {
    ...blankRecord('openFDA', number?.text ?? `event ${textOf(member(row, 'event_id'))} ${description?.text ?? at}`),
    number,
    date: readRecordDate(cite('recall_initiation_date') ?? cite('report_date')),
    component: description && citePart(description, 0, description.text.length),
    hazard: [cite('reason_for_recall')].filter((text) => text !== null),
    products: [description].filter((text) => text !== null),
    context: [cite('recalling_firm')].filter((text) => text !== null),
    details: [
      cite('code_info'),
      cite('more_code_info'),
      ...(Array.isArray(upcs) ? upcs.map((_, index) => cite(`openfda.upc[${index}]`)) : []),
    ].filter((text) => text !== null),
    places: [cite('distribution_pattern')].filter((text) => text !== null),
    classification: textOf(member(row, 'classification')) || null,
    remarks: status ? [describeStatus(status, terminated)] : [],
  };
}

function describeStatus(status: string, terminated: string): string {
  const isOver = terminated !== '' || /terminated/i.test(status);
  return `FDA status: ${status}${isOver ? ' (the firm has completed the recall; the product is still not to be used)' : ''}.`;
}
