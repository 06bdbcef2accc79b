const NUMBER = String.raw`(?<value>10\.\d{4,9}\/[^\s"'<>,;)\]]*[\p{L}\d])`;
const LEAD = String.raw`(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)`;

/** A DOI by itself, as an address or behind its name (DOI Handbook, 2.2); the group `value` is its number. */
export const DOI = new RegExp(`${LEAD}?${NUMBER}`, 'u');
/** A reference that ends with its DOI: what stands before that on its line names the same work. */
export const REFERENCE = new RegExp(
  String.raw`(?<=^|\n)\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.?){1,3}[,.;][^\n]{10,300}?${LEAD}${NUMBER}`,
  'u',
);

const NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}|de|van|von|der|la|le|al|bin|di)[\p{L}.'’-]*){0,4}$/u;

/** The name of a person without title; null where the words are none. */
export function readPersonName(text: string): string | null {
  const name = text.replace(/^(?:dr|prof|professor)\.?\s+/i, '').trim();
  return NAME.test(name) ? name : null;
}
