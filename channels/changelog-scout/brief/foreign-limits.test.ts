import { describe, expect, it } from 'vitest';
import { inEnglish } from './in-english.ts';
import { read, X } from './testing.ts';

const shown = (words: string): string => {
  const { versions, time, kinds } = read(`${words} ${X}`);
  return [versions?.from ?? time?.from ?? '-', kinds?.join('+') ?? '-'].join(' ');
};

describe('what narrows a brief in other languages', () => {
  it.each([
    ['Solo las correcciones de seguridad publicadas en 2026, por favor.', '2026-01-01 security'],
    ['Nur die Sicherheitspatches im Jahr 2026, bitte.', '2026-01-01 security'],
    ["Uniquement les corrections de sécurité en 2026 s'il vous plaît.", '2026-01-01 security'],
    ['Solo gli aggiornamenti di sicurezza nel 2026, per favore.', '2026-01-01 security'],
    ['Só as atualizações de segurança em 2026, por favor.', '2026-01-01 security'],
    ['Alleen de beveiligingspatches in 2026 alstublieft.', '2026-01-01 security'],
    ['Tylko poprawki bezpieczeństwa w 2026, proszę.', '2026-01-01 security'],
    ['Wij draaien firmware 4.20 op onze regelaar. Wat is er sindsdien gewijzigd?', '4.20 -'],
    ['What changed in Heron in the year 2026?', '2026-01-01 -'],
  ])('%s', (words, expected) => expect(shown(words)).toBe(expected));

  it.each([
    'What changed since 2.0, anything about security?',
    'O que mudou desde a 2.0, tem algo de segurança?',
    'Qué ha cambiado desde la 2.0, ¿hay algo de seguridad?',
    'Was ist neu seit 2.0, gibt es etwas zur Sicherheit?',
  ])('what is asked beside the rest leaves nothing out: %s', (words) => expect(shown(words)).toBe('2.0 -'));

  it('is told where a year was read by nothing', () =>
    expect(read(`List the fixes of 2025. ${X}`).unread).toEqual(['2025']));

  it('is known whatever words its address has', () =>
    expect(inEnglish('Heron de la 3.2.0 à la 4.0.0 ? https://pages.example/from-the-log-to-you-and-me')).toContain(
      'from 3.2.0 to 4.0.0',
    ));
});
