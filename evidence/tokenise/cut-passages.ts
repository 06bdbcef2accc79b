/** Units of a passage, and passages of a text: what is beyond them is not found. */
const PASSAGE = 1_200;
const MOST_PASSAGES = 100;

/** A text in passages of whole lines, in order; a line that is longer than a passage is cut at a space. */
export function cutPassages(text: string, most = PASSAGE): string[] {
  const passages: string[] = [];
  let start = 0;
  while (start < text.length && passages.length < MOST_PASSAGES) {
    const end = endOf(text, start, most);
    const passage = text.slice(start, end).trim();
    if (passage !== '') passages.push(passage);
    start = end;
  }
  return passages;
}

function endOf(text: string, start: number, most: number): number {
  if (text.length - start <= most) return text.length;
  // No farther than the passage: a text without marks would be searched to its beginning for each.
  const passage = text.slice(start, start + most);
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = passage.lastIndexOf(mark);
    if (at >= most / 2) return start + at + mark.length;
  }
  return start + most;
}
