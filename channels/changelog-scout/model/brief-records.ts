import type { PlanDraft } from '#contracts/plan.ts';
import type { FillInput, RecordsTask } from '../../model/model-tasks.ts';
import { readRecords } from '../../model/prompts/read-records.ts';
import type { PlacedRecord, RecordSlots } from '../../model/record-slots.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { blankSpans, overlaps } from '../../reading/span.ts';
import { withoutWriters } from '../brief/prepare-brief.ts';
import { readingFromJson } from '../brief/reading.ts';
import type { Reading, TimeWindow, VersionWindow } from '../brief/reading.ts';
import { soughtProducts } from '../brief/sought-products.ts';
import { placesOfPlatforms } from '../brief/topic.ts';
import { card } from '../card.ts';
import { planReading } from '../plan.ts';
import { findOthers, type SaidVersion } from './other-readings.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import { findVersions } from '../versions/find-versions.ts';
import {
  daysDuring,
  daysSince,
  DENIES,
  kindsOf,
  leftOutOf,
  newestOf,
  versionOf,
  versionsDuring,
} from './record-values.ts';

const slots = {
  product: 'the product whose changes are asked about',
  held: 'the version, or the day or time, that the asker has or knows already: what came after it is asked for',
  target: 'the version at which an upgrade is to end, or up to which changes are asked for',
  during: 'the version, line of versions or stretch of time of which nothing but its own changes is asked for',
  newest: 'how many of the newest releases are asked for, with the word that says that they are the newest',
  kind: 'the kind of change that alone is asked for: security, breaking, deprecations, features, fixes, performance',
  leftout: 'the kind of change, or the version, that is not asked for, with the word that leaves it out',
  other: 'names and figures that narrow nothing: people, other software, reasons, deadlines, how the answer is to look',
} as const satisfies RecordSlots;

type Slot = keyof typeof slots;

/** A brief in odd words: a model says which of them name the product, the range and the kinds of change. */
export const briefRecords: RecordsTask = {
  prompt: readRecords(card.slug, {
    version: 2,
    text: 'The brief asks what changed in a product between its releases. "item" is 1 for the records of the first product that is asked about, 2 for the second and so on.',
    slots,
  }),
  slots,
  show: ({ notes }) => withoutContacts(withoutWriters(notes)),
  fill,
};

