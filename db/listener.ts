import pg from 'pg';
import { clientConfig } from './connect.ts';
import type { ConnectOptions } from './connect.ts';
import type { WakeChannel } from './notifier.ts';

const RECONNECT_MS = 250;

export interface ListenOptions extends Pick<ConnectOptions, 'url' | 'role' | 'secret'> {
  channels: WakeChannel[];
  onWake: (channel: WakeChannel, id: string) => void;
  /** Called after each (re)connection: what was missed meanwhile is unknown, so look at everything. */
  onConnected: () => void;
}

/** One LISTEN connection that comes back by itself. */
export function listen(options: ListenOptions): AsyncDisposable {
  let client: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  void connect();
  return { [Symbol.asyncDispose]: close };

  async function connect(): Promise<void> {
    const next = new pg.Client(clientConfig(options));
    client = next;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      void next.end().catch(() => {});
      if (!isClosed) timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ channel, payload }) => options.onWake(channel as WakeChannel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of options.channels) await next.query(`listen ${channel}`);
      options.onConnected();
    } catch {
      lose();
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  }
}
