import sharp from 'sharp';
import type { PixelPoint } from '#contracts/measurement.ts';
import { createRandom } from '../../mutation/create-random.ts';
import { createScope, type Cv } from '../image/load-opencv.ts';
import { applyMap, mapQuad, type Homography } from '../image/plane.ts';
import { outlineOf, turned, type Colour, type SceneReference, type SceneSpec } from './scene.ts';

type Mat = InstanceType<Cv['Mat']>;

/** The plane is drawn finer than the picture, so that edges fall between pixels as they do in a camera. */
const FINER = 2;

/** A picture of things of known size on a plane, as a camera above it takes it: a JPEG. The same spec gives the same picture. */
export async function drawScene(cv: Cv, spec: SceneSpec): Promise<Uint8Array> {
  using scope = createScope();
  const plane = scope.keep(drawPlane(cv, spec));
  const photo = scope.keep(takePhoto(cv, plane, spec));
  const { width, height } = spec;
  return sharp(Buffer.from(photo.data), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Millimetres of the plane (from the middle of the picture) to its pixels. The plane is larger than what is seen of it. */
const planeSize = ({ width, height }: SceneSpec): { width: number; height: number } => ({
  width: Math.round(width * FINER * 1.6),
  height: Math.round(height * FINER * 1.6),
});

function drawPlane(cv: Cv, spec: SceneSpec): Mat {
  const size = planeSize(spec);
  const plane = new cv.Mat(size.height, size.width, cv.CV_8UC3, new cv.Scalar(...spec.background));
  const scale = spec.pixelsPerMm * FINER;
  const at = ({ x, y }: PixelPoint): PixelPoint => ({ x: size.width / 2 + x * scale, y: size.height / 2 + y * scale });
  addGrain(cv, plane, spec);
  const outline = outlineOf(spec.item).map(at);
  if (spec.shadow > 0)
    addShadow(
      cv,
      plane,
      outline.map(({ x, y }) => ({ x: x + 2 * scale, y: y + 2.5 * scale })),
      spec.shadow,
      1.6 * scale,
    );
  for (const reference of spec.references) drawReference(cv, plane, reference, at, scale);
  fill(cv, plane, outline, spec.item.colour);
  return plane;
}

function addGrain(cv: Cv, plane: Mat, { grain, seed }: SceneSpec): void {
  if (grain === 0) return;
  using scope = createScope();
  const random = createRandom(seed + 7);
  const [rows, columns] = [48, 64];
  const coarse = scope.keep(
    cv.matFromArray(
      rows,
      columns,
      cv.CV_8UC1,
      Array.from({ length: rows * columns }, () => Math.round(random() * 2 * grain)),
    ),
  );
  const grey = scope.keep(new cv.Mat());
  cv.resize(coarse, grey, new cv.Size(plane.cols, plane.rows), 0, 0, cv.INTER_CUBIC);
  const colour = scope.keep(new cv.Mat());
  cv.cvtColor(grey, colour, cv.COLOR_GRAY2RGB);
  cv.subtract(plane, colour, plane);
}

function addShadow(cv: Cv, plane: Mat, outline: readonly PixelPoint[], strength: number, softness: number): void {
  using scope = createScope();
  const light = scope.keep(new cv.Mat(plane.rows, plane.cols, cv.CV_8UC3, new cv.Scalar(255, 255, 255)));
  const level = Math.round(255 * (1 - strength));
  fill(cv, light, outline, [level, level, level]);
  const size = Math.max(3, Math.round(softness) * 2 + 1);
  cv.blur(light, light, new cv.Size(size, size));
  cv.multiply(plane, light, plane, 1 / 255);
}

export function fill(cv: Cv, mat: Mat, outline: readonly PixelPoint[], colour: Colour): void {
  using scope = createScope();
  // Four binary places behind the point: a corner need not lie on a pixel.
  const points = scope.keep(
    cv.matFromArray(
      outline.length,
      1,
      cv.CV_32SC2,
      outline.flatMap(({ x, y }) => [Math.round(x * 16), Math.round(y * 16)]),
    ),
  );
  const list = scope.keep(new cv.MatVector());
  list.push_back(points);
  cv.fillPoly(mat, list, new cv.Scalar(...colour), cv.LINE_AA, 4);
}

type Place = (point: PixelPoint) => PixelPoint;

function drawReference(cv: Cv, plane: Mat, reference: SceneReference, at: Place, scale: number): void {
  const place = (x: number, y: number): PixelPoint => at(turned({ x, y }, reference.angle, reference));
  const box = (left: number, top: number, width: number, height: number, colour: Colour): void =>
    fill(
      cv,
      plane,
      [place(left, top), place(left + width, top), place(left + width, top + height), place(left, top + height)],
      colour,
    );
  if (reference.kind === 'card')
    return box(-reference.length / 2, -reference.width / 2, reference.length, reference.width, reference.colour);
  if (reference.kind === 'coin') {
    const round = Array.from({ length: 180 }, (_, turn) =>
      place(
        (reference.diameter / 2) * Math.cos((turn / 90) * Math.PI),
        (reference.diameter / 2) * Math.sin((turn / 90) * Math.PI),
      ),
    );
    return fill(cv, plane, round, reference.colour);
  }
  if (reference.kind === 'ruler') return drawRuler(cv, plane, reference, place, box, scale);
  const { side, paper } = reference;
  box(-paper / 2, -paper / 2, paper, paper, [250, 250, 250]);
  box(-side / 2, -side / 2, side, side, [12, 12, 12]);
  const cells = cellsOf(cv, reference.dictionary, reference.id);
  const cell = side / (cells.length + 2);
  cells.forEach((row, y) =>
    row.forEach(
      (isWhite, x) =>
        isWhite && box(-side / 2 + (x + 1) * cell, -side / 2 + (y + 1) * cell, cell, cell, [250, 250, 250]),
    ),
  );
  if (reference.label !== undefined)
    write(cv, plane, reference.label, place(-side / 2, side * 0.69), scale * side * 0.0042);
  if (reference.covered) box(-side * 0.75, -side * 0.75, side * 0.7, side * 0.7, [120, 90, 60]);
}

/** The white cells of a marker, without its black rim. */
function cellsOf(cv: Cv, dictionary: string, id: number): boolean[][] {
  using scope = createScope();
  const api = cv as unknown as {
    getPredefinedDictionary(id: number): {
      delete(): void;
      markerSize: number;
      generateImageMarker(id: number, side: number, image: Mat, rim: number): void;
    };
  };
  const members = scope.keep(api.getPredefinedDictionary(Reflect.get(cv, dictionary) as number));
  const size = members.markerSize;
  const image = scope.keep(new cv.Mat());
  members.generateImageMarker(id, size + 2, image, 1);
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => image.ucharPtr(y + 1, x + 1)[0] > 127),
  );
}

