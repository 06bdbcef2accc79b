import { detectLanguages } from '../reading/languages.ts';
import { findAddresses } from '../reading/private/address-spans.ts';
import { findCorrespondents } from '../reading/private/correspondents.ts';
import { findContacts } from '../reading/private/contact-spans.ts';
import { findLetterLines } from '../reading/private/letter-lines.ts';
import { findPersons } from '../reading/private/person-spans.ts';
import { findReferences } from '../reading/private/reference-spans.ts';
import { blankSpans, isWithin, mergeSpans } from '../reading/span.ts';
import type { Span } from '../reading/span.ts';

/**
 * A text with everything blanked out that is about its writer: contact data, order numbers, streets, people, greeting and signature. Nothing of
 * it is read, and so nothing of it is sent. `kept` spans are what is asked about, whatever they look like.
 */
export function blankPrivate(raw: string, kept: readonly Span[]): { text: string; spans: Span[] } {
  const languages = detectLanguages(raw);
  const isFree = (span: Span): boolean => !isWithin(span, kept);
  const plain = [
    ...findContacts(raw),
    ...findReferences(raw),
    ...findAddresses(raw),
    ...findCorrespondents(raw, () => false),
  ].filter(isFree);
  const half = blankSpans(raw, plain);
  const people = findPersons(half, languages, () => false).filter(isFree);
  const named = blankSpans(half, people);
  // A line that holds something that is asked about is part of no letterhead and no signature.
  const asked = linesWithin(raw, named, kept);
  const lines = findLetterLines(named, languages, (line) => asked.has(line)).filter(isFree);
  const spans = mergeSpans([...plain, ...people, ...lines].map(({ start, end }) => ({ start, end })));
  return { text: blankSpans(raw, spans), spans };
}

/** Lines that lie within one of the spans, as they stand in a copy of the text that was blanked in places. */
function linesWithin(raw: string, blanked: string, spans: readonly Span[]): ReadonlySet<string> {
  const shown = blanked.split('\n');
  const found = new Set<string>();
  let start = 0;
  for (const [at, line] of raw.split('\n').entries()) {
    const text = shown[at] ?? line;
    if (isWithin({ start, end: start + text.length }, spans)) found.add(text);
    start += line.length + 1;
  }
  return found;
}
