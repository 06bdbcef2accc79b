import { describe, expect, it } from 'vitest';
import { gitHubChangelog, repositoryOf, sourceAddress } from './source-address.ts';
import { readBrief } from './read-brief.ts';
import { brief, read, X } from './testing.ts';

describe('addresses and products', () => {
  it.each([
    [`What changed in Helmet? ${X}`, ['Helmet'], [X]],
    [`What changed in this product? ${X}.`, [null], [X]],
    [`Compare Vite (${X}) and Rollup (${X}2)`, ['Vite', 'Rollup'], [X, `${X}2`]],
    [`Which fixes and breaking changes did Acme 5.5 to 5.6 have? ${X}`, ['Acme'], [X]],
    [`what changed in Acme lately? ${X}`, ['Acme'], [X]],
    [`what changed in the cli of Acme since 2.0? ${X}`, ['Acme'], [X]],
    [`what changed in acme in bookworm since 2.0? ${X}`, ['acme'], [X]],
    [`¿Qué cambió en Acme en las dos últimas versiones? ${X}`, ['Acme'], [X]],
    [`Add Acme Form ${X}`, ['Acme Form'], [X]],
    [`What changed in the past 90 days in Foo: ${X}`, ['Foo'], [X]],
    [`Which fixes came in May? ${X}`, [null], [X]],
    ['only breaking changes of react.example.com/versions', [null], ['https://react.example.com/versions']],
    ['What changed in socket.io?', [null], ['https://socket.io/']],
    ['check vercel/next.js on GitHub', [null], ['https://github.com/vercel/next.js/releases.atom']],
    ['Read CHANGELOG.md', [], []],
    ['What changed lately?', [], []],
  ])('%s', (notes, products, urls) => {
    const { targets } = read(notes);
    expect(targets.map(({ product }) => product)).toEqual(products);
    expect(targets.map(({ url }) => url)).toEqual(urls);
  });

  it('reads one address once and no more than eight', () => {
    const many = Array.from({ length: 11 }, (_, at) => `https://acme.example/${at}`).join(' ');
    expect(read(`${many} ${many}`).targets).toHaveLength(8);
    expect(read(many).leftOut).toHaveLength(3);
  });

  it.each([
    ['https://github.com/a/b', 'https://github.com/a/b/releases.atom'],
    ['https://github.com/a/b.git', 'https://github.com/a/b/releases.atom'],
    ['https://github.com/a/b/releases/', 'https://github.com/a/b/releases.atom'],
    ['https://github.com/a/b/blob/main/docs/NEWS.md', 'https://raw.githubusercontent.com/a/b/main/docs/NEWS.md'],
    ['https://github.com/a/b/releases/tag/v1', 'https://github.com/a/b/releases/tag/v1'],
    ['https://gitlab.com/a/b/-/blob/main/NEWS', 'https://gitlab.com/a/b/-/raw/main/NEWS'],
    ['https://acme.example/x', 'https://acme.example/x'],
  ])('reads %s from %s', (address, source) => expect(sourceAddress(address)).toBe(source));

  it('knows the changelog and the name of a repository', () => {
    expect(gitHubChangelog('https://github.com/a/b/releases.atom')).toBe(
      'https://raw.githubusercontent.com/a/b/HEAD/CHANGELOG.md',
    );
    expect(gitHubChangelog('https://acme.example/releases.atom')).toBeNull();
    expect(repositoryOf('https://raw.githubusercontent.com/a/b/HEAD/x.md')).toBe('b');
  });
});

