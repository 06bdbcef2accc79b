import { parseArgs } from 'node:util';
import { measureTakeOverhead } from './take-overhead.ts';

/** Every measurement there is, by name. */
const BENCHES: Record<string, { what: string; measure: () => Promise<object> }> = {
  'take-overhead': {
    what: 'a take whose stages do nothing against seven no-op activities on bare Temporal',
    measure: measureTakeOverhead,
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [name] = positionals;
const bench = name === undefined ? undefined : BENCHES[name];
if (!bench) {
  for (const [each, { what }] of Object.entries(BENCHES)) console.log(`${each.padEnd(16)} ${what}`);
  if (name !== undefined) {
    console.error(`\nThere is no measurement ${name}.`);
    process.exitCode = 1;
  }
} else {
  const result = await bench.measure();
  if (values.json) console.log(JSON.stringify(result));
  else console.dir(result, { depth: null });
}
