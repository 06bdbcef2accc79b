import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';
import { brief, read, X } from './testing.ts';

describe('everyday phrasing', () => {
  const day = (notes: string) => read(`${notes} ${X}`).time;
  const span = (notes: string) => {
    const window = read(`${notes} ${X}`).versions;
    return (
      window &&
      `${window.isFromIncluded ? '[' : '('}${window.from ?? ''}, ${window.to ?? ''}${window.isToIncluded ? ']' : ')'}`
    );
  };

  it.each([
    ['what broke between 2.3 and 3.0 of Acme Grid,', 'Acme Grid'],
    ['Any security fixes in Acme since March 2026?', 'Acme'],
    ["What's new in Acme 4.2?", 'Acme'],
    ['What changed in Acme 4?', 'Acme 4'],
    ['What changed in Acme Grid about logging and search?', 'Acme Grid'],
    ['What changed in the package @acme/grid since 3.1.0?', '@acme/grid'],
    ['What changed in the heronweb package since heronweb/v3.1.0?', 'heronweb'],
    ["what's new in the last three releases", null],
    ['What did Acme ship in Q3?', null],
    ["What's deprecated in 6.x?", null],
    ['are there any breaking changes in the newest version?', null],
    ['changes in the past year', null],
    ['Did they drop support for Python 3.8?', null],
    ['Anything deprecated in Otter in the second half of 2024?', 'Otter'],
  ])('%s', (words, product) => expect(read(`${words} ${X}`).targets[0]?.product).toBe(product));

  it.each([
    ['since Friday', '2026-11-20', null],
    ['since last Tuesday', '2026-11-17', null],
    ['since last Saturday', '2026-11-14', null],
    ['go back to 2023', '2023-01-01', null],
    ['since the release of the 5th of March', '2026-03-06', null],
    ['since the release of March', '2026-03-01', null],
    ['only the releases of April, May and June 2025', '2025-04-01', '2025-06-30'],
    ['what came in November and December 2024 and January 2025', '2024-11-01', '2025-01-31'],
    ['in August or September', '2026-08-01', '2026-09-30'],
    ['between July and August', '2026-07-01', '2026-08-31'],
    ['in March and June 2026', '2026-03-01', '2026-03-31'],
  ])('%s', (words, from, to) => expect(day(words)).toMatchObject({ from, to }));

  it.each([
    'and is 6.1 still supported in December 2026?',
    'but until when will 6.1 be patched?',
    'Does 6.1 still get security fixes?',
  ])('%s narrows nothing, and is told', (words) => {
    const reading = read(`What changed in Acme? ${words} ${X}`);
    expect(reading).toMatchObject({ time: null, versions: null });
    expect(reading.unread?.join(' ')).toContain('6.1');
  });

  it('keeps the version of a question that is about changes', () => {
    expect(span('are there security fixes in 6.1?')).toBe('[6.1, 6.1]');
  });

  it('narrows to what can break something', () => {
    expect(read(`What changed in Acme that could break a cluster, only that ${X}`).kinds).toEqual(['breaking']);
  });

  it.each([
    ['everything after 1.9 but before 2.2', '(1.9, 2.2)'],
    ['since release 2030-Q3', '(2030-Q3, )'],
    ['what is in version 2030-Q3?', '[2030-Q3, 2030-Q3]'],
    ['since 03/04/30', null],
    ['Quoi de neuf après la version 6.1 ?', '(6.1, )'],
    ['from 1.9 up to 2.2', '(1.9, 2.2]'],
    ['Compare versions 1.6 and 1.4', '[1.4, 1.6]'],
    ['what was fixed in Acme 2.0.1 and 2.0.2?', '[2.0.1, 2.0.2]'],
    ['When was 2.5.0 released?', '[2.5.0, 2.5.0]'],
    ['Was ist neu seit Version 2.0?', '(2.0, )'],
    ['Did they drop support for Python 3.8?', null],
    ['since 1 August', null],
  ])('%s', (words, wanted) => expect(span(words)).toBe(wanted));

  it.each([
    ['just the breaking stuff, please', ['breaking']],
    ['anything about performance?', ['performance']],
    ["What's deprecated?", ['deprecation']],
    ['Kite 2.2 -> 3.0, deprecations only.', ['deprecation']],
    ['Which of these are breaking?', ['breaking']],
    ['show me the security ones', ['security']],
    ['what was fixed?', ['fix']],
    ['what happened the past two years, bugs only', ['fix']],
  ])('%s', (words, kinds) => expect(read(`${words} ${X}`).kinds).toEqual(kinds));

  it.each([
    ['the two most recent versions', 2],
    ['newest release only', 1],
  ])('%s', (words, limit) => expect(read(`${words} ${X}`).limit).toBe(limit));

  it('leaves out what is not wanted', () => {
    expect(read(`What changed? Ignore the fixes. ${X}`).kinds).not.toContain('fix');
    expect(read(`Everything without deprecations ${X}`).kinds).not.toContain('deprecation');
  });

  it('reads a row of a table with two versions as a range', () => {
    const table = 'Package\tFrom\tTo\n@gannet/cli\t3.0.4\t3.1.0';
    expect(read(`${table}\n${X}`).versions).toMatchObject({ from: '3.0.4', to: '3.1.0' });
  });

  it.each([
    ['did they drop Node 18?', 'Node 18'],
    ['Does it still support Python 3.8?', 'Python 3.8'],
    ['Is CVE-2026-1234 fixed?', 'CVE-2026-1234'],
    ['Has `readAll()` been removed?', '`readAll()`'],
    ['was readAll deprecated before it went?', 'readAll'],
    ['Is Python 3.9 still supported?', 'Python 3.9'],
    ['Has the --watch flag been renamed?', '--watch'],
    ['Is Acme 3 still supported?', undefined],
    ['Has anything been removed?', undefined],
    ['What changed?', undefined],
    ['Are there any security fixes?', undefined],
  ])('%s', (words, topic) => expect(read(`${words} ${X}`).topic).toBe(topic));

  it('narrows every product by the words beside its address', () => {
    const { targets, time, versions } = read(`Acme since 1 June ${X}1, Beta since 2.0 ${X}2`);
    expect(targets.map(({ product }) => product)).toEqual(['Acme', 'Beta']);
    expect(targets[0]?.windows).toMatchObject({ time: { from: '2026-06-01' }, versions: null });
    expect(targets[1]?.windows).toMatchObject({ time: null, versions: { from: '2.0' } });
    expect([time, versions]).toEqual([null, null]);
    const behind = read(`${X}1 since June, ${X}2 in 2025`).targets;
    expect(behind.map(({ windows }) => windows?.time?.from)).toEqual(['2026-06-01', '2025-01-01']);
  });

  it('narrows all products by words that stand once', () =>
    expect(read(`What changed since June in Acme ${X}1 and Beta ${X}2`)).toMatchObject({
      time: { from: '2026-06-01' },
      targets: [{ product: 'Acme' }, { product: 'Beta' }],
    }));

  it('goes on from what was asked before', () => {
    const earlier = { brief: `Acme ${X}1 since 2025` };
    expect(readBrief(brief('anything older?', earlier)).time).toMatchObject({ from: null, to: '2024-12-31' });
    expect(readBrief(brief('drop the fixes', earlier)).kinds).not.toContain('fix');
  });
});

