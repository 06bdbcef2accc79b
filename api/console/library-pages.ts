import { SPECIMEN_STATUSES } from '#contracts/specimen.ts';
import type { Specimen, SpecimenDimension, SpecimenEvidence } from '#contracts/specimen.ts';
import { asOperator } from '../../db/as-operator.ts';
import { findHandOvers } from '../../db/queries/hand-overs.ts';
import { findRuns } from '../../db/queries/pipeline-runs.ts';
import { searchLibrary } from '../../db/queries/search-library.ts';
import { findSpecimen, findSpecimens } from '../../db/queries/specimens.ts';
import { type Html, html } from '../http/html.ts';
import { type ConsoleCall, filter, idOf, noSuchPage } from './call.ts';
import { badge, empty, strip, grade, pager, select, shortId, table, time } from './components.ts';
import { sendPage } from './layout.ts';
import { sayDuration } from './say-duration.ts';
import { renderLink } from './takes/render-table.ts';

const PAGE = 25;
const MATCHES = 24;

/** `GET /console/runs`: takes of channels that measure, and what they filed. */
export async function getRuns(call: ConsoleCall): Promise<void> {
  const { context, response, session, operatorId } = call;
  const runs = await findRuns(context.db, {
    operatorId,
    channels: context.tools.measuringChannels,
    limit: PAGE + 1,
    after: placeOf(call),
  });
  const last = runs.length > PAGE ? runs[PAGE - 1] : undefined;
  const main = html`<p class="lead">A pipeline run is a take of a channel that measures: what it files are your specimens.</p>
${
  runs.length === 0
    ? empty(
        html`No run has filed anything yet. <a href="/console/channels/specimen-scout">Ask for the size of something</a>.`,
      )
    : table(
        [
          { label: 'Run' },
          { label: 'State' },
          { label: 'Stage' },
          { label: 'Filed', isNumber: true },
          { label: 'Quarantined', isNumber: true },
          { label: 'Grade' },
          { label: 'Took', isNumber: true },
          { label: 'Began' },
        ],
        runs
          .slice(0, PAGE)
          .map((run) => [
            html`<a href="/console/takes/${run.run_id}">${run.channel} ${run.run_id.slice(0, 8)}</a>`,
            badge(run.status),
            run.step ?? '',
            String(run.filed),
            String(run.quarantined),
            grade(run.grade),
            run.latency_ms === null ? '' : sayDuration(run.latency_ms),
            time(run.created_at),
          ]),
        { caption: 'Pipeline runs', isStacked: true },
      )
}
${pager(last ? `/console/runs?${new URLSearchParams({ at: last.created_at, id: last.run_id }).toString()}` : null)}`;
  sendPage(response, { title: 'Pipeline runs', main, session });
}

/** `GET /console/library`: specimens by status, or the search as the tool does it. */
export async function getLibrary(call: ConsoleCall): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const query = typeof request.query['query'] === 'string' ? request.query['query'].trim() : '';
  const status = filter(call, 'status', SPECIMEN_STATUSES);
  const isQuestion = query.length >= 2 && query.length <= 400;
  const problem = query !== '' && !isQuestion ? 'A question has 2 to 400 characters.' : undefined;
  const main = html`<search><form class="filters" method="get" action="/console/library">
<label>Search <input type="search" name="query" value="${query}" minlength="2" maxlength="400"></label>
${select('Status', 'status', [['', 'any'], ...SPECIMEN_STATUSES.map((each) => [each, each.replaceAll('_', ' ')] as const)], status)}
<button>Search</button></form></search>
${problem && html`<p role="alert">${problem}</p>`}
${isQuestion ? await renderMatches() : await renderSpecimens()}`;
  sendPage(response, { title: 'Library', main, session, status: problem ? 422 : 200 });

  async function renderMatches(): Promise<Html> {
    const question = await context.tools.readQuestion(query);
    const matches = await asOperator(context.db, operatorId, (trx) =>
      searchLibrary(trx, { operatorId, question, limit: MATCHES }),
    );
    const shown = matches.filter((match) => status === undefined || match.status === status);
    if (shown.length === 0) return empty('Nothing in the library is like that.');
    return table(
      [
        { label: 'Specimen' },
        { label: 'Passage', isWide: true },
        { label: 'Status' },
        { label: 'Score', isNumber: true },
        { label: 'Confidence', isNumber: true },
      ],
      shown.map((match) => [
        html`<a href="/console/specimens/${match.specimen_id}">${match.species}</a>`,
        match.content.slice(0, 240),
        badge(match.status),
        match.score.toFixed(3),
        match.confidence.toFixed(2),
      ]),
      { caption: 'Matches, best first', isStacked: true },
    );
  }

  async function renderSpecimens(): Promise<Html> {
    const specimens = await findSpecimens(context.db, {
      operatorId,
      status,
      limit: PAGE + 1,
      after: placeOf(call),
      baseUrl: context.baseUrl,
    });
    const shown = specimens.slice(0, PAGE);
    const last = specimens.length > PAGE ? shown.at(-1) : undefined;
    if (shown.length === 0)
      return empty(
        status
          ? 'No specimen has this status.'
          : html`The library is empty. <a href="/console/channels/specimen-scout">Measure something</a>.`,
      );
    return html`${table(
      [
        { label: 'Specimen' },
        { label: 'Item' },
        { label: 'Sizes', isWide: true },
        { label: 'Status' },
        { label: 'Filed' },
      ],
      shown.map((specimen) => [
        html`<a href="/console/specimens/${specimen.specimen_id}">${specimen.species}</a>`,
        specimen.item,
        specimen.dimensions
          .slice(0, 4)
          .map((dimension, index) => html`${index > 0 && html`<br>`}${sayDimension(dimension)}`),
        badge(specimen.status),
        time(specimen.created_at),
      ]),
      { caption: 'Specimens', isStacked: true },
    )}${pager(last ? `/console/library?${new URLSearchParams({ ...(status && { status }), at: last.created_at, id: last.specimen_id }).toString()}` : null)}`;
  }
}

