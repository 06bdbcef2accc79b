import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const URL = 'https://tern.example/notes';
const read = (notes: string) =>
  readBrief({ notes, prior: null, acceptedAt: '2026-11-21T12:00:00.000Z', skipRetrieval: false });

describe('versions and releases that a brief leaves out', () => {
  it.each([
    ['all but 2.5.1', ['2.5.1']],
    ['everything except versions 2.5.1 and 2.4', ['2.5.1', '2.4']],
    ['alles außer Version 2.5.1', ['2.5.1']],
    ['what is new, skipping the release 3.0', ['3.0']],
  ])('%s', (words, except) => {
    const { versions, ...reading } = read(`${words} ${URL}`);
    expect(versions).toBeNull();
    expect(reading.except).toEqual(except);
    expect(reading.unread).toBeUndefined();
  });

  it('reads what is older than a version as a bound', () => {
    expect(read(`skip 7.2 and older ${URL}`).except).toBeUndefined();
  });

  it.each([
    'what was in the release before the current one?',
    'what changed in the one before last',
    'the second to last release please',
    'was steht in der vorletzten Version',
    "qu'y a-t-il dans l'avant-dernière version",
  ])('the second newest: %s', (words) => {
    expect(read(`${words} ${URL}`)).toMatchObject({ limit: 1, skip: 1 });
  });

  it('reads the year before last as a time', () =>
    expect(read(`since the year before last ${URL}`).skip).toBeUndefined());
});

describe('windows by the clauses that name their products', () => {
  it('reads two ranges whose addresses stand below', () => {
    const { targets } = read(
      'Courlis 3.3 → 3.4 and Heron 4.2.2 → 4.3.0\nhttps://x.example/courlis/log\nhttps://x.example/heron/log',
    );
    expect(targets.map(({ windows }) => [windows?.versions?.from, windows?.versions?.to])).toEqual([
      ['3.3', '3.4'],
      ['4.2.2', '4.3.0'],
    ]);
  });
});

describe('what somebody has', () => {
  it('is the tag of an image', () =>
    expect(read(`we pin \`registry.example:5000/tern/db:7.2.1-alpine3.20\`. ${URL}`).versions).toMatchObject({
      from: '7.2.1',
      isFromIncluded: false,
      to: null,
    }));
});

describe('days', () => {
  it.each([
    ['since our update at the end of September', '2026-09-21', null],
    ['seit unserem Update Ende September', '2026-09-21', null],
    ['between the August release and the one from 5 October', '2026-08-01', '2026-10-05'],
  ])('%s', (words, from, to) => expect(read(`${words} ${URL}`).time).toMatchObject({ from, to }));
});
