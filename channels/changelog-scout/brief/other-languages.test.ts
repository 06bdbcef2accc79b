import { describe, expect, it } from 'vitest';
import { read, X } from './testing.ts';

/** `(from, to] kinds limit` */
function shown(words: string): string {
  const { versions, time, kinds, limit, unread } = read(`${words} ${X}`);
  const window = versions ?? time;
  const [open, close] = versions
    ? [versions.isFromIncluded ? '[' : '(', versions.isToIncluded ? ']' : ')']
    : ['[', ']'];
  const range = window ? `${open}${window.from ?? ''}, ${window.to ?? ''}${close}` : '-';
  return [range, kinds?.join('+') ?? '-', limit ?? '-', ...(unread ?? [])].join(' ');
}

describe('briefs in other languages', () => {
  it.each([
    ['Welche Sicherheitslücken wurden seit Version 4.2 geschlossen?', '(4.2, ) security -'],
    ['Nur inkompatible Änderungen ab 5.0 bitte', '[5.0, ) breaking -'],
    ['Gibt es Sicherheitsupdates nach dem 1. September 2026?', '[2026-09-02, ] security -'],
    ['Sicherheitslücken von 3.2', '[3.2, 3.2] security -'],
    ['Änderungen von 2.3 bis 3.0', '(2.3, 3.0] - -'],
    ['Que contient la version 4.1 ?', '[4.1, 4.1] - -'],
    ['Y a-t-il des failles de sécurité corrigées après le 3 mai 2026 ?', '[2026-05-04, ] security -'],
    ['Les changements de la 2.3 à la 3.0', '(2.3, 3.0] - -'],
    ['¿Hay parches de seguridad desde septiembre de 2026?', '[2026-09-01, ] security -'],
    ['Cambios de la 2.1', '[2.1, 2.1] - -'],
    ['Cambios de la 2.1 a la 3.0', '(2.1, 3.0] - -'],
    ["Solo le correzioni dell'ultima versione", '- fix 1'],
    ['Solo le novità della 3.2', '[3.2, 3.2] feature -'],
    ['Ci sono problemi di sicurezza corretti dopo il 10 ottobre 2026?', '[2026-10-11, ] security -'],
    ['Zijn er beveiligingslekken gedicht sinds maart?', '[2026-03-01, ] security -'],
    ['Alleen de nieuwste versie', '- - 1'],
    ['Só as novas funcionalidades da versão 5', '[5, 5] feature -'],
    ['Mudanças da 1.0 até a 2.0', '(1.0, 2.0] - -'],
    ['Czy są poprawki bezpieczeństwa od września 2026?', '[2026-09-01, ] security -'],
  ])('%s', (words, expected) => expect(shown(words)).toBe(expected));

  it.each([
    ['latest only', '- - 1'],
    ['just the newest:', '- - 1'],
    ["we're at 3.3.1, target 4.0.2, what breaks?", '(3.3.1, 4.0.2] breaking -'],
  ])('%s', (words, expected) => expect(shown(words)).toBe(expected));
});
