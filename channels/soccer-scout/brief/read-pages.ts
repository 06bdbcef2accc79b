import { type Span, spanOf } from './span.ts';

export interface NamedPage extends Span {
  url: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+|\bwww\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[^\s<>"'`{}|\\^]*)?/gi;
const BARE =
  /(?<![@\w.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:org|com|net|club|info|edu|gov|us|uk|ca|co|de)(?:\/[^\s<>"'`{}|\\^]*)?(?![\w@-])/gi;

/** "Not the camp at …", "skip …": what stands before an address that is ruled out. */
const THING = String.raw`(?:(?:the|this|that|our|die|der|das|den|le|la|el|il)\s+)(?:\p{L}+\s+){0,3}?(?:(?:at|on|from|bei|auf|sur|en)\s+)?`;
const RULED_OUT = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:not|nicht|pas)\s+${THING}|(?:skip|ignore|except(?: for)?|excluding|besides|other than|apart from|außer|sauf|excepto|tranne)\s+(?:${THING})?)$`,
  'iu',
);

/** More addresses than this are a list of something else. */
const MOST_PAGES = 50;

/** Addresses of pages that the brief names, in its order and once each; one without a scheme is read as https. */
export function readPages(text: string): NamedPage[] {
  const found: NamedPage[] = [];
  for (const pattern of [ADDRESS, BARE]) {
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MOST_PAGES) break;
      const words = trimAddress(match[0]);
      const span = spanOf(text, match.index, words.length);
      if (found.some(({ start, end }) => span.start < end && span.end > start)) continue;
      if (RULED_OUT.test(text.slice(Math.max(0, match.index - 80), match.index))) continue;
      const address = /^https?:/i.test(words) ? words : `https://${words}`;
      if (!URL.canParse(address)) continue;
      const url = new URL(address);
      url.hash = '';
      found.push({ ...span, url: url.href });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Takes off the punctuation of the sentence around an address; a closing bracket stays when the address opened it. */
function trimAddress(words: string): string {
  const trimmed = words.replace(/[.,;:!?*_]+$/, '');
  const isForeign = (open: string, close: string): boolean =>
    trimmed.endsWith(close) && trimmed.split(close).length > trimmed.split(open).length;
  return isForeign('(', ')') || isForeign('[', ']') ? trimAddress(trimmed.slice(0, -1)) : trimmed;
}
