import { appendFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

// Stands in for workers/main.ts: says in a file what still answers while it drains.
const { LONGTAKE_DATA_DIR = '', DATABASE_URL = '', TEMPORAL_ADDRESS = '', LONGTAKE_STAND_IN } = process.env;
const note = (line: string) => appendFileSync(join(LONGTAKE_DATA_DIR, 'notes'), `${line}\n`);
const stay = setInterval(() => {}, 60_000);

process.on('SIGTERM', () => LONGTAKE_STAND_IN !== 'never drains' && void drain());
process.send?.('ready');

async function drain(): Promise<void> {
  const servers = { postgres: new URL(DATABASE_URL).host, temporal: TEMPORAL_ADDRESS };
  for (const [name, address] of Object.entries(servers))
    note(`${name} ${(await answers(address)) ? 'serves' : 'is gone'}`);
  note('worker drained');
  clearInterval(stay);
  process.disconnect?.();
}

function answers(address: string): Promise<boolean> {
  const [host, port] = address.split(':');
  return new Promise((resolve) => {
    const socket = connect(Number(port), host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