/** `GET /console/specimens/{id}`: one specimen with its measurements drawn, and how far the courier is. */
export async function getSpecimen(call: ConsoleCall): Promise<void> {
  const { context, response, session, operatorId } = call;
  const specimenId = idOf(call);
  const specimen = await findSpecimen(context.db, { operatorId, specimenId, baseUrl: context.baseUrl });
  if (!specimen) throw noSuchPage();
  const handOver = (await findHandOvers(context.db, operatorId, [specimenId])).get(specimenId);
  const main = html`${strip([
    ['Item', specimen.item],
    ['Common name', specimen.common_name ?? undefined],
    ['Status', html`${badge(specimen.status)}${specimen.reviewed_at && html` ${time(specimen.reviewed_at)}`}`],
    ['Courier', handOver && html`${badge(handOver.state)} ${handOver.receipt}`],
    ['Page', specimen.page_url ? renderLink(specimen.page_url) : undefined],
    ['Take', html`<a href="/console/takes/${specimen.take_id}">${specimen.take_id.slice(0, 8)}</a>`],
    ['Filed', time(specimen.created_at)],
    ['Id', shortId(specimenId)],
  ])}
${renderReasons(specimen)}
<p class="answer">${specimen.content.slice(0, 4_000)}</p>
<h2>Measurements</h2>
${renderDimensions(specimen, { stills: `/console/takes/${specimen.take_id}/stills`, pages: `/console/takes/${specimen.take_id}/pages` })}`;
  sendPage(response, { title: specimen.species, trail: [['/console/library', 'Library']], main, session });
}

export const renderReasons = ({
  quarantine_reasons: reasons,
}: Pick<Specimen, 'quarantine_reasons'>): Html | undefined =>
  reasons.length === 0
    ? undefined
    : html`<div class="notice"><p>Quarantined:</p><ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul></div>`;

/** Where the pictures and pages behind it are, for whoever looks; null where the pages are another operator's. */
interface EvidenceAddresses {
  stills: string;
  pages: string | null;
}

/** Each dimension with the evidence behind it: the quote or the picture, and how that leads to inches. */
export function renderDimensions({ dimensions }: Pick<Specimen, 'dimensions'>, addresses: EvidenceAddresses): Html[] {
  // Sizes of one thing stand on the same picture: it is shown with the first of them.
  const shown = new Set<string>();
  return dimensions.map(
    (
      dimension,
    ) => html`<div class="evidence"><p><strong>${sayDimension(dimension)}</strong> <span class="quiet">${dimension.scale_path.replaceAll('_', ' ')}, confidence ${dimension.confidence.toFixed(2)}</span></p>
${(dimension.evidence ?? []).map((evidence) => renderEvidence(evidence, addresses, shown))}</div>`,
  );
}

function renderEvidence(evidence: SpecimenEvidence, { stills, pages }: EvidenceAddresses, shown: Set<string>): Html {
  const named = /([0-9a-f]{64})\.png$/.exec(evidence.still_url ?? '')?.[1];
  const still = named !== undefined && !shown.has(named) && named;
  if (still) shown.add(still);
  return html`${evidence.quote !== null && html`<blockquote>${evidence.quote}${pages !== null && evidence.page_sha256 && html` <a href="${pages}/${evidence.page_sha256}">on its page</a>`}</blockquote>`}
${still && html`<p><img class="still" src="${stills}/${still}.png" alt="The picture with the reference, the outline of the item and the value" loading="lazy"></p>`}
${evidence.steps.length > 0 && html`<details><summary>${evidence.value} ${evidence.unit}${evidence.inches !== null && evidence.unit !== 'in' && html` = ${Number(evidence.inches.toPrecision(6))} in`}, step by step</summary><ol>${evidence.steps.map((step) => html`<li>${step}</li>`)}</ol></details>`}`;
}

export function sayDimension({ name, inches, uncertainty_inches: uncertainty }: SpecimenDimension): string {
  if (inches === null) return `${name}: no scale`;
  return `${name}: ${inches} ± ${uncertainty} in`;
}

function placeOf({ request }: ConsoleCall): { at: string; id: string } | undefined {
  const { at, id } = request.query;
  return typeof at === 'string' && typeof id === 'string' && !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id)
    ? { at, id }
    : undefined;
}