/** What the rules left open is filled; what they read stands. Words that neither explains are told as before. */
function fill({ brief, draft, text, records }: FillInput): PlanDraft | null {
  const rules = readingFromJson(draft.reading);
  const platforms = placesOfPlatforms(text);
  const own = records.filter((record) => !platforms.some((place) => overlaps(place, record)));
  const wordsIn = (slot: Slot): PlacedRecord[] => own.filter((record) => record.slot === slot);
  // Several products each have a range of their own: which is whose the rules say by their places.
  const isOfOne =
    rules.targets.length < 2 && new Set(own.flatMap(({ item, slot }) => (slot === 'other' ? [] : item))).size === 1;
  const used: string[] = [];
  const take = <T>(value: T | null, ...words: string[]): T | null => {
    if (value !== null) used.push(...words);
    return value;
  };
  const filled: Partial<Reading> = {
    ...(isOfOne && fillProduct()),
    ...(isOfOne && fillRange()),
    ...fillKinds(),
  };
  const disputed = isOfOne ? findOthers(rules, saidVersions()) : [];
  if (used.length === 0 && disputed.length === 0) return null;
  const unread = [
    ...(rules.unread ?? []).filter((piece) => !used.some((words) => words.includes(piece) || piece.includes(words))),
    ...disputed,
  ];
  const { unread: _, ...rest } = rules;
  const reading: Reading = { ...rest, ...filled, ...(unread.length > 0 && { unread }), said: used };
  return { ...planReading(brief, reading), ...(used.length > 0 && { readBy: 'model' }) };

  function saidVersions(): Parameters<typeof findOthers>[1] {
    const versionsIn = (records: readonly PlacedRecord[]): SaidVersion[] =>
      records.flatMap(({ words }) => {
        const version = versionOf(words);
        return version === null ? [] : [{ words, version }];
      });
    return {
      held: versionsIn(wordsIn('held').filter((record) => !isTurned(record))),
      targets: versionsIn(wordsIn('target')),
      during: wordsIn('during').flatMap(({ words }) => {
        const version = versionsDuring(words)?.from;
        return version == null ? [] : [{ words, version }];
      }),
      kinds: wordsIn('kind').flatMap(({ words }) => (kindsOf(words) ?? []).map((kind) => ({ words, kind }))),
    };
  }

  function fillProduct(): Partial<Reading> {
    const [target] = rules.targets;
    const name = wordsIn('product').flatMap(({ words }) => nameOf(words) ?? [])[0];
    if (name === undefined || target?.product || rules.sought) return {};
    take(name, name);
    return target ? { targets: [{ ...target, product: name }] } : { sought: [name] };
  }

  function fillRange(): Partial<Reading> {
    const { time, versions, limit } = rules;
    const target = wordsIn('target').map(({ words }) => ({ words, version: versionOf(words) }))[0];
    if (versions !== null && time === null && limit === null) return fillEnd(versions, target);
    if (time !== null || versions !== null || limit !== null) return {};
    const own = versionsOf(target);
    if (own) return { versions: own };
    const days =
      wordsIn('held').flatMap((record) =>
        isTurned(record) ? [] : (daysSince(record.words, brief.acceptedAt) ?? []),
      )[0] ?? wordsIn('during').flatMap(({ words }) => daysDuring(words, brief.acceptedAt) ?? [])[0];
    if (days) return { time: take<TimeWindow>(days, days.words) };
    const [newest] = wordsIn('newest').flatMap(({ words }) => ({ words, count: newestOf(words) }));
    return newest?.count ? { limit: take(newest.count, newest.words) } : {};
  }

  /** From what the asker has to where the upgrade ends; an end alone is not believed. */
  function versionsOf(target: { words: string; version: string | null } | undefined): VersionWindow | null {
    const held = wordsIn('held')
      .filter((record) => !isTurned(record))
      .map(({ words }) => ({ words, version: versionOf(words) }))
      .find(({ version }) => version !== null);
    if (!held?.version) {
      const during = wordsIn('during').flatMap(({ words }) => versionsDuring(words) ?? [])[0] ?? null;
      return during && take(during, during.words);
    }
    const from = { from: held.version, isFromIncluded: false };
    if (!target?.version) return take({ ...from, to: null, isToIncluded: false, words: held.words }, held.words);
    if (compareVersions(held.version, target.version) >= 0) return null;
    const words = `${held.words} to ${target.words}`;
    return take({ ...from, to: target.version, isToIncluded: true, words }, held.words, target.words);
  }

  /** The end of a range of which the rules read the beginning. */
  function fillEnd(
    versions: VersionWindow,
    target: { words: string; version: string | null } | undefined,
  ): Partial<Reading> {
    const isOpenEnd = versions.from !== null && versions.to === null && rules.limit === null;
    if (!isOpenEnd || !target?.version || compareVersions(versions.from!, target.version) >= 0) return {};
    if (!(rules.unread ?? []).some((piece) => piece.includes(target.version!))) return {};
    const words = `${versions.words} to ${target.words}`;
    return { versions: take({ ...versions, to: target.version, isToIncluded: true, words }, target.words) };
  }

  function fillKinds(): Partial<Reading> {
    if (rules.kinds !== null) return {};
    const wanted = wordsIn('kind').filter((record) => !DENIES.test(before(record)));
    const named = wanted.flatMap(({ words }) => (kindsOf(words) ?? []).map((kind) => ({ kind, words })));
    const aside = wordsIn('leftout').map(({ words }) => ({ words, ...leftOutOf(words) }));
    const except = aside.flatMap(({ versions }) => versions);
    const others = aside.find(({ kinds }) => kinds !== null);
    const kinds = named.length > 0 ? [...new Set(named.map(({ kind }) => kind))] : (others?.kinds ?? null);
    if (named.length > 0) take(kinds, ...new Set(named.map(({ words }) => words)));
    else if (others) take(kinds, others.words);
    if (except.length > 0) take(except, ...aside.map(({ words }) => words));
    return { kinds, ...(except.length > 0 && !rules.except && { except }) };
  }

  /** `before 2.0`, `not 2.0`: it bounds from the other side. */
  function isTurned(record: PlacedRecord): boolean {
    return (
      DENIES.test(before(record)) ||
      /\b(?:before|until|till|up to|older than|below|to|towards?)\s+(?:the\s+)?$/i.test(before(record))
    );
  }

  function before({ start }: PlacedRecord): string {
    return text.slice(Math.max(0, start - NEAR), start);
  }
}

/** Without telephones and mail addresses; figures that the rules read as versions are none. */
function withoutContacts(text: string): string {
  const versions = findVersions(text);
  return blankSpans(
    text,
    findContacts(text).filter((contact) => !versions.some((version) => overlaps(version, contact))),
  );
}

/** Units before words in which a denial bears on them. */
const NEAR = 24;

/** A product by its words: in capitals, and all of what the rules would take for a name there. */
function nameOf(words: string): string | null {
  const name = words.trim().replace(/^(?:the|our|my)\s+/i, '');
  return /^[\p{Lu}@]/u.test(name) && soughtProducts(`changes in ${name}`).join() === name ? name : null;
}
