import type { Finding } from '#contracts/evidence.ts';
import type { StillWanted } from '#contracts/still.ts';
import { pageOf } from '../findings/change-value.ts';
import type { PageFacts } from '../findings/page-facts.ts';

/** Dated releases from which on there is a rhythm to show (interface document, part 2, stills), and most products that get a chart. */
const LEAST = 3;
const MOST_CHARTS = 3;

/** A chart of the releases over time for each product whose pages date enough of them. */
export function wantCadence(facts: readonly PageFacts[], pages: readonly Finding[]): StillWanted[] {
  const targets = [...new Set(facts.map(({ target }) => target))];
  const wanted = targets.flatMap((target): StillWanted[] => {
    const own = facts.filter((one) => one.target === target);
    const findings = pages.filter(({ value }) => pageOf(value).target === target);
    const releases = unique(findings.flatMap(({ value }) => pageOf(value).dated));
    if (releases.length < LEAST) return [];
    return [
      {
        kind: 'cadence',
        product: own.find(({ product }) => product)?.product ?? null,
        releases,
        undated: sum(own.map(({ undated }) => undated)),
        total: sum(own.map((one) => one.releases)),
        url: own[0]?.url ?? null,
        findings: findings.map(({ id }) => id),
      },
    ];
  });
  return wanted.slice(0, MOST_CHARTS);
}

/** A release that several pages list counts once. */
const unique = <T extends { version: string; date: string }>(releases: readonly T[]): T[] => [
  ...new Map(releases.map((release) => [`${release.version} ${release.date}`, release])).values(),
];

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
