import { asOperator } from '../../db/as-operator.ts';
import { browseTakes } from '../../db/queries/browse-takes.ts';
import { type Overview, findOverview, isReviewWaiting } from '../../db/queries/overview.ts';
import { type Html, html } from '../http/html.ts';
import type { ConsoleCall } from './call.ts';
import { badge, empty, table, time } from './components.ts';
import { sendPage } from './layout.ts';
import { TAKE_COLUMNS, takeRow } from './takes/take-rows.ts';

const NEWEST = 8;
/** So many credits are soon gone. */
const FEW_CREDITS = 10;

/** `GET /console`: what waits for whoever has signed in, the newest takes, and the channels. */
export async function getOverview({ context, response, session, operatorId }: ConsoleCall): Promise<void> {
  const isAdmin = session.principal.role === 'admin';
  const { takes, found, hasReview } = await asOperator(context.db, operatorId, async (trx) => ({
    takes: await browseTakes(trx, operatorId, { order: 'created', direction: 'desc', limit: NEWEST, offset: 0 }),
    found: await findOverview(trx, operatorId),
    hasReview: isAdmin && (await isReviewWaiting(trx)),
  }));
  const waits = listWaiting(found, hasReview);
  const columns = TAKE_COLUMNS.map(({ sort: _sort, ...column }) => column);
  const cards = [...context.channels.values()].map(({ card }) => card).toSorted((a, b) => a.number - b.number);
  const main = html`${waits.length > 0 && html`<section aria-labelledby="waits"><h2 id="waits">Waits for you</h2><ul class="waits">${waits.map((each) => html`<li>${each}</li>`)}</ul></section>`}
<section aria-labelledby="newest"><h2 id="newest">Newest takes</h2>
${
  takes.length === 0
    ? empty(html`No takes yet. Choose a channel below and roll one.`)
    : html`${table(columns, takes.map(takeRow), { caption: 'Takes, newest first', isStacked: true })}
<p><a href="/console/takes">All takes</a>${found.running > 0 && html` <span class="quiet">${found.running} running</span>`}</p>`
}</section>
<section aria-labelledby="channels"><h2 id="channels">Roll a take</h2>
<p class="quiet">${found.available} ${found.available === 1 ? 'credit' : 'credits'} left.</p>
<ul class="cards">${cards.map((card) => html`<li><a href="/console/channels/${card.slug}">${card.name}</a><span class="quiet">${card.summary}</span></li>`)}</ul></section>`;
  sendPage(response, { title: 'Overview', main, session });
}

/** One line each, with the way to it. */
function listWaiting({ asking, available, failingCanaries, disabledWebhooks }: Overview, hasReview: boolean): Html[] {
  return [
    ...asking.map(
      ({ takeId, channel, takeNo, endedAt }) =>
        html`${badge('needs_input')} <a href="/console/takes/${takeId}">${channel} ${takeNo}</a> asks for something <span class="quiet">${time(endedAt)}</span>`,
    ),
    ...(hasReview
      ? [html`${badge('pending_review')} <a href="/console/review">Specimens</a> wait for a decision`]
      : []),
    ...failingCanaries.map(
      ({ canaryId, name, problem, failuresInARow }) =>
        html`${badge('failed')} Canary <a href="/console/canaries/${canaryId}">${name}</a> <span class="quiet">${problem ?? `${failuresInARow} in a row`}</span>`,
    ),
    ...disabledWebhooks.map(
      ({ webhookId, url, reason }) =>
        html`${badge('disabled')} Webhook <a href="/console/webhooks/${webhookId}">${url}</a> <span class="quiet">${reason}</span>`,
    ),
    ...(available < FEW_CREDITS
      ? [html`${badge('few_credits')} <a href="/console/wallet">${available} left</a>; an admin grants more`]
      : []),
  ];
}
