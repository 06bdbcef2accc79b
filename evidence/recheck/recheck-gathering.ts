import { createHash } from 'node:crypto';
import { withFound } from '../archive-requests.ts';
import { collectFailures, leftUndone } from '../gathered.ts';
import type { PageOrigin } from '#contracts/page.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import type { Gather } from '#contracts/stage-outputs.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import type { StoredPage, StoredTake } from './stored-take.ts';

/**
 * The sources of each round as they were shared out, the first round first; those of a plan that ended the take were never gathered. A round that was
 * begun and not brought to its end may have read some of its own.
 */
export function gathersOf({ plan, findings, trace }: Pick<StoredTake, 'plan' | 'findings' | 'trace'>): Gather[] {
  const all = [plan.gather, ...findings.rounds.map(({ extract }) => extract?.gather)];
  const begun = trace.map((event) =>
    event.type === 'stage.started' && (event.stage === 'crawl' || event.stage === 'recall') ? event.round : 0,
  );
  const gathered = all.slice(0, Math.max(findings.rounds.length, ...begun));
  return gathered.flatMap((gather, at) => (gather ? [withFound(gather, findings.rounds[at]?.recall)] : []));
}

/** Pages of the rounds up to this one. */
export function pagesUntil(
  round: number,
  stored: Pick<StoredTake, 'plan' | 'findings' | 'pages' | 'trace'>,
): StoredPage[] {
  const ids = new Set(
    gathersOf(stored)
      .slice(0, round)
      .flatMap(({ crawl, recall }) => [...crawl, ...recall].map(({ id }) => id)),
  );
  return stored.pages.filter(({ requestId }) => ids.has(requestId));
}

/** Whether every source of the plan and of further rounds came to a page or to a failure, and every page to a source. */
export function recheckGathering(stored: StoredTake): Difference[] {
  const gathers = gathersOf(stored);
  const crawled = new Map(gathers.flatMap(({ crawl }) => crawl).map((request) => [request.id, request]));
  const recalled = new Map(gathers.flatMap(({ recall }) => recall).map((request) => [request.id, request]));
  const differences: Difference[] = [];
  for (const [at, page] of stored.pages.entries()) {
    const where = `pages.json#/${at}`;
    const request = crawled.get(page.requestId) ?? recalled.get(page.requestId);
    if (!request) differences.push({ where: `${where}/requestId`, stored: page.requestId, found: null });
    else differences.push(...checkPage(where, page, request, { stored, isRecalled: recalled.has(page.requestId) }));
  }
  for (const [at, round] of stored.findings.rounds.entries())
    differences.push(...checkRound(`findings.json#/rounds/${at}`, at, stored, round));
  return differences;
}

const ORIGIN = { page: 'web', api: 'api', text: 'caller' } as const satisfies Record<SourceRequest['kind'], PageOrigin>;

function checkPage(
  where: string,
  page: StoredPage,
  request: SourceRequest,
  { stored, isRecalled }: { stored: StoredTake; isRecalled: boolean },
): Difference[] {
  const readAt = Date.parse(page.at);
  const acceptedAt = Date.parse(stored.plan.brief.acceptedAt);
  // What was crawled may come out of the archive as well, where it was read a moment before; then its age is told.
  const isArchived = isRecalled || page.ageSeconds !== 0;
  const age = isArchived ? Math.max(isRecalled ? 1 : 0, Math.round((acceptedAt - readAt) / 1_000)) : 0;
  return [
    ...compareJson(`${where}/origin`, page.origin, ORIGIN[request.kind]),
    ...((page.url === null) === (request.kind === 'text')
      ? []
      : [{ where: `${where}/url`, stored: page.url, found: null }]),
    ...compareJson(`${where}/ageSeconds`, page.ageSeconds, age),
    ...(request.kind === 'text' ? compareJson(`${where}/isConfirmed`, page.isConfirmed, undefined) : []),
    ...(request.kind === 'text' ? compareJson(`${where}/sha256`, page.sha256, hashText(request.text)) : []),
    ...(isArchived || isDuring(readAt, stored) ? [] : [{ where: `${where}/at`, stored: page.at, found: null }]),
  ];
}

/** The caller's own text is archived as it is. */
const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Clocks of different machines agree within a minute. */
export const CLOCKS_MS = 60_000;

function isDuring(time: number, { trace }: StoredTake): boolean {
  const [first, last] = [trace[0], trace.at(-1)];
  return time >= Date.parse(first?.at ?? '') - CLOCKS_MS && time <= Date.parse(last?.at ?? '') + CLOCKS_MS;
}

function checkRound(
  where: string,
  at: number,
  stored: StoredTake,
  { crawl, recall, extract }: StoredTake['findings']['rounds'][number],
): Difference[] {
  const { rounds } = stored.findings;
  const gather = gathersOf(stored)[at];
  const read = new Set(stored.pages.map(({ requestId }) => requestId));
  const wanted = [...(crawl ? (gather?.crawl ?? []) : []), ...(recall ? (gather?.recall ?? []) : [])];
  const failed = new Set([...(crawl?.failures ?? []), ...(recall?.failures ?? [])].map(({ requestId }) => requestId));
  const lost = wanted.filter(({ id }) => !read.has(id) && !failed.has(id));
  return [
    ...lost.map(({ id }) => ({
      where: `pages.json source ${id}`,
      stored: null,
      found: 'neither a page nor a failure',
    })),
    ...(crawl ? compareJson(`${where}/crawl/undone`, crawl.undone, leftUndone(crawl.failures)) : []),
    ...(extract
      ? compareJson(
          `${where}/extract/failures`,
          extract.failures,
          collectFailures(nullFree(rounds.slice(0, at + 1)), pagesUntil(at + 1, stored)),
        )
      : []),
  ];
}

/** Rounds as the stages hand them to each other: what is not there is absent. */
export const nullFree = (rounds: StoredTake['findings']['rounds']) =>
  rounds.map(({ crawl, recall }) => ({ crawl: crawl ?? undefined, recall: recall ?? undefined }));
