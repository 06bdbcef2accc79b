import { asOperator } from '../../../db/as-operator.ts';
import { findCitedSentences, findGradeReport } from '../../../db/queries/cited-sentences.ts';
import { findCitations } from '../../../db/queries/stored-take.ts';
import { type Html, html } from '../../http/html.ts';
import { type ConsoleCall, idOf } from '../call.ts';
import { badge, shortId, strip, time } from '../components.ts';
import { hiddenCsrf, sendPage } from '../layout.ts';
import { sayDuration } from '../say-duration.ts';
import { findShownTake } from './find-shown-take.ts';
import type { ShownTake } from './find-shown-take.ts';
import { renderEnded } from './render-ended.ts';
import { renderProgress } from './render-progress.ts';
import { verifyShown } from './verify-shown.ts';

/** A brief of more characters is folded once its answer is there. */
const SHORT_CHARS = 400;

/** `GET /console/takes/{id}`: one take, live while it runs. With `?verify` it is verified for the answer. */
export async function getTake(call: ConsoleCall): Promise<void> {
  const { response, session } = call;
  const takeId = idOf(call);
  const shown = await findShownTake(call, takeId);
  const { card, take, accepted, hasEnded } = shown;
  const isOpen = !hasEnded || accepted.notes.length <= SHORT_CHARS;
  const main = html`${renderHead(call, shown)}
${accepted.prior?.brief && html`<details><summary>The brief so far</summary><pre>${accepted.prior.brief}</pre></details>`}
<details${isOpen && OPEN}><summary>${accepted.prior ? 'What was added' : 'Brief'}</summary><pre>${accepted.notes}</pre></details>
${hasEnded ? await renderWhole(call, shown) : renderRunning(shown, session.csrf)}`;
  sendPage(response, {
    title: `${card.name}, take ${take.takeNo}`,
    trail: [['/console/takes', 'Takes']],
    main,
    session,
  });
}

const OPEN = html` open`;

function renderHead({ context }: ConsoleCall, { takeId, take, card, accepted, hasEnded }: ShownTake): Html | undefined {
  return strip([
    ['State', hasEnded && badge(take.lifecycle.state)],
    [
      'Grade',
      take.grade &&
        html`<span class="grade-large grade-${take.grade}">Grade ${take.grade}, ${take.overall} of 100</span>`,
    ],
    ['Channel', html`<a href="/console/channels/${card.slug}">${card.name}</a>`],
    ['Rolled', time(accepted.at)],
    ['Took', hasEnded && take.latencyMs !== undefined && sayDuration(take.latencyMs)],
    ['Id', shortId(takeId)],
    [
      'In Temporal',
      context.temporalUi &&
        html`<a href="${temporalAddress(context.temporalUi, takeId)}">workflow take:${takeId.slice(0, 8)}</a>`,
    ],
  ]);
}

function temporalAddress(ui: string, takeId: string): string {
  return `${ui}/namespaces/default/workflows/${encodeURIComponent(`take:${takeId}`)}`;
}

/** The live part is replaced by what the stream sends; without script the page is asked for again by a link. */
function renderRunning(shown: ShownTake, csrf: string): Html {
  const address = `/console/takes/${shown.takeId}`;
  return html`<div id="live" hx-sse:connect="${address}/live?after=${shown.events.length}" hx-swap="innerHTML" aria-live="polite">${renderProgress(shown)}</div>
<div hx-get="${address}" hx-trigger="ended from:#live" hx-select="main" hx-target="main" hx-swap="outerHTML"></div>
<div class="row"><a href="${address}" role="button" class="secondary">Look again</a>
<form method="post" action="${address}/cancel">${hiddenCsrf(csrf)}<button class="danger">Cancel</button></form></div>`;
}

async function renderWhole(call: ConsoleCall, shown: ShownTake): Promise<Html> {
  const { context, operatorId, request } = call;
  const { takeId } = shown;
  const [stored, verification] = await Promise.all([
    asOperator(context.db, operatorId, async (trx) => ({
      sentences: await findCitedSentences(trx, takeId),
      report: await findGradeReport(trx, takeId),
    })),
    request.query['verify'] === undefined ? undefined : verifyShown(call, takeId),
  ]);
  const citations = await findCitations(context.db, { operatorId, takeId });
  const pageOf = new Map(citations.map(({ id, page }) => [id, page]));
  return renderEnded(call, shown, { ...stored, pageOf, verification });
}
