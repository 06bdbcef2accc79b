import { foldCase, rolesIn } from '../../reading/languages.ts';
import { cueList } from '../../reading/cue-list.ts';
import { findRegion } from './regions.ts';
import { DISTANCE, READ } from './span.ts';

/** Words after which a place name does not go on, in lower case or at the start of a sentence. */
const RUN_ON =
  "for|4 (?=my|our|the|a|an|him|her|his|us)|tops|max|maximum|entro|innerhalb|binnen|hasta|até|prob|probably|perhaps|roughly|approx|approximately|like|say|with|who|whom|that|which|where|when|please|if|so|but|because|since|as|is|are|was|can|could|would|should|my|our|(?:s?he|they|we|it|i|you)['’](?:s|re|m|ve|d|ll)|we|were|weve|i|ive|im|he|hes|she|shes|they|theyre|it|its|you|within|up to|no more|not more|less than|at most|under|over|this|next|starting|any|all|ideally|preferably|maybe|playing|play|plays|to play|to|soccer|football|futsal|fußball|fussball|futbol|fútbol|aged|age|ages|kids?|child|children|boys?|girls?|son|daughter|youth|thanks|thank|radius|looking|and (?:is|i|id|im|we|my|he|she|it|want|wants|need|needs|would|looking|which|not|no|within|up|a|an|the)|on (?:mon|tue|wed|thu|fri|sat|sun|week)\\w*|during|after|before|below|above|between|around|near|nearby|from|in (?:the(?! (?:bronx|hague|villages|dalles|woodlands|hamptons)\\b)|a|an|my|our|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|her|his)|at (?:a|the least|least|most)|by (?:car|bike|bus|foot|train)|on foot";

/** Abbreviations whose full stop ends no sentence. */
const SHORT = 'st|ste|ave|av|blvd|rd|dr|mt|ft|pt|ln|hwy|pkwy|jr|sr|no|d\\.c|[a-z]';

const STOPS = [
  new RegExp(
    `[${READ}${DISTANCE}\\n;!?()\\[\\]|]|:(?=\\s)|\\s[-–—]+\\s|(?<!\\b(?:${SHORT}))\\.(?=\\s|$)|,?\\s+(?:${RUN_ON})\\b(?![’'-])`,
    'i',
  ),
  // In capitals it is Oregon.
  /,?\s+(?:or|not)\b/,
];

/** Names of nothing on a map, though they stand where a place would. */
const NOWHERE = cueList(
  String.raw`
  me|us|here|home|my\b.*|our\b.*|where (?:i|we)\b.*
  (?:the )?(?:new |old |same |other )?(?:area|house|home|park|school|work|office|town|neighbou?rhood|city|region|vicinity|place|corner|address|flat|apartment)(?: only)?|work|town|you|there|it|him|her
  them|this\b.*|that(?:['’]s)?\b.*|by|soccer\b.*|football\b.*|least\b.*|most\b.*|all\b.*|any(?:one|where|thing)?\b.*
  some(?:one|where|thing)?\b.*|english|spanish|french|spring|summer|fall|autumn|winter|weekends?|weekdays?|saturdays?|sundays?
  (?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?|a|an|the|car|bus|bike|foot|train
  \d{1,3} (?:min|minutes|o['’]?clock|uhr)\b.*|subway|transit|general|person|advance|particular|short|fact|now|total|u\d+.*|\d{1,4}|(?:the )?(?:north|south|east|west)(?:ern)?(?: side| coast| part)?|\d{1,2}(?::\d\d)? ?[ap]m.*|\d{1,2}:\d\d\b.*
  (?:the )?(?:middle|cent(?:er|re)|heart|edge|outskirts) of (?:the )?(?:town|city|village)|(?:the )?(?:(?:town|city) )?cent(?:er|re)|downtown|(?:stadt)?zentrum|innenstadt|centre-ville
  college|university|(?:high|middle|elementary) school
  (?:the |a |an |his |her |their )?(?:church|mass|temple|mosque|synagogue|shul|worship|services?|hospital|clinic|day ?care|pre-?school|kindergarten|nursery|rehearsal|practice|games?)
  (?:the |a )?(?:beach|cabin|gym|pool|mall|airport|station)|(?:der |die |das |dem )?(?:kirche|messe|moschee|krankenhaus|kita)|(?:la |l['’])?(?:église|messe|mosquée|crèche|hôpital)
  (?:la |el |a |o )?(?:iglesia|misa|mezquita|guardería|hospital|igreja|missa|creche)|(?:la |in )?(?:chiesa|messa|moschea|ospedale)|(?:de |het )?(?:kerk|mis|moskee|ziekenhuis|opvang)|kości(?:ół|ele|oła)|msz[ay]|meczet\w*|szpital\w*|przedszkol\w*
  (?:the |his |her |their )?(?:grand(?:ma|pa|mother|father|parents?)|nana?|gran(?:ny)?|abuelit?a|oma|opa|mamie|nonna|dad|mum|mom|aunt(?:ie|y)?|uncle)s?['’]?s?(?: (?:house|place|home|flat|apartment|work|office))?
`,
  { before: String.raw`^`, after: String.raw`$` },
);