describe('ranges as they are asked for', () => {
  it.each([
    [`A after the release from last spring ${X}`, '2026-06-01', null],
    [`A after the release from last spring (it is March 2026 now) ${X}`, '2025-06-01', null],
    [`A since the version we got last spring ${X}`, '2026-06-01', null],
    [`A since our update in spring? We took the one from April 2026 ${X}`, '2026-05-01', null],
    [`What is new in A? I still run the release of 12 August 2026 ${X}`, '2026-08-13', null],
    [`The client installed A on 21 July and left it alone ${X}`, '2026-07-22', null],
    [`I was away from June 10 till yesterday, what did A ship? ${X}`, '2026-06-10', null],
    [`A in winter 2025 ${X}`, '2025-12-01', '2026-02-28'],
    [`What breaks if we move from 2026-08-01 to the latest version of A? ${X}`, '2026-08-02', null],
  ])('%s', (notes, from, to) => expect(read(notes)).toMatchObject({ time: { from, to }, limit: null }));

  it('stays within a line of releases', () => {
    expect(read(`A for us: we run 6.1.4 and must stay on the 6.1 branch ${X}`).versions).toMatchObject({
      from: '6.1.4',
      isFromIncluded: false,
      to: '6.1',
      isToIncluded: true,
    });
    expect(read(`we run 6.1.4, the 7.0 branch looks nice, what changed in A? ${X}`).versions).toMatchObject({
      to: null,
    });
  });

  it('leaves out a kind and a version in short words', () => {
    expect(read(`A past 4.9.0, spare us the fixes ${X}`).kinds).not.toContain('fix');
    expect(read(`Not 6.1.0, the rest after 5.9.0 of A ${X}`)).toMatchObject({
      except: ['6.1.0'],
      versions: { from: '5.9.0' },
    });
  });

  it('takes no platform for the product, whatever the version of that is told by', () =>
    expect(read(`A lives on Ubuntu 24.04, the label says 5.9.2, anything new? ${X}`).versions?.from).not.toBe('24.04'));

  it('turns no season round', () =>
    expect(read(`A between the spring and autumn releases ${X}`).time).toMatchObject({
      from: '2026-03-01',
      to: '2026-11-21',
    }));

  it.each([
    [`What changed in Acme Grid? Only what breaks, we were bitten before: ${X}`, 'Acme Grid'],
    [`What changed in Acme Grid for theme makers? ${X}`, 'Acme Grid'],
    [`We skip every other release from 3.1 on ${X}`, null],
  ])('names the product: %s', (notes, product) => expect(read(notes).targets[0]?.product).toBe(product));

  it('leaves pre-releases out where a stable one is asked for', () => {
    expect(read(`the latest stable release of A ${X}`)).toMatchObject({ limit: 1, isStable: true });
    expect(read(`A since 2.0 without betas ${X}`)).toMatchObject({ versions: { from: '2.0' }, isStable: true });
  });

  it('reads revisions of a version', () =>
    expect(read(`A since 3.0.2-2 ${X}`).versions).toMatchObject({ from: '3.0.2-2', isFromIncluded: false }));
});

