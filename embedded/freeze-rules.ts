import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import { endWithMessage } from './end-with-message.ts';
import { ROOT } from './root.ts';

/** `FormerRules` in evidence/recheck/former-rules.ts. */
const WHAT_IS_KEPT = `export { recheckTake } from './evidence/recheck-take.ts';
export { recheckPages } from './evidence/recheck/recheck-pages.ts';
export { listReruns } from './evidence/recheck/rerun-rules.ts';
export { drawStill } from './evidence/stills/draw-still.ts';
export { channels } from './channels/index.ts';
`;

/** Packages that can be set up once in a process: these rules run beside those of other versions. */
const OWN_COPY: ReadonlySet<string> = new Set(['@resvg/resvg-wasm']);

const bannerOf = (version: string): string =>
  `// The rules of version ${version}, written by "npm run freeze". Not edited: takes of that version are verified by it.`;

/**
 * Writes the rules of the version that stands in a folder (this clone, or another checkout) as one file, `evidence/former/VERSION.mjs`: what
 * later versions verify its takes by. Packages stay imports.
 */
try {
  const { positionals } = readArguments('freeze', {});
  if (positionals.length > 1) throw new UsageError(usageOf('freeze'));
  console.log(await freeze(resolve(positionals[0] ?? ROOT)));
} catch (error) {
  endWithMessage(error);
}

/** @returns the path of the file */
async function freeze(root: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
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
        load: (id) => (id === entry ? { code: WHAT_IS_KEPT, moduleType: 'ts' } : null),
      },
    ],
    external: (id) => !/^[./#]/.test(id) && !OWN_COPY.has(id),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, banner: bannerOf(version) });
  const path = join(ROOT, 'evidence/former', `${version}.mjs`);
  writeFileSync(path, output[0].code.replaceAll(/^\/\/ \S*(?=node_modules\/)/gm, '// '));
  return path;
}
