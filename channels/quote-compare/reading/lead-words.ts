import { cueList } from '../../reading/cue-list.ts';

/** Days and weeks beside these are no lead time: validity, payment, warranty, contracts. */
export const NOT_LEAD = cueList(
  String.raw`
    valid|validity|good|firm|expires?|quote|quotation|offer|prices?|pricing|hold|held|net|terms?|payment|pay|paid
    invoices?|warrant(?:y|ies)|guarantee[ds]?|return(?:s|ed|able)?|claims?|cancel\w*|restock\w*|disputes?|shortages?
    damages?|defects?|notice|notif\w+|past[- ]due|overdue|late|liab\w+|discount|gültig|zahl\w*|garantie|validité
    paiement|bindefrist|within which|accept(?:ance)?|interest|contract|lease|rental|hire|subscription|annual\w*
    per (?:day|week|month|year)|minimum (?:term|period|hire)|(?:initial|fixed|minimum|contract|rental) term|min(?:imum|\.)?
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
export const LEAD_CUE = cueList(
  String.raw`
    ex[- ]works time|usually|normally|typically|can do|do it|schedul\w*|starts?|begin\w*|done|complet\w+|finish\w*|go live|live|up and running|install\w*|termin\w*|realizacj\w*|dostaw\w*
    prazo|wysyłk\w*|lead(?:[- ]?times?)?|standard|deliver\w*|ship\w*|availab\w*|avail|stock|aro|a\.r\.o
    after receipt|transit|ground|dispatch\w*|leav\w*|ready|arriv\w*|eta|turn ?around|production|lieferzeit|lieferung
    liefer\w*|versand\w*|ab lager|délai|livraison|expédi\w*|disponib\w*|consegna|entrega|plazo|levertijd|leverans\w*
    factory|mfr|manufactur\w*|build|make|truck|ups|fedex|air|out (?:in|the door)|in hand|at your (?:dock|door)
    can have|pull|will call|pick[- ]?up|from receipt|from (?:date of )?(?:order|po|p\.o\.|award|approval)|promis\w*
    expected|after (?:\w+ )?(?:approval|order|po|receipt|release|payment)|balance|remainder|remaining|rest
    back-?order\w*|b\/o
  `,
  { before: String.raw`納期|\b`, after: String.raw`\b` },
);
export const STOCK = cueList(
  String.raw`
    in[- ]stock|from stock|ex[- ]stock|off the shelf|on the shelf|stock(?:ed)?(?: item)?|on hand|available now
    immediate(?:ly)?(?: available| delivery| shipment)?|(?<=^[^/\p{L}]*)stk(?=\W*$)|sofort(?: lieferbar)?|ab lager
    lagerware|lagernd|auf lager|en stock|disponible|pronta consegna|disponibile|entrega inmediata|uit voorraad
    in magazzino|op voorraad|i lager
  `,
  { before: String.raw`\b(?:(?:all )?(?:items? |parts? )?(?:are |is )?`, after: String.raw`)\b` },
);
/** From stock, in languages whose words the pattern above cannot set bounds to, or does not know. */
export const STOCK_WORDS =
  /od ręki|dostępne? z magazynu|na stanie|z magazynu|em stock|em estoque|omgående|在庫あり|在庫有|即納/iu;
export const NOT_STOCK = cueList(
  String.raw`
    not (?:in )?stock(?:ed)?|out of stock|no stock|non[- ]stock|nicht (?:auf|ab) lager|stocking|back-?order\w*
    subject to (?:prior sale|stock)
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
export const SAME_DAY = cueList(String.raw`
    \bships? (?:the )?same[- ]day|same[- ]day ship\w*|ships? today|ship(?:ping|ped)? today|same day\b|out today
    today\b(?= ship)|leaves today
  `);
export const NEXT_DAY = /\b(?:next (?:business |working )?day|overnight|tomorrow|nächste[rn]? (?:werk|arbeits)?tag)\b/i;
export const ARRIVAL = cueList(
  String.raw`
    deliver(?:y|ed|s)?|arriv\w*|at your|in hand|on[- ]site|to (?:your )?(?:dock|door)|transit|ground|door to door
    lieferzeit|lieferung|livraison|lead(?: ?time)?s?|aro|after receipt|délai|délais|consegna|entrega|levertijd
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
export const SHIPMENT = cueList(
  String.raw`
    ship\w*|dispatch\w*|ready|leav\w*|availab\w*|avail|ex[- ]works|expédi\w*|versand\w*|out the door|will call
    pick[- ]?up|fob
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
export const TRANSIT = cueList(
  String.raw`
    transit|ground|ups|fedex|usps|dhl|mail|truck|ltl|air|freight time|in route|en route|shipping time|delivery takes
    on the road|common carrier
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
