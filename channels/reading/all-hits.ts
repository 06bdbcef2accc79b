/** All hits of a pattern with the flag `g`, as `matchAll` gives them: that copies a pattern at every call, which costs more than to search a line. */
export function allHits(pattern: RegExp, text: string): RegExpExecArray[] {
  const hits: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
    hits.push(hit);
    if (hit[0] === '') pattern.lastIndex += 1;
  }
  return hits;
}
