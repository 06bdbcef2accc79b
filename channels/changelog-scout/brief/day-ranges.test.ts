import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const timeOf = (notes: string): unknown => {
  const { time } = readBrief({ notes, acceptedAt: '2026-11-27T09:00:00.000Z', answers: {} } as never);
  return time && [time.from, time.to];
};

describe('from a first day to a last one', () => {
  it.each([
    'What changed in Ostra Desk from 3 May 2026 up to and including 9 August 2026?',
    'What changed in Ostra Desk from May 3 to and including August 9, 2026?',
    'Was hat sich in Ostra Desk vom 3. Mai 2026 bis einschließlich 9. August 2026 geändert?',
    'Quels changements dans Ostra Desk du 3 mai 2026 au 9 août 2026 inclus ?',
    '¿Qué cambió en Ostra Desk del 3 de mayo de 2026 al 9 de agosto de 2026, ambos inclusive?',
    'Cosa è cambiato in Ostra Desk dal 3 maggio 2026 al 9 agosto 2026 compreso?',
    'O que mudou no Ostra Desk de 3 de maio de 2026 até 9 de agosto de 2026 inclusive?',
    'Wat is er veranderd in Ostra Desk van 3 mei 2026 tot en met 9 augustus 2026?',
    'Co się zmieniło w Ostra Desk od 3 maja 2026 do 9 sierpnia 2026 włącznie?',
  ])('has both in it: %s', (notes) => {
    expect(timeOf(`${notes} https://ostra.example/log.md`)).toEqual(['2026-05-03', '2026-08-09']);
  });

  it.each(['Maré Contas', 'Décision Plus', 'Marçal Gestão', 'Juný Sklad'])(
    'is none that a name begins like: %s',
    (name) => {
      expect(timeOf(`What changed in ${name}? https://ostra.example/log.md`)).toBeNull();
    },
  );
});
