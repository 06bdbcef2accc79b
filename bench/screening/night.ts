import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Rule } from './rules.ts';
import { switchOff } from './rules.ts';

// Screens one channel, in a process of its own, as the night does: every brief over the set's world, held to what it has to say and, where a file has
// them, to the answers of the night before; without such a file it writes one. With a third argument one rule is switched off before it is loaded.
const [channel = '', answersFile = '', off] = process.argv.slice(2);
const rule = off === undefined ? undefined : (JSON.parse(off) as Rule);
if (rule) {
  const url = new URL(`../../${rule.file}`, import.meta.url).href;
  registerHooks({
    load(asked, context, next) {
      if (asked !== url) return next(asked, context);
      const source = switchOff(readFileSync(fileURLToPath(url), 'utf8'), rule);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
const { screenOffline } = await import('./screen-offline.ts');
const before = readAnswers();
const { answers, ...night } = await screenOffline(channel, before);
if (!before) writeFileSync(answersFile, JSON.stringify(answers));
process.stdout.write(JSON.stringify(night));

function readAnswers(): Awaited<ReturnType<typeof screenOffline>>['answers'] | undefined {
  try {
    return JSON.parse(readFileSync(answersFile, 'utf8')) as Awaited<ReturnType<typeof screenOffline>>['answers'];
  } catch {
    return undefined;
  }
}
