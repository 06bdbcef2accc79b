import { isGivenName } from '../../reading/given-names.ts';
import { TAKEN, type TextSpan } from '../../reading/span.ts';
import { foldCase } from '../../reading/languages.ts';
import { anyPhrase, wordSet } from '../../reading/word-lists.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';

/**
 * Who signs where a text or a line ends without a closing ("D. Example, LPN", "run it today pls, Ada", "… since it came - Ada"), who is called where one begins ("GLENDA!!!"), and from where
 * it is sent ("Sent from bed 12"). `isOther` says of a word whether something else is known by it.
 */
export function findSignatures(text: string, isOther: (word: string) => boolean): TextSpan[] {
  return [
    ...NAMED.flatMap((pattern) =>
      Array.from(text.matchAll(pattern)).flatMap(({ 0: words, 1: name = '', index }) =>
        name.split(/[ -]/).some((word) => isOther(word) && !isGivenName(word))
          ? []
          : [{ start: index, end: index + words.length }],
      ),
    ),
    ...Array.from(text.matchAll(LAST_NAME)).flatMap(({ 1: said = '', 2: name = '', index, 0: whole }) => {
      const start = index + whole.lastIndexOf(name);
      return saysOfSelf(said) && !isOther(name) ? [{ start, end: start + name.length }] : [];
    }),
    ...Array.from(text.matchAll(SENT_FROM), ({ 0: words, index }) => ({ start: index, end: index + words.length })),
  ];
}

/** "VAT 02118311, Ada", at the very end behind what was taken out: who signs. `text` has that blanked. */
export const namesBehindTaken = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(BEHIND_TAKEN)).flatMap(({ 0: whole, 1: name = '', index }) =>
    name.split(/[ -]/).some(isOther) ? [] : [{ start: index, end: index + whole.length }],
  );

