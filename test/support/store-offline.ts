import { createHash, randomUUID } from 'node:crypto';
import { buildBrief } from '#contracts/build-brief.ts';
import { buildFinishedTake, collectAsks } from '#contracts/finished-take.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { showSource } from '#contracts/show-source.ts';
import type { StageName } from '#contracts/stage.ts';
import type { TakeEvent, TakeEventBody } from '#contracts/take-event.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { ChannelIdentity } from '#contracts/take-so-far.ts';
import { VERSION } from '#contracts/version.ts';
import { checkComposition } from '../../evidence/check-composition.ts';
import { collectGradeEvidence } from '../../evidence/collect-grade-evidence.ts';
import { fitOutput } from '../../evidence/fit-output.ts';
import { gradeTake } from '../../evidence/grade-take.ts';
import { buildMembers } from '../../evidence/export/export-members.ts';
import { writeZip } from '../../evidence/export/write-zip.ts';
import { addressCitations } from '../../evidence/recheck/address-citations.ts';
import type { PageFiles } from '../../evidence/recheck/recheck-pages.ts';
import type { Rules } from '../../evidence/recheck/rules.ts';
import type { StoredPage, StoredTake } from '../../evidence/recheck/stored-take.ts';
import { showPage } from '../../evidence/show-page.ts';
import * as count from '../../evidence/stage-counts.ts';
import { buildTextLayer } from '../../evidence/text-layer/build-text-layer.ts';
import { verifyFindings } from '../../evidence/verify-findings.ts';

export interface OfflineStore {
  stored: StoredTake;
  frozen: string;
  readFiles(page: StoredPage): Promise<PageFiles>;
}

export interface StoreOrder {
  channel: Rules & { card: ChannelIdentity };
  notes: string;
  /** Text and media type by address; what is not there answers 404. */
  web: Record<string, { body: string; mediaType: string }>;
  acceptedAt?: string;
}

/**
 * What the stages of a take store, without database, Temporal or network: one round, every stage in one attempt. The service tests hold the
 * same against takes that were really rolled.
 */
