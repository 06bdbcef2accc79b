/** A text that was edited in places, and the way back to the text it was made from. Offsets are UTF-16. */
export interface MappedText {
  text: string;
  /** Offset in the source of the first character that the character at `index` stands for. */
  sourceStart(index: number): number;
  /** Offset in the source just after the last character that the character before `index` stands for. */
  sourceEnd(index: number): number;
}

/** Replaces every match of a global pattern and keeps the way back. A replacement equal to its match leaves no trace. */
export function replaceMapped(
  source: string,
  pattern: RegExp,
  replace: (match: string, at: number) => string,
): MappedText {
  const edits: Edit[] = [];
  const parts: string[] = [];
  let copied = 0;
  let length = 0;
  for (const hit of source.matchAll(pattern)) {
    const replacement = replace(hit[0], hit.index);
    if (replacement === hit[0]) continue;
    parts.push(source.slice(copied, hit.index), replacement);
    length += hit.index - copied;
    copied = hit.index + hit[0].length;
    edits.push({ start: length, end: length + replacement.length, sourceStart: hit.index, sourceEnd: copied });
    length += replacement.length;
  }
  if (edits.length === 0) return identity(source);
  parts.push(source.slice(copied));
  return {
    text: parts.join(''),
    sourceStart: (index) => toStart(edits, index),
    sourceEnd: (index) => toEnd(edits, index),
  };
}

/** The edits of one step after those of another. */
export function chain(first: MappedText, second: MappedText): MappedText {
  return {
    text: second.text,
    sourceStart: (index) => first.sourceStart(second.sourceStart(index)),
    sourceEnd: (index) => first.sourceEnd(second.sourceEnd(index)),
  };
}

/** `[start, end)` of the result stands for `[sourceStart, sourceEnd)`; what lies between two edits is the same on both sides. */
interface Edit {
  start: number;
  end: number;
  sourceStart: number;
  sourceEnd: number;
}

const identity = (text: string): MappedText => ({ text, sourceStart: (index) => index, sourceEnd: (index) => index });

function toStart(edits: Edit[], index: number): number {
  const edit = lastAtOrBefore(edits, index);
  if (!edit) return index;
  return index < edit.end ? edit.sourceStart : edit.sourceEnd + (index - edit.end);
}

/** A character before `index` that an edit made stands for the whole of what was replaced. */
function toEnd(edits: Edit[], index: number): number {
  if (index === 0) return 0;
  const edit = lastAtOrBefore(edits, index - 1);
  if (!edit) return index;
  return index - 1 < edit.end ? edit.sourceEnd : edit.sourceEnd + (index - edit.end);
}

/** The last edit that starts at or before `index`. Of a removal and what follows at the same place, the later wins. */
function lastAtOrBefore(edits: Edit[], index: number): Edit | undefined {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edits[middle]!.start <= index) low = middle + 1;
    else high = middle;
  }
  return edits[low - 1];
}
