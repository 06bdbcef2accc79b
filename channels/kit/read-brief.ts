import type { z } from 'zod';
import type { JsonObject } from '#contracts/json.ts';
import type { Brief } from '#contracts/plan.ts';
import { possibleLanguages } from '../reading/languages.ts';
import { isWithin, overlaps } from '../reading/span.ts';
import type { Span } from '../reading/span.ts';
import { clauseOf, findUnread } from '../reading/unread-words.ts';
import type { Unread } from '../reading/unread-words.ts';
import { choose } from './choose.ts';
import type { Proposal } from './choose.ts';
import { blankPrivate } from './private-parts.ts';
import { WEIGHTS } from './slot.ts';
import type { AnySlot, BriefText } from './slot.ts';

/** Which words of the brief a value was read from. Offsets are UTF-16 units of the document that it stands in. */
export type UsedSpan = { slot: string; document: 'brief' | 'prior'; start: number; end: number; words: string };

/** A brief as a channel read it. A type, not an interface: the plan keeps it as JSON. */
export type Reading<Wanted extends JsonObject> = {
  wanted: Wanted;
  /** One for each value of `wanted`, in the order of the slots and their values. */
  used: UsedSpan[];
  /** What carries content and was not read. */
  unread: { words: string; /** Values of list slots (`slot:place`) in whose clause it stands. */ bears: string[] }[];
  /** Sentences about words that could be read in more than one way. */
  doubts: string[];
  /** How much of what carries content was read, 0 to 1. */
  coverage: number;
  /** The notes narrow what an earlier take told: its rows are told again. */
  isNarrowed: boolean;
  /** Items that sources in English were asked for by words of another language. */
  foreign?: number[];
};

/** What came of reading one text: a value or several for each slot, or why there is none. */
interface TextReading {
  values: Map<string, Proposal[]>;
  doubts: string[];
  unread: Unread[];
  readChars: number;
}

export type FurtherCandidates = (text: string, unread: readonly Unread[]) => Promise<Proposal[]>;

/** Reads the notes of a brief, and for slots that they leave empty the brief of the take before. */
export async function readBrief<Wanted extends JsonObject>(
  brief: Brief,
  channel: { wanted: z.ZodType<Wanted>; slots: Record<string, AnySlot>; known: ReadonlySet<string> },
  further?: FurtherCandidates,
): Promise<Reading<Wanted> & { tooMany: { slot: string; count: number }[] }> {
  const { slots } = channel;
  const own = await readText(brief.notes, brief.acceptedAt, channel, further);
  const earlier = brief.prior?.brief ? await readText(brief.prior.brief, brief.acceptedAt, channel) : null;
  const used: UsedSpan[] = [];
  const values: Record<string, unknown> = {};
  const tooMany: { slot: string; count: number }[] = [];
  for (const [name, slot] of Object.entries(slots)) {
    const fresh = own.values.get(name) ?? [];
    const [found, document, text] =
      fresh.length > 0 || !earlier
        ? ([fresh, 'brief', brief.notes] as const)
        : ([earlier.values.get(name) ?? [], 'prior', brief.prior?.brief ?? ''] as const);
    const each = new Map(found.map((proposal) => [JSON.stringify(proposal.value), proposal]));
    const kept = [...each.values()];
    if (slot.most !== undefined && kept.length > slot.most) tooMany.push({ slot: name, count: kept.length });
    for (const { start, end } of kept) used.push({ slot: name, document, start, end, words: text.slice(start, end) });
    values[name] = slot.most === undefined ? (kept[0]?.value ?? null) : kept.map(({ value }) => value);
  }
  const spans = used.filter(({ document }) => document === 'brief');
  const unread = own.unread.map(({ start, end, words }) => ({
    words,
    bears: spans.flatMap((span) =>
      slots[span.slot]?.most !== undefined && isWithin({ start, end }, [clauseOf(brief.notes, span)])
        ? [`${span.slot}:${placeOf(used, span)}`]
        : [],
    ),
  }));
  const lost = own.unread.reduce((sum, { words }) => sum + words.length, 0);
  const hasOwn = spans.length > 0;
  return {
    wanted: channel.wanted.parse(values),
    used,
    unread,
    doubts: own.doubts,
    coverage: lost === 0 ? 1 : Math.round((own.readChars / (own.readChars + lost)) * 1_000) / 1_000,
    isNarrowed: hasOwn && earlier !== null && spans.every(({ slot }) => slots[slot]?.most === undefined),
    tooMany,
  };
}

const placeOf = (used: readonly UsedSpan[], span: UsedSpan): number =>
  used.filter(({ slot }) => slot === span.slot).indexOf(span);

