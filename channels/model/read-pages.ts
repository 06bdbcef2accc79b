import type { ModelPort } from '#contracts/model-port.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Channel, Extraction, ExtractInput } from '../channel.ts';
import type { PagePassages, ReadTask } from './model-tasks.ts';

/** Characters of a page that are read at once, parts of it that are read, and pages of a take. The rest is left to the rules. */
const PART = 20_000;
const PARTS = 2;
const PAGES = 4;
/** Passages of one part that are looked at: more is a list, which rules read better. */
const PASSAGES = 40;

/**
 * What the rules find, and what they find when a model has pointed at passages. It is asked when the rules have nothing more to gather, so
 * that each page is read by it once, and it is shown nothing but the text of one page.
 */
export async function extractWithModel<P>(
  rules: Channel,
  task: ReadTask<P>,
  { input, model }: { input: ExtractInput; model: ModelPort },
): Promise<Extraction> {
  const byRules = await rules.extract(input);
  if (goesOn(byRules, input)) return byRules;
  const picked = new Map(task.pick(input, byRules).map((page) => [page.sha256, page]));
  const pages = [...picked.values()].slice(0, PAGES);
  const read = await Promise.all(pages.map((page) => readPage(page, task, model)));
  if (read.every(({ passages }) => passages.length === 0)) return byRules;
  // What is read next is the rules' to say: no text of a page leads a model to an address.
  const { findings, notes } = task.extract(input, read);
  return { ...byRules, findings, notes };
}

/** Whether another round follows, by the same count as in the stage. */
function goesOn({ more }: Extraction, { pages, failures, roundsLeft }: ExtractInput): boolean {
  const asked = new Set([...pages, ...failures].map(({ requestId }) => requestId));
  return roundsLeft > 0 && more.some(({ id }) => !asked.has(id));
}

async function readPage<P>({ sha256, layer }: ReadPage, task: ReadTask<P>, model: ModelPort): Promise<PagePassages<P>> {
  const parts = splitText(layer.text).slice(0, PARTS);
  const answers = await Promise.all(
    parts.map((text, index) =>
      model.ask({
        id: `page:${sha256.slice(0, 16)}:${index + 1}`,
        prompt: task.prompt,
        documents: [{ label: 'page', text }],
        schema: task.schema,
        maxOutputTokens: 3_000,
      }),
    ),
  );
  const passages = answers.flatMap((answer) =>
    answer.kind === 'said' ? answer.value.passages.slice(0, PASSAGES) : [],
  );
  return { page: sha256, passages };
}

/** Parts that end where a line does, or else a word. */
export function splitText(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    const room = text.slice(start, start + PART);
    const cut = start + PART >= text.length ? room.length : Math.max(room.lastIndexOf('\n'), room.lastIndexOf('. '));
    const length = cut > PART / 2 ? cut + 1 : room.length;
    parts.push(room.slice(0, length));
    start += length;
  }
  return parts.filter((part) => part.trim() !== '');
}
