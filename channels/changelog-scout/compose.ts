import type { Composition } from '#contracts/composition.ts';
import type { Finding } from '#contracts/evidence.ts';
import type { SourceFailure } from '#contracts/plan.ts';
import type { Ask } from '#contracts/take.ts';
import { noteLeftOut } from '../../evidence/note-left-out.ts';
import type { ComposeInput } from '../channel.ts';
import { askForAddress } from './answer/ask-for-address.ts';
import { assess } from './answer/assess.ts';
import { askOpenTopic, openTopic, tellOpenTopic } from './answer/open-topic.ts';
import { wantCadence } from './answer/want-cadence.ts';
import { buildSummary } from './answer/summary.ts';
import { buildTable } from './answer/table.ts';
import { tellFailures } from './answer/write-unknown.ts';
import { writeOutput } from './answer/write-output.ts';
import { accountForWords } from './brief/account-for-words.ts';
import { isAdvisory } from './brief/topic.ts';
import { placesOfKinds } from './brief/kind-filter.ts';
import { readingFromJson } from './brief/reading.ts';
import { changeOf, isChange } from './findings/change-value.ts';
import { notesFromJson } from './findings/page-facts.ts';
import type { ExtractNotes, PageFacts } from './findings/page-facts.ts';
import { isMissing } from './found-targets.ts';
import { isSortOfPart, placesOfParts } from './select/asked-parts.ts';
import { RANK_GOAL, readGoal, TOPIC_GOAL } from './sources.ts';
import type { Span } from './text/span.ts';

/** The answer to a brief from what was found again on the pages. */
export function compose({
  plan,
  findings,
  notes: extracted,
  pages: read,
  failures,
  fallen = [],
}: ComposeInput): Composition {
  const empty = { sentences: [], table: null, asks: [], held: [], undone: [], metSubGoals: [], assessments: [] };
  const fell = new Set(fallen.flatMap((row) => row.findings));
  const notes = asideOf(
    notesFromJson(extracted),
    findings.filter(({ id }) => fell.has(id)),
  );
  const planned = readingFromJson(plan.reading);
  const reading = {
    ...planned,
    targets: notes.found ?? planned.targets,
    unread: [...unexplained(planned.unread ?? [], notes.pages), ...notes.pages.flatMap(({ placed }) => placed ?? [])],
  };
  const missing = (notes.found ?? []).filter(isMissing).flatMap(({ product }) => product ?? []);
  const asks = missing.length > 0 ? [askForAddress(missing)] : [];
  if (missing.length > 0 && missing.length === reading.targets.length) return { ...empty, asks };
  if (read.length === 0) return { ...empty, nothing: failures[0]?.detail ?? 'No page could be read' };
  const changes = findings
    .filter(({ id, value }) => isChange(value) && !fell.has(id))
    .toSorted((a, b) => changeOf(a.value).rank - changeOf(b.value).rank);
  const pages = findings.filter(({ value }) => !isChange(value));
  const urls = new Map(read.map(({ sha256, url }) => [sha256, url]));
  const ages = new Map(read.map(({ sha256, ageSeconds }) => [sha256, ageSeconds]));
  const table = buildTable(changes, buildSummary(notes.pages, pages), urls);
  const open = openTopic(reading, changes, notes.pages);
  const rows = table.rows.map(({ cells }) => cells);
  // What the budget left out is told for every channel alike; pages that a page led to are told in the prose.
  const isOfTarget = ({ requestId, code }: SourceFailure): boolean =>
    code !== 'budget' && code !== 'needs_browser' && reading.targets.some((target) => target.requestId === requestId);
  const answer = {
    ...empty,
    sentences: writeOutput({ reading, notes, changes, pages, rows, failures, ages }),
    table,
    stills: wantCadence(notes.pages, pages),
    asks: [...asks, ...askWhich(notes.pages), ...askOpenTopic(open)],
    undone: [
      ...tellFailures(failures.filter(isOfTarget), reading),
      ...unreadOfBrief(reading.unread),
      ...tellOpenTopic(open),
      ...notes.pages.flatMap(unreadInWords),
    ],
    metSubGoals: [
      ...metGoals(notes.pages, reading.targets.length, { changes: changes.length, isWhole: fallen.length === 0 }),
      ...(reading.topic != null && isAdvisory(reading.topic) && open === null ? [TOPIC_GOAL] : []),
    ],
    assessments: assess(notes.pages, { pages, changes, unread: reading.unread, open }),
  };
  return noteLeftOut(answer, findings);
}

