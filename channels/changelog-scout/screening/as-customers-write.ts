import { AMSEL, PLAICE, TERN } from './as-customers-write-pages.ts';
import type { ScreeningBrief } from './screening-brief.ts';

/** Briefs in the forms and languages in which customers write. */
export const AS_CUSTOMERS_WRITE: ScreeningBrief[] = [
  {
    name: 'what breaks from a version in use to another',
    notes: `We run Tern 7.2 in prod. what breaks if we go to 7.3? ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3'],
    onlyKinds: ['breaking'],
    rows: [{ version: '7.3', date: '2026-11-12', kind: 'breaking', quote: 'Java 21' }],
  },
  {
    name: 'German, not the fixes, a name below',
    notes: `Hallo zusammen,
was ist seit 2.5.0 bei Amsel neu? Bugfixes interessieren uns nicht.
Danke, Birgit
${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.6.0', '2.5.1'],
    rows: [
      { version: '2.6.0', date: '2026-11-03', kind: 'breaking', quote: 'Windows 8' },
      { version: '2.5.1', date: '2026-09-14', kind: 'security', quote: 'Klartext' },
    ],
    saysNot: [/Birgit/, /Absturz/],
  },
  {
    name: 'a question of a colleague in a quote',
    notes: `Can someone answer Ravi? ${TERN.url}

On Thu, Nov 19, 2026 at 9:12 AM Ravi Menon <ravi@menon.example> wrote:
> are we affected by the security thing in tern?
> we're still on 7.2.5`,
    pages: [TERN],
    onlyVersions: ['7.3'],
    onlyKinds: ['security'],
    rows: [{ version: '7.3', date: '2026-11-12', kind: 'security', quote: 'TERN-2026-004' }],
    saysNot: [/Ravi/],
  },
  {
    name: 'French, deprecations since a month',
    notes: `Quelles sont les dépréciations dans Tern depuis août 2026 ? ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.2'],
    onlyKinds: ['deprecation'],
    rows: [{ version: '7.2', date: '2026-08-30', kind: 'deprecation', quote: '--flock' }],
  },
  {
    name: 'no wait, since another month',
    notes: `Changes in Plaice since September... no wait, since October. ${PLAICE.url}`,
    pages: [PLAICE],
    onlyVersions: ['2611.2', '2610.1'],
    rows: [{ version: '2611.2', date: '2026-11-18', kind: 'breaking', quote: '/v1/catch' }],
  },
  {
    name: 'without an area',
    notes: `What's new in Plaice Cloud, without the UI stuff. ${PLAICE.url}`,
    pages: [PLAICE],
    says: [/without what stands under “UI”/],
    saysNot: [/"quote":"(?:UI|API|Auth)"/, /wrong totals/, /Not understood/],
    onlyVersions: ['2611.2', '2610.1', '2609.4'],
  },
  {
    name: 'Spanish, between two versions, security alone',
    notes: `¿Qué cambió en Amsel entre la 2.5.0 y la 2.6.0? Solo seguridad. ${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.5.1'],
    onlyKinds: ['security'],
  },
  {
    name: 'the last two, no fixes, in bullets',
    notes: `last 2 tern releases, bullet summary, no fixes, ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3'],
    rows: [{ version: '7.3', date: '2026-11-12', kind: 'security', quote: 'TERN-2026-004' }],
    saysNot: [/eggs doubled/, /three times faster/],
  },
  {
    name: 'a form with fields',
    notes: `Product: Tern
Current version: 7.1
Target: 7.2.5
Question: anything deprecated or removed?
Source: ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.2'],
    rows: [{ version: '7.2', date: '2026-08-30', kind: 'deprecation', quote: '--flock' }],
  },
  {
    name: 'since the beginning of a month, the year in two digits',
    notes: `Anything in amsel since the beginning of september '26? ${AMSEL.url}`,
    pages: [AMSEL],
    onlyVersions: ['2.6.0', '2.5.1'],
  },
  {
    name: 'a question that a line answers',
    notes: `Does Tern 7.3 still run on Java 17? ${TERN.url}`,
    pages: [TERN],
    onlyVersions: ['7.3'],
    rows: [{ version: '7.3', date: '2026-11-12', kind: 'breaking', quote: 'Java 17' }],
  },
  {
    name: 'two products, each from its version',
    notes: `- Tern: from 7.2.5 up ${TERN.url}
- Amsel: since 2.5.1 ${AMSEL.url}`,
    pages: [TERN, AMSEL],
    onlyVersions: ['7.3', '7.2.5', '2.6.0'],
  },
];
