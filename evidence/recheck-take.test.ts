import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fetchFrom } from '../test/support/fetch-from.ts';
import { storeOffline } from '../test/support/store-offline.ts';
import type { OfflineStore } from '../test/support/store-offline.ts';
import { citationId } from './citation-id.ts';
import { LANTERN_PAGES, LANTERN_RUBRIC, lanternRules } from './examples/lantern-rules.ts';
import { gradeTake } from './grade-take.ts';
import { recheckTake } from './recheck-take.ts';
import type { PageFiles } from './recheck/recheck-pages.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import { drawStill } from './stills/draw-still.ts';
import { verifyTake } from './verify-take.ts';
import type { StoredTake } from './recheck/stored-take.ts';

const [LANTERNS, LAMPS] = Object.keys(LANTERN_PAGES) as [string, string];
const store = async (): Promise<OfflineStore> => {
  const notes = `Recalls of ${LANTERNS} and ${LAMPS} please`;
  return (await storeOffline({ channel: lanternRules, notes, fetchSource: fetchFrom(LANTERN_PAGES) }))!;
};
type Kept = OfflineStore;
const recheck = ({ stored, ...kept }: Kept, rules: ChannelRules = lanternRules) =>
  recheckTake(stored, { ...kept, drawStill, channels: new Map([['lanterns', rules]]) });
const placesOf = async (kept: Kept, rules?: ChannelRules): Promise<string[]> =>
  (await recheck(kept, rules)).differences.map(({ where }) => where);

const extractOf = ({ findings }: StoredTake) => findings.rounds[0]!.extract!;
const endOf = ({ trace }: StoredTake) => {
  const end = trace.at(-1)!;
  if (end.type !== 'take.completed') throw new Error('the take was not completed');
  return end;
};
/** A change of the response wherever it stands. */
const inResponse = (change: (take: NonNullable<StoredTake['take']>) => void) => (stored: StoredTake) => {
  change(stored.take!);
  change(endOf(stored).response);
};

const NOTE = { note: 'The lanterns are safe.' };

type Tamper = [what: string, where: RegExp, tamper: (stored: StoredTake) => void];

