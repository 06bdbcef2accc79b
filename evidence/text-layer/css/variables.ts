/** Custom properties that an element declares, over those around it. */
export function withVariables(
  own: ReadonlyMap<string, string>,
  around: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const added = [...own].filter(([name]) => name.startsWith('--'));
  return added.length === 0 ? around : new Map([...around, ...added]);
}

/** A value with its `var()` replaced, to a few levels; null where one of them is not set. */
export function resolveVariables(value: string, variables: ReadonlyMap<string, string>): string | null {
  let text = value;
  for (let level = 0; level < 4 && text.includes('var('); level += 1) {
    const filled = fillIn(text, variables);
    if (filled === null) return null;
    text = filled;
  }
  return text.includes('var(') ? null : text;
}

/** No value that is read is longer. */
const MOST_RESOLVED = 1_000;

/** One level of `var()`; null where one of them is not set, or as soon as the value gets too long. */
function fillIn(value: string, variables: ReadonlyMap<string, string>): string | null {
  let filled = '';
  let at = 0;
  for (const match of value.matchAll(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g)) {
    const known = variables.get(match[1] ?? '') ?? match[2];
    if (known === undefined) return null;
    filled += value.slice(at, match.index) + known.trim();
    if (filled.length > MOST_RESOLVED) return null;
    at = match.index + match[0].length;
  }
  filled += value.slice(at);
  return filled.length > MOST_RESOLVED ? null : filled;
}
