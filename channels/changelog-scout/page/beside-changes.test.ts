import { describe, expect, it } from 'vitest';
import type { Change } from '../kinds/rule-changes.ts';
import { isFurniture, judgeLines } from './beside-changes.ts';

describe('what stands beside the changes of a release', () => {
  it.each([
    'Dear friends of the heron, winter is here!',
    'This is the third update of the year.',
    'Version 4.2.0 is a regular maintenance release.',
    'File: heron_4.2_build77.zip (18 MB)',
    '技术支持 QQ: 500012345',
    '👍 12  🔥 3\n[09:14] marl: finally',
    'Questions? heron@birds.example',
    'Moin zusammen, da sind wir wieder!',
    'Viel Spaß mit der neuen Fassung',
    'Dies ist die letzte Fassung vor dem Winter.',
    'Chers utilisateurs,',
    'Nous espérons que cela vous plaira.',
    '¡Hola! Llegó el verano.',
    'Gracias a quienes probaron la beta',
    'Ciao a tutti, eccoci qua',
    'Speriamo che vi piaccia',
    'Olá pessoal!',
    'Bedankt voor het wachten',
    'Cześć, to znowu my',
    'Enjoying Heron? Please rate us in the store.',
    'If you love Heron, leave us five stars',
    'Wenn dir Heron gefällt, freuen wir uns über eine Bewertung!',
    'Si vous aimez Heron, laissez-nous un avis.',
    'Jeśli podoba Ci się Heron, zostaw opinię',
  ])('%s', (line) => expect(isFurniture(line)).toBe(true));

  it('is no change where no line says what was done', () => {
    const text = 'Otters swim faster.\nGrazie per le vostre recensioni!';
    const at = text.indexOf('\n');
    const spans = [
      { start: 0, end: at },
      { start: at + 1, end: text.length },
    ];
    const lines = spans.map((span): Change => ({
      span,
      isProse: true,
      parents: [],
      sections: [],
      kind: 'other',
      by: 'nothing',
      isRevert: false,
    }));
    expect(judgeLines(text, lines).changes.map(({ span }) => span)).toEqual([spans[0]]);
  });

  it.each(['Exports keep their names.', 'The scheduler was rewritten.', 'Our webinar about nests is on 9 December.'])(
    'is not known of “%s”',
    (line) => expect(isFurniture(line)).toBe(false),
  );
});
