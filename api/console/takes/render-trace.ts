import type { TraceEntry } from '#contracts/take.ts';
import { type Html, html } from '../../http/html.ts';
import { badge, table } from '../components.ts';
import { sayDuration } from '../say-duration.ts';

const WIDTH = 760;
const LABEL = 110;
const ROW = 24;

/** The plan as it was carried out: drawn, and the same in numbers. */
export const renderTrace = (trace: readonly TraceEntry[]): Html => html`${renderTimeline(trace)}
<details><summary>The same in numbers</summary>${table(
  [
    { label: 'Stage' },
    { label: 'Status' },
    { label: 'Attempts', isNumber: true },
    { label: 'Took', isNumber: true },
    { label: 'Counts' },
  ],
  trace.map((entry) => [
    nameOf(entry),
    badge(entry.status),
    String(entry.attempts),
    entry.latencyMs === null ? '' : sayDuration(entry.latencyMs),
    Object.entries(entry.counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  ]),
  { caption: 'Trace' },
)}</details>`;

const nameOf = ({ stage, round }: TraceEntry): string => (round > 1 ? `${stage} ${round}` : stage);

/** Each stage a bar from its start to its end. */
function renderTimeline(trace: readonly TraceEntry[]): Html | undefined {
  const entries = trace.filter((entry): entry is TraceEntry & { startedAt: string } => entry.startedAt !== null);
  if (entries.length === 0) return undefined;
  const from = Math.min(...entries.map(({ startedAt }) => Date.parse(startedAt)));
  const to = Math.max(...entries.map(({ startedAt, latencyMs }) => Date.parse(startedAt) + (latencyMs ?? 0)), from + 1);
  const x = (ms: number): number => LABEL + ((ms - from) / (to - from)) * (WIDTH - LABEL - 70);
  const height = entries.length * ROW + 8;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Timeline"><svg class="timeline" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="When each stage ran">
<line class="axis" x1="${LABEL}" y1="0" x2="${LABEL}" y2="${height}"></line>
${entries.map((entry, index) => {
  const start = x(Date.parse(entry.startedAt));
  const end = x(Date.parse(entry.startedAt) + (entry.latencyMs ?? 0));
  const y = index * ROW + 4;
  const kind = entry.status === 'done' ? 'done' : entry.status === 'running' ? 'running' : 'failed';
  return html`<text x="0" y="${y + 13}">${nameOf(entry)}</text><rect class="${kind}" x="${start.toFixed(1)}" y="${y}" width="${Math.max(2, end - start).toFixed(1)}" height="16" rx="2"></rect><text x="${(end + 6).toFixed(1)}" y="${y + 13}">${entry.latencyMs === null ? '' : sayDuration(entry.latencyMs)}</text>`;
})}</svg></div>`;
}
