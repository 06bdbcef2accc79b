import { textForms } from '../compare-text.ts';

/**
 * Whether pieces that were joined leave out, between two of them, what turns their sense round: `the lamp does` and `burn when it is wet` of "the
 * lamp does not burn when it is wet". Answers true only where no passage has the two pieces without it.
 */
export function skipsNegation(parts: readonly string[], passages: readonly string[]): boolean {
  const forms = passages.flatMap(textForms);
  const needles = parts.map((part) => textForms(part).at(-1) ?? '');
  return needles.some((needle, index) => {
    const next = needles[index + 1];
    if (next === undefined) return false;
    const gaps = forms.flatMap((form) => gapsBetween(form, needle, next));
    return gaps.length > 0 && gaps.every((gap) => NEGATION.test(gap));
  });
}

/** Between pieces that lie further apart nothing is one sentence. */
const FAR = 120;
const NEGATION = /n['’]t\b|\b(?:not|no|never|none|neither|nor|without|cannot|unless|except|only|hardly|barely|if)\b/i;

function gapsBetween(text: string, first: string, second: string): string[] {
  if (first === '' || second === '') return [];
  const gaps: string[] = [];
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const from = at + first.length;
    const near = text.slice(from, from + FAR + second.length);
    const length = near.indexOf(second);
    if (length >= 0) gaps.push(near.slice(0, length));
  }
  return gaps;
}
