import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import { indexHeadings } from '../../evidence/heading-scope.ts';
import type { HeadingScopes } from '../../evidence/heading-scope.ts';
import type { Extraction, ExtractInput } from '../channel.ts';
import type { PagePassages } from '../model/model-tasks.ts';
import { prepareBrief } from './brief/prepare-brief.ts';
import { readingFromJson } from './brief/reading.ts';
import type { Reading } from './brief/reading.ts';
import { isAdvisory, namesTopic } from './brief/topic.ts';
import { changeFinding } from './findings/change-finding.ts';
import { settleFound } from './found-targets.ts';
import { measurePage, notesToJson } from './findings/page-facts.ts';
import type { PageFacts } from './findings/page-facts.ts';
import { pageFinding } from './findings/page-finding.ts';
import { ruleChanges } from './kinds/rule-changes.ts';
import type { Change } from './kinds/rule-changes.ts';
import { addPassages } from './model/add-passages.ts';
import type { Passage } from './model/passage.ts';
import { findFurtherSources, findUnfinishedPages } from './more-sources.ts';
import { HALF_DAY } from './page/day-under-year.ts';
import { judgeLines } from './page/beside-changes.ts';
import { readPage } from './page/read-page.ts';
import { lastDay, withoutPlanned } from './page/planned-releases.ts';
import { productOfTitle } from './page/product-of-title.ts';
import { repositoryOf } from './brief/source-address.ts';
import type { PageReading, Release } from './page/page-reading.ts';
import { triedPlaceIn } from './page/rollout-days.ts';
import { askedReleases } from './select/asked-releases.ts';
import { chooseChanges, MAX_ROWS } from './select/choose-changes.ts';
import type { Candidate } from './select/choose-changes.ts';
import { askedParts, isOfParts } from './select/asked-parts.ts';
import { priorGround } from './select/prior-ground.ts';
import { reachOf } from './select/reach.ts';
import { slice, squeeze } from './text/span.ts';
import type { Span } from './text/span.ts';
import { targetOfPage } from './sources.ts';

interface Read {
  page: ReadPage;
  scopes: HeadingScopes;
  target: number;
  reading: PageReading;
  changes: Change[][];
  /** Lines of each release that are neither changes nor known to be something else. */
  aside: Span[][];
  /** What a model said of the page and the page does not say. */
  lost: FindingDraft[];
}

/** Reads the releases of all pages, rules their changes, and makes findings of those that the brief asks for. */
export const extract = (input: ExtractInput): Extraction => extractWith(input, []);

