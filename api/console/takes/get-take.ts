import type { HeldDraft, Still } from '#contracts/take.ts';
import { asOperator } from '../../../db/as-operator.ts';
import { findCitations } from '../../../db/queries/stored-take.ts';
import { findCitedSentences, findGradeChecks } from '../../../db/queries/cited-sentences.ts';
import type { CitedSentence, GradeCheck } from '../../../db/queries/cited-sentences.ts';
import { type Html, html } from '../../http/html.ts';
import { type ConsoleCall, idOf } from '../call.ts';
import { badge, copyable, strip, field, grade, shortId, table, time } from '../components.ts';
import type { Sorting } from '../components.ts';
import { hiddenCsrf, sendPage } from '../layout.ts';
import { findShownTake } from './find-shown-take.ts';
import type { ShownTake } from './find-shown-take.ts';
import { paragraphs, renderProgress } from './render-progress.ts';
import { renderLink, renderTakeTable } from './render-table.ts';
import { renderTimeline } from './render-timeline.ts';
import { verifyShown } from './verify-shown.ts';

/** `GET /console/takes/{id}`: one take, live while it runs. With `?verify` it is verified for the answer. */
export async function getTake(call: ConsoleCall): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const takeId = idOf(call);
  const shown = await findShownTake(call, takeId);
  const verification =
    shown.hasEnded && request.query['verify'] !== undefined ? await verifyShown(call, takeId) : undefined;
  const { card, take, accepted } = shown;
  const main = html`${strip([
    ['Channel', html`<a href="/console/channels/${card.slug}">${card.name}</a>`],
    ['State', badge(take.lifecycle.state)],
    [
      'Grade',
      take.grade &&
        html`<span class="grade-large">${grade(take.grade)}</span> Grade ${take.grade}, ${take.overall} of 100`,
    ],
    ['Rolled', time(accepted.at)],
    ['Id', shortId(takeId)],
    [
      'In Temporal',
      context.temporalUi &&
        html`<a href="${temporalAddress(context.temporalUi, takeId)}">workflow take:${takeId.slice(0, 8)}</a>`,
    ],
  ])}
<details${!shown.hasEnded && OPEN}><summary>Brief</summary><pre>${accepted.notes}</pre></details>
${shown.hasEnded ? await renderEnded(call, shown, { verification }) : renderRunning(shown, session.csrf)}`;
  sendPage(response, { title: `${card.name}, take ${take.takeNo}`, main, session });

  async function renderEnded(
    asking: ConsoleCall,
    ended: ShownTake,
    also: { verification: Html | undefined },
  ): Promise<Html> {
    const found = await asOperator(context.db, operatorId, async (trx) => ({
      sentences: await findCitedSentences(trx, takeId),
      checks: await findGradeChecks(trx, takeId),
    }));
    const citations = await findCitations(context.db, { operatorId, takeId });
    const pageOf = new Map(citations.map(({ id, page }) => [id, page]));
    return renderAnswer(asking, ended, { ...found, ...also, pageOf });
  }
}

const OPEN = html` open`;

function temporalAddress(ui: string, takeId: string): string {
  return `${ui}/namespaces/default/workflows/${encodeURIComponent(`take:${takeId}`)}`;
}

/** The live part is replaced by what the stream sends; without script the page is asked for again by a link. */
function renderRunning(shown: ShownTake, csrf: string): Html {
  const address = `/console/takes/${shown.takeId}`;
  return html`<div id="live" hx-sse:connect="${address}/live?after=${shown.events.length}" hx-swap="innerHTML" aria-live="polite">${renderProgress(shown)}</div>
<div hx-get="${address}" hx-trigger="ended from:#live" hx-select="main" hx-target="main" hx-swap="outerHTML"></div>
<div class="row"><a href="${address}" role="button" class="secondary outline">Look again</a>
<form method="post" action="${address}/cancel">${hiddenCsrf(csrf)}<button class="secondary">Cancel</button></form></div>`;
}

interface Found {
  sentences: CitedSentence[];
  checks: GradeCheck[];
  pageOf: ReadonlyMap<string, string>;
  verification: Html | undefined;
}

