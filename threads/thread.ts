import { enableCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { ChannelRegistry, JobAnswer, JobTools } from './job.ts';
import type { JobName } from './jobs.ts';

// A thread that takes the place of one that died is there in half the time.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/longtake/compiled', import.meta.url)));

/** Added to the nice value: where all cores are taken, what answers requests and keeps stages alive comes before what thinks, which still gets a quarter. */
const NICE = 5;
// Linux keeps it for each thread; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + NICE));

const loading = load();

/** What each thread of `createThreads` runs for a job. */
export default async function run({ name, input }: { name: JobName; input: unknown }): Promise<JobAnswer> {
  const { JOBS, tools } = await loading;
  try {
    // The pool is typed by the same list.
    const job = JOBS[name] as (input: unknown, tools: JobTools) => unknown;
    return { value: await job(input, tools) };
  } catch (thrown) {
    return { thrown };
  }
}

async function load() {
  const { registry } = workerData as { registry: string };
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
  return { JOBS, tools };
}
