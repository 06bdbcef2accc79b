import { MARKDOWN, PLAIN, screeningPage } from './screening-page.ts';
import type { ScreeningBrief } from './screening-brief.ts';

const ZEISIG = screeningPage(
  'zeisig/neues.txt',
  PLAIN,
  `Zeisig – Neues

Zeisig 5.3.0 (21.09.2026)

Servus miteinander!
Dies ist die erste Fassung nach der Sommerpause.
- Behoben: Absturz beim Drucken leerer Listen
- Neu: Etiketten in zwei Spalten
Viel Freude damit und bis zum nächsten Mal!

Zeisig 5.2.0 (30.06.2026)

Hallo zusammen,
- Entfernt: die Ausgabe auf Nadeldruckern
Vielen Dank für eure Hinweise.
`,
);

const VERDIER = screeningPage(
  'verdier/nouveautes.md',
  MARKDOWN,
  `# Verdier

## 1.9.0 (2026-10-01)

Bonjour à toutes et à tous !

- Corrigé : les dates perdaient leur fuseau
- Ajout : tri par étiquette

Merci pour votre patience.

## 1.8.0 (2026-06-15)

- Supprimé : l'ancien format de sauvegarde
`,
);

const DUNLIN = screeningPage(
  'dunlin/history.txt',
  PLAIN,
  `DUNLIN FIRMWARE HISTORY
Key: A = added, C = changed, F = fixed, D = dropped, S = security

2.8   2026-09-30
A  Night profile for the heater
F  Pump ran on after a power cut
D  Setup over infrared
S  The service port asks for a password

2.7   2026-05-12
C  Holidays follow the calendar of the country
F  Clock went back twice in October
`,
);

const GODWIT = screeningPage(
  'godwit/channel.txt',
  PLAIN,
  `#announcements

juno  10:31 AM
Good morning! Godwit 4.1.0 is out (2026-10-08)
• new: rules for shared mailboxes
• fixed: replies went to the wrong thread
tam  10:40 AM
lovely, thank you
juno  2:15 PM
Godwit 4.0.3 (2026-08-25)
• fixed: crash on attachments without a name
tam  2:20 PM
🙏
`,
);

/** Pages on which people speak to each other, or in codes that they have agreed on. */
export const AMONG_PEOPLE: ScreeningBrief[] = [
  {
    name: 'German greetings around the list',
    notes: `What changed in Zeisig? ${ZEISIG.url}`,
    pages: [ZEISIG],
    newest: ['5.3.0 2026-09-21', '5.2.0 2026-06-30'],
    rows: [
      { version: '5.3.0', date: '2026-09-21', kind: 'fix', quote: 'leerer Listen' },
      { version: '5.2.0', date: '2026-06-30', kind: 'breaking', quote: 'Nadeldruckern' },
    ],
    saysNot: [/Viel Freude/, /Sommerpause/, /eure Hinweise/],
  },
  {
    name: 'French greetings around the list',
    notes: `What changed in Verdier? ${VERDIER.url}`,
    pages: [VERDIER],
    newest: ['1.9.0 2026-10-01', '1.8.0 2026-06-15'],
    rows: [
      { version: '1.9.0', date: '2026-10-01', kind: 'fix', quote: 'fuseau' },
      { version: '1.8.0', date: '2026-06-15', kind: 'breaking', quote: 'sauvegarde' },
    ],
    saysNot: [/patience/, /Bonjour/],
  },
  {
    name: 'letters with a key above',
    notes: `What changed in Dunlin? ${DUNLIN.url}`,
    pages: [DUNLIN],
    newest: ['2.8 2026-09-30', '2.7 2026-05-12'],
    rows: [
      { version: '2.8', date: '2026-09-30', kind: 'security', quote: 'service port' },
      { version: '2.8', date: '2026-09-30', kind: 'breaking', quote: 'infrared' },
      { version: '2.8', date: '2026-09-30', kind: 'feature', quote: 'Night profile' },
      { version: '2.7', date: '2026-05-12', kind: 'behaviour-change', quote: 'Holidays' },
    ],
  },
  {
    name: 'a channel of a chat',
    notes: `What changed in Godwit? ${GODWIT.url}`,
    pages: [GODWIT],
    newest: ['4.1.0 2026-10-08', '4.0.3 2026-08-25'],
    rows: [
      { version: '4.1.0', date: '2026-10-08', kind: 'feature', quote: 'shared mailboxes' },
      { version: '4.1.0', date: '2026-10-08', kind: 'fix', quote: 'wrong thread' },
      { version: '4.0.3', date: '2026-08-25', kind: 'fix', quote: 'without a name' },
    ],
    saysNot: [/lovely/, /tam/],
  },
];
