/** Answers, for a run of backticks in a stretch of text, where the code span that it opens ends; null where nothing closes it. Linear over the stretch. */
export function createCodeSpans(text: string): (at: number) => number | null {
  const runs = new Map<number, { starts: number[]; next: number }>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const known = runs.get(run.length);
    if (known) known.starts.push(index);
    else runs.set(run.length, { starts: [index], next: 0 });
  }
  return (at) => {
    let length = 0;
    while (text[at + length] === '`') length += 1;
    const same = runs.get(length);
    if (!same) return null;
    while ((same.starts[same.next] ?? Infinity) <= at) same.next += 1;
    const close = same.starts[same.next];
    return close === undefined ? null : close + length;
  };
}