/** The same with passages that a model pointed at. */
export function extractWith(
  { brief, plan, pages: all, pagesLeft, roundsLeft }: ExtractInput,
  said: PagePassages<Passage>[],
): Extraction {
  const { reading, pages } = settleFound(readingFromJson(plan.reading), all);
  const isSitemap = ({ layer }: ReadPage): boolean => layer.sitemap !== undefined;
  const read = readAll(
    pages.filter((page) => !isSitemap(page)),
    reading,
    { said, last: lastDay(brief.acceptedAt) },
  );
  const facts: PageFacts[] = [];
  const candidates: Candidate[] = [];
  const findings: FindingDraft[] = read.flatMap(({ lost }) => lost);
  let saidBefore = 0;
  /** A fix is told whatever releases are asked for: where the one in use has none, the next question is which has. */
  const isOnAdvisory = (words: string): boolean =>
    reading.topic != null && isAdvisory(reading.topic) && namesTopic(words, reading.topic);

  for (const [target] of targetsOf(read)) {
    const own = read.filter((one) => one.target === target);
    const urls = [...own.map(({ page }) => page.url), reading.targets[target]?.url ?? null];
    const ground = priorGround(brief, reading, isCallers(own) ? [] : urls);
    const isWanted = isNamed(reading, target, own);
    const windows = { ...reading, ...reading.targets[target]?.windows };
    const merged = ofProduct(mergeReleases(own), reading.targets[target]?.product ?? null);
    const { releases, unplaced, held } = askedReleases(merged, windows);
    const places = placesOf(own);
    const reach = reachOf(merged, windows, {
      isFeed: own.every(({ page }) => page.layer.lane === 'feed'),
      textOf: (release) => places.get(release)!.page.page.layer.text,
    });
    const asked = isWanted ? releases : [];
    const parts = askedParts(
      prepareBrief(brief.notes),
      own.map(({ page, changes }) => ({ text: page.layer.text, changes: changes.flat() })),
      own.flatMap((one) => [one.reading.product, productOfTitle(one.page.layer.title)].flatMap((name) => name ?? [])),
      reading.targets[target]?.product,
    );
    const placed = asked.some(({ isPlaced }) => isPlaced) ? triedPlaceIn(brief.notes) : parts.doubted;
    const weighed = asked.flatMap((release) => places.get(release)!.changes);
    for (const [age, release] of asked.entries()) {
      const { page, changes: all } = places.get(release)!;
      const isAskedAfter = ({ span }: Change): boolean =>
        reading.topic != null && namesTopic(slice(page.page.layer.text, span), reading.topic);
      const ofParts = all.filter((one) => isOfParts(page.page.layer.text, one, parts));
      const changes = ofParts.filter(
        (change) => !reading.kinds || reading.kinds.includes(change.kind) || isAskedAfter(change),
      );
      const fresh = changes.filter(
        ({ span }) => !ground.hasRelease(release.version) && !ground.hasQuote(slice(page.page.layer.text, span)),
      );
      saidBefore += changes.length - fresh.length;
      const at = read.indexOf(page);
      for (const change of fresh) candidates.push({ change, release, page: at, target, age });
    }
    for (const release of isWanted ? merged.filter((one) => !asked.includes(one)) : []) {
      const { page, changes } = places.get(release)!;
      const named = changes.filter(({ span }) => isOnAdvisory(slice(page.page.layer.text, span)));
      const at = read.indexOf(page);
      const age = asked.length + merged.indexOf(release);
      for (const change of named) candidates.push({ change, release, page: at, target, age, isOutside: true });
    }
    for (const one of own)
      facts.push(
        factsOf(one, reading, {
          asked: asked.length,
          unplaced: isWanted ? unplaced : 0,
          held: isWanted ? held : [],
          ...(placed && { placed }),
          parts: parts.wanted,
          partsLeftOut: parts.leftOut,
          ruled: weighed.length,
          aside: asked
            .filter((release) => places.get(release)!.page === one)
            .flatMap((release) => [
              ...halfDated(one.page.layer.text, release),
              ...(one.aside[one.reading.releases.indexOf(release)] ?? []),
            ])
            .slice(0, 3)
            .map((span) => squeeze(slice(one.page.layer.text, span)).slice(0, 80)),
          unruled: weighed.filter(({ by }) => by === 'nothing').length,
          reach: isWanted && one === own.at(-1) ? reach : 'whole',
          isWanted,
          isKnown: asked.length > 0 && asked.every(({ version }) => ground.hasRelease(version)),
        }),
      );
  }

  const { topic } = reading;
  const { chosen, leftOut } = chooseChanges(
    candidates,
    MAX_ROWS,
    ({ change, page }) => topic != null && namesTopic(slice(read[page]!.page.layer.text, change.span), topic),
  );
  for (const one of read)
    findings.push(...[pageFinding(one.page, one.target, one.reading)].filter((finding) => finding !== null));
  findings.push(...chosen.map((candidate, index) => changeFinding(read[candidate.page]!, candidate, index + 1)));
  const sitemaps = pages.filter(isSitemap).map((page) => ({ page, target: targetOfPage(page, reading) ?? 0 }));
  const outside = byTarget(read.filter(({ page }) => page.origin !== 'caller'));
  const further = roundsLeft > 0 && pagesLeft > 0 ? findFurtherSources(outside, { sitemaps, room: pagesLeft }) : [];
  return {
    findings: unique(findings),
    more: further,
    readOn: findUnfinishedPages(outside, reading),
    notes: notesToJson({
      pages: facts,
      shown: chosen.length,
      leftOut,
      saidBefore,
      ...(reading.sought && { found: reading.targets }),
    }),
  };
}

