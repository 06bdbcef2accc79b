import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

const EVERY_MS = 500;
const PAGE_BYTES = 4096;

/**
 * Looks at the memory of the processes that run pages while a page is open, and says so once when one of them has too much. Where the system has no
 * /proc, V8's own limit is the one that is left.
 */
export async function watchMemory(browser: Browser, maxBytes: number, onTooMuch: () => void): Promise<Disposable> {
  const session = await browser.newBrowserCDPSession();
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  return {
    [Symbol.dispose]() {
      clearInterval(timer);
      session.detach().catch(() => undefined);
    },
  };

  async function look(): Promise<void> {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    const sizes = await Promise.all(renderers.map(({ id }) => readResident(id)));
    if (sizes.some((size) => size > maxBytes)) onTooMuch();
  }
}

async function readResident(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}
