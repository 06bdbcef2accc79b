import { describe, expect, it } from 'vitest';
import type { ComposedRow, ComposedSentence, Derivation } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { checkComposition } from '../../check-composition.ts';
import { buildTextLayer } from '../../text-layer/build-text-layer.ts';
import { verifyFindings } from '../../verify-findings.ts';
import { BOUNDED, CUT_QUOTES } from './bounded.ts';
import type { TrialCase, TrialClaim, TrialKind } from './case.ts';
import { COMPARED } from './compared.ts';
import { MODEL_WORDS } from './model-words.ts';
import { NOT_THE_PRICE } from './not-the-price.ts';
import { OTHER_AMOUNTS } from './other-amounts.ts';
import { OTHER_PLACES, UNSEEN } from './other-places.ts';
import { PREDICATES } from './predicates.ts';
import { OTHER_TONGUES } from './other-tongues.ts';
import { TURNED_ROUND } from './turned-round.ts';
import { WRONG_RECKONING } from './wrong-reckoning.ts';

const PAGE = 'https://pages.example/house';
const KINDS: TrialKind[] = [
  ...TURNED_ROUND,
  ...BOUNDED,
  ...CUT_QUOTES,
  ...OTHER_TONGUES,
  ...NOT_THE_PRICE,
  ...OTHER_AMOUNTS,
  ...WRONG_RECKONING,
  ...OTHER_PLACES,
  ...UNSEEN,
  ...MODEL_WORDS,
  ...PREDICATES,
  ...COMPARED,
];

describe('false claims on pages that seem to carry them', () => {
  it('are of a hundred and seventy kinds and more, two thousand and more in all', () => {
    expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
    expect(KINDS.length).toBeGreaterThanOrEqual(170);
    expect(KINDS.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThanOrEqual(2_000);
  });

  it.each(KINDS)('none is accepted: $name', async ({ cases }) => {
    for (const trial of cases) expect(await accepted(trial, trial.lie), JSON.stringify(trial.lie)).toBe(false);
  });

  it.each(KINDS)('the true ones are: $name', async ({ cases }) => {
    for (const trial of cases) expect(await accepted(trial, trial.truth), JSON.stringify(trial.truth)).toBe(true);
  });
});

/** The way of a claim through a take: text layer, quotes found again, composition checked. */
async function accepted({ page, mediaType, quotes, headings = [], columns }: TrialCase, claim: TrialClaim) {
  const layer = await buildTextLayer({ bytes: new TextEncoder().encode(page), mediaType, url: PAGE });
  const draft = (quote: string, role: 'quote' | 'heading') => ({ page: 'p', start: -1, end: -1, quote, role });
  const { findings } = verifyFindings(
    quotes.map((quote, at) => ({
      id: `f${at}`,
      subGoal: 's',
      value: {},
      citations: [draft(quote, 'quote'), ...headings.map((heading) => draft(heading, 'heading'))],
    })),
    () => layer.text,
    () => layer.blocks,
  );
  const rowOf = (cells: JsonObject, derivations: Derivation[] = []): ComposedRow => ({
    cells,
    findings: findings.map(({ id }) => id),
    derivations,
  });
  const rows = [rowOf(claim.cells ?? {}, claim.derivations), ...(claim.others ?? []).map((cells) => rowOf(cells))];
  const plain = { isFactual: true, findings: [], rows: [0], derivations: [] };
  const statedBy = ({ citesQuotes, ...states }: NonNullable<TrialClaim['states']>): ComposedSentence => ({
    ...plain,
    ...states,
    findings: citesQuotes ? findings.map(({ id }) => id) : [],
  });
  const sentences: ComposedSentence[] = [
    ...(claim.sentence === undefined ? [] : [{ ...plain, text: claim.sentence, isModels: true as const }]),
    ...(claim.states === undefined ? [] : [statedBy(claim.states)]),
  ];
  const answer = checkComposition(
    {
      sentences,
      table: { columns, rows, summary: {} },
      asks: [],
      held: [],
      undone: [],
      metSubGoals: [],
      assessments: [],
    },
    {
      findings,
      pages: [{ sha256: 'p', url: PAGE, origin: 'web', links: layer.links }],
      textOf: () => layer.text,
      briefText: 'What is there to know?',
    },
  );
  return answer.dropped.length === 0 && answer.rows.length === rows.length;
}