async function readText(
  raw: string,
  acceptedAt: string,
  { slots, known }: { slots: Record<string, AnySlot>; known: ReadonlySet<string> },
  further?: FurtherCandidates,
): Promise<TextReading> {
  const languages = possibleLanguages(raw);
  const plain = propose({ text: raw, acceptedAt, languages }, slots);
  // What a word of its slot introduces is asked about, even where it looks like a name or a number of the writer's.
  const kept: Span[] = plain.filter(({ weight }) => WEIGHTS[weight] >= WEIGHTS.cued);
  const { text, spans: aside } = blankPrivate(raw, kept);
  const byRules = propose({ text, acceptedAt, languages }, slots);
  const settled = settle(byRules, slots);
  const first = { ...settled, doubts: [...settled.doubts, ...besideOne(raw, settled.chosen, slots)] };
  const coverage = (chosen: readonly Proposal[]): Unread[] =>
    findUnread(raw, { used: chosen.flatMap(({ cue, ...span }) => (cue ? [span, cue] : [span])), aside, known });
  const isOpen = Object.entries(slots).some(([name, { required }]) => required && !first.values.has(name));
  const unread = coverage(first.chosen);
  // A model is asked where the rules would ask back: whatever it says there, nothing that they read is lost, narrowed or added to.
  if (!further || !isOpen || unread.length === 0) return { ...first, unread };
  const said = (await further(text, unread)).filter(
    (proposal) => !first.chosen.some((own) => overlaps(own, proposal)) && unread.some((own) => overlaps(own, proposal)),
  );
  const second = settle([...byRules, ...said], slots);
  const bySaying = second.chosen.filter(({ weight }) => weight === 'said');
  // What a model alone found is asked about, and bears no "there is nothing".
  const doubted = bySaying.map(({ start, end }) => ({ start, end, words: raw.slice(start, end) }));
  return { ...second, unread: [...coverage(second.chosen), ...doubted].toSorted((a, b) => a.start - b.start) };
}

function propose(brief: BriefText, slots: Record<string, AnySlot>): Proposal[] {
  return Object.entries(slots).flatMap(([slot, { propose: proposers, type }]) =>
    proposers
      .flatMap((proposer) => proposer(brief))
      .flatMap((candidate) => (type.safeParse(candidate.value).success ? [{ ...candidate, slot }] : [])),
  );
}

/** One value for each slot that takes one. Values that disagree with equal right are none: the caller is asked. */
function settle(
  proposals: readonly Proposal[],
  slots: Record<string, AnySlot>,
): Omit<TextReading, 'unread'> & { chosen: Proposal[] } {
  const { chosen, clashes } = choose(proposals);
  const doubts = clashes.flatMap(([kept, other]) =>
    kept.slot === other.slot
      ? []
      : [`The brief was read as ${nameOf(slots, kept)}; it could mean ${nameOf(slots, other)} as well.`],
  );
  const values = new Map<string, Proposal[]>();
  for (const [name, { most, label, tell }] of Object.entries(slots)) {
    const own = chosen.filter(({ slot }) => slot === name);
    if (own.length === 0) continue;
    if (most !== undefined) {
      values.set(name, own);
      continue;
    }
    const top = Math.max(...own.map(({ weight }) => WEIGHTS[weight]));
    const best = own.filter(({ weight }) => WEIGHTS[weight] === top);
    const told = [...new Set(best.map(({ value }) => tell(value)))];
    if (told.length === 1) values.set(name, best);
    else
      doubts.push(
        `The brief gives more than one ${label}: ${told.join(' and ')}. Which one counts? None of them was applied.`,
      );
  }
  const counted = [...values.values()].flat();
  return { chosen: counted, values, doubts, readChars: counted.reduce((sum, { start, end }) => sum + end - start, 0) };
}

/** Limits that stand in the line of one thing of a list alone, and count for all: each line of a list has its own. */
function besideOne(raw: string, chosen: readonly Proposal[], slots: Record<string, AnySlot>): string[] {
  const lineOf = ({ start }: Proposal): number => raw.lastIndexOf('\n', start);
  const items = chosen.filter(
    ({ slot, weight }) => slots[slot]?.required !== undefined && WEIGHTS[weight] >= WEIGHTS.listed,
  );
  const byLine = Map.groupBy(items, lineOf);
  if (byLine.size < 2) return [];
  const told = chosen.flatMap((limit) => {
    const [item, ...others] = slots[limit.slot]?.most !== undefined ? [] : (byLine.get(lineOf(limit)) ?? []);
    if (!item || others.length > 0) return [];
    return [`${nameOf(slots, limit)} beside ${slots[item.slot]?.tell(item.value) ?? ''}`];
  });
  return told.length === 0
    ? []
    : [`The brief gives ${told.join(', ')} alone. It counts for all; are there separate briefs?`];
}

const nameOf = (slots: Record<string, AnySlot>, { slot, value }: Proposal): string =>
  `“${slots[slot]?.label ?? slot}: ${slots[slot]?.tell(value) ?? ''}”`;
