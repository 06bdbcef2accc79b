import { cueList } from '../../reading/cue-list.ts';
import type { OfferCondition } from '../offer.ts';
import { trimSpan } from '../../reading/span.ts';
import { partWords } from './part-words.ts';
import type { TextUnit } from './text-units.ts';

/**
 * What a quote makes its price depend on, or leaves out of it, although the brief speaks of it: a longer contract, a market price, work
 * that is "by others", a surcharge that it gives no figure for, goods that are not new. The total then is not that of what was asked for.
 */
export function findConditions(text: string, units: readonly TextUnit[], brief: string): OfferCondition[] {
  const asked = new Set(
    partWords(brief).flatMap(({ word, isSize }) => (word.length > 3 && !isSize ? [stemOf(word)] : [])),
  );
  return units.flatMap(({ start, end }): OfferCondition[] => {
    const statement = text.slice(start, end);
    const out = LEFT_OUT.flatMap((pattern) => [...statement.matchAll(pattern)]).find(({ groups }) => {
      const words = partWords(groups?.what ?? '').map(({ word }) => word);
      return !SETTLED_ELSEWHERE.test(groups?.what ?? '') && words.some((word) => asked.has(stemOf(word)));
    });
    const tied = TIED.find((pattern) => pattern.test(statement));
    const unpriced = UNPRICED.exec(statement)?.[0];
    const isOpen =
      SHARED.test(statement) ||
      (HALVED.test(statement) && CARRIED.test(statement)) ||
      (RISING.test(statement) && !STEADY.test(statement)) ||
      (unpriced !== undefined && !/\d/.test(unpriced) && !SETTLED.test(unpriced)) ||
      (WORN.test(statement) && !WORN.test(brief));
    const period = /\d+(?=[\s-]?(?:month|year|monat|jahr|mois|ans?\b|mes|año))/i.exec(statement)?.[0];
    const isAsked = period !== undefined && new RegExp(`(?<!\\d)${period}(?!\\d)`).test(brief);
    const kind = out ? 'left-out' : isOpen || (tied && !isAsked) ? 'tied' : null;
    return kind
      ? [{ kind, words: statement.replace(/\s+/g, ' ').trim(), spans: [trimSpan(text, { start, end })] }]
      : [];
  });
}

/** "Removal" and "remove" are one thing. */
const stemOf = (word: string): string => word.slice(0, 5);

