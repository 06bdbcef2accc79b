import { cueList } from '../../reading/cue-list.ts';
import { COUNT_WORD } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { PACK_WORD, UNIT_WORD } from '../../reading/units.ts';
import { HEAD_FIELDS } from '../../reading/vocabulary/mail-words.ts';
import { AS_A_WHOLE } from '../../reading/vocabulary/order-words.ts';

export const QTY = String.raw`(?<!(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?|(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d{1,3},)(?<qty>(?!0\d{2})(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?))`;
export const UNIT_AFTER = String.raw`(?:\s{0,3}(?<unit>${UNIT_WORD})(?![\p{L}\p{N}²³])\.?(?!-)|\s?(?<unit>['’′])(?=\s*(?:$|[,;)\n]|of\s)))?`;
const WANTING = [
  'for|want(?:s|ing)?|requiring|needing|needs?|needed|required?|requires|quot(?:e|es|ing|ation)|order|buy(?:ing)?|purchase',
  'rfq|rfp|itb|tender',
  'compare|after|following|please|pls|get|prices?|pricing',
  'geht um|angefragt haben wir|gaat om|pytaliśmy o|brauchen?|bruche[dn]?|bräuchten?|benötigen?|suchen?|bestellen|bestelle|anfragen|hätten? gerne?n?|angebote? für|vergleichen',
  'faut|besoin|cherche|cherchons|voudrais|voudrions|souhaite|souhaitons|commander|comparer|comparez|devis pour',
  'necesitamos|necesito|ocupo|ocupamos|requiero|requerimos|hacen? falta|quiero|queremos|busco|buscamos|cotizar|comparar|comprar|pedir',
  'servono|serve|cerco|cerchiamo|vorrei|vorremmo|comprare|ordinare|confrontare|preventivi? per',
  'nodig|zoek|zoeken|willen|bestellen|vergelijken|offertes? voor',
  'precisamos|preciso|necessitamos|necessito|quero|queremos|procuro|procuramos|comprar|encomendar|comparar',
  'potrzebuj\\S+|szukam|szukamy|chc\\S+|zamawiam|zamawiamy|behöver',
].join('|');
/** What opens a request, and what it goes on with: the words that ask, and no words of what is asked for. */
export const ASKING = new RegExp(
  `^[^\\d]{0,80}?(?<!\\p{L})${anyOf({
    en: "need|needs|want|require|required|please|pls|quote|quotes|price|prices|order|ordering|buy|buying|purchase|supply|get|looking for|are after|'re after|’re after|cheapest|compare|sort out|also|plus|then|on top of that",
    de: 'brauchen|brauche|braucht|benötigen|benötige|suchen|gesucht|bestellen|bestellung umfasst|besorgen|besorgt werden|kaufen|anbieten|vergleichen|vergleicht|angebote|preise|angefragt|geht um|bitte|bedarf|außerdem|zusätzlich|dazu|hinzu kommen|und noch',
    fr: 'faut|faudrait|besoin|cherchons|cherche|recherche|recherchons|voudrais|voudrions|souhaitons|commander|commande porte sur|acheter|chiffrer|prévoir|prenons|comparer|devis|demandé|merci|également|et aussi|ajoutez|puis|en complément',
    es: 'necesitamos|necesito|hacen falta|hace falta|haría falta|buscamos|busco|buscando|queremos|quiero|comprar|compramos|cotizar|pedir|pedido|comparar|presupuestos|precio|también|además|añade|luego|aparte',
    it: 'servono|serve|servirebbero|bisogno|cerchiamo|cerco|cercando|vorremmo|vorrei|ordinare|ordine comprende|comprare|acquistare|prendiamo|quotare|confrontare|preventivi|prezzo|chiesto|inoltre|aggiungete|poi|in più',
    nl: 'nodig|zoeken|zoek naar|willen|bestellen|bestelling bestaat uit|kopen|inkopen|vergelijken|vergelijking|offertes|prijzen geven|gaat om|aangevraagd|graag|ook|verder|daarnaast|daarbij',
    pt: 'precisamos|preciso|necessitamos|procuramos|procura|queremos|quero|comprar|compramos|adquirir|encomendar|encomenda é|faltam|comparar|cotar|orçamentos|preço|pedimos|também|ainda|acrescentem|depois',
    pl: 'potrzebujemy|potrzebuję|potrzebne|szukamy|szukam|poszukuję|poszukujemy|chcemy|chcę|kupić|kupujemy|zamówić|zamówienie obejmuje|porównać|wycenę|oferty|pytaliśmy|prosimy|proszę|przydałoby się|oraz|dodatkowo|potem|do tego',
    sv: 'behöver|söker|vill|köpa|beställa|jämför|dessutom|också',
  })}(?!\\p{L})[\\s:,]*(?:(?:for|on|of|to|up|wir|ich|für|de|du|des|pour|para|di|per|voor|een|om|zijn|na|są|o|do|att|er|het|die|is)\\s|d['’])?`,
  'iu',
);
const LINKING = 'on|of|are|is|to|also|about|us|qty|quantity';
const LEAD_IN = String.raw`(?:\(?\d{1,2}[.)]\s+)?(?:[^\d]*?(?<!\p{L})(?:${WANTING}|${LINKING})(?!\p{L}|-\d)(?:\s(?:wir|ich|de|di|do)\b)?[\s:,.)-]{0,20}|[\s(\u0001•*-]*)`;
/** Measures of power and strength: a number of them says how strong a thing is, and never how many. */
const RATING = '(?:kw|kwp|kva|hp|bhp|btu|mah|psi)';
const QTY_AND_PART = `[(\\[]?${QTY}[)\\]]?(?!\\.\\s)(?![\\w/.-]*\\d|,\\d{2}(?![\\w,.-])|(?:st|nd|rd|th)\\b|-\\p{L})(?!\\s*(?:%|["”]|${RATING}(?!\\p{L})))${UNIT_AFTER}\\s*(?:[x×*@]\\s+|of\\s+|[-–—:]\\s+|[x×](?=[\\p{L}\\d]))?(?<part>(?=\\W*[\\p{L}\\d])\\S.*)$`;
/** Things that are had one by one and go by a size. */
const SIZED_THINGS =
  'systems?|skip|dumpster|bin|trailer|truck|lorry|van|minibus|coach|tank|cylinder|heater|boiler|ladder|tower|pool|marquee|tent|boat|lift|hoist|crane|digger|excavator|generator|genset|motor|pump|compressor|battery|container|cabin|shed|greenhouse|oven|fridge|freezer|fryer|mower|tv|screen|monitor|table|awning|trampoline|hot tub';
