import type { SceneReference, SceneSpec } from '../../evidence/measuring/scenes/scene.ts';

/** A picture of the docs: a drawn scene, and the notes with which the docs measure it. */
export interface MeasuredShot {
  name: string;
  notes: string;
  scene: SceneSpec;
}

const LEAF = { shape: 'leaf', length: 104, width: 46, x: 38, y: -6, angle: -38, colour: [74, 116, 58] } as const;

const sceneOf = (references: SceneReference[], tilt: number): SceneSpec => ({
  width: 1_000,
  height: 750,
  pixelsPerMm: 4.4,
  background: [214, 206, 192],
  grain: 3,
  item: LEAF,
  references,
  camera: { tilt, towards: 250, distortion: 0.004, blur: 0.8, noise: 2 },
  shadow: 0.2,
  seed: 5,
});

/** What `docs/measuring.md` measures: a leaf 104 mm long and 46 mm wide. */
export const MEASURED_SHOTS: readonly MeasuredShot[] = [
  {
    name: 'leaf-and-marker',
    notes: 'Item: leaf. The AprilTag has a side of 40 mm.',
    scene: sceneOf(
      [
        {
          kind: 'marker',
          dictionary: 'DICT_APRILTAG_36h11',
          id: 7,
          side: 40,
          paper: 56,
          covered: false,
          x: -66,
          y: 24,
          angle: 9,
        },
      ],
      24,
    ),
  },
  {
    name: 'leaf-and-ruler',
    notes: 'Item: leaf',
    scene: sceneOf([{ kind: 'ruler', unit: 'cm', from: 0, length: 180, numbers: true, x: -95, y: 58, angle: 0 }], 3),
  },
  { name: 'leaf-alone', notes: 'Item: leaf', scene: sceneOf([], 10) },
];
