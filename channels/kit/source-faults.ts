import type { JsonObject } from '#contracts/json.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import type { SourceDescription } from '#contracts/source.ts';
import type { ComposeInput } from '../channel.ts';
import type { Notes } from './extract.ts';
import { parseQuestionId } from './parts.ts';
import type { Parts } from './parts.ts';
import type { Reading } from './read-brief.ts';

/** A question that was asked and has no answer that could be read. */
export interface SourceFault {
  item: number;
  /** As prose calls the source. */
  source: string;
  name: string;
  why: string;
}

/** Every question without an answer, in words. */
export function gatherFaults<Wanted extends JsonObject>(
  parts: Parts<Wanted>,
  { failures, notes, plan }: Pick<ComposeInput<Reading<Wanted>, Notes>, 'failures' | 'notes' | 'plan'>,
  items: readonly string[],
): SourceFault[] {
  const titles = titlesOf(parts, plan.reading.wanted, items.length);
  const describe = (id: string, why: string): SourceFault[] => {
    const { kind, item } = parseQuestionId(id);
    return kind in parts.answers ? [{ item, source: titles.get(kind) ?? kind, name: items[item] ?? '', why }] : [];
  };
  return [
    ...failures.flatMap((failure) => describe(failure.requestId, tellFailure(failure, parts.sources))),
    ...notes.spoiled.flatMap((id) => describe(id, 'it answered with something else than it documents')),
  ];
}

/** The source of each kind of question: of the first ones, and by name of the others. */
export function titlesOf<Wanted extends JsonObject>(
  parts: Parts<Wanted>,
  wanted: Wanted,
  items: number,
): ReadonlyMap<string, string> {
  const asked = Array.from({ length: items }, (_, item) => parts.ask(wanted, item)).flat();
  const titles = new Map(asked.map(({ kind, source }) => [kind, source.title]));
  for (const kind of Object.keys(parts.answers)) {
    const source = parts.sources.find(({ name }) => kind.toUpperCase().replaceAll('-', '_').startsWith(name));
    if (!titles.has(kind) && source) titles.set(kind, source.title);
  }
  return titles;
}

function tellFailure({ code, status, detail }: SourceFailure, sources: readonly SourceDescription[]): string {
  if (status === 429) return 'it takes no more requests for now (HTTP 429); try again later';
  if (status === 403 && sources.some(({ wantsMail }) => wantsMail))
    return 'it refuses callers that name no mail address, or too many requests (HTTP 403); see LONGTAKE_CONTACT_EMAIL';
  if (status === 403) return 'it refuses the request (HTTP 403)';
  if (status !== undefined && status >= 500) return `it is out of order (HTTP ${status})`;
  if (status !== undefined) return `it answered with HTTP ${status}`;
  return WORDS[code] ?? detail;
}

const WORDS: Partial<Record<SourceFailure['code'], string>> = {
  could_not_connect: 'it could not be reached',
  timed_out: 'it did not answer in time',
  too_large: 'its answer is too large',
  empty: 'its answer was empty',
  budget: 'the budget of the take was used up',
};

/** One sentence for each source and reason. */
export function tellFaults(faults: readonly SourceFault[]): string[] {
  const groups = Map.groupBy(faults, ({ source, why }) => `${source}\u0000${why}`);
  return [...groups.values()].map((group) => {
    const [{ source, why }] = group as [SourceFault];
    const names = [...new Set(group.map(({ name }) => name))];
    const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');
    return `${source} could not be asked about ${shown}: ${why}.`;
  });
}
