import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { Reading, Windows } from '../brief/reading.ts';
import type { ExtractNotes, PageFacts } from '../findings/page-facts.ts';
import { changeOf } from '../findings/change-value.ts';
import type { Kind } from '../kinds/kind.ts';
import { connect, countOf, plural, state } from './pieces.ts';

interface VerdictInput {
  reading: Reading;
  notes: ExtractNotes;
  changes: Finding[];
  /** Whether a page of the brief could not be read. */
  hasFailures: boolean;
}

const NAMES: [Kind, string, string][] = [
  ['security', 'security change', 'security changes'],
  ['breaking', 'breaking change', 'breaking changes'],
  ['deprecation', 'deprecation', 'deprecations'],
  ['behaviour-change', 'change of behaviour', 'changes of behaviour'],
];
const FURTHER: [Kind, string, string][] = [
  ['feature', 'feature', 'features'],
  ['fix', 'fix', 'fixes'],
  ['performance', 'change of performance', 'changes of performance'],
  ['other', 'other change', 'other changes'],
];
/** What a reader asks before an upgrade. */
const WEIGHTY: Kind[] = ['breaking', 'security'];

/**
 * The first line: how many changes of weight there are in what was asked for, or that there are none. That there are none is said only over
 * what was read whole, placed, and understood; else it says why that cannot be told.
 */
export function writeVerdict({ reading, notes, changes, hasFailures }: VerdictInput): ComposedSentence[] {
  const facts = notes.pages.filter(({ isWanted }) => isWanted);
  if (facts.every(({ releases }) => releases === 0)) return [];
  const where = whereOf(reading, facts);
  const kinds = reading.kinds ?? WEIGHTY;
  const counted = [...NAMES, ...(reading.kinds ? FURTHER : [])].flatMap(([kind, one, many]) => {
    const rows = changes.flatMap(({ value }, row) => {
      const change = changeOf(value);
      return change.kind === kind && !change.isOutside ? [row] : [];
    });
    return rows.length > 0 ? [{ kind, words: plural(rows.length, one, many), rows }] : [];
  });
  const named = counted.filter(({ kind }) => kinds.includes(kind));
  const beside = counted.filter(({ kind }) => !kinds.includes(kind));
  const opening =
    named.length > 0 ? [] : [connect(`${noneOf(kinds, { reading, notes, facts, hasFailures, where })}\n`)];
  if (counted.length === 0) return opening;
  const parts = [...named, ...beside].flatMap(({ kind, words, rows }, index) => {
    const versions = rows.map((row) => changeOf(changes[row]!.value).version);
    return [connect(index === 0 ? '' : ', '), state(words, { rows, derivations: [countOf(kind, versions)] })];
  });
  const list = parts.filter(({ text }) => text !== '');
  if (named.length === 0) return [...opening, connect('Beside that: '), ...list, connect('.\n')];
  return [...list, connect(`${where}.\n`)];
}

/** ` in Acme, since March 2026`. */
function whereOf(reading: Reading, facts: PageFacts[]): string {
  const products = [...new Set(facts.flatMap(({ product }) => product ?? []))];
  const windows = reading.targets.length === 1 ? (reading.targets[0]!.windows ?? reading) : reading;
  const range = rangeWords(windows);
  const shown = products.slice(0, 4).join(', ');
  if (!shown) return range ? ` (${range})` : '';
  return ` in ${shown}${range ? `, ${range}` : ''}`;
}

