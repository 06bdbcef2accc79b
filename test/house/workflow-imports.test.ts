import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Specifiers that a file imports by value. */
function valueImports(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const statements = code.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm);
  return [...statements].map(([, specifier]) => specifier!);
}

/** Packages that a file and all of ours that it imports by value bring along, each with the way there. */
function packagesBehind(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return valueImports(file).flatMap((specifier) => {
    if (specifier.startsWith('#contracts/')) return packagesBehind(join(ROOT, specifier.slice(1)), seen);
    if (specifier.startsWith('.')) return packagesBehind(resolve(dirname(file), specifier), seen);
    return /^@temporalio\/(workflow|common)$/.test(specifier) ? [] : [`${specifier} by ${file.slice(ROOT.length)}`];
  });
}

describe('workflows/', () => {
  const files = globSync('workflows/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));

  it('is there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s brings nothing along but Temporal and zod-free contracts', (file) => {
    expect(packagesBehind(join(ROOT, file))).toEqual([]);
  });
});
