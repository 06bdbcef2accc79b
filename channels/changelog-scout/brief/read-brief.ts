import type { Brief } from '#contracts/plan.ts';
import { findAddresses, withoutAddresses } from './find-addresses.ts';
import type { WrittenAddress } from './find-addresses.ts';
import { readKindFilter } from './kind-filter.ts';
import { productBefore } from './product-name.ts';
import type { Reading, Target } from './reading.ts';
import { readReleaseLimit } from './release-limit.ts';
import { soughtProducts } from './sought-products.ts';
import { sourceAddress } from './source-address.ts';
import { readTimeWindow } from './time-window.ts';
import { readVersionWindow } from './version-window.ts';

/** Pages that one take reads for what a brief names. */
export const MAX_TARGETS = 8;

/**
 * What a brief asks for. With a prior, its brief and the notes count together: addresses add up unless the notes say `instead`, filters of
 * the notes win over those of the same sort before. Without an address anywhere, the links of the prior are what is read; without those, the products that it names are sought.
 */
export function readBrief(brief: Brief): Reading {
  const { notes, prior, acceptedAt } = brief;
  const earlier = prior?.brief ?? '';
  const isInstead = /\binstead\b|\bnow (?:only )?(?:look|do|try|check|read)\b.*\bhttps?:/i.test(notes);
  const own = targetsOf(notes);
  const before = isInstead && own.length > 0 ? [] : targetsOf(earlier);
  const named = unique([...before, ...own]);
  const targets =
    named.length > 0 ? named : unique((prior?.links ?? []).slice(0, MAX_TARGETS).map((url) => targetOf(url, null)));
  const [words, earlierWords] = [withoutAddresses(notes), withoutAddresses(earlier)];
  const kinds = readKindFilter(words);
  const time = readTimeWindow(words, acceptedAt);
  const versions = readVersionWindow(words);
  const limit = readReleaseLimit(words);
  const products = prior && own.length === 0 ? narrowedProducts(words, targets) : [];
  const isNarrowing =
    prior !== null && own.length === 0 && [kinds, time, versions, limit, products[0]].some((one) => one != null);
  const sought = targets.length === 0 ? soughtProducts(`${words}\n${earlierWords}`) : [];
  const isFresh = time !== null || versions !== null || limit !== null;
  return {
    targets: targets.slice(0, MAX_TARGETS),
    ...(sought.length > 0 && { sought }),
    products,
    time: time ?? (isFresh ? null : readTimeWindow(earlierWords, acceptedAt)),
    versions: versions ?? (isFresh ? null : readVersionWindow(earlierWords)),
    kinds: kinds ?? (wantsAll(words) ? null : readKindFilter(earlierWords)),
    limit: limit ?? (isFresh ? null : readReleaseLimit(earlierWords)),
    isNarrowing,
    leftOut: targets.slice(MAX_TARGETS).map(({ url }) => url),
  };
}

function targetsOf(text: string): Target[] {
  let end = 0;
  return findAddresses(text).map((address: WrittenAddress) => {
    const product = productBefore(text, address.start, end);
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
