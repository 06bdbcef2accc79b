import { isIP, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { isSameAddress } from './address-rules.ts';
import { OutboundFailure } from './failure.ts';

/** Opens connections for one origin to the addresses given here and to nothing else. */
export type CreateDial = (options: DialOptions) => buildConnector.connector;

export interface DialOptions {
  /** Addresses that the guard admitted. */
  addresses: readonly string[];
  connectTimeoutMs: number;
  /** What opens the sockets; whatever it is, the peer is checked. */
  connect?: buildConnector.connector;
}

/**
 * A connector pinned to admitted addresses. It sees every connection, also those to address literals, for which no
 * lookup ever runs; a name is never looked up again here, and the peer is checked once connected.
 */
export const createDial: CreateDial = (options) => {
  const { addresses, connect = buildPinnedConnector(options) } = options;
  const isAdmitted = (address: string | undefined) =>
    address !== undefined && addresses.some((admitted) => isSameAddress(admitted, address));

  return (target, callback) => {
    const literal = target.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(literal) !== 0 && !isAdmitted(literal)) {
      callback(new OutboundFailure('address_not_allowed'), null);
      return;
    }
    // On failure the callback gets one argument alone, whatever its types say.
    connect(target, (error, socket: Socket | null | undefined) => {
      if (error || !socket) {
        callback(error ?? new OutboundFailure('could_not_connect'), null);
        return;
      }
      if (isAdmitted(socket.remoteAddress)) {
        callback(null, socket);
        return;
      }
      socket.destroy();
      callback(new OutboundFailure('address_not_allowed'), null);
    });
  };
};

function buildPinnedConnector({ addresses, connectTimeoutMs }: DialOptions): buildConnector.connector {
  return buildConnector({
    lookup: pinLookup(addresses),
    timeout: connectTimeoutMs,
    allowH2: false,
    rejectUnauthorized: true,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: Math.min(1_000, connectTimeoutMs),
  });
}

function pinLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = answers;
    if (first === undefined) {
      callback(new OutboundFailure('could_not_connect'), '');
      return;
    }
    if (options.all) callback(null, answers);
    else callback(null, first.address, first.family);
  };
}
