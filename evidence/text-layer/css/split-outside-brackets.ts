/**
 * A value at its commas or its stretches of white space, but for those before which a bracket opens that closes behind them. Linear: each bracket is
 * looked for once.
 */
export function splitOutsideBrackets(text: string, at: ',' | ' '): string[] {
  const parts: string[] = [];
  const brackets = /[()]/g;
  let bracket: { index: number; isClosing: boolean } | null = { index: -1, isClosing: false };
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(at === ',' ? /,/g : /\s+/g)) {
    const end = index + mark.length;
    while (bracket && bracket.index < end) bracket = nextBracket();
    if (bracket?.isClosing) continue;
    parts.push(text.slice(from, index));
    from = end;
  }
  return [...parts, text.slice(from)];

  function nextBracket() {
    const found = brackets.exec(text);
    return found && { index: found.index, isClosing: found[0] === ')' };
  }
}
