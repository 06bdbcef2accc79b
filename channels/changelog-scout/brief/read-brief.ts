import type { Brief } from '#contracts/plan.ts';
import type { Language } from '../../reading/languages.ts';
import { languagesOf } from '../../reading/unread-words.ts';
import type { Span } from '../text/span.ts';
import { accountForWords } from './account-for-words.ts';
import { blankOut } from '../dates/find-dates.ts';
import { findAddresses, withoutAddresses } from './find-addresses.ts';
import type { WrittenAddress } from './find-addresses.ts';
import { placesOfKinds, readKindFilter } from './kind-filter.ts';
import { findSecondNewest, readLeftOut } from './left-out.ts';
import { findOtherQuestions } from './other-questions.ts';
import { prepareBrief } from './prepare-brief.ts';
import { LOG_WORDS } from './limiting-words.ts';
import { productBefore } from './product-name.ts';
import type { Reading, Target, TimeWindow, Windows } from './reading.ts';
import { readReleaseLimit, wantsStable } from './release-limit.ts';
import { findSignatures } from './signatures.ts';
import { findUnreadLimits, placesOf } from './unread-limits.ts';
import { namedProducts, soughtProducts } from './sought-products.ts';
import { sourceAddress } from './source-address.ts';
import { findSupportQuestions } from './support-question.ts';
import { placesOfPlatforms, readTopic } from './topic.ts';
import { findScores } from './unread-ranges.ts';
import { readTimeWindow } from './time-window.ts';
import { findVersions } from '../versions/find-versions.ts';
import { readQuarterRelease } from './quarter-release.ts';
import { readLoneVersion, readVersionWindow } from './version-window.ts';

/** Pages that one take reads for what a brief names. */
export const MAX_TARGETS = 8;

/**
 * What a brief asks for. With a prior, its brief and the notes count together: addresses add up unless the notes say `instead`, filters of
 * the notes win over those of the same sort before. Without an address anywhere, the links of the prior are what is read; without those, the products that it names are sought.
 */
export function readBrief(brief: Brief): Reading {
  const { prior, acceptedAt } = brief;
  const notes = prepareBrief(brief.notes);
  const earlier = prepareBrief(prior?.brief ?? '');
  const isInstead = /\binstead\b|\bnow (?:only )?(?:look|do|try|check|read)\b.*\bhttps?:/i.test(notes);
  const own = targetsOf(notes);
  const kept = isInstead && own.length > 0 ? [] : targetsOf(earlier);
  const named = unique([...kept, ...own]);
  const targets =
    named.length > 0 ? named : unique((prior?.links ?? []).slice(0, MAX_TARGETS).map((url) => targetOf(url, null)));
  const [words, earlierWords] = [withoutAddresses(notes), withoutAddresses(earlier)];
  const kinds = readKindFilter(blankOut(words, findSupportQuestions(words)));
  const topic = readTopic(words)?.words ?? null;
  const { time, versions, limit, isStable, skip, except } = readWindows(words, acceptedAt);
  const before = readWindows(earlierWords, acceptedAt);
  const products = prior && own.length === 0 ? narrowedProducts(words, targets) : [];
  const isNarrowing =
    prior !== null && own.length === 0 && [kinds, time, versions, limit, products[0], topic].some((one) => one != null);
  const sought = targets.length === 0 ? soughtProducts(`${words}\n${earlierWords}`) : [];
  // A question after something by name is one to the whole log, unless it says where to look.
  const isFresh = [time, versions, limit, topic].some((one) => one !== null);
  const isOlder = prior !== null && /\b(?:older|earlier)\b/i.test(words);
  const placed = withWindows(targets.slice(0, MAX_TARGETS), notes, acceptedAt);
  const isApart = placed.some(({ windows }) => windows !== undefined);
  const windows = [{ time, versions, limit }, ...placed.flatMap((target) => target.windows ?? [])];
  const names = [topic, ...placed.map(({ product }) => product), ...sought];
  const unread = findUnreadOf(words, {
    windows,
    names: names.flatMap((name) => name ?? []),
    parts: placed.flatMap(({ product }) => (product === null ? [] : findPartsOf(words, product))),
    addresses: targets,
    topics: topic === null ? [] : [topic],
    languages: languagesOf(brief.notes),
  });
  return {
    targets: placed,
    ...(sought.length > 0 && { sought }),
    products,
    time: isApart ? null : (time ?? (isFresh ? null : isOlder ? olderThan(before.time) : before.time)),
    versions: isApart ? null : (versions ?? (isFresh ? null : before.versions)),
    kinds: kinds ?? (wantsAll(words) ? null : readKindFilter(earlierWords)),
    limit: isApart ? null : (limit ?? (isFresh ? null : before.limit)),
    ...(isStable && !isApart && { isStable }),
    ...(skip !== undefined && !isApart && { skip }),
    ...(except && { except }),
    ...(topic === null ? {} : { topic }),
    isNarrowing,
    ...(unread.length > 0 && { unread }),
    leftOut: targets.slice(MAX_TARGETS).map(({ url }) => url),
  };
}

