import { join } from 'node:path';
import { installOnce, runProgram } from './foreign-tools.ts';

/** The Python client of the protocol, as PyPI has it. */
export const PYTHON_MCP = '2.3.0';

/** Installs it once. @returns the folder to put on PYTHONPATH */
export async function installPythonMcp(): Promise<string> {
  const folder = await installOnce(`python-mcp-${PYTHON_MCP}`, async (target) => {
    const flags = ['--quiet', '--disable-pip-version-check', '--no-input', '--target', join(target, 'site')];
    const args = ['-m', 'pip', 'install', ...flags, `mcp==${PYTHON_MCP}`];
    const { code, stderr } = await runProgram('python3', args, { timeoutMs: 300_000 });
    if (code !== 0) throw new Error(`mcp could not be installed: ${stderr}`);
  });
  return join(folder, 'site');
}
