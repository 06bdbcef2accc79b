import { cueList } from '../../reading/cue-list.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { PAID_AHEAD } from '../../reading/vocabulary/payment-words.ts';
import { COSTS_WORDS } from '../../reading/vocabulary/requirement-words.ts';
import { LEFT_TO_BUYER, NOT_OUR_TRADE, SELLERS_SELF } from '../../reading/vocabulary/refusal-words.ts';
import type { OfferCondition } from '../offer.ts';
import { trimSpan } from '../../reading/span.ts';
import { withPlaces } from './carriage-in-price.ts';
import { partWords } from './part-words.ts';
import type { TextUnit } from './text-units.ts';

/**
 * What a quote makes its price depend on, or leaves out of it, although the brief speaks of it: a longer contract, a market price, work
 * that is "by others", goods that are not new. The total then is not that of what was asked for.
 */
export function findConditions(text: string, units: readonly TextUnit[], brief: string): OfferCondition[] {
  const asked = new Set(
    partWords(brief).flatMap(({ word, isSize }) => (word.length > 3 && !isSize ? [stemOf(word)] : [])),
  );
  const paysNothingAhead = brief
    .split(SENTENCES)
    .some((said) => AHEAD.test(said) && DENIED.test(said) && !NO_MATTER.test(said));
  return units.flatMap(({ start, end }): OfferCondition[] => {
    const statement = text.slice(start, end);
    const isAhead = paysNothingAhead && AHEAD.test(statement) && !DENIED.test(statement);
    const out = LEFT_OUT.flatMap((pattern) => [...withPlaces(statement).matchAll(pattern)]).find(({ groups }) => {
      const things = (groups?.what ?? groups?.list ?? '').split(groups?.list === undefined ? /$^/ : LISTED);
      return things.some(
        (what) => !SETTLED_ELSEWHERE.test(what) && partWords(what).some(({ word }) => asked.has(stemOf(word))),
      );
    });
    const tied = TIED.find((pattern) => pattern.test(statement));
    const isWorn = WORN.test(statement) && !WORN.test(brief);
    const period = /\d+(?=[\s-]?(?:month|year|monat|jahr|mois|ans?\b|mes|año))/i.exec(statement)?.[0];
    const isAsked = period !== undefined && new RegExp(`(?<!\\d)${period}(?!\\d)`).test(brief);
    const kind = out
      ? 'left-out'
      : isWorn || isAhead || (tied && !isAsked)
        ? 'tied'
        : SHARED.test(statement)
          ? 'shared'
          : null;
    return kind
      ? [{ kind, words: statement.replace(/\s+/g, ' ').trim(), spans: [trimSpan(text, { start, end })] }]
      : [];
  });
}

/** What it costs today, which holds for no other day unless the quote names one. */
export const DAY_PRICE = phrasePattern({
  en: 'price of the day|daily price|day price',
  de: 'tagespreis*|preis am tag der lieferung',
  fr: 'prix du jour',
  es: 'precio del día',
  it: 'prezzo del giorno',
  nl: 'dagprijs|prijs van de dag',
  pt: 'preço do dia',
  pl: 'cena dnia|cena dzienna',
});
const SENTENCES = /[.;!?](?=\s)|\n/;
/** "We cannot pay any deposit": who does so takes no offer that asks for it. */
const AHEAD = phrasePattern(PAID_AHEAD);
/** "A deposit is no problem" */
const NO_MATTER = phrasePattern(COSTS_WORDS);
const DENIED = new RegExp(`(?<!\\p{L})(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)})(?!\\p{L})`, 'iu');

/** "Removal" and "remove" are one thing. */
const stemOf = (word: string): string => word.slice(0, 5);

