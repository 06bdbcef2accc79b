import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildBrief } from '../../evidence/build-brief.ts';
import type { Finding } from '#contracts/evidence.ts';
import { buildFinishedTake, collectAsks } from '#contracts/finished-take.ts';
import { collectFailures, requestsOf } from '../../evidence/gathered.ts';
import { tellFaults } from '#contracts/model-port.ts';
import type { RecordedAnswer } from '#contracts/model-port.ts';
import type { ExchangeHop, StoredResponse } from '#contracts/page-exchange.ts';
import type { ReadPage } from '#contracts/page.ts';
import { plannerOf } from '#contracts/plan.ts';
import type { Brief, PlanDraft, SourceFailure, SourceRequest } from '#contracts/plan.ts';
import { showSource } from '../../evidence/show-source.ts';
import type { Gather, StageOutputs } from '#contracts/stage-outputs.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { ChannelIdentity } from '#contracts/take-so-far.ts';
import type { Prior } from '#contracts/take.ts';
import { VERSION } from '#contracts/version.ts';
import { collectGradeEvidence } from '../../evidence/collect-grade-evidence.ts';
import { composeAnswer } from '../../evidence/compose-answer.ts';
import type { Answered } from '../../evidence/compose-answer.ts';
import { gradeTake } from '../../evidence/grade-take.ts';
import { buildMembers } from '../../evidence/export/export-members.ts';
import type { Hashes } from '../../evidence/export/export-members.ts';
import { writeZip } from '../../evidence/export/write-zip.ts';
import { answersOf } from '../../evidence/recheck/answers-of.ts';
import { addressCitations } from '../../evidence/recheck/address-citations.ts';
import type { PageFiles } from '../../evidence/recheck/recheck-pages.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import type { StoredPage, StoredRound, StoredTake } from '../../evidence/recheck/stored-take.ts';
import { findFilings, matchFilings } from '../../evidence/library/match-filings.ts';
import { measureFindings, pictureNames } from '../../evidence/measure-findings.ts';
import { findNextSources } from '../../evidence/next-sources.ts';
import { showPage } from '../../evidence/show-page.ts';
import { drawStill } from '../../evidence/stills/draw-still.ts';
import { planStills } from '../../evidence/stills/plan-stills.ts';
import { presentStill } from '../../evidence/stills/present-still.ts';
import * as count from '../../evidence/stage-counts.ts';
import { buildTextLayer } from '../../evidence/text-layer/build-text-layer.ts';
import { decodeBytes } from '../../evidence/text-layer/decode-bytes.ts';
import { EXTRACTOR } from '../../evidence/text-layer/extractors.ts';
import { verifyFindings } from '../../evidence/verify-findings.ts';
import { locateCitations } from '../../evidence/cite/locate-citations.ts';
import { attestOffline } from './offline-signer.ts';
import { createOfflineLog } from './offline-log.ts';
import { openOfflineModel } from './offline-model.ts';
import type { OfflineLog } from './offline-log.ts';
import type { FetchSource } from './roll-offline.ts';
import type { Script } from './scripted-model.ts';

export interface OfflineStore {
  stored: StoredTake;
  readFiles(page: StoredPage): Promise<PageFiles>;
  readStill(sha256: string): Promise<Uint8Array | undefined>;
  responses: StoredResponse[];
  readRaw(sha256: string): Promise<Uint8Array | undefined>;
}

export interface StoreOrder {
  channel: ChannelRules & { card: ChannelIdentity };
  notes: string;
  prior?: Prior | null;
  fetchSource: FetchSource;
  acceptedAt?: string;
  /** A model that answers by this script; absent: rules alone. */
  script?: Script;
}

/** A take on its way. */
interface Rolling {
  order: StoreOrder;
  brief: Brief;
  draft: PlanDraft;
  log: OfflineLog;
  pages: ReadPage[];
  files: Map<string, PageFiles>;
  /** Pictures by SHA-256. */
  pictures: Map<string, Uint8Array>;
  gathers: Gather[];
  rounds: StoredRound[];
}

/**
 * What the stages of a take store, without database, Temporal or network, every stage in one attempt and nothing recalled. The service tests
 * hold the same against takes that were really rolled. Null: the take would end with asks, or without anything to say.
 */
