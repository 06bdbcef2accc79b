import type { PixelPoint } from '#contracts/measurement.ts';
import { show } from '../uncertainty/round-to-uncertainty.ts';
import { findMarkers, type Marker } from './find-markers.ts';
import { loadOcr } from './load-ocr.ts';
import type { Cv } from './load-opencv.ts';
import { readMarkerLabel } from './marker-label.ts';
import { distance, middle } from './plane.ts';
import { farFrom, measureOutline, squareOf } from './measure-outline.ts';
import type { PictureBrief } from './read-brief.ts';
import type { Scale, View } from './scale.ts';

/** Standard uncertainty of a corner of a marker in pixels: how far corners of drawn scenes are from where they are found. */
const U_CORNER = 0.3;
/** Relative standard uncertainty of lens and plane beside a marker, and for each further side of it that the item is away. */
const U_MODEL = 0.003;
const U_MODEL_FAR = 0.0008;
const MOST_MARKERS = 6;

/** Sides outside of these are misread: 2 mm to 3 m. */
const SIDE_INCHES = [0.08, 120] as const;

/** What the markers of a picture say of its scale; `notes` is told what stands in the way. */
export async function scaleByMarkers(
  cv: Cv,
  { grey }: View,
  { markerSides, saysMarker }: PictureBrief,
  notes: string[],
): Promise<Scale[]> {
  const markers = findMarkers(cv, grey, saysMarker).slice(0, MOST_MARKERS);
  if (markers.length === 0) return [];
  const printed = markerSides.length === 0 ? await readSide(grey, markers[0]!) : null;
  const [side, ...others] = printed ? [printed] : markerSides;
  const isUsable = side !== undefined && side.inches >= SIDE_INCHES[0] && side.inches <= SIDE_INCHES[1];
  if (!side)
    notes.push(
      `A marker is in the picture (${nameOf(markers[0]!)}), and its side is not stated: state the side of its black square to have a scale.`,
    );
  else if (others.length > 0)
    notes.push(
      `The brief states ${markerSides.length} different sides for the marker (${markerSides.map(({ said }) => said).join(', ')}): state one.`,
    );
  else if (!isUsable) notes.push(`A side of ${side.said} is no side of a marker.`);
  return markers.map((marker) => ({
    path: 'fiducial_marker',
    name: nameOf(marker),
    outline: marker.corners,
    leftOut: [withQuietZone(marker.corners)],
    canCarry: true,
    trust: printed ? 0.88 : 0.97,
    ...(side && others.length === 0 && isUsable
      ? reachOf(marker, side, printed ? 'is printed beside it' : 'stated')
      : { reach: null, steps: [] }),
  }));
}

const nameOf = ({ family, id }: Marker): string => `${family} marker ${id}`;

async function readSide(grey: View['grey'], marker: Marker): Promise<PictureBrief['markerSides'][number] | null> {
  const read = await loadOcr();
  return readMarkerLabel(read, { data: new Uint8Array(grey.data), cols: grey.cols, rows: grey.rows }, marker);
}

function reachOf(
  marker: Marker,
  side: PictureBrief['markerSides'][number],
  source: string,
): Pick<Scale, 'reach' | 'steps'> {
  const millimetres = side.inches * 25.4;
  const { corners } = marker;
  return {
    reach: (hull) =>
      measureOutline(hull, {
        corners,
        plane: squareOf(millimetres),
        uCorner: U_CORNER,
        uReference: side.u / side.inches,
        uModel: U_MODEL + U_MODEL_FAR * farFrom(hull, corners),
      }),
    steps: [
      `${nameOf(marker)}: its black square has sides of ${side.said} = ${show(millimetres)} mm as ${source} (u = ${show(side.u * 25.4)} mm), and of ${corners.map((corner, at) => show(distance(corner, corners[(at + 1) % 4]!))).join(', ')} px in the picture.`,
      'The plane is rectified by its four corners.',
    ],
  };
}

/** The white around a marker is as wide as one of its cells at least. */
function withQuietZone(corners: readonly PixelPoint[]): PixelPoint[] {
  const centre = middle(corners);
  return corners.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * 1.4, y: centre.y + (y - centre.y) * 1.4 }));
}
