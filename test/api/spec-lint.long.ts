import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../api/operations/operations.ts';
import { buildOpenApi, buildServiceOpenApi } from '../../api/spec/build-openapi.ts';
import { channels } from '../../channels/index.ts';
import { sample } from '../support/sample.ts';
import { installPackages } from '../support/install-packages.ts';

type Lint = (document: object) => Promise<string[]>;

const BASE_URL = 'http://127.0.0.1:3000';
const DOCUMENTS: [string, object][] = [
  ['all channels', buildServiceOpenApi([...channels.values()], OPERATIONS, BASE_URL)],
  ...sample([...channels], 3).map(([slug, channel]): [string, object] => [
    slug,
    buildOpenApi(channel, OPERATIONS, BASE_URL),
  ]),
];

let lints: Record<string, Lint>;
beforeAll(async () => {
  const site = await installPackages('openapi-lint', {
    '@redocly/openapi-core': '2.64.0',
    '@stoplight/spectral-core': '1.24.1',
    '@stoplight/spectral-rulesets': '1.23.1',
  });
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(site, 'node_modules', path)).href);
  // Their shapes, as far as they are used here.
  const redocly = (await load('@redocly/openapi-core/lib/index.js')) as {
    createConfig(config: object): Promise<object>;
    lintFromString(options: object): Promise<{ severity: string; ruleId: string; message: string }[]>;
  };
  const { default: core } = (await load('@stoplight/spectral-core/dist/index.js')) as {
    default: {
      Spectral: new () => {
        setRuleset(rules: object): void;
        run(document: object): Promise<{ code: string; message: string; path: string[] }[]>;
      };
    };
  };
  const { default: rulesets } = (await load('@stoplight/spectral-rulesets/dist/index.js')) as {
    default: { oas: object };
  };
  const config = await redocly.createConfig({ extends: ['recommended'] });
  lints = {
    async redocly(document) {
      const source = JSON.stringify(document);
      const found = await redocly.lintFromString({ source, absoluteRef: '/openapi.json', config });
      return found.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`);
    },
    async spectral(document) {
      const spectral = new core.Spectral();
      spectral.setRuleset({ extends: [rulesets.oas] });
      const found = await spectral.run(structuredClone(document));
      return found.map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`);
    },
  };
});

describe.each(['redocly', 'spectral'])('%s with its recommended rules', (linter) => {
  it.each(DOCUMENTS)('has nothing against the document of %s', async (_name, document) => {
    expect(await lints[linter]!(document)).toEqual([]);
  });

  it('finds what is wrong', async () => {
    const broken = structuredClone(DOCUMENTS[0]![1]) as { paths: Record<string, { get?: { operationId: string } }> };
    broken.paths['/api/public/channels']!.get!.operationId = 'rollTake';
    expect(await lints[linter]!(broken)).not.toEqual([]);
  });
});
