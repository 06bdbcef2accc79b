import type { Channel } from '../../channels/channel.ts';
import { asOperator } from '../../db/as-operator.ts';
import { listScreenings, screenNow } from '../../db/queries/screenings.ts';
import type { ScreeningRow } from '../../db/queries/screenings.ts';
import { type Html, html } from '../http/html.ts';
import { type ConsoleCall, field as fieldOf, noSuchPage } from './call.ts';
import { button } from './change.ts';
import { figure } from './charts/chart.ts';
import { scoresChart } from './charts/scores-chart.ts';
import { badge, empty, strip, table, time } from './components.ts';
import { renderDone, setFlash, takeFlash } from './flash.ts';
import { sendPage } from './layout.ts';
import type { ConsoleSession } from './session.ts';

const PAGE = '/console/screening';
/** The one under way, and the last that ended. */
const NEWEST = 2;

/** `GET /console/screening`: how well each channel answers the briefs of its own set, night by night. For admins. */
export async function getScreening({ context, request, response, session, operatorId }: ConsoleCall): Promise<void> {
  const flash = takeFlash(context, request, response, session.sessionId);
  const rows = await asOperator(context.db, operatorId, (trx) => listScreenings(trx, operatorId, NEWEST));
  const screened = [...context.channels.values()].filter(({ screening }) => screening);
  const main = html`${renderDone(flash)}
<p class="lead">Every night each channel answers the briefs of its own set over pages that the set brings, so that a score tells of the channel alone. Who subscribed to <code>eval.regressed</code> is told of a score under the bar.</p>
${screened.length > 0 && button(session, `${PAGE}/run`, 'Screen all now')}
${
  screened.length === 0
    ? empty('No channel of this installation is screened.')
    : screened.map((channel) =>
        renderChannel(
          channel,
          rows.filter(({ channel: slug }) => slug === channel.card.slug),
          session,
        ),
      )
}`;
  sendPage(response, { title: 'Screening', main, session });
}

function renderChannel({ card }: Channel, rows: readonly ScreeningRow[], session: ConsoleSession): Html {
  const { slug, name } = card;
  const running = rows.find(({ endedAt }) => endedAt === null);
  const last = rows.find(({ endedAt }) => endedAt !== null);
  return html`<section aria-labelledby="${slug}"><h2 id="${slug}">${name}</h2>
${strip([
  ['Score', last && sayShare(last.score ?? 0)],
  ['Bar', last && sayShare(last.bar)],
  ['State', last && badge((last.score ?? 0) >= last.bar ? 'passed' : 'failed')],
  ['Expectations met', last && `${last.met} of ${last.expected}`],
  ['Briefs', last && String(last.briefs)],
  ['Screened', last && time(last.endedAt)],
])}
${!last && !running && html`<p class="quiet">Not screened yet.</p>`}
${running && html`<p role="status">A screening is under way: ${running.judged} of ${running.briefs} briefs.</p>`}
<div class="row">${button(session, `${PAGE}/run`, 'Run now', { fields: { channel: slug } })}</div>
${last && figure(scoresChart, `${PAGE}/${slug}/scores-chart`)}
${last?.failed && last.failed.length > 0 && renderFailed(last.failed, name)}</section>
`;
}

const renderFailed = (failed: NonNullable<ScreeningRow['failed']>, name: string): Html =>
  html`<details open><summary>What failed</summary>${table(
    [{ label: 'Brief' }, { label: 'Expectation' }, { label: 'Found' }],
    failed.map(({ brief, expectation, found }) => [brief, expectation, html`<span class="quiet">${found}</span>`]),
    { caption: `What failed in the screening of ${name}` },
  )}</details>`;

/** A share of 1 as percent, never rounded up to all. */
const sayShare = (share: number): string => `${Math.floor(share * 1_000) / 10} %`;

/** `POST /console/screening/run`: screens one channel, or all, beside the night's. */
export async function postScreening(call: ConsoleCall): Promise<void> {
  const { context, response, session, operatorId } = call;
  const slug = fieldOf(call, 'channel');
  if (slug !== '' && !context.channels.get(slug)?.screening) throw noSuchPage();
  await asOperator(context.db, operatorId, (trx) => screenNow(trx, operatorId, slug || null));
  setFlash(context, response, session.sessionId, { kind: 'done', text: 'A screening is on its way.' });
  response.redirect(303, PAGE);
}
