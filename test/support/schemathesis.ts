import { join } from 'node:path';
import { installOnce, runProgram } from './foreign-tools.ts';
import type { Ran } from './foreign-tools.ts';

export const SCHEMATHESIS = '4.32.5';

/** What is left out of its checks, each with the reason; docs/api.md shows this list. Everything else is on. */
export const LEFT_OUT = [
  {
    what: 'NUL characters in generated text (`generation.allow-x00`)',
    why: 'The service refuses them in every string, and a schema that said so at each would hide what matters; test/api/limits.long.ts sends them.',
    lines: ['[generation]', 'allow-x00 = false'],
  },
  {
    what: '422 and 402 beside success as an answer to valid data (`positive_data_acceptance`)',
    why: 'Whether an `Idempotency-Key` was used with another body, or the wallet is empty, no schema can say.',
    lines: [
      '[checks]',
      'positive_data_acceptance.expected-statuses = ["2xx", "304", "401", "402", "403", "404", "409", "422", "429"]',
    ],
  },
  {
    what: '`positive_data_acceptance` of `agui_run` and `agui_connect`',
    why: 'The last user message has to have text in it, which a schema of a list of messages cannot say.',
    lines: [
      '[[operations]]',
      'include-operation-id-regex = "^agui_(run|connect)_"',
      'checks.positive_data_acceptance.enabled = false',
    ],
  },
];

export const buildConfig = (): string => `${LEFT_OUT.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`;

/** Runs it over an OpenAPI document in a file. One at a time: side by side its own generator stumbles. */
export async function runSchemathesis(
  folder: string,
  options: { document: string; config: string; baseUrl: string; key: string; casesPerOperation: number },
): Promise<Ran> {
  const { document, config, baseUrl, key, casesPerOperation } = options;
  const site = await installOnce(`schemathesis-${SCHEMATHESIS}`, async (target) => {
    const flags = ['--quiet', '--disable-pip-version-check', '--no-input', '--target', target];
    const args = ['-m', 'pip', 'install', ...flags, `schemathesis==${SCHEMATHESIS}`];
    const { code, stderr } = await runProgram('python3', args, { timeoutMs: 300_000 });
    if (code !== 0) throw new Error(`schemathesis could not be installed: ${stderr}`);
  });
  const args = [
    '--url',
    baseUrl,
    '--header',
    `Authorization: Bearer ${key}`,
    '--max-examples',
    String(casesPerOperation),
  ];
  const run = [
    'run',
    document,
    ...args,
    '--workers',
    '1',
    '--seed',
    '1',
    '--request-timeout',
    '30',
    '--continue-on-failure',
  ];
  return runProgram('python3', [join(site, 'bin', 'st'), '--no-color', '--config-file', config, ...run], {
    cwd: folder,
    env: { PYTHONPATH: site },
    timeoutMs: 540_000,
  });
}
