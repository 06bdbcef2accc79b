import { withoutAddresses } from '../brief/find-addresses.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import type { Change } from '../kinds/rule-changes.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice, squeeze } from '../text/span.ts';

/** Changes of a page with its text. */
interface PartedPage {
  text: string;
  changes: readonly Change[];
}

/**
 * The parts of a product that a brief narrows to by the name that they have in headings of the page (`in Abacus of Salt Office`), as written there; none
 * where it names none, or names all that there are.
 */
export function askedParts(notes: string, pages: readonly PartedPage[]): string[] {
  const words = withoutAddresses(notes);
  const names = new Map(
    pages
      .flatMap(({ text, changes }) => changes.flatMap((one) => partsOf(text, one)))
      .map((name) => [name.toLowerCase(), name]),
  );
  const asked = [...names.values()].filter((name) => isAskedFor(words, name));
  const isRest = ({ text, changes }: PartedPage): boolean =>
    changes.some((change) => !isOfParts(text, change, asked) && partsOf(text, change).length > 0);
  return asked.length > 0 && pages.some(isRest) ? asked : [];
}

/** Whether a change stands under the heading of one of the parts. */
export const isOfParts = (text: string, change: Change, parts: readonly string[]): boolean =>
  partsOf(text, change).some((name) => parts.some((part) => part.toLowerCase() === name.toLowerCase()));

/** Headings over a change that name no kind of change and no release. */
const partsOf = (text: string, { sections }: Change): string[] =>
  sections
    .map((span) =>
      squeeze(maskMarkup(slice(text, span).replace(/\s\[[^\]]{0,20}\]\s*$/, '')))
        .replace(/[\s:]+$/, '')
        .trim(),
    )
    .filter((name) => /^\p{Lu}[\p{L}\d .&/-]{2,40}$/u.test(name) && sectionKind(name) === null);

/** Behind a word of place, or first: what else names a part may tell of the asker. */
function isAskedFor(words: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, String.raw`\s+`);
  const lead = String.raw`(?:^|\b(?:in|of|for|about|only|just|regarding|concerning)\s+(?:the\s+|our\s+)?)`;
  const found = new RegExp(String.raw`${lead}(${escaped})(?![\p{L}\d-])(?!\s+v?\d)`, 'iu').exec(words)?.[1];
  return found !== undefined && (/\s/.test(found) || /^\p{Lu}/u.test(found));
}
