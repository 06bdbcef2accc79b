import type { ApiRequest } from '#contracts/plan.ts';
import type { ReadPage } from '#contracts/page.ts';
import { member, nameOf, openAnswer, textOf } from './answer.ts';
import type { Answer, Cited } from './answer.ts';

/** Most VINs of one batch (vPIC documentation). */
export const VPIC_BATCH = 50;

/** What vPIC reads from a VIN. Texts are those of the answer; `isSure` says that it reports no error that makes the vehicle doubtful. */
export interface DecodedVin {
  vin: string;
  /** The VIN as the answer repeats it. */
  repeated: Cited | null;
  make: Cited | null;
  model: Cited | null;
  year: Cited | null;
  series: string;
  trim: string;
  errors: string[];
  errorText: Cited | null;
  suggestedVin: Cited | null;
  isSure: boolean;
}

export interface AskedVin {
  vin: string;
  year: string | null;
}

export function decodeOne({ vin, year }: AskedVin, subGoal: string): ApiRequest {
  return {
    kind: 'api',
    id: `vpic:${vin.toLowerCase()}`,
    subGoal,
    source: 'VPIC',
    method: 'GET',
    path: `/api/vehicles/DecodeVinValues/${encodeURIComponent(vin)}`,
    query: { format: 'json', ...(year === null ? {} : { modelyear: year }) },
  };
}

export function decodeBatch(vins: AskedVin[], subGoal: string): ApiRequest {
  const list = vins.map(({ vin, year }) => (year === null ? vin : `${vin},${year}`)).join(';');
  return {
    kind: 'api',
    id: `vpic-batch:${list.toLowerCase()}`,
    subGoal,
    source: 'VPIC',
    method: 'POST',
    path: '/api/vehicles/DecodeVINValuesBatch/',
    form: { format: 'json', DATA: list },
  };
}

/** Vehicles of a decode answer, flat or as a list of variables; `asked` are its VINs in order. Null when it is no such answer. */
export function readVpic(page: ReadPage, asked: AskedVin[]): DecodedVin[] | null {
  const answer = openAnswer(page);
  const key = answer && nameOf(answer.json, 'results');
  const rows = answer ? member(answer.json, 'results') : undefined;
  if (!answer || key === null || !Array.isArray(rows)) return null;
  if (rows.some((row) => nameOf(row, 'variable') !== undefined))
    return [readVariables(answer, rows, `$.${key}`, asked[0]?.vin ?? '')];
  return rows.map((row, index) => {
    const at = `$.${key}[${index}]`;
    const cite = (name: string): Cited | null => answer.cite(`${at}.${nameOf(row, name) ?? name}`);
    return build(
      textOf(member(row, 'VIN')) || (asked[index]?.vin ?? ''),
      (name) => (name === 'VIN' ? (cite(name) ?? criteria(answer)) : cite(name)),
      (name) => textOf(member(row, name)),
    );
  });
}

/** The shape of `DecodeVin`: rows of variable and value. Before 2019 the error text stood in "Error Code" itself. */
function readVariables(answer: Answer, rows: unknown[], at: string, vin: string): DecodedVin {
  const indexOf = (name: string): number =>
    rows.findIndex((row) => bare(textOf(member(row, 'Variable'))) === bare(name));
  const cite = (name: string): Cited | null => {
    const index = indexOf(name);
    return index < 0 ? null : answer.cite(`${at}[${index}].${nameOf(rows[index], 'Value') ?? 'Value'}`);
  };
  return build(
    vin,
    (name) => (name === 'VIN' ? criteria(answer) : cite(name)),
    (name) => textOf(member(rows[indexOf(name)], 'Value')),
  );
}

const criteria = (answer: Answer): Cited | null =>
  answer.cite(`$.${nameOf(answer.json, 'SearchCriteria') ?? 'SearchCriteria'}`);
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

function build(vin: string, cite: (name: string) => Cited | null, read: (name: string) => string): DecodedVin {
  const errors = Array.from(read('ErrorCode').matchAll(ERROR), ([, code = '']) => code).filter((code) => code !== '0');
  return {
    vin: vin.toUpperCase(),
    repeated: cite('VIN'),
    make: cite('Make'),
    model: cite('Model'),
    year: cite('ModelYear'),
    series: read('Series'),
    trim: read('Trim'),
    errors,
    errorText: cite('ErrorText') ?? cite('ErrorCode'),
    suggestedVin: cite('SuggestedVIN'),
    isSure: !errors.some((code) => DOUBTFUL.has(code)),
  };
}

/** "1,14", "1 - Check Digit (9th position) does not calculate properly; 14 - …" */
const ERROR = /(?<=^|[,;])\s*(\d+)\s*(?=-\s|[,;]|$)/g;

/** Error codes of vPIC that put make, model or year in doubt: check digit, wrong or missing characters, model year, short VIN. */
const DOUBTFUL = new Set(['1', '2', '3', '4', '5', '6', '7', '8', '11', '400']);