function renderAnswer(call: ConsoleCall, shown: ShownTake, { sentences, checks, pageOf, verification }: Found): Html {
  const { takeId, take, card } = shown;
  const { csrf } = call.session;
  const address = `/console/takes/${takeId}`;
  const { lifecycle } = take;
  return html`${lifecycle.recovery.detail !== '' && html`<div class="notice"><p>${lifecycle.recovery.detail}</p></div>`}
<section aria-labelledby="answer"><h2 id="answer">Answer</h2>
<div class="answer">${renderSentences(take.output, sentences, pageOf, address)}</div></section>
${
  take.asks.length > 0 &&
  html`<section aria-labelledby="asks"><h2 id="asks">It asks</h2><ul>${take.asks.map(({ ask, blocking }) => html`<li>${ask}${blocking && html` <span class="badge fair">needed</span>`}</li>`)}</ul>
<form method="post" action="/console/channels/${card.slug}/takes">${hiddenCsrf(csrf)}<input type="hidden" name="prior" value="${takeId}">
${field({ label: 'Your answer', name: 'notes', rows: 3, isRequired: true })}<div class="row"><button>Roll take</button></div></form></section>`
}
${take.table && html`<section aria-labelledby="rows"><h2 id="rows">Table</h2>${renderTakeTable(take.table, sortingOf(call), (to) => `${address}?${new URLSearchParams({ sort: to.by, dir: to.direction }).toString()}#rows`)}</section>`}
${lifecycle.held.length > 0 && html`<section aria-labelledby="held"><h2 id="held">Drafts that wait for you</h2><p class="quiet">They are never sent from here.</p>${lifecycle.held.map(renderDraft)}</section>`}
${take.stills.length > 0 && html`<section aria-labelledby="stills"><h2 id="stills">Stills</h2><div class="stills">${take.stills.map((still) => renderStill(still, address))}</div></section>`}
${take.links.length > 0 && html`<section aria-labelledby="links"><h2 id="links">Sources</h2><ul>${take.links.map((link) => html`<li>${renderLink(link)}</li>`)}</ul></section>`}
${lifecycle.undone.length > 0 && html`<section aria-labelledby="undone"><h2 id="undone">Left undone</h2><ul>${lifecycle.undone.map((each) => html`<li>${each}</li>`)}</ul></section>`}
${checks.length > 0 && html`<section aria-labelledby="grade"><h2 id="grade">Why grade ${take.grade}</h2>${renderChecks(checks)}</section>`}
<section aria-labelledby="trace"><h2 id="trace">Plan and trace</h2>
<ul>${take.plan.subGoals.map(({ goal, status }) => html`<li>${goal} ${badge(status)}</li>`)}</ul>
${renderTimeline(take.plan.trace)}
<details><summary>The same in numbers</summary>${table(
    [
      { label: 'Stage' },
      { label: 'Status' },
      { label: 'Attempts', isNumber: true },
      { label: 'Took', isNumber: true },
      { label: 'Counts' },
    ],
    take.plan.trace.map((entry) => [
      entry.round > 1 ? `${entry.stage} ${entry.round}` : entry.stage,
      badge(entry.status),
      String(entry.attempts),
      entry.latencyMs === null ? '' : `${entry.latencyMs} ms`,
      Object.entries(entry.counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
    ]),
    { caption: 'Trace' },
  )}</details></section>
<section aria-labelledby="check"><h2 id="check">Check and go on</h2>
${verification}
<div class="row"><form method="post" action="${address}/verify">${hiddenCsrf(csrf)}<button>Verify</button></form>
<a role="button" class="secondary" href="${address}/export">Export</a>
<a role="button" class="secondary outline" href="/console/channels/${card.slug}?again=${takeId}">Roll it again</a>
<a role="button" class="secondary outline" href="/console/channels/${card.slug}?continue=${takeId}">Continue</a></div></section>`;
}

/** Sentences with marks that lead to their quotes; the output as it is where it was composed in another way. */
function renderSentences(
  output: string,
  sentences: readonly CitedSentence[],
  pageOf: ReadonlyMap<string, string>,
  address: string,
): Html[] | Html {
  if (output === '') return html`<p class="quiet">There is no answer.</p>`;
  const numbers = new Map<string, number>();
  const parts: Html[] = [];
  let at = 0;
  for (const { text, citations } of sentences) {
    const found = output.indexOf(text, at);
    if (found === -1 || text.trim() === '') continue;
    const cited = citations.filter((id) => pageOf.has(id)).slice(0, 6);
    const end = found + text.trimEnd().length;
    const marks = cited.map((id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
      const number = numbers.get(id)!;
      return html`<sup><a href="${address}/pages/${pageOf.get(id)}#c-${id}" aria-label="Quote ${number}">${number}</a></sup>`;
    });
    parts.push(breakLines(output.slice(at, end)), html`${marks}`);
    at = end;
  }
  if (parts.length === 0) return paragraphs(output);
  return [...parts, breakLines(output.slice(at))];
}

const breakLines = (text: string): Html =>
  html`${text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]))}`;

function renderChecks(checks: readonly GradeCheck[]): Html {
  return table(
    [{ label: 'Check' }, { label: 'Weight', isNumber: true }, { label: 'Score', isNumber: true }, { label: '' }],
    checks.map(({ name, weight, score }) => [
      name.replace(/^assessment:/, ''),
      String(weight),
      `${Math.round(score * 100)} %`,
      html`<meter min="0" max="1" low="0.6" high="0.9" optimum="1" value="${score}" aria-label="${name}">${score}</meter>`,
    ]),
    { caption: 'Checks behind the grade' },
  );
}

function renderDraft({ kind, to, subject, body }: HeldDraft): Html {
  return html`<article><p><strong>${subject}</strong> <span class="quiet">${kind} to ${to}</span></p><pre>${body}</pre>${copyable(body, 'the draft')}</article>`;
}

function renderStill({ sha256, caption, width, height }: Still, address: string): Html {
  return html`<figure><a href="${address}/stills/${sha256}.png"><img class="still" src="${address}/stills/${sha256}.png" width="${width}" height="${height}" alt="${caption}" loading="lazy"></a><figcaption class="quiet">${caption}</figcaption></figure>`;
}

function sortingOf({ request }: ConsoleCall): Sorting | undefined {
  const { sort, dir } = request.query;
  return typeof sort === 'string' ? { by: sort, direction: dir === 'desc' ? 'desc' : 'asc' } : undefined;
}
