import { readChain } from '../text/read-chain.ts';
import { readTokens } from '../text/tokens.ts';
import { inInches } from '../uncertainty/units.ts';
import { ofStep } from '../uncertainty/standard-uncertainty.ts';
import type { Marker } from './find-markers.ts';
import type { ReadWord, ReadWords } from './load-ocr.ts';
import { applyMap, mapQuad } from './plane.ts';
import type { PictureBrief } from './read-brief.ts';
import { sampleGrey, type GreyPixels } from './trace-ticks.ts';

/** Pixels of a side in what is read, and how far around the marker that reaches, in sides. */
const SIDE = 280;
const AROUND = 0.8;
/** Words that are read less surely are none: a misread side makes a wrong size. */
const LEAST_CONFIDENCE = 60;

/** The side that is printed beside a marker (`50 mm`, `side: 2 in`). Null where no size is, or more than one. */
export function readMarkerLabel(
  read: ReadWords,
  grey: GreyPixels,
  { corners }: Marker,
): PictureBrief['markerSides'][number] | null {
  const from = AROUND * SIDE;
  const size = Math.round(SIDE + 2 * from);
  const square = [
    { x: from, y: from },
    { x: from + SIDE, y: from },
    { x: from + SIDE, y: from + SIDE },
    { x: from, y: from + SIDE },
  ];
  const map = mapQuad(square, corners);
  if (!map) return null;
  const data = new Uint8Array(size * size).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      // The marker itself is no text.
      if (Math.abs(x - size / 2) < SIDE * 0.53 && Math.abs(y - size / 2) < SIDE * 0.53) continue;
      const { x: left, y: top } = applyMap(map, { x, y });
      data[y * size + x] = Math.round(sampleGrey(grey, left, top));
    }
  }
  let pixels: GreyPixels = { data, cols: size, rows: size };
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const sizes = sizesIn(read(pixels, 'sparse'));
    if (sizes.length > 0) return sizes.length === 1 ? sizes[0]! : null;
    pixels = quarterTurned(pixels);
  }
  return null;
}

function quarterTurned({ data, cols, rows }: GreyPixels): GreyPixels {
  const next = new Uint8Array(data.length);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < cols; x += 1) next[x * rows + (rows - 1 - y)] = data[y * cols + x]!;
  return { data: next, cols: rows, rows: cols };
}

/** Different sizes with a unit, in the order that they are read in. */
function sizesIn(words: readonly ReadWord[]): PictureBrief['markerSides'] {
  const text = words
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .map((word) => word.text)
    .join(' ');
  const tokens = readTokens(text);
  const sides: PictureBrief['markerSides'] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const chain = /^(?:number|vulgar)$/.test(tokens[at]!.kind) ? readChain(tokens, at, 'point') : null;
    if (!chain) continue;
    for (const { value, unit, step } of chain.items) {
      const inches = inInches(value, unit);
      const said = text.slice(tokens[at]!.start, tokens[chain.to - 1]!.end);
      if (inches > 0 && !sides.some((side) => Math.abs(side.inches - inches) < 1e-6))
        sides.push({ inches, u: inInches(ofStep(step / 10), unit), said });
    }
    at = chain.to - 1;
  }
  return sides;
}
