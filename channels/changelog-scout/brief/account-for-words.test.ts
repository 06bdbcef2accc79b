import { describe, expect, it } from 'vitest';
import { findRemarks } from './remarks.ts';
import { findSignatures } from './signatures.ts';
import { read, X } from './testing.ts';

const unreadOf = (notes: string): string[] => read(`${notes} ${X}`).unread ?? [];

describe('words of a brief that nothing was made of', () => {
  it.each([
    [
      "Hi there, we're a small fintech and bumping hono this sprint. Could you tell me what's breaking between 4.2 and 4.6, but only what touches the middleware?",
      ['middleware'],
    ],
    ["Need a summary of ESLint's changelog since January for Monday's standup, keep it to one paragraph please.", []],
    ["Was gibt's Neues bei Vite seit Version 5? Bitte ohne die Windows-Sachen.", ['Windows']],
    ['We run Grafana on Kubernetes in three data centres. What security fixes came out after 10.2?', []],
    ['What changed in the panel of Heron since 2.0?', ['panel']],
    ['What changed in the releases of Heron since 2.0?', []],
    ['what changed in prisma between spring and the May release', []],
    [
      'Please list every change in pnpm 9 that a monorepo user would notice, ignore anything about the store.',
      ['monorepo', 'store'],
    ],
    ['Is it safe to go from 3.1 to 3.4? My boss wants an answer today.', []],
    ['Changelog for Terraform provider AWS, last 3 releases, S3 and IAM resources only.', ['S3', 'IAM']],
    [
      'I maintain a fork of jest. Anything in the release notes since 29 about fake timers or snapshots?',
      ['timers', 'snapshots'],
    ],
    [
      'quels sont les changements de Symfony depuis la 6.3, hors tout ce qui concerne le composant Mailer ?',
      ['Mailer'],
    ],
    ['Hello team, can you check whether redis removed anything in 7.x? Thanks a lot, Marta', []],
    ['Top five changes for end users, no internals, from the August release on:', ['end users', 'internals']],
    [
      "Could you put together the deprecations in Angular from 15 to 17? It's for a client presentation, so plain language.",
      [],
    ],
    ["what's new in bun since last Tuesday, mostly the test runner", ['test runner']],
    [
      'Give me the changes of Keycloak after 22 that admins who use LDAP federation should worry about.',
      ['LDAP federation'],
    ],
    ['Our auditor asks: which vulnerabilities were fixed in OpenSSL during 2025?', []],
    ['Compare what 2.0 and 2.1 of Pydantic changed, excluding documentation and CI noise.', ['documentation', 'CI']],
    ['We skipped a couple of updates of our CMS, last one was in February. Anything urgent?', []],
    ['¿Qué cambió en Laravel desde la versión 10 para los que usamos colas?', ['colas']],
    ['Just the stuff with the experimental flag in Deno since 1.40', ['experimental flag']],
    ["Hey! My kid's minecraft server runs Paper 1.20.1 - what do I need to know before 1.20.6?", []],
    ['Summarise Django release notes, 4.2 to 5.0, ORM first, admin can be dropped.', ['ORM', 'admin']],
    ['Any breaking changes in the last 6 months? Table please, newest on top.', []],
    ['Tell me which of the changes since 8.0 came from outside contributors.', ['contributors']],
    ['Morning! Could somebody pull the security notes for Nextcloud since version 27? We host it for a school.', []],
    ["what's changed in tailwind 3.3 and 3.4 that would alter how our buttons look", ['buttons']],
    ['List deprecations in Rails 7.1, skip ActionCable please.', ['ActionCable']],
    ['Any fixes for memory leaks in Node 20.x?', ['memory leaks']],
    ["We're a two-person startup and still on 1.8. Is there anything scary between that and 2.3?", []],
    ['Was ist neu in Home Assistant seit Oktober? Mich interessieren nur die Zigbee-Sachen.', ['Zigbee']],
    ['Just tell me if upgrading from 5.2 to 6.0 will break anything, I have a demo at noon.', []],
    ['Everything new in Postgres 16 apart from replication and partitioning.', ['replication', 'partitioning']],
    ['quick summary of VS Code updates from the last two months, nothing longer than ten lines', []],
    ['I need to brief our support desk tomorrow: what do users see differently since the March release?', []],
  ])('%s', (notes, unread) => {
    const told = unreadOf(notes);
    if (unread.length === 0) expect(told).toEqual([]);
    for (const words of unread) expect(told.join('; ')).toContain(words);
  });

  it.each([
    ['only what touches the CLI', 'only what touches the CLI'],
    ['leave out the dev stuff', 'leave out the dev stuff'],
    ['nothing about Windows please', 'about Windows'],
    ['the worker API first', 'the worker API first'],
  ])('tells the limit whole: %s', (words, told) => expect(unreadOf(`What changed in Acme? ${words}.`)).toEqual([told]));

  it.each([
    'only security and breaking changes',
    'leave out bug fixes',
    'no rush, thanks',
    'without betas',
    'just the last two releases',
    'a short table with the newest first',
  ])('knows what it applies: %s', (words) => expect(unreadOf(`What changed in Acme? ${words}.`)).toEqual([]));

  it('stops where texts are pasted', () =>
    expect(unreadOf(`What changed in Acme? ${'\n'.repeat(5_000)}zygote`)).toEqual([]));
});

