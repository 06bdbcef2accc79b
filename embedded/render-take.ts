import { recoveryInShort } from '#contracts/finished-take.ts';
import type { TakeVerification } from '#contracts/take-evidence.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { cleanForTerminal as clean } from '#contracts/terminal-text.ts';
import { escapeControls, renderDifference } from '../evidence/export/render-difference.ts';
import { sayStamp, sayVerdict, sayWhatWasChecked } from '../evidence/export/say-what-was-checked.ts';
import type { CheckedEvidence } from '../evidence/export/say-what-was-checked.ts';
import { renderTable, wrap } from './render-table.ts';

interface Shape {
  /** In columns. */
  width: number;
  /** Everything, however long. Else a page or two: what comes first in each part, and the rest counted. */
  isWhole?: boolean;
}

const MOST_LINES = { output: 30, table: 20 };
const MOST_ITEMS = 5;

/** A take for a terminal. What came from pages is stripped of control characters: it must not drive the terminal. */
export function renderTake(take: TakeResponse, { width, isWhole = false }: Shape): string {
  const { channel, lifecycle, table } = take;
  const most = isWhole ? { output: Infinity, table: Infinity } : MOST_LINES;
  const items = (title: string, all: string[], mostItems = isWhole ? Infinity : MOST_ITEMS) =>
    list(title, all, { width, mostItems });
  const output = clean(take.output);
  const asked = take.asks.filter(({ ask }) => !output.includes(clean(ask)));
  const sections = [
    [`${channel.name} (${channel.id}), take ${take.takeNo}`],
    output === '' ? [] : cut(output, width, most.output),
    table && table.rows.length > 0 ? renderTable(table, { width, mostLines: most.table }) : [],
    items('Links', take.links),
    items(
      'Needs an answer',
      asked.map(({ ask, blocking }) => (blocking ? `${ask} (nothing goes on without it)` : ask)),
      Infinity,
    ),
    isWhole
      ? items(
          'Stills',
          take.stills.map(({ id, url }) => `${id}: ${url}`),
        )
      : summed('Stills', take.stills),
    items(
      'Held for approval',
      lifecycle.held.map(({ to, subject }) => `to ${to}: ${subject}`),
    ),
    items('Left undone', lifecycle.undone),
  ];
  const body = [...sections, verdict(take, width)]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  const isCut = body.includes('\n… and ') || body.includes('\n  … and ');
  return `${body}\n${isCut ? `All of it: npm run take -- show ${lifecycle.takeId} --all\n` : ''}`;
}

function verdict({ asks, grade, overall, lifecycle, latencyMs, creditsLeft }: TakeResponse, width: number): string[] {
  const detail = recoveryInShort(lifecycle);
  const facts = [
    lifecycle.state,
    ...(overall === undefined ? [] : [`${overall} of 100`]),
    `${(latencyMs / 1000).toFixed(1)} s`,
    ...(creditsLeft === null ? [] : [`${creditsLeft} credits left`]),
  ];
  // What is asked stands above already.
  const isTold = detail === '' || asks.some(({ ask }) => detail.includes(ask));
  return [
    ...(isTold ? [] : wrap(detail, width)),
    ...(grade === undefined ? [] : [`Grade ${grade}`]),
    facts.join(' · '),
    `Take ${lifecycle.takeId}`,
  ];
}

/** The first lines of a text, as many as fit whole, and how many are left. */
function cut(text: string, width: number, mostLines: number): string[] {
  const lines = text.trimEnd().split('\n');
  const shown: string[] = [];
  for (const [index, line] of lines.entries()) {
    const wrapped = wrap(line, width);
    if (index > 0 && shown.length + wrapped.length > mostLines) {
      const left = lines.slice(index).filter((each) => each.trim() !== '').length;
      return [
        ...shown.slice(0, shown.findLastIndex((each) => each !== '') + 1),
        `… and ${left} more ${left === 1 ? 'line' : 'lines'}`,
      ];
    }
    shown.push(...wrapped);
  }
  return shown;
}

/** Their names alone: an address of a picture is longer than a line. */
function summed(title: string, stills: TakeResponse['stills']): string[] {
  return stills.length === 0 ? [] : [`${title}: ${stills.map(({ id }) => clean(id)).join(', ')}`];
}

function list(title: string, items: string[], { width, mostItems }: { width: number; mostItems: number }): string[] {
  if (items.length === 0) return [];
  const left = items.length - mostItems;
  return [
    title,
    ...items.slice(0, mostItems).flatMap((item) => wrap(clean(item), width, { first: '  - ', rest: '    ' })),
    ...(left > 0 ? [`  … and ${left} more`] : []),
  ];
}

/** The outcome of a verification for a terminal: what was checked where all of it is equal, else a line for each difference. */
export function renderVerification(
  { equal, under, timeStamp, differences }: TakeVerification,
  checked: CheckedEvidence,
): string {
  const lines = equal
    ? [
        `${sayWhatWasChecked(checked)}: ${sayVerdict(under)}`,
        ...(timeStamp ? [escapeControls(sayStamp(timeStamp))] : []),
      ]
    : [
        ...differences.map(renderDifference),
        `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} in ${sayWhatWasChecked(checked)}`,
      ];
  return `${lines.join('\n')}\n`;
}