const TAMPERS: Tamper[] = [
  [
    'a quote',
    /^citations\.json#\/\d\/quote$/,
    ({ citations }) => (citations[0]!.quote = 'Model L-20 was not recalled on March 3, 2031'),
  ],
  [
    'a quote wherever it stands',
    /^findings\.json#\/rounds\/0\/extract\/findings finding \S+ quote$/,
    (stored) =>
      (stored.citations[0]!.quote = extractOf(stored).findings[0]!.citations[0]!.quote =
        'Model L-20 was not recalled on March 3, 2031'),
  ],
  [
    'the place of a quote',
    /^findings\.json#\/rounds\/0\/extract\/findings\/0\/citations\/0\/start$/,
    (stored) => (extractOf(stored).findings[0]!.citations[0]!.start += 1),
  ],
  ['the id of a citation', /^citations\.json#/, ({ citations }) => (citations[0]!.id = 'c_000000000000')],
  ['the address of a citation', /^citations\.json#\/0\/url$/, ({ citations }) => (citations[0]!.url = LAMPS)],
  ['a citation taken away', /^citations\.json#\/-$/, ({ citations }) => void citations.pop()],
  ['a citation told twice', /^citations\.json#\/3$/, ({ citations }) => void citations.push({ ...citations[0]! })],
  [
    'the order of citations',
    /^citations\.json# in another order$/,
    (stored) => void (stored.citations = stored.citations.toReversed()),
  ],
  ['a finding taken away', /extract\/findings\/-$/, (stored) => void extractOf(stored).findings.pop()],
  [
    'the value of a finding',
    /findings\/0\/value\/model$/,
    (stored) => (extractOf(stored).findings[0]!.value['model'] = 'L-21'),
  ],
  ['the notes of the extraction', /extract\/notes\/pages$/, (stored) => (extractOf(stored).notes['pages'] = 3)],
  ['the extraction taken away', /stage extract$/, ({ findings }) => (findings.rounds[0]!.extract = null)],
  ['the composition taken away', /^composition\.json$/, (stored) => (stored.composition = null)],
  ['the grade taken away', /^grade\.json$/, (stored) => (stored.grade = null)],
  ['a cell', /^take\.json#\/table\/rows\/0\/model$/, ({ take }) => (take!.table!.rows[0]!['model'] = 'L-21')],
  [
    'a judged cell in composition and table',
    /^composition\.json#\/table\/rows\/0\/cells\/rank$/,
    (stored) => {
      stored.composition!.table!.rows[0]!.cells['rank'] = 9;
      inResponse(({ table }) => (table!.rows[0]!['rank'] = 9))(stored);
    },
  ],
  [
    'a row put into composition and table',
    /^composition\.json#\/table\/rows\/3/,
    (stored) => {
      const cells = { rank: 4, model: 'L-99', date: null, link: null };
      stored.composition!.table!.rows.push({ cells, findings: [`${LANTERNS}#0`], derivations: [] });
      inResponse(({ table }) => table!.rows.push(cells))(stored);
    },
  ],
  [
    'a count of the summary wherever it stands',
    /^findings\.json#\/rounds\/0\/extract\/notes\/pages$/,
    (stored) => {
      extractOf(stored).notes['pages'] = stored.composition!.table!.summary['pages'] = 7;
      inResponse(({ table }) => (table!.summary['pages'] = 7))(stored);
    },
  ],
  ['the output', /^take\.json#\/output$/, inResponse((take) => (take.output = take.output.replace('L-30', 'L-40')))],
  ['a link', /^take\.json#\/links\/0$/, inResponse(({ links }) => (links[0] = 'https://evil.example/'))],
  ['what was left undone', /^take\.json#\/lifecycle\/undone/, inResponse(({ lifecycle }) => (lifecycle.undone = []))],
  ['a held draft', /^take\.json#\/lifecycle\/held/, inResponse(({ lifecycle }) => (lifecycle.held = []))],
  ['an ask', /^take\.json#\/asks/, inResponse((take) => (take.asks = []))],
  [
    'a sub-goal',
    / take\.json#\/plan\/subGoals\/0\/status$/,
    inResponse(({ plan }) => (plan.subGoals[0]!.status = 'unmet')),
  ],
  ['the letter', /^take\.json#\/grade$/, inResponse((take) => (take.grade = 'A'))],
  ['the overall score', /^take\.json#\/overall$/, inResponse((take) => (take.overall = 99))],
  ['the credits', / trace\.json#\/\d+\/response\/creditsLeft$/, ({ take }) => (take!.creditsLeft = 1_000)],
  ['a check of the grade', /^grade\.json#\/checks\/2\/score$/, ({ grade }) => (grade!.checks[2]!.score = 1)],
  ['the evidence of the grade', /^grade\.json#\/evidence\/undone/, ({ grade }) => (grade!.evidence.undone = [])],
  ['what was asked', / plan\.json#\/brief\/notes$/, ({ plan }) => (plan.brief.notes += ' now')],
  [
    'when it was asked',
    / plan\.json#\/brief\/acceptedAt$/,
    ({ plan }) => (plan.brief.acceptedAt = '2030-01-01T00:00:00.000Z'),
  ],
  ['a source of the plan', /^plan\.json#\/draft\/sources\/1/, ({ plan }) => void plan.draft!.sources.pop()],
  [
    'the reading of the brief',
    /^plan\.json#\/draft\/reading\/words$/,
    ({ plan }) => (plan.draft!.reading['words'] = 1),
  ],
  [
    'a page that nobody asked for',
    /^pages\.json#\/2\/requestId$/,
    ({ pages }) => void pages.push({ ...pages[0]!, requestId: 'r9' }),
  ],
  ['a page taken away', /^pages\.json source r1$/, ({ pages }) => void pages.pop()],
  ['the status of a page', / trace\.json#\/\d+\/result\/status$/, ({ pages }) => (pages[0]!.status = 404)],
  ['the age of a page', /^pages\.json#\/0\/ageSeconds$/, ({ pages }) => (pages[0]!.ageSeconds = 86_400)],
  ['the time of a page', /^pages\.json#\/0\/at$/, ({ pages }) => (pages[0]!.at = '2029-01-01T00:00:00.000Z')],
  ['the origin of a page', /^pages\.json#\/0\/origin$/, ({ pages }) => (pages[0]!.origin = 'api')],
  [
    'a count of the trace wherever it stands',
    / trace\.json#\/\d+\/counts\/findings$/,
    (stored) => {
      const counts = { pages: 2, findings: 12, dropped: 0, more: 0 };
      for (const event of stored.trace)
        if (event.type === 'stage.finished' && event.stage === 'extract') event.counts = counts;
      inResponse(({ plan }) => (plan.trace.find(({ stage }) => stage === 'extract')!.counts = counts))(stored);
    },
  ],
  ['an event taken away', /^trace\.json#\/4\/seq$/, ({ trace }) => void trace.splice(4, 1)],
  [
    'an event taken away, the others numbered again',
    /^trace\.json calls of crawl:r0$/,
    (stored) => {
      stored.trace = stored.trace.filter((event) => event.type !== 'tool.returned' || event.callId !== 'crawl:r0');
      for (const [at, event] of stored.trace.entries()) event.seq = at + 1;
    },
  ],
  ['two ends', /^trace\.json$/, ({ trace }) => void trace.push({ ...trace.at(-1)!, seq: trace.length + 1 })],
  ['the time of an event', /^trace\.json#\/3\/at$/, ({ trace }) => (trace[2]!.at = '2031-05-07T00:00:00.000Z')],
  ['the channel', /^take\.json#\/channel\/id$/, ({ trace }) => Object.assign(trace[0]!, { channel: 'candles' })],
  [
    'the name of the channel wherever it stands',
    /^take\.json#\/channel\/name$/,
    inResponse(({ channel }) => (channel.name = 'Candles')),
  ],
  [
    'the number of the channel wherever it stands',
    /^take\.json#\/channel\/number$/,
    inResponse(({ channel }) => (channel.number = '13')),
  ],
  ['a page put beside what it is', /^pages\.json#\/0\/note is there$/, ({ pages }) => Object.assign(pages[0]!, NOTE)],
  ['a plan put beside what it is', /^plan\.json#\/note is there$/, ({ plan }) => Object.assign(plan, NOTE)],
  ['sources put beside', /^plan\.json#\/gather\/note is there$/, ({ plan }) => Object.assign(plan.gather!, NOTE)],
  ['a part put beside', /^findings\.json#\/note is there$/, ({ findings }) => Object.assign(findings, NOTE)],
  [
    'a stage put beside',
    /^findings\.json#\/rounds\/0\/note is there$/,
    ({ findings }) => Object.assign(findings.rounds[0]!, NOTE),
  ],
  [
    'what a stage made',
    /^findings\.json#\/rounds\/0\/crawl\/note is there$/,
    ({ findings }) => Object.assign(findings.rounds[0]!.crawl!, NOTE),
  ],
  ['the version of the rules to none', /extract\/version is there$/, (stored) => void delete extractOf(stored).version],
  [
    'the version of the composition to none',
    /^composition\.json#\/version is there$/,
    (stored) => void delete stored.composition!.version,
  ],
];

describe('recheckTake', () => {
  it('finds nothing in a take as it was stored', async () => {
    const kept = await store();
    expect(kept.stored.take?.table?.rows).toHaveLength(3);
    expect(kept.stored.take?.output).toContain('L-20 on 2031-03-03.');
    expect(await recheck(kept)).toEqual({ differences: [], remarks: [] });
  });

  it.each(TAMPERS)('finds a change of %s', async (_, where, tamper) => {
    const kept = await store();
    tamper(kept.stored);
    expect(await placesOf(kept)).toContainEqual(expect.stringMatching(where));
  });

  it.each<[string, unknown]>([
    ['a number', 7],
    ['a list', []],
    ['nothing', null],
  ])('tells parts that are %s instead of what they should be, and goes on', async (_what, junk) => {
    for (const part of ['take', 'plan', 'findings', 'composition', 'grade', 'citations', 'trace', 'pages'] as const) {
      const kept = await store();
      Object.assign(kept.stored, { [part]: junk });
      expect((await placesOf(kept)).length, part).toBeGreaterThan(0);
    }
  });
});

describe('a page', () => {
  const withFiles = async (change: (files: PageFiles) => PageFiles) => {
    const kept = await store();
    const { sha256 } = kept.stored.pages[0]!;
    const readFiles: OfflineStore['readFiles'] = async (page) =>
      page.sha256 === sha256 ? change(await kept.readFiles(page)) : kept.readFiles(page);
    return { sha256, places: await placesOf({ ...kept, readFiles }) };
  };

  it('with a byte changed is named', async () => {
    const { sha256, places } = await withFiles(({ bytes, text }) => ({ bytes: bytes!.with(200, 1), text }));
    expect(places).toContain(`pages/${sha256}`);
  });

  it('whose text was changed is named with the place', async () => {
    const { sha256, places } = await withFiles(({ bytes, text }) => ({
      bytes,
      text: text!.replace('cracks', 'crocks'),
    }));
    expect(places).toEqual([expect.stringMatching(new RegExp(`^text/${sha256}\\.txt layer at \\d+$`))]);
  });

  it.each<[string, Partial<PageFiles>, string]>([
    ['bytes', { bytes: undefined }, 'pages/'],
    ['text', { text: undefined }, 'text/'],
  ])('whose %s are not kept any more is named', async (_what, lost, name) => {
    const { sha256, places } = await withFiles((files) => ({ ...files, ...lost }));
    expect(places).toContain(name === 'pages/' ? `pages/${sha256}` : `text/${sha256}.txt`);
  });

  it.each<[string, RegExp, (text: string) => string]>([
    ['its name repaired', /^text\/[0-9a-f]{64}\.txt layer at \d+$/, (text) => text],
    ['its name and text repaired', /finding \S+ quote$/, (text) => text.replace('cracks', 'shines')],
  ])('with words changed and %s is found', async (_what, where, repair) => {
    const kept = await store();
    const page = kept.stored.pages[0]!;
    const files = await kept.readFiles(page);
    const bytes = new TextEncoder().encode(new TextDecoder().decode(files.bytes).replace('cracks', 'shines'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const ids = kept.stored.citations.map(({ id, page: on, start, end }) =>
      on === page.sha256 ? ([id, citationId(sha256, start, end)] as const) : ([id, id] as const),
    );
    const renamed = [[page.sha256, sha256] as const, ...ids].reduce(
      (json, [from, to]) => json.replaceAll(from, to),
      JSON.stringify(kept.stored),
    );
    const readFiles: OfflineStore['readFiles'] = async (one) =>
      one.sha256 === sha256 ? { bytes, text: repair(files.text!) } : kept.readFiles(one);
    expect(await placesOf({ ...kept, stored: JSON.parse(renamed) as StoredTake, readFiles })).toContainEqual(
      expect.stringMatching(where),
    );
  });
});

describe('a rubric', () => {
  /** A take graded by another rubric, whole: report, response and log say so. */
  const gradedBy = async (rubric: typeof LANTERN_RUBRIC) => {
    const kept = await store();
    const report = gradeTake(rubric, kept.stored.grade!.evidence);
    kept.stored.grade = { ...report, evidence: kept.stored.grade!.evidence };
    inResponse((take) => Object.assign(take, { grade: report.letter, overall: report.overall }))(kept.stored);
    Object.assign(endOf(kept.stored), { grade: report.letter, overall: report.overall });
    const counts = { checks: report.checks.length, overall: report.overall };
    const isGrade = ({ stage }: { stage: string }): boolean => stage === 'grade';
    for (const event of kept.stored.trace) if (event.type === 'stage.finished' && isGrade(event)) event.counts = counts;
    inResponse(({ plan }) => (plan.trace.find(isGrade)!.counts = counts))(kept.stored);
    return kept;
  };
  const lenient = { ...LANTERN_RUBRIC, checks: [{ check: 'claims' as const, weight: 1 }] };

  it('that is kept as a former one computes its grades again, and is told', async () => {
    const kept = await gradedBy({ ...lenient, version: 1 });
    expect(kept.stored.take).toMatchObject({ grade: 'A', overall: 100 });
    const withFormer = { ...lanternRules, formerRubrics: [{ ...lenient, version: 1 }] };
    const { stored, ...files } = kept;
    const tools = { ...files, drawStill, channels: new Map([['lanterns', withFormer]]) };
    expect(await verifyTake(stored, tools)).toEqual({ differences: [], remarks: [], under: ['rubric lanterns 1'] });
  });

  it.each<[string, Partial<typeof LANTERN_RUBRIC>, RegExp]>([
    ['with other weights under its own version', {}, /^grade\.json#\/rubric\/checks/],
    ['of another channel', { id: 'candles', version: 1 }, /^grade\.json#\/rubric\/id$/],
    ['of a version to come', { version: 3 }, /^grade\.json#\/rubric\/version$/],
    ['of no version', { version: 0 }, /^grade\.json#\/rubric\/version$/],
    ['that is older and was never kept', { version: 1 }, /^grade\.json#\/rubric\/version$/],
  ])('%s is found', async (_what, change, where) => {
    expect(await placesOf(await gradedBy({ ...lenient, ...change }))).toContainEqual(expect.stringMatching(where));
  });

  it('that was one of the channel before has to be it', async () => {
    const former = { ...lenient, version: 1, checks: [{ check: 'sources' as const, weight: 1 }] };
    const places = await placesOf(await gradedBy({ ...lenient, version: 1 }), {
      ...lanternRules,
      formerRubrics: [former],
    });
    expect(places).toContainEqual(expect.stringMatching(/^grade\.json#\/rubric\/checks/));
  });
});

describe('a row that fell', () => {
  /** Recalls of lamps in a month that no page gives, until it is told that they do not stand. */
  const misread: ChannelRules = {
    ...lanternRules,
    compose: ({ fallen = [], ...input }) => {
      const fell = new Set(fallen.flatMap((row) => row.findings));
      const composition = lanternRules.compose({
        ...input,
        findings: input.findings.filter(({ id }) => !fell.has(id)),
      });
      for (const { cells } of composition.table!.rows) if (cells['model'] === 'M-7') cells['date'] = '2032-06-05';
      return { ...composition, assessments: [{ name: 'told', score: 1, why: `${fallen.length}`, findings: [] }] };
    },
  };
  const storeMisread = async (): Promise<OfflineStore> => {
    const channel = { ...misread, card: lanternRules.card };
    const notes = `Recalls of ${LANTERNS} and ${LAMPS} please`;
    return (await storeOffline({ channel, notes, fetchSource: fetchFrom(LANTERN_PAGES) }))!;
  };

  it('is composed anew by the verifier as it was', async () => {
    const kept = await storeMisread();
    expect(kept.stored.composition).toMatchObject({
      fallen: [{ cells: { model: 'M-7' } }],
      assessments: [{ why: '1' }],
    });
    expect(kept.stored.take!.lifecycle.undone[0]).toMatch(/^“M-7” was left out/);
    expect((await recheck(kept, misread)).differences).toEqual([]);
  });

  it('cannot be kept from the answer', async () => {
    const kept = await storeMisread();
    delete kept.stored.composition!.fallen;
    const places = await placesOf(kept, misread);
    expect(places).toContain('composition.json#/fallen');
    expect(places).toContainEqual(expect.stringMatching(/^take\.json#\/lifecycle\/undone/));
  });
});

describe('rules of another version', () => {
  const strict: ChannelRules = {
    ...lanternRules,
    compose: (input) => {
      const composition = lanternRules.compose(input);
      for (const row of composition.table!.rows) row.cells['rank'] = 7;
      return composition;
    },
  };

  it('that rule otherwise are found under the same version', async () => {
    expect(await placesOf(await store(), strict)).toContain('composition.json#/table/rows/0/cells/rank');
  });

  it.each([
    ['that is not out yet', '99.0.0'],
    ['that never was', '0.0.1'],
    ['that is none', 'latest'],
  ])('cannot be claimed of one %s', async (_what, version) => {
    const kept = await store();
    kept.stored.composition!.version = version;
    expect(await placesOf(kept)).toEqual(['composition.json version']);
  });
});
