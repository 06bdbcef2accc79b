/** A label that wants to stand above a point of an axis. */
export interface WantedLabel {
  x: number;
  /** Height above the axis from which on there is room. */
  base: number;
  width: number;
}

export interface PlacedLabel {
  index: number;
  left: number;
  /** Of its lower edge above the axis. */
  bottom: number;
}

interface Room {
  width: number;
  height: number;
  lineHeight: number;
  /** Between a label and what is below it. */
  rise: number;
}

interface Taken {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * Puts labels above their points, each with a line down to it: the first ones first, as low as they fit, none over another label, a line or
 * what stands on the axis. Those without room are left out.
 */
export function placeLabels(wanted: readonly WantedLabel[], { width, height, lineHeight, rise }: Room): PlacedLabel[] {
  const labels: Taken[] = [];
  const lines: Taken[] = [];
  const placed: PlacedLabel[] = [];
  for (const [index, { x, base, width: own }] of wanted.entries()) {
    if (own > width) continue;
    const left = Math.min(Math.max(0, x - own / 2), width - own);
    for (let bottom = base + rise; bottom + lineHeight <= height; bottom += lineHeight / 2) {
      const box = { left: left - 5, right: left + own + 5, bottom, top: bottom + lineHeight };
      const line = { left: x - 1, right: x + 1, bottom: base, top: bottom };
      if (labels.some((label) => overlaps(label, line))) break;
      if (stands(wanted, box) || [...labels, ...lines].some((taken) => overlaps(taken, box))) continue;
      labels.push(box);
      lines.push(line);
      placed.push({ index, left, bottom });
      break;
    }
  }
  return placed;
}

const overlaps = (one: Taken, other: Taken): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** Whether something on the axis reaches into the box. */
const stands = (points: readonly WantedLabel[], box: Taken): boolean =>
  points.some(({ x, base }) => x > box.left - 9 && x < box.right + 9 && base > box.bottom - 2);
