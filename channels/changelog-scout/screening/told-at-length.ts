import type { ScreeningBrief } from './screening-brief.ts';
import { COURLIS, HERON, KNOT } from './told-at-length-pages.ts';

/** Briefs told at length: dictated, forwarded, chatted, corrected, with questions that no changelog answers. */
export const TOLD_AT_LENGTH: ScreeningBrief[] = [
  {
    name: 'builds for a processor',
    notes: `Heron: did they ever ship ARM builds, and with which version? ${HERON.url}`,
    pages: [HERON],
    rows: [{ version: '4.3.0', date: '2026-10-05', kind: 'feature', quote: 'ARM builds' }],
    says: [/^On ARM:/m],
  },
  {
    name: 'German, the mail of an admin',
    notes: `Hallo zusammen,

wir fahren noch Heron 4.2.0. Was kommt auf uns zu, wenn wir auf die aktuelle gehen? Nur Sicherheit und was kaputtgeht interessiert mich.
${HERON.url}

Gruß, Uwe Brandt
IT Stadtwerke, Tel. 0711 555-0199`,
    pages: [HERON],
    onlyVersions: ['4.3.0', '4.2.2'],
    onlyKinds: ['security', 'breaking'],
  },
  {
    name: 'French, between two, without fixes',
    notes: `Bonjour, quoi de neuf dans Courlis après la 3.2 jusqu'à la 3.4 ? Les corrections ne m'intéressent pas. ${COURLIS.url}`,
    pages: [COURLIS],
    onlyVersions: ['3.4', '3.3'],
    saysNot: [/Les totaux étaient faux/],
  },
  {
    name: 'Spanish, dictated, since a month',
    notes: `oye que ha cambiado en heron desde agosto de este año dime todo ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.3.1', '4.3.0', '4.2.2'],
  },
  {
    name: 'a chat that leaves the betas out',
    notes: `Kim: can you look what knot changed after 2.0?
Ravi: with the betas?
Kim: nah skip those
Ravi: link?
Kim: ${KNOT.url}`,
    pages: [KNOT],
    onlyVersions: ['2.1.0', '2.2.0'],
  },
  {
    name: 'a sheet of two products',
    notes: `what we run\tversion\turl
Courlis\tv3.3\t${COURLIS.url}
Heron Desktop\tv4.2.2\t${HERON.url}

-> anything newer?`,
    pages: [COURLIS, HERON],
    onlyVersions: ['3.4', '4.3.0', '4.3.1'],
  },
  {
    name: 'a version corrected in the same breath',
    notes: `Hi, we're on Heron 4.1, no sorry, 4.2.2. What would we get by updating? ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.3.0', '4.3.1'],
  },
  {
    name: 'Italian, what was removed',
    notes: `Buongiorno, è stato rimosso qualcosa in Knot dopo la 2.0.0? Mi serve solo quello. ${KNOT.url}`,
    pages: [KNOT],
    onlyVersions: ['2.2.0'],
    onlyKinds: ['breaking'],
  },
  {
    name: 'Dutch, the last two',
    notes: `Hoi! Wat staat er in de laatste twee versies van Heron? Graag kort, ik moet zo naar een vergadering. ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.3.1', '4.3.0'],
  },
  {
    name: 'a comparison that no changelog gives',
    notes: `What's new in Heron since 4.2.2, and is it better than Thunderbird? ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.3.0', '4.3.1'],
    says: [/Thunderbird/],
  },
  {
    name: 'Portuguese, a vulnerability',
    notes: `A CVE-2026-50101 foi corrigida em que versão do Heron? ${HERON.url}`,
    pages: [HERON],
    rows: [{ version: '4.2.2', date: '2026-08-14', kind: 'security', quote: 'CVE-2026-50101' }],
  },
  {
    name: 'forwarded twice, with a list of what matters',
    notes: `Fwd: Fwd: Courlis update

> Hi Sanne,
> finance wants to know before Thursday:
> - security
> - removed stuff
> nothing else. We have 3.1.
> ${COURLIS.url}
> -- 
> Bram Hofstra, Keizersgracht 12`,
    pages: [COURLIS],
    onlyVersions: ['3.3', '3.2'],
    onlyKinds: ['security', 'breaking'],
  },
  {
    name: 'summer releases',
    notes: `which versions of heron came out this summer (June to August)? boss is asking lol ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.2.2', '4.2.0'],
  },
  {
    name: 'macOS alone',
    notes: `We only use Heron on macs. anything for us in 4.3.1? ${HERON.url}`,
    pages: [HERON],
    rows: [{ version: '4.3.1', date: '2026-11-18', kind: 'fix', quote: 'lid is closed' }],
    onlyVersions: ['4.3.1'],
  },
  {
    name: 'German, dictated, since the own version',
    notes: `hi wir haben knot zwei punkt null nein moment 2.1.0 installiert was ist seitdem neu ${KNOT.url}`,
    pages: [KNOT],
    onlyVersions: ['2.2.0'],
  },
  {
    name: 'a chat about what is deprecated',
    notes: `Emma: is anything we use going away in knot?
Jonas: we're on 2.0.0
Emma: only care about deprecations then
Jonas: ${KNOT.url}`,
    pages: [KNOT],
    onlyVersions: ['2.1.0'],
    onlyKinds: ['deprecation'],
  },
  {
    name: 'Spanish, the second half of a year',
    notes: `Necesito los cambios de Heron de julio a octubre de 2026, por favor. Un saludo, Marta Ibáñez ${HERON.url}`,
    pages: [HERON],
    onlyVersions: ['4.3.0', '4.2.2'],
  },
  {
    name: 'French, security alone, three months',
    notes: `Salut, uniquement la sécurité dans Courlis ces trois derniers mois svp ${COURLIS.url}`,
    pages: [COURLIS],
    onlyVersions: ['3.3'],
    onlyKinds: ['security'],
  },
  {
    name: 'a manager who wants one version',
    notes: `Subject: RE: RE: Heron rollout

Just 4.2.2 please. Not 4.3, we skip that one. What is in it and is it urgent?
${HERON.url}

Tom Ashby | Facilities | +1 503 555 0144`,
    pages: [HERON],
    onlyVersions: ['4.2.2'],
  },
  {
    name: 'Dutch, everything but new things',
    notes: `Wat is er veranderd in Courlis sinds 3.1? Nieuwe functies interesseren ons niet. ${COURLIS.url}`,
    pages: [COURLIS],
    onlyVersions: ['3.2', '3.3', '3.4'],
    saysNot: [/Factur-X/],
  },
  {
    name: 'for one processor only',
    notes: `Heron release notes, ARM builds only please ${HERON.url}`,
    pages: [HERON],
    says: [/^On ARM:/m],
  },
];
