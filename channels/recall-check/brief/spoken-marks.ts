import { BELOW_HUNDRED, parseCountWord } from '../../reading/count-words.ts';
import { anyPhrase } from '../../reading/word-lists.ts';

/** Marks as people say them to a telephone, by the mark; in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const SPOKEN: readonly [mark: string, words: string][] = [
  [
    '\n',
    'new line,new paragraph,next line,neue zeile,neuer absatz,absatz,à la ligne,nouvelle ligne,nueva línea,punto y aparte,a capo,nuova riga,nova linha,nieuwe regel',
  ],
  [
    '?',
    'question mark,fragezeichen,point d’interrogation,signo de interrogación,punto interrogativo,ponto de interrogação,vraagteken',
  ],
  ['.', 'period,full stop,punkt,point final,punto y seguido,punto,ponto final,ponto,punt'],
  [',', 'comma,komma,virgule,coma,virgola,vírgula'],
];
const PATTERNS = SPOKEN.map(
  ([mark, words]) => [mark, new RegExp(`[ \\t]+(?:${anyPhrase(words)})(?=[\\s.,]|$)[.,]?`, 'giu')] as const,
);

/** A text that was dictated with its marks ("… in the hall comma new line the second …") with the marks themselves. Others, in which such a word is one, stay as they are. */
export function writeMarks(dictated: string): string {
  const text = dictated.replace(
    DASHED,
    (_whole, first: string, second: string) => `${figureOf(first)}-${figureOf(second)}`,
  );
  const spoken = PATTERNS.reduce((sum, [, pattern]) => sum + (text.match(pattern)?.length ?? 0), 0);
  const written = text.match(/[.,;?!](?=\s|$)|\n/g)?.length ?? 0;
  if (spoken < FEWEST || spoken <= written) return text;
  return PATTERNS.reduce((rest, [mark, pattern]) => rest.replace(pattern, mark === '\n' ? mark : `${mark} `), text);
}

/** "Ten dash twelve" of a code. */
const NUMBER = String.raw`(?:\d{1,6}|${BELOW_HUNDRED})`;
const DASHED = new RegExp(
  String.raw`(?<![\p{L}\d-])(${NUMBER})[ ](?:dash|hyphen|minus)[ ](${NUMBER})(?![\p{L}\d-])`,
  'giu',
);
const figureOf = (said: string): string => String(parseCountWord(said.toLowerCase()) ?? said);

const FEWEST = 2;

/** "The batch number is 3045 D 186 E W 3", "it says F T 21281": a code that was spelled out, as one. */
export const joinSpelled = (text: string): string =>
  text.replace(SPELLED, (whole, before: string, code: string) => {
    const parts = code.split(' ');
    const isCode = /\d/.test(code) && parts.length > 2 && parts.filter((part) => /^\p{L}$/u.test(part)).length > 1;
    return isCode ? `${before}${parts.join('')}` : whole;
  });
const SAID = anyPhrase(
  'says,say,reads,is,code,number,no.,lot,batch,model,serial,ist,steht,nummer,code-nummer,charge,est,dit,numéro,es,dice,código,número,lote,è,numero,codice,lotto,staat,kod,numer,to,é,diz',
);
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${SAID})[ :]{1,3})((?:(?:\p{Lu}|\d{1,6})[ ]){2,11}(?:\p{Lu}|\d{1,6}))(?![\p{L}\d])`,
  'gu',
);
