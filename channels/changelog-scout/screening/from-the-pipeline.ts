import { AMSEL, PLAICE, TERN } from './as-customers-write-pages.ts';
import { MARKDOWN, screeningPage } from './screening-page.ts';
import type { ScreeningBrief } from './screening-brief.ts';
import { COURLIS, HERON, KNOT } from './told-at-length-pages.ts';

const GANNET = screeningPage(
  'gannet/CHANGELOG.md',
  MARKDOWN,
  `# Changelog

## @gannet/core@5.2.0 (2026-11-10)
- feat: nests are streamed

## @gannet/cli@3.1.0 (2026-11-06)
- feat: \`gannet dive\` takes a depth
- fix: exit code of an empty colony

## @gannet/cli@3.0.4 (2026-10-12)
- fix: colours on a light terminal

## @gannet/core@5.1.0 (2026-09-30)
- BREAKING: \`nest()\` returns a promise
`,
);
const DUNLIN = screeningPage(
  'dunlin/CHANGES.md',
  MARKDOWN,
  `# Dunlin

## 4.0.0 (2026-11-02)
- Fixed the order of tides

## 4.0.0-rc.2 (2026-10-20)
- Removed \`shore()\`

## 4.0.0-rc.1 (2026-10-06)
- New: estuaries

## 3.9.0 (2026-08-01)
- Faster counts
`,
);
const SKUA = screeningPage(
  'skua/releases.md',
  MARKDOWN,
  `# Skua release trains

## Juniper: Skua 2026.10 (2026-10-14)
- API: removed \`/v2/raid\`
- UI: new colours for the map

## Hawthorn: Skua 2026.7 (2026-07-15)
- API: \`/v3/raid\` answers in pages
- UI: dark theme

## Gorse: Skua 2026.4 (2026-04-15)
- Security: tokens end after a day
`,
);

/** Questions of those who run what is released. */
export const FROM_THE_PIPELINE: ScreeningBrief[] = [
  {
    name: 'the release before the current one',
    notes: `what was in the knot release before the current one? ${KNOT.url}`,
    pages: [KNOT],
    onlyVersions: ['2.1.0'],
  },
  {
    name: 'between two releases named by their days',
    notes: `Heron: everything between the August release and the one from 5 October, please, both included. ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.2.2', '4.3.0'],
  },
  {
    name: 'a tag of an image that is pinned',
    notes: `Our compose file pins \`registry.example/plaice:2609.4-slim\`. What did we miss since? ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2610.1', '2611.2'],
  },
  {
    name: 'a train by its name, a topic left out',
    notes: `Skua: what's in the Juniper train? Skip the UI stuff. ${SKUA.url}`,
    pages: [SKUA],
    onlyVersions: ['2026.10'],
    grades: 'B',
    says: [/without what stands under “UI”/, /Not understood.{0,80}“train”/],
    saysNot: [/new colours/],
  },
  {
    name: 'German, since the end of a month, without a system',
    notes: `Was hat sich bei Heron seit unserem Update Ende September getan? Linux könnt ihr weglassen. ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.3.0', '4.3.1'],
    grades: 'B',
    says: [/Not understood.{0,80}“Linux”/],
  },
  {
    name: 'two products by arrows',
    notes: `Courlis 3.3 → 3.4 and Heron 4.2.2 → 4.3.0, breaking and security only.\n${COURLIS.url}\n${HERON.url}`,
    pages: [COURLIS, HERON],
    onlyVersions: ['4.3.0'],
    onlyKinds: ['breaking', 'security'],
  },
  {
    name: 'fixes of a line',
    notes: `List fixes in the 7.2.x line of Tern ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.2.5'],
    onlyKinds: ['fix'],
  },
  {
    name: 'German, all but a version',
    notes: `alles zu Amsel außer Version 2.5.1, danke ${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.6.0', '2.5.0'],
  },
  {
    name: 'one scoped package, from and to',
    notes: `we bumped @gannet/cli from 3.0.4 to 3.1.0 on Friday. What changed for that package only? ${GANNET.url}`,
    pages: [GANNET],
    onlyVersions: ['@gannet/cli@3.1.0'],
  },
  {
    name: 'from a candidate to the release',
    notes: `Going from 4.0.0-rc.1 to 4.0 final of Dunlin, what moved in between? ${DUNLIN.url}`,
    pages: [DUNLIN],
    onlyVersions: ['4.0.0-rc.2', '4.0.0'],
  },
  {
    name: 'French, what went since a version',
    notes: `On est restés bloqués sur la 3.1 de Courlis. Qu'est-ce qui a été supprimé depuis ? Signé : Théophile ${COURLIS.url}`,
    pages: [COURLIS],
    onlyVersions: ['3.2'],
  },
  {
    name: 'half a year, counted',
    notes: `How many Heron releases were there in the first half of 2026? ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.2.0', '4.1.0'],
  },
];
