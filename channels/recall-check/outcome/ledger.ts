import type { ReadPage } from '#contracts/page.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import { prepareRecord } from '../match/prepared-record.ts';
import type { PreparedRecord } from '../match/prepared-record.ts';
import { readCpsc } from '../sources/cpsc.ts';
import { readFsis } from '../sources/fsis.ts';
import { readIres } from '../sources/ires.ts';
import { readNhtsa } from '../sources/nhtsa.ts';
import { readOpenFda } from '../sources/openfda.ts';
import type { RecallRecord, SourceAnswer, SourceName } from '../sources/record.ts';

/** What a request came to: an answer as its source gives it, none, or nothing yet. */
export type Entry = SourceAnswer | { kind: 'pending' };

/** The pages and failures of a take, looked up by request and read once. */
export interface Ledger {
  page(requestId: string): ReadPage | undefined;
  isAsked(requestId: string): boolean;
  /** Whether a request has no page because the answer is longer than is read, which asking again does not change. */
  isTooLarge(requestId: string): boolean;
  /** Why a request has no page, for a reader. */
  failure(requestId: string, source: SourceName): string;
  read(requestId: string, source: SourceName): Entry;
  /** A record of these answers, made ready once for all items. */
  prepare(record: RecallRecord): PreparedRecord;
}

const READERS: Record<Exclude<SourceName, 'vPIC'>, (page: ReadPage) => SourceAnswer> = {
  NHTSA: readNhtsa,
  CPSC: readCpsc,
  openFDA: readOpenFda,
  FSIS: readFsis,
  'FDA iRES': readIres,
};

export function openLedger(pages: ReadPage[], failures: SourceFailure[]): Ledger {
  const byId = new Map(pages.map((page) => [page.requestId, page]));
  const failed = new Map(failures.map((failure) => [failure.requestId, failure]));
  const read = new Map<string, Entry>();
  const prepared = new Map<RecallRecord, PreparedRecord>();
  return {
    prepare: (record) => {
      const ready = prepared.get(record) ?? prepareRecord(record);
      prepared.set(record, ready);
      return ready;
    },
    page: (requestId) => byId.get(requestId),
    isAsked: (requestId) => byId.has(requestId) || failed.has(requestId),
    isTooLarge: (requestId) => failed.get(requestId)?.code === 'too_large',
    failure: (requestId, source) => describeFailure(source, failed.get(requestId)),
    read: (requestId, source) => {
      const known = read.get(requestId) ?? readEntry(requestId, source);
      read.set(requestId, known);
      return known;
    },
  };

  function readEntry(requestId: string, source: SourceName): Entry {
    const page = byId.get(requestId);
    if (page && source !== 'vPIC') return READERS[source](page);
    const failure = failed.get(requestId);
    if (!failure) return { kind: 'pending' };
    if (source === 'FDA iRES' && (failure.status === 401 || failure.status === 403))
      return { kind: 'closed', reason: 'FDA iRES is open to registered callers only' };
    return { kind: 'no-answer', reason: describeFailure(source, failure) };
  }
}

function describeFailure(source: SourceName, failure: SourceFailure | undefined): string {
  if (failure?.code === 'budget') return `${source} was not asked: the budget or the caller left it out`;
  if (failure?.code === 'http_status')
    return `${source} did not answer${failure.status === undefined ? '' : ` (HTTP ${failure.status})`}`;
  return `${source} did not answer${failure ? ` (${WORDS[failure.code] ?? 'could not be read'})` : ''}`;
}

const WORDS: Partial<Record<SourceFailure['code'], string>> = {
  timed_out: 'timed out',
  could_not_connect: 'could not connect',
  too_large: 'its answer is too large',
  empty: 'its answer is empty',
  needs_browser: 'it needs a browser to be read',
  address_not_allowed: 'its address is not allowed',
};
