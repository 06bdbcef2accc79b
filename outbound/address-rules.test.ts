import { describe, expect, it } from 'vitest';
import { isAtPlace, isPublicAddress, isSameAddress, parseNetworks } from './address-rules.ts';

describe('isPublicAddress', () => {
  it.each(['198.41.0.4', '1.1.1.1', '2606:4700::1111', '2a00::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each(['', 'name', '::1%lo', '2606:4700::1111%eth0', '127.0.0.1', '::ffff:1.1.1.1', '2002:101:101::', '4000::1'])(
    '%s is not public',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );
});

describe('parseNetworks', () => {
  it('reads networks and single addresses, separated by commas or space', () => {
    const { networks, wrong } = parseNetworks(' 10.1.0.0/16, 127.0.0.1\nfd00::/8 ::1,');
    expect(wrong).toEqual([]);
    const isIn = (address: string) => networks.some((place) => isAtPlace({ host: address, address, port: 80 }, place));
    expect(['10.1.255.255', '127.0.0.1', 'fd12::1', '::1'].map(isIn)).toEqual([true, true, true, true]);
    expect(
      ['10.2.0.0', '127.0.0.2', 'fe80::1', '::2', '::ffff:127.0.0.1', 'fd12::1%eth0', 'x'].map(isIn),
    ).not.toContain(true);
  });

  it.each([
    '10.0.0.0/33',
    '10.0.0',
    '10/8',
    '127.1',
    '0x7f000001',
    'fd00::/129',
    'localhost',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '/8',
    '10.0.0.0/-1',
  ])('says that %s is none', (part) => expect(parseNetworks(`127.0.0.1 ${part}`)).toMatchObject({ wrong: [part] }));

  it('takes nothing for no network', () => expect(parseNetworks('')).toEqual({ networks: [], wrong: [] }));
});

describe('isSameAddress', () => {
  it.each([
    ['::1', '0:0:0:0:0:0:0:1', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['127.0.0.1', 'name', false],
  ])('%s and %s: %s', (one, other, same) => expect(isSameAddress(one, other)).toBe(same));
});
