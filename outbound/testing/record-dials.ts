import { connect } from 'node:net';
import type { CreateDial } from '../dial.ts';

/** What would have been contacted. */
export interface RecordedDial {
  hostname: string;
  addresses: readonly string[];
}

/** A dialler that contacts nobody and keeps who was to be contacted; hosts in `stands` are served by that loopback port. */
export function recordDials(stands: Record<string, number> = {}): { createDial: CreateDial; dials: RecordedDial[] } {
  const dials: RecordedDial[] = [];
  return {
    dials,
    createDial:
      ({ addresses }) =>
      ({ hostname }, callback) => {
        const port = stands[hostname];
        if (port === undefined) {
          dials.push({ hostname, addresses });
          callback(new Error('nobody is contacted'), null);
          return;
        }
        const socket = connect(port, '127.0.0.1', () => callback(null, socket));
        socket.on('error', () => undefined);
      },
  };
}
