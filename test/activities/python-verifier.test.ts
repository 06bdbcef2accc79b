import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signDelivery } from '../../activities/sign-delivery.ts';
import { hasPython, installOnce, runProgram } from '../support/foreign-tools.ts';

const VERIFIER = '1.1.0';
const CALL = `import json, os
from standardwebhooks.webhooks import Webhook
print(Webhook(os.environ["SECRET"]).verify(os.environ["BODY"], json.loads(os.environ["HEADERS"]))["id"])`;

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const body = '{"id":"evt_1","type":"take.completed","data":{"note":"Grüße, 世界"}}';

describe.skipIf(!hasPython)('standardwebhooks of Python, as its package index has it', () => {
  it.each<[string, number, number, boolean]>([
    ['takes what is signed', 1, 0, true],
    ['takes the new secret of a rotation', 2, 0, true],
    ['takes the old secret of a rotation', 2, 1, true],
    ['refuses another secret', 1, 1, false],
  ])('%s', async (_name, signing, verifying, holds) => {
    const site = await installOnce(`python-standardwebhooks-${VERIFIER}`, async (target) => {
      const flags = ['--quiet', '--disable-pip-version-check', '--no-input', '--target', target];
      const args = ['-m', 'pip', 'install', ...flags, `standardwebhooks==${VERIFIER}`];
      const { code, stderr } = await runProgram('python3', args, { timeoutMs: 300_000 });
      if (code !== 0) throw new Error(`standardwebhooks could not be installed: ${stderr}`);
    });
    const secrets = [newSecret(), newSecret()];
    const headers = signDelivery({
      id: 'evt_1',
      event: 'take.completed',
      deliveryId: 'd',
      attempt: 1,
      body,
      secrets: secrets.slice(0, signing),
      at: new Date(),
    });
    const env = { PYTHONPATH: site, SECRET: secrets[verifying]!, BODY: body, HEADERS: JSON.stringify(headers) };
    const done = await runProgram('python3', ['-c', CALL], { env, timeoutMs: 60_000 });
    expect(done).toMatchObject(holds ? { code: 0, stdout: 'evt_1\n' } : { stdout: '' });
    if (!holds) expect(done.stderr).toContain('WebhookVerificationError');
  });
});
