import type { EventLoopDelay } from '#contracts/event-loop-delay.ts';
import { VERSION } from '#contracts/version.ts';
import { type AskedSource, type WaitingWork, countWaiting, findAskedSources } from '../../db/queries/installation.ts';
import { type Html, type HtmlPart, html } from '../http/html.ts';
import type { ConsoleCall } from './call.ts';
import { empty, table, time } from './components.ts';

/** How the installation is: what it depends on, what waits, and the sources that channels ask. For admins. */
export async function renderInstallation({ context, operatorId }: ConsoleCall): Promise<Html> {
  const [{ checks }, waiting, asked] = await Promise.all([
    context.readiness.check(),
    countWaiting(context.db, operatorId),
    findAskedSources(context.db, operatorId),
  ]);
  const { api, workers } = context.vitals.read();
  const parts: [string, HtmlPart, HtmlPart?][] = [
    ...Object.entries(checks).map(([name, state]): [string, Html] => [name, sayState(state)]),
    ['API', sayState('ok'), sayDelay(api)],
    ...(workers.length === 0
      ? [['worker', sayState('none says that it is there')] satisfies [string, Html]]
      : workers.map((delay, index): [string, Html, string] => [
          `worker ${index + 1}`,
          sayState('ok'),
          sayDelay(delay),
        ])),
    [
      'tool server',
      context.tools.isDryRun ? html`<span class="fair">dry run: nothing is written</span>` : sayState('ok'),
    ],
    ['version', VERSION],
  ];
  return html`<section><h2 id="installation">The installation</h2>
${table(
  [{ label: 'Part' }, { label: 'State' }, { label: 'Event loop late by' }],
  parts.map(([name, state, delay]) => [name, state, delay ?? '']),
  { caption: 'The installation' },
)}
${context.temporalUi && html`<p><a href="${context.temporalUi}">Workflows in the Temporal UI</a></p>`}</section>
<section><h2 id="queues">What waits</h2>
${renderWaiting(waiting)}</section>
<section><h2 id="sources">Sources</h2>
${renderSources(context.channels, asked)}</section>`;
}

const sayState = (state: string): Html => html`<span class="${state === 'ok' ? 'good' : 'poor'}">${state}</span>`;

const sayDelay = ({ p50Ms, p99Ms }: EventLoopDelay): string => `p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`;

const KINDS: Record<WaitingWork['kind'], string> = {
  dispatch: 'takes to be handed to Temporal',
  running: 'takes that have not ended',
  delivery: 'deliveries of events',
  work: 'other work to be handed to Temporal',
};

const renderWaiting = (waiting: readonly WaitingWork[]): Html =>
  table(
    [{ label: 'What' }, { label: 'Waiting', isNumber: true }, { label: 'The oldest since' }],
    waiting.map(({ kind, waiting, since }) => [KINDS[kind], String(waiting), time(since)]),
    { caption: 'What waits' },
  );

function renderSources(channels: ConsoleCall['context']['channels'], asked: readonly AskedSource[]): Html {
  const sources = new Map(
    [...channels.values()].flatMap(({ sources = [] }) => sources.map((each) => [each.name, each])),
  );
  if (sources.size === 0) return empty('No channel asks a source by its API.');
  const known = new Map(asked.map((each) => [each.source, each]));
  return table(
    [{ label: 'Source' }, { label: 'Origin' }, { label: 'State', isUnbroken: true }, { label: 'Last asked' }],
    [...sources.values()].map(({ name, title, origin }) => {
      const last = known.get(name);
      return [
        title,
        html`<code>${new URL(origin).host}</code>`,
        last?.pausedUntil
          ? html`<span class="poor">answered ${last.pauseStatus}; left alone until ${time(last.pausedUntil)}</span>`
          : html`<span class="${last ? 'good' : 'quiet'}">${last ? 'ok' : 'not asked today'}</span>`,
        time(last?.usedAt ?? null),
      ];
    }),
    { caption: 'Sources' },
  );
}
