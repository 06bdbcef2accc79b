import type { PlanDraft } from '#contracts/plan.ts';
import type { FillInput, RecordsTask } from '../../model/model-tasks.ts';
import { readRecords } from '../../model/prompts/read-records.ts';
import type { PlacedRecord, RecordSlots } from '../../model/record-slots.ts';
import { applyCorrections } from '../../reading/corrections.ts';
import { detectLanguages } from '../../reading/languages.ts';
import { blankSpans } from '../../reading/span.ts';
import { isNamedAsPerson } from '../brief/as-person.ts';
import { findWriters } from '../brief/blank-talk.ts';
import type { Child } from '../brief/child.ts';
import { findElsewhere } from '../brief/elsewhere.ts';
import { isVocabulary } from '../brief/place-words.ts';
import type { Radius } from '../brief/radius.ts';
import { readChildren } from '../brief/read-children.ts';
import { type Place, readPlace } from '../brief/read-place.ts';
import { readRadius } from '../brief/read-radius.ts';
import { card } from '../card.ts';
import { planReading } from '../plan.ts';
import { fromJson, type Reading } from '../reading.ts';
import { findOthers } from './other-readings.ts';

const slots = {
  place:
    'where to look: a street address, a park, a town with its state or country, a postal code or a pair of coordinates',
  age: 'how old a child is: an age, a birthday, a year of birth or a school grade; one record for each child',
  distance: 'how far away it may be, with its unit, or how long the way may take',
  wish: 'what else is wished for: days, times, a price, a level, a sort of team or ground',
  other: 'names and figures that are none of these: people, clubs they were in, places that are not searched from',
} as const satisfies RecordSlots;

/** A brief in odd words: a model says which of them name the place, the ages and the distance. */
export const briefRecords: RecordsTask = {
  prompt: readRecords(card.slug, {
    version: 2,
    text: 'The brief asks for soccer near a place: fields, clubs and programs for children. "item" is 1 for the records of the first child, 2 for the second and so on, and 0 for all other slots.',
    slots,
  }),
  slots,
  show: ({ notes }) => blankSpans(notes, findWriters(notes, detectLanguages(notes))),
  fill,
};

/** What the rules left open is filled; what they read stands. Words that neither explains are told as before. */
function fill({ brief, draft, records }: FillInput): PlanDraft | null {
  const rules = fromJson(draft.reading);
  const wordsIn = (slot: keyof typeof slots): PlacedRecord[] => records.filter((record) => record.slot === slot);
  const places = wordsIn('place').flatMap((record) => placeOf(record, brief.notes) ?? []);
  const children = wordsIn('age').flatMap((record) => childrenOf(record, brief.acceptedAt));
  const radii = wordsIn('distance').flatMap((record) => radiusOf(record) ?? []);
  const [radius = null] = radii;
  const filled: Partial<Reading> = {
    ...(!rules.place && places[0] && { place: withOthers(places), placeFrom: 'notes', isNearCaller: false }),
    ...(rules.children.length === 0 && children.length > 0 && { children }),
    ...(!rules.radius && radius && { radius, radiusMiles: radius.miles }),
  };
  const said = [filled.place?.quote, ...(filled.children ?? []).map(({ quote }) => quote), filled.radius?.quote];
  const wishes = wordsIn('wish').filter(({ words }) => rules.unread.some((piece) => words.includes(piece)));
  const used = [...said.flatMap((words) => words ?? []), ...wishes.map(({ words }) => words)];
  const meant = applyCorrections(brief.notes);
  const disputed = findOthers(rules, {
    places,
    children,
    radii,
    other: wordsIn('other').map(({ words }) => words),
  }).filter((words) => meant.includes(words));
  if (used.length === 0 && disputed.length > 0)
    return planReading(brief, { ...rules, unread: [...rules.unread, ...disputed], said: [] });
  if (used.length === 0) return null;
  const reading: Reading = {
    ...rules,
    ...filled,
    wishes: [...rules.wishes, ...wishes.map(({ words }) => ({ kind: 'level' as const, words }))],
    unread: [...rules.unread.filter((piece) => !used.some((words) => words.includes(piece))), ...disputed],
    said: used,
  };
  return { ...planReading(brief, reading), readBy: 'model' };
}

/**
 * The channel's own readers take the words as what they are said to be; a place has to be all that they see in them, and what a model takes for one is
 * nobody's name and no place that is not searched.
 */
function placeOf({ start, end, words }: PlacedRecord, notes: string): Place | null {
  const place = readPlace(`near ${words}`, `near ${words}`);
  const isElsewhere = findElsewhere(notes).some((other) => other.start < end && start < other.end);
  if (!place || start === end || isElsewhere || isNamedAsPerson(notes, { start, end }, 'said')) return null;
  const read = `${place.quote} ${place.kind === 'query' ? place.query : ''} ${place.around?.quote ?? ''}`.toLowerCase();
  const isWhole = (words.match(/[\p{L}\d]{3,}/gu) ?? []).every(
    (word) => read.includes(word.toLowerCase()) || word === 'the',
  );
  const isNamed = words.split(/\s+/).some((word) => !isVocabulary(word)) && !isVocabulary(words.split(/\s+/)[0] ?? '');
  return isWhole && isNamed ? { ...place, start, end, quote: words, isAnchored: true } : null;
}

function childrenOf({ start, end, words }: PlacedRecord, acceptedAt: string): Child[] {
  const found = ['', 'age ', 'born ']
    .map((lead) => readChildren(`${lead}${words}`, acceptedAt))
    .find((own) => own.length > 0);
  return (found ?? []).map((child) => ({ ...child, start, end, quote: words }));
}

function radiusOf({ start, end, words }: PlacedRecord): Radius | null {
  const radius = readRadius(words) ?? readRadius(`within ${words}`);
  return radius && { ...radius, start, end, quote: words };
}

const withOthers = ([place, ...others]: Place[]): Place | null =>
  place ? { ...place, others: [...place.others, ...others.map(({ quote }) => quote)] } : null;
