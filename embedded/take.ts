import { parseArgs } from 'node:util';
import { endWithMessage } from './end-with-message.ts';
import { findRunning } from './find-running.ts';
import { createProgress } from './progress.ts';
import { renderTake } from './render-take.ts';
import { rollTakeWithKeptKey } from './roll-take.ts';
import { StartError } from './start-error.ts';

const USAGE = 'usage: npm run take -- SLUG "BRIEF" [--json] [--skip-retrieval]';

// Whoever reads the answer may leave early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  const { slug, notes, isJson, skipRetrieval } = readArguments();
  const { baseUrl, access } = findRunning();
  using progress = createProgress(process.stderr);
  const request = { notes, ...(skipRetrieval && { skipRetrieval }) };
  const take = await rollTakeWithKeptKey(access, { baseUrl, slug, request, onEvent: progress.show });
  progress.finish();
  process.stdout.write(isJson ? `${JSON.stringify(take, null, 2)}\n` : renderTake(take, { width: 80 }));
  if (take.lifecycle.state === 'failed') process.exitCode = 1;
} catch (error) {
  endWithMessage(error);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, 'skip-retrieval': { type: 'boolean', default: false } },
    });
    const [slug, notes, ...more] = positionals;
    if (!slug || !notes || more.length > 0) throw new StartError(USAGE);
    return { slug, notes, isJson: values.json, skipRetrieval: values['skip-retrieval'] };
  } catch (cause) {
    throw new StartError(USAGE, { cause });
  }
}
