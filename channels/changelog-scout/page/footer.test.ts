import { describe, expect, it } from 'vitest';
import { isFooter } from './footer.ts';

describe('running text that a page ends with', () => {
  it.each([
    'Prev  Up  Next      Copyright 2019-2031 The Heron project',
    'Page 1 of 3',
    'Zurück  Weiter',
    'Précédent Suivant Accueil'.replace('Précédent', 'Précédente'),
    'Heron is shareware. Register for 20.00 after 30 days.',
    'Heron © 2019–2031. Alle Rechte vorbehalten.',
    'Found a typo? Tell us on the forum. The Heron team',
    'Was this page helpful?',
    'Fragen zur Fassung? Wir sind da.',
    'Assistance : 01 00 00 00 00 (appel gratuit)',
    'Läuft unter Linux. Hotline: 030 000 00 00',
    'Pomoc techniczna: tel. 22 000 00 00, pn.–pt. 8–16',
    'Dúvidas? apoio@heron.example',
    'Who is online: 3 guests',
    'Zurück zu „Ankündigungen“',
  ])('“%s”', (words) => expect(isFooter(words)).toBe(true));

  it.each([
    'Fehler beim Drucken behoben',
    '30.03.2031',
    'Support for Windows 8 was dropped.',
    'Next',
    'Help pages are translated.',
    'Contact lists can be shared with 20 people.',
    'The page index is built at night.',
    'Questions can be pinned.',
    'Service 7 no longer starts.',
  ])('is not “%s”', (words) => expect(isFooter(words)).toBe(false));
});