describe('ranges and sorts of releases that nothing was made of', () => {
  it.each([
    ['What changed in Acme since the one that Jo put in?', 'since the one that Jo put in'],
    ['What changed in Acme since version five?', 'since version five'],
    ['What changed in Acme since 3/9/26?', 'since 3/9/26'],
    ['What changed in Acme that is older than two years?', 'older than two years'],
    ['What changed in the LTS versions of Acme?', 'LTS versions'],
    ['What changed in Acme, minor updates only?', 'minor updates only'],
    ['What changed in the previous release of Acme?', 'the previous release'],
    ['What changed in Acme in the newest alphas?', 'the newest alphas'],
    ['What changed in Acme, three majors ahead of us?', 'three majors'],
    ['What changed in Acme from 4.2, CVSS at least 8.1?', 'CVSS at least 8.1'],
    ['What changed in Acme from 4.2 without the commits?', 'without the commits'],
    ['What changed in Acme for theme makers?', 'for theme makers'],
  ])('%s', (notes, unread) => expect(unreadOf(notes)).toContain(unread));

  it.each([
    'What changed in Acme since we are on holiday next week?',
    'What changed in Acme without betas?',
    'What changed in the latest release of Acme?',
  ])('leaves alone: %s', (notes) =>
    expect(unreadOf(notes).filter((words) => /since|beta|latest/.test(words))).toEqual([]),
  );
});

describe('limits in words that could be a name', () => {
  it.each([
    ['What changed in Acme since 2.0, only Calculos Fiscales changes?', ['only Calculos Fiscales changes']],
    ['What changed in Acme since 2.0, and how to recalibrate?', ['recalibrate']],
  ])('%s', (notes, unread) => expect(unreadOf(notes)).toEqual(unread));
});

describe('what tells of the writer', () => {
  const pieces = (text: string, spans: { start: number; end: number }[]): string[] =>
    spans.map(({ start, end }) => text.slice(start, end).trim());

  it('is set aside where it asks for nothing', () => {
    const text = 'We run Acme on Kubernetes. We only use the CLI. Our boss is nervous, what broke?';
    expect(pieces(text, findRemarks(text))).toEqual(['We run Acme on Kubernetes', 'Our boss is nervous']);
  });

  it.each([
    [
      'What changed?\nKind regards,\nPaula Vale\nRelease Manager | Vale Works',
      'Kind regards,\nPaula Vale\nRelease Manager | Vale Works',
    ],
    ['What changed? Thanks a lot, Marta', 'Thanks a lot, Marta'],
    ['Thanks, only the parser', undefined],
  ])('%s', (text, signed) => expect(pieces(text, findSignatures(text))[0]).toBe(signed));
});
