import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import type { Reading } from '../brief/reading.ts';
import type { ExtractNotes } from '../findings/page-facts.ts';
import { connect, plural } from './pieces.ts';
import { writeAges } from './write-ages.ts';
import { writeChanges } from './write-changes.ts';
import { writeNewest, writeTakenBack } from './write-lead.ts';
import { writeScope } from './write-scope.ts';
import { writeTopic } from './write-topic.ts';
import { writeUnknown } from './write-unknown.ts';
import { writeReading, writeVerdict } from './write-verdict.ts';

export interface OutputInput {
  reading: Reading;
  notes: ExtractNotes;
  changes: Finding[];
  pages: Finding[];
  rows: JsonObject[];
  failures: SourceFailure[];
  /** Seconds between the reading of a page, by its SHA-256, and the take; 0 where that was in the take. */
  ages: ReadonlyMap<string, number>;
}

/** The prose of a take: what matters first, then how it was ranked, then what is not known. */
export function writeOutput({ reading, notes, changes, pages, rows, failures, ages }: OutputInput): ComposedSentence[] {
  return [
    ...writeTopic(reading, changes),
    ...writeVerdict({ reading, notes, changes, hasFailures: failures.length > 0 }),
    ...writeReading(reading, notes.pages),
    ...writeNewest(
      notes.pages.filter((one) => one.isWanted && !(one.isKnown && changes.length > 0)),
      pages,
    ),
    ...writeTakenBack(pages),
    ...writeAges(notes.pages, ages),
    ...writeScope(reading, notes.pages, changes),
    ...writeNone(reading, notes, changes.length),
    ...writeChanges(changes, rows, notes.pages),
    ...(changes.length > 0 ? [connect(METHOD)] : []),
    ...writeUnknown({ notes, pages, failures, reading }),
  ];
}

const METHOD =
  '\nHow this is ranked: first what is security-related, breaking, deprecated or taken back, then the rest; of each the newer releases first, and within a release security and breaking changes, then deprecations, changed behaviour, features, performance, fixes and the rest. The kind of a change is what the page marks it as or puts it under, else what its wording says.\n';

/** Why there is nothing to rank. */
function writeNone(reading: Reading, { pages, saidBefore }: ExtractNotes, changes: number): ComposedSentence[] {
  if (changes > 0) return [];
  const none = pages.filter(({ releases }) => releases === 0);
  const said = none.map(({ title, length, url }) =>
    connect(
      `${url ? `The page ${url}` : 'The text'} lists no releases that could be read${title ? `; its title is “${title.trim().replace(/\s+/g, ' ').slice(0, 120)}”` : ''}, its text has ${plural(length, 'character')}.\n`,
    ),
  );
  if (none.length === pages.length || pages.some(({ aside }) => aside.length > 0)) return said;
  if (saidBefore > 0)
    return [...said, connect('Nothing that was asked for is on it that the earlier answer does not say.\n')];
  return [...said, connect(`${nothingFor(reading)}\n`)];
}

function nothingFor({ kinds, time, versions }: Reading): string {
  const what = kinds ? `Nothing marked or worded as ${kinds.join(' or ')}` : 'Nothing';
  const when = time ? ` from ${time.from ?? 'the beginning'} to ${time.to ?? 'today'}` : '';
  const which = versions ? ` in the versions asked for (${versions.words.trim().replace(/\s+/g, ' ')})` : '';
  return kinds || time || versions ? `${what} stands there${when}${which}.` : 'Its releases state no changes.';
}