/** Limits of the notes that were not understood, and words that nothing was made of. */
function findUnreadOf(
  words: string,
  {
    windows,
    names,
    parts,
    addresses,
    languages,
    topics,
  }: {
    topics: string[];
    windows: Windows[];
    names: string[];
    parts: string[];
    addresses: Target[];
    languages: readonly Language[];
  },
): string[] {
  const limits = findUnreadLimits(blankOut(words, readLeftOut(words).spans), windows, names);
  const read = [...windows.flatMap(({ time, versions }) => [time?.words, versions?.words]), ...names];
  const aside = [...readLeftOut(words).spans, ...[findSecondNewest(words)].flatMap((one) => one ?? [])];
  const used = [...read.flatMap((one) => placesOf(words, one ?? '')), ...placesOfKinds(words), ...aside];
  const further = accountForWords(words, { used, named: namesIn(words, addresses), languages });
  const ranges = windows.flatMap(({ time, versions }) => [time?.words ?? '', versions?.words ?? '']);
  const told = [...ranges, ...topics].flatMap((one) => placesOf(words, one));
  const others = findOtherQuestions(words, [...told, ...placesOfKinds(words), ...aside]);
  const questions = others.map(({ start, end }) => words.slice(start, end).replace(/\s+/g, ' '));
  const isSaid = (limit: string): boolean => questions.some((one) => one.includes(limit));
  const rest = [...limits, ...parts].filter((limit) => !further.some((one) => one.includes(limit)));
  return [...new Set([...[...rest, ...further].filter((limit) => !isSaid(limit)), ...questions])];
}

/** `the gui` of `the gui of Acme`: a part that is asked about, whether or not a page has it. */
const findPartsOf = (words: string, product: string): string[] =>
  [...words.matchAll(/\b(?:in|of|for|about|to|on) (?:the|our|its) (\p{Ll}[\p{L}\d_-]*) of (?:the )?(\S+)/gu)].flatMap(
    ([, part = '', whole = '']) => (product.startsWith(whole) && !LOG_WORDS.has(part) ? [part] : []),
  );

const INFINITIVE = /\b(?:have|has|need|needs|want|able|going|necessary|required|how|where|when|what) to\s+$/i;

/** Words that name a product by their place in a sentence or by an address. */
function namesIn(words: string, addresses: readonly Target[]): Span[] {
  const ofAddresses = new Set(addresses.flatMap(({ url }) => url.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []));
  const said = [...words.matchAll(/[\p{L}\d]+/gu)]
    .filter(([word]) => ofAddresses.has(word.toLowerCase()))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  // "Have to reindex" names what is to be done.
  const isVerb = ({ start }: Span): boolean => INFINITIVE.test(words.slice(0, start));
  return [...said, ...namedProducts(words).flatMap((name) => placesOf(words, name).filter((one) => !isVerb(one)))];
}

/** Times, versions and numbers of releases that a text asks for. What names a day or a topic is no version. */
function readWindows(whole: string, acceptedAt: string): Windows {
  const text = blankOut(whole, [...findSupportQuestions(whole), ...findScores(whole)]);
  const quarter = readQuarterRelease(text);
  const time = quarter ? null : readTimeWindow(text, acceptedAt);
  const topic = readTopic(text);
  const leftOut = readLeftOut(text);
  const second = findSecondNewest(text);
  const day = time ? text.indexOf(time.words) : -1;
  const known = [
    ...(topic ? [topic] : []),
    ...leftOut.spans,
    ...(second ? [second] : []),
    ...(time && day >= 0 ? [{ start: day, end: day + time.words.length }] : []),
  ];
  // "On Python 3.9 in Tern 7.3": the version of a platform is one of the product only where there is no other.
  const plain = blankOut(text, known);
  const others = blankOut(plain, placesOfPlatforms(plain));
  const versions =
    quarter ?? readVersionWindow(others) ?? (findVersions(others).length > 0 ? null : readVersionWindow(plain));
  const isStable = wantsStable(text);
  return {
    time,
    versions,
    limit: second ? 1 : readReleaseLimit(text),
    ...(second && { skip: 1 }),
    ...(isStable && { isStable }),
    ...(leftOut.versions.length > 0 && { except: leftOut.versions }),
  };
}

