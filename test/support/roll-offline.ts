import { createHash } from 'node:crypto';
import type { Channel, Extraction } from '../../channels/channel.ts';
import type { Composition } from '#contracts/composition.ts';
import { recoveryFor } from '#contracts/finished-take.ts';
import type { GradeReport } from '#contracts/grade.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { Block, ReadPage, TextLayer } from '#contracts/page.ts';
import { plannerOf } from '#contracts/plan.ts';
import type { Brief, PlanDraft, SourceFailure, SourceRequest } from '#contracts/plan.ts';
import type { Table } from '#contracts/table.ts';
import type { Prior, TakeResponse } from '#contracts/take.ts';
import type { CheckedAnswer } from '../../evidence/check-composition.ts';
import { composeAnswer } from '../../evidence/compose-answer.ts';
import { collectGradeEvidence } from '../../evidence/collect-grade-evidence.ts';
import { tellFallen } from '../../evidence/fallen-rows.ts';
import { gradeTake } from '../../evidence/grade-take.ts';
import { findFilings, matchFilings } from '../../evidence/library/match-filings.ts';
import { measureFindings } from '../../evidence/measure-findings.ts';
import { findNextSources } from '../../evidence/next-sources.ts';
import { buildTextLayer } from '../../evidence/text-layer/build-text-layer.ts';
import { verifyFindings } from '../../evidence/verify-findings.ts';
import type { VerifiedFindings } from '../../evidence/verify-findings.ts';

/** What a source answered, as the crawl lane would have read it: bytes after content decoding. */
export interface FetchedSource {
  body: Uint8Array | string;
  mediaType: string;
  /** Address after redirects. */
  url: string;
  status?: number;
}

export type FetchSource = (
  request: Exclude<SourceRequest, { kind: 'text' }>,
) => FetchedSource | SourceFailure | Promise<FetchedSource | SourceFailure>;

const fetchNothing: FetchSource = () => Promise.reject(new Error('nothing is fetched'));

export type BuildTextLayer = (source: {
  bytes: Uint8Array;
  mediaType: string;
  url: string | null;
}) => TextLayer | Promise<TextLayer>;

export interface OfflineTake {
  channel: Channel;
  notes: string;
  prior?: Prior | null;
  skipRetrieval?: boolean;
  acceptedAt: string;
  /** Rejects where a source is asked for and none is given. */
  fetchSource?: FetchSource;
  /** Default: evidence/text-layer/build-text-layer.ts. */
  buildTextLayer?: BuildTextLayer;
}

/** The answer as a caller gets it, and what stands behind it. */
export interface OfflineRoll {
  take: TakeResponse;
  plan: PlanDraft;
  pages: ReadPage[];
  failures: SourceFailure[];
  verified: VerifiedFindings;
  composition: Composition | null;
  answer: CheckedAnswer | null;
  grade: GradeReport | null;
}

/**
 * Runs a channel's pure functions end to end as the stages do, without database, Temporal or network. A channel that throws makes this throw.
 * With `skipRetrieval` only the caller's own text is read.
 */
