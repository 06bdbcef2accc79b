/**
 * Patterns that ignore case but for a part of them, without the modifiers of the language: `(?-i:R)`.
 *
 * V8 compiles a pattern without optimisation once an isolate holds 16 MiB of compiled patterns, and one with modifiers then matches other
 * texts than before (docs/decisions/0103-no-modifiers-in-patterns.md). So the letters of the source are spelt out in both cases here.
 */

/**
 * Source of a letter as Latin script writes it, in both cases. `\p{L}` holds 660 ranges, of which V8 makes code at every place where it stands: patterns
 * of many words are compiled ten times faster with this.
 */
export const LATIN_LETTER = '[A-Za-zÀ-ÖØ-öø-ɏ]';

const EXACT = '(?exact:';

/** Source whose letters stand as they are written in a pattern that ignores case. Only {@link ignoringCase} compiles it; `RegExp` throws. */
export const exactly = (source: string): string => `${EXACT}${source})`;

/**
 * The pattern of a source, in which case counts for nothing but what {@link exactly} holds.
 *
 * @param flags without `i`; `v` is not read
 * @throws SyntaxError for a reference back to a group, a range of letters beyond a to z, or `\P{Lu}`: how they ignore case is not told here
 */
export function ignoringCase(source: string, flags = 'u'): RegExp {
  let spelt = '';
  let depth = 0;
  let exactAt: number | null = null;
  for (const [token] of source.matchAll(TOKEN)) {
    if (token.startsWith('(')) {
      depth++;
      const isExact = token === EXACT;
      if (isExact && exactAt === null) exactAt = depth;
      spelt += isExact ? '(?:' : token;
    } else if (token === ')') {
      if (exactAt === depth) exactAt = null;
      depth--;
      spelt += token;
    } else spelt += exactAt === null ? inBothCases(token) : token;
  }
  return new RegExp(spelt, flags);
}

/** A group with its name or kind, an escape, a class, or one character. */
const ESCAPE = String.raw`\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|[^])`;
const TOKEN = new RegExp(`\\((?:\\?(?:exact:|<?[=!]|:|<[^>]*>))?|${ESCAPE}|\\[(?:${ESCAPE}|[^\\]\\\\])*\\]|[^]`, 'gu');
const IN_CLASS = new RegExp(`(?<from>${ESCAPE}|[^])(?:-(?<to>${ESCAPE}|[^]))?`, 'gu');

function inBothCases(token: string): string {
  if (token.startsWith('[')) return classInBothCases(token);
  if (token.startsWith('\\')) return escapeInBothCases(token);
  const other = otherCase(token);
  return other === token ? token : `[${token}${other}]`;
}

function classInBothCases(token: string): string {
  if (token === LATIN_LETTER) return token;
  const [, open = '', content = ''] = /^(\[\^?)([^]*)\]$/u.exec(token) ?? [];
  const members = content.replace(IN_CLASS, (member, from: string, to?: string) => {
    if (to === undefined) return from.startsWith('\\') ? escapeInBothCases(from) : bothOf(from);
    if (/^(?:[a-z]-[a-z]|[A-Z]-[A-Z])$/.test(member)) return `${member}${otherCase(from)}-${otherCase(to)}`;
    if (otherCase(from) === from && otherCase(to) === to) return member;
    throw new SyntaxError(`the range ${member} of ${token} is not read without regard to case`);
  });
  return `${open}${members}]`;
}

function escapeInBothCases(token: string): string {
  if (/^\\p\{(?:Lu|Ll)\}$/.test(token)) return String.raw`\p{LC}`;
  if (/^\\(?:P\{(?:Lu|Ll)\}|k<|[1-9])/.test(token))
    throw new SyntaxError(`${token} is not read without regard to case`);
  return token;
}

const bothOf = (letter: string): string => (otherCase(letter) === letter ? letter : letter + otherCase(letter));

/** The same letter in its other case, or itself where that is no single letter ("ß"). */
function otherCase(letter: string): string {
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return other.length === letter.length ? other : letter;
}
