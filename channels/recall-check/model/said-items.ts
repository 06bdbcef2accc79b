import type { PlacedRecord } from '../../model/record-slots.ts';
import { parseNumberWord } from '../../reading/number-words.ts';
import type { Span } from '../../reading/span.ts';
import type { Item } from '../brief/item.ts';
import { heldWords } from '../brief/held-words.ts';
import { readAsked } from '../brief/read-items.ts';
import { splitBrief } from '../brief/split-brief.ts';
import { splitWords } from '../words/fold-words.ts';
import type { Words } from './content.ts';
import { isIdentified } from './likeness.ts';

/** A thing as a model named it: its words, read by the channel's own readers. */
export interface SaidItem {
  at: number;
  words: Words;
  isOneLine: boolean;
  /** Numbers in its codes. */
  codes: Words;
  /** What it is is told by words that are a name and no talk. */
  isName: boolean;
  item: Item;
}

interface Ground {
  text: string;
  content(piece: string): Words;
  /** Numbers of things of which a record fell. */
  partial: ReadonlySet<number>;
  /** Words that the rules read as nothing. */
  unread: Words;
}

/** The things that records tell of, in the order of the brief. */
export function saidItems(records: readonly PlacedRecord[], ground: Ground): SaidItem[] {
  const named = records.filter((record) => OF_ITEMS.has(record.slot) && record.item > 0 && isOfItsKind(record));
  return [...Map.groupBy(named, ({ item }) => item).values()]
    .map((own) => ({ own, one: saidItem(own, records, ground) }))
    .filter(({ own, one }) => own.some(({ slot }) => slot === 'thing') || isIdentified(one.item))
    .map(({ one }) => one)
    .toSorted((a, b) => a.at - b.at);
}

const OF_ITEMS: ReadonlySet<string> = new Set(['thing', 'code', 'detail']);

/** A thing has a word, and a code a figure or a word for one. */
const isOfItsKind = ({ slot, words }: PlacedRecord): boolean =>
  slot === 'thing'
    ? /\p{L}{2}/u.test(words)
    : slot !== 'code' || /\d/.test(words) || words.split(/\s+/).some((word) => parseNumberWord(word) !== null);

/** Least share of words that tell one thing from another, in a name of one. */
const LEAST_TELLING = 0.6;

function saidItem(own: PlacedRecord[], all: readonly PlacedRecord[], ground: Ground): SaidItem {
  const { text, content, partial } = ground;
  const gaps = own.slice(1).map((record, at) => ({ start: own[at]?.end ?? 0, end: record.start }));
  const open = gaps.flatMap((gap) => unsaidIn(gap, all, ground));
  const isWhole = gaps.every((gap) => content(text.slice(gap.start, gap.end)).size === 0 && isShort(gap));
  const [first, last] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
  const asked = (isWhole ? text.slice(first, last) : inOrder(own).join(', ')).replace(/\s+/g, ' ');
  const item = readWords(asked);
  const doubt = doubtOf({
    isPartial: partial.has(own[0]?.item ?? 0),
    isApart: gaps.some((gap) => isFar(gap, text)),
    open,
  });
  return {
    at: first,
    isOneLine: !text.slice(first, last).includes('\n'),
    isName: own.every(
      ({ slot, words }) => slot !== 'thing' || content(words).size >= new Set(splitWords(words)).size * LEAST_TELLING,
    ),
    codes: new Set(
      own.flatMap(({ slot, words }) =>
        slot === 'code' ? [...content(words)].filter((word) => /\d.*\d.*\d/.test(word)) : [],
      ),
    ),
    words: content(own.map(({ words }) => words).join(' ')),
    item: { ...item, isSaid: true, doubt: item.doubt ?? doubt },
  };
}

/** Why the words may not be those of one thing. */
function doubtOf({
  isPartial,
  isApart,
  open,
}: {
  isPartial: boolean;
  isApart: boolean;
  open: string[];
}): string | null {
  if (isPartial) return 'a part of what was said of it could not be found in the brief';
  if (isApart) return 'its words stand far apart in the brief';
  return open.length > 0 ? `“${open.join('”, “')}” beside it was read as nothing` : null;
}

/** Farther apart nothing says that words are about the same thing. */
const FARTHEST = 160;
const MOST_LINES = 2;
const isFar = ({ start, end }: Span, text: string): boolean =>
  end - start > FARTHEST || text.slice(start, end).split('\n').length - 1 > MOST_LINES;

/** What it is comes first, its codes and the rest behind. */
const inOrder = (records: readonly PlacedRecord[]): string[] =>
  [...OF_ITEMS].flatMap((slot) => records.filter((record) => record.slot === slot).map(({ words }) => words));

const LONGEST_GAP = 30;
const isShort = ({ start, end }: Span): boolean => end - start <= LONGEST_GAP;

/** Words between two pieces on one line that neither the rules nor a record explain. */
function unsaidIn(gap: Span, all: readonly PlacedRecord[], { text, content, unread }: Ground): string[] {
  const words = text.slice(gap.start, gap.end);
  if (words.includes('\n')) return [];
  const within = all.filter(({ start, end }) => start < gap.end && end > gap.start);
  const said = content(within.map((record) => record.words).join(' '));
  return [...content(words)].filter((word) => unread.has(word) && !said.has(word));
}

/** One thing, as the readers of briefs take its words; as they stand where those see several or none. */
function readWords(words: string): Item {
  const { items } = splitBrief(words);
  const [only, ...others] = items;
  if (only && others.length === 0) return { ...readAsked(only), asked: words };
  const isNamed = items.some((item) => item.isNamed);
  const held = heldWords(words);
  return readAsked({ asked: words, text: words, isSure: true, isNamed, soft: [], unsure: [], around: words, held });
}
