import { connect } from 'node:net';
import type { buildConnector } from 'undici';
import { describe, expect, it } from 'vitest';
import { createDial } from './dial.ts';
import { startTcpListener } from './testing/site.ts';

function dial(options: Parameters<typeof createDial>[0], hostname: string, port: number): Promise<string> {
  const call: buildConnector.Options = { hostname, host: hostname, protocol: 'http:', port: String(port) };
  return new Promise((resolve) => {
    createDial(options)(call, (error, socket) => {
      resolve(error ? String((error as { code?: string }).code) : `connected to ${socket?.remoteAddress}`);
      socket?.destroy();
    });
  });
}

describe('createDial', () => {
  it('connects a name to the admitted address without looking it up', async () => {
    await using listener = await startTcpListener(() => undefined);
    const options = { addresses: ['127.0.0.1'], connectTimeoutMs: 500 };
    expect(await dial(options, 'does-not-resolve.invalid', listener.port)).toBe('connected to 127.0.0.1');
  });

  it('goes on to the next admitted address when one does not answer', async () => {
    await using listener = await startTcpListener(() => undefined);
    const options = { addresses: ['127.0.0.9', '127.0.0.1'], connectTimeoutMs: 500 };
    expect(await dial(options, 'name.invalid', listener.port)).toBe('connected to 127.0.0.1');
  });

  it('refuses an address literal that was not admitted', async () => {
    await using listener = await startTcpListener(() => undefined);
    const options = { addresses: ['127.0.0.2'], connectTimeoutMs: 500 };
    expect(await dial(options, '127.0.0.1', listener.port)).toBe('address_not_allowed');
    expect(listener.getConnections()).toBe(0);
  });

  it('drops a connection whose peer is not the admitted address', async () => {
    await using listener = await startTcpListener(() => undefined);
    const strays: buildConnector.connector = (_options, callback) => {
      const socket = connect(listener.port, '127.0.0.1', () => callback(null, socket));
    };
    const options = { addresses: ['127.0.0.2'], connectTimeoutMs: 500, connect: strays };
    expect(await dial(options, 'name.invalid', listener.port)).toBe('address_not_allowed');
  });
});
