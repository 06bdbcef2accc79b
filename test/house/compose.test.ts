import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readApiConfig } from '../../api/config.ts';
import { readDatabaseConfig } from '../../db/config.ts';
import { readWorkerConfig } from '../../workers/config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface ComposeService {
  image: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  healthcheck?: object;
  configs?: { source: string }[];
}

interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

const compose = parse(readText('docker-compose.yml'), { merge: true }) as Compose;
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);

/** As Compose does it: what is set, else what stands after `:-`. */
const interpolate = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, fallback?: string) => {
    const set: Record<string, string> = {
      LONGTAKE_SECRET: Buffer.alloc(32).toString('base64'),
      POSTGRES_PASSWORD: 'abc123',
    };
    return set[name] ?? fallback ?? '';
  });
const environmentOf = (name: string) =>
  Object.fromEntries(
    Object.entries(compose.services[name]!.environment ?? {}).map(([key, value]) => [key, interpolate(value)]),
  );

describe('docker-compose.yml', () => {
  it('runs Postgres, Temporal with its UI, the migration, API and workers', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['postgres', 'temporal', 'temporal-ui', 'migrate', 'api', 'worker']),
    );
  });

  it.each(ours.map(([name, { command }]) => [name, command]))('runs a command that there is: %s', (_, command) => {
    const [npm, run, silent, script] = command!;
    expect([npm, run, silent]).toEqual(['npm', 'run', '-s']);
    const file = /run (\S+\.ts)$/.exec(scripts[script!] ?? '')?.[1];
    expect(file).toBeDefined();
    expect(existsSync(join(ROOT, file!))).toBe(true);
  });

  it('waits only for services that there are, in a way that they can end', () => {
    for (const { depends_on: needs = {} } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(Object.keys(compose.services)).toContain(name);
        expect(condition === 'service_healthy').toBe(compose.services[name]!.healthcheck !== undefined);
      }
    }
  });

  it('shares one data directory between API and workers', () => {
    const { api, worker } = compose.services;
    expect(api!.volumes).toEqual(['data:/data']);
    expect(worker!.volumes).toEqual(['data:/data']);
    expect(environmentOf('api')['LONGTAKE_DATA_DIR']).toBe('/data');
    expect(Object.keys(compose.volumes)).toContain('data');
  });

  it('configures each process so that it accepts it', () => {
    expect(readApiConfig(environmentOf('api'))).toMatchObject({ host: '0.0.0.0', port: 3000 });
    expect(readWorkerConfig(environmentOf('worker')).temporal).toEqual({
      address: 'temporal:7233',
      namespace: 'longtake',
    });
    expect(readDatabaseConfig(environmentOf('migrate')).ownerUrl).toBe(
      'postgres://longtake:abc123@postgres:5432/longtake',
    );
  });

  it('gives the login of the owner to migrations alone', () => {
    for (const name of ours.map(([name]) => name).filter((name) => name !== 'migrate')) {
      const { DATABASE_URL, ...rest } = environmentOf(name);
      expect(DATABASE_URL, name).toBe('postgres://postgres:5432/longtake');
      // What an .env file says would reach every service else.
      expect(rest['POSTGRES_PASSWORD'], name).toBe('');
      expect(JSON.stringify(rest), name).not.toContain('abc123');
    }
  });

  it('gives the owner CREATEROLE and no more', () => {
    expect(compose.configs['owners']!.content).toContain('create role longtake login createrole password');
    expect(compose.configs['owners']!.content).not.toContain('superuser');
  });
});

describe('Dockerfile', () => {
  const lines = readText('Dockerfile').split('\n');

  it('installs by the lock file and runs a command that there is, as a plain user', () => {
    expect(lines[0]).toMatch(/^FROM node:24/);
    expect(lines).toContain('USER node');
    expect(readText('Dockerfile')).toContain('node embedded/bootstrap.mjs install');
    const command = JSON.parse(/^CMD (.*)$/m.exec(lines.join('\n'))![1]!) as string[];
    expect(Object.keys(scripts)).toContain(command.at(-1));
  });

  it('copies files that there are', () => {
    const copied = lines.filter((line) => line.startsWith('COPY ')).flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