export async function rollOffline(order: OfflineTake): Promise<OfflineRoll> {
  const { channel, notes, acceptedAt, skipRetrieval = false } = order;
  const { brief: earlier = '', output = '', links = [] } = order.prior ?? {};
  const brief: Brief = {
    notes,
    acceptedAt,
    skipRetrieval,
    prior: order.prior ? { brief: earlier, output, links } : null,
  };
  const plan = await channel.plan(brief);
  const empty = {
    plan,
    pages: [],
    failures: [],
    verified: { findings: [], dropped: [] },
    composition: null,
    answer: null,
    grade: null,
  };
  if (plan.sources.length === 0 && plan.asks.some(({ blocking }) => blocking)) {
    return {
      ...empty,
      take: present(order, { ...empty, state: 'needs_input', detail: '' }),
    };
  }

  const gathered = await gather(order, brief, plan);
  const { pages, failures, findings, undone } = gathered;
  const textOf = (sha256: string): string | undefined => pages.find((page) => page.sha256 === sha256)?.layer.text;
  const blocksOf = (sha256: string): Block[] | undefined => pages.find((page) => page.sha256 === sha256)?.layer.blocks;
  const found = verifyFindings(findings, textOf, blocksOf);
  const deadEnd = found.findings.length === 0 ? findDeadEnd(pages, failures) : null;
  if (deadEnd) {
    const failed = { ...empty, pages, failures, verified: found };
    return { ...failed, take: present(order, { ...failed, state: 'failed', detail: deadEnd }) };
  }
  const measured =
    plan.noMeasure === undefined
      ? await measureFindings(channel, { brief, plan, findings: found.findings, pages, pictures: gathered.pictures })
      : [];
  const { filed } = matchFilings(findFilings('offline', measured), new Map());
  const verified = { findings: [...found.findings, ...measured], dropped: found.dropped };
  const records = pages.map(({ body: _body, layer: _layer, ...page }) => page);
  const cited = pages.map(({ sha256, url, origin, layer }) => ({ sha256, url, origin, links: layer.links }));
  const ground = { findings: verified.findings, pages: cited, textOf, briefText: notes };
  const input = {
    brief,
    plan,
    findings: verified.findings,
    ...(measured.length > 0 && { filed }),
    notes: gathered.notes,
    pages: records,
    failures,
    undone,
  };
  const { composition, answer } = await composeAnswer(channel, input, { ground });
  const stood = { plan, pages, failures, verified, composition };
  if (composition.nothing !== undefined) {
    const failed = { ...stood, answer: null, grade: null };
    return { ...failed, take: present(order, { ...failed, state: 'failed', detail: composition.nothing }) };
  }

  const isOnlyAsking =
    answer.claims.length === 0 && [...plan.asks, ...composition.asks].some(({ blocking }) => blocking);
  const evidence = collectGradeEvidence({
    ...stood,
    subGoals: plan.subGoals,
    requests: gathered.requests,
    answer,
    undone,
  });
  const grade = isOnlyAsking ? null : gradeTake(channel.rubric, evidence);
  const roll = { ...stood, answer, grade };
  return { ...roll, take: present(order, { ...roll, state: isOnlyAsking ? 'needs_input' : 'finished', detail: '' }) };
}

/** Why nothing can be said, when no source but the caller's own text could be read. */
function findDeadEnd(pages: ReadPage[], failures: SourceFailure[]): string | null {
  if (failures.length === 0 || pages.some(({ origin }) => origin !== 'caller')) return null;
  return [...new Set(failures.map(({ detail }) => detail))].join(' ');
}

interface Gathered {
  requests: SourceRequest[];
  pages: ReadPage[];
  failures: SourceFailure[];
  findings: Extraction['findings'];
  notes: JsonObject;
  undone: string[];
  pictures: Map<string, Uint8Array>;
}

async function gather(order: OfflineTake, brief: Brief, plan: PlanDraft): Promise<Gathered> {
  const { budget } = order.channel.card;
  const gathered: Gathered = {
    requests: [],
    pages: [],
    failures: [],
    findings: [],
    notes: {},
    undone: [],
    pictures: new Map(),
  };
  let wanted = plan.sources;
  for (let round = 1; round <= budget.rounds; round += 1) {
    const asked = new Set(gathered.requests.map(({ id }) => id));
    for (const request of wanted.filter(({ id }) => !asked.has(id))) await read(order, request, gathered);
    const pagesLeft = Math.max(0, budget.pages - gathered.pages.filter(({ origin }) => origin !== 'caller').length);
    const roundsLeft = budget.rounds - round;
    const { pages, failures, requests } = gathered;
    const extraction = await order.channel.extract({ brief, plan, round, pages, failures, pagesLeft, roundsLeft });
    gathered.findings = extraction.findings;
    gathered.notes = extraction.notes;
    const next = findNextSources({ brief, extraction, pages, failures, requests, pagesLeft, roundsLeft });
    wanted = next.wanted;
    if (wanted.length > 0) continue;
    gathered.undone.push(...next.undone);
    return gathered;
  }
  return gathered;
}

