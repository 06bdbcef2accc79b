import { isGivenName } from '../../../reading/given-names.ts';
import { companyIn, isOwnDomain } from '../../reading/name-score.ts';
import { closingHeads } from './closings.ts';
import { bestHeads } from './combine.ts';
import type { Weighed } from './combine.ts';
import { worthOf } from './head-worth.ts';
import { headsOf } from './heads.ts';
import type { Head } from './heads.ts';
import { readPaste } from './paste.ts';
import type { Paste } from './paste.ts';
import { standSideBySide } from './side-by-side.ts';
import { stretchesOf } from './stretch-ends.ts';

export interface ProposedSplit {
  quotes: { vendor: string; start: number; end: number }[];
}

/** Where in a pasted text the offers of the vendors stand; null where fewer than two are found, or where they stand in columns. */
export function proposeSplit(text: string): ProposedSplit | null {
  if (standSideBySide(text)) return null;
  const paste = readPaste(text);
  const best = bestHeads(paste, findHeads(paste));
  return best && { quotes: stretchesOf(paste, best) };
}

/** What is worth less is not tried. */
const LEAST_WORTH = -1.8;

/** Whatever may be the name of one who offers, with its worth. */
export function findHeads(paste: Paste): Weighed[] {
  const found = [...paste.lines.flatMap((line, index) => headsOf(line, index)), ...closingHeads(paste)];
  const heads = found.map((head) => byAddress(paste, head, found));
  return heads
    .filter((head, index) => !heads.slice(0, index).some((earlier) => isAgain(earlier, head)))
    .map((head) => ({ ...head, worth: worthOf(paste, head) }))
    .filter(({ worth }) => worth > LEAST_WORTH);
}

/** The same name in the same form further below: another message of the same. */
const isAgain = (a: Head, b: Head): boolean => a.words === b.words && a.place === b.place && a.tail === b.tail;

/** "Petra Beckmann <petra@armaturen-beckmann.example>": the firm of whoever writes, as it stands elsewhere in the text. */
function byAddress({ text }: Paste, head: Head, heads: readonly Head[]): Head {
  if (head.tail !== '<') return head;
  const domain = /^\s*<[^<>@\s]+@([\w-]+)\./u.exec(text.slice(head.name.end))?.[1]?.replaceAll('-', '').toLowerCase();
  const firm =
    domain === undefined ? undefined : heads.find(({ words, tail }) => tail !== '<' && isOwnDomain(words, [domain]));
  if (firm) return { ...head, words: firm.words, name: firm.name };
  const isPerson = isGivenName(head.words.split(/\s/u)[0] ?? '') && companyIn(head.words) === null;
  if (domain === undefined || OPEN_TO_ALL.has(domain) || !isPerson || isOwnDomain(head.words, [domain])) return head;
  const at = text.indexOf('@', head.name.end) + 1;
  const end = text.indexOf('.', at);
  return { ...head, words: text.slice(at, end), name: { start: at, end } };
}
/** Where anybody may have an address. */
const OPEN_TO_ALL = new Set(
  'gmail googlemail outlook hotmail live yahoo icloud aol gmx web tonline orange wanadoo free laposte libero alice virgilio terra telefonica ziggo kpnmail sapo uol bol wp onet interia o2 proton protonmail'.split(
    ' ',
  ),
);