export const LEADING = new RegExp(`^${LEAD_IN}${QTY_AND_PART}`, 'isu');
/** A sentence may begin with other words: "We are after 36 gate valves". */
export const FREE_LEADING = new RegExp(`^[^\\d]{0,120}?[\\s(]${QTY_AND_PART}`, 'isu');
export const LEADING_WORD = new RegExp(
  `^${LEAD_IN}(?<word>${COUNT_WORD})(?! (?:and )?(?:${COUNT_WORD}|hundred|thousand)\\b)(?!\\s+of\\s+(?:them|us|you|which|whom)\\b)\\s+(?:(?:${UNIT_WORD}\\s+)?of\\s+)?(?<part>\\S.*)$`,
  'isu',
);
/** "Heizöl 6000 Liter für 36037 Fulda": where it goes stands behind the count. */
export const BEFORE_PLACE = new RegExp(
  `^${LEAD_IN}(?<part>\\p{L}[^\\d]*?)[\\s,:–-]+${QTY}${UNIT_AFTER},?\\s+(?:für|for|to|nach|pour|à|para|per|voor|naar|do|dla|till)\\s`,
  'iu',
);
export const TRAILING = new RegExp(
  `^${LEAD_IN}(?<part>\\S.*?)(?:[\\s,:;|–—(*×-]|\\bx|\\bqty\\.?|\\bquantity){0,12}(?:(?<!\\p{L})(?:qty\\.?|quantity|x)|×)?\\s*[:=#]?\\s*(?:(?<=\\s[x×])|(?<![\\w./-]|\\p{L}\\d{1,2},))${QTY}${UNIT_AFTER}\\s*[)\\]]?\\s*(?:required|needed|total|off|each|of (?:them|these|those|it))?\\s*$`,
  'isu',
);
/** "plus a seal AB-20": one of it. */
export const SINGLE = /^(?:(?:and|plus|also)\s+)*an?\s+(?!(?:dozen|pair|couple|hundred|few|half)\b)(?<part>\S.*)$/isu;
/** "A canopy (1), put up": one of it, as the figure in brackets says, and what is to be done with it. */
export const ONE_IN_BRACKETS =
  /^(?:(?:an?|eine?|une?|una?|een|um|uma)\s)(?<part>\p{L}[\p{L} -]{2,40}?)\s?\((?<qty>1)\)(?:,.*)?$/isu;
