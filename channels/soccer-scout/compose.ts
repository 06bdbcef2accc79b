import type { Composition } from '#contracts/composition.ts';
import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { StillWanted } from '#contracts/still.ts';
import type { Ask } from '#contracts/take.ts';
import { distanceMiles } from '../../evidence/distance-miles.ts';
import { noteLeftOut } from '../../evidence/note-left-out.ts';
import type { ComposeInput } from '../channel.ts';
import { describeRequest, describeUnapplied, describeUnread, describeWishes } from './answer/describe-request.ts';
import { sortFindings } from './answer/findings.ts';
import type { Found, ProgrammeFound, RecordFound } from './answer/found.ts';
import { leaveOutEarlier } from './answer/leave-out-earlier.ts';
import { claim, say } from './answer/pieces.ts';
import { buildProgrammeRow, buildRecordRow, COLUMNS } from './answer/rows.ts';
import { readStatuses, type Statuses } from './answer/statuses.ts';
import { tellFarProgramme, tellOver, tellProgramme } from './answer/tell-programmes.ts';
import { tellRecords } from './answer/tell-records.ts';
import { attribution, tellUnknown } from './answer/tell-unknown.ts';
import { tellVerdict } from './answer/tell-verdict.ts';
import { askCoordinates, askOtherPlace, askPage, askWhichPlace } from './asks.ts';
import { assess, assessWords } from './assess.ts';
import { fromJson, MAX_RADIUS_MILES, type Reading } from './reading.ts';

/** Turns verified findings into the table, the answer in prose, and the asks that the sources raised. */
export function compose(input: ComposeInput): Composition {
  const reading = fromJson(input.plan.reading);
  const statuses = readStatuses(input);
  const all = sortFindings(input.findings);
  // The own finding of a row comes first.
  const fallen = (input.fallen ?? []).flatMap(({ findings }) => findings.slice(0, 1));
  const found = withoutFallen(leaveOutEarlier(all, reading, input.brief), fallen);
  const answer = layOut(found, reading);
  const hasAnswer =
    answer.rows.length > 0 || answer.far.length > 0 || all.records.length > 0 || isEmptyAnswer(statuses, all);
  const asks = [...input.plan.asks, ...askAboutSources(reading, statuses, hasAnswer)];
  const composition = {
    sentences: hasAnswer
      ? tell({ reading, statuses, found, all, answer, fallen, acceptedAt: input.brief.acceptedAt })
      : [],
    table: { columns: COLUMNS, rows: answer.rows, summary: summarise(reading, all) },
    stills: hasAnswer ? wantMap(reading, all) : [],
    asks,
    held: [],
    undone: [...statuses.unread, ...undoneOf(reading)],
    ...(statuses.spoiled.length > 0 && { spoiled: statuses.spoiled }),
    metSubGoals: metSubGoals(statuses, all),
    assessments: [assess(reading, statuses, all), assessWords(reading)],
    ...(hasAnswer || asks.some(({ blocking }) => blocking)
      ? {}
      : { nothing: statuses.unread.join(' ') || 'No source could be asked.' }),
  };
  return noteLeftOut(composition, input.findings);
}

const withoutFallen = (found: Found, fallen: readonly string[]): Found => ({
  ...found,
  records: found.records.filter(({ id }) => !fallen.includes(id)),
  programmes: found.programmes.filter(({ id }) => !fallen.includes(id)),
});

/** The map answered and has nothing there: that is an answer too. */
const isEmptyAnswer = ({ map }: Statuses, { map: source, records }: Found): boolean =>
  map === 'read' && source !== null && records.length === 0;

interface Answer {
  rows: ComposedRow[];
  programmes: { programme: ProgrammeFound; at: number; row: ComposedRow }[];
  /** Programs whose address lies beyond the radius. */
  far: ProgrammeFound[];
  /** What pages tell of the past. */
  over: ProgrammeFound[];
  records: { record: RecordFound; at: number; row: ComposedRow }[];
}

const FIT_ORDER = { yes: 0, unknown: 1, no: 2 };

/** Programs first, those that fit before the others; then clubs and fields, nearest first. */
function layOut({ centre, programmes, records }: Found, { radiusMiles }: Reading): Answer {
  const isFar = ({ place }: ProgrammeFound): boolean =>
    place !== null && centre !== null && distanceMiles(centre, place) > radiusMiles;
  const near = programmes
    .filter((programme) => !isFar(programme) && !programme.isOver)
    .toSorted((a, b) => FIT_ORDER[a.fit] - FIT_ORDER[b.fit]);
  const placed = near.map((programme, at) => ({ programme, at, row: buildProgrammeRow(programme, centre) }));
  const ordered = centre
    ? [...records.filter(({ kind }) => kind === 'club'), ...records.filter(({ kind }) => kind === 'field')]
    : [];
  const mapped = centre
    ? ordered.map((record, index) => ({ record, at: near.length + index, row: buildRecordRow(record, centre) }))
    : [];
  return {
    rows: [...placed, ...mapped].map(({ row }) => row),
    programmes: placed,
    far: programmes.filter(isFar),
    over: programmes.filter(({ isOver }) => isOver),
    records: mapped,
  };
}

