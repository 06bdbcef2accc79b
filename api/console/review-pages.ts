import { AppError } from '#contracts/errors.ts';
import { asOperator } from '../../db/as-operator.ts';
import { findStuckHandOvers, retryAnyHandOver } from '../../db/queries/hand-overs.ts';
import { findReviewQueue, isReviewedStill } from '../../db/queries/review.ts';
import { sendPicture } from '../evidence/send-still.ts';
import { html } from '../http/html.ts';
import { reviewSpecimen } from '../review/review-specimen.ts';
import { type ConsoleCall, field, idOf, noSuchPage } from './call.ts';
import { button } from './change.ts';
import { badge, empty, strip, table, time } from './components.ts';
import { renderDone, setFlash, takeFlash } from './flash.ts';
import { hiddenCsrf, sendPage } from './layout.ts';
import { renderDimensions, renderReasons } from './library-pages.ts';

const PAGE = 10;
const NOTE_CHARS = 500;

/** `GET /console/review`: what waits for a decision, oldest first, and what the courier did not take. For admins. */
export async function getReview(call: ConsoleCall): Promise<void> {
  await showReview(call, {});
}

async function showReview(
  call: ConsoleCall,
  given: { problem?: { specimenId: string; note: string; message: string } },
): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const flash = takeFlash(context, request, response, session.sessionId);
  const { queue, stuck } = await asOperator(context.db, operatorId, async (trx) => ({
    queue: await findReviewQueue(trx, { limit: PAGE, after: undefined, baseUrl: context.baseUrl }),
    stuck: await findStuckHandOvers(trx),
  }));
  const items = queue.map(({ specimen, owner }) => {
    const problem = given.problem?.specimenId === specimen.specimen_id ? given.problem : undefined;
    return html`<li><article tabindex="-1" id="s-${specimen.specimen_id}"><h2>${specimen.species}</h2>
${strip([
  ['Item', specimen.item !== specimen.species && specimen.item],
  ['Status', badge(specimen.status)],
  ['Owner', owner],
  ['Filed', time(specimen.created_at)],
])}
${renderReasons(specimen)}
${renderDimensions(specimen, { stills: `/console/review/${specimen.specimen_id}/stills`, pages: null })}
<form method="post" action="/console/review/${specimen.specimen_id}">${hiddenCsrf(session.csrf)}
<label>Note <input name="note" maxlength="${NOTE_CHARS}" value="${problem?.note ?? ''}"></label>
${problem && html`<p role="alert">${problem.message}</p>`}
<div class="row"><button name="decision" value="approve">Approve</button><button name="decision" value="reject" class="danger">Reject</button></div></form></article></li>`;
  });
  const main = html`<p class="lead">What takes have measured waits here for a person. An approved specimen goes to the courier. Keys: <kbd>j</kbd> next, <kbd>k</kbd> back, <kbd>a</kbd> approve, <kbd>r</kbd> reject.</p>
${renderDone(flash)}
${items.length === 0 ? empty('Nothing waits for a decision.') : html`<ol class="queue" data-queue>${items}</ol>`}
${
  stuck.length > 0 &&
  html`<h2>At the courier</h2>${table(
    [{ label: 'Specimen' }, { label: 'State' }, { label: 'What it said' }, { label: 'Approved' }, { label: '' }],
    stuck.map((handOver) => [
      handOver.species,
      badge(handOver.state),
      handOver.detail ?? '',
      time(handOver.approvedAt),
      handOver.state === 'refused' || handOver.state === 'given_up'
        ? button(session, `/console/review/${handOver.specimenId}/courier`, 'Try again')
        : '',
    ]),
    { caption: 'Specimens at the courier' },
  )}`
}`;
  sendPage(response, { title: 'Review', main, session, status: given.problem ? 422 : 200 });
}

/** `POST /console/review/{id}`: the decision of an admin. */
export async function postReview(call: ConsoleCall): Promise<void> {
  const { context, response, session, operatorId } = call;
  const specimenId = idOf(call);
  const decision = field(call, 'decision');
  const note = field(call, 'note');
  if (decision !== 'approve' && decision !== 'reject') throw noSuchPage();
  if (note.length > NOTE_CHARS)
    return showReview(call, { problem: { specimenId, note, message: `A note has at most ${NOTE_CHARS} characters.` } });
  try {
    await asOperator(context.db, operatorId, (trx) =>
      reviewSpecimen(trx, { specimenId, decision, note: note || null, baseUrl: context.baseUrl, isRehearsal: false }),
    );
    setFlash(context, response, session.sessionId, {
      kind: 'done',
      text: decision === 'approve' ? 'Approved; the courier is on its way.' : 'Rejected.',
    });
  } catch (error) {
    // Somebody else was faster: the queue is as it is now.
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    setFlash(context, response, session.sessionId, { kind: 'done', text: error.message });
  }
  response.redirect(303, '/console/review');
}

/** `POST /console/review/{id}/courier`: hands over again what the courier refused. */
export async function postRetryCourier(call: ConsoleCall): Promise<void> {
  const { context, response, operatorId } = call;
  const specimenId = idOf(call);
  await asOperator(context.db, operatorId, async (trx) => {
    if (!(await retryAnyHandOver(trx, specimenId))) throw noSuchPage();
  });
  response.redirect(303, '/console/review');
}

/** `GET /console/review/{id}/stills/{sha256}.png`: the evidence picture of a specimen in the queue, whoever owns it. */
export async function getReviewedStill(call: ConsoleCall): Promise<void> {
  const { context, request, response, operatorId } = call;
  const specimenId = idOf(call);
  const sha256 = String(request.params['sha256']);
  const isShown =
    /^[0-9a-f]{64}$/.test(sha256) &&
    (await asOperator(context.db, operatorId, (trx) => isReviewedStill(trx, specimenId, sha256)));
  if (!isShown) throw noSuchPage();
  await sendPicture(context, { request, response, sha256 });
}
