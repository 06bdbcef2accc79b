import type { ApiRequest } from '#contracts/plan.ts';
import type { ReadPage } from '#contracts/page.ts';
import { member, openAnswer, textOf } from './answer.ts';
import type { Answer, Cited } from './answer.ts';
import { readRecordDate } from './record-date.ts';
import { blankRecord, foundRecords } from './record.ts';
import type { RecallRecord, SourceAnswer } from './record.ts';

/** Filters that work; unknown ones return the whole database, and the ones for UPC and hazard return nothing. */
export type CpscFilter = 'RecallTitle' | 'RecallDescription' | 'RecallNumber' | 'RecallDateStart' | 'RecallDateEnd';

export function askCpsc(filters: Partial<Record<CpscFilter, string>>, subGoal: string): ApiRequest {
  return {
    kind: 'api',
    id: `cpsc:${new URLSearchParams(filters).toString().toLowerCase()}`,
    subGoal,
    source: 'CPSC',
    method: 'GET',
    path: '/RestWebServices/Recall',
    query: { format: 'json', ...filters },
  };
}

/** A bare array of recalls. Failures come with status 200 and one row that is none: id 0, titled "Error retrieving Recalls: …". */
export function readCpsc(page: ReadPage): SourceAnswer {
  const answer = openAnswer(page);
  if (!answer || !Array.isArray(answer.json))
    return {
      kind: 'no-answer',
      reason: 'CPSC answered with something else than a list of recalls',
    };
  if (answer.json.some((row) => isFailure(row)))
    return { kind: 'no-answer', reason: 'CPSC answered with an error in place of recalls' };
  const records = answer.json.map((row, index) => readRow(answer, row, `$[${index}]`));
  return foundRecords(answer, records);
}

function isFailure(row: unknown): boolean {
  if (row === null || typeof row !== 'object') return true;
  return (
    Number(member(row, 'RecallID') ?? 0) === 0 &&
    (/^error\b/i.test(textOf(member(row, 'Title'))) || textOf(member(row, 'RecallNumber')) === '')
  );
}

function readRow(answer: Answer, row: unknown, at: string): RecallRecord {
  const cite = (name: string): Cited | null => answer.citeIn(row, at, name);
  const list = (name: string, ...fields: string[]): Cited[] => {
    const members = member(row, name);
    if (!Array.isArray(members)) return [];
    return members.flatMap((_, index) =>
      fields.flatMap((field) => answer.cite(`${at}.${name}[${index}].${field}`) ?? []),
    );
  };
  const title = cite('Title');
  const number = cite('RecallNumber');
  const names = list('Products', 'Name');
  const options = list('RemedyOptions', 'Option').map(({ text }) => text);
  const remedies = list('Remedies', 'Name');
  return {
    ...blankRecord('CPSC', textOf(member(row, 'RecallID')) || number?.text || title?.text || at),
    number,
    date: readRecordDate(cite('RecallDate')),
    component: names[0] ?? title,
    hazard: list('Hazards', 'Name'),
    remedy: remedies[0] ?? list('RemedyOptions', 'Option')[0] ?? null,
    link: cite('URL'),
    products: [
      ...list('Products', 'Name', 'Description', 'Model', 'Type'),
      ...[cite('Description')].filter((text) => text !== null),
    ],
    context: [
      ...[title].filter((text) => text !== null),
      ...['Manufacturers', 'Importers', 'Distributors'].flatMap((name) => list(name, 'Name')),
    ],
    details: [
      ...[cite('Description')].filter((text) => text !== null),
      ...list('ProductUPCs', 'UPC'),
      ...list('Products', 'Model', 'Description'),
      ...list('Images', 'Caption'),
    ],
    places: list('Retailers', 'Name'),
    remarks: options.length > 0 ? [`Remedy by CPSC's list: ${options.join(', ')}.`] : [],
  };
}
