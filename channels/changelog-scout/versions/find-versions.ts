import { wordSet } from '../../reading/word-lists.ts';
import type { Span } from '../text/span.ts';

/** A version as it stands in a text, with the name that is joined to it (`core@`, `cli/`, `attr-`). */
export interface WrittenVersion extends Span {
  text: string;
  /** What stands joined before it, without the joint; `joint` is that joint. */
  scope: string | null;
  joint: string;
}

/**
 * Versions in a line of which dates and addresses are blanked already: dotted numbers with their pre-release and build parts, tags in
 * underscores, Debian versions with an epoch. A number without a dot is a version only behind a word that says so.
 */
export function findVersions(text: string): WrittenVersion[] {
  const found: WrittenVersion[] = [];
  for (const pattern of [DOTTED, UNDERSCORED, NAMED_NUMBER]) {
    for (const hit of text.matchAll(pattern)) {
      const version = (hit[2] ?? '').replace(BADGE, '');
      const start = hit.index + hit[0].lastIndexOf(version);
      const end = start + version.length;
      if (found.some((other) => start < other.end && other.start < end) || isMeasure(text, { start, end })) continue;
      const [scope, joint] = splitScope(hit[1] ?? '');
      found.push({ start, end, text: version, scope, joint });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** `8.0s`, `4.5 mm`, `32.6MB`: a decimal with what it is counted in, which no `v` stands before. */
const isMeasure = (text: string, { start, end }: Span): boolean => {
  const unit = /^\d+\.\d+([\p{L}°µ]{1,4})$/u.exec(text.slice(start, end))?.[1];
  if (unit !== undefined) return UNITS.has(unit.toLowerCase());
  return /^\d+\.\d+$/.test(text.slice(start, end)) && APART.test(text.slice(end));
};
const UNITS = wordSet(
  's ms µs us min h hr hrs sec secs m mm cm km nm µm in ft yd mi g kg mg lb lbs oz kb mb gb tb kib mib gib tib hz khz mhz ghz v kv mv w kw mw ma mah ah px pt em rem fps dpi db dbm l ml x',
);
const APART =
  /^ (?:mm|cm|km|kg|[KMGT]i?B|[kMG]?Hz|k?V|kW|mAh?|ms|px|fps|dpi|dBm?|°C|seconds|minutes|hours|metres|meters)(?![\p{L}\d])/u;

const TAIL = String.raw`(?:(?:[-_+~][0-9A-Za-z]|[A-Za-z])[0-9A-Za-z]*(?:[.+~_-][0-9A-Za-z]+)*|\.(?:next|final|release|ga|(?:alpha|beta|rc|pre|dev|post|cr|sp|m|a|b)[.-]?\d*)(?![\p{L}]))?`;
/** A badge that stands against the version where a page sets the two apart by their looks alone. */
const BADGE = /(?<=\d)(?:Latest|Pre-?release|LTS|Verified|Draft)$/;
/** What makers of devices put into brackets (`15.2(4)M7`, `5.40(ABCD.1)C0`). */
const BRACKETED = String.raw`(?:\((?=[\w.]*\d)[\w.]{1,12}\)[0-9A-Za-z]{0,6})?`;
/** What a maker counts on with behind a version, apart from it: `14.2 SP1`, `9.4 Service Pack 2`, `11.0 CU5`. */
export const SERVICE_LEVEL = new RegExp(
  String.raw`^ (?:(?:SP|HF|CU|FP|MR|PL|RU|R) ?\d{1,2}|(?:[Ss]ervice|[Ff]eature|[Ff]ix) ?[Pp]ack \d{1,2}|` +
    String.raw`(?:[Uu]pdate|[Hh]otfix|[Pp]atch) \d{1,3})(?![\w.-]|\s*%)`,
);
/** Debian's epoch, and the Drupal that a module is for (`8.x-2.5`). */
const EPOCH = String.raw`(?:\d{1,2}:|\d{1,2}\.x-)?`;
const SCOPE = String.raw`((?:@?[\p{L}][\p{L}\p{N}._+-]*(?:\/[\p{L}][\p{L}\p{N}._+-]*)*)(?:@|\/|-|_|==)|@|#)?`;
const START = String.raw`(?<![\p{L}\p{N}@/_-])(?<!\d[.,])`;
const DOTTED = new RegExp(
  String.raw`${START}${SCOPE}((?:go)?[vV]?\.?${EPOCH}\d+(?:\\?\.\d+)+${TAIL}${BRACKETED})(?!\.?[xX*]\b|[\p{L}\p{N}%])`,
  'giu',
);
const UNDERSCORED = new RegExp(String.raw`${START}([\p{L}]+[-_])?(\d+(?:_\d+)+)(?![\p{L}\p{N}])`, 'gu');
const LABEL = String.raw`(?<![\p{L}\p{N}])((?:versions?|release|rel\.?|revision|rev\.?|build|update|patch)\s*(?:[:#.]\s*)?|v)`;
const NUMBER = String.raw`(\d{1,8}[a-z]?(?:[-~+]?(?:alpha|beta|rc|pre|dev|b)[.-]?\d*|\.(?:alpha|beta|rc)(?:\.\d+)?|[-+~][0-9a-z]+(?:[.+~][0-9a-z]+)*)?)`;
const NAMED_NUMBER = new RegExp(
  String.raw`${LABEL}${NUMBER}(?![\p{L}\p{N}]|\.\d|[.,]\s*\d|\s*(?:%|of\b)|\s+(?:and|to|&)\s+\d)`,
  'giu',
);

function splitScope(written: string): [string | null, string] {
  const hit = /^(.+?)(@|\/|-|_|==)$/u.exec(written.trim());
  return hit?.[1] && hit[2] ? [hit[1], hit[2]] : [null, ''];
}
