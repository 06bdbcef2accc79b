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
    ['Tengo la 4.2. ¿Qué ha cambiado desde entonces, sobre todo lo que se rompe?', '(4.2, ) - -'],
    ['Wir bleiben auf der 3.8-Linie, aktuell 3.8.4. Was ist neu?', '(3.8.4, 3.8] - - bleiben'],
    ['Was ist neu seit dem Sommer?', '[2026-06-01, ] - -'],
    ['Quoi de neuf par rapport à la 3.2 ?', '(3.2, ) - -'],
    ['Modifiche tra il 1° settembre e il 31 ottobre 2026', '[2026-09-01, 2026-10-31] - -'],
    ['O que muda da 5.1 para a 5.3?', '(5.1, 5.3] - -'],
    ['Wat is er veranderd sinds 4.1, vooral wat er stuk gaat?', '(4.1, ) - -'],
    ['Wat is er nieuw van 4.1 tot de nieuwste?', '(4.1, ) - -'],
    ['Co się zmieniło od wersji 3.1? Najbardziej interesuje nas, co się zepsuje.', '(3.1, ) - -'],
    ['Co nowego w porównaniu z 3.1?', '(3.1, ) - -'],
  ])('%s', (words, expected) => expect(shown(words)).toBe(expected));

  it.each([
    ['Bron: ', null],
    ['Wat is er veranderd in Reiger? Zie', 'Reiger'],
    ['Co się zmieniło? Strona:', null],
  ])('where to look is no product: %s', (words, product) =>
    expect(read(`${words} ${X}`).targets[0]?.product).toBe(product),
  );

  it.each([
    ['latest only', '- - 1'],
    ['just the newest:', '- - 1'],
    ['What changed since 2.0? Any security fixes?', '(2.0, ) - -'],
    ['What happened since 2.0? I mostly care about security.', '(2.0, ) - - mostly care about security'],
    ['Are there security fixes since 2.0? What else changed?', '(2.0, ) - -'],
    ['What changed since 2.0? Security fixes only.', '(2.0, ) security -'],
    [
      'What changed since 2.0? Ignore the fixes.',
      '(2.0, ) security+breaking+deprecation+behaviour-change+feature+performance+other -',
    ],
    ['what is in it up to 2.4, esp. anything incompatible? we ship heron 2.1', '(2.1, 2.4] - -'],
    ['on 5.0.2 now, what if we take the newest?', '(5.0.2, ) - -'],
    ['Pinned to the 3.8 line, currently 3.8.4, they propose 3.8.9: what do we get?', '(3.8.4, 3.8.9] - -'],
    ['installed is heron-1:2.14.0-3.el9.x86_64', '(1:2.14.0-3.el9, ) - -'],
    ['which semver-major changes compared with 8.6.0', '(8.6.0, ) breaking -'],
    ["we're at 3.3.1, target 4.0.2, what breaks?", '(3.3.1, 4.0.2] breaking -'],
  ])('%s', (words, expected) => expect(shown(words)).toBe(expected));
});
