import { describe, expect, it } from 'vitest';
import { readPngSize } from './read-png-size.ts';

const HEAD = '89504e470d0a1a0a0000000d49484452';
const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));

describe('readPngSize', () => {
  it('reads the size from the header', () => {
    expect(readPngSize(bytes(`${HEAD}0000096000000190`))).toEqual({ width: 2400, height: 400 });
  });

  it.each([
    ['nothing', ''],
    ['a header that is cut off', `${HEAD}00000960`],
    ['a GIF', `4749463839610000000d49484452000009600000019000`],
    ['another first chunk', `89504e470d0a1a0a0000000d504c54450000096000000190`],
  ])('has none for %s', (_what, hex) => {
    expect(readPngSize(bytes(hex))).toBeNull();
  });
});
