import type { Browser } from 'playwright-core';
import { raceSignal } from '../deadline.ts';
import { buildLaunchOptions } from './launch-options.ts';
import type { BrowserLimits } from './limits.ts';

/** A running browser. */
export interface RunningBrowser {
  browser: Browser;
  /** Ends it without asking, with all its pages. */
  kill: () => void;
}

/** One browser that is started when it is first needed, and closed when nobody has needed it for a while. */
export interface SharedBrowser extends AsyncDisposable {
  use: <T>(task: (running: RunningBrowser) => Promise<T>) => Promise<T>;
  /** Process id of the browser while one runs. */
  getPid: () => number | undefined;
}

export function createSharedBrowser(executablePath: string, limits: BrowserLimits): SharedBrowser {
  let starting: Promise<RunningBrowser & { pid: number }> | undefined;
  let pid: number | undefined;
  let users = 0;
  let idle: NodeJS.Timeout | undefined;

  return {
    async use(task) {
      clearTimeout(idle);
      users += 1;
      try {
        return await task(await find());
      } finally {
        users -= 1;
        if (users === 0) idle = setTimeout(() => void close(), limits.idleMs).unref();
      }
    },
    getPid: () => pid,
    async [Symbol.asyncDispose]() {
      clearTimeout(idle);
      await close();
    },
  };

  async function find(): Promise<RunningBrowser> {
    const known = await starting?.catch(() => undefined);
    if (known?.browser.isConnected()) return known;
    starting = start();
    return starting;
  }

  async function start(): Promise<RunningBrowser & { pid: number }> {
    // Loaded by the first page that needs it: processes that never render never hold it.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch(buildLaunchOptions(executablePath, limits));
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const own = processInfo.find(({ type }) => type === 'browser')?.id;
    if (own === undefined) throw new Error('the browser does not say which process it is');
    pid = own;
    browser.on('disconnected', () => {
      if (pid === own) pid = undefined;
    });
    return { browser, pid: own, kill: () => kill(own) };
  }

  async function close(): Promise<void> {
    const running = await starting?.catch(() => undefined);
    starting = undefined;
    if (!running?.browser.isConnected()) return;
    try {
      await raceSignal(running.browser.close(), AbortSignal.timeout(limits.closeTimeoutMs));
    } catch {
      running.kill();
    }
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
