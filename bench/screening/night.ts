import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Rule } from './rules.ts';
import { switchOff } from './rules.ts';

// Screens one channel, in a process of its own, as the night does: every brief over the set's world, and again where the answer falls short. With a
// second argument one rule of the channel is switched off before it is loaded.
const [channel = '', off] = process.argv.slice(2);
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
process.stdout.write(JSON.stringify(await screenOffline(channel)));
