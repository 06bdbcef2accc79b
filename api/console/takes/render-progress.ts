import { STAGES } from '#contracts/stage.ts';
import { type Html, html } from '../../http/html.ts';
import { badge } from '../components.ts';
import type { ShownTake } from './find-shown-take.ts';
import { paragraphs } from './render-text.ts';

const SIGNS = { done: '✓', running: '…', skipped: '–', failed: '✗', cancelled: '✗' } as const;

/** What a running take has done so far: its state, stages, sources as they are read, sentences as they are verified. A pure function of its log. */
export function renderProgress({ take, events }: ShownTake): Html {
  const { trace } = take.plan;
  const done = STAGES.filter((stage) =>
    trace.some((entry) => entry.stage === stage && entry.status !== 'running'),
  ).length;
  const sources = events
    .filter((event) => event.type === 'tool.called')
    .map((event) => ({
      callId: event.callId,
      what: describe(event.args),
      isBack: events.some((other) => other.type === 'tool.returned' && other.callId === event.callId),
    }));
  return html`<div class="row">${badge(take.lifecycle.state)}<progress max="${STAGES.length}" value="${done}" aria-label="Stages done">${done} of ${STAGES.length}</progress></div>
<ul class="stages" aria-label="Stages">${STAGES.map((stage) => {
    const entry = trace.findLast((each) => each.stage === stage);
    return html`<li${!entry && html` class="quiet"`}>${entry ? SIGNS[entry.status] : '·'} ${stage}${entry && entry.attempts > 1 && html` <span class="quiet">attempt ${entry.attempts}</span>`}</li>`;
  })}</ul>
${sources.length > 0 && html`<h2>Sources</h2><ul>${sources.slice(-20).map(({ what, isBack }) => html`<li>${isBack ? '✓' : '…'} ${what}</li>`)}</ul>`}
${take.output !== '' && html`<h2>Answer so far</h2><div class="answer">${paragraphs(take.output)}</div>`}`;
}

function describe(args: Record<string, unknown>): string {
  const named = args['url'] ?? args['source'] ?? args['requests'] ?? args['query'];
  return typeof named === 'string' ? named.slice(0, 120) : JSON.stringify(args).slice(0, 120);
}