/** Words about soccer, families and searching; a place name does not begin with one. */
const VOCABULARY = cueList(
  String.raw`
  (?:fußball|fussball|sport|bolz)(?:plätze|plaetze|platz|vereine?|schule)|terrains?|canchas?|soccer|topsoccer|football|fußball
  fussball|futbol|fútbol|futsal|youth|kids?|children|child|boys?|girls?|help|make|change|test|try|looking|look|find|finding|search
  searching|want|need|needs|please|hi|hello|hey|dear|thanks|thank|what|where|which|who|how|when|is|are|can|could|does|do|any|some|more
  other|others|else|list|show|give|get|tell|me|us|my|our|the|a|an|we|i|(?:s?he|they|we|it|i|you|who)['’](?:s|re|m|ve|d|ll)|im|it|he|hes|she|shes|they|theyre|its|either|son|daughter|kid's|club|clubs|club's|program
  programs|programme|programmes|field|fields|pitch|pitches|league|leagues|team|teams|camp|camps|class|classes|lessons?|rec
  recreational|recreation|beginner|beginners|travel|competitive|best|good|fun|free|cheap|affordable|options?|places?|play|page|website
  site|link|own|also|and|or|for|with|to|of|in|at|near|around|spring|summer|fall|autumn|winter|season|practice|age|ages|aged|radius
  within|coed|co-ed|indoor|outdoor|no|yes|not|none|there|here|old|year|years|adult|adults|toddler|training|academy|registration|signup
  sign|up|by|from|on|be|only|yo|sup|heya|howdy|hola|hallo|bonjour|ciao|thx|ty|pls|plz|nr|socr|dude|lil|max|maximum|miles?|km|anything|something|nearby|closest|nearest
`,
  { before: String.raw`^`, after: String.raw`$` },
);

/** Offset at which a place name has ended at the latest. */
export function findStop(text: string): number {
  return Math.min(text.length, ...STOPS.flatMap((stop) => stop.exec(text)?.index ?? []));
}

/** Where one phrase of a brief ends and the next begins. */
export const PHRASE_END = new RegExp(
  `(?:[${READ}${DISTANCE}\\n;!?()]|:(?!\\d))+|(?<!\\b(?:${SHORT}))\\.(?=\\s|$)`,
  'gi',
);

export const isNowhere = (words: string): boolean => NOWHERE.test(words);

/** "OR", "IN" and "ME" in capitals are states. */
export const isVocabulary = (word: string): boolean =>
  (VOCABULARY.test(word) || rolesIn('en', foldCase(word)).has('people')) && !findRegion(word);
