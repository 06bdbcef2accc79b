import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CitationDraft, FindingDraft } from '#contracts/evidence.ts';
import type { Block } from '#contracts/page.ts';
import { verifyFindings } from './verify-findings.ts';

const TEXT = `Widget log
3.1.0 (2030-05-06)
Added
Support for triangular widgets
3.0.0 (2030-01-02)
Removed
The square widget API is gone for good
Support for round widgets
Support for round widgets
`;
const PAGE = 'a'.repeat(64);
const EMPTY = 'b'.repeat(64);
const textOf = (sha256: string): string | undefined => ({ [PAGE]: TEXT, [EMPTY]: '' })[sha256];

const cite = (
  quote: string,
  role: CitationDraft['role'] = 'quote',
  overrides: Partial<CitationDraft> = {},
): CitationDraft => {
  const start = TEXT.indexOf(quote);
  return { page: PAGE, start, end: start + quote.length, quote, role, ...overrides };
};
const finding = (citations: CitationDraft[], id = 'f1'): FindingDraft => ({
  id,
  subGoal: 'changes',
  value: {},
  citations,
});
const heading = (text: string, level: number): Block => ({
  kind: 'heading',
  start: TEXT.indexOf(text),
  end: TEXT.indexOf(text) + text.length,
  level,
});
const BLOCKS = [
  heading('Widget log', 1),
  heading('3.1.0 (2030-05-06)', 2),
  heading('Added', 3),
  heading('3.0.0 (2030-01-02)', 2),
  heading('Removed', 3),
];

describe('verifyFindings', () => {
  it('keeps a finding whose quote and headings stand, with ids made of page and place', () => {
    const quote = cite('The square widget API is gone for good');
    const { findings, dropped } = verifyFindings([finding([quote, cite('3.0.0', 'heading')])], textOf, () => BLOCKS);
    expect(dropped).toEqual([]);
    const id = createHash('sha256').update(`${PAGE}:${quote.start}:${quote.end}`).digest('hex').slice(0, 12);
    expect(findings[0]?.citations[0]).toEqual({ ...quote, id: `c_${id}` });
    expect(findings[0]?.citations).toHaveLength(2);
  });

  it('locates a citation without a place when its quote stands once', () => {
    const { findings } = verifyFindings(
      [finding([cite('square widget API', 'quote', { start: -1, end: -1 })])],
      textOf,
    );
    expect(findings[0]?.citations[0]?.start).toBe(TEXT.indexOf('square widget API'));
  });

  it.each([
    [
      'a quote that is not on the page',
      cite('The square widget API', 'quote', { quote: 'The round widget API' }),
      'the quote does not stand at its place',
    ],
    [
      'a true quote at a wrong place',
      cite('Support for triangular widgets', 'quote', { start: 0, end: 30 }),
      'the quote does not stand at its place',
    ],
    [
      'a quote without a place that stands twice',
      cite('Support for round widgets', 'quote', { start: -1, end: -1 }),
      'the quote does not stand on the page exactly once',
    ],
    [
      'a quote without a place that does not stand',
      cite('x', 'quote', { quote: 'no such words here', start: -1, end: -1 }),
      'the quote does not stand on the page exactly once',
    ],
    [
      'a page of another take',
      cite('Support for triangular widgets', 'quote', { page: 'c'.repeat(64) }),
      'the page is not one of this take',
    ],
    [
      'an empty quote of a page with text',
      cite('', 'quote', { start: 0, end: 0 }),
      'an empty quote cites an answer that has text',
    ],
  ])('drops a finding with %s', (_, citation, reason) => {
    const { findings, dropped } = verifyFindings(
      [finding([cite('The square widget API is gone for good'), citation])],
      textOf,
    );
    expect(findings).toEqual([]);
    expect(dropped).toEqual([{ finding: 'f1', reason, quote: citation.quote }]);
  });

  it('does not count a short quote, and drops a finding that has no other', () => {
    const short = cite('square');
    const kept = verifyFindings([finding([cite('Support for triangular widgets'), short])], textOf);
    expect(kept.findings[0]?.citations).toHaveLength(1);
    expect(kept.dropped).toEqual([
      { finding: 'f1', reason: 'the quote is too short or too common to carry anything', quote: 'square' },
    ]);
    const lost = verifyFindings([finding([short])], textOf);
    expect(lost.findings).toEqual([]);
    expect(lost.dropped.map(({ reason }) => reason)).toContain('no quote is left that carries it');
  });

  it('keeps an archived empty answer as evidence', () => {
    const empty = { page: EMPTY, start: 0, end: 0, quote: '', role: 'quote' as const };
    expect(verifyFindings([finding([empty])], textOf).findings).toHaveLength(1);
  });

  it('drops a finding without citations and the second of two with one id', () => {
    const whole = finding([cite('Support for triangular widgets')]);
    const { findings, dropped } = verifyFindings([finding([], 'f0'), whole, whole], textOf);
    expect(findings.map(({ id }) => id)).toEqual(['f1']);
    expect(dropped.map(({ reason }) => reason)).toEqual([
      'no quote is left that carries it',
      'another finding has this id',
    ]);
  });

  const quote = 'The square widget API is gone for good';
  it.each([
    ['of the release before', '3.1.0 (2030-05-06)', BLOCKS],
    ['of a part of the release before', 'Added', BLOCKS],
    ['that comes after the quote', 'Support for round widgets', []],
    [
      'of another list member',
      '3.1.0',
      [
        { kind: 'entry', path: '$[0]', start: 0, end: TEXT.indexOf('3.0.0') },
        { kind: 'entry', path: '$[1]', start: TEXT.indexOf('3.0.0'), end: TEXT.length },
      ],
    ],
    ['that does not stand', 'Widget log', []],
  ] as [string, string, Block[]][])('takes away a heading %s and keeps the finding', (name, text, blocks) => {
    const citation = cite(text, 'heading', name.includes('does not stand') ? { quote: 'Gadget log' } : {});
    const { findings, dropped } = verifyFindings([finding([cite(quote), citation])], textOf, () => blocks);
    expect(findings[0]?.citations.map((kept) => kept.quote)).toEqual([quote]);
    expect(dropped).toHaveLength(1);
  });

  it('keeps a version heading at the level of the headings of its parts', () => {
    const flat = BLOCKS.map((block) => ({ ...block, level: 3 }));
    const { findings } = verifyFindings(
      [finding([cite(quote), cite('3.0.0', 'heading'), cite('Removed', 'heading')])],
      textOf,
      () => flat,
    );
    expect(findings[0]?.citations).toHaveLength(3);
  });
});

describe('words that a page shows struck out', () => {
  it('carry nothing', () => {
    const text = 'Lantern costs \ufffc$120 a piece\ufffc $95 a piece';
    const blocks: Block[] = [
      { kind: 'paragraph', start: 0, end: text.length },
      { kind: 'deleted', start: 15, end: 27 },
    ];
    const draft = (id: string, quote: string): FindingDraft => ({
      id,
      subGoal: 's',
      value: {},
      citations: [{ page: 'p', start: -1, end: -1, quote, role: 'quote' }],
    });
    const verified = verifyFindings(
      [draft('old', '$120 a piece'), draft('new', '$95 a piece')],
      () => text,
      () => blocks,
    );
    expect(verified.findings.map(({ id }) => id)).toEqual(['new']);
    expect(verified.dropped[0]?.reason).toBe('the page shows these words struck out');
  });
});
