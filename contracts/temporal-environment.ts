import { HostName, HostPort, Switch, Text } from './environment-values.ts';
import type { Variable } from './environment-values.ts';

const path = { schema: Text, mustBe: 'the path of a file' };

/** Where Temporal is and how it is reached, by the names that its own tools give these variables. */
export const TEMPORAL_ENVIRONMENT = {
  TEMPORAL_ADDRESS: {
    schema: HostPort,
    meaning: 'A Temporal server, self-hosted or cloud; embedded where it is not set',
    mustBe: 'HOST:PORT',
    example: 'temporal.example.org:7233',
  },
  TEMPORAL_NAMESPACE: {
    schema: Text,
    meaning: 'Namespace of the takes',
    mustBe: 'the name of a namespace',
    example: 'longtake',
    fallback: 'default',
  },
  TEMPORAL_API_KEY: {
    schema: Text,
    meaning: 'API key of Temporal Cloud',
    mustBe: 'an API key',
    example: 'as the cloud console shows it',
    isSecret: true,
  },
  TEMPORAL_TLS: {
    schema: Switch,
    meaning: 'TLS to the Temporal server; on where an API key or a certificate is set',
    mustBe: 'true or false',
    example: 'true',
  },
  TEMPORAL_TLS_CLIENT_CERT_PATH: { ...path, meaning: 'Client certificate (PEM)', example: '/etc/longtake/client.pem' },
  TEMPORAL_TLS_CLIENT_CERT_DATA: {
    schema: Text,
    meaning: 'Client certificate instead of its path',
    mustBe: 'a certificate in PEM',
    example: '-----BEGIN CERTIFICATE-----…',
  },
  TEMPORAL_TLS_CLIENT_KEY_PATH: {
    ...path,
    meaning: 'Key of the client certificate',
    example: '/etc/longtake/client.key',
  },
  TEMPORAL_TLS_CLIENT_KEY_DATA: {
    schema: Text,
    meaning: 'Key of the client certificate instead of its path',
    mustBe: 'a key in PEM',
    example: '-----BEGIN PRIVATE KEY-----…',
    isSecret: true,
  },
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: {
    ...path,
    meaning: 'Certificate of the CA (PEM)',
    example: '/etc/longtake/ca.pem',
  },
  TEMPORAL_TLS_SERVER_CA_CERT_DATA: {
    schema: Text,
    meaning: 'Certificate of the CA instead of its path',
    mustBe: 'a certificate in PEM',
    example: '-----BEGIN CERTIFICATE-----…',
  },
  TEMPORAL_TLS_SERVER_NAME: {
    schema: HostName,
    mustBe: 'a host name or an IP address',
    meaning: 'Name that the certificate of the server must carry',
    example: 'temporal.example.org',
  },
  TEMPORAL_CLI_PATH: {
    ...path,
    meaning: 'Temporal CLI for the embedded server; looked for where it is not set',
    example: '/usr/local/bin/temporal',
  },
} as const satisfies Record<string, Variable>;
