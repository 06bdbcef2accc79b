import type { Finding } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { pageOf } from '../findings/change-value.ts';
import type { PageFacts } from '../findings/page-facts.ts';

const NEWEST = 12;

/**
 * `newest` holds the newest releases in page order, at most twelve over all products, with the product where there are several. `date` is a
 * day; of a release that the page dates by its month alone, `month` says it.
 */
export function buildSummary(facts: PageFacts[], pages: Finding[]): JsonObject {
  const targets = [...new Set(facts.map(({ target }) => target))];
  const products = targets.flatMap(
    (target) => facts.find((one) => one.target === target && one.product)?.product ?? [],
  );
  const share = Math.max(1, Math.floor(NEWEST / Math.max(1, targets.length)));
  const newest = targets.flatMap((target) => {
    const value = pages.map((page) => pageOf(page.value)).find((page) => page.target === target);
    const product = facts.find((one) => one.target === target)?.product;
    const releases = value ? (value.isOldestFirst ? value.newest.slice(-share) : value.newest.slice(0, share)) : [];
    return releases.map(({ version, date }) => ({
      ...(targets.length > 1 && product ? { product } : {}),
      version,
      date: date?.length === 10 ? date : null,
      ...(date?.length === 7 ? { month: date } : {}),
    }));
  });
  return {
    product: products.length > 0 ? products.join(', ') : null,
    releases: facts.reduce((sum, { releases }) => sum + releases, 0),
    undated: facts.reduce((sum, { undated }) => sum + undated, 0),
    newest,
  };
}
