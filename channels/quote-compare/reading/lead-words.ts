import { cueList } from '../../reading/cue-list.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import {
  FROM_STOCK,
  NEXT_DAY_WORDS,
  NOT_AT_HAND,
  NO_LEAD,
  SPEAKS_OF_LEAD,
} from '../../reading/vocabulary/lead-words.ts';

/** Cues in English, and the vocabulary of the other languages. */
const withTongues = (cues: RegExp, byLanguage: Record<string, string>): RegExp =>
  new RegExp(`${cues.source}|${phrasePattern(byLanguage).source}`, 'iu');

/** Days and weeks beside these are no lead time: validity, payment, warranty, contracts. */
export const NOT_LEAD = withTongues(
  cueList(
    String.raw`
    valid|validity|good|firm(?! (?:order|po|purchase))|expires?|quote|quotation|offer|prices?|pricing|hold|held|net|terms?|payment|pay|paid
    invoices?|warrant(?:y|ies)|guarantee[ds]?|return(?:s|ed|able)?|claims?|cancel\w*|restock\w*|disputes?|shortages?
    damages?|defects?|notice|notif\w+|past[- ]due|overdue|late|liab\w+|discount|within which|accept(?:ance)?|interest|contract|lease|rental|hire|subscription|annual\w*
    \d{1,3} ?% (?:on|at|upon|with) (?:booking|reservation|signing|signature)
    per (?:day|week|month|year)|each|minimum (?:term|period|hire)|(?:initial|fixed|minimum|contract|rental) term|min(?:imum|\.)?
  `,
    { before: String.raw`\b`, after: String.raw`\b` },
  ),
  NO_LEAD,
);
export const LEAD_CUE = withTongues(
  cueList(
    String.raw`
    ex[- ]works time|(?:have|get|got) (?:it|them|everything|these|those) (?:to|with) you|you(?:['’]d|['’]ll| would| will| can|['’]ve)? (?:have|get|got|receive) (?:it|them|these|everything|the lot|the goods|all of it)|you (?:should|will|['’]ll) see (?:it|them|these|everything)|(?:can|could|will|['’]ll) be (?:there|with you|out)|out your way|(?:currently|now|presently) running|usually|normally|typically|can do|do it|schedul\w*|starts?|begin\w*|done|complet\w+|finish\w*|go live|live|up and running|install\w*|lead(?:[- ]?times?)?|standard|deliver\w*|ship\w*|availab\w*|avail|stock|aro|a\.r\.o
    after receipt|transit|ground|d[ei]spatch\w*|supply (?:with)?in|leav\w*|ready|arriv\w*|eta|turn ?around|turn ?time|production|leverans\w*|factory|mfr|manufactur\w*|build|make|truck|ups|fedex|air|out (?:in|the door)|in hand|(?:at|to) your (?:dock|door|gate|shop|site)
    in (?:the|our|my) (?:\w+ )?(?:warehouse|yard|depot|store|shop)|can have|bring (?:it|them|these) (?:in|within|by|on|round|over)|pull|will call|pick[- ]?up|from receipt|(?:from|of) (?:date of |\w+ )?(?:order|po|p\.o\.|award|approval|proofs?|artwork|sign-?off)|comes? within|promis\w*
    ahead|fitting|give (?:me|us)|(?:we|i)(?:['’]d)? need|will reach|takes?|taking|with you|reach(?:es)? you|(?:days?|weeks?|wks?)['’]? (?:work|out|wait)
    to get (?:it|them|these|that) (?:in|here|to you)|once (?:you|we|approved|the|art)|expected|after (?:\w+ )?(?:approval|proofs?|artwork|order|po|receipt|release|payment)|balance|remainder|remaining|rest
    back-?order\w*|b\/o|(?:can|will|['’]ll) (?:drop|bring)|drop(?:ped)? (?:it|them|off)
    (?:after|from when|from|of) you(?:r|['’]ve)? (?:say(?:ing)?|said|order\w*|confirm\w*|give|giving|approv\w*|sign\w*|pass\w*|ok\w*)
  `,
    { before: String.raw`納期|\b`, after: String.raw`\b` },
  ),
  SPEAKS_OF_LEAD,
);
export const STOCK = withTongues(
  cueList(
    String.raw`
    in[- ]stock|from stock|ex[- ]stock|off the shelf|on the shelf|stock(?:ed)?(?: item)?|on hand|available now
    immediate(?:ly)?(?: available| delivery| shipment)?|in (?:the|our) (?:shed|yard|warehouse|shop|depot|barn) (?:now|today|already)|(?<=^[^/\p{L}]*)stk(?=\W*$)
  `,
    { before: String.raw`\b(?:(?:all )?(?:items? |parts? )?(?:are |is )?`, after: String.raw`)\b` },
  ),
  FROM_STOCK,
);
export const NOT_STOCK = withTongues(
  cueList(
    String.raw`
    not (?:in )?stock(?:ed)?|out of stock|no stock|non[- ]stock|stocking|back-?order\w*
    subject to (?:prior sale|stock)
  `,
    { before: String.raw`\b`, after: String.raw`\b` },
  ),
  NOT_AT_HAND,
);
export const SAME_DAY = cueList(String.raw`
    \bships? (?:the )?same[- ]day|same[- ]day ship\w*|ships? today|ship(?:ping|ped)? today|same day\b|out today
    today\b(?= ship)|leaves today
  `);
export const NEXT_DAY = phrasePattern(NEXT_DAY_WORDS);
export const ARRIVAL = cueList(
  String.raw`
    deliver(?:y|ed|s)?|arriv\w*|at your|in hand|on[- ]site|to (?:your )?(?:dock|door)|transit|ground|door to door
    lieferzeit|lieferung|livraison|levering|dostaw\w*|realizacj\w*|prazo|plazo|lead(?: ?time)?s?|aro|after receipt|délai|délais|consegna|entrega|levertijd
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
export const SHIPMENT = cueList(
  String.raw`
    ship\w*|dispatch\w*|ready|leav\w*|availab\w*|avail|ex[- ]works|expédi\w*|versand\w*|wysyłk\w*|verzend\w*|verzonden|spedi\w*|out the door|will call
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
