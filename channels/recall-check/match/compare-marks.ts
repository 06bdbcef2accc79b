import type { Compared, Evidence } from './product-match.ts';

/** "Recalled mowers are not marked with a green X": what sets those that are recalled apart is to be looked for on the thing itself. */
export function compareMarks({ entry: { texts } }: Compared, evidence: Evidence): void {
  const [mark] = texts.flatMap(({ text }) => MARKED.exec(text) ?? []);
  if (mark !== undefined && !evidence.isThisPiece)
    evidence.doubts.push(`Those that are recalled are told by a mark: “${mark}”.`);
}

const MARKED =
  /\b(?:are|is|were) not (?:marked|stamped|labell?ed) with [^.,;]{3,60}|\b(?:do|does) not have (?:an?|the) [^.,;]{0,40}\b(?:mark|sticker|dot|stamp)\b/i;