describe('days', () => {
  it.each([
    ['since June 2026', '2026-06-01', null],
    ['since June', '2026-06-01', null],
    ['since December', '2025-12-01', null],
    ['since 1 March 2026', '2026-03-01', null],
    ['after 2026-03-01', '2026-03-02', null],
    ['before 2025', null, '2024-12-31'],
    ['until May 2026', null, '2026-05-31'],
    ['between 1 May and 30 June 2026', '2026-05-01', '2026-06-30'],
    ['in 2025', '2025-01-01', '2025-12-31'],
    ['in Q3 2026', '2026-07-01', '2026-09-30'],
    ['sum up Q3 2026 for us', '2026-07-01', '2026-09-30'],
    ['the third quarter of 2026', '2026-07-01', '2026-09-30'],
    ['2025 Q4', '2025-10-01', '2025-12-31'],
    ['what did they ship in Q4?', '2026-10-01', '2026-12-31'],
    ['H1 2026', '2026-01-01', '2026-06-30'],
    ['changes June 2026', '2026-06-01', '2026-06-30'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['last week', '2026-11-09', '2026-11-15'],
    ['this year', '2026-01-01', '2026-12-31'],
    ['in the last month', '2026-10-21', '2026-11-21'],
    ['in the past 90 days', '2026-08-23', '2026-11-21'],
    ['over the last two weeks', '2026-11-07', '2026-11-21'],
    ['since 2 weeks ago', '2026-11-07', null],
    ['since last year', '2025-01-01', null],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['in the first half of 2026', '2026-01-01', '2026-06-30'],
    ['in H2 2025', '2025-07-01', '2025-12-31'],
    ['since my last check on 10/15/2026', '2026-10-15', null],
    ['after our upgrade in June 2026', '2026-07-01', null],
    ['since christmas', '2025-12-25', null],
  ])('%s', (words, from, to) => expect(read(`What changed ${words}? ${X}`).time).toMatchObject({ from, to }));

  it('reads a bare span at the end as the time up to today', () =>
    expect(read(`${X} 6 months`).time).toMatchObject({ from: '2026-05-21', to: '2026-11-21' }));

  it('reads no days where there are none', () =>
    expect(read(`What may change in version 3? ${X}/2026/05`).time).toBeNull());
});

describe('versions', () => {
  it.each([
    ['between 2.0 and 3.0', '2.0', true, '3.0', true],
    ['1.80 to 1.83', '1.80', true, '1.83', true],
    ['since the 2.0 release', '2.0', false, null, false],
    ['now that we are on 4.17 of Acme', '4.17', false, null, false],
    ['upgrading from 3.2.1 to 5.0', '3.2.1', false, '5.0', true],
    ['since 4.17.0', '4.17.0', false, null, false],
    ['since 1.06c', '1.06c', false, null, false],
    ['between 1.0.2k and 1.0.2m', '1.0.2k', true, '1.0.2m', true],
    ['from v4 onwards', '4', true, null, false],
    ['>= 2.1', '2.1', true, null, false],
    ['before 3.0', null, false, '3.0', false],
    ['up to 3.0', null, false, '3.0', true],
    ['in 8.0.0', '8.0.0', true, '8.0.0', true],
    ['upgrading otter from 3.2.1 to the current version', '3.2.1', false, null, false],
    ['from 3.2.1 to the newest', '3.2.1', false, null, false],
    ['now that we are on acme 5.0.0.rc', '5.0.0.rc', false, null, false],
    ['with the 2020.12.2 release', '2020.12.2', true, '2020.12.2', true],
    ['in the 2.x line', '2.x', true, '2.x', true],
    ['in version 8', '8', true, '8', true],
    ['from 8.x-2.3 up to the latest', '8.x-2.3', false, null, false],
    ['between 8.x-2.3 and 8.x-2.5', '8.x-2.3', true, '8.x-2.5', true],
    ['since heronweb/v3.1.0', 'v3.1.0', false, null, false],
    ['from @moor/heron@3.1.0 to @moor/heron@3.4.0', '3.1.0', false, '3.4.0', true],
  ])('%s', (words, from, isFromIncluded, to, isToIncluded) =>
    expect(read(`What changed ${words}? ${X}`).versions).toMatchObject({ from, isFromIncluded, to, isToIncluded }),
  );

  it.each(['in the last 5 releases', 'in 3 products', 'since 2025', 'since 2 weeks ago'])('no versions: %s', (words) =>
    expect(read(`What changed ${words}? ${X}`).versions).toBeNull(),
  );
});

describe('kinds and numbers of releases', () => {
  it('reads the latest stable one', () =>
    expect(read(`What broke in the latest stable Acme? ${X}`)).toMatchObject({ limit: 1, isStable: true }));

  it.each([
    ['Only security', ['security']],
    ['Any security fixes or deprecations?', ['security', 'deprecation']],
    ['just breaking changes', ['breaking']],
    ['What breaks when we upgrade?', ['breaking']],
    ['Which new features and bug fixes came?', ['feature', 'fix']],
    ['What changed, security first?', null],
    ['Security guy here. What do I have to know?', null],
    ['I am the security lead, what changed?', null],
    ['Is there anything security related?', ['security']],
    ['Did anything break?', ['breaking']],
    ['What broke?', ['breaking']],
    ['Which features were deprecated?', ['deprecation']],
    ['Any price changes or removals?', null],
    ['Everything, especially breaking changes', null],
    ['What changed in Performance Monitor?', null],
    ['security fixes only', ['security']],
    ['anything deprecated or removed?', ['breaking', 'deprecation']],
  ])('%s', (words, kinds) => expect(read(`${words} ${X}`).kinds).toEqual(kinds));

  it.each([
    ['the last five releases', 5],
    ['the latest 3 versions', 3],
    ['the latest release', 1],
    ['the latest release notes', null],
  ])('%s', (words, limit) => expect(read(`Summarise ${words} ${X}`).limit).toBe(limit));
});

describe('a brief that continues another', () => {
  const earlier = `Compare Foo ${X}1 and Bar ${X}2 since 2025`;

  it('adds addresses and keeps what it does not say again', () => {
    const reading = readBrief(brief(`Add Baz ${X}3`, { brief: earlier }));
    expect(reading.targets.map(({ product }) => product)).toEqual(['Foo', 'Bar', 'Baz']);
    expect(reading).toMatchObject({ isNarrowing: false, products: [], time: { from: '2025-01-01' } });
  });

  it('lets the notes win', () => {
    expect(readBrief(brief('since June 2026', { brief: earlier })).time).toMatchObject({ from: '2026-06-01' });
    expect(readBrief(brief(`Read ${X}9 instead`, { brief: earlier })).targets.map(({ url }) => url)).toEqual([`${X}9`]);
    expect(readBrief(brief('Now everything', { brief: `Only security ${X}` })).kinds).toBeNull();
  });

  it('asks the whole log after a thing by its name', () => {
    const since = `What changed in Foo since 3.0? ${X}1`;
    expect(readBrief(brief('was oldRouter deprecated before it was removed?', { brief: since }))).toMatchObject({
      topic: 'oldRouter',
      versions: null,
      isNarrowing: true,
    });
    expect(readBrief(brief('did they drop Node 18 in 2.1?', { brief: since })).versions).toMatchObject({ to: '2.1' });
  });

  it('narrows to kinds and products', () => {
    expect(readBrief(brief('Now only security', { brief: earlier }))).toMatchObject({
      kinds: ['security'],
      isNarrowing: true,
    });
    expect(readBrief(brief('Only Bar, please', { brief: earlier }))).toMatchObject({
      products: ['Bar'],
      isNarrowing: true,
    });
  });

  it('reads the links of the prior when no brief has an address', () =>
    expect(readBrief(brief('What about security?', { links: [X] })).targets.map(({ url }) => url)).toEqual([X]));
});

describe('many blanks', () => {
  const BLANKS = ' '.repeat(20_000);

  it.each([
    [`What changed in Acme since 4.17${BLANKS}x ${X}`, '4.17'],
    [`What changed in Acme, we run 7.2${BLANKS}x ${X}`, '7.2'],
  ])('%.40s: a bound before them is read in the time of the text', (notes, from) => {
    expect(read(notes).versions).toMatchObject({ from, to: null });
  });
});
