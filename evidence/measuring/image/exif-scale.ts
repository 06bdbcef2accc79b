import { show } from '../uncertainty/round-to-uncertainty.ts';
import type { Picture } from './decode-picture.ts';
import { measureOutline } from './measure-outline.ts';
import type { Scale } from './scale.ts';

/** Long side of a 35 mm frame. */
const FRAME_MM = 36;
/** Relative standard uncertainty of a distance that a camera writes down, with that of its focal length. */
const U_EXIF = 0.1;

/** The last resort: the focal length for 35 mm film and the distance that the camera wrote into the picture. */
export function scaleByExif({ exif: { focal35mm, distanceMetres }, width, height }: Picture, notes: string[]): Scale[] {
  if (focal35mm === null || distanceMetres === null || distanceMetres > 50) return [];
  const across = (FRAME_MM / focal35mm) * distanceMetres * 1_000;
  const perPixel = across / Math.max(width, height);
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const plane = corners.map(({ x, y }) => ({ x: x * perPixel, y: y * perPixel }));
  notes.push(
    'The scale comes from what the camera wrote into the picture alone; a marker or a ruler would make it far surer.',
  );
  return [
    {
      path: 'camera_exif',
      name: 'EXIF',
      outline: [],
      leftOut: [],
      canCarry: false,
      trust: 0.6,
      reach: (hull) => measureOutline(hull, { corners, plane, uCorner: 0, uReference: U_EXIF, uModel: 0.03 }),
      steps: [
        `The camera wrote a focal length of ${show(focal35mm)} mm (for 35 mm film) and a distance of ${show(distanceMetres)} m: ${FRAME_MM} mm / ${show(focal35mm)} mm × ${show(distanceMetres * 1_000)} mm = ${show(across)} mm over ${Math.max(width, height)} px, ${show(perPixel)} mm/px.`,
      ],
    },
  ];
}
