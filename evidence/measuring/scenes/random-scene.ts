import { createRandom } from '../../mutation/create-random.ts';
import type { Colour, SceneReference, SceneSpec } from './scene.ts';

export type SceneKind = 'marker' | 'covered' | 'none' | 'ruler-cm' | 'ruler-in' | 'card' | 'coin';

export interface DrawnCase {
  spec: SceneSpec;
  /** What a brief would say of the picture. */
  brief: string;
}

const MARKERS = [
  ['DICT_4X4_50', 50, 'ArUco marker'],
  ['DICT_6X6_250', 250, 'ArUco marker'],
  ['DICT_APRILTAG_36h11', 500, 'AprilTag'],
] as const;

/** A scene by its number: sizes, places, tilt up to 35 degrees, blur, noise, distortion and shadow follow from it. */
export function randomScene(kind: SceneKind, number: number, width = 1_600): DrawnCase {
  const random = createRandom(number * 7919 + 13);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const height = Math.round(width * 0.75);
  const across = between(150, 420);
  const pixelsPerMm = width / across;
  const background = pick<Colour>([
    [206, 203, 196],
    [92, 96, 104],
    [228, 226, 222],
    [150, 128, 102],
    [60, 64, 60],
  ]);
  const flat = kind.startsWith('ruler') || kind === 'card' || kind === 'coin';
  const spec: SceneSpec = {
    width,
    height,
    pixelsPerMm,
    background,
    grain: between(0, 8),
    item: {
      shape: pick(['rectangle', 'ellipse', 'leaf'] as const),
      length: across * between(0.2, 0.34),
      width: across * between(0.07, 0.19),
      x: across * between(0.1, 0.2),
      y: across * between(-0.1, 0.1),
      angle: between(-90, 90),
      colour: contrasting(background, random),
    },
    references: [],
    camera: {
      tilt: between(0, flat ? 4 : 35),
      towards: between(0, 360),
      distortion: between(-0.012, 0.012),
      blur: between(0, 1.8),
      noise: between(0, 7),
    },
    shadow: random() < 0.5 ? between(0.1, 0.3) : 0,
    seed: number,
  };
  const place = { x: -across * between(0.2, 0.3), y: across * between(-0.12, 0.12), angle: between(-40, 40) };
  return referTo({ kind, spec, place, across, between, pick });
}

interface Setting {
  kind: SceneKind;
  spec: SceneSpec;
  place: { x: number; y: number; angle: number };
  across: number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

function referTo({ kind, spec, place, across, between, pick }: Setting): DrawnCase {
  const withReference = (reference: SceneReference, brief: string): DrawnCase => ({
    spec: { ...spec, references: [reference] },
    brief,
  });
  const wanted = 'Measure the item in this picture.';
  if (kind === 'marker' || kind === 'covered') {
    const [dictionary, members, called] = pick(MARKERS);
    const side = Math.round(across * between(0.08, 0.18));
    const marker = {
      ...place,
      kind: 'marker',
      dictionary,
      id: Math.floor(between(0, members)),
      side,
      paper: side * 1.45,
      covered: kind === 'covered',
    } as const;
    return withReference(marker, `${wanted} The ${called} has a side of ${side} mm.`);
  }
  if (kind === 'ruler-cm' || kind === 'ruler-in') {
    const unit = kind === 'ruler-cm' ? 'cm' : 'in';
    const length = across * 0.86;
    return withReference(
      { kind: 'ruler', unit, from: 0, numbers: true, length, x: -length / 2, y: across * 0.24, angle: between(-4, 4) },
      wanted,
    );
  }
  if (kind === 'card')
    return withReference(
      { ...place, kind: 'card', length: 85.6, width: 53.98, colour: [40, 70, 150] },
      `${wanted} A credit card lies beside it.`,
    );
  if (kind === 'coin')
    return withReference(
      { ...place, kind: 'coin', diameter: 24.26, colour: [188, 190, 196] },
      `${wanted} A US quarter lies beside it.`,
    );
  return { spec, brief: wanted };
}

/** A colour that is not the background's, nor what its shadow could be. */
function contrasting(background: Colour, random: () => number): Colour {
  for (;;) {
    const colour: Colour = [Math.round(random() * 230), Math.round(random() * 230), Math.round(random() * 230)];
    const apart = Math.hypot(...colour.map((value, at) => value - background[at]!));
    if (apart > 90) return colour;
  }
}
