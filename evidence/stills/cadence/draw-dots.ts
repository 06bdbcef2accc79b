import { circle } from '../element.ts';
import { THEME } from '../theme.ts';
import { drawVersions } from './draw-versions.ts';
import type { Release } from './measure-cadence.ts';
import { PLOT } from './plot.ts';
import type { Plotted, ToX } from './plot.ts';

const RADIUS = 8;
const STEP = 2 * RADIUS + 3;
/** Dots of one pile, and of the whole chart, that can be told apart. */
const MOST_PILED = 6;
const MOST_DOTS = 40;

interface Dot {
  release: Release;
  x: number;
  /** How many dots are below it. */
  level: number;
}

/** A dot for each release, one on the other where they would overlap, the newest filled; null where there are too many. */
export function drawDots(releases: readonly Release[], toX: ToX): Plotted | null {
  const dots = releases.length > MOST_DOTS ? null : pile(releases, toX);
  if (!dots) return null;
  const topAt = (x: number): number =>
    Math.max(0, ...dots.filter((dot) => Math.abs(dot.x - x) < RADIUS).map(({ level }) => topOf(level)));
  const newestFirst = dots.toReversed();
  const named = newestFirst.map(({ release, x }) => ({ version: release.version, x, base: topAt(x) }));
  const versions = drawVersions(named, PLOT);
  const highest = Math.max(...dots.map(({ level }) => topOf(level)));
  return {
    height: Math.max(versions.height, highest),
    labels: versions.labels,
    shapes: [
      ...versions.shapes,
      ...dots.map(({ x, level }, index) =>
        circle(x, PLOT - topOf(level) + RADIUS, RADIUS - 1.5, {
          fill: index === dots.length - 1 ? THEME.accent : THEME.accentWash,
          stroke: THEME.accent,
          strokeWidth: 3,
        }),
      ),
    ],
  };
}

function pile(releases: readonly Release[], toX: ToX): Dot[] | null {
  const dots: Dot[] = [];
  for (const release of releases) {
    const x = toX(release.at);
    const near = new Set(dots.filter((dot) => Math.abs(dot.x - x) < STEP).map(({ level }) => level));
    let level = 0;
    while (near.has(level)) level += 1;
    if (level >= MOST_PILED) return null;
    dots.push({ release, x, level });
  }
  return dots;
}

/** Upper edge of a dot above the axis. */
const topOf = (level: number): number => 10 + level * STEP + 2 * RADIUS;