/** "… so I need it quick": of who writes, and of no thing. */
const saysOfSelf = (said: string): boolean => {
  const words = foldCase(said).match(/[\p{L}'’]+/gu) ?? [];
  const isGoods = (word: string): boolean =>
    brandLength([foldWord(word)], 0) > 0 ||
    [...kindsOf(foldWord(word))].some((kind) => kind !== 'weak' && kind !== 'describing');
  return (
    words.some((word) => SELF.has(word)) && !words.some((word) => !SELF.has(word) && isGoods(word)) && !/\d/.test(said)
  );
};
const SELF = wordSet(
  `i i'm im i'll i've my me we we're we've our us you ich wir mir uns mich je j'ai nous moi yo
   nos nosotros io noi mi ci eu nós ik wij we mij ons mnie nam muszę potrzebuję ho abbiamo tengo tenemos tenho temos`,
);

const WORD = String.raw`\p{Lu}[\p{Ll}\p{M}'’]{1,20}(?:-\p{Lu}[\p{L}\p{M}]+)?`;
/** Letters behind the names of those who care, teach or build. */
const DEGREES = '(?:LPN|RN|CNA|NP|PA-C|MD|DDS|DVM|PhD|Esq|MSW|LCSW|SLP|CPA|PE|EMT|Jr|Sr|III?)';
const INITIALS = String.raw`(?:\p{Lu}\. ?){1,2}`;

const LOVE =
  'love,lots of love,all my love,with love,hugs,hugs and kisses,xoxo,take care,all the best,peace,yours truly,much obliged,god bless,blessings';
const PLEASE =
  'pls,please,plz,thx,ty,thank you,thanks,asap,today,tonight,by friday,before friday,bitte,danke,svp,stp,merci,por favor,gracias,per favore,grazie,obrigado,obrigada,alsjeblieft,bedankt,proszę,dzięki';
const SENT =
  'sent,written,typed,dictated,gesendet,geschrieben,envoyé,écrit,enviado,escrito,inviato,scritto,verzonden,wysłane,wysłano';

const OF_SELF = String.raw`(?<!\p{L})(?:I|I['’]m|my|we|our)(?!\p{L})`;
const ASKED = String.raw`(?: (?:the|I|we|my|can|could|do|does|is|are|please|did|would)(?!\p{L}))`;
const NAMED: readonly RegExp[] = [
  new RegExp(String.raw`(?<=^|[.!?\n,–—-]\s{1,3})${INITIALS}(${WORD})(?:,? ${DEGREES}\.?(?!\p{L}))+`, 'gu'),
  new RegExp(String.raw`(?<=^|[.!?\n]\s{1,3})(${WORD}(?: ${WORD}){0,2}), ${DEGREES}(?!\p{L})`, 'gu'),
  new RegExp(String.raw`(?<=[.!?]\s{1,3})${INITIALS}(${WORD})[.!]?\s*$`, 'gu'),
  new RegExp(
    String.raw`(?<=[.!?\n]\s{0,4})(?:${anyPhrase(LOVE)})[,!.]?\s+(\p{L}{2,20}(?: \p{Lu}[\p{L}-]{1,20})?)[.!\s]*(?=\n|$)`,
    'giu',
  ),
  // One name at the very end.
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${anyPhrase(PLEASE)})[.!,]{0,3}\s{1,3}(?:[-–—~]\s?)?)(${WORD})(?: \p{Lu}\.)?[.!]?\s*$`,
    'gu',
  ),
  // Behind what somebody says of themselves.
  new RegExp(String.raw`(?<=${OF_SELF}[^\n]{12,300}\s[-–—~]{1,2}\s?)(${WORD})(?: \p{Lu}\.)?[.!]?\s*$`, 'gu'),
  new RegExp(String.raw`(?<=^\s*|\n\s*\n)(${WORD}|\p{Lu}{3,14})(?:!{2,4}|,(?=${ASKED}))`, 'gu'),
];
const BEHIND_TAKEN = new RegExp(String.raw`(?<=${TAKEN}[,;–—-]{0,2}[ \t\n]{1,3})(${WORD}(?: ${WORD})?)[.!]?\s*$`, 'gu');
/** "…, so I need it quick, Ada", behind all that was asked. */
const LAST_NAME = new RegExp(String.raw`(?<=[.!?\n][ \t]*)([^.!?\n]{8,200}),[ \t]+(${WORD})[.!]?\s*$`, 'gu');
/** "-- super's list for 12 Elm": below the mark by which mail programs part who signs. */
export const withoutSigned = (text: string): string => text.replace(BELOW_MARK, '').replace(FOR_OTHERS, '');
/** "i. A. Ada Example", "p.p. Ada Example", "gez. Example": who signs for somebody, on a line of its own. */
const FOR =
  '[Ii]m Auftrag|[Ii]n Vertretung|P/O|s/|[Ss]igned(?: by)?|[Ss]igné|[Ff]irmad[oa]|[Ff]irmat[oa]|[Nn]amens|z up\\.|[Aa]ssinado';
const FOR_OTHERS = new RegExp(
  String.raw`^[ \t]*(?:i\. ?[AV]\.|ppa\.|gez\.|p\. ?[po]\.|pp\.?|[Ff]do\.|w\.g\.|${FOR})[ \t:]{1,3}(?:\p{Lu}[\p{L}.'’-]*[ \t]*){1,4}(?:,[^\n]{0,40})?$`,
  'gmu',
);
const BELOW_MARK = /\n--[ \t]+(?=[^\n]*\p{L})(?![^\n]*(?:\d{2}\p{Lu}|\p{Lu}{2,}-?\d))[^\n]{3,200}\s*$/u;
const SENT_FROM = new RegExp(
  String.raw`(?<=\n)[ \t]*(?:${anyPhrase(SENT)}) (?:from|on|via|von|vom|de|depuis|desde|da|dal|vanaf|van|z|ze)(?!\p{L})[^\n]{2,120}\s*$`,
  'giu',
);
