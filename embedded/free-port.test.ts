import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort, probePort } from './free-port.ts';

async function withTakenPort(use: (port: number) => Promise<void>): Promise<void> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  await use((holder.address() as AddressInfo).port).finally(() => holder.close());
}

describe('findFreePort', () => {
  it('gives the preferred one where it is free', async () => {
    const port = await findFreePort(0);
    expect(await findFreePort(port)).toBe(port);
  });

  it('gives another one where it is taken', async () => {
    await withTakenPort(async (port) => expect(await findFreePort(port)).not.toBe(port));
  });

  it('gives one that can be listened on, and that no connection is given by the system', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => findFreePort(0)));

    expect(await Promise.all(ports.map((port) => probePort(port, '127.0.0.1')))).toEqual(ports.map(() => null));
    expect(ports.filter((port) => port < 1_024 || port >= 32_768)).toEqual([]);
  });
});

describe('probePort', () => {
  it('says why a port cannot be listened on', async () => {
    await withTakenPort(async (port) => expect(await probePort(port, '127.0.0.1')).toBe('EADDRINUSE'));
    expect(await probePort(0, '203.0.113.1')).toBe('EADDRNOTAVAIL');
  });
});
