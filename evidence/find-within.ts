interface Range {
  start: number;
  end: number;
}

/** Those that stand whole within a range. They are in the order of their starts, as blocks and links of a text layer are; the first is found by halving. */
export function findWithin<T extends Range>(ordered: readonly T[], { start, end }: Range): T[] {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordered[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  const within: T[] = [];
  for (let at = low; at < ordered.length && ordered[at]!.start <= end; at += 1)
    if (ordered[at]!.end <= end) within.push(ordered[at]!);
  return within;
}
