import { describe, expect, it } from 'vitest';
import { compareVersions, isPreRelease, versionNumbers } from './compare-versions.ts';
import { findVersions } from './find-versions.ts';

describe('findVersions', () => {
  it.each([
    ['v1.2.3', ['v1.2.3']],
    ['Changes between 3.0.1 and 3.0.2', ['3.0.1', '3.0.2']],
    ['1.0.2k', ['1.0.2k']],
    ['9.8p1', ['9.8p1']],
    ['3.0.0alpha1', ['3.0.0alpha1']],
    ['4.0.0-beta.1+exp.sha.5114f85', ['4.0.0-beta.1+exp.sha.5114f85']],
    ['4.1.0.Final', ['4.1.0.Final']],
    ['(1:1.8.4~rc0-1)', ['1:1.8.4~rc0-1']],
    ['Release 2026c', ['2026c']],
    ['Version 5', ['5']],
    ['curl-8_4_0', ['8_4_0']],
    ['go1.21.4', ['go1.21.4']],
    ['Heron 8.x-2.5', ['8.x-2.5']],
    ['v2.1.0Latest', ['v2.1.0']],
    ['1.x and 1.2.x', []],
    ['3.5%', []],
    ['Python 3', []],
    ['utf-8', []],
  ])('finds in %s', (text, versions) => expect(findVersions(text).map((found) => found.text)).toEqual(versions));

  it('tells what is joined to a version', () => {
    expect(findVersions('@scope/pkg@1.2.3')[0]).toMatchObject({ text: '1.2.3', scope: '@scope/pkg', joint: '@' });
    expect(findVersions('attr-2.4.44')[0]).toMatchObject({ text: '2.4.44', scope: 'attr', joint: '-' });
  });
});

describe('compareVersions', () => {
  it('orders pre-releases, letters and lengths', () => {
    const sorted = [
      '1.0.0-alpha',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.5.2c1',
      '1.5.2',
      '1.9',
      '1.10',
      '1.10.2',
      '1.10.2k',
      '2.0~rc1',
      'v2',
    ];
    expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted);
  });

  it('takes missing parts for nothing', () => expect(compareVersions('2', 'v2.0.0')).toBe(0));

  it('orders modules by their own number, not by what they are for, and passes over what they were built for', () => {
    expect(compareVersions('8.x-2.5', '3.0.0')).toBeLessThan(0);
    expect(compareVersions('7.x-2.5', '8.x-2.5')).toBeLessThan(0);
    expect(compareVersions('2:8.4.1-2', '2:8.4.1-2.fc44')).toBe(0);
  });

  it('knows pre-releases and numbers', () => {
    const versions = ['2.0.0-rc.1', '2.012-TRIAL', '2.012_03', '2.0.0', '2_0_3'];
    expect(versions.map(isPreRelease)).toEqual([true, true, true, false, false]);
    expect(versionNumbers('@a/b@v1.20.3-x')).toEqual([1, 20, 3]);
  });
});
