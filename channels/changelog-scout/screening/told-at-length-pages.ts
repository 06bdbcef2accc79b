import { HTML, MARKDOWN, PLAIN, screeningPage as page } from './screening-page.ts';

export const HERON = page(
  'heron/notes.md',
  MARKDOWN,
  `# Heron Desktop release notes

## 4.3.1 (18 November 2026)
- **macOS**: Fixed a crash when the lid is closed.
- **Windows**: Fixed blurred text on 150 % screens.

## 4.3.0 (5 October 2026)
- Added ARM builds for Windows and Linux.
- **Breaking:** \`heron://\` links now ask before they open.
- Linux: dropped the 32-bit package.

## 4.2.2 (14 August 2026)
- Security: a crafted attachment could run a script (CVE-2026-50101).

## 4.2.0 (2 June 2026)
- Deprecated the old sync protocol; it will be switched off in 5.0.
- Search is twice as fast in large mailboxes.

## 4.1.0 (20 January 2026)
- New: shared folders.
`,
);
export const COURLIS = page(
  'courlis/nouveautes',
  HTML,
  `<!DOCTYPE html><html lang="fr"><head><title>Courlis : notes de version</title></head><body><main><h1>Courlis : notes de version</h1>
<h2>Version 3.4 – 12 novembre 2026</h2><h3>Nouveautés</h3><ul><li>Export des factures au format Factur-X.</li></ul><h3>Corrections</h3><ul><li>Les totaux étaient faux après une remise.</li></ul>
<h2>Version 3.3 – 3 septembre 2026</h2><h3>Sécurité</h3><ul><li>Les mots de passe sont désormais hachés avec Argon2.</li></ul>
<h2>Version 3.2 – 15 juin 2026</h2><h3>Supprimé</h3><ul><li>La lecture des fichiers QIF est retirée.</li></ul>
<h2>Version 3.1 – 2 mars 2026</h2><h3>Nouveautés</h3><ul><li>Thème sombre.</li></ul></main></body></html>`,
);
export const KNOT = page(
  'knot/CHANGELOG.txt',
  PLAIN,
  `knot changelog

Unreleased
  * feature: pulls in parallel

2.2.0 (2026-09-09)
  * removed: the --slip flag
  * fix: ropes over 2 GB are read

2.1.0 (2026-05-20)
  * feature: colours in the log
  * deprecated: --slip, goes away with 2.2.0

2.1.0-beta.1 (2026-04-30)
  * feature: first colours

2.0.0 (2026-01-31)
  * breaking: config is TOML, the old INI is not read any more
`,
);
