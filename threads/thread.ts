import { enableCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { ChannelRegistry, JobAnswer, JobTools, RunningThread, ThreadStart } from './job.ts';
import type { JobName } from './jobs.ts';
import { ownTask } from './own-task.ts';

// A thread that takes the place of one that died is there in half the time.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/longtake/compiled', import.meta.url)));

/** Added to the nice value: where all cores are taken, what answers requests and keeps stages alive comes before what thinks, which still gets a quarter. */
const NICE = 5;
const task = ownTask();
// Linux keeps it for each thread; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + NICE));

// What a pool gives is not typed.
const { registry, hasOthers } = workerData as ThreadStart;
const loading = load();
if (hasOthers) await readExamples();

/** What each thread of `createThreads` runs for a job. */
export default async function run({
  id,
  name,
  input,
}: {
  id: number;
  name: JobName;
  input: unknown;
}): Promise<JobAnswer> {
  const { JOBS, tools } = await loading;
  const { user, system } = process.threadCpuUsage();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- ports of threads have no origin
  parentPort?.postMessage({ begun: id, threadId, task, used: user + system } satisfies RunningThread);
  try {
    // The pool is typed by the same list.
    const job = JOBS[name] as (input: unknown, tools: JobTools) => unknown;
    return { value: await job(input, tools) };
  } catch (thrown) {
    return { thrown };
  }
}

async function load() {
  const [{ JOBS }, { channels }] = await Promise.all([
    import('./jobs.ts'),
    import(registry) as Promise<ChannelRegistry>,
  ]);
  const tools: JobTools = {
    channels,
    findRules(slug) {
      const rules = channels.get(slug);
      if (!rules) throw new Error(`the registry has no channel ${slug}`);
      return rules;
    },
  };
  return { JOBS, tools, channels };
}

/** V8 compiles a pattern when it is used: the first brief that a thread reads takes seconds. */
async function readExamples(): Promise<void> {
  const { channels } = await loading;
  const brief = { prior: null, skipRetrieval: false, acceptedAt: new Date().toISOString() };
  for (const channel of channels.values()) {
    try {
      await channel.plan({ ...brief, notes: channel.card.exampleNotes });
    } catch {
      // Examples are held by the screening of their channel.
    }
  }
}
