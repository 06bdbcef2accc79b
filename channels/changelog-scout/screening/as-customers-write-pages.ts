import { HTML, MARKDOWN } from './screening-page.ts';
import type { ScreeningPage } from './screening-page.ts';

export const TERN: ScreeningPage = {
  url: 'https://screening.example/tern/whats-new.md',
  mediaType: MARKDOWN,
  body: `# Tern: what's new

## Tern 7.3 "Gale" (November 12th, 2026)
We rewrote the nesting engine. It now **needs Java 21**; Java 17 will not start any more.
- Fledglings can be counted offline (finally!)
- Resolved: eggs doubled after a sync
- Security: session tokens were written to the debug log (TERN-2026-004)

## Tern 7.2.5 (October 2nd, 2026)
- Resolved: migration stalls on Windows

## Tern 7.2 (August 30th, 2026)
- \`tern --flock\` is on its way out; use \`tern colony\`. It goes away with 8.0.
- Map tiles load about three times faster

## Tern 7.1 (May 9th, 2026)
- New: Dutch translation
- The default port is now 8844 instead of 8800
`,
};

export const AMSEL: ScreeningPage = {
  url: 'https://screening.example/amsel/aenderungen.md',
  mediaType: MARKDOWN,
  body: `# Änderungen in Amsel

## Version 2.6.0 (03.11.2026)
### Neu
- Export als CSV
### Behoben
- Absturz beim Drucken leerer Seiten
### Entfernt
- Unterstützung für Windows 8

## Version 2.5.1 (14.09.2026)
### Sicherheit
- Kennwörter standen im Klartext in der Protokolldatei

## Version 2.5.0 (01.06.2026)
### Geändert
- Die Voreinstellung für Zeilenenden ist jetzt LF
`,
};

export const PLAICE: ScreeningPage = {
  url: 'https://screening.example/plaice/history',
  mediaType: HTML,
  body: `<!DOCTYPE html><html lang="en"><head><title>Plaice Cloud release history</title></head><body><main><h1>Plaice Cloud release history</h1>
<table><thead><tr><th>Date</th><th>Build</th><th>Area</th><th>Note</th></tr></thead><tbody>
<tr><td>18 Nov 2026</td><td>2611.2</td><td>API</td><td>The /v1/catch endpoint has been removed.</td></tr>
<tr><td>18 Nov 2026</td><td>2611.2</td><td>UI</td><td>Fixed wrong totals in the weekly report.</td></tr>
<tr><td>22 Oct 2026</td><td>2610.1</td><td>Auth</td><td>Patched CVE-2026-41111, an open redirect after sign-in.</td></tr>
<tr><td>3 Sep 2026</td><td>2609.4</td><td>API</td><td>Added webhooks for landings.</td></tr>
</tbody></table></main></body></html>`,
};
