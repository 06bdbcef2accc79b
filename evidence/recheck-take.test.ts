import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Composition } from '#contracts/composition.ts';
import type { Finding, FindingDraft } from '#contracts/evidence.ts';
import { checkComposition } from './check-composition.ts';
import { citationId } from './citation-id.ts';
import { collectGradeEvidence } from './collect-grade-evidence.ts';
import { gradeTake } from './grade-take.ts';
import { recheckTake } from './recheck-take.ts';
import type { StoredPage, StoredTake } from './recheck-take.ts';
import { buildTextLayer } from './text-layer/build-text-layer.ts';
import { verifyFindings } from './verify-findings.ts';

const BODIES = [
  '<html><head><title>Lanterns</title></head><body><main><h1>Lantern recalls</h1><p>Model L-20 was recalled on March 3, 2031 since its glass cracks &amp; cuts.</p><p>Model L-30 was recalled on April 9, 2031 since its wick glows on.</p></main></body></html>',
  '# Lamps\n\nModel M-7 was recalled on May 5, 2032 since its cord frays.\n',
];
const URLS = ['https://lanterns.example/recalls', 'https://lamps.example/list.md'];

function compose(findings: Finding[]): Composition {
  const rows = findings.map(({ id, value }, at) => ({
    cells: { rank: at + 1, model: value.model!, date: value.date!, link: value.link! },
    findings: [id],
    derivations: [{ cell: 'date', rule: 'iso-date' as const, from: [value.written!], value: value.date! }],
  }));
  return {
    sentences: [
      { text: 'What was recalled:\n', isFactual: false, findings: [], rows: [], derivations: [] },
      ...rows.map(({ cells }, at) => ({
        text: `${String(cells.model)} on ${String(cells.date)}.\n`,
        isFactual: true,
        findings: [],
        rows: [at],
        derivations: [],
      })),
    ],
    table: {
      columns: [
        { key: 'rank', label: 'Rank', type: 'number', isJudged: true },
        { key: 'model', label: 'Model', type: 'text' },
        { key: 'date', label: 'Date', type: 'date' },
        { key: 'link', label: 'Link', type: 'link' },
      ],
      rows,
      summary: { newest: '2032-05-05', models: rows.length },
    },
    asks: [],
    held: [{ kind: 'note', to: 'you', subject: 'Lanterns', body: 'Put them out' }],
    undone: ['Older years were not read'],
    metSubGoals: ['recalls'],
    assessments: [],
    leftOut: [],
  };
}

async function buildStored(): Promise<StoredTake> {
  const pages = await Promise.all(
    BODIES.map(async (body, at): Promise<StoredPage> => {
      const bytes = new TextEncoder().encode(body);
      const mediaType = at === 0 ? 'text/html' : 'text/markdown';
      const { text } = await buildTextLayer({ bytes, mediaType, url: URLS[at] ?? '' });
      return {
        sha256: createHash('sha256').update(bytes).digest('hex'),
        requestId: `r${at}`,
        origin: 'web',
        url: URLS[at] ?? '',
        mediaType,
        ageSeconds: 0,
        bytes,
        text,
      };
    }),
  );
  const drafts = pages.flatMap(({ sha256, text, url }) =>
    [...text.matchAll(/Model ([A-Z]-\d+) was recalled on (\w+ \d+, \d{4}) since [^.]+\./g)].map(
      ([quote, model = '', written = ''], at): FindingDraft => {
        const date = new Date(`${written} UTC`).toISOString().slice(0, 10);
        const start = text.indexOf(quote);
        return {
          id: `${url}#${at}`,
          subGoal: 'recalls',
          value: { model, date, written, link: url },
          citations: [{ page: sha256, start, end: start + quote.length, quote, role: 'quote' }],
        };
      },
    ),
  );
  const textOf = (sha256: string): string | undefined => pages.find((page) => page.sha256 === sha256)?.text;
  const verified = verifyFindings(drafts, textOf);
  const composition = compose(verified.findings);
  const briefText = 'Which lanterns were recalled? See lanterns.example';
  const answer = checkComposition(composition, {
    findings: verified.findings,
    pages: pages.map(({ sha256, url }) => ({ sha256, url, links: [] })),
    textOf,
    briefText,
  });
  const base = {
    briefText,
    pages,
    ...verified,
    composition,
    subGoals: [{ id: 'recalls' }],
    requests: [0, 1].map((at) => ({ id: `r${at}`, subGoal: 'recalls' })),
    failures: [],
    undone: [],
  };
  const evidence = collectGradeEvidence({ ...base, verified, answer });
  const grade = gradeTake(
    {
      id: 'lanterns',
      version: 1,
      checks: [
        { check: 'claims', weight: 2 },
        { check: 'sources', weight: 1 },
        { check: 'budget', weight: 1 },
      ],
    },
    evidence,
  );
  return {
    ...base,
    citations: answer.citations,
    evidence,
    grade,
    response: {
      output: answer.output,
      table: answer.table,
      links: answer.links,
      grade: grade.letter,
      overall: grade.overall,
      lifecycle: { undone: evidence.undone, held: composition.held },
    },
  };
}