function drawRuler(
  cv: Cv,
  plane: Mat,
  { unit, from, length, numbers }: Extract<SceneReference, { kind: 'ruler' }>,
  place: (x: number, y: number) => PixelPoint,
  box: (left: number, top: number, width: number, height: number, colour: Colour) => void,
  scale: number,
): void {
  box(0, 0, length, 26, [246, 244, 236]);
  const [step, major, medium] = unit === 'cm' ? [1, 10, 5] : [25.4 / 16, 16, 8];
  const count = Math.floor((length - 2) / step);
  for (let tick = 0; tick <= count; tick += 1) {
    const long =
      tick % major === 0
        ? 10
        : tick % medium === 0
          ? 7.5
          : unit === 'in' && tick % 4 === 0
            ? 6
            : unit === 'in' && tick % 2 === 0
              ? 5
              : 4.5;
    box(1 + tick * step - 0.1, 0, 0.2, long, [25, 25, 25]);
    if (tick % major !== 0 || !numbers) continue;
    write(cv, plane, String(from + tick / major), place(1 + tick * step - 1.5, 16), scale * 0.17);
  }
}

/** Words from a point of the plane to the right, of 21 pixels in height by `size`. */
function write(cv: Cv, plane: Mat, text: string, { x, y }: PixelPoint, size: number): void {
  const colour = new cv.Scalar(25, 25, 25);
  const stroke = Math.max(1, Math.round(size * 2.35));
  const at = new cv.Point(Math.round(x), Math.round(y));
  cv.putText(plane, text, at, cv.FONT_HERSHEY_SIMPLEX, size, colour, stroke, cv.LINE_AA);
}

