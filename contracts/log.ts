import pino from 'pino';
import type { Logger } from 'pino';

/** Names under which a secret could reach a log line, at any of the first levels. Bodies and headers are never logged at all. */
const SECRETS = ['authorization', 'cookie', 'key', 'secret', 'password', 'apiKey', 'token', 'connectionString'];

/** The log of a process: JSON lines on stdout, readable lines where that is a terminal. */
export function createLog(
  process: 'api' | 'worker' | 'launcher',
  options: { isTerminal: boolean; level?: string },
): Logger {
  return pino({
    level: options.level ?? 'info',
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    ...(options.isTerminal && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,process', messageFormat: '{process}: {msg}', translateTime: 'HH:MM:ss' },
      },
    }),
  });
}