/**
 * Targets with the windows that stand beside their addresses (`A since June https://…, B since 2.0 https://…`), where two or more of them have
 * their own. The words beside an address are those before it, or those behind it where none stand before the first.
 */
function withWindows(targets: Target[], notes: string, acceptedAt: string): Target[] {
  const addresses = findAddresses(notes);
  if (targets.length < 2 || addresses.length < 2) return targets;
  const named = withNamedWindows(targets, notes, acceptedAt);
  if (named) return named;
  const leads = addresses.map(({ start }, at) => notes.slice(addresses[at - 1]?.end ?? 0, start));
  const tails = addresses.map(({ end }, at) => notes.slice(end, addresses[at + 1]?.start ?? notes.length));
  const read = [leads, tails].map((texts) => texts.map((text) => readWindows(text, acceptedAt)));
  const alone = leads.map((text) => ({ time: null, versions: readLoneVersion(text), limit: null }));
  const own = [...read, alone].find((windows) => windows[0] && isNarrow(windows[0])) ?? [];
  if (own.filter(isNarrow).length < 2) return targets;
  const byId = new Map(addresses.map(({ url }, at) => [targetOf(url, null).requestId, own[at]]));
  return targets.map((target) => {
    const windows = byId.get(target.requestId);
    return windows ? { ...target, windows } : target;
  });
}

/** `A 3.3 to 3.4 and B since 4.2`, their addresses elsewhere: windows by the clauses that name each of them; null where not each has its own. */
function withNamedWindows(targets: Target[], notes: string, acceptedAt: string): Target[] | null {
  const clauses = withoutAddresses(notes).split(/[\n;]|, |(?<!\bbetween\b[^,;\n]{0,40}) (?:and|und|et|y|e|en) /u);
  const own = clauses.flatMap((clause) => {
    const words = clause.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const of = targets.filter(({ url }) => words.some((word) => wordsOfUrl(url).includes(word)));
    const windows = readWindows(clause, acceptedAt);
    return of.length === 1 && isNarrow(windows) ? [{ target: of[0]!, windows }] : [];
  });
  const all = targets.map((target) => own.filter((one) => one.target === target));
  if (!all.every(({ length }) => length === 1)) return null;
  return targets.map((target, at) => ({ ...target, windows: all[at]![0]!.windows }));
}

const wordsOfUrl = (url: string): string[] => url.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const isNarrow = ({ time, versions, limit }: Windows): boolean => [time, versions, limit].some((one) => one !== null);

/** `anything older?` after a question about a time: what lies before it. */
function olderThan(time: TimeWindow | null): TimeWindow | null {
  if (!time?.from) return time;
  const to = new Date(Date.parse(`${time.from}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return { from: null, to, words: time.words };
}

function targetsOf(text: string): Target[] {
  let end = 0;
  const topic = readTopic(withoutAddresses(text));
  const words = blankOut(text, [...(topic ? [topic] : []), ...findSignatures(withoutAddresses(text.slice(0, 5_000)))]);
  return findAddresses(text).map((address: WrittenAddress) => {
    const product = productBefore(words, address.start, end);
    end = address.end;
    return targetOf(address.url, product);
  });
}

function targetOf(url: string, product: string | null): Target {
  const source = sourceAddress(url);
  return { requestId: `page:${source}`, url: source, product };
}

function unique(targets: Target[]): Target[] {
  const byId = new Map<string, Target>();
  for (const target of targets)
    byId.set(target.requestId, { ...target, product: target.product ?? byId.get(target.requestId)?.product ?? null });
  return [...byId.values()];
}

/** Products of the earlier brief that the notes come back to by name. */
function narrowedProducts(words: string, targets: Target[]): string[] {
  const names = targets.flatMap(({ product }) => product ?? []);
  const said = names.filter((name) =>
    ` ${words.toLowerCase()} `.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(
      ` ${name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    ),
  );
  return said.length < names.length ? said : [];
}

const wantsAll = (words: string): boolean =>
  /\b(?:everything|all (?:the )?(?:changes|kinds)|all of it|not only)\b/i.test(words);