/** The earlier answer is read as a changelog only where no page of the archive was there to read. */
function readAll(
  pages: ReadPage[],
  reading: Reading,
  { said, last }: { said: PagePassages<Passage>[]; last: string },
): Read[] {
  const own = pages.some((page) => targetOfPage(page, reading) !== null)
    ? pages.filter((page) => targetOfPage(page, reading) !== null)
    : pages;
  return [...new Map(own.map((page) => [page.sha256, page])).values()].map((page) => {
    const passages = said.flatMap((one) => (one.page === page.sha256 ? one.passages : []));
    const { reading: whole, lost } = addPassages(page, readPage(page), passages);
    const found = withoutPlanned(whole, last);
    const judged = found.releases.map((release) =>
      judgeLines(page.layer.text, ruleChanges(page.layer.text, release), reading.topic ?? null),
    );
    return {
      page,
      lost,
      aside: judged.map(({ unread }) => unread),
      scopes: indexHeadings(page.layer.text, page.layer.blocks),
      target: targetOfPage(page, reading) ?? 0,
      reading: found,
      changes: judged.map(({ changes }) => changes),
    };
  });
}

/** The head of a release whose day has no year on the page: when it came out was not read. */
const halfDated = (text: string, { date, heads }: Release): Span[] =>
  date === null ? heads.filter((head) => HALF_DAY.test(slice(text, head))) : [];

const isCallers = (own: Read[]): boolean => own.every(({ page }) => page.origin === 'caller');

const targetsOf = (read: Read[]): Map<number, true> => new Map(read.map(({ target }) => [target, true]));
const byTarget = (read: Read[]): { target: number; pages: Read[] }[] =>
  [...Map.groupBy(read, ({ target }) => target)].map(([target, pages]) => ({ target, pages }));

/** Whether the brief narrows to other products than this one. */
function isNamed({ products, targets }: Reading, target: number, own: Read[]): boolean {
  if (products.length === 0) return true;
  const names = [targets[target]?.product, ...own.map(({ reading }) => reading.product)].flatMap(
    (name) => name?.toLowerCase() ?? [],
  );
  return products.some((product) => names.includes(product.toLowerCase()));
}

/** Releases of all pages of a target: one that two pages hold is read where it says more. */
function mergeReleases(own: Read[]): Release[] {
  const byVersion = new Map<string, Release>();
  const single = own.length === 1;
  const all = own.flatMap(({ reading }) => reading.releases);
  if (single) return all;
  for (const release of all) {
    const key = release.version.replace(/^v(?=\d)/i, '').toLowerCase();
    const known = byVersion.get(key);
    if (!known || known.entries.length < release.entries.length) byVersion.set(key, release);
  }
  return [...byVersion.values()];
}

/** Of a page of several products the releases of the one that the brief names, by its whole name or the last part of it; else all. */
function ofProduct(releases: Release[], name: string | null): Release[] {
  const wanted = name?.toLowerCase();
  const own = releases.filter(({ product }) => {
    const named = product?.toLowerCase();
    return wanted !== undefined && (named === wanted || named?.split('/').at(-1) === wanted);
  });
  const products = new Set(releases.flatMap(({ product }) => product?.toLowerCase() ?? []));
  return own.length > 0 && products.size > 1 ? own : releases;
}

/** Where each release was read, and its changes there. */
const placesOf = (own: Read[]): Map<Release, { page: Read; changes: Change[] }> =>
  new Map(
    own.flatMap((page) =>
      page.reading.releases.map((release, at) => [release, { page, changes: page.changes[at]! }] as const),
    ),
  );

function factsOf(
  { page, target, reading, changes }: Read,
  plan: Reading,
  counts: Pick<
    PageFacts,
    | 'asked'
    | 'unplaced'
    | 'held'
    | 'placed'
    | 'parts'
    | 'partsLeftOut'
    | 'ruled'
    | 'unruled'
    | 'aside'
    | 'reach'
    | 'isWanted'
    | 'isKnown'
  >,
): PageFacts {
  return {
    target,
    page: page.sha256,
    url: page.url,
    title: page.layer.title,
    product:
      plan.targets[target]?.product ?? reading.product ?? repositoryOf(page.url) ?? productOfTitle(page.layer.title),
    ...measurePage(page, reading, changes),
    ...counts,
    isCallers: page.origin === 'caller',
  };
}

const unique = (findings: FindingDraft[]): FindingDraft[] => [
  ...new Map(findings.map((finding) => [finding.id, finding])).values(),
];
