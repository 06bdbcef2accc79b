import { createLengthLimit } from '../length-limit.ts';
import { parseCss } from './parse-css.ts';

/** What has to stand in generated content for it to say something; bullets, strokes and icons do not. */
const SAYS = /[\p{L}\p{N}\p{Sc}\p{Sm}%‰°]/u;
const NOTHING = new Set(['none', 'normal', 'inherit', 'initial', 'unset']);
/** Contents of a page that are read. */
const MOST_CONTENTS = 1_000;

type Piece = { text: string } | { attribute: string };

/** The text of a `content` property that a reader sees as words or figures: its strings and attributes; empty where it is ornament. */
export type ReadContent = (content: string, attribute: (name: string) => string | null) => string;

/** Reads each content of a page once. */
export function createContentReader(): ReadContent {
  const known = new Map<string, Piece[]>();
  const noteLength = createLengthLimit();
  return (content, attribute) => {
    const pieces = known.get(content) ?? (known.size < MOST_CONTENTS ? readPieces(content) : []);
    known.set(content, pieces);
    const texts = pieces.map((piece) => ('text' in piece ? piece.text : (attribute(piece.attribute) ?? '')));
    for (const piece of texts) noteLength(piece);
    const text = texts.join('').replace(/\p{Co}/gu, '');
    noteLength(text);
    return SAYS.test(text) ? text : '';
  };
}

function readPieces(content: string): Piece[] {
  if (NOTHING.has(content.toLowerCase())) return [];
  const value = parseCss(content, { context: 'value' });
  const pieces: Piece[] = [];
  for (const part of value?.type === 'Value' ? value.children.toArray() : []) {
    // Behind the stroke stands what is read out instead.
    if (part.type === 'Operator') break;
    if (part.type === 'String') pieces.push({ text: part.value });
    const name = part.type === 'Function' && part.name === 'attr' ? part.children.first : null;
    if (name?.type === 'Identifier') pieces.push({ attribute: name.name.toLowerCase() });
  }
  return pieces;
}