/** Plane, lens and sensor: each pixel of the picture is looked up on the plane. */
function takePhoto(cv: Cv, plane: Mat, spec: SceneSpec): Mat {
  using scope = createScope();
  const { width, height, camera } = spec;
  const back = mapBack(spec);
  const xs = new Float32Array(width * height);
  const ys = new Float32Array(width * height);
  const corner = Math.hypot(width, height) / 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const bent = 1 - camera.distortion * ((dx * dx + dy * dy) / corner ** 2);
      const point = applyMap(back, { x: width / 2 + dx * bent, y: height / 2 + dy * bent });
      xs[y * width + x] = point.x;
      ys[y * width + x] = point.y;
    }
  }
  const mapX = scope.keep(new cv.Mat(height, width, cv.CV_32FC1));
  const mapY = scope.keep(new cv.Mat(height, width, cv.CV_32FC1));
  mapX.data32F.set(xs);
  mapY.data32F.set(ys);
  const smooth = scope.keep(new cv.Mat());
  cv.GaussianBlur(plane, smooth, new cv.Size(0, 0), FINER * Math.hypot(0.35, camera.blur));
  const photo = new cv.Mat();
  cv.remap(smooth, photo, mapX, mapY, cv.INTER_LINEAR, cv.BORDER_REPLICATE);
  addNoise(photo, camera.noise, spec.seed);
  return photo;
}

function addNoise(photo: Mat, noise: number, seed: number): void {
  if (noise === 0) return;
  const random = createRandom(seed);
  const { data } = photo;
  for (let at = 0; at < data.length; at += 1) {
    const normal = (random() + random() + random() - 1.5) * 2;
    data[at] = Math.max(0, Math.min(255, Math.round(data[at]! + normal * noise)));
  }
}

/** Picture to plane: a camera of a phone's angle of view (a focal length of 1.1 widths) that is tilted about the middle of the picture. */
function mapBack(spec: SceneSpec): Homography {
  const { width, height, pixelsPerMm, camera } = spec;
  const focal = 1.1 * width;
  const [tilt, towards] = [camera.tilt, camera.towards].map((angle) => (angle * Math.PI) / 180) as [number, number];
  const away = focal / pixelsPerMm;
  const project = ({ x, y }: PixelPoint): PixelPoint => {
    const along = x * Math.cos(towards) + y * Math.sin(towards);
    const across = y * Math.cos(towards) - x * Math.sin(towards);
    const [near, depth] = [along * Math.cos(tilt), along * Math.sin(tilt)];
    const shrink = focal / (away + depth);
    return {
      x: width / 2 + shrink * (near * Math.cos(towards) - across * Math.sin(towards)),
      y: height / 2 + shrink * (near * Math.sin(towards) + across * Math.cos(towards)),
    };
  };
  const size = planeSize(spec);
  const reach = 40;
  const square = [
    { x: -reach, y: -reach },
    { x: reach, y: -reach },
    { x: reach, y: reach },
    { x: -reach, y: reach },
  ];
  const onPlane = square.map(({ x, y }) => ({
    x: size.width / 2 + x * pixelsPerMm * FINER,
    y: size.height / 2 + y * pixelsPerMm * FINER,
  }));
  const map = mapQuad(square.map(project), onPlane);
  if (!map) throw new RangeError('the camera looks along the plane');
  return map;
}
