import type { TakeResponse } from '#contracts/take.ts';
import { renderTable } from './render-table.ts';
import { clean, wrap } from './wrap.ts';

/** A take for a terminal. What came from pages is stripped of control characters: it must not drive the terminal. */
export function renderTake(take: TakeResponse, { width }: { width: number }): string {
  const { channel, lifecycle, table } = take;
  const sections = [
    [`${channel.name} (${channel.id}), take ${take.takeNo}`],
    take.output === '' ? [] : wrap(take.output, width),
    table && table.rows.length > 0 ? renderTable(table, width) : [],
    list('Links', take.links, width),
    list(
      'Needs an answer',
      take.asks.map(({ ask, blocking }) => (blocking ? `${ask} (nothing goes on without it)` : ask)),
      width,
    ),
    list(
      'Stills',
      take.stills.map(({ id, url }) => `${id}: ${url}`),
      width,
    ),
    list(
      'Held for approval',
      lifecycle.held.map(({ to, subject }) => `to ${to}: ${subject}`),
      width,
    ),
    list('Left undone', lifecycle.undone, width),
    verdict(take, width),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function verdict({ grade, overall, lifecycle, latencyMs, creditsLeft }: TakeResponse, width: number): string[] {
  const facts = [
    lifecycle.state,
    ...(overall === undefined ? [] : [`${overall} of 100`]),
    `${(latencyMs / 1000).toFixed(1)} s`,
    ...(creditsLeft === null ? [] : [`${creditsLeft} credits left`]),
  ];
  return [
    ...(lifecycle.recovery.detail === '' ? [] : wrap(lifecycle.recovery.detail, width)),
    ...(grade === undefined ? [] : [`Grade ${grade}`]),
    facts.join(' · '),
  ];
}

function list(title: string, items: string[], width: number): string[] {
  if (items.length === 0) return [];
  return [title, ...items.flatMap((item) => wrap(clean(item), width, { first: '  - ', rest: '    ' }))];
}
