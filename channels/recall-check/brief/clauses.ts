import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { startsItem } from './anchors.ts';
import { isOtherProduct, isThing } from './beside.ts';
import { LABEL } from './brief-lists.ts';
import { findMake } from './makes.ts';
import { stripChatter } from './strip-chatter.ts';
import { isPluralHead, isTalk } from './talk.ts';

export interface Clause {
  text: string;
  /** What came before says that several things follow. */
  isList: boolean;
}

/** Clauses that name something, each with what goes on about it; talk before them says whether a list follows. */
export function clauses(line: string): Clause[] {
  const found: Clause[] = [];
  let isList = false;
  for (const sentence of splitSentences(line)) {
    const { head, rest } = takeHead(sentence);
    if (head !== '') isList = isPluralHead(head);
    const bare = rest === sentence ? rest : rest.trim();
    if (!/[\p{L}\p{N}]/u.test(stripChatter(bare))) {
      isList = isPluralHead(bare);
      continue;
    }
    const before = found.at(-1);
    if (!before || isList || startsItem(bare, before.text) || isOtherProduct(bare, before.text))
      found.push({ text: bare, isList });
    else before.text = `${stripChatter(before.text)}, ${stripChatter(bare)}`;
  }
  return found;
}

function splitSentences(line: string): string[] {
  const all = line.split(SENTENCE_END);
  return all.some((sentence) => ABBREVIATED.test(sentence)) ? [line] : all;
}

const SENTENCE_END =
  /(?<=[?!])\s+(?=\S)|(?<=\.)\s+(?=[A-Z'"“(]|(?:19|20)\d{2}\s|(?:my|our|we|i|also|is|are|has|have|it|its|it's|i'm|the|please|pls|thanks|thank|thx|can|could|does|do|any|and)\s)/;
const ABBREVIATED = /(?:^|\s)(?:no|mr|mrs|dr|st|inc|co|ltd|vs|approx)\.$/i;

/** Talk up to a colon or dash: "Check my kitchen: ...". */
export function takeHead(text: string): { head: string; rest: string } {
  const mark = /\s*[:：]\s+|\s+[–—-]{1,2}\s+|\s*—\s*/u.exec(text);
  const head = mark ? text.slice(0, mark.index) : '';
  const rest = mark ? text.slice(mark.index + mark[0].length) : text;
  if (mark && isKindOf(head, rest))
    return {
      head: '',
      rest: `${rest.replace(/[\s.]+$/, '')} ${head.trim().split(/\s+/).at(-1)?.toLowerCase()}`,
    };
  if (!mark || head === '' || !isTalk(stripChatter(head)) || LABEL.test(text)) return { head: '', rest: text };
  return { head, rest };
}

/** "Fridge: Acme AB12" says of one name what it is. */
function isKindOf(head: string, name: string): boolean {
  const words = foldWords(head.replace(/^(?:my|our|the)\s+/i, ''));
  return (
    words.length === 1 &&
    !LABEL.test(`${head}: x`) &&
    words.every((word) => kindsOf(word).has('consumer')) &&
    !/[,;]|\sand\s/.test(name) &&
    findMake(name) < 0 &&
    !foldWords(name).some(isThing)
  );
}
