import type { VariableName } from './environment.ts';
import { ConfigurationError, type Environment, type EnvironmentProblem } from './read-environment.ts';

const TLS_VARIABLES = [
  'TEMPORAL_TLS',
  'TEMPORAL_TLS_CLIENT_CERT_PATH',
  'TEMPORAL_TLS_CLIENT_CERT_DATA',
  'TEMPORAL_TLS_CLIENT_KEY_PATH',
  'TEMPORAL_TLS_CLIENT_KEY_DATA',
  'TEMPORAL_TLS_SERVER_CA_CERT_PATH',
  'TEMPORAL_TLS_SERVER_CA_CERT_DATA',
  'TEMPORAL_TLS_SERVER_NAME',
] as const satisfies VariableName[];

/** Optional variables that `buildTemporalSettings` reads, beside TEMPORAL_ADDRESS. */
export const TEMPORAL_VARIABLES = ['TEMPORAL_NAMESPACE', 'TEMPORAL_API_KEY', ...TLS_VARIABLES] as const;

/** How to reach Temporal, in the shape that `Connection.connect` and `NativeConnection.connect` take beside `namespace`. */
export interface TemporalSettings {
  address: string;
  namespace: string;
  apiKey?: string;
  tls?: boolean | TemporalTls;
}

export interface TemporalTls {
  serverNameOverride?: string;
  serverRootCACertificate?: Buffer;
  clientCertPair?: { crt: Buffer; key: Buffer };
}

type TemporalEnvironment = Environment<'TEMPORAL_ADDRESS', (typeof TEMPORAL_VARIABLES)[number]>;

/** `readFile` is handed in, as contracts do no I/O. Ends in a ConfigurationError for a file that cannot be read or half a key pair. */
export function buildTemporalSettings(
  environment: TemporalEnvironment,
  readFile: (path: string) => Buffer,
): TemporalSettings {
  const problems: EnvironmentProblem[] = [];
  const read = (name: 'CLIENT_CERT' | 'CLIENT_KEY' | 'SERVER_CA_CERT'): Buffer | undefined => {
    const text = environment[`TEMPORAL_TLS_${name}_DATA`];
    if (text !== undefined) return Buffer.from(text);
    const path = environment[`TEMPORAL_TLS_${name}_PATH`];
    if (path === undefined) return undefined;
    try {
      return readFile(path);
    } catch {
      const was = `${JSON.stringify(path)}, which cannot be read`;
      problems.push({ name: `TEMPORAL_TLS_${name}_PATH`, mustBe: 'the path of a file', was });
      return undefined;
    }
  };

  const crt = read('CLIENT_CERT');
  const key = read('CLIENT_KEY');
  const serverRootCACertificate = read('SERVER_CA_CERT');
  if (problems.length === 0 && (crt === undefined) !== (key === undefined)) {
    const name = crt === undefined ? 'TEMPORAL_TLS_CLIENT_CERT_PATH' : 'TEMPORAL_TLS_CLIENT_KEY_PATH';
    problems.push({ name, mustBe: 'set where the other half of the client certificate is', was: 'not set' });
  }
  if (problems.length > 0) throw new ConfigurationError(problems);

  const serverNameOverride = environment.TEMPORAL_TLS_SERVER_NAME;
  const tls: TemporalTls = {
    ...(serverNameOverride !== undefined && { serverNameOverride }),
    ...(serverRootCACertificate && { serverRootCACertificate }),
    ...(crt && key && { clientCertPair: { crt, key } }),
  };
  const hasTls =
    environment.TEMPORAL_TLS ?? (environment.TEMPORAL_API_KEY !== undefined || Object.keys(tls).length > 0);
  return {
    address: environment.TEMPORAL_ADDRESS,
    namespace: environment.TEMPORAL_NAMESPACE,
    ...(environment.TEMPORAL_API_KEY !== undefined && { apiKey: environment.TEMPORAL_API_KEY }),
    ...(hasTls && { tls: Object.keys(tls).length > 0 ? tls : true }),
  };
}
