import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

const printed = (foot: string, head: string): string => `ALDER CONTROLS GMBH
Pump Firmware 7        DOC-88

Version 2.2            Release date: 12-Oct-2026
  Fixed    Otters could start while the lid was open

${foot}
${head}

Version 2.1            Release date: 03-Aug-2026
  New      Herons are counted
  Fixed    Reeds on page 2 of 3 were drawn twice
`;

describe('the edges of printed sheets', () => {
  it.each([
    ['DOC-88 Rev. C                          Page 1 of 2', 'ALDER CONTROLS GMBH            Notes'],
    ['Seite 1 von 2', 'ALDER CONTROLS GMBH            Pumpen'],
    ['Página 1 de 2          DOC-88 Rev. C', 'ALDER CONTROLS GMBH'],
    ['ALDER CONTROLS GMBH        Notes', 'DOC-88 Rev. C                          strona 1 z 2'],
  ])('are no changes: %s', async (foot, head) =>
    expect(await showPage(printed(foot, head), 'text/plain')).toEqual([
      '2.2 2026-10-12: Fixed Otters could start while the lid was open',
      '2.1 2026-08-03: New Herons are counted | Fixed Reeds on page 2 of 3 were drawn twice',
    ]),
  );
});

const mail = (marks: string, version = '3.0'): string => `Please see below.

Release 3.1 - released November 17, 2026
  - Fixed: reeds bend.

Your Heron team

${marks} -----Original Message-----
${marks} From: Heron Desk
${marks} Subject: Heron
${marks}
${marks} Release ${version} - released June 15, 2026
${marks}   - Breaking: otters over serial lines are gone.
${marks}   - New: sedges.
`;

describe('kinds in a column of their own', () => {
  it.each([
    ['Fixed   ', 'New     ', 'Security'],
    ['Behoben     ', 'Neu         ', 'Sicherheit  '],
    ['Corrigé ', 'Ajouté  ', 'Sécurité'],
  ])('are each a change: %s', async (...kinds) => {
    const page = `Version 2.1   2026-08-03\n${kinds.map((kind, at) => `  ${kind} Otters are counted ${at} times\n`).join('')}`;
    const [shown = ''] = await showPage(page, 'text/plain', true);
    expect(shown.split(' | ').map((change) => change.replace(/^.*?-03: |(?<=:) .*$/g, ''))).toEqual([
      'fix:',
      'feature:',
      'security:',
    ]);
  });

  it('go on in lines that are set in', async () =>
    expect(
      await showPage(
        'Version 2.1   2026-08-03\n  Fixed    Otters are\n           counted\n  New      Reeds\n',
        'text/plain',
      ),
    ).toEqual(['2.1 2026-08-03: Fixed Otters are counted | New Reeds']));
});

describe('an announcement that is quoted in a mail', () => {
  it.each(['>', '>>', '> >'])('is read behind %s', async (marks) =>
    expect(await showPage(mail(marks), 'text/plain')).toEqual([
      expect.stringMatching(/^3\.1 2026-11-17: Fixed: reeds bend\./),
      '3.0 2026-06-15: Breaking: otters over serial lines are gone. | New: sedges.',
    ]),
  );

  it('is not read twice', async () => {
    const releases = await showPage(mail('>', '3.1'), 'text/plain');
    expect(releases.filter((one) => one.startsWith('3.1'))).toHaveLength(1);
  });
});

describe('what stands beside the releases of a page', () => {
  const page = (heading: string): string =>
    `<main><h1>News</h1><h2>Heron 5.1</h2><p>9 June 2026</p><ul><li>Fixed: reeds bend.</li></ul><h2>Heron 5.0</h2><p>4 May 2026</p>
<ul><li>Breaking: otters are gone.</li></ul><h2>${heading}</h2><ul><li>Maps are slow in winter.</li></ul></main>`;

  it.each([
    'Known issues',
    'Bekannte Probleme',
    'Problèmes connus',
    'Problemas conocidos',
    'Problemi noti',
    'Bekende problemen',
    'Znane problemy',
  ])('was not changed in the last of them: %s', async (heading) =>
    expect((await showPage(page(heading), 'text/html')).at(-1)).toBe('5.0 2026-05-04: Breaking: otters are gone.'),
  );

  it('is a section where each release has one', async () => {
    const both = `## 5.1\n\n- Reeds bend.\n\n## Known issues\n\n- Maps are slow.\n\n## 5.0\n\n- Otters dive.\n\n## Known issues\n\n- Nests leak.\n`;
    expect((await showPage(both)).at(-1)).toContain('Nests leak.');
  });
});

describe('days as Italian writes them', () => {
  it.each([
    ['Pubblicata il 1° luglio 2026', '2026-07-01'],
    ["Pubblicata l'8 settembre 2026", '2026-09-08'],
    ["Disponibile dall'11 marzo 2026", '2026-03-11'],
  ])('%s', async (line, day) =>
    expect(await showPage(`## Versione 2.0\n\n${line}\n\n- Corretto: le canne.\n`)).toEqual([
      `2.0 ${day}: Corretto: le canne.`,
    ]),
  );
});
