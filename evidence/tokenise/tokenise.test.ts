import { describe, expect, it } from 'vitest';
import { countTerms } from './count-terms.ts';
import { cutPassages } from './cut-passages.ts';
import { guessLanguage } from './guess-language.ts';
import { readQuestion } from './read-question.ts';
import { createTokeniser, tokeniseQuery } from './tokenise.ts';

const tokenise = (text: string): string[] => createTokeniser(guessLanguage(text))(text);

describe('terms of a text', () => {
  it.each([
    ['words without substance are left out', 'What broke in the parser?', 'broke parser'],
    ['English endings', 'Releases break; breaking a released parser', 'releas break break releas parser'],
    ['German endings', 'Die Häuser und das Haus sind nicht alt', 'haus haus alt'],
    ['French endings and elisions', "L’état de l'été est dans les cafés", 'etat caf'],
    ['Spanish endings', 'Los cambios de la versión no son grandes', 'cambi version grand'],
    ['Russian endings', 'Изменения в версии и изменений не было', 'изменен верс изменен'],
    ['accents and case', 'MALMÖ Malmö malmö', 'malmo malmo malmo'],
    ['sharp s, ligatures, full width', 'STRASSE Straße ﬁx Ｋｅｓｔｒｅｌ', 'strass strass fix kestrel'],
    ['letters that have no plain one', 'smørrebrød Łódź', 'smorrebrod lodz'],
    ['Greek final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['marks that make another letter stay', 'йод', 'йод'],
    ['a version, what it begins with, and its parts', 'v3.4.0', '3.4.0 3.4 3 4 0'],
    ['a version with a tag', '2.0.0-rc.1', '2.0.0-rc.1 2.0.0 2.0 2 rc.1 0 rc 1'],
    ['a part number with its joint and without', 'YD-001', 'yd-001 yd001 yd 001'],
    ['a size', 'M8x20', 'm8x20'],
    ['a day', '2031-05-02', '2031-05-02 2031 05 02'],
    ['a name with a dot', 'socket.io', 'socket.io socket io'],
    ['a word with a joint', 'auto-update', 'auto-update auto updat'],
    ['languages of machines', 'C++ C# F#', 'c++ c# f#'],
    [
      'an address',
      'https://code.example/grey-owl/NEWS.md',
      'http code.example code exampl grey-owl grei owl news.md new md',
    ],
    ['Japanese', '東京都の変更履歴を見る', '東京 都 の 変更 履歴 を 見る'],
    ['Chinese', '数据库更新', '数据 库 更新'],
    ['a long word, and its pairs', 'データベース', 'データベース デー ータ タベ ベー ース'],
    ['Thai', 'รายการเปลี่ยนแปลง', 'รายการ เปลี่ยนแปลง'],
    ['Korean words and their pairs', '업데이트', '업데이트 업데 데이 이트'],
    ['nothing but marks', '— … !? 🙂', ''],
  ])('%s', (_what, text, terms) => {
    expect(tokenise(text).join(' ')).toBe(terms);
  });

  it('are the same however the text is composed', () => {
    expect(tokenise('Cafe\u0301 Å')).toEqual(tokenise('Caf\u00E9 \u212B'));
  });

  it('are cut where nobody would ask for them', () => {
    expect(tokenise('x'.repeat(5_000))).toEqual(['x'.repeat(64)]);
  });

  it('are taken of any text', () => {
    expect(() => tokenise('\uD800 \u0000 \u202E a\uDC00b \u{E0041}')).not.toThrow();
  });
});

describe('the language of a text', () => {
  it.each([
    ['The parser is gone and nothing else has changed', null, 'en'],
    ['Der Parser ist weg und sonst hat sich nichts geändert', 'en', 'de'],
    ['Le parseur est parti et rien d’autre dans les versions', null, 'fr'],
    ['El analizador ya no está en la versión', null, 'es'],
    ['Il parser non è più nella versione', null, 'it'],
    ['O analisador não está mais na versão', null, 'pt'],
    ['De parser is weg en er is verder niet veel veranderd', null, 'nl'],
    ['Parsern är borta och inget annat har ändrats', null, 'sv'],
    ['Парсер удалён, и больше ничего не изменилось', null, 'ru'],
    ['3.0.0 Parser', 'fr-CA', 'fr'],
    ['3.0.0 Parser', null, 'en'],
    ['变更履歴', 'en', 'other'],
  ] as const)('%s', (text, stated, language) => {
    expect(guessLanguage(text, stated)).toBe(language);
  });
});

describe('a question', () => {
  it('finds what its words may be in any language', () => {
    const [word] = tokeniseQuery('Cafés');
    expect(word!.terms).toEqual(expect.arrayContaining(tokenise('les cafés dans la rue').slice(0, 1)));
    expect(word!.terms).toEqual(expect.arrayContaining(tokenise('the cafés of the town').slice(0, 1)));
  });

  it('finds a word with its accents or without', () => {
    const page = tokenise('The École of the town');
    for (const written of ['Ecole', 'école', 'ÉCOLE'])
      expect(
        tokeniseQuery(written)[0]!.terms.filter((term) => page.includes(term)),
        written,
      ).not.toEqual([]);
  });

  it.each([
    ['Kestrel', 'what broke in Kestrel 3?', ['kestrel']],
    ['Grey Owl', 'breaking changes', ['grey', 'owl']],
    ['kestrel-db', 'news', ['kestrel', 'db']],
    ['Node.js', 'news', ['node', 'js']],
    ['the', 'news', []],
  ])('needs the words of the name %s and no others', (name, query, wanted) => {
    const { words, needed } = readQuestion({ name, query });
    expect(needed.map((place) => words[place])).toEqual(wanted.map((term) => expect.arrayContaining([term])));
    expect(words.length).toBeGreaterThan(needed.length);
  });
});

describe('passages', () => {
  it('are whole lines, lose nothing, and stop where the text is too long', () => {
    const text = Array.from({ length: 60 }, (_, at) => `Line ${at} says something about heron ${at}.`).join('\n');
    const passages = cutPassages(text);
    expect(passages.join('\n')).toBe(text);
    expect(passages.length).toBeGreaterThan(1);
    expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(1_200);
    expect(cutPassages('heron '.repeat(100_000))).toHaveLength(100);
    expect(cutPassages('x'.repeat(3_000)).map(({ length }) => length)).toEqual([1_200, 1_200, 600]);
    expect(cutPassages(' \n ')).toEqual([]);
  });

  it('count a term where it stands', () => {
    const counted = countTerms({ head: 'Heron', text: 'heron and heron', language: null });
    expect(counted).toEqual({ lengths: [1, 2], terms: [{ term: 'heron', passages: [0, 1], counts: [1, 2] }] });
  });
});
