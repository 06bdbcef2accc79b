import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const REFUSED = /unable to authenticate|known format/;
const secret = Buffer.alloc(32, 7);

describe('seal', () => {
  it('opens again with the same secret, purpose and context', () => {
    const sealed = seal(secret, 'webhook-secret', 'row 1', 'whsec_ü');

    expect(unseal(secret, 'webhook-secret', 'row 1', sealed)).toBe('whsec_ü');
    expect(sealed.includes('whsec_')).toBe(false);
  });

  it('is another text each time', () => {
    expect(seal(secret, 'webhook-secret', 'row', 'x')).not.toEqual(seal(secret, 'webhook-secret', 'row', 'x'));
  });

  it('opens for no other secret or row, and not after a change of any byte', () => {
    const sealed = seal(secret, 'webhook-secret', 'row 1', 'whsec_');

    expect(() => unseal(Buffer.alloc(32, 8), 'webhook-secret', 'row 1', sealed)).toThrow(REFUSED);
    expect(() => unseal(secret, 'webhook-secret', 'row 2', sealed)).toThrow(REFUSED);
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => unseal(secret, 'webhook-secret', 'row 1', changed), `byte ${at}`).toThrow(REFUSED);
    }
  });
});
