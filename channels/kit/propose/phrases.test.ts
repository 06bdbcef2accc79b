import { describe, expect, it } from 'vitest';
import { possibleLanguages } from '../../reading/languages.ts';
import { AT_MOST, DEEP } from '../../reading/vocabulary/clause-words.ts';
import type { Proposer } from '../slot.ts';
import { behind } from './behind.ts';
import { listed } from './listed.ts';
import { most, numbers } from './numbers.ts';
import { underHeading } from './under-heading.ts';

const valuesOf = <T>(propose: Proposer<T>, text: string): T[] =>
  propose({ text, acceptedAt: '2026-11-16T09:00:00Z', languages: possibleLanguages(text) }).map(({ value }) => value);

describe('numbers', () => {
  const strength = numbers(
    { before: { en: 'strength', de: 'stärke', fr: 'force' }, unlike: AT_MOST },
    (value) => value,
  );
  it.each([
    ['Alles ab Stärke 4,5 bitte, was wir haben', [4.5]],
    ['Tout ce qui est d’une force supérieure à 5,5 nous va', [5.5]],
    ['strength 1,200 or more', [1200]],
    ['what is below strength 3', []],
    ['strength 3 or less', []],
  ])('%s', (text, values) => expect(valuesOf(strength, text)).toEqual(values));

  it('leaves alone what is another measure', () => {
    const radius = numbers({ behind: 'km', unlike: DEEP }, (value) => value);
    expect(valuesOf(radius, 'within 80 km, at a depth of 30 km')).toEqual([80]);
    expect(valuesOf(radius, 'a menos de 40 km de profundidad')).toEqual([]);
  });

  it('counts no time', () => expect(valuesOf(most('quakes'), 'in the first 48 hours')).toEqual([]));
});

describe('behind', () => {
  const place = behind({ en: 'in|near', de: 'in|in der nähe von', pt: 'em|no' }, (words) => words, {
    parted: true,
    names: true,
  });
  it.each([
    ['It was in Otterton and heard a bang', ['Otterton']],
    ['It was in Otterton and Gull Bay', ['Otterton', 'Gull Bay']],
    ['Gab es in der Nähe von Ottern etwas, das wir wissen sollten?', ['Ottern']],
    ['Was gab es in Ottern und Reiherfeld seit März 2024?', ['Ottern', 'Reiherfeld']],
    ['O que houve em São Pato do Norte esta semana que não sabemos?', ['São Pato do Norte']],
  ])('%s', (text, values) => expect(valuesOf(place, text)).toEqual(values));

  it('ends where a period begins', () =>
    expect(valuesOf(behind('papers on', String), 'papers on reed beds 2019 onwards')).toEqual(['reed beds']));
});

describe('listed', () => {
  const short = listed((words) => (/^\p{Lu}\p{L}+$/u.test(words) ? words : null));
  it('reads the beginning of an entry that says more', () =>
    expect(valuesOf(short, '- Otterton, M5+\n- Gullbay - last week\n- Herons (2019 on)')).toEqual([
      'Otterton',
      'Gullbay',
      'Herons',
    ]));
  it('reads a list that is quoted', () =>
    expect(valuesOf(short, '> 1) Otterton\n> 2) Gullbay')).toEqual(['Otterton', 'Gullbay']));
});

it('the label of a line counts before the heading above it', () => {
  const headed = underHeading(behind('is', String), (value, heading) =>
    value.includes(':') ? value : heading.trim() + value,
  );
  expect(valuesOf(headed, 'Above:\nBeside: it is here')).toEqual(['Beside:here']);
});
