import type { ApiRequest } from '#contracts/plan.ts';
import type { ReadPage } from '#contracts/page.ts';
import { member, nameOf, openAnswer, textOf } from './answer.ts';
import type { Answer, Cited } from './answer.ts';
import { readRecordDate } from './record-date.ts';
import { blankRecord, foundRecords } from './record.ts';
import type { RecallRecord, SourceAnswer } from './record.ts';

const COLUMNS =
  'productid,recalleventid,recallnum,producttypeshort,centerclassificationtypetxt,phasetxt,recallinitiationdt,enforcementreportdt,firmlegalnam,distributionareasummarytxt,productdescriptiontxt,productshortreasontxt,productdistributedquantity,codeinformation';

/** Most rows of one answer (iRES API usage document). */
const ROWS = 5000;

/**
 * FDA recalls that are not classified yet, which openFDA does not hold. The source caches by address, so that each
 * hour asks under its own; it is open to registered callers only.
 */
export function askIres(acceptedAt: string, subGoal: string, start = 1): ApiRequest {
  const payload = {
    displaycolumns: COLUMNS,
    filter: "[{'centerclassificationtypetxt':['NC']}]",
    start,
    rows: ROWS,
    sort: 'recallinitiationdt',
    sortorder: 'desc',
  };
  return {
    kind: 'api',
    id: `ires:${start}`,
    subGoal,
    source: 'IRES',
    method: 'POST',
    path: '/rest/iresapi/recalls/',
    query: { signature: String(Math.floor(Date.parse(acceptedAt) / 3_600_000) * 3600) },
    form: { payload: JSON.stringify(payload) },
    answerStatuses: [401, 403],
  };
}

/** Success is STATUSCODE 400 in the body, nothing found 412, a caller without a key 401. */
export function readIres(page: ReadPage): SourceAnswer {
  if (page.status === 401 || page.status === 403) return { kind: 'closed', reason: CLOSED };
  const answer = openAnswer(page);
  const status = Number(member(answer?.json, 'STATUSCODE') ?? Number.NaN);
  if (!answer || Number.isNaN(status))
    return {
      kind: 'no-answer',
      reason: 'FDA iRES answered with something else than a list of recalls',
    };
  if (status === 401) return { kind: 'closed', reason: CLOSED };
  const result = member(answer.json, 'RESULT');
  if (status !== 400 && status !== 412)
    return { kind: 'no-answer', reason: 'FDA iRES answered with an error in place of recalls' };
  const rows: unknown[] = Array.isArray(result) ? result : [];
  const total = Number(member(answer.json, 'RESULTCOUNT') ?? rows.length);
  if ((status === 400 && !Array.isArray(result)) || (rows.length === 0 && total > 0))
    return { kind: 'no-answer', reason: 'FDA iRES answered with fewer rows than it counts' };
  const proof = answer.cite('$.MESSAGE') ?? answer.first();
  const records = rows.map((row, index) => readRow(cellsOf(answer, row, index)));
  return foundRecords(answer, records, { proof, total });
}

const CLOSED = 'FDA iRES is open to registered callers only';

type Row = (column: string) => { cited: Cited | null; text: string };

const cellsOf =
  (answer: Answer, row: unknown, index: number): Row =>
  (column) => ({
    cited: answer.citeIn(row, `$.${nameOf(answer.json, 'RESULT') ?? 'RESULT'}[${index}]`, column),
    text: textOf(member(row, column)),
  });

function readRow(row: Row): RecallRecord {
  const number = row('RECALLNUM').cited;
  const description = row('PRODUCTDESCRIPTIONTXT').cited;
  const level = row('CENTERCLASSIFICATIONTYPETXT').text;
  const classification = /^[123]$/.test(level) ? `Class ${'I'.repeat(Number(level))}` : null;
  const phase = row('PHASETXT').text;
  return {
    ...blankRecord('FDA iRES', number?.text ?? `product ${row('PRODUCTID').text}`),
    number,
    date: readRecordDate(row('RECALLINITIATIONDT').cited, 'month-first'),
    component: description,
    hazard: [row('PRODUCTSHORTREASONTXT').cited].filter((text) => text !== null),
    products: [description].filter((text) => text !== null),
    context: [row('FIRMLEGALNAM').cited].filter((text) => text !== null),
    details: [row('CODEINFORMATION').cited].filter((text) => text !== null),
    places: [row('DISTRIBUTIONAREASUMMARYTXT').cited].filter((text) => text !== null),
    classification,
    remarks: [
      ...(classification === null ? ['FDA has not classified it yet.'] : []),
      ...(number === null ? ['It has no recall number yet.'] : []),
      ...(phase ? [`FDA status: ${phase}.`] : []),
    ],
  };
}
