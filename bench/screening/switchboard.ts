import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Rule } from './rules.ts';
import { makeSwitchable } from './rules.ts';

/** What became of a rule's loss. `unreached`: no brief calls it. `loading`: it has its part while the channel is loaded, and needs a process of its own. */
export type Loss = 'told' | 'unnoticed' | 'unreached' | 'loading';

export interface Told {
  loss: Loss;
  /** The loss has left something behind in the memory of this process: it can lose no other rule. */
  isStained: boolean;
}

declare global {
  var isSwitchedOff: (key: string) => boolean;
}

// Screens one channel whole, with every rule on a switch, and notes which brief calls which rule. Then the parent names rules, one after the other: each is
// switched off for the briefs that call it, up to the first that answers otherwise than before.
const slug = process.argv[2]!;
let off: string | undefined;
let reached = new Set<string>();
globalThis.isSwitchedOff = (key) => {
  reached.add(key);
  return key === off;
};
const root = new URL('../..', import.meta.url).href;
registerHooks({
  load(asked, context, next) {
    const file = asked.startsWith(`${root}channels/`) ? asked.slice(root.length) : null;
    if (!file?.endsWith('.ts')) return next(asked, context);
    const source = makeSwitchable(readFileSync(fileURLToPath(asked), 'utf8'), file);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
const { screenBriefs } = await import('./screen-briefs.ts');
const briefs = await screenBriefs(slug);
const whileLoading = reached;
const sound = new Map<string, string>();
const callers = new Map<string, string[]>();
for (const [name, screen] of briefs) {
  reached = new Set();
  sound.set(name, await screen());
  for (const key of reached) callers.set(key, [...(callers.get(key) ?? []), name]);
}

process.on('message', (rule: Rule) => {
  void lose(`${rule.file} ${rule.name}`).then((told) => process.send!(told));
});
process.send!('ready');

async function lose(key: string): Promise<Told> {
  for (const by of callers.get(key) ?? []) {
    off = key;
    const answer = await briefs.get(by)!();
    off = undefined;
    if (answer !== sound.get(by)) return { loss: 'told', isStained: (await briefs.get(by)!()) !== sound.get(by) };
  }
  const loss = whileLoading.has(key) ? 'loading' : callers.has(key) ? 'unnoticed' : 'unreached';
  return { loss, isStained: false };
}