/** "Einbau 14 Stk. (mit Entsorgung)": what, how many, and in brackets what belongs to it. */
export const NOTED_BEHIND = new RegExp(
  `^(?<part>\\p{L}[^\\d()]{2,60}?)\\s${QTY}\\s?(?<unit>${UNIT_WORD})\\.?\\s+\\([^()]*\\)\\W*$`,
  'iu',
);
/** "A case of tape": one of it. */
export const A_PACK = new RegExp(
  `^(?:(?:and|plus|also)\\s+)*an?\\s+(?<unit>${PACK_WORD})\\s+of\\s+(?<part>\\p{L}.*)$`,
  'isu',
);
/** "Heizöl, 3500 Liter, Preise brutto", "posts 90x90, 350 szt., delivered": how many in a unit, and a remark behind it. */
export const REMARKED_BEHIND = new RegExp(
  `^${LEAD_IN}(?<part>[\\p{L}#][^()]*?)(?:,|\\s[–—-])?\\s+${QTY}\\s?(?<unit>${UNIT_WORD})(?![\\p{L}\\p{N}²³])\\.?(?:\\s(?:total|in all|altogether))?\\s*(?:[,;(\\u0001]|\\s[–—-]\\s).*$`,
  'isu',
);
export const EXPLICIT = new RegExp(
  `^${LEAD_IN}(?<part>\\S.*?)[\\s,;:|(–-]{0,12}\\b(?:qty|quantity|quan|menge)\\b\\.?(?: required| needed| of)?\\s*[:=]?\\s*${QTY}${UNIT_AFTER}(?<more>.*)$`,
  'isu',
);

/** "Two 53 seat coaches", "three 20 ft containers": how many, and a size. */
export const COUNTED_SIZE = new RegExp(
  `(?<!\\p{L})(?<word>${COUNT_WORD})\\s+(?<part>\\d+(?:[.,]\\d+)?[\\s-]?(?:${UNIT_WORD}|seater|berth|passenger|door|way|inch|litre|liter)\\s+\\p{L}.*)$`,
  'isu',
);

/** Who eats, sits or works: a number of them is for how many, whatever is bought. */
export const PEOPLE =
  'pax|people|persons|guests|heads|covers|children|kids|adults|students|attendees|delegates|personen|gäste|personnes|convives|personas|comensales|persone|pessoas|osób|personer';

/** "On 20 January - buffet lunch for 85 pax": what is served, and how many eat. */
export const SERVED = new RegExp(
  `(?<part>\\p{L}[\\p{L} '’-]{2,40}?)\\s(?:for|für|pour|para|per|voor|dla|för)\\s(?:about |approx\\.? |up to |ca\\.? |environ |unas? |circa )?${QTY}\\s(?:${PEOPLE})(?!\\p{L})`,
  'iu',
);

/** "6.6 kW solar system", "a 6 yard skip", "80 litre water heater": one thing and its rating. */
export const RATED_ONE = new RegExp(
  `^(?:${LEAD_IN})(?:an? )?(?<part>\\d+(?:\\.\\d+)?[\\s-]?(?:kw|kwh|kwp|kva|hp|bhp|btu|watts?|volts?|amps?|seater|berth|inch|yard|foot|metre|meter|litre|liter|gallon|ton|tonne)\\s(?!of\\s)(?:\\p{L}+\\s){0,2}(?:${SIZED_THINGS})(?!\\p{L}).*)$`,
  'isu',
);

