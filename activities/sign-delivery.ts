import { createHmac } from 'node:crypto';

export interface DeliveryToSign {
  /** `evt_…`, or the specimen's id for the courier: the same in each attempt. */
  id: string;
  event: string;
  deliveryId: string;
  attempt: number;
  body: string;
  /** `whsec_…`, the one in force first. */
  secrets: readonly string[];
  at: Date;
}

/**
 * Headers of a delivery (interface document, part 1, Delivery rules; INTERFACE, part 2, Webhooks; Standard Webhooks). `x-channel-signature` is keyed with
 * the whole secret as shown and has room for one: the secret in force. `webhook-signature` carries one for each, keyed with the bytes behind `whsec_`.
 */
export function signDelivery({
  id,
  event,
  deliveryId,
  attempt,
  body,
  secrets,
  at,
}: DeliveryToSign): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signed = `${id}.${timestamp}.${body}`;
  const [inForce] = secrets;
  if (inForce === undefined) throw new Error('a delivery is signed with a secret');
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-channel-event': event,
    'x-channel-signature': `sha256=${createHmac('sha256', inForce).update(body).digest('hex')}`,
    'x-channel-delivery': deliveryId,
    'x-channel-attempt': String(attempt),
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => {
        const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
        return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      })
      .join(' '),
  };
}
