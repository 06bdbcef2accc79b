import type { FindingDraft } from '#contracts/evidence.ts';
import type { ReadPage } from '#contracts/page.ts';
import { measureText } from '../../evidence/measuring/text/measure-text.ts';
import { withoutAddresses } from './brief/read-brief.ts';
import type { Reading } from './brief/read-brief.ts';
import { toValue } from './record.ts';
import type { SpecimenRecord } from './record.ts';
import { readScientificName } from './scientific-name.ts';

/** Sentences about what lies beside an item in a picture, not about the item. */
export const REFERENCE =
  /\b(?:markers?|aruco|april ?tags?|tags?|rulers?|scale bars?|cards?|coins?|sheet of paper|a4|quarter|penny|dime|nickel)\b/i;

/**
 * What the brief itself says of each item: a record where it states sizes, and the item alone where it does not, so that an answer that can
 * only ask leans on the words that named it.
 */
export function readOwnWords(brief: ReadPage, reading: Reading, hasPicture: boolean): FindingDraft[] {
  const text = withoutAddresses(brief.layer.text, reading.addresses);
  const sections =
    reading.items.length > 0
      ? reading.items
      : [{ name: null, nameStart: 0, start: 0, end: text.length, cells: undefined }];
  return sections.flatMap(({ name, nameStart, start, end, cells }, at): FindingDraft[] => {
    const line = lineAt(text, nameStart);
    const words = text.slice(start, end);
    const said = cells?.map(({ says }) => says) ?? [words];
    const sizes = said
      .flatMap((each) => measureText(each, name ?? '').dimensions)
      .filter(({ readings }) => !hasPicture || !readings.some(({ quote }) => REFERENCE.test(quote?.text ?? '')));
    const citations = [{ page: brief.sha256, ...line, role: 'quote' as const }];
    if (name === null && sizes.length === 0) return [];
    if (sizes.length === 0 && reading.addresses.length > 0) return [];
    if (sizes.length === 0)
      return [{ id: `named:${at}`, subGoal: 'measure', value: { kind: 'named', item: name }, citations }];
    const species = name === null ? null : readScientificName(name);
    const record: SpecimenRecord = {
      kind: 'record',
      page: brief.sha256,
      url: null,
      link: null,
      item: name ?? 'item',
      species: species?.species ?? name ?? 'item',
      commonName: species?.commonName ?? null,
      taxon: {},
      content: words.trim().slice(0, 4_000),
      ranges: (cells ?? [{ start, end, says: null }]).map((range) => ({ ...range, part: null })),
      isPicture: false,
      largest: null,
    };
    return [{ id: `brief:${at}`, subGoal: 'measure', value: toValue(record), citations }];
  });
}

export function lineAt(text: string, place: number): { start: number; end: number; quote: string } {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const next = text.indexOf('\n', place);
  const end = next < 0 ? text.length : next;
  const quote = text.slice(start, end);
  const indent = quote.length - quote.trimStart().length;
  return { start: start + indent, end: start + quote.trimEnd().length, quote: quote.trim() };
}