async function read(order: OfflineTake, request: SourceRequest, gathered: Gathered): Promise<void> {
  gathered.requests.push(request);
  const { pictures } = gathered;
  if (request.kind === 'text') {
    gathered.pages.push(
      await archive(order, request, pictures, {
        body: request.text,
        mediaType: 'text/plain; charset=utf-8',
        url: null,
        status: 200,
      }),
    );
    return;
  }
  if (order.skipRetrieval) {
    gathered.failures.push({ requestId: request.id, code: 'budget', detail: 'The caller asked for no retrieval' });
    return;
  }
  if (gathered.pages.length >= order.channel.card.budget.pages) {
    gathered.failures.push({ requestId: request.id, code: 'budget', detail: 'The budget of pages was used up' });
    gathered.undone.push(`${request.id} was left unread when the budget of pages was used up`);
    return;
  }
  const fetched = await (order.fetchSource ?? fetchNothing)(request);
  if ('code' in fetched) gathered.failures.push(fetched);
  else gathered.pages.push(await archive(order, request, pictures, { status: 200, ...fetched }));
}

async function archive(
  order: OfflineTake,
  request: SourceRequest,
  pictures: Map<string, Uint8Array>,
  source: { body: Uint8Array | string; mediaType: string; url: string | null; status: number },
): Promise<ReadPage> {
  const bytes = typeof source.body === 'string' ? new TextEncoder().encode(source.body) : source.body;
  const { mediaType, url, status } = source;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const layer = await (order.buildTextLayer ?? buildTextLayer)({ bytes, mediaType, url });
  if (layer.lane === 'image') pictures.set(sha256, bytes);
  return {
    sha256,
    origin: request.kind === 'text' ? 'caller' : request.kind === 'api' ? 'api' : 'web',
    url,
    at: order.acceptedAt,
    status,
    mediaType,
    headers: { 'content-type': mediaType },
    requestId: request.id,
    ageSeconds: 0,
    body: new TextDecoder().decode(bytes),
    layer,
  };
}

/** Whatever is rolled has the rows and the summary that the specs promise of its channel. */
function parseTable(channel: Channel, table: Table): Table {
  channel.table?.parse(table);
  return table;
}

type Ended = Omit<OfflineRoll, 'take'> & { state: 'finished' | 'needs_input' | 'failed'; detail: string };

function present(
  { channel }: OfflineTake,
  { plan, pages, composition, answer, grade, state, detail }: Ended,
): TakeResponse {
  const asks = [...plan.asks, ...(composition?.asks ?? [])].filter(
    ({ key }, index, all) => all.findIndex((ask) => ask.key === key) === index,
  );
  const met = new Set(composition?.metSubGoals);
  const undone = composition ? [...tellFallen(composition, answer?.dropped ?? []), ...composition.undone] : [];
  const { slug, number, name, credits } = channel.card;
  return {
    channel: { id: slug, number: String(number), name },
    takeNo: 1,
    output: answer?.output ?? '',
    ...(grade ? { grade: grade.letter, overall: grade.overall } : {}),
    links: answer?.links ?? [],
    table: answer?.table ? parseTable(channel, answer.table) : null,
    stills: [],
    plan: {
      planner: plannerOf(plan),
      subGoals: plan.subGoals.map(({ id, goal }) => ({
        id,
        goal,
        stage: 'extract' as const,
        status: met.has(id) ? ('met' as const) : ('unmet' as const),
      })),
      trace: [
        {
          stage: 'crawl',
          round: 1,
          tool: 'crawl',
          status: 'done',
          attempts: 1,
          startedAt: null,
          latencyMs: null,
          counts: { pages: pages.length },
        },
      ],
    },
    lifecycle: {
      takeId: '00000000-0000-4000-8000-000000000001',
      state,
      recovery: state === 'failed' ? { action: 'retry', detail } : recoveryFor({ asks, undone }),
      needs: asks.map(({ key }) => key),
      undone,
      held: composition?.held ?? [],
    },
    asks,
    creditsLeft: state === 'finished' ? 100 - credits : 100,
    latencyMs: 0,
  };
}
