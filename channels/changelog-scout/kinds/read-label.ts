import { maskMarkup } from '../text/mask-markup.ts';
import { sectionKind } from './section-kind.ts';
import type { SectionKind } from './kind.ts';

export interface Label {
  kind: SectionKind | null;
  /** `feat!:` and `refactor(core)!:`. */
  isBang: boolean;
  /** Units that the label takes at the start of the text. */
  length: number;
}

/** The author's own label before a change: `feat(core)!:`, `[Fix]`, `Security:`, `**deprecated:**`, `5678. [bug]`, a gitmoji. */
export function readLabel(text: string): Label {
  const masked = maskMarkup(text);
  const type =
    /^[\s\W\d]*(?:(?:#?[A-Z]+-?\d+\b|#\d+\b|(?=[a-f]{0,11}\d)[0-9a-f]{7,12}\b)[\s\]:,-]*)*([\p{L}][\p{L}\d _./-]{0,24}?)(?:\(([^)]*)\))?(!)?:(?=\s|$)/u.exec(
      masked,
    );
  const ticket = /^\s*(bug|defect|feature|enhancement|security|minor|deprecation)\s+#[\w-]+:?\s+/i.exec(masked);
  const role = /^\s*:([a-z]{3,12}):`[^`\n]{1,80}`\s*/i.exec(text);
  const ofRole = role ? nameKind(role[1]!, '') : null;
  if (role && ofRole) return { kind: ofRole, isBang: false, length: role[0].length };
  if (ticket?.[1])
    return { kind: ticket[1] === 'minor' ? 'other' : nameKind(ticket[1], ''), isBang: false, length: ticket[0].length };
  const dashed =
    /^\s*(security|fix(?:ed)?|bugfix|new|tweak|added?|improve(?:ment|d)?|enhance(?:ment|d)?|removed?|deprecated?|feature|changed?|breaking|performance|dev) {1,2}[-–—] {1,2}/i.exec(
      masked,
    );
  if (dashed?.[1])
    return {
      kind: /^dev$/i.test(dashed[1]) ? 'other' : /^tweak$/i.test(dashed[1]) ? 'improvement' : sectionKind(dashed[1]),
      isBang: false,
      length: dashed[0].length,
    };
  const set = /^\W{0,4}?(\*\*|__)\s*([\p{L}][\p{L}\p{N} +/&’'-]{1,28}?)\s*[.:!]?\1\s*(?:[·•:|–—-]+\s+)?/u.exec(text);
  const named = set ? nameKind(set[2]!, '') : null;
  if (set && named) return { kind: named, isBang: false, length: set[0].length };
  const bracket = /^\s*(?:\d+\.\s*)?\[([\p{L}][\p{L}\p{N} +/&-]{1,24})\]/u.exec(text);
  const emoji = [...EMOJI].find(([sign]) => text.slice(0, 12).includes(sign));
  if (bracket) {
    const kind = LOOSE.has(bracket[1]?.toLowerCase() ?? '') ? null : sectionKind(bracket[1] ?? '');
    if (kind) return { kind, isBang: false, length: bracket[0].length };
  }
  if (type) {
    const [whole, name = '', scope = '', bang] = type;
    const kind = nameKind(name, scope);
    if (kind || bang) return { kind, isBang: bang === '!', length: whole.length };
  }
  if (emoji) return { kind: emoji[1], isBang: false, length: 0 };
  return { kind: null, isBang: false, length: type && (type[1]?.split(' ').length ?? 9) <= 3 ? type[0].length : 0 };
}

function nameKind(name: string, scope: string): SectionKind | null {
  const word = name.trim().toLowerCase();
  if (LOOSE.has(word)) return null;
  if (/^(?:security|deps-security)$/i.test(scope)) return 'security';
  if (/^deprecat/i.test(scope)) return 'deprecation';
  if (word === 'update' || word === 'upgrade') return null;
  return sectionKind(word);
}

/** Words before a colon that are as often a part of the product. */
const LOOSE = new Set([
  'changes',
  'new',
  'types',
  'type',
  'note',
  'notes',
  'performance',
  'tools',
  'test',
  'links',
  'index',
  'build tools',
  'api',
  'minor',
  'major',
  'func',
  'compatibility',
]);
const EMOJI: [string, SectionKind][] = [
  ['💥', 'breaking'],
  ['🔒', 'security'],
  ['🗑', 'deprecation'],
  ['✨', 'feature'],
  ['🐛', 'fix'],
  ['🚑', 'fix'],
  ['⚡', 'performance'],
  ['⏪', 'revert'],
];
