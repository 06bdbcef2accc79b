import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GreyPixels } from './trace-ticks.ts';

/** A word that was read, with its place in pixels of what was read. `confidence`: 0 to 100. */
export interface ReadWord {
  text: string;
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads the words of a grey picture, dark on light, about 30 pixels high: one `line` of them, or `sparse` ones wherever they stand. */
export type ReadWords = (grey: GreyPixels, layout: keyof typeof LAYOUTS) => ReadWord[];

let ready: Promise<ReadWords> | undefined;

/** Larger strips are read no better, and for longer. */
const MOST_PIXELS = 1_200_000;

/**
 * Tesseract as WebAssembly with its English data, both from packages: nothing is fetched. It works where it is called, so in threads only. This build has
 * no relaxed arithmetic: the same pixels come to the same words on every machine.
 */
export function loadOcr(): Promise<ReadWords> {
  ready ??= start();
  return ready;
}

/** What of its surface is used (tesseract.js-core has no types). */
interface Core {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(path: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    SetPageSegMode(mode: number): void;
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
  };
}

const LSTM_ONLY = 1;
/** Its modes of page segmentation. */
const LAYOUTS = { line: 7, sparse: 11 } as const;
const LEVEL_OF_WORDS = '5';

async function start(): Promise<ReadWords> {
  const require = createRequire(import.meta.url);
  const wasmBinary = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const data = readFileSync(require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (options: object) => Promise<Core>;
  const core = await load({ wasmBinary, print: () => undefined, printErr: () => undefined });
  core.FS.writeFile('/eng.traineddata', gunzipSync(data));
  const reader = new core.TessBaseAPI();
  if (reader.Init('/', 'eng', LSTM_ONLY) !== 0) throw new Error('the data of the text reader could not be loaded');
  reader.SetVariable('user_defined_dpi', '200');
  return ({ data, cols, rows }, layout) => {
    if (cols * rows > MOST_PIXELS || Math.min(cols, rows) < 12) return [];
    const head = new TextEncoder().encode(`P5\n${cols} ${rows}\n255\n`);
    const file = new Uint8Array(head.length + data.length);
    file.set(head);
    file.set(data, head.length);
    core.FS.writeFile('/input', file);
    reader.SetPageSegMode(LAYOUTS[layout]);
    if (reader.SetImageFile(1, 0) !== 0 || reader.Recognize(null) !== 0) return [];
    const words = reader.GetTSVText(0).split('\n').flatMap(wordOf);
    reader.Clear();
    return words;
  };
}

/** level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordOf(line: string): ReadWord[] {
  const fields = line.split('\t');
  const [x, y, width, height, confidence] = fields.slice(6, 11).map(Number) as [number, number, number, number, number];
  const text = (fields[11] ?? '').trim();
  return fields[0] === LEVEL_OF_WORDS && text !== '' ? [{ text, confidence, x, y, width, height }] : [];
}