export async function storeOffline(order: StoreOrder): Promise<OfflineStore | null> {
  const { channel, notes, prior = null, acceptedAt = '2031-05-06T07:08:09.010Z' } = order;
  const { slug } = channel.card;
  const takeId = randomUUID();
  const log = createOfflineLog(acceptedAt);
  const accepted = { takeId, takeNo: 1, channel: slug, notes, prior, skipRetrieval: false, run: null };
  log.add({ type: 'take.accepted', ...accepted });
  const brief = buildBrief(accepted, acceptedAt);
  log.start('plan');
  const planner = openOfflineModel(order.script, log, { stage: 'plan', round: 1 });
  const draft = await channel.plan(brief, planner.port);
  if (draft.sources.length === 0) return null;
  const gather = { crawl: draft.sources, recall: [] };
  const rolling: Rolling = {
    order,
    brief,
    draft,
    log,
    pages: [],
    files: new Map(),
    pictures: new Map(),
    gathers: [gather],
    rounds: [],
  };
  logPlan(rolling);
  let next: Gather | null = gather;
  while (next) next = await rollRound(rolling, next);

  const extract = rolling.rounds.at(-1)!.extract!;
  const measured = await measure(rolling, extract);
  const findings = [...extract.findings, ...(measured?.findings ?? [])];
  const { composed, written } = await compose(rolling, extract, findings, measured?.filed);
  const { composition, answer } = composed;
  if (composition.nothing !== undefined) return null;
  await frame(rolling, findings, composed);
  if (answer.claims.length === 0) return null;

  const { pages, rounds, files } = rolling;
  const evidence = collectGradeEvidence({
    subGoals: draft.subGoals,
    requests: requestsOf(rolling.gathers),
    pages,
    failures: extract.failures,
    verified: { findings, dropped: extract.dropped },
    composition,
    answer,
    undone: extract.undone,
    briefText: notes,
    textOf: textOf(pages),
  });
  log.start('grade');
  const grade = gradeTake(channel.rubric, evidence);
  log.finish('grade', count.countGrade(grade));
  const asks = collectAsks(draft.asks, composition.asks);
  for (const ask of asks) log.add({ type: 'ask.raised', ask });
  const { output, table, links, citations } = answer;
  const { held, metSubGoals } = composition;
  const reading = { brief, draft, ...planner.kept() };
  const undone = [
    ...evidence.undone,
    ...tellFaults(
      answersOf({
        plan: { takeId, ...reading },
        findings: { rounds, measured },
        composition: { ...composition, ...written },
      }),
    ),
  ];
  const framed = { output, table, links, asks, held, undone, metSubGoals };
  const take = { ...buildFinishedTake(foldTake(log.events, channel.card), framed, grade), creditsLeft: 41 };
  const { letter, overall } = grade;
  log.add({ type: 'take.completed', grade: letter, overall, links: links.length, code: null, response: take });
  const stored: StoredTake = {
    take,
    citations: addressCitations(citations, pages),
    grade: { ...grade, evidence },
    pages: pages.map(({ headers: _headers, body: _body, layer: _layer, ...page }) => page),
    trace: log.events,
    plan: { takeId, gather, version: VERSION, ...reading },
    findings: { rounds, measured },
    composition: { version: VERSION, ...written, ...composition },
  };
  return {
    stored: JSON.parse(JSON.stringify(stored)) as StoredTake,
    readFiles: ({ sha256 }) => Promise.resolve(files.get(sha256) ?? { bytes: undefined, text: undefined }),
    readStill: (sha256) => Promise.resolve(rolling.pictures.get(sha256)),
    responses: pages.flatMap((page) => respondOffline(page, files.get(page.sha256)!.bytes!)),
    readRaw: (sha256) => Promise.resolve(rawOf(files, sha256)),
  };
}

