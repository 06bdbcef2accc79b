import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import { endWithMessage } from './start-error.ts';
import { ROOT } from './config.ts';

/** `FormerRules` in evidence/recheck/former-rules.ts. */
const WHAT_IS_KEPT = `export { recheckTake } from './evidence/recheck-take.ts';
export { recheckPages } from './evidence/recheck/recheck-pages.ts';
export { listReruns } from './evidence/recheck/rerun-rules.ts';
export { drawStill } from './evidence/stills/draw-still.ts';
export { channels } from './channels/index.ts';
`;

/** Packages that can be set up once in a process: these rules run beside those of other versions. */
const OWN_COPY: ReadonlySet<string> = new Set(['@resvg/resvg-wasm']);

/** `Extractor` in evidence/text-layer/extractors.ts. */
const EXTRACTOR_IS_KEPT = `export { buildTextLayer } from './evidence/text-layer/build-text-layer.ts';
export { decodeBytes } from './evidence/text-layer/decode-bytes.ts';
`;

interface Frozen {
  /** File below `evidence/former/`, without its ending. */
  name: string;
  /** The module that exports it. */
  kept: string;
  banner: string;
}

/**
 * Writes the rules of the version that stands in a folder (this clone, or another checkout) as one file, `evidence/former/VERSION.mjs`: what
 * later versions verify its takes by. With `--extractor` only what makes text layers, as `evidence/former/extractor-NUMBER.mjs`. Packages stay
 * imports, and so do former extractors.
 */
try {
  const { positionals, values } = readArguments('freeze', { extractor: { type: 'string' } });
  const { extractor } = values;
  const isNumber = extractor === undefined || /^[1-9]\d*$/.test(extractor);
  if (positionals.length > 1 || !isNumber) throw new UsageError(usageOf('freeze'));
  const root = resolve(positionals[0] ?? ROOT);
  console.log(await freeze(root, extractor === undefined ? rulesOf(root) : extractorOf(extractor)));
} catch (error) {
  endWithMessage(error);
}

function rulesOf(root: string): Frozen {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const banner = `// The rules of version ${version}, written by "npm run freeze". Not edited: takes of that version are verified by it.`;
  return { name: version, kept: WHAT_IS_KEPT, banner };
}

function extractorOf(number: string): Frozen {
  const banner = `// Extractor ${number}, written by "npm run freeze". Not edited: texts that it made are made again by it.`;
  return { name: `extractor-${number}`, kept: EXTRACTOR_IS_KEPT, banner };
}

/** @returns the path of the file */
async function freeze(root: string, { name, kept, banner }: Frozen): Promise<string> {
  const entry = join(root, 'frozen-rules.ts');
  await using bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'node',
    tsconfig: false,
    plugins: [
      {
        name: 'frozen-rules',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? { code: kept, moduleType: 'ts' } : null),
      },
    ],
    external: (id) => !/^[./#]/.test(id) && !OWN_COPY.has(id),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, banner });
  const path = join(ROOT, 'evidence/former', `${name}.mjs`);
  writeFileSync(path, output[0].code.replaceAll(/^\/\/ \S*(?=node_modules\/)/gm, '// '));
  return path;
}
