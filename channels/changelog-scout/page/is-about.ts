import type { ReadPage } from '#contracts/page.ts';
import { foldAccents } from '../../../evidence/tokenise/tokenise.ts';
import type { PageReading } from './page-reading.ts';

/** Units of the text before the first release that may say whose changes these are. */
const LEAD = 1_000;

/**
 * Whether a page is the changelog of a product of this name, and not of one that mentions it: its title, its main heading, the heads of its releases,
 * its address, or the words before its first release say so. `Kestrel plugin` is not `Kestrel`.
 */
export function isAbout({ url, layer }: Pick<ReadPage, 'url' | 'layer'>, reading: PageReading, name: string): boolean {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return false;
  const { text, title, blocks } = layer;
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level === 1).slice(0, 2);
  const named = [title ?? '', ...headings.map(({ start, end }) => text.slice(start, end)), reading.product ?? ''];
  if (named.flatMap((words) => words.split(PARTS)).some((part) => isNamedBy(wordsOf(part), wanted))) return true;
  if (url !== null && namesOfAddress(url).some((part) => isNamedBy(part, wanted))) return true;
  const first = Math.min(text.length, ...reading.releases.map(({ versionSpan }) => versionSpan.start));
  return isToldBy(text.slice(Math.max(0, first - LEAD), first), name);
}

const PARTS = /\s+[-–—]\s+|\s*[|·»:/()]\s*/u;

const wordsOf = (text: string): string[] =>
  foldAccents(text.normalize('NFKC').toLowerCase()).match(/[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/gu) ?? [];

/** The name, and beside it only words that say what kind of thing or page it is. */
function isNamedBy(part: string[], wanted: string[]): boolean {
  const at = part.findIndex((_, start) => wanted.every((word, offset) => part[start + offset] === word));
  if (at < 0) return isJoined(part, wanted);
  return [...part.slice(0, at), ...part.slice(at + wanted.length)].every(isKindWord);
}

/** `Node.js` and `NodeJS`, `socket.io` and `socketio` are one name. */
function isJoined(part: string[], wanted: string[]): boolean {
  const core = part.filter((word) => !isKindWord(word)).join('');
  const own = wanted.filter((word) => !isKindWord(word)).join('');
  return own !== '' && (core === own || core === wanted.join('') || KINDS_AT_THE_END.some((end) => core === own + end));
}

const isKindWord = (word: string): boolean => KIND_WORDS.has(word) || /^v?\d+$|^\p{N}/u.test(word);

const KINDS_AT_THE_END = ['js', 'db', 'lang'];

const KIND_WORDS: ReadonlySet<string> = new Set(
  'a all an and announcing api app application archive at blog by change changelog changelogs changes cli cloud code com complete core current database db desktop dev developer documentation docs doc engine feed for framework from full github gitlab guide head history home homepage html http https in io introducing is it its js json lang latest library log main manual master md my net new news note notes notable of official on open org our page platform product project py raw recent release released releases repo repository rss rst s sdk server site software source stable tag tags team the this to txt update updates v version versions web website welcome what whats with www xml atom'.split(
    ' ',
  ),
);

const FORGES = /^(?:www\.)?(?:github\.com|raw\.githubusercontent\.com|gitlab\.com|codeberg\.org|bitbucket\.org)$/;

/** What an address is named by: the labels of its host and the parts of its path; of a forge, the repository, or its owner where that says nothing. */
function namesOfAddress(address: string): string[][] {
  if (!URL.canParse(address)) return [];
  const url = new URL(address);
  const path = url.pathname.split('/').map((part) => wordsOf(decode(part).replaceAll('_', ' ')));
  const parts = path.filter((part) => part.length > 0);
  if (!FORGES.test(url.hostname)) return [...url.hostname.split('.').map(wordsOf), ...parts];
  const [owner = [], repository = []] = parts;
  return [repository.every(isKindWord) ? owner : repository];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `All notable changes to Kestrel are documented here`: the name is the whole of what the changes are made to. */
function isToldBy(lead: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
  const told = new RegExp(
    String.raw`\b(?:changes?|change ?log|release notes|history|releases|updates|versions?|news)\b(?:\s+\w+){0,2}?\s+(?:to|of|in|for)\s+(?:the\s+)?[*_\x60"']*${escaped}(?![\p{L}\p{N}-])`,
    'iu',
  );
  const hit = told.exec(lead);
  if (!hit) return false;
  const next = /^[*_`"']*\s+(\p{Lu}[\p{L}\p{N}]*)/u.exec(lead.slice(hit.index + hit[0].length))?.[1];
  return next === undefined || isKindWord(next.toLowerCase());
}
