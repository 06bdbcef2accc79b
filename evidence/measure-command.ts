import { existsSync, readFileSync, statSync } from 'node:fs';
import { PictureError, type Measured } from '#contracts/measurement.ts';
import { UsageError, readArguments as readTyped, usageOf } from '#contracts/read-arguments.ts';
import type { SpecimenDimension } from '#contracts/specimen.ts';
import { showDimension } from './measuring/show-dimension.ts';
import { measureImage } from './measuring/image/measure-image.ts';
import { measureText } from './measuring/text/measure-text.ts';

/** Files with these names are read as text; any other file has to be a picture. */
const TEXT_FILES = /\.(?:txt|md|csv|json|html?)$/i;

interface Shown {
  dimensions: SpecimenDimension[];
  steps: string[];
}

let isJson = process.argv.includes('--json');
try {
  const { source, notes, json } = readArguments();
  isJson = json;
  const measured = await measure(source, notes);
  const shown: Shown = {
    dimensions: measured.dimensions.map((dimension) =>
      showDimension(dimension, { sha256: null, url: null, stillUrl: null }),
    ),
    steps: measured.steps,
  };
  process.stdout.write(isJson ? `${JSON.stringify(shown, null, 2)}\n` : render(shown));
} catch (error) {
  const told = tell(error);
  if (isJson) process.stdout.write(`${JSON.stringify({ error: told }, null, 2)}\n`);
  else process.stderr.write(`${told.message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function readArguments(): { source: string; notes: string; json: boolean } {
  const { values, positionals } = readTyped('measure', { json: { type: 'boolean', default: false } });
  const [source, notes = ''] = positionals;
  if (source === undefined || positionals.length > 2) throw new UsageError(usageOf('measure'));
  return { source, notes, json: values.json };
}

/** A file is a picture unless its name says text; what is no file is the text itself. */
async function measure(source: string, notes: string): Promise<Measured> {
  if (!isFile(source)) {
    if (looksLikePicture(source)) throw new PictureError('not_an_image', `${source} is not there.`);
    return measureText(source, notes);
  }
  const bytes = readFileSync(source);
  return TEXT_FILES.test(source) ? measureText(bytes.toString('utf8'), notes) : measureImage(bytes, notes);
}

function isFile(source: string): boolean {
  return source.length < 4_096 && !source.includes('\u0000') && existsSync(source) && statSync(source).isFile();
}

function looksLikePicture(source: string): boolean {
  return /^\S+\.(?:jpe?g|png|webp|avif|gif)$/i.test(source);
}

function tell(error: unknown): { code: string; message: string } {
  if (error instanceof PictureError) return { code: error.code, message: error.message };
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
