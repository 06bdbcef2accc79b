import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { Reading } from '../brief/reading.ts';
import { namesTopic } from '../brief/topic.ts';
import { changeOf } from '../findings/change-value.ts';
import type { ChangeValue } from '../findings/change-value.ts';
import { connect, plural, state } from './pieces.ts';

const MOST = 8;

/** What the changes say about the platform, package or advisory that the brief asks after, before everything else. */
export function writeTopic({ topic }: Reading, changes: Finding[]): ComposedSentence[] {
  if (!topic || changes.length === 0) return [];
  const named = changes.flatMap(({ value }, row) => {
    const change = changeOf(value);
    return namesTopic(change.quote, topic) ? [{ ...change, row }] : [];
  });
  if (named.length === 0)
    return [connect(`None of the ${plural(changes.length, 'change')} in the table names ${topic}.\n`)];
  const inside = named.filter(({ isOutside }) => !isOutside);
  const outside = named.filter(({ isOutside }) => isOutside);
  return [
    ...listed(inside, `On ${topic}:\n\n`),
    ...listed(
      outside,
      inside.length > 0
        ? `Releases beside those that were asked for name it too:\n\n`
        : `No release that was asked for names ${topic}. These do:\n\n`,
    ),
  ];
}

function listed(named: readonly (ChangeValue & { row: number })[], head: string): ComposedSentence[] {
  if (named.length === 0) return [];
  return [
    connect(head),
    ...named
      .slice(0, MOST)
      .map(({ version, date, kind, change, row }) =>
        state(`- ${version}${date ? ` (${date})` : ''}, ${kind}: ${change}\n`, { rows: [row] }),
      ),
    ...(named.length > MOST ? [connect('More are in the table.\n')] : []),
    connect('\n'),
  ];
}
