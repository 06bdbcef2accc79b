import { parseArgs } from 'node:util';
import { BENCHES } from './catalogue.ts';
import type { Bench } from './catalogue.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [name] = positionals;
const bench = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench) await run(bench);
else list();

async function run({ load, isAlone }: Bench): Promise<void> {
  if (!isAlone) await (await import('../test/support/global-setup.ts')).default();
  const measure = await load();
  const result = await measure();
  if (values.json) console.log(JSON.stringify(result));
  else console.dir(result, { depth: null });
}

function list(): void {
  const all = Object.entries(BENCHES);
  if (values.json) console.log(JSON.stringify(Object.fromEntries(all.map(([each, { what }]) => [each, what]))));
  else for (const [each, { what }] of all) console.log(`${each.padEnd(16)} ${what}`);
  if (name === undefined) return;
  console.error(`\nThere is no measurement ${name}.`);
  process.exitCode = 1;
}
