import { describe, expect, it } from 'vitest';
import { isReleaseLine, readReleaseHead } from './release-head.ts';

describe('readReleaseHead', () => {
  it.each([
    ['[9.5.0](https://g.example/compare/v9.4.0...v9.5.0) (2026-05-15)', '9.5.0', '2026-05-15'],
    ['2026-12-28 - Version 3.40.1', '3.40.1', '2026-12-28'],
    ['Noteworthy changes in release 9.1 (2026-04-15) [stable]', '9.1', '2026-04-15'],
    ['Overview of changes between 1.0.7 and 1.0.8', '1.0.8', undefined],
    ['Changes between "less" versions 581 and 590', '590', undefined],
    ["2026-11-22, Version 20.10.0 'Iron' (LTS), @targos", '20.10.0', '2026-11-22'],
    ['Rails 7.1.2 (November 10, 2026)', '7.1.2', '2026-11-10'],
    ['CHANGES WITH 252:', '252', undefined],
    ['43.beta.1', '43.beta.1', undefined],
    ['apt (2.6.1) unstable; urgency=medium', '2.6.1', undefined],
    ['Version v2.39.5; changes since v2.39.4:', 'v2.39.5', undefined],
    ["What's New in Python 3.12.0 release candidate 1?", '3.12.0 release candidate 1', undefined],
    ['2026.11.16', '2026.11.16', '2026-11-16'],
    ['# 20171227', '20171227', '2017-12-27'],
    ['1.5.0 [See milestone](https://g.example/milestones/10)', '1.5.0', undefined],
    ['[1.2.3] - 2026-01-01 [YANKED]', '1.2.3', '2026-01-01'],
  ])('%s', (line, version, date) => {
    const head = readReleaseHead(line);
    expect([head?.version?.text, head?.date?.iso, head?.status]).toEqual([version, date, 'released']);
  });

  it.each([
    'Changelog since v1.28.3',
    'Downloads for v1.28.4',
    'Upgrading from 1.x to 2.0',
    'Drop support for Node 16.1',
    'Updated foo to 1.2.3',
    'Support for Python 3.12',
    'Bug fixes in 2.35',
    'Release Notes',
    '| 1.2.3 | x |',
  ])('is no head: %s', (line) => expect(readReleaseHead(line)).toBeNull());

  it.each([
    ['[Unreleased]', 'unreleased'],
    ['Development', 'unreleased'],
    ['1.2.3 (unreleased)', 'unreleased'],
    ['Changes between 3.0.2 and 3.0.3 [xx XXX xxxx]', 'unreleased'],
    ['?? ??? ????, PHP 8.4.0beta1', 'unreleased'],
    ['CHANGES WITH 253 in spe:', 'unreleased'],
    ['1.2.3 (never released)', 'withdrawn'],
  ])('%s is %s', (line, status) => expect(readReleaseHead(line)?.status).toBe(status));

  it('tells the product', () => {
    expect(readReleaseHead('GNU bc 1.07.1')?.product).toBe('GNU bc');
    expect(readReleaseHead('attr-2.4.43 (20 June 2008)')?.product).toBe('attr');
    expect(readReleaseHead('Changes between 1.1.1k and 1.1.1l [24 Aug 2021]')?.product).toBeNull();
  });
});

describe('isReleaseLine', () => {
  it.each(['0.14:', '1.20.7: 2012-10-26', 'acl 2.2.49 (19 November 2009)', '1.7 Enhancement Release - Jun 27, 2010'])(
    '%s',
    (line) => expect(isReleaseLine(line)).toBe(true),
  );
  it.each(['1.2.3 Added support for X', 'fixed in 1.2.3,', 'Version', 'v1.2 - 2026-03-11 - Faster search.'])(
    'not %s',
    (line) => expect(isReleaseLine(line)).toBe(false),
  );
});
