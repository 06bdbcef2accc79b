import type { ChildProcess } from 'node:child_process';
import type { ServiceName } from './process-record.ts';

/** One process of an installation: how to start it and how to see that it serves. */
export interface Service {
  name: ServiceName;
  spawn(): ChildProcess | Promise<ChildProcess>;
  /** Resolves when it serves. Goes on trying until `signal` aborts; rejects before that where trying is of no use. */
  waitReady(child: ChildProcess, signal: AbortSignal): Promise<void>;
  /** Where its own output is, for whoever has to find out why it does not start. */
  logFile?: string;
}