const rangeWords = ({ time, versions, limit, isStable, skip = 0, except = [] }: Windows): string =>
  [
    time?.words,
    versions && !time?.words.includes(versions.words.trim()) ? wordsOfVersions(versions) : '',
    limit === null
      ? ''
      : skip > 0
        ? 'the release before the newest'
        : limit === 1
          ? `the newest ${isStable ? 'stable ' : ''}release`
          : `the newest ${limit} releases`,
    except.length > 0 ? `without ${except.join(', ')}` : '',
  ]
    .map((words) => words?.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(', ');

const wordsOfVersions = ({ words, from, to }: NonNullable<Windows['versions']>): string =>
  /\p{L}{2}/u.test(words) ? words : from !== null && from === to ? `version ${words.trim()}` : words;

interface Ground {
  reading: Reading;
  notes: ExtractNotes;
  facts: PageFacts[];
  hasFailures: boolean;
  where: string;
}

function noneOf(kinds: Kind[], { reading, notes, facts, hasFailures, where }: Ground): string {
  const what = kinds.map((kind) => ADJECTIVES[kind]).join(' or ');
  if (notes.saidBefore > 0) return `Nothing ${what}${where} that the earlier answer does not say.`;
  const asked = facts.reduce((sum, one) => Math.max(sum, one.asked), 0);
  const why = whyOpen({ reading, notes, facts, hasFailures });
  if (why) return `Whether there is anything ${what}${where} cannot be told: ${why}.`;
  return asked === 0 ? `No release${where} is on the page.` : `Nothing ${what}${where}.`;
}

const ADJECTIVES: Record<Kind, string> = {
  breaking: 'breaking',
  security: 'security-related',
  deprecation: 'deprecated',
  'behaviour-change': 'changed in behaviour',
  feature: 'new',
  fix: 'fixed',
  performance: 'about performance',
  other: 'else',
};

/** Why it cannot be said that there is nothing; null where it can. */
function whyOpen({ facts, hasFailures }: Omit<Ground, 'where'>): string | null {
  if (facts.some(({ unread }) => unread.releases.length > 0)) return 'something that looks like a release was not read';
  if (facts.some(({ unread }) => unread.entries.length > 0)) return 'something that looks like changes was not read';
  if (facts.some(({ aside }) => aside.length > 0)) return 'a part of its releases was not understood';
  if (hasFailures) return 'a page could not be read';
  if (facts.some(({ releases }) => releases === 0)) return 'a page lists no releases that could be read';
  if (facts.some(({ reach }) => reach === 'short'))
    return 'what was read does not go back to where the question begins';
  if (facts.some(({ unplaced }) => unplaced > 0)) return 'releases without a date could not be placed';
  if (facts.some(({ releases, asked, ruled }) => releases > 0 && asked > 0 && ruled === 0))
    return 'the releases state no changes that could be read';
  if (facts.some(({ ruled, unruled }) => unruled * 2 > ruled))
    return 'the wording of most changes does not say of what kind they are';
  return null;
}

/** The second line: how the brief was read, with the days and versions that it comes to. */
export function writeReading(reading: Reading, facts: PageFacts[]): ComposedSentence[] {
  const windows = reading.targets.map((target) => target.windows ?? reading);
  const products = reading.targets.map(({ product, url }, at) => {
    const read = facts.find(({ target }) => target === at);
    const found = product ?? read?.product ?? (read ? url : tellUnread(url));
    const own = windows[at];
    return reading.targets.length > 1 && own && reading.targets[at]?.windows ? `${found} (${daysOf(own)})` : found;
  });
  const isApart = reading.targets.some((target) => target.windows !== undefined);
  const kinds = reading.kinds ? `only ${reading.kinds.join(', ')}` : 'all kinds of change';
  const range = isApart ? [] : [daysOf(windows[0] ?? reading)];
  const unread = (reading.unread ?? []).map((words) => `“${words}”`);
  const told = unread.length > 0 ? ` Not understood, so that nothing was left out for it: ${unread.join(', ')}.` : '';
  const parts = [...new Set(facts.flatMap((one) => one.parts))].map((name) => `“${name}”`).join(', ');
  const ofParts = parts === '' ? '' : `only what stands under ${parts}`;
  const others = [...new Set(facts.flatMap((one) => one.partsLeftOut))].map((name) => `“${name}”`).join(', ');
  const withoutParts = others === '' ? '' : `without what stands under ${others}`;
  const topic = reading.topic === undefined ? '' : `asked about ${reading.topic}`;
  return [
    connect(
      `Read as: ${[products.join(', '), ...range, kinds, ofParts, withoutParts, topic].filter(Boolean).join('; ')}.${told}\n`,
    ),
  ];
}

/** Its address is no source of the answer, which must not show it. */
const tellUnread = (url: string): string => (URL.canParse(url) ? `a page on ${new URL(url).host}` : 'a page');

function daysOf({ time, versions, limit, isStable, skip = 0, except = [] }: Windows): string {
  const parts = [
    time ? `days ${time.from ?? 'from the first'} to ${time.to ?? 'the newest'}` : '',
    versions ? `versions ${endsOf(versions)}` : '',
    limit === null
      ? ''
      : skip > 0
        ? 'the release before the newest'
        : limit === 1
          ? 'the newest release'
          : `the newest ${limit} releases`,
    isStable ? 'without pre-releases' : '',
    except.length > 0 ? `without ${except.join(', ')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'all releases';
}

function endsOf({ from, isFromIncluded, to, isToIncluded }: NonNullable<Windows['versions']>): string {
  if (from !== null && from === to) return from;
  const start = from === null ? 'from the first' : `${isFromIncluded ? 'from' : 'after'} ${from}`;
  return `${start} ${to === null ? 'to the newest' : `${isToIncluded ? 'to' : 'up to, without,'} ${to}`}`;
}
