import { createHmac, randomBytes } from 'node:crypto';
import { verify as verifyGitHub } from '@octokit/webhooks-methods';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { describe, expect, it } from 'vitest';
import { signDelivery } from './sign-delivery.ts';
import type { DeliveryToSign } from './sign-delivery.ts';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const body = '{"id":"evt_1","note":"Grüße, 世界 🌍"}';

function build(overrides: Partial<DeliveryToSign> = {}): DeliveryToSign {
  return {
    id: 'evt_1',
    event: 'take.completed',
    deliveryId: 'd1',
    attempt: 3,
    body,
    secrets: [newSecret()],
    at: new Date(),
    ...overrides,
  };
}

describe('signDelivery', () => {
  it('names the event, the delivery, the attempt and the second', () => {
    const headers = signDelivery(build({ at: new Date('2026-03-01T10:00:00.999Z') }));
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-channel-event': 'take.completed',
      'x-channel-delivery': 'd1',
      'x-channel-attempt': '3',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1772359200',
    });
  });

  it('keys x-channel-signature with the secret as it is shown, over the body alone', async () => {
    const secret = newSecret();
    const { 'x-channel-signature': signature } = signDelivery(build({ secrets: [secret] }));
    expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body, 'utf8').digest('hex')}`);
    expect(await verifyGitHub(secret, body, signature!)).toBe(true);
  });

  it('signs for every secret in webhook-signature, for the one in force in x-channel-signature', async () => {
    const [next, previous, other] = [newSecret(), newSecret(), newSecret()];
    const headers = signDelivery(build({ secrets: [next, previous] }));
    for (const secret of [next, previous])
      for (const Verifier of [StandardWebhook, SvixWebhook])
        expect(() => new Verifier(secret).verify(body, headers)).not.toThrow();
    expect(() => new StandardWebhook(other).verify(body, headers)).toThrow('No matching signature found');
    expect(await verifyGitHub(next, body, headers['x-channel-signature']!)).toBe(true);
    expect(await verifyGitHub(previous, body, headers['x-channel-signature']!)).toBe(false);
  });

  it.each([
    ['the body', { body: `${body} ` }, {}],
    ['the id', {}, { 'webhook-id': 'evt_2' }],
    ['the time', {}, { 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) - 60) }],
  ])('does not hold where %s was changed', (_what, changed, headers) => {
    const secret = newSecret();
    const signed = { ...signDelivery(build({ secrets: [secret] })), ...headers };
    expect(() => new StandardWebhook(secret).verify('body' in changed ? changed.body : body, signed)).toThrow(
      'No matching signature found',
    );
  });

  it('does not hold for long: a receiver refuses what was signed ten minutes ago', () => {
    const secret = newSecret();
    const headers = signDelivery(build({ secrets: [secret], at: new Date(Date.now() - 600_000) }));
    expect(() => new StandardWebhook(secret).verify(body, headers)).toThrow('Message timestamp too old');
  });

  it('sends nothing unsigned', () => {
    expect(() => signDelivery(build({ secrets: [] }))).toThrow('a delivery is signed with a secret');
  });
});