export async function storeOffline({
  channel,
  notes,
  web,
  acceptedAt = '2031-05-06T07:08:09.010Z',
}: StoreOrder): Promise<OfflineStore> {
  const { card, rubric } = channel;
  const takeId = randomUUID();
  const log = createTrace(acceptedAt);
  const accepted = { takeId, takeNo: 1, channel: card.slug, notes, prior: null, skipRetrieval: false, run: null };
  log.add({ type: 'take.accepted', ...accepted });
  const brief = buildBrief(accepted, acceptedAt);

  const draft = await channel.plan(brief);
  const gather = { crawl: draft.sources, recall: [] };
  log.start('plan');
  log.add({
    type: 'plan.made',
    planner: 'rules',
    subGoals: draft.subGoals.map(({ id, goal }) => ({ id, goal })),
    sources: draft.sources.map(showSource),
  });
  log.finish('plan', count.countPlan(draft));

  log.start('crawl');
  const kept = new Map<string, PageFiles>();
  const pages: ReadPage[] = [];
  const failures: SourceFailure[] = [];
  for (const request of draft.sources) {
    const at = { stage: 'crawl', round: 1, callId: `crawl:${request.id}` } as const;
    const tool = { page: 'fetch_page', api: 'ask_source', text: 'archive_text' }[request.kind];
    log.add({ type: 'tool.called', ...at, tool, args: { source: showSource(request) } });
    const source = findSource(request, web);
    if (!source) {
      failures.push({
        requestId: request.id,
        code: 'http_status',
        status: 404,
        detail: `${showSource(request)} answered 404.`,
      });
      log.add({ type: 'tool.returned', ...at, result: { failure: 'http_status', status: 404 } });
      continue;
    }
    const bytes = new TextEncoder().encode(source.body);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const layer = await buildTextLayer({ bytes, ...source });
    const { url, mediaType } = source;
    const origin = ({ page: 'web', api: 'api', text: 'caller' } as const)[request.kind];
    const record = { requestId: request.id, sha256, origin, url, at: log.now(), status: 200, mediaType, ageSeconds: 0 };
    pages.push({ ...record, headers: {}, body: source.body, layer });
    kept.set(sha256, { bytes, text: layer.text });
    log.add({ type: 'tool.returned', ...at, result: showPage({ ...record, bytes }, layer) });
  }
  const crawl = { failures, undone: [] };
  log.finish('crawl', count.countCrawl(gather, crawl));
  log.start('recall');
  log.finish('recall', count.countRecall(gather, { failures: [] }));

  log.start('extract');
  pages.sort((a, b) => (a.requestId < b.requestId ? -1 : 1));
  const { budget } = card;
  const [pagesLeft, roundsLeft] = [budget.pages - pages.length, budget.rounds - 1];
  const extraction = await channel.extract({ brief, plan: draft, round: 1, pages, failures, pagesLeft, roundsLeft });
  const byHash = new Map(pages.map((page) => [page.sha256, page.layer]));
  const textOf = (sha256: string) => byHash.get(sha256)?.text;
  const verified = verifyFindings(extraction.findings, textOf, (sha256) => byHash.get(sha256)?.blocks);
  const extract = {
    ...verified,
    notes: extraction.notes,
    failures,
    undone: [],
    gather: null,
    roundsLeft,
    version: VERSION,
  };
  log.finish('extract', count.countExtract(pages.length, extract));
  log.add({ type: 'stage.skipped', stage: 'measure', round: 1, reason: draft.noMeasure ?? 'nothing to measure' });

  log.start('frame');
  const records = pages.map(({ body: _body, layer: _layer, ...page }) => page);
  const { findings } = verified;
  const { notes: found } = extraction;
  const composed = await channel.compose({
    brief,
    plan: draft,
    findings,
    notes: found,
    pages: records,
    failures,
    undone: [],
  });
  const composition = { ...composed, sentences: fitOutput(composed.sentences) };
  const cited = pages.map(({ sha256, url, layer }) => ({ sha256, url, links: layer.links }));
  const answer = checkComposition(composition, { findings, pages: cited, textOf, briefText: notes });
  const evidence = collectGradeEvidence({
    subGoals: draft.subGoals,
    requests: draft.sources,
    pages,
    failures,
    verified,
    composition,
    answer,
    undone: [],
    briefText: notes,
  });
  for (const [index, { text }] of answer.sentences.entries()) log.add({ type: 'sentence.written', index, text });
  log.finish('frame', count.countFrame(answer));
  log.start('grade');
  const grade = gradeTake(rubric, evidence);
  log.finish('grade', count.countGrade(grade));
  const asks = collectAsks(draft.asks, composition.asks);
  for (const ask of asks) log.add({ type: 'ask.raised', ask });
  const { output, table, links } = answer;
  const { held, metSubGoals } = composition;
  const framed = { output, table, links, asks, held, undone: evidence.undone, metSubGoals };
  const take = { ...buildFinishedTake(foldTake(log.events, card), framed, grade), creditsLeft: 41 };
  const { letter, overall } = grade;
  log.add({ type: 'take.completed', grade: letter, overall, links: links.length, code: null, response: take });

  const stored: StoredTake = {
    take,
    citations: addressCitations(answer.citations, pages),
    grade: { ...grade, evidence },
    pages: pages.map(({ headers: _headers, body: _body, layer: _layer, ...page }) => page),
    trace: log.events,
    plan: { takeId, brief, draft, gather, version: VERSION },
    findings: { rounds: [{ crawl, recall: { failures: [] }, extract }], measured: null },
    composition: { version: VERSION, ...composition },
  };
  const readFiles = ({ sha256 }: StoredPage) =>
    Promise.resolve(kept.get(sha256) ?? { bytes: undefined, text: undefined });
  return { stored: JSON.parse(JSON.stringify(stored)) as StoredTake, frozen: JSON.stringify(take), readFiles };
}

/** An export of it. */
export async function exportOffline({ stored, frozen, readFiles }: OfflineStore): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const source = { stored, frozen, readFiles, readStill: () => Promise.resolve(undefined) };
  for await (const chunk of writeZip(buildMembers(source))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function findSource(request: SourceRequest, web: StoreOrder['web']) {
  if (request.kind === 'text') return { body: request.text, mediaType: 'text/plain; charset=utf-8', url: null };
  const url = request.kind === 'page' ? request.url : request.path;
  const answer = web[url];
  return answer && { ...answer, url };
}

/** A log whose clock moves a millisecond an event. */
function createTrace(acceptedAt: string) {
  const events: TakeEvent[] = [];
  const now = (): string => new Date(Date.parse(acceptedAt) + events.length).toISOString();
  const add = (body: TakeEventBody): void => void events.push({ seq: events.length + 1, at: now(), ...body });
  const start = (stage: StageName): void => add({ type: 'stage.started', stage, round: 1 });
  const finish = (stage: StageName, counts: Record<string, number>): void =>
    add({ type: 'stage.finished', stage, round: 1, attempts: 1, latencyMs: 1, counts });
  return { events, now, add, start, finish };
}