describe('briefs in other languages', () => {
  const since = (from: string, to: string | null = null) => ({ versions: { from, to } });
  it.each<[string, string, object]>([
    ['Was hat sich in Kornblume seit März 2026 geändert?', 'Kornblume', { time: { from: '2026-03-01', to: null } }],
    [
      'Welche inkompatiblen Änderungen gibt es in Kornblume zwischen 4.1 und 5?',
      'Kornblume',
      { ...since('4.1', '5'), kinds: ['breaking'] },
    ],
    ['Was ist neu in der letzten stabilen Version von Spatz?', 'Spatz', { limit: 1, isStable: true }],
    ["Qu'est-ce qui a changé dans Coquelicot depuis la 3.0 ?", 'Coquelicot', since('3.0')],
    ['¿Qué ha cambiado en Gorrión desde marzo de 2026?', 'Gorrión', { time: { from: '2026-03-01', to: null } }],
    ['O que mudou no Pardal desde a versão 8.0?', 'Pardal', since('8.0')],
    ['Cosa è cambiato in Passero dalla 2.0?', 'Passero', since('2.0')],
    ['Wat is er veranderd in Mus sinds 1.4?', 'Mus', since('1.4')],
  ])('%s', (notes, product, windows) => {
    const reading = read(`${notes} ${X}`);
    expect(reading.targets[0]!.product).toBe(product);
    expect(reading).toMatchObject(windows);
  });

  it('are read whole where the brief before them is in that language too', () => {
    const before = { brief: `Was ist neu in der letzten Version von Spatz? ${X}` };
    const notes = 'Hallo noch einmal, wir wüssten jetzt gern, welche inkompatiblen Änderungen es gibt';
    expect(readBrief(brief(notes, before))).toMatchObject({ limit: 1, kinds: ['breaking'] });
  });
});
