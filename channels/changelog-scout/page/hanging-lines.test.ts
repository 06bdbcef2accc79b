import { describe, expect, it } from 'vitest';
import { slice } from '../text/span.ts';
import { readPiecesOfLines } from './pieces-of-lines.ts';

const textsOf = (text: string): string[] =>
  readPiecesOfLines(text, { start: 0, end: text.length }).map((piece) => slice(text, piece).replace(/\s+/g, ' '));

describe('a paragraph of lines that hang', () => {
  it.each<[string, string, string[]]>([
    [
      'is a list without marks',
      'OtterDB 2.6.4\n\tFixed the pool (ITS#98)\n\tFixed the parser on empty\n\t\trivers (ITS#99)\n\tFixed herons\n',
      ['OtterDB 2.6.4', 'Fixed the pool (ITS#98)', 'Fixed the parser on empty rivers (ITS#99)', 'Fixed herons'],
    ],
    [
      'has labels over lines that are set in',
      '  Parser:\n    Otter swims\n      upstream.\n    pool: Heron wades.\n  Build:\n    Nests are built.\n',
      ['Parser:', 'Otter swims upstream.', 'pool: Heron wades.', 'Build:', 'Nests are built.'],
    ],
    [
      'is one where its lines go on like running text',
      '  An otter that dives is seen\n  again and is counted, as in\n    otter count\n  where it was missed before.\n',
      ['An otter that dives is seen again and is counted, as in otter count where it was missed before.'],
    ],
    ['says nothing where it is not set in', 'Otters\n  swim\nHerons wade\n', ['Otters swim Herons wade']],
  ])('%s', (_name, text, wanted) => expect(textsOf(text)).toEqual(wanted));
});
