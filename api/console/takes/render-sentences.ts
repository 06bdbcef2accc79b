import type { CitedSentence } from '../../../db/queries/cited-sentences.ts';
import { type Html, html } from '../../http/html.ts';
import { paragraphs, renderLines } from './render-text.ts';

/** More marks behind one sentence are noise. */
const MOST_MARKS = 6;

/** Sentences with marks that lead to their quotes; the output as it is where it was composed in another way. */
export function renderSentences(
  output: string,
  sentences: readonly CitedSentence[],
  { pageOf, address }: { pageOf: ReadonlyMap<string, string>; address: string },
): Html[] | Html {
  if (output === '') return html`<p class="quiet">There is no answer.</p>`;
  const numbers = new Map<string, number>();
  const parts: Html[] = [];
  let at = 0;
  for (const { text, citations } of sentences) {
    const found = output.indexOf(text, at);
    if (found === -1 || text.trim() === '') continue;
    const cited = citations.filter((id) => pageOf.has(id)).slice(0, MOST_MARKS);
    const end = found + text.trimEnd().length;
    for (const id of cited) if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    const ordered = cited.toSorted((a, b) => numbers.get(a)! - numbers.get(b)!);
    const marks = ordered.map((id) => {
      const number = numbers.get(id)!;
      return html`<sup><a href="${address}/pages/${pageOf.get(id)}#c-${id}" aria-label="Quote ${number}">${number}</a></sup>`;
    });
    parts.push(renderLines(output.slice(at, end)), html`${marks}`);
    at = end;
  }
  if (parts.length === 0) return paragraphs(output);
  return [...parts, renderLines(output.slice(at))];
}
