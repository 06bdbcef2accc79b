import type { Citation, CitationDraft, FindingDraft } from '#contracts/evidence.ts';
import type { QuarantineReason, SpecimenDraft } from '#contracts/filing.ts';
import { QUARANTINE_REASONS } from '#contracts/filing.ts';
import { doubtsOf } from '#contracts/measurement.ts';
import type { Measured, MeasuredDimension } from '#contracts/measurement.ts';
import type { Json } from '#contracts/json.ts';
import type { MeasureInput } from '#contracts/channel-rules.ts';
import { measureText } from '../../evidence/measuring/text/measure-text.ts';
import { measurePicture } from './measure-picture.ts';
import { recordOf } from './record.ts';
import type { SpecimenRecord, StatedRange } from './record.ts';
import { REFERENCE } from './read-own-words.ts';
import { withoutAddresses } from './brief/read-brief.ts';
import { readAddresses } from './brief/addresses.ts';

/** Sizes beyond these, in inches, are of no specimen: a thousandth of a micrometre, and a mile. */
const SMALLEST = 4e-8;
const LARGEST = 63_360;
/** A size may be over what a source states as the largest of its species: sources round, and records are broken. */
const OVER_LARGEST = 1.5;

/** Measures every record that was found, each on its own page, and says what is to be filed of it. */
export async function measure({ brief, findings, pages, pictures }: MeasureInput): Promise<FindingDraft[]> {
  const texts = new Map(pages.map(({ sha256, layer }) => [sha256, layer.text]));
  const hasPicture = pictures.size > 0;
  const measured: FindingDraft[] = [];
  for (const { id, subGoal, value, citations } of findings) {
    const record = recordOf(value);
    if (!record) continue;
    const picture = record.isPicture ? pictures.get(record.page) : undefined;
    const made = picture
      ? await measurePicture(picture, brief.notes)
      : measureRanges(texts.get(record.page) ?? '', record, hasPicture && record.url === null);
    if ('fault' in made) {
      const value = { fault: made.fault, url: record.url };
      measured.push({ id: `unread:${id}`, subGoal, value, citations: draftsOf(citations) });
      continue;
    }
    if (made.dimensions.length === 0) continue;
    const specimen = draftOf(record, made.dimensions, picture ? `measured:${id}` : null);
    measured.push({
      id: `specimen:${id}`,
      subGoal,
      value: { specimen: specimen as unknown as Json, link: record.link, outline: made.outline },
      citations: [...draftsOf(citations), ...quotesOf(record, made.dimensions)],
    });
  }
  return measured;
}

const draftsOf = (citations: readonly Citation[]): CitationDraft[] => citations.map(({ id: _, ...draft }) => draft);

/** What the ranges of a record state, with quotes at their place on the page. */
function measureRanges(text: string, record: SpecimenRecord, besidePicture: boolean): Measured {
  const blanked = withoutAddresses(text, readAddresses(text));
  const dimensions = record.ranges.flatMap((range) => {
    const { start, end, says } = range;
    const found = measureText(says ?? blanked.slice(start, end), record.item).dimensions;
    return found.map((dimension) => placed(dimension, range, text));
  });
  const kept = dimensions.filter(
    ({ readings }) => !besidePicture || !readings.some(({ quote }) => REFERENCE.test(quote?.text ?? '')),
  );
  return { dimensions: withoutRepeats(kept), outline: null, steps: [] };
}

/** Readings of a sentence that says what values hold are cited by those values. */
function placed(dimension: MeasuredDimension, range: StatedRange, text: string): MeasuredDimension {
  const { start, end, says, part } = range;
  const readings = dimension.readings.map((reading) => {
    if (!reading.quote) return reading;
    if (says !== null)
      return {
        ...reading,
        quote: { text: text.slice(start, end), start, end },
        steps: [`The record says: ${says}.`, ...reading.steps],
      };
    const at = { start: reading.quote.start + start, end: reading.quote.end + start };
    return { ...reading, quote: { text: text.slice(at.start, at.end), ...at } };
  });
  return { ...dimension, part: part ?? dimension.part, readings };
}

/** A record may state a size in several members; the same size of the same part is one. */
function withoutRepeats(dimensions: MeasuredDimension[]): MeasuredDimension[] {
  const isSame = (a: MeasuredDimension, b: MeasuredDimension): boolean =>
    a.name === b.name &&
    a.part === b.part &&
    a.name !== 'unnamed' &&
    Math.abs((a.inches ?? 0) - (b.inches ?? 0)) <= (a.uncertaintyInches ?? 0) + (b.uncertaintyInches ?? 0);
  return dimensions.filter((dimension, at) => !dimensions.slice(0, at).some((earlier) => isSame(earlier, dimension)));
}

function draftOf(record: SpecimenRecord, dimensions: MeasuredDimension[], stillId: string | null): SpecimenDraft {
  const { item, species, commonName, taxon, content, page, url } = record;
  const doubts = new Set<QuarantineReason>(dimensions.flatMap(doubtsOf));
  if (dimensions.some((dimension) => isImplausible(dimension, record))) doubts.add('implausible_size');
  return {
    species,
    commonName,
    item,
    content,
    taxon: { ...taxon, ...(record.largest && { dynamicProperties: `size ${record.largest.says}` }) },
    reasons: QUARANTINE_REASONS.filter((reason) => doubts.has(reason)),
    page: { sha256: page, url },
    dimensions,
    stillId,
  };
}

function isImplausible({ inches }: MeasuredDimension, { largest }: SpecimenRecord): boolean {
  if (inches === null) return false;
  return inches < SMALLEST || inches > LARGEST || (largest !== null && inches > largest.inches * OVER_LARGEST);
}

/** Each quote once, as the page has it. */
function quotesOf({ page }: SpecimenRecord, dimensions: MeasuredDimension[]): CitationDraft[] {
  const quotes = dimensions.flatMap(({ readings }) => readings.flatMap(({ quote }) => quote ?? []));
  const placed = new Map(
    quotes.map(({ text, start, end }) => [
      `${start}-${end}`,
      { page, start, end, quote: text, role: 'quote' as const },
    ]),
  );
  return [...placed.values()];
}
