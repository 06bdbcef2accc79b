import { anyPhrase } from '../../reading/word-lists.ts';
import { foldWords } from '../words/fold-words.ts';

/**
 * A receipt in which a line takes one of the others back ("RTN  LUMO LAMP   -21.99", "VOID …", a price with a minus): the line that it takes back is ruled out, and it says no more.
 */
export function withoutTakenBack(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => PRICE.test(line)).length < 2) return text;
  const back = lines.map((line) => {
    const [, words = ''] = RETURN.exec(line) ?? MINUS.exec(line) ?? [];
    return foldWords(words.replace(PRICE, ' ')).filter((word) => /\p{L}{2}/u.test(word));
  });
  const isBack = (at: number): boolean => (back[at]?.length ?? 0) > 0 && PRICE.test(lines[at] ?? '');
  if (!lines.some((_, at) => isBack(at))) return text;
  const isTaken = (line: string, at: number): boolean => {
    const own = foldWords(line);
    return back.some((words, other) => other !== at && isBack(other) && words.every((word) => own.includes(word)));
  };
  return lines
    .flatMap((line, at) => {
      if (isBack(at)) return [];
      const [, words = '', price = ''] = SOLD.exec(line) ?? [];
      return [isTaken(line, at) && words !== '' ? `(not the ${words.trim()})${price}` : line];
    })
    .join('\n');
}

const PRICE = /[ \t]-?\$?-?\d{1,5}[.,]\d{2}-?(?: ?[A-Z]{1,2})?[ \t]*$/;
/** Words for it at the start of a line. */
const RETURNS =
  'rtn,rtrn,return,returned,refund,refunded,void,voided,storno,retour,retoure,avoir,remboursement,devolución,devolucion,devol,reso,rimborso,zwrot,estorno,devolução';
const RETURN = new RegExp(
  String.raw`^[ \t]*(?:\d{4,14}[ \t]+)?(?:${anyPhrase(RETURNS)})(?!\p{L})[ \t:.-]*(\S.*)$`,
  'iu',
);
/** An amount below nothing; a discount has no words of its own line. */
const MINUS = /^[ \t]*(?:\d{4,14}[ \t]+)?(\p{L}[^\n]*?)[ \t]+(?:-\$?\d{1,5}[.,]\d{2}|\$?\d{1,5}[.,]\d{2}-)[ \t]*$/u;
const SOLD = /^[ \t]*(?:\d{4,14}[ \t]+)?(\S.*?)([ \t]{2,}\$?\d{1,5}[.,]\d{2}(?: ?[A-Z]{1,2})?[ \t]*)$/u;
