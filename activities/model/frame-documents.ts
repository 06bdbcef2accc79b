import { createHash } from 'node:crypto';
import type { ModelQuestion } from '#contracts/model-port.ts';

/**
 * Documents as data: between lines that carry a code which nobody who writes a page can know, since it follows from the id of the take. Text
 * that is invisible to people, or reorders what they see, is taken out.
 */
export function frameDocuments(
  takeId: string,
  { id, documents }: Pick<ModelQuestion<unknown>, 'id' | 'documents'>,
): string {
  const code = createHash('sha256').update(`${takeId} ${id}`).digest('hex').slice(0, 16);
  return documents
    .map(({ label, text }) => `<<<${code} ${label}\n${plain(text)}\n${code} end of ${label}>>>`)
    .join('\n\n');
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const plain = (text: string): string => text.replace(INVISIBLE, '');
