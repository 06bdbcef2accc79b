import { z } from 'zod';
import type { SourceDescription } from '#contracts/source.ts';
import { linked } from '../kit/cell.ts';
import { reads } from '../kit/parts.ts';
import type { Question, RowDraft } from '../kit/parts.ts';
import { isWithinPeriod } from '../kit/propose/period.ts';
import type { Company, Wanted } from './wanted.ts';

/** The SEC allows 10 requests a second from one caller, and answers 403 to who names no mail address in the user agent. */
const LIMITS = { minIntervalMs: 120, concurrency: 2, wantsMail: true } as const;
/** The list of tickers, about 10,000. */
export const SEC: SourceDescription = { name: 'SEC', title: 'SEC', origin: 'https://www.sec.gov', ...LIMITS };
/** What each company filed. */
export const EDGAR: SourceDescription = {
  name: 'EDGAR',
  title: 'EDGAR',
  origin: 'https://data.sec.gov',
  ...LIMITS,
  maxBytes: 24 * 1024 * 1024,
};
export const MOST = 30;

export const askCompany = (company: Company, item: number): Question[] =>
  company.cik === null
    ? [{ kind: 'sec', item, source: SEC, path: '/files/company_tickers.json' }]
    : [askFilings(item, `CIK${company.cik}.json`)];

const askFilings = (item: number, file: string, page = 1): Question => ({
  kind: 'edgar',
  item,
  page,
  source: EDGAR,
  path: `/submissions/${file}`,
});

const Tickers = z.record(z.string(), z.object({ cik_str: z.int(), ticker: z.string(), title: z.string() }));
const SUFFIX =
  /[,.]|\b(?:inc|corp|corporation|co|company|ltd|limited|plc|llc|sa|ag|nv|se|group|holdings?|the|de|new|common stock)\b|\/\w+\/?/g;
const bare = (name: string): string => name.toLowerCase().replace(SUFFIX, ' ').replace(/\s+/g, ' ').trim();

/** One company by its ticker or its name; where several have the name, the caller is asked. */
export const readTickers = reads<z.infer<typeof Tickers>, Wanted>(Tickers, ({ value }, { wanted, item }) => {
  const { ticker, name } = wanted.companies[item] ?? { ticker: null, name: '' };
  const all = Object.values(value);
  const byTicker = all.filter((each) => each.ticker === ticker);
  const exact = all.filter(({ title }) => bare(title) === bare(name));
  const bySymbol = all.filter((each) => each.ticker === name.toUpperCase());
  const found =
    byTicker.length > 0
      ? byTicker
      : exact.length > 0
        ? exact
        : bySymbol.length > 0
          ? bySymbol
          : all.filter(({ title }) => bare(title).startsWith(`${bare(name)} `));
  const ciks = [...new Set(found.map(({ cik_str: cik }) => cik))];
  const [cik, ...others] = ciks;
  if (cik !== undefined && others.length === 0)
    return { rows: [], more: [askFilings(item, `CIK${String(cik).padStart(10, '0')}.json`)] };
  const which = found
    .slice(0, 6)
    .map((each) => `${each.title} (${each.ticker})`)
    .join(', ');
  const ask =
    cik === undefined
      ? `No company called ${name} is in the SEC's list: what is its ticker or CIK?`
      : `Which ${name} is meant: ${which}?`;
  return { rows: [], asks: [{ key: `company-${item + 1}`, ask, blocking: false }] };
});

/** Filings as columns: the n-th entries of all lists are one filing. */
const Filings = z.object({
  accessionNumber: z.array(z.string()),
  filingDate: z.array(z.string()),
  reportDate: z.array(z.string()),
  form: z.array(z.string()),
  primaryDocDescription: z.array(z.string()),
});
const File = z.object({ name: z.string(), filingFrom: z.string(), filingTo: z.string() });
const Submissions = z.object({
  cik: z.string(),
  name: z.string(),
  filings: z.object({ recent: Filings, files: z.array(File) }),
});

export const readSubmissions = reads<z.infer<typeof Submissions>, Wanted>(
  Submissions,
  ({ value, cite }, { wanted, page }) => {
    const { recent, files } = value.filings;
    const { forms, period, most } = wanted;
    const all = new Set(forms.flatMap((form) => form.split(' or ')));
    const isWanted = (form: string): boolean => forms.length === 0 || all.has(form.replace(/\/A$/, ''));
    const fitting = recent.form.flatMap((form, at) =>
      isWanted(form) && isWithinPeriod(recent.filingDate[at], period) ? [at] : [],
    );
    const rows = fitting.slice(0, most ?? MOST).map((at): RowDraft => {
      const accession = cite(recent.accessionNumber, at);
      const cells = {
        company: cite(value, 'name'),
        form: cite(recent.form, at),
        filed: cite(recent.filingDate, at),
        period: cite(recent.reportDate, at),
        description: cite(recent.primaryDocDescription, at),
        link: linked(
          'https://www.sec.gov/Archives/edgar/data/{0:number}/{1:digits}/{1}-index.htm',
          cite(value, 'cik'),
          accession,
        ),
      };
      return { key: String(accession.value), cells };
    });
    const older = files.filter(({ filingTo }) => period?.from != null && filingTo >= period.from);
    return {
      rows,
      total: fitting.length,
      ...(rows.length === 0 && page === 1 && { none: cite(value, 'name') }),
      ...(older.length > 0 && {
        undone: [
          `${value.name} has older filings within these days in ${older.length} further lists, which were not read.`,
        ],
      }),
    };
  },
);
