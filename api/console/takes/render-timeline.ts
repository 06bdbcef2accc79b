import type { TraceEntry } from '#contracts/take.ts';
import { type Html, html } from '../../http/html.ts';

const WIDTH = 760;
const LABEL = 110;
const ROW = 24;

/** The plan as it was carried out: each stage a bar from its start to its end. Drawn as SVG; the table below it says the same in words. */
export function renderTimeline(trace: readonly TraceEntry[]): Html | undefined {
  const entries = trace.filter((entry): entry is TraceEntry & { startedAt: string } => entry.startedAt !== null);
  if (entries.length === 0) return undefined;
  const from = Math.min(...entries.map(({ startedAt }) => Date.parse(startedAt)));
  const to = Math.max(...entries.map(({ startedAt, latencyMs }) => Date.parse(startedAt) + (latencyMs ?? 0)), from + 1);
  const x = (ms: number): number => LABEL + ((ms - from) / (to - from)) * (WIDTH - LABEL - 70);
  const height = entries.length * ROW + 8;
  return html`<svg class="timeline" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="When each stage ran">
<line class="axis" x1="${LABEL}" y1="0" x2="${LABEL}" y2="${height}"></line>
${entries.map((entry, index) => {
  const start = x(Date.parse(entry.startedAt));
  const end = x(Date.parse(entry.startedAt) + (entry.latencyMs ?? 0));
  const y = index * ROW + 4;
  const kind = entry.status === 'done' ? 'done' : entry.status === 'running' ? 'running' : 'failed';
  const name = entry.round > 1 ? `${entry.stage} ${entry.round}` : entry.stage;
  return html`<text x="0" y="${y + 13}">${name}</text><rect class="${kind}" x="${start.toFixed(1)}" y="${y}" width="${Math.max(2, end - start).toFixed(1)}" height="16" rx="2"></rect><text x="${(end + 6).toFixed(1)}" y="${y + 13}">${entry.latencyMs === null ? '' : `${entry.latencyMs} ms`}</text>`;
})}</svg>`;
}
