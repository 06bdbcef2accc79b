import { isGivenName } from '../../reading/given-names.ts';
import type { TextSpan } from '../../reading/span.ts';
import { anyPhrase } from '../../reading/word-lists.ts';

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
    ...Array.from(text.matchAll(SENT_FROM), ({ 0: words, index }) => ({ start: index, end: index + words.length })),
  ];
}

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
/** "-- super's list for 12 Elm": below the mark by which mail programs part who signs. */
export const withoutSigned = (text: string): string => text.replace(BELOW_MARK, '');
const BELOW_MARK = /\n--[ \t]+(?=[^\n]*\p{L})(?![^\n]*(?:\d{2}\p{Lu}|\p{Lu}{2,}-?\d))[^\n]{3,200}\s*$/u;
const SENT_FROM = new RegExp(
  String.raw`(?<=\n)[ \t]*(?:${anyPhrase(SENT)}) (?:from|on|via|von|vom|de|depuis|desde|da|dal|vanaf|van|z|ze)(?!\p{L})[^\n]{2,120}\s*$`,
  'giu',
);