/** A few words that name what is left out. */
const WHAT = '(?<what>\\p{L}[\\p{L}-]+(?: \\p{L}[\\p{L}-]+){0,2})';
const LEFT_OUT = [
  `\\b(?:no|without|excludes?|excluding|excl\\.?|does not include|do not include|ohne|hors|sin|senza|zonder) (?:the |any )?${WHAT}`,
  `${WHAT} (?:is |are )?(?:not included|excluded|not incl\\.?|not in (?:the|our) price|by (?:the )?(?:owner|others|customer|client|tenant)|nicht enthalten|non compris|no incluid[oa])`,
].map((source) => new RegExp(source, 'giu'));
/** Freight and taxes have readers of their own; what costs nothing is left out by nobody. */
const SETTLED_ELSEWHERE = cueList(
  String.raw`
    freight|shipping|delivery|carriage|tax|vat|gst|hst|duty|charge|charges|cost|fee|fees|minimum|substitut\w*|sub
    subs|bid|quote|extra|notice|later|longer
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
  /\b(?:tagespreis|preis am tag der lieferung|prix du jour|precio del día)\b/i,
];

/** A part of the price that somebody else bears, or goods that come free with others: the figures beside it do not hold as they stand. */
const SHARED = cueList(
  String.raw`
    (?:buy|take|order|get) \S+(?: \S+)?,? (?:and )?get \S+(?: \S+)?(?: for)? free
    (?:every|each|jede[rs]?|chaque|cada) (?:\d+(?:st|nd|rd|th|\.|e|º)?|\p{L}+th) (?:\S+ ){1,3}?(?:free|on us|on the house|gratis|gratuite?|offerte?|kostenlos)
    \d+ ?\+ ?\d+ (?:free|gratis|offerts?|kostenlos)
    (?:for the|zum|au|al) (?:price|preis|prix|precio) (?:of|von|de) (?:\d{1,3}(?![\d.,]|\s?(?:\p{Sc}|\p{Lu}{3}))|one|two|three|four|five|ten|twelve)
    (?:we|you|you'll|we'll) (?:will )?(?:pay|cover|share|split|bear) (?:for )?(?:half|part|some|a third|50 ?%|the difference)
    (?:half|part|50 ?%) of (?:the |your )?(?:freight|shipping|delivery|carriage) (?:is )?(?:on|paid|covered|ours|yours)
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
const HALVED = cueList(
  String.raw`
    (?:split|share)(?: (?:it|this|that|the \p{L}+|with you)){1,2}|50 ?[/-] ?50|fifty[ -]fifty|half and half|halves|teilen (?:wir )?uns
    (?:half|hälfte|moitié|mitad|helft|połow[aęy])(?: of)? (?:it|that|this|(?:the |der |die |du |des |del? |van de )(?:cost|charge|bill|freight|shipping|delivery|fracht|versand|transport|port|portes|flete|vracht)\p{L}*)
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
const CARRIED =
  /freight|shipping|delivery|carriage|haul|fracht|versand|transport|(?<!\p{L})port(?:es)?(?!\p{L})|flete|env[íi]o|vracht|verzend/iu;

/** Prices that will be others from some day on: nobody says on which day the order is placed. */
const RISING = cueList(
  String.raw`
    (?:prices?|pricing|rates?) (?:\S+ ){0,4}?(?:go(?:es|ing)? up|rise|rising|increas\w*|climb)|price (?:increase|rise|hike)s?
    preiserhöhung\p{L}*|preise (?:\S+ ){0,4}?(?:steigen|erhöhen)|(?:hausse|augmentation) d(?:e|es|u) (?:prix|tarifs?)
    (?:prix|tarifs?) (?:\S+ ){0,3}?augment\p{L}*|(?:aumento|subida) de precios?|precios (?:\S+ ){0,3}?(?:suben|aumenta\p{L}*)
    prijs(?:stijging|verhoging)\p{L}*|prijzen (?:\S+ ){0,3}?stijgen|podwyżk\p{L}+ cen
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
const STEADY =
  /(?<!\p{L})(?:no|not|never|without|won['’]t|includ\w*|reflect\w*|already|subject to|keine?|sans|sin|geen|bez)(?!\p{L})/iu;

/** A charge that will come and that no figure stands for, with what is said of it. */
const UNPRICED = cueList(
  String.raw`
    \b(?:surcharges?|adders?|tariffs?|fuel) ?(?:\(?,? ?\p{L}+,?\)? ){0,4}?(?:appl(?:y|ies)|extra|added|billed|charged|passed|will be|as|per|at|may|to be|for your)
    (?:\b(?:plus|zzgl\.?|zuzüglich)|\+) (?:an? |the |any )?(?:usual |normal |standard |applicable |actual )?(?:\p{L}+ )?(?:surcharges?|tariffs?|fuel|packing|packaging|crating|pallet charges?)
    \p{L}*zuschlag (?:nach|wird|gemäß|laut)|supplément (?:selon|en sus)|recargo (?:según|aparte)
  `,
  { flags: 'iu', after: String.raw`(?!\p{L})[^.;\n]*` },
);
const SETTLED =
  /\b(?:no|not|without|none|never|incl\w*|waived|free|nil|inbegriffen|enthalten|inkl|compris\w*|sans|sin|incluid[oa]s?|unless|only|card|cards|paypal|payments?)\b/i;

/** Goods that somebody had before. */
const WORN = cueList(
  String.raw`
    refurb(?:ished)?|reconditioned|re-?manufactured|second[- ]hand|pre-?owned|open[- ]box|gebraucht\p{L}*|reconditionnée?s?|reacondicionad[oa]s?
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