/** "Peinture garde-corps, au forfait": one of it, priced as a whole. */
export const AS_ONE = new RegExp(
  `^[\\s*•–-]*(?:\\(?\\d{1,2}[.)]\\s+)?(?<part>\\p{Lu}[^\\n]{2,120}?)(?:,|\\s[–-]|\\s?:)?\\s\\(?${anyOf(AS_A_WHOLE)}\\)?\\W*$`,
  'u',
);

/** "Portes palières : 6 à repeindre", "Fenster: 12 zu streichen": what, how many, and what is to be done with them. */
export const TO_BE_DONE =
  /^(?<part>\p{L}[^\d:\n]{2,80}?)\s?:\s+(?<qty>\d{1,5})\s(?:to|zu|à|a|da|te|do)\s\p{Ll}{4,}\W*$/u;

/** A bracket is open on the same line: what follows goes on describing the part. */
export const isInBrackets = (text: string): boolean => /\((?!\d+\))[^()\n]*$/.test(text);

export const hasQuantity = (text: string): boolean => EXPLICIT.test(text) || LEADING.test(text) || TRAILING.test(text);

/** Measures in which goods are rated: a number of them with nothing behind it says how strong or large a thing is. */
const RATINGS =
  'tons?,tonnes?,short tons?,metric tons?,t,kva,kn,watts?,btu,lumens?,gallons?,gal,lit(?:er|re)s?,l,lbs?,kgs?,oz,ml,cfm,gpm,rpm,psi,mah,ah';
const RATED = new RegExp(
  `^\\s*\\d+(?:[.,/]\\d+)?[\\s-]?(?:${RATINGS.replaceAll(',', '|')})(?:\\s+(?:capacity|rated|rating|swl|wll|load|size))?(?=\\W*$|\\s*[\u0001,.;]|\\s+(?:to|for|at|into|by|in)\\b)`,
  'i',
);

/** "3/4 in wide", "10 mm" or "3 ton" goes on describing the part before it. */
export const isDimension = (text: string): boolean => RATED.test(text) || MEASURED.test(text);

/** A size in figures. */
const MEASURED = cueList(
  String.raw`
    (?:mm|cm|in|inch|inches|v|volts?|hp|kw|psi|amps?|a|w|hz|deg|degrees?|awg|ga|gauge|mil|microns?|gsm|[gmt]b|[gm]hz|mp|g\/m[²2]|ports?|poles?|tooth|way)(?!(?!x)\p{L})
    bar(?!\p{L}| (?:stool|table|chair|counter|fridge|mat|towel|soap)s?(?!\p{L}))|"|°|lb test
  `,
  { before: String.raw`^\s*\d+(?:[.,]\d+)?\s?`, flags: 'iu' },
);

/** "And 12 boards 120 x 90 cm", "also 40 bolts M10 x 80", "we need 9 cables 3 m": the first figure counts, and the one that ends the words is a size. */
export function endsInSize(text: string, part = ''): boolean {
  if (!/^\p{L}{3}/u.test(part)) return false;
  const isAsked = /^\W*(?:\p{L}+\W+)?$/u.test(
    text
      .slice(0, -part.length)
      .replace(ASKING, '')
      .replace(/\d[\d.,]*\s*$/, ''),
  );
  return SIZE_LAST.test(text) || COUNTED_FIRST.test(text) || (isAsked && MEASURE_LAST.test(text));
}
const SIZE_LAST = /(?:(?:\d|\p{L}\d{1,2}) ?[x×] ?\d[\d.,]*(?: ?(?:mm|cm|m|in))?|\d ?(?:mm|cm|kg|g|v|w|kw|n))\W*$/iu;
const COUNTED_FIRST = /(?<![\d.,])\d{1,6} ?[x×] \p{L}{3}/u;
const MEASURE_LAST = /\d ?(?:m|l)\W*$/u;

/** "Betreff: AW: Anfrage Bürofläche 410 m²": what a mail answers is for who wrote it. */
export const ANSWERED_SUBJECT = new RegExp(
  `^[ \\t>]*(?:${HEAD_FIELDS.subject.join('|')})\\s?:\\s*(?:re|aw|antw|odp|sv|ref|ynt)\\s?:[^\\n]*$`,
  'gimu',
);
