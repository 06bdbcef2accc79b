import type { Json } from '#contracts/json.ts';
import type { RecordedAnswer } from '../../kit/recorded-world.ts';

/** Lists in the shape of EDGAR. Written for this project: neither the companies nor the filings exist. */
type Made = [form: string, filed: string, period: string, description: string];
const submissions = (cik: number, name: string, made: Made[], files: Json[] = []): Json => ({
  cik: String(cik).padStart(10, '0'),
  entityType: 'operating',
  name,
  tickers: [],
  filings: {
    recent: {
      accessionNumber: made.map((_, at) => `${String(cik).padStart(10, '0')}-25-${String(at + 1).padStart(6, '0')}`),
      filingDate: made.map(([, filed]) => filed),
      reportDate: made.map(([, , period]) => period),
      acceptanceDateTime: made.map(([, filed]) => `${filed}T16:30:00.000Z`),
      form: made.map(([form]) => form),
      primaryDocument: made.map((_, at) => `doc${at}.htm`),
      primaryDocDescription: made.map(([, , , description]) => description),
    },
    files,
  },
});

const HERON: Made[] = [
  ['8-K', '2026-11-03', '2026-11-02', '8-K'],
  ['10-Q', '2026-08-04', '2026-06-30', '10-Q'],
  ['10-K/A', '2026-03-20', '2025-12-31', '10-K/A'],
  ['10-K', '2026-02-12', '2025-12-31', 'ANNUAL REPORT OF HERON WORKS'],
  ['4', '2026-01-15', '2026-01-13', 'PRIMARY DOCUMENT'],
  ['10-K', '2025-02-14', '2024-12-31', '10-K'],
];

export const RECORDED: Record<string, RecordedAnswer> = {
  'SEC /files/company_tickers.json': Object.fromEntries(
    (
      [
        [9_000_001, 'HRNW', 'Heron Works Inc.'],
        [9_000_002, 'CRNE', 'CRANE HOLDINGS CO'],
        [9_000_003, 'GULA', 'Gull Air Lines, Inc.'],
        [9_000_004, 'GULB', 'Gull Apparel Corp'],
        [9_000_005, 'STRK', 'Stork Energy plc'],
        [9_000_006, 'IBIS', 'Ibis Bank Group'],
        [9_000_007, 'TERN', 'Tern Therapeutics'],
      ] as const
    ).map(([cik_str, ticker, title], at) => [String(at), { cik_str, ticker, title }]),
  ),
  'EDGAR /submissions/CIK0009000001.json': submissions(9_000_001, 'Heron Works Inc.', HERON, [
    { name: 'CIK0009000001-submissions-001.json', filingCount: 900, filingFrom: '2009-01-02', filingTo: '2025-01-31' },
  ]),
  'EDGAR /submissions/CIK0009000002.json': submissions(9_000_002, 'CRANE HOLDINGS CO', [
    ['10-Q', '2026-10-30', '2026-09-30', '10-Q'],
  ]),
  'EDGAR /submissions/CIK0009000003.json': submissions(9_000_003, 'Gull Air Lines, Inc.', [
    ['DEF 14A', '2026-04-20', '', 'PROXY STATEMENT'],
  ]),
  'EDGAR /submissions/CIK0009000005.json': { fails: 403 },
  'EDGAR /submissions/CIK0009000006.json': {
    text: '<html><title>SEC.gov | Request Rate Threshold Exceeded</title></html>',
    mediaType: 'text/html',
  },
  'EDGAR /submissions/CIK0009000007.json': { fails: 503 },
  'EDGAR /submissions/CIK0009999999.json': { fails: 404 },
};

/** The archive answers a path that it does not have with an error page of its storage. */
export const NOTHING: Record<string, RecordedAnswer> = { EDGAR: { fails: 404 } };
