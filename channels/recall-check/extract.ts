import type { CitationDraft, FindingDraft } from '#contracts/evidence.ts';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { ApiRequest } from '#contracts/plan.ts';
import type { Extraction, ExtractInput } from '../channel.ts';
import type { Item } from './brief/item.ts';
import { subGoalOf } from './lookups/lookup.ts';
import { planLookups } from './lookups/plan-lookups.ts';
import { checkItem } from './outcome/check-item.ts';
import { openLedger } from './outcome/ledger.ts';
import type { Entry } from './outcome/ledger.ts';
import { tellingProofs } from './outcome/outcome.ts';
import type { Hit, Outcome } from './outcome/outcome.ts';
import type { Cited } from './sources/answer.ts';
import { toCitation } from './sources/answer.ts';
import { findingValue } from './answer/finding-value.ts';
import type { ItemNote, NoneValue } from './answer/item-note.ts';
import { SOURCE_NAMES } from './sources/record.ts';
import type { SourceName } from './sources/record.ts';
import { readModelList } from './sources/nhtsa.ts';
import { readVpic } from './sources/vpic.ts';

const NHTSA: SourceName = 'NHTSA';

/** From here on a take saves requests that only make links shorter. */
const MANY_ITEMS = 10;

/** Reads every answer that is there, compares it with every item, and asks on where an answer leads further. */
export function extract({ brief, plan, pages, failures, roundsLeft }: ExtractInput): Extraction {
  const items = plan.reading['items'] as unknown as Item[];
  const lookups = planLookups(items, brief.acceptedAt);
  const ledger = openLedger(pages, failures);
  const ground = {
    ledger,
    lookups,
    acceptedAt: brief.acceptedAt,
    isEachAskedAlone: items.length <= MANY_ITEMS,
  };
  const outcomes = items.map((item) => checkItem(item, ground));
  const urlOf = new Map(pages.map(({ sha256, url }) => [sha256, url]));
  const findings = outcomes.flatMap((outcome) => [
    ...outcome.hits.map((hit, index) => hitFinding(outcome, { hit, index, urlOf })),
    ...noneFinding(outcome),
    ...remarkFinding(outcome),
  ]);
  const more =
    roundsLeft > 0 ? distinct(outcomes.flatMap((outcome) => outcome.more)).filter(({ id }) => !ledger.isAsked(id)) : [];
  const asked = [
    ...lookups.map(({ request, source }) => ({ id: request.id, source })),
    ...pages.flatMap(({ requestId }) => (requestId.startsWith('nhtsa') ? [{ id: requestId, source: NHTSA }] : [])),
  ];
  const kindOf = ({ id, source }: (typeof asked)[number]): Entry['kind'] => {
    const page = ledger.page(id);
    const isList = id.startsWith('nhtsa-models:');
    if ((source !== 'vPIC' && !isList) || !page) return ledger.read(id, source).kind;
    return (isList ? readModelList(page) : readVpic(page, [])) === null ? 'no-answer' : 'records';
  };
  const answered = new Set(asked.filter((each) => kindOf(each) === 'records').map(({ source }) => source));
  const spoiled = asked.flatMap((each) => (ledger.page(each.id) && kindOf(each) === 'no-answer' ? [each.id] : []));
  const notes: JsonObject = {
    checked: SOURCE_NAMES.filter((source) => answered.has(source)),
    items: outcomes.map((outcome) => noteOf(outcome)) as unknown as Json[],
    spoiled: [...new Set(spoiled)],
  };
  return { findings, more, notes };
}

function hitFinding(
  outcome: Outcome,
  { hit, index, urlOf }: { hit: Hit; index: number; urlOf: Map<string, string | null> },
): FindingDraft {
  const { record, cites, entry } = hit;
  const own = [
    record.number,
    record.date?.cited ?? null,
    record.component,
    ...record.hazard,
    record.remedy,
    record.link,
    entry,
    ...(record.source === 'NHTSA' ? record.products : []),
    ...record.context.slice(0, 1),
  ];
  return {
    id: `item-${outcome.itemNo}:${index + 1}:${record.source}:${record.key}`,
    subGoal: subGoalOf(outcome.itemNo),
    value: findingValue(outcome.itemNo, hit, urlOf.get(pageOf(record)) ?? null),
    citations: citations([...own, ...cites].filter((cited): cited is Cited => cited !== null)),
  };
}

const pageOf = ({ number, date, component }: Hit['record']): string => (number ?? date?.cited ?? component)?.page ?? '';

function noneFinding({ itemNo, none, partly }: Outcome): FindingDraft[] {
  const answered = none ?? partly;
  if (!answered) return [];
  const proofs = tellingProofs(answered.proofs).map(({ page, cited }): CitationDraft =>
    cited ? toCitation(cited) : { page, start: 0, end: 0, quote: '', role: 'quote' },
  );
  const value: NoneValue = {
    itemNo,
    verdict: none ? 'no recall found' : null,
    why: answered.why,
    sources: [...new Set(answered.proofs.map(({ source }) => source))],
  };
  return [
    {
      id: `item-${itemNo}:${none ? 'none' : 'partly'}`,
      subGoal: subGoalOf(itemNo),
      value: value as unknown as JsonObject,
      citations: distinctCitations([...proofs, ...citations(answered.cites)]),
    },
  ];
}

/** What was read about the item itself is a finding of its own: the vehicle behind a VIN holds even where no recall could be looked up. */
function remarkFinding({ itemNo, remarks }: Outcome): FindingDraft[] {
  const cited = remarks.filter(({ cites }) => cites.length > 0);
  if (cited.length === 0) return [];
  return [
    {
      id: `item-${itemNo}:about`,
      subGoal: subGoalOf(itemNo),
      value: { itemNo, about: cited.map(({ text }) => text) },
      citations: citations(cited.flatMap(({ cites }) => cites)),
    },
  ];
}

function noteOf(outcome: Outcome): ItemNote {
  const { itemNo, hits, none, unchecked, remarks, ask, isUpToCaller, more } = outcome;
  return {
    itemNo,
    expects: hits.length > 0 ? 'hits' : none ? 'none' : 'nothing',
    unchecked: [...new Set(unchecked)],
    isUnfinished: more.length > 0,
    remarks: remarks.filter(({ cites }) => cites.length === 0).map(({ text }) => text),
    ask,
    isUpToCaller,
  };
}

const citations = (cites: Cited[]): CitationDraft[] => distinctCitations(cites.map((cited) => toCitation(cited)));

function distinctCitations(drafts: CitationDraft[]): CitationDraft[] {
  return [...new Map(drafts.map((draft) => [`${draft.page}:${draft.start}:${draft.end}`, draft])).values()];
}

const distinct = (requests: ApiRequest[]): ApiRequest[] => [
  ...new Map(requests.map((request) => [request.id, request])).values(),
];
