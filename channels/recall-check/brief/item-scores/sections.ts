import { anyOf } from '../../../reading/phrases.ts';

/** The text with what stands below or behind a head that waves it off ("Not ours:", "Already checked:") ruled out, thing by thing, up to an empty line or the next head. */
export function withoutSections(text: string): string {
  let isOut = false;
  return text
    .split('\n')
    .map((line) => {
      if (isHead(line) && HEAD_LINE.test(line.replaceAll('’', "'"))) {
        isOut = true;
        return '';
      }
      if (line.trim() === '' || OTHER_HEAD.test(line)) isOut = false;
      return isOut ? ruledOut(line) : inline(line);
    })
    .join('\n');
}

const OUT = anyOf({
  en: "already done|already checked|already cleared|already handled|already fixed|already looked up|done already|checked already|checked and fine|not ours|not mine|not to check|not to be checked|not checking|don't check|do not check|dont check|don't need|don't bother|no need to check|skip|skip these|ignore|ignore these|please ignore|excluded|exclude|not included|leave out|sold|already sold|sold or given away|gone|gone already|given away|gave away|donated|donating|trash|trashed|tossed|thrown out|to the dump|dump|returned|going with them|staying with them|theirs|landlord's|the landlord's|neighbor's|borrowed|on loan|loaned out|not asking about|out of service|retired|broken or gone|no longer have|no longer here|used up|wish list|wishlist",
  de: 'erledigt|schon erledigt|schon geprüft|bereits geprüft|nicht prüfen|bitte nicht prüfen|nicht unsere|nicht von uns|nicht meins|gehört uns nicht|verkauft|verschenkt|weggegeben|weggeworfen|entsorgt|ausgenommen|geliehen',
  fr: 'déjà vérifié*|déjà fait*|ne pas vérifier|à ne pas vérifier|pas à nous|pas à moi|vendu*|donné*|jeté*|à ignorer|rendu*|prêté*',
  es: 'ya revisad*|ya verificad*|no revisar|no es nuestr*|no son nuestr*|vendid*|regalad*|tirad*|a la basura|ignorar|devuelt*|prestad*',
  it: 'già controllat*|già verificat*|non controllare|non è nostr*|non sono nostr*|vendut*|regalat*|buttat*|restituit*|prestat*',
  pt: 'já verificad*|já conferid*|não verificar|não é noss*|não são noss*|vendid*|doad*|jogad* fora|devolvid*|emprestad*',
  nl: 'al gecontroleerd|al nagekeken|niet controleren|niet van ons|verkocht|weggegeven|weggegooid|geleend',
  pl: 'już sprawdzone|sprawdzone|nie sprawdzać|nie nasze|sprzedane|oddane|wyrzucone|pożyczone',
});
const LEAD =
  "(?:(?:things|stuff|items|these|those|what|the|was|wir|ce qu'|lo que)\\s+)?(?:(?:we|i|are|were|is|have|has|nous|on|avons|haben)\\s+){0,2}";
/** Who sells it is no word of that. */
const NOT_AT = '(?! (?:by|at|as|through|under|with|von|bei|par|chez|por|en|da|presso|door|przez)(?!\\p{L}))';
const HEAD_LINE = new RegExp(`^[\\s*#=>•–—-]*${LEAD}${OUT}(?!\\p{L})${NOT_AT}[^:\\d\\n]{0,40}:?[\\s*=#-]*$`, 'iu');
const INLINE = new RegExp(
  `(?<=^|[.!?;]\\s+)${LEAD}${OUT}(?!\\p{L})${NOT_AT}[^:.!?\\d\\n]{0,24}:\\s+([^.!?\\n]{3,200})`,
  'giu',
);

/** It ends with a colon or a bracket, or is written in capitals: no thing of a list. */
const isHead = (line: string): boolean => /[:)]\W*$/.test(line) || !/\p{Ll}/u.test(line);
const OTHER_HEAD = /^[\s*#=>•]*\p{L}[^:\n]{1,50}:\s*$|^[\s*#=]*\p{Lu}[\p{Lu}\s\d&/'-]{5,40}$/u;

const ruledOut = (line: string): string => line.replace(/^([\s*•–—-]*(?:\d{1,2}[.)]\s+)?)(\S.*)$/u, '$1(not the $2)');
const inline = (line: string): string =>
  line.replace(INLINE, (_, things: string) =>
    things
      .split(/,\s+|\s+(?:and|und|et|y|e|en|i)\s+/u)
      .map((thing) => `(not the ${thing.replace(/^(?:and |the |an? |my |our )+/i, '').trim()})`)
      .join(', '),
  );