/** A few words that name what is left out. */
const WHAT = '(?<what>\\p{L}[\\p{L}-]+(?: \\p{L}[\\p{L}-]+){0,2})';
/** What a vendor says that it does not do. */
const REFUSED = anyOf({
  en: 'not offered|not possible|not available|not provided|not part of|on request|on application|quoted separately|to be quoted|to be priced|still to be quoted',
  de: 'ausgenommen|ausgeschlossen|nicht enthalten|nicht möglich|nicht inbegriffen|nicht im angebot|bieten wir nicht|separat|gesondert|auf anfrage|wird separat angeboten',
  fr: 'exclu|exclus|exclue|exclues|non fourni*|non compris*|non inclus*|non proposé*|pas compris*|pas possible|à part|sur devis|chiffré* à part|à chiffrer|sur demande',
  es: 'excluid*|no incluid*|no disponible*|no ofrecemos|aparte|se presupuesta aparte|a presupuestar|por cotizar|a cotizar|a consultar|bajo consulta',
  it: 'escluso|esclusa|esclusi|escluse|non inclus*|non compres*|non disponibile|a parte|su preventivo|da preventivare|da quotare|da definire|su richiesta',
  nl: 'uitgesloten|niet inbegrepen|niet mogelijk|niet inclusief|apart|op aanvraag|in overleg|op offerte',
  pt: 'excluíd*|não incluíd*|não disponível|à parte|sob consulta|sob orçamento|a orçamentar|por orçamentar|a definir|a combinar',
  pl: 'wyłączon*|nie obejmuje|niedostępn*|nie wliczon*|osobno|wyceniamy osobno|do wyceny|wycena indywidualna|do uzgodnienia',
});
/** Heads of a list of what a price leaves out. */
const LEFT_OUT_HEADS = anyOf({
  de: 'nicht im preis enthalten*|nicht im preis|bauseits|ausschlüsse|nicht angeboten',
  fr: 'non comprises*|exclusions|hors devis|hors prestation|reste* à votre charge|à votre charge',
  es: 'no se incluye|no incluye|exclusiones|por cuenta del cliente|queda fuera',
  it: 'non comprende|esclusioni|a carico del cliente|a vostro carico',
  nl: 'niet in de prijs|uitsluitingen|voor rekening van opdrachtgever|door opdrachtgever|niet opgenomen|exclusief',
  pt: 'não inclui|exclusões|por conta do cliente|a cargo do cliente',
  pl: 'cena nie obejmuje|w cenie nie|wyłączenia|po stronie zamawiającego|po stronie inwestora|nie uwzględnia',
});
const LISTED = /[,/+&()]|\s(?:and|or|und|oder|et|ou|y|e|o|en|of|i|oraz)\s/u;
const LEFT_OUT = [
  `(?<!\\d\\s?)\\b(?:no|without|excludes?|excluding|excl\\.?|does not include|do not include|ohne|hors|sin|senza|zonder) (?:the |any )?${WHAT}`,
  `${WHAT} (?:is|are|would be|will be|is all|are all) (?:(?:up )?to |on |down to |left to )(?:the )?(?:home ?owner|owner|customer|client|tenant|you|yourselves)(?!\\p{L})`,
  // "El andamio corre por cuenta de la propiedad", "Gerüst bauseits"
  `${WHAT}[:,]? (?:(?:is|are|ist|sind|est|sont|es|son|queda|è|sono|é|são|fica|ficam|jest|są) )?${anyOf(LEFT_TO_BUYER)}(?!\\p{L})(?! ${anyOf(SELLERS_SELF)}(?!\\p{L}))`,
  `(?:we|i) (?:do not|don['’]?t|dont|won['’]?t|wont|can['’]?t|cant|cannot) (?:do|mess with|handle|touch|take on|take care of|deal with|get involved in|offer|include|cover) (?:any |the |with |your )*${WHAT}`,
  `${WHAT}(?: first)?,? ${anyOf(NOT_OUR_TRADE)}(?!\\p{L})`,
  `you(?:['’]?d| would|['’]?ll| will)? (?:need|have) to (?:have|get|arrange|organi[sz]e|find|sort|remove|clear|take care of) (?:the |your |an? |any )*${WHAT}`,
  // "Niet inbegrepen: graafwerk, herstel bestrating"
  `(?<![\\p{L}])(?:not (?:included|part of[^:\\n]{0,20})|exclusions?|excluded|${REFUSED}|${LEFT_OUT_HEADS})(?: [^:;.\\d\\n]{1,24})?\\s?:\\s{0,4}(?<list>[^.;\\n]{3,160})`,
  `${WHAT}:? (?:(?:is|are|ist|sind|wird|werden|est|sont|es|son|queda|è|sono|é|são|fica|jest|są) )?(?:not included|excluded|not incl\\.?|not in (?:the|our) price|${REFUSED}|by (?:the )?(?:owner|others|customer|client|tenant))(?!\\p{L})`,
].map((source) => new RegExp(source, 'giu'));
/** Freight and taxes have readers of their own; what costs nothing is left out by nobody. */
const SETTLED_ELSEWHERE = cueList(
  String.raw`
    prices?|totals?|amounts?|preise?|prix|precios?|prezz[io]|prij(?:s|zen)|preços?|ceny?
    mix|mixing|splitting|returns?|refunds?|setup|onboarding|monthly|contract|deposit
    freight|shipping|delivery|carriage|tax|vat|gst|hst|duty|charge|charges|cost|fee|fees|minimum|substitut\w*|sub
    scheme|schemes|promo|promotion|discount|broken|partial|split|open|loose|cut reels?|subs|bid|quote|extra|notice|later|longer|iva|mwst|ust|tva|btw|moms|versand|lieferung|fracht|livraison|envío|portes
    spedizione|consegna|dostawa|frakt|trasporto|transporte?|vracht|verzending|levering|frete|entrega
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);

const TIED = [
  cueList(
    String.raw`
    contract|commitment|term|agreement|bundle|purchase of|subscription
  `,
    {
      before: String.raw`\bonly (?:with|if|when|as part of|in combination with|on) (?:an? )?(?:\S+ ){0,3}`,
      after: String.raw`\b`,
    },
  ),
  /\b(?:requires?|based on|with) an? \d+[ -](?:month|year)s? (?:contract|commitment|term|agreement)\b/i,
  /\bprices? (?:will )?(?:rise|vary|varies|float|fluctuate|follow|move|escalate|adjust)\w* with\b/i,
  /\b(?:prices?|pricing|priced|billed|invoiced) (?:is |are |in effect |as |ruling )*(?:at|on) (?:the )?(?:time|day|date) of (?:shipment|delivery|dispatch|order)\b/i,
  // One price at first and another later.
  /\bfor the first (?:\d+|\w+) (?:months?|weeks?|years?|orders?)\W+(?:and )?(?:then|after (?:that|which)|thereafter)\b/i,
  DAY_PRICE,
];

/** A part of the price that somebody else bears, or goods that come free with others: the figures beside it do not hold as they stand. */
const SHARED = cueList(
  String.raw`
    (?:buy|take|order|get) \S+(?: \S+)?,? (?:and )?get \S+(?: \S+)?(?: for)? free
    (?:every|each|jede[rs]?|chaque|cada) (?:\d+(?:st|nd|rd|th|\.|e|º)?|\p{L}+th) (?:\S+ ){1,3}?(?:free|on us|on the house|gratis|gratuite?|offerte?|kostenlos)
    (?:\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|last|final) (?:day|week|month|year|hour|night|one) (?:(?:is|comes?) )?(?:free|on us|on the house|at no charge)
    \d+ ?\+ ?\d+ (?:free|gratis|offerts?|kostenlos)
    (?:for the|zum|au|al) (?:price|preis|prix|precio) (?:of|von|de) (?:\d{1,3}(?![\d.,]|\s?(?:\p{Sc}|\p{Lu}{3}))|one|two|three|four|five|ten|twelve)
    (?:we|you|you'll|we'll) (?:will )?(?:pay|cover|share|split|bear) (?:for )?(?:half|part|some|a third|50 ?%|the difference)
    (?:half|part|50 ?%) of (?:the |your )?(?:freight|shipping|delivery|carriage) (?:is )?(?:on|paid|covered|ours|yours)
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
/** Goods that somebody had before. */
const WORN = cueList(
  String.raw`
    refurb(?:ished)?|reconditioned|re-?manufactured|second[- ]hand|pre-?owned|open[- ]box|gebraucht\p{L}*|reconditionnée?s?|reacondicionad[oa]s?
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
