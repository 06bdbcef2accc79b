import type { Composition } from '#contracts/composition.ts';
import type { ComposedRow, Finding } from '#contracts/evidence.ts';
import type { Ask } from '#contracts/take.ts';
import { noteLeftOut } from '../../evidence/note-left-out.ts';
import type { ComposeInput } from '../channel.ts';
import { assess } from './answer/assess.ts';
import { COLUMNS } from './answer/columns.ts';
import type { HitValue } from './answer/finding-value.ts';
import type { ItemNote, NoneValue } from './answer/item-note.ts';
import type { ItemResult, ShownRow } from './answer/item-result.ts';
import { isKnownBefore } from './answer/known-before.ts';
import { writeReading } from './answer/write-reading.ts';
import { writeSentences } from './answer/write-sentences.ts';
import type { Item } from './brief/item.ts';
import { subGoalOf } from './lookups/lookup.ts';

/** Puts the findings of every item into rows and words, and names what could not be checked. */
export function compose({
  brief,
  plan,
  findings,
  notes,
  pages,
  failures,
  undone,
  fallen = [],
}: ComposeInput): Composition {
  const items = plan.reading['items'] as unknown as Item[];
  const ruledOut = (plan.reading['ruledOut'] ?? []) as string[];
  const unread = (plan.reading['unread'] ?? []) as string[];
  const aside = (plan.reading['aside'] ?? []) as string[];
  const unapplied = (plan.reading['unapplied'] ?? []) as string[];
  const itemNotes = notes['items'] as unknown as ItemNote[];
  const checked = (notes['checked'] ?? []) as string[];
  const spoiled = (notes['spoiled'] ?? []) as string[];
  const rows: ComposedRow[] = [];
  const results = items.map((item) =>
    buildResult(item, {
      note: itemNotes.find(({ itemNo }) => itemNo === item.no),
      findings,
      rows,
      prior: brief.prior?.output ?? '',
      fallen: new Set(fallen.flatMap((row) => row.findings)),
    }),
  );
  const isEmpty = rows.length === 0 && pages.every(({ requestId }) => spoiled.includes(requestId));
  const notChecked = results.flatMap(({ item, unchecked }) => unchecked.map((reason) => ({ itemNo: item.no, reason })));
  const asks = itemNotes.flatMap(({ itemNo, ask }): Ask[] =>
    ask === null
      ? []
      : [
          {
            key: subGoalOf(itemNo),
            ask: `Item ${itemNo} (“${items[itemNo - 1]?.asked ?? ''}”): ${ask}`,
            blocking: false,
          },
        ],
  );
  const answer = {
    sentences: writeSentences(results, { checked, reading: writeReading(items, { ruledOut, unapplied }) }),
    table: { columns: COLUMNS, rows, summary: { items: items.length, checked, notChecked } },
    asks,
    held: [],
    undone: [
      ...notChecked.map(({ itemNo, reason }) => `Item ${itemNo}: ${reason}`),
      ...aside.map((words) => `Taken as only mentioned, and so not looked up: “${words}”`),
      ...unread.map((words) => `Not read as an item, and so not looked up: “${words}”`),
      ...unapplied.map((words) => `Said of what is asked about, and compared with no recall: “${words}”`),
    ],
    metSubGoals: results
      .filter(({ rows: own, isKnown, isUpToCaller }) => own.length > 0 || isKnown || isUpToCaller)
      .map(({ item }) => subGoalOf(item.no)),
    assessments: assess(results, { unread, aside, unapplied, isSplit: plan.reading['said'] !== undefined }),
    ...(spoiled.length > 0 && { spoiled }),
    ...(isEmpty && {
      nothing: sayNothing(
        failures.map(({ detail }) => detail),
        [...undone, ...(spoiled.length > 0 ? notChecked.map(({ reason }) => `${reason}.`) : [])],
      ),
    }),
  };
  return noteLeftOut(answer, findings);
}

function buildResult(
  item: Item,
  {
    note,
    findings,
    rows,
    prior,
    fallen,
  }: { note: ItemNote | undefined; findings: Finding[]; rows: ComposedRow[]; prior: string; fallen: Set<string> },
): ItemResult {
  const all = findings.filter(({ subGoal }) => subGoal === subGoalOf(item.no));
  const own = all.filter(({ id }) => !fallen.has(id));
  const hasFallen = own.length < all.length;
  const shown: ShownRow[] = [];
  let isKnown = false;
  for (const finding of own.filter(({ value }) => 'verdict' in value)) {
    const value = finding.value as unknown as HitValue | NoneValue;
    // What fell may have been a recall.
    if (value.verdict === null || (hasFallen && value.verdict === 'no recall found')) continue;
    if (isKnownBefore(item, value, prior)) isKnown = true;
    else {
      shown.push({ index: rows.length, finding: finding.id, value });
      rows.push(buildRow(item, finding.id, value));
    }
  }
  const about = own.find(({ value }) => 'about' in value);
  const partly = hasFallen ? undefined : own.find(({ value }) => 'verdict' in value && value['verdict'] === null);
  const isLost = hasFallen || (note !== undefined && note.expects !== 'nothing' && shown.length === 0 && !isKnown);
  return {
    item,
    rows: shown,
    isKnown,
    about: about ? { finding: about.id, texts: about.value['about'] as string[] } : null,
    partly: partly ? { finding: partly.id, value: partly.value as unknown as NoneValue } : null,
    remarks: note?.remarks ?? [],
    isUpToCaller: about !== undefined && note?.isUpToCaller === true,
    unchecked: [
      ...(note?.unchecked ?? []),
      ...(isLost ? ['what was read for it could not be found again in the answers'] : []),
      ...(note?.isUnfinished && shown.length === 0 && !isKnown
        ? ['further answers were needed than the budget allows']
        : []),
    ],
  };
}

function buildRow({ no, asked }: Item, finding: string, value: HitValue | NoneValue): ComposedRow {
  const judged = { itemNo: no, item: asked, verdict: value.verdict, why: value.why.join(' ') };
  if (!('number' in value)) {
    const nothing = {
      number: null,
      date: null,
      component: null,
      hazard: null,
      remedy: null,
      link: null,
    };
    return {
      cells: { ...judged, ...nothing, source: value.sources.join(', ') },
      findings: [finding],
      derivations: [],
    };
  }
  const { number, date, component, hazard, remedy, link, source, derivations } = value;
  return {
    cells: { ...judged, number, date, component, hazard, remedy, link, source },
    findings: [finding],
    derivations,
  };
}

function sayNothing(details: string[], undone: string[]): string {
  const reasons = [...new Set([...details, ...undone])].slice(0, 5).join(' ');
  return `No register could be read, so that nothing can be said about any item. ${reasons}`.trim();
}