const TOOLS = { buildTextLayer, compose };

/** A change of the page with its name and everything that names it repaired, as a forger would. */
function forgePage(stored: StoredTake, change: (body: string) => string, text?: (layer: string) => string): StoredTake {
  const page = stored.pages[0]!;
  const bytes = new TextEncoder().encode(change(new TextDecoder().decode(page.bytes)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const renamed = JSON.parse(JSON.stringify({ ...stored, pages: [] }).replaceAll(page.sha256, sha256)) as StoredTake;
  const repair = <T extends { page: string; start: number; end: number }>(citation: T): T => ({
    ...citation,
    id: citationId(citation.page, citation.start, citation.end),
  });
  const ids = new Map(renamed.citations.map(({ id, page: on, start, end }) => [id, citationId(on, start, end)]));
  const withIds = JSON.parse(
    [...ids].reduce((json, [from, to]) => json.replaceAll(from, to), JSON.stringify(renamed)),
  ) as StoredTake;
  return {
    ...withIds,
    citations: withIds.citations.map(repair),
    pages: [{ ...page, bytes, sha256, text: text?.(page.text) ?? page.text }, ...stored.pages.slice(1)],
  };
}

type Tamper = [what: string, where: RegExp, tamper: (stored: StoredTake) => StoredTake];

const edit =
  (change: (stored: StoredTake) => void) =>
  (stored: StoredTake): StoredTake => {
    const copy = structuredClone(stored);
    change(copy);
    return copy;
  };

const TAMPERS: Tamper[] = [
  ['a byte of a page', /^pages\/[0-9a-f]{64}$/, edit(({ pages }) => (pages[0]!.bytes[200]! ^= 1))],
  [
    'a letter of a text layer',
    /^text\/[0-9a-f]{64}\.txt layer at \d+$/,
    edit(({ pages }) => (pages[0]!.text = pages[0]!.text.replace('cracks', 'crocks'))),
  ],
  [
    'a quote',
    /citations\.json/,
    edit(
      ({ findings, citations }) =>
        (citations[0]!.quote = findings[0]!.citations[0]!.quote = 'Model L-20 was not recalled'),
    ),
  ],
  ['the place of a quote', /citations\.json/, edit(({ findings }) => (findings[0]!.citations[0]!.start += 1))],
  [
    'the id of a citation',
    /citations\.json/,
    edit(({ findings }) => (findings[0]!.citations[0]!.id = 'c_000000000000')),
  ],
  ['a citation of the output', /^citations\.json#/, edit(({ citations }) => citations.pop())],
  ['a finding taken away', /take\.json#\/table/, edit(({ findings }) => findings.pop())],
  ['a cell', /^take\.json#\/table\/rows\/0\/model$/, edit(({ response }) => (response.table!.rows[0]!.model = 'L-21'))],
  [
    'a cell everywhere',
    /take\.json#\/table/,
    (stored) =>
      JSON.parse(
        JSON.stringify({ ...stored, pages: [] }).replaceAll('2031-03-03', '2031-03-04'),
        (_, value: unknown) => value,
      ) as StoredTake,
  ],
  [
    'a judged cell in composition and table',
    /^composition\.json#\/table\/rows\/0\/cells\/rank$/,
    edit(({ composition, response }) => (composition.table!.rows[0]!.cells.rank = response.table!.rows[0]!.rank = 9)),
  ],
  [
    'a row put in',
    /take\.json#\/table\/rows\/3/,
    edit(({ response }) => response.table!.rows.push({ rank: 4, model: 'L-99', date: null, link: null })),
  ],
  [
    'a row put into composition and table',
    /take\.json#\/table\/rows\/3/,
    edit(({ composition, response }) => {
      const cells = { rank: 4, model: 'L-99', date: null, link: null };
      response.table!.rows.push(cells);
      composition.table!.rows.push({ cells, findings: [composition.table!.rows[0]!.findings[0]!], derivations: [] });
    }),
  ],
  [
    'a value of the summary',
    /^take\.json#\/table\/summary\/newest$/,
    edit(({ response }) => (response.table!.summary.newest = '2033-01-01')),
  ],
  [
    'the output',
    /^take\.json#\/output$/,
    edit(({ response }) => (response.output = response.output.replace('L-30', 'L-40'))),
  ],
  ['a link', /^take\.json#\/links\/0$/, edit(({ response }) => (response.links[0] = 'https://evil.example/'))],
  ['what was left undone', /^take\.json#\/lifecycle\/undone/, edit(({ response }) => (response.lifecycle.undone = []))],
  ['a held draft', /^take\.json#\/lifecycle\/held/, edit(({ response }) => (response.lifecycle.held = []))],
  ['the letter', /^take\.json#\/grade$/, edit(({ response }) => (response.grade = 'A'))],
  ['the overall score', /^take\.json#\/overall$/, edit(({ response }) => (response.overall = 99))],
  [
    'a check of the grade',
    /^grade\.json#\/report\/checks\/2\/score$/,
    edit(({ grade }) => (grade.checks[2]!.score = 1)),
  ],
  ['a weight of the rubric', /^grade\.json#\/report/, edit(({ grade }) => (grade.rubric.checks[2]!.weight = 0))],
  ['the evidence of the grade', /^grade\.json#\/evidence\/undone/, edit(({ evidence }) => (evidence.undone = []))],
  [
    'a page with its name repaired',
    /layer at \d+$/,
    (stored) => forgePage(stored, (body) => body.replace('cracks', 'shines')),
  ],
  [
    'a page, its name and its text',
    /citations\.json finding/,
    (stored) =>
      forgePage(
        stored,
        (body) => body.replace('cracks', 'shines'),
        (text) => text.replace('cracks', 'shines'),
      ),
  ],
];

describe('recheckTake', () => {
  it('finds nothing in a take as it was stored', async () => {
    const stored = await buildStored();
    expect(stored.response.table?.rows).toHaveLength(3);
    expect(stored.response.output).toContain('L-20 on 2031-03-03.');
    expect(await recheckTake(stored, TOOLS)).toEqual([]);
    expect(await recheckTake(stored, { buildTextLayer })).toEqual([]);
  });

  it.each(TAMPERS)('finds a change of %s', async (_, where, tamper) => {
    const stored = await buildStored();
    const tampered = tamper(stored);
    const whole = tampered.pages.length === 0 ? { ...tampered, pages: stored.pages } : tampered;
    const differences = await recheckTake(whole, TOOLS);
    expect(differences.map((difference) => difference.where)).toContainEqual(expect.stringMatching(where));
  });
});
