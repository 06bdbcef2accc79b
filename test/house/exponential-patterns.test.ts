import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

interface Pattern {
  source: string;
  flags: string;
}

it('tells a pattern that has two ways through the same characters', () => {
  expect(isExponential({ source: String.raw`(?:\s*(?:a|b+)\s*)*c`, flags: 'u' })).toBe(true);
  expect(isExponential({ source: String.raw`(?:\s*[ab])*c`, flags: 'u' })).toBe(false);
});

it('no pattern that reads what strangers wrote has two ways through the same characters', { timeout: 120_000 }, () => {
  const files = globSync(['{channels,evidence,outbound,contracts,activities}/**/*.ts'], {
    exclude: (name) => name.endsWith('.test.ts') || name.endsWith('testing.ts'),
  });
  const literals = files.flatMap((file) => literalsIn(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file)));
  const composed = composedAtLoad(import.meta.resolve('../../channels/index.ts'));
  expect(literals.length).toBeGreaterThan(3000);
  expect(composed.length).toBeGreaterThan(1500);
  const all = new Map([...literals, ...composed].map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern]));
  expect([...all.values()].filter(isExponential).map(({ source }) => source.slice(0, 200))).toEqual([]);
});

function isExponential({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential);
}

/** The literals below a node of a syntax tree. */
function literalsIn(node: unknown): Pattern[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return [{ source: pattern, flags }];
  }
  return Object.values(node).flatMap(literalsIn);
}

/** The patterns that modules put together from parts when they are loaded, by a process that has loaded none of them. */
function composedAtLoad(module: string): Pattern[] {
  const script = `
    const composed = [];
    const Original = globalThis.RegExp;
    globalThis.RegExp = new Proxy(Original, {
      construct(target, parts, newTarget) {
        const made = Reflect.construct(target, parts, newTarget);
        composed.push({ source: made.source, flags: made.flags });
        return made;
      },
    });
    await import(${JSON.stringify(module)});
    process.stdout.write(JSON.stringify(composed));
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { maxBuffer: 64 * 2 ** 20 });
  return JSON.parse(output.toString()) as Pattern[];
}
