/** An address that a brief names, where it stands in it. */
export interface NamedAddress {
  url: string;
  start: number;
  end: number;
}

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
const MOST = 20;

/** Addresses of a brief in their order, each once. */
export function readAddresses(text: string): NamedAddress[] {
  const found: NamedAddress[] = [];
  for (const match of text.matchAll(ADDRESS)) {
    const words = trimAddress(match[0]);
    if (!URL.canParse(words)) continue;
    const url = new URL(words);
    url.hash = '';
    if (found.length < MOST && !found.some((known) => known.url === url.href))
      found.push({ url: url.href, start: match.index, end: match.index + words.length });
  }
  return found;
}

/** Takes off the punctuation of the sentence around an address; a closing bracket stays where the address opened it. */
function trimAddress(words: string): string {
  const trimmed = words.replace(/[.,;:!?*_]+$/, '');
  const isForeign = trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length;
  return isForeign ? trimAddress(trimmed.slice(0, -1)) : trimmed;
}
