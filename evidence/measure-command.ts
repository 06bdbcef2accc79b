import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { basename } from 'node:path';
import { PictureError, type Measured } from '#contracts/measurement.ts';
import { UsageError, readArguments as readTyped, usageOf } from '#contracts/read-arguments.ts';
import type { SpecimenDimension } from '#contracts/specimen.ts';
import { cleanForTerminal, stringifyForTerminal } from '#contracts/terminal-text.ts';
import { readItems } from '../channels/specimen-scout/brief/read-items.ts';
import { showDimension } from './measuring/show-dimension.ts';
import { measureImage } from './measuring/image/measure-image.ts';
import { measureText } from './measuring/text/measure-text.ts';
import { drawStill } from './stills/draw-still.ts';
import { sizesOf } from './stills/measured/sizes.ts';
import { decodeBytes } from './text-layer/decode-bytes.ts';

/** Files with these names are read as text; any other file has to be a picture. */
const TEXT_FILES = /\.(?:txt|md|csv|json|html?)$/i;
const PICTURE_FILES = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** As of pictures (decode-picture.ts). */
const MOST_BYTES = 64 * 1_024 * 1_024;

/** A file that is no text, or that a still cannot be written to; `message` is for the caller. */
class FileError extends Error {
  readonly code: 'unreadable_file' | 'nothing_to_draw' | 'unwritable_file';

  constructor(code: FileError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

interface Shown {
  dimensions: SpecimenDimension[];
  steps: string[];
}

/** Where the command writes to. */
interface Streams {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

if (import.meta.main) process.exitCode = await runMeasure(process.argv.slice(2), process);

/** Measures what the arguments name. @returns the exit code */
export async function runMeasure(args: string[], { stdout, stderr }: Streams): Promise<number> {
  let isJson = args.includes('--json');
  try {
    const { source, notes, json, still } = readArguments(args);
    isJson = json;
    const { measured, picture } = await measure(source, notes);
    if (still !== undefined) await writeStill(still, { source, notes, measured, picture });
    const shown: Shown = {
      dimensions: measured.dimensions.map((dimension) =>
        showDimension(dimension, { sha256: null, url: null, stillUrl: null }),
      ),
      steps: measured.steps,
    };
    stdout.write(isJson ? `${stringifyForTerminal(shown, 2)}\n` : cleanForTerminal(render(shown)));
    return 0;
  } catch (error) {
    const told = tell(error);
    if (isJson) stdout.write(`${stringifyForTerminal({ error: told }, 2)}\n`);
    else stderr.write(`${cleanForTerminal(told.message)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function readArguments(args: string[]): { source: string; notes: string; json: boolean; still: string | undefined } {
  const options = { json: { type: 'boolean', default: false }, still: { type: 'string' } } as const;
  const { values, positionals } = readTyped('measure', options, args);
  const [source, notes = ''] = positionals;
  if (source === undefined || positionals.length > 2) throw new UsageError(usageOf('measure'));
  return { source, notes, json: values.json, still: values.still };
}

interface Taken {
  measured: Measured;
  /** The bytes that were measured; null for a text. */
  picture: Buffer | null;
}

/** A file is a picture unless its name says text; what is no file is the text itself. */
async function measure(source: string, notes: string): Promise<Taken> {
  const file = findFile(source);
  if (!file) {
    if (namesFile(source, PICTURE_FILES)) throw new PictureError('not_an_image', `${source} is not there.`);
    if (namesFile(source, TEXT_FILES)) throw new FileError('unreadable_file', `${source} is not there.`);
    return { measured: measureText(source, itemOf(notes)), picture: null };
  }
  if (!file.isFile()) throw new FileError('unreadable_file', `${source} is no file.`);
  const isText = TEXT_FILES.test(source);
  if (file.size > MOST_BYTES) {
    const message = `${source} has more than 64 MB, and is not read.`;
    throw isText ? new FileError('unreadable_file', message) : new PictureError('image_too_large', message);
  }
  const bytes = readBytes(source);
  if (isText) return { measured: measureText(textOf(source, bytes), itemOf(notes)), picture: null };
  return { measured: await measureImage(bytes, notes), picture: bytes };
}

/** Writes the picture with what was measured drawn over it, as a take files it (PNG). Throws where there is nothing to draw, or nowhere to write to. */
async function writeStill(
  path: string,
  { source, notes, measured: { dimensions, outline }, picture }: Taken & { source: string; notes: string },
): Promise<void> {
  if (!picture) throw new UsageError('--still is for pictures: a text has none.');
  const [first] = dimensions;
  if (!outline || !first) throw new FileError('nothing_to_draw', `Nothing was found in ${source} that could be drawn.`);
  const { png } = await drawStill(
    {
      kind: 'measured',
      item: itemOf(notes) || basename(source),
      url: null,
      sha256: createHash('sha256').update(picture).digest('hex'),
      outline,
      sizes: sizesOf(dimensions),
      scalePath: first.scalePath,
    },
    picture,
  );
  try {
    writeFileSync(path, png);
  } catch (cause) {
    throw new FileError('unwritable_file', `${path} could not be written: ${messageOf(cause)}`, { cause });
  }
}

/** What the notes name as the item, as specimen-scout reads a brief; nothing where they name several things or none. */
function itemOf(notes: string): string {
  const items = readItems(notes);
  return items.length === 1 ? items[0]!.name : '';
}

function findFile(source: string): Stats | undefined {
  if (source.length >= 4_096 || source.includes('\u0000')) return undefined;
  try {
    return statSync(source, { throwIfNoEntry: false });
  } catch {
    // A text with slashes in it, a name of it too long for a file.
    return undefined;
  }
}

/** Whether words that are no file are the name of one: without blanks, or a path. */
function namesFile(source: string, names: RegExp): boolean {
  return names.test(source) && /^(?:\S+|(?:~|\.{1,2})?\/.*)$/.test(source);
}

function readBytes(source: string): Buffer {
  try {
    return readFileSync(source);
  } catch (cause) {
    throw new FileError('unreadable_file', `${source} could not be read: ${messageOf(cause)}`, { cause });
  }
}

function textOf(source: string, bytes: Buffer): string {
  if (bytes.length === 0) throw new PictureError('empty_file', `${source} is empty.`);
  const { text } = decodeBytes(bytes, 'text/plain');
  if (text.includes('\u0000')) throw new FileError('unreadable_file', `${source} holds no text.`);
  return text;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'unknown fault';
}

function tell(error: unknown): { code: string; message: string } {
  if (error instanceof PictureError) return { code: error.code, message: error.message };
  if (error instanceof FileError) return { code: error.code, message: error.message };
  if (error instanceof UsageError) return { code: 'invalid_arguments', message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : 'It could not be measured.' };
}

function render({ dimensions, steps }: Shown): string {
  const lines = dimensions.flatMap(({ name, inches, uncertainty_inches, confidence, scale_path, evidence }) => [
    inches === null
      ? `${name}: no inches (${scale_path}), confidence ${confidence}`
      : `${name}: ${inches} ± ${uncertainty_inches} in (${scale_path}), confidence ${confidence}`,
    ...(evidence ?? []).flatMap(({ quote, steps: own }) => [
      ...(quote === null ? [] : [`  “${quote.replaceAll('\n', ' ')}”`]),
      ...own.map((step) => `  - ${step}`),
    ]),
  ]);
  return `${[...lines, ...steps].join('\n')}\n`;
}