/** A change whose row fell is a part of its page that was not understood. */
const asideOf = (notes: ExtractNotes, fallen: readonly Finding[]): ExtractNotes => ({
  ...notes,
  pages: notes.pages.map((facts) => {
    const own = fallen.map(({ value }) => changeOf(value)).filter(({ page }) => page === facts.page);
    return { ...facts, aside: [...facts.aside, ...own.map(({ change }) => change.slice(0, 60))] };
  }),
});

/** Several releases came out when the asker got one. */
const askWhich = (facts: readonly PageFacts[]): Ask[] =>
  facts
    .filter(({ held }) => held.length > 1)
    .slice(0, 1)
    .map(({ held }) => ({
      key: 'version',
      ask: `Which version do you have: ${held.slice(0, 6).join(' or ')}? They came out in the time that you name; the answer tells what followed the oldest of them.`,
      blocking: false,
    }));

/** What a page calls its product, a part of it or itself was a name, and is understood; a limit by such a name is what rows were chosen by. */
function unexplained(unread: readonly string[], facts: readonly PageFacts[]): string[] {
  const names = facts.map(
    ({ product, title, parts }) => ` ${wordsOf(`${product ?? ''} ${title ?? ''} ${parts.join(' ')}`)} `,
  );
  const parts = facts.flatMap((one) => [...one.parts, ...one.partsLeftOut]);
  const isOfParts = (words: string): boolean =>
    (isSortOfPart(words) && facts.some((one) => one.parts.length > 0)) ||
    (parts.length > 0 && isAccountedFor(words, placesOfParts(words, parts)));
  return unread.filter((words) => !names.some((name) => name.includes(` ${wordsOf(words)} `)) && !isOfParts(words));
}

const isAccountedFor = (words: string, places: readonly Span[]): boolean =>
  places.length > 0 &&
  accountForWords(words, { used: [...places, ...placesOfKinds(words)], named: [], languages: ['en'] }).length === 0;

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');

/** Limits of the brief that were not understood are not applied. */
const unreadOfBrief = (unread: readonly string[]): string[] =>
  unread.length === 0
    ? []
    : [
        `Of the brief, this was not read, and nothing was left out for it: ${unread.map((words) => `“${words}”`).join(', ')}.`,
      ];

/** What of a page looks like a release or a change and was not read. */
function unreadInWords({ url, unread, aside }: PageFacts): string[] {
  const where = url ? ` of ${url}` : '';
  const told = (what: string, words: string[]): string[] =>
    words.length === 0
      ? []
      : [`What looks like ${what}${where} was not read: ${words.map((one) => `“${one}”`).join(', ')}`];
  return [
    ...told('a release', unread.releases),
    ...told('changes of older releases', unread.entries),
    ...told('a part of its releases', aside),
  ];
}

/** Pages that list releases; and changes in their order, or none where the pages have them outside of the range and none has fallen. */
function metGoals(
  facts: PageFacts[],
  targets: number,
  { changes, isWhole }: { changes: number; isWhole: boolean },
): string[] {
  const readable = Array.from({ length: targets }, (_, index) => index).filter((index) =>
    facts.some(({ target, releases }) => target === index && releases > 0),
  );
  const isRanked = changes > 0 || (isWhole && facts.some(({ releases, changes: all }) => releases > 0 && all > 0));
  return [...readable.map(readGoal), ...(isRanked ? [RANK_GOAL] : [])];
}
