import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import { pageOf } from '../findings/change-value.ts';
import type { PageFacts } from '../findings/page-facts.ts';
import { connect, countOf, state } from './pieces.ts';
import { dateDerivations } from './table.ts';

/** The first lines: which release is the newest of each product, out of how many. */
export function writeNewest(facts: PageFacts[], pages: Finding[]): ComposedSentence[] {
  return facts.flatMap((fact) => {
    const page = pages.find(({ value }) => pageOf(value).page === fact.page);
    return page ? newestOf(fact, page) : [];
  });
}

/** Releases that are no longer offered, in the page's words. */
export function writeTakenBack(pages: Finding[]): ComposedSentence[] {
  return pages.flatMap(({ id, value }) =>
    (pageOf(value).takenBack ?? []).map(({ version, said }) =>
      state(`Taken back: ${said.includes(version) ? '' : `${version}, `}“${said}”\n`, { findings: [id] }),
    ),
  );
}

function newestOf({ product, url, releases }: PageFacts, page: Finding): ComposedSentence[] {
  const { newest, versions, isOldestFirst, dated, takenBack = [] } = pageOf(page.value);
  const isBack = ({ version }: { version: string }): boolean => takenBack.some((one) => one.version === version);
  const kept = newest.filter((one) => !isBack(one));
  const latest = isOldestFirst ? kept.at(-1) : kept[0];
  if (!latest) return [];
  const lead = product ? [connect(`${product}: `)] : [];
  const name = latest.date ? `${latest.version} of ${latest.date}` : `${latest.version}, undated,`;
  const derivations = dateDerivations('newest', latest);
  const source = url ? ` (${url})` : '';
  if (releases === 1)
    return [...lead, state(`${name} is the one release on the page${source}.\n`, { findings: [page.id], derivations })];
  const counted = versions.length === releases;
  // A page in the order of its versions may list a repair of an older line that came later.
  const isLatest = latest.date === null || dated.every((one) => isBack(one) || one.date <= latest.date!);
  const place = isOldestFirst ? 'last' : 'first';
  const releasesOfPage = counted ? `${releases} releases on the page` : 'the releases on the page';
  const newestOfPage = counted ? `the newest of ${releasesOfPage}` : 'the newest release on the page';
  const isFirst = latest === (isOldestFirst ? newest.at(-1) : newest[0]);
  if (!isFirst)
    return [
      ...lead,
      state(`${name} is listed ${place} of the releases that are not taken back${source}.\n`, {
        findings: [page.id],
        derivations,
      }),
    ];
  const among = isLatest ? newestOfPage : `listed ${place} of ${releasesOfPage}, not the last to come by its date`;
  return [
    ...lead,
    state(`${name} is ${among}${source}.\n`, {
      findings: [page.id],
      derivations: counted ? [...derivations, countOf('releases', versions)] : derivations,
    }),
  ];
}
