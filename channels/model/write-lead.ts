import { z } from 'zod';
import type { Composition } from '#contracts/composition.ts';
import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { ModelPort } from '#contracts/model-port.ts';
import type { Channel, ComposeInput } from '../channel.ts';
import type { LeadTask } from './model-tasks.ts';

/** Rows that a model is shown, characters of each, and sentences that it may write. */
const ROWS = 40;
const SHOWN = 600;
const SENTENCES = 3;
const LONGEST_SENTENCE = 400;
/** Words that a model alone read, as the answer tells them. */
const TOLD = 30;

const Lead = z.strictObject({ sentences: z.array(z.strictObject({ text: z.string(), finding: z.number() })) });

/**
 * The answer by rules, with an opening that a model chose and a remark on which words of the brief a model read. The opening says
 * what stands on the pages, each stretch under the name of its one row; what does not stand in that row so falls when the composition is checked, and
 * the grade is that of the answer without it.
 */
export async function composeWithModel(
  rules: Channel,
  task: LeadTask | undefined,
  { input, model }: { input: ComposeInput; model: ModelPort | undefined },
): Promise<Composition> {
  const composition = await rules.compose(input);
  if (composition.nothing !== undefined) return composition;
  const lead = model && task ? await writeLead(composition, task, { input, model }) : [];
  return { ...composition, sentences: [...tellReading(input), ...lead, ...composition.sentences] };
}

/** The caller sees what a model made of the brief. */
function tellReading({ plan: { readBy, reading } }: ComposeInput): ComposedSentence[] {
  const said = readBy === 'model' && Array.isArray(reading['said']) ? reading['said'].map(String) : [];
  if (said.length === 0) return [];
  const words = said.slice(0, TOLD).map((one) => `“${one.replace(/\s+/g, ' ')}”`);
  const text = `A model read these words of your brief, of which the rules were not sure: ${words.join(', ')}.\n\n`;
  return [{ text, isFactual: false, findings: [], rows: [], derivations: [] }];
}

async function writeLead(
  { table }: Composition,
  { prompt, names }: LeadTask,
  { input, model }: { input: ComposeInput; model: ModelPort },
): Promise<ComposedSentence[]> {
  const rows = (table?.rows ?? []).slice(0, ROWS);
  if (rows.length < 2) return [];
  const byId = new Map(input.findings.map((finding) => [finding.id, finding]));
  const labels = new Map(table?.columns.map(({ key, label }) => [key, label]));
  const answer = await model.ask({
    id: 'lead',
    prompt,
    documents: [
      { label: 'brief', text: input.brief.notes.slice(0, 4_000) },
      ...rows.map(({ cells, findings }, index) => ({
        label: `finding ${index + 1}`,
        text: [
          ...Object.entries(cells).flatMap(([key, value]) =>
            labels.has(key) && typeof value !== 'object' && key !== 'link' ? [`${labels.get(key)}: ${value}`] : [],
          ),
          ...headingsOf(findings.flatMap((id) => byId.get(id) ?? [])),
        ]
          .join('\n')
          .slice(0, SHOWN),
      })),
    ],
    schema: Lead,
    maxOutputTokens: 500,
  });
  if (answer.kind !== 'said') return [];
  const said = answer.value.sentences.slice(0, SENTENCES);
  const sentences = said.flatMap(({ text, finding }): ComposedSentence[] => {
    const words = oneLine(text);
    const row = Number.isInteger(finding) && finding >= 1 && finding <= rows.length ? [finding - 1] : [];
    const name = row.map((index) => rows[index]?.cells[names]).find((cell) => typeof cell === 'string');
    if (words === '' || words.length > LONGEST_SENTENCE || name === undefined) return [];
    return [{ text: `${name}: ${words}\n`, isFactual: true, findings: [], rows: row, derivations: [], isModels: true }];
  });
  return sentences;
}

const headingsOf = (findings: Finding[]): string[] =>
  findings.flatMap(({ citations }) => citations.flatMap(({ role, quote }) => (role === 'heading' ? [quote] : [])));

/** A sentence is one line of plain text. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/^[#>*\-\s]+/, '')
    .trim();
