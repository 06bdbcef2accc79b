import type { PixelPoint } from '#contracts/measurement.ts';
import { createScope, type Cv } from './load-opencv.ts';
import { distance } from './plane.ts';

export interface Marker {
  /** `ArUco 4X4`, `ArUco 6X6`, `AprilTag 36h11`. */
  family: string;
  id: number;
  /** Of the black square, clockwise from its upper left, in pixels of the grey picture. */
  corners: PixelPoint[];
}

/** Families with the members that are looked for first: fewer members are farther apart, and less is taken for one of them. */
const FAMILIES = [
  { family: 'ArUco 4X4', few: 'DICT_4X4_50', all: 'DICT_4X4_1000' },
  { family: 'ArUco 6X6', few: 'DICT_6X6_250', all: 'DICT_6X6_1000' },
  { family: 'AprilTag 36h11', few: 'DICT_APRILTAG_36h11', all: null },
] as const;

/** Smaller squares are noise: their corners cannot be told to a hundredth of a side. */
const LEAST_SIDE = 14;

/** Longest side of the picture that is looked through first: a marker is found there, and its corners where the picture is fine. */
const COARSE_SIDE = 1_000;

/**
 * The markers in a grey picture, the largest first. `isSaid`: the brief speaks of a marker, so that one which is small or of a rarer set is worth the
 * time of a closer look.
 */
export function findMarkers(cv: Cv, grey: Mat, isSaid: boolean): Marker[] {
  const coarse = findCoarse(cv, grey, ({ few }) => few);
  const close = coarse.flatMap((marker) => lookCloser(cv, grey, marker));
  const markers = close.length > 0 || !isSaid ? close : lookAll(cv, grey);
  return markers.toSorted((a, b) => distance(b.corners[0]!, b.corners[2]!) - distance(a.corners[0]!, a.corners[2]!));
}

type Which = (family: (typeof FAMILIES)[number]) => string | null;

function findCoarse(cv: Cv, grey: Mat, which: Which): Marker[] {
  using scope = createScope();
  const factor = Math.min(1, COARSE_SIDE / Math.max(grey.cols, grey.rows));
  const small = scope.keep(new cv.Mat());
  cv.resize(
    grey,
    small,
    new cv.Size(Math.round(grey.cols * factor), Math.round(grey.rows * factor)),
    0,
    0,
    cv.INTER_AREA,
  );
  return detectAll(cv, small, which).map((marker) => ({
    ...marker,
    corners: marker.corners.map(({ x, y }) => ({ x: x / factor, y: y / factor })),
  }));
}

function lookAll(cv: Cv, grey: Mat): Marker[] {
  const few = detectAll(cv, grey, (family) => family.few);
  return few.length > 0 ? few : detectAll(cv, grey, ({ all }) => all);
}

/** The corners of a marker in the part of the picture where it was found. */
function lookCloser(cv: Cv, grey: Mat, { family, corners, id }: Marker): Marker[] {
  using scope = createScope();
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const margin = 0.35 * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(grey.cols, Math.ceil(Math.max(...xs) + margin));
  const low = Math.min(grey.rows, Math.ceil(Math.max(...ys) + margin));
  const part = scope.keep(grey.roi(new cv.Rect(left, top, right - left, low - top)));
  const { few } = FAMILIES.find((each) => each.family === family)!;
  return detect(cv, part, few, family)
    .filter((marker) => marker.id === id)
    .map((marker) => ({ ...marker, corners: marker.corners.map(({ x, y }) => ({ x: x + left, y: y + top })) }));
}

function detectAll(cv: Cv, grey: Mat, which: Which): Marker[] {
  const seen: Marker[] = [];
  for (const family of FAMILIES) {
    const dictionary = which(family);
    if (dictionary === null) continue;
    for (const marker of detect(cv, grey, dictionary, family.family)) {
      if (!seen.some((other) => distance(other.corners[0]!, marker.corners[0]!) < LEAST_SIDE)) seen.push(marker);
    }
  }
  return seen;
}

function detect(cv: Cv, grey: Mat, dictionary: string, family: string): Marker[] {
  using scope = createScope();
  const aruco = arucoOf(cv);
  const members = scope.keep(aruco.getPredefinedDictionary(Reflect.get(cv, dictionary) as number));
  const settings = scope.keep(new aruco.aruco_DetectorParameters());
  settings.cornerRefinementMethod = Reflect.get(cv, 'CORNER_REFINE_SUBPIX') as number;
  settings.errorCorrectionRate = 0.3;
  settings.adaptiveThreshWinSizeMax = 33;
  const refine = scope.keep(new aruco.aruco_RefineParameters(10, 3, true));
  const detector = scope.keep(new aruco.aruco_ArucoDetector(members, settings, refine));
  const corners = scope.keep(new cv.MatVector());
  const ids = scope.keep(new cv.Mat());
  const rejected = scope.keep(new cv.MatVector());
  detector.detectMarkers(grey, corners, ids, rejected);
  const markers: Marker[] = [];
  for (let at = 0; at < ids.rows; at += 1) {
    const quad = scope.keep(corners.get(at));
    const points = Array.from({ length: 4 }, (_, corner) => ({
      x: quad.data32F[corner * 2]!,
      y: quad.data32F[corner * 2 + 1]!,
    }));
    if (distance(points[0]!, points[1]!) >= LEAST_SIDE) markers.push({ family, id: ids.data32S[at]!, corners: points });
  }
  return markers;
}

interface Freed {
  delete(): void;
}

/** What the build has of ArUco; its types leave that part out. */
interface Aruco {
  getPredefinedDictionary(id: number): Freed;
  aruco_DetectorParameters: new () => Freed & {
    cornerRefinementMethod: number;
    errorCorrectionRate: number;
    adaptiveThreshWinSizeMax: number;
  };
  aruco_RefineParameters: new (distance: number, rate: number, checksOrders: boolean) => Freed;
  aruco_ArucoDetector: new (
    dictionary: Freed,
    settings: Freed,
    refine: Freed,
  ) => Freed & {
    detectMarkers(grey: Mat, corners: MatVector, ids: Mat, rejected: MatVector): void;
  };
}
type Mat = InstanceType<Cv['Mat']>;
type MatVector = InstanceType<Cv['MatVector']>;

const arucoOf = (cv: Cv): Aruco => cv as unknown as Aruco;
