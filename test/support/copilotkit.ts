import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { systemNode } from './system-node.ts';
import { installPackages } from './install-packages.ts';

const COPILOTKIT = '1.75.0';

/** What a CopilotKit front end is made of, as far as these tests use it. */
export interface CopilotAgent {
  messages: { role: string; content?: unknown }[];
  state: unknown;
  addMessage(message: { id: string; role: 'user'; content: string }): void;
  runAgent(): Promise<unknown>;
}

export interface CopilotRuntimeProcess extends AsyncDisposable {
  runtimeUrl: string;
  /** An agent of the front end's library, behind the runtime. */
  createAgent(agentId: string, threadId: string): Promise<CopilotAgent>;
}

/**
 * Runs an example beside CopilotKit's runtime. It is as large as everything else together, so it is installed on its own, once, without
 * its install scripts and with its telemetry off.
 */
export async function startCopilotKit(example: string, args: string[]): Promise<CopilotRuntimeProcess> {
  const site = await installPackages('copilotkit', {
    '@copilotkit/runtime': COPILOTKIT,
    '@copilotkit/core': COPILOTKIT,
  });
  const folder = await mkdtemp(join(site, 'run-'));
  await copyFile(example, join(folder, 'example.mjs'));
  const child = spawn(systemNode, [join(folder, 'example.mjs'), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], COPILOTKIT_TELEMETRY_DISABLED: 'true', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then((code) => Promise.reject(new Error(`the example ended with ${String(code)}`))),
  ])) as [string];
  return {
    runtimeUrl: line,
    async createAgent(agentId, threadId) {
      const core = (await import(pathToFileURL(join(site, 'node_modules/@copilotkit/core/dist/index.mjs')).href)) as {
        ProxiedCopilotRuntimeAgent: new (options: object) => CopilotAgent;
      };
      return new core.ProxiedCopilotRuntimeAgent({ runtimeUrl: line, agentId, threadId, transport: 'rest' });
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
