import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnce, runProgram } from './foreign-tools.ts';

/**
 * Installs npm packages that tests use and the product does not beside everything else, once, without their install scripts.
 * @returns the folder with their `node_modules`
 */
export function installPackages(name: string, packages: Record<string, string>): Promise<string> {
  const versions = Object.values(packages).join('-');
  return installOnce(`${name}-${versions}`, async (folder) => {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
    const flags = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, stderr } = await runProgram('npm', flags, { cwd: folder, timeoutMs: 300_000 });
    if (code !== 0) throw new Error(`${name} could not be installed: ${stderr}`);
  });
}