interface Told {
  reading: Reading;
  statuses: Statuses;
  found: Found;
  /** Findings with those of the earlier answer. */
  all: Found;
  answer: Answer;
  /** Findings whose rows fell: what they are about is there, and nothing is told of it. */
  fallen: readonly string[];
  acceptedAt: string;
}

function tell({ reading, statuses, found, all, answer, fallen, acceptedAt }: Told): ComposedSentence[] {
  const { programmes, records, far, over } = answer;
  const hasAge = reading.children.length > 0;
  const source = all.map ? [all.map] : [];
  const empty = isEmptyAnswer(statuses, all)
    ? [claim('No soccer field or club is on the map within the radius.\n', { findings: source })]
    : [];
  const sentences = [
    ...tellVerdict({
      programmes: programmes.map(({ programme: { fit }, ...placed }) => ({ fit, ...placed })),
      records: records.map(({ record: { kind }, ...placed }) => ({ kind, ...placed })),
      hasAge,
      hasFallen: fallen.length > 0,
    }),
    ...empty,
    say(
      `${describeRequest(reading)}\n${describeWishes(reading)}${describeUnread(reading)}${describeUnapplied(reading)}\n`,
    ),
  ];
  sentences.push(...programmes.flatMap((placed) => tellProgramme(placed, hasAge)));
  const { centre } = all;
  if (centre) sentences.push(...far.map((programme) => tellFarProgramme(programme, centre)));
  sentences.push(...over.map(tellOver));
  if (programmes.length + far.length + over.length > 0) sentences.push(say('\n'));
  sentences.push(...tellRecords(records, 'field'), ...tellRecords(records, 'club'));
  if (empty.length === 0 && reading.isOnlyNew && answer.rows.length === 0 && fallen.length === 0)
    sentences.push(
      claim('The map has nothing within the radius that the earlier answer does not hold.\n\n', { findings: source }),
    );
  sentences.push(
    ...tellUnknown({
      reading,
      statuses,
      found,
      programmes: programmes.map(({ programme }) => programme),
      rows: answer.rows,
      hasFallen: fallen.length > 0,
      acceptedAt,
    }),
  );
  if (all.map || all.centre) sentences.push(attribution());
  return sentences;
}

function askAboutSources(
  { place, radiusMiles }: Reading,
  { centre, labels, whyCentre, map, whyMap }: Statuses,
  hasAnswer: boolean,
): Ask[] {
  const words = place?.quote ?? '';
  if (!place) return [];
  if (centre === 'empty') return [askOtherPlace(words)];
  if (centre === 'ambiguous') return [askWhichPlace(words, labels)];
  if (centre === 'refused' || centre === 'unread') return [askCoordinates(words, whyCentre)];
  if (hasAnswer || radiusMiles > MAX_RADIUS_MILES) return [];
  return map === 'read' ? [] : [askPage(whyMap)];
}

function summarise({ radiusMiles, children }: Reading, { centre }: Found): JsonObject {
  const ages = children.map(({ minAge, maxAge }) =>
    minAge === maxAge ? round(minAge) : `${round(minAge)} ${maxAge - minAge > 1 ? 'to' : 'or'} ${round(maxAge)}`,
  );
  return {
    centre: centre ? { lat: centre.lat, lon: centre.lon, label: centre.label } : null,
    radiusMiles: round(radiusMiles),
    age: ages.length > 1 ? ages : (ages[0] ?? null),
  };
}

const round = (figure: number): number => Math.round(figure * 10_000) / 10_000;

/** The rows that have a place, on a map of what was asked for. */
function wantMap({ radiusMiles }: Reading, { centre }: Found): StillWanted[] {
  if (!centre) return [];
  const { id, lat, lon, label } = centre;
  return [{ kind: 'map', centre: { lat, lon, label }, radiusMiles: round(radiusMiles), findings: [id] }];
}

const undoneOf = ({ unread, unapplied = [], wishes }: Reading): string[] => [
  ...tellUndone(unread, 'this was not read'),
  ...tellUndone(unapplied, 'this was not applied'),
  ...tellUndone(
    wishes.map(({ words }) => words),
    'this was not applied as a filter',
  ),
];

const tellUndone = (words: string[], what: string): string[] =>
  words.length === 0
    ? []
    : [`Of the brief, ${what}, and nothing was left out for it: ${words.map((one) => `“${one}”`).join(', ')}.`];

function metSubGoals({ centre, map }: Statuses, { programmes }: Found): string[] {
  const met = [centre === 'chosen' && 'centre', map === 'read' && 'fields', programmes.length > 0 && 'programs'];
  return met.filter((id) => id !== false);
}