/** How a server would have sent it: packed, with a cookie, and each address moved there from another one. */
function respondOffline(
  { requestId, origin, url, at, status, mediaType }: ReadPage,
  bytes: Uint8Array,
): StoredResponse[] {
  if (origin === 'caller' || url === null) return [];
  const raw = gzipSync(bytes);
  const from = `${url}${url.includes('?') ? '&' : '?'}moved`;
  const headers: ExchangeHop['headers'] = [
    ['Content-Type', mediaType],
    ['Content-Encoding', 'gzip'],
    ['Content-Length', String(raw.length)],
    ['Set-Cookie', null],
  ];
  return [
    {
      requestId,
      hops: [
        { method: 'GET', url: from, at, status: 301, headers: [['Location', url]] },
        { method: 'GET', url, at, status, headers },
      ],
      raw: { sha256: createHash('sha256').update(raw).digest('hex'), byteLength: raw.length },
    },
  ];
}

function rawOf(files: Map<string, PageFiles>, sha256: string): Uint8Array | undefined {
  const all = [...files.values()].map(({ bytes }) => gzipSync(bytes!));
  return all.find((raw) => createHash('sha256').update(raw).digest('hex') === sha256);
}

/** An export of it. */
export async function exportOffline({ stored, ...files }: OfflineStore): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const attest = (hashes: Hashes) => Promise.resolve(attestOffline(stored, hashes));
  const texts = new Map<string, string>();
  for (const page of stored.pages) texts.set(page.sha256, (await files.readFiles(page)).text ?? '');
  const citations = locateCitations(stored.citations, (page) => texts.get(page));
  const source = { stored, citations, ...files, attest };
  for await (const chunk of writeZip(buildMembers(source))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function logPlan({ log, draft }: Rolling): void {
  log.add({
    type: 'plan.made',
    planner: plannerOf(draft),
    subGoals: draft.subGoals.map(({ id, goal }) => ({ id, goal })),
    sources: draft.sources.map(showSource),
  });
  log.finish('plan', count.countPlan(draft));
}

/** Reads the sources of a round and extracts from all pages so far. @returns the sources of the next one */
async function rollRound(rolling: Rolling, gather: Gather): Promise<Gather | null> {
  const { order, brief, draft, log, pages, rounds, gathers } = rolling;
  const round = rounds.length + 1;
  const { budget } = order.channel.card;
  log.start('crawl', round);
  const failures: SourceFailure[] = [];
  for (const request of gather.crawl) {
    const failure = await crawl(rolling, request, round);
    if (failure) failures.push(failure);
  }
  pages.sort((a, b) => (a.requestId < b.requestId ? -1 : 1));
  const crawled = { failures, undone: [] };
  log.finish('crawl', count.countCrawl(gather, crawled), round);
  log.start('recall', round);
  log.finish('recall', count.countRecall(gather, { failures: [] }), round);
  const gathered = { crawl: crawled, recall: { failures: [] } };

  log.start('extract', round);
  const lost = collectFailures([...rounds.map(({ crawl: earlier }) => ({ crawl: earlier! })), gathered], pages);
  const pagesLeft = Math.max(0, budget.pages - pages.filter(({ origin }) => origin !== 'caller').length);
  const roundsLeft = budget.rounds - round;
  const reader = openOfflineModel(order.script, log, { stage: 'extract', round });
  const extraction = await order.channel.extract(
    {
      brief,
      plan: draft,
      round,
      pages,
      failures: lost,
      pagesLeft,
      roundsLeft,
    },
    reader.port,
  );
  const verified = verifyFindings(
    extraction.findings,
    textOf(pages),
    (sha256) => pages.find((page) => page.sha256 === sha256)?.layer.blocks,
  );
  const { wanted, undone } = findNextSources({
    brief,
    extraction,
    pages,
    failures: lost,
    requests: requestsOf(gathers),
    pagesLeft,
    roundsLeft,
  });
  const next = wanted.length > 0 ? { crawl: wanted, recall: [] } : null;
  const { notes } = extraction;
  const extract = {
    ...verified,
    notes,
    failures: lost,
    undone,
    gather: next,
    roundsLeft,
    version: VERSION,
    ...reader.kept(),
  };
  log.finish('extract', count.countExtract(pages.length, extract), round);
  rounds.push({ ...gathered, extract });
  if (next) gathers.push(next);
  return next;
}

async function crawl(rolling: Rolling, request: SourceRequest, round: number): Promise<SourceFailure | null> {
  const { log, pages, files, order } = rolling;
  const step = round > 1 ? `crawl#${round}` : 'crawl';
  const at = { stage: 'crawl', round, callId: `${step}:${request.id}` } as const;
  const tool = { page: 'fetch_page', api: 'ask_source', text: 'archive_text' }[request.kind];
  log.add({ type: 'tool.called', ...at, tool, args: { source: showSource(request) } });
  const text = { body: request.kind === 'text' ? request.text : '', mediaType: 'text/plain; charset=utf-8', url: null };
  const source = request.kind === 'text' ? text : await order.fetchSource(request);
  if ('code' in source) {
    const { code, status } = source;
    log.add({ type: 'tool.returned', ...at, result: { failure: code, ...(status !== undefined && { status }) } });
    return source;
  }
  const { body, mediaType, url, status } = { status: 200, ...source };
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const layer = await buildTextLayer({ bytes, mediaType, url });
  const origin = ({ page: 'web', api: 'api', text: 'caller' } as const)[request.kind];
  const record = {
    requestId: request.id,
    sha256,
    origin,
    url,
    at: log.now(),
    status,
    mediaType,
    ageSeconds: 0,
    extractor: EXTRACTOR,
  };
  pages.push({ ...record, headers: {}, body: decodeBytes(bytes, mediaType).text, layer });
  files.set(sha256, { bytes, text: layer.text });
  log.add({ type: 'tool.returned', ...at, result: showPage({ ...record, bytes }, layer) });
  return null;
}

async function measure(
  { order, brief, draft, log, pages, files }: Rolling,
  { findings }: StageOutputs['extract'],
): Promise<StageOutputs['measure'] | null> {
  if (draft.noMeasure !== undefined) {
    log.add({ type: 'stage.skipped', stage: 'measure', round: 1, reason: draft.noMeasure });
    return null;
  }
  log.start('measure');
  const pictures = new Map<string, Uint8Array>();
  for (const sha256 of pictureNames(pages)) pictures.set(sha256, files.get(sha256)?.bytes ?? new Uint8Array());
  const made = await measureFindings(order.channel, { brief, plan: draft, findings, pages, pictures });
  const { filed } = matchFilings(findFilings('offline', made), new Map());
  const measured = order.channel.measure ? { findings: made, filed } : { findings: made };
  log.finish('measure', count.countMeasure(measured));
  return measured;
}

async function compose(
  { order, brief, draft, log, pages }: Rolling,
  { notes, failures, undone }: StageOutputs['extract'],
  findings: Finding[],
  filed: StageOutputs['measure']['filed'],
): Promise<{ composed: Answered; written: { answers?: RecordedAnswer[] } }> {
  log.start('frame');
  const records = pages.map(({ body: _body, layer: _layer, ...page }) => page);
  const writer = openOfflineModel(order.script, log, { stage: 'frame', round: 1 });
  const input = { brief, plan: draft, findings, ...(filed && { filed }), notes, pages: records, failures, undone };
  const ground = {
    findings,
    pages: pages.map(({ sha256, url, origin, layer }) => ({ sha256, url, origin, links: layer.links })),
    textOf: textOf(pages),
    briefText: order.notes,
  };
  const composed = await composeAnswer(order.channel, input, { ground, model: writer.port });
  return { composed, written: writer.kept() };
}

async function frame(
  { order, pages, log, files, pictures }: Rolling,
  findings: Finding[],
  { composition, answer }: Answered,
): Promise<void> {
  for (const [index, { text }] of answer.sentences.entries()) log.add({ type: 'sentence.written', index, text });
  const { slug: channel } = order.channel.card;
  for (const planned of planStills({ composition, answer, findings, pages })) {
    // Nothing is read by a browser here.
    if (planned.spec.kind === 'page') throw new Error('a picture of a page needs a browser');
    const source = planned.spec.kind === 'measured' ? files.get(planned.spec.sha256)?.bytes : undefined;
    const drawing = await drawStill(planned.spec, source);
    const sha256 = createHash('sha256').update(drawing.png).digest('hex');
    pictures.set(sha256, drawing.png);
    const still = presentStill(planned, drawing, { baseUrl: 'https://takes.example', channel, sha256 });
    log.add({ type: 'still.drawn', still });
  }
  log.finish('frame', count.countFrame(answer));
}

const textOf =
  (pages: ReadPage[]) =>
  (hash: string): string | undefined =>
    pages.find(({ sha256 }) => sha256 === hash)?.layer.text;
