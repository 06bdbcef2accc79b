import { readStates } from './states.ts';
import { isTalk, nounOf } from './talk.ts';

/**
 * A text without the talk around what it asks about: greetings, "is there a recall on", "please check", "I bought a", "thanks". What is
 * left may be empty.
 */
export function stripChatter(text: string): string {
  const narrow = text.replace(/[“”"]/g, ' ').replace(/\s+/g, ' ').replace(MARKS, shortenMarks);
  let rest = withoutPurchase(narrow.replace(MIDDLE, ', ').trim());
  for (let before = '', rounds = 0; before !== rest && rounds < MOST_ROUNDS; rounds += 1) {
    before = rest;
    for (const pattern of LEADING) rest = rest.replace(pattern, '').trim();
    for (const pattern of TRAILING) rest = rest.replace(pattern, '').trim();
    rest = withoutCopula(rest);
    rest = rest.replace(/^[\s,;:.!?–—-]+|[\s,;:!?–—-]+$|(?<!(?:^|[^\p{L}\d])\p{Lu})\.$/gu, '').trim();
  }
  return isTalk(rest) ? '' : rest;
}

/** Marks and blanks in a row, of which patterns that strip an end try every part. A VIN may hide letters behind asterisks. */
const MARKS = /[^\p{L}\p{N}*]{9,}/gu;
const shortenMarks = (run: string): string => `${run.slice(0, 4)}${run.slice(-4)}`;

/** Talk lies in fewer layers: a text that goes on yielding a word a round is none. */
const MOST_ROUNDS = 20;

/** "My fridge is a GE ABC12" names a "GE ABC12 fridge"; "our car is a 2012 Sonata" the Sonata. */
function withoutCopula(text: string): string {
  const [, noun = '', name = ''] = COPULA.exec(text) ?? [];
  if (name === '') return text;
  const [, first = '', more = ''] = /^([^,;]*)(.*)$/su.exec(name) ?? [];
  return `${`${first} ${nounOf(noun)}`.trim()}${more}`;
}

const COPULA =
  /^(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he)\s+)?(?:\p{L}+['’]s\s+)?((?!(?:there|this|that|these|those|it|what|who|which|where|here|if|whether|i|we|you)\s)(?:\p{Ll}+\s+){1,3}?)(?:(?:in|at|of)\s+(?:my|our|the)\s+\p{Ll}+\s+)?(?:is|are|was)\s+(?:(?:an?|the|from)\s+(?=\S)(?![\p{Ll}\s]+$)|(?=[\p{Lu}\d]))(\S.*)$/u;

/** The clause of a purchase counts only where it names the place. */
function withoutPurchase(text: string): string {
  return text.replace(PURCHASE, (clause) => {
    const said = clause.replace(
      /^[\s,(]*(?:that|which)?\s*(?:i|we)(?:['’]ve)?\s+(?:\p{L}+\s+)*?(?=bought|purchased|got|ordered|received)/iu,
      '',
    );
    return readStates(said).length > 0 ? `, ${said}` : ' ';
  });
}

const PURCHASE =
  /[\s,(]+(?:that\s+|which\s+)?(?:i|we|(?:my|our)\s+\p{Ll}+)(?:['’]ve)?\s+(?:have\s+)?(?:just\s+|recently\s+|originally\s+|only\s+)*(?:bought|purchased|got|ordered|received|picked\s+up|found|inherited|own|owned|have|use|used|drive|keep)(?=\s*[.?!)]|\s*$|\s+(?:it|them|one|new|used|for|in|at|from|on|last|this|a\s+few|two|three|yesterday|recently|back|around|as|second|recalled|been|being|is|are|was|has|safe|affected)\b)(?:(?!\s(?:models?|upc|lots?|vin|serial|item|style|sku|recalled|is|are|was|has|have|been|and|safe|affected)\b)[^,;.?!]|\.(?=\S))*(?:,\s*[A-Z]{2}(?![A-Za-z]))?/giu;

/** A question that is over before the description is. */
const MIDDLE = /\s+(?:(?:has|have|is|are|was|were)\s+)?(?:been\s+|being\s+)?recalled\s*\?\s+(?=\S)/gi;

const LEADING = [
  /^(?:i['’]?m|i\s+am|we['’]?re|we\s+are|was|am)?\s*(?:just\s+|a\s+bit\s+|really\s+|very\s+|also\s+)*(?:wondering|worried|concerned|curious|asking|checking|looking|anxious|nervous)(?![\p{L}])\s*(?:about|if|whether|on|over|into|up|for|that)?\s*/iu,
  /^(?:(?:i|we)\s+)?(?:just\s+)?(?:heard|read|saw|think|thought|believe|was\s+told|wonder)\s+(?:that\s+|about\s+|of\s+|if\s+|whether\s+|on\s+the\s+news\s+(?:that|about)\s+)*/i,
  /^(?:i|we)\s+(?:want|wanted|need|would\s+like)\s+(?:a\s+)?recalls?\s+(?:info\w*|check|status|news)?\s*(?:on|for|about|of)\s+/i,
  /^(?:a\s+)?(?:quick\s+)?question(?:\s+(?:about|on|regarding))?\s*[:,-]?\s*/i,
  /^(?:it['’]?s|its|it\s+is|that['’]?s|they['’]?re|they\s+are|this\s+is|these\s+are|which\s+is|there['’]?s|there\s+is|there\s+are|i['’]?ve\s+got|we['’]?ve\s+got|i['’]ve|we['’]ve)\s+(?=\S)/i,
  /^(?:there\s+(?:is|are|was|were|has\s+been)\s+)?(?:a|any|an)\s+(?:\p{Ll}+\s+){0,2}?recalls?\s+(?:out\s+|issued\s+|notice\s+)*(?:on|for|of|about|covering|involving|affecting)\s*/u,
  /^(?:what['’]?s|what\s+is|what\s+are)\s+(?:the\s+)?(?:recall\s+)?(?:status|situation|story|news|recalls?)\s*(?:of|on|for|with|about)\s+/i,
  /^(?:any|the)?\s*(?:news|word|info\w*|updates?|notices?|alerts?|anything|something|problems?|issues?)\s+(?:on|about|for|with|regarding|wrong\s+with)\s+/i,
  /^(?:is|are)\s+(?:it|they)\s+(?:still\s+)?(?:ok(?:ay)?|safe|fine|dangerous)\s+(?:to|for\s+\p{L}+\s+to)\s+(?:still\s+|keep\s+)?(?:use|using|eat|drink|drive|driving|ride|wear|feed|give|take|run|keep|play\s+with|sleep\s+in)(?:ing)?\s+/iu,
  /^(?:should|can|may|could|must)\s+(?:i|we|my\s+\p{L}+)\s+(?:still\s+|be\s+)?(?:use|eat|drink|drive|keep(?:\s+using)?|take|return|worried|worry|wear|throw\s+(?:out|away))\s+(?:about\s+)?(?=\S)/iu,
  /^(?:do|does|did)\s+(?=(?:my|our|the|this|that|these|those|a|an|his|her)\s|\S.*\brecalls?\b)/i,
  /^(?:has|have)\s+(?:anyone|somebody|someone|they|you)\s+(?:recalled|heard\s+(?:of|about))\s+(?:a\s+recall\s+(?:on|for|of)\s+)?/i,
  /^(?:did|have)\s+they\s+recall(?:ed)?\s+/i,
  /^(?:(?:at\s+home|in\s+(?:my|our|the)\s+\p{L}+)\s*,?\s+)?(?:i|we|there)(?:\s+also)?\s+(?:have|own|is|are|got|drive|keep|use)\s*:?\s*(?=\S)/iu,
  /^(?:what|how)\s+about\s+/i,
  /^(?:[^:]{0,40}\s)?(?:items?|products?|vehicles?|cars?|things?|list|these|following)\s*:\s*/i,
  /^(?:jar|bag|box|can|bottle|carton|pack|package|tub|tube|pair)\s+of\s+/i,
  /^(?:hi|hello|hey|dear|good\s+(?:morning|afternoon|evening))(?:\s+(?:there|all|team|folks))?(?![\p{L}])[\s,!.]*/iu,
  /^(?:please|pls|kindly|so|ok|okay|also|and|then|next|finally|first|second|third|urgent)(?![\p{L}])[\s,:]*/iu,
  /^(?:can|could|would|will)\s+(?:you|u|someone|somebody|anyone|anybody|we)\s+(?:please\s+)?/i,
  /^(?:do|should|would)\s+(?:i|we)\s+(?:need|have)\s+to\s+(?:be\s+)?(?:worr(?:y|ied)|concerned|stop\s+using|return|throw\s+(?:away|out)|replace)\s*(?:about)?\s+/i,
  /^(?:(?:a|my|our|the)\s+)?(?:two|three|four|five|several|some|a\s+few|a\s+couple\s+of|\d)\s+(?:cars|vehicles|trucks|things|items|products|toys|appliances)\s*[,:–—-]\s*/i,
  /^(?:(?:my|our|the|his|her)\s+)?(?:(?:little|older|younger|new|\p{L}+-old)\s+)?(?:baby|newborn|toddler|son|daughter|kids?|child(?:ren)?|dogs?|cats?|wife|husband|mom|dad|family|grand\p{Ll}+|twins)\s+(?:sleeps?|rides?|sits?|eats?|takes?|uses?|plays?|drinks?|wears?|drives?|loves?|has|have|owns?|got)\s+(?:in|on|with)?\s*(?=\S)/iu,
  /^(?:my|our)\s+\p{Ll}[\p{Ll}-]*(?:\s\p{Ll}+)?\s+(?:gave|got|bought|sent|lent)\s+(?:us|me|him|her|them)\s+(?=(?:an?|some|the|this|two)\s)/iu,
  /^mine\s+is\s+/i,
  /^my\s+name\s+is\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?(?:\s*[,.;]|\s+and)?\s*/u,
  /^(?:anyone|someone|anybody|somebody)\s+(?:here\s+)?(?:knows?|heard|tell\s+me)\s*(?:if|whether|about)?\s*/i,
  /^(?:just\s+|recently\s+)?(?:bought|purchased|got|have|own|received|ordered)\s+(?:an?|some|two|this|the)\s+(?!(?:in|at|from|on|for)\s)/i,
  /^(?:been\s+)?(?:using|eating|taking|driving|giving|feeding)\s+(?:my\s+\p{Ll}+\s+)?/iu,
  /^(?:look|looking)\s+(?:into|at|for)\s+/i,
  /^(?:i|we)\s+(?=(?:bought|purchased|got|ordered|received)\s+(?:it|them|this|that|mine|some|one)(?![\p{L}]))/iu,
  /^(?:i|we)(?:'d| would)?\s+(?:want|like|need|wanted|am trying|are trying)\s+(?:you\s+)?to\s+(?:know|find out|check|see|learn|ask)\s*/i,
  /^(?:check|look\s*up|search|find\s+out|find|see|tell\s+(?:me|us)|let\s+(?:me|us)\s+know|verify|confirm|run|do)(?![\p{L}])\s*(?:on|up|out)?\s*/iu,
  /^(?:a\s+)?recall\s+(?:check|search|look[- ]?up|status)\s*(?:on|for|of)?\s*/i,
  /^(?:about|whether|if|on|into)(?![\p{L}])\s*/iu,
  /^(?:is|are|was|were|has|have|had|do|does|did)\s+(?:there\s+(?:been\s+)?(?:any|a|an|open|some)?\s*(?:open\s+|known\s+|active\s+)?(?:safety\s+)?recalls?\s+(?:on|for|of|about|covering|involving|affecting|with)?\s*)/i,
  /^(?:any|open|active|known|what|which|all|the)\s+(?:open\s+|active\s+|known\s+|safety\s+)*recalls?\s+(?:are\s+there\s+|exist\s+|apply\s+)?(?:on|for|of|about|covering|to|involving|affecting)\s*/i,
  /^recalls?\s+(?:on|for|of|about|covering)\s+/i,
  /^(?:is|are|was|were|has|have)\s+(?=(?:my|our|the|this|that|these|those|a|an|his|her)\s)/i,
  /^(?:is|are|was|were|has|have)\s+(?=\S.*\b(?:recalled|recall|safe)\b)/i,
  /^(?:i|we|my\s+(?:son|daughter|wife|husband|mom|mother|dad|father|kid|kids|neighbor))\s+(?:just\s+|recently\s+|also\s+|still\s+)*(?:have|has|own|owns|bought|got|purchased|drive|drives|use|uses|ordered|received)(?:\s+got)?\s+(?!(?:it|them|this|that|mine|some|one)\s)/i,
  /^(?:the\s+)?(?:following|these|those|this)(?:\s+\d+)?\s*(?:items?|products?|things?|vehicles?)?\s*(?:for\s+(?:any\s+)?recalls?)?\s*:\s*/i,
  /^(?:a|an|my|our|the|this|that|his|her|their|some)\s+(?=\S)/i,
  /^(?:wife|husband|son|daughter|mom|mother|dad|father|brother|sister|kid|friend|neighbor)['’]s\s+(?=\S)/i,
  /^(?:product|item|vehicle|car)\s*:\s*/i,
];

const TRAILING = [
  /[\s,.]*(?:(?:[Kk]ind|[Bb]est|[Ww]arm|[Mm]any)\s+)?(?:[Rr]egards|[Tt]hanks|[Tt]hank\s+you|[Cc]heers|[Ss]incerely|(?<=[.!?]\s*)[Bb]est)\s*[,.]?\s+\p{Lu}\p{Ll}+\s*\.?$/u,
  /[\s,]+(?:and\s+)?(?:is|are|was|were|has|have|does|do)\s+(?:it|they|this|that|these|those)\s*[?.!]*$/i,
  /[\s,]*(?:should|do|must|can)\s+(?:i|we)\s+(?:need\s+to\s+|have\s+to\s+)?(?:stop\s+\p{L}+|throw|get\s+rid|send|bring|take)(?:\s+(?:it|them|of|away|out|back|in)){0,3}\s*[?.!]*$/iu,
  /[\s,]+(?:bought\s+|purchased\s+)?(?:on|from|at|off(?:\s+of)?)\s+(?:ebay|amazon(?:\.com)?|craigslist|facebook(?:\s+marketplace)?|offerup|etsy|wayfair|carmax|carvana|walmart|costco|target|sam['’]?s\s+club|best\s+buy|home\s+depot|lowe['’]?s|goodwill|(?:a|the|our|my)\s+(?:\p{Ll}+\s+)?(?:sale|store|shop|dealer|dealership|neighbor|friend|supermarket))(?:\s+(?:last|this|a\s+few|two|three|in)\s+(?:\p{Ll}+\s*){1,3})?\s*[?.!]*$/iu,
  /[\s,]*(?:do(?:es)?|has|have|is|are|was|were)?\s*(?:it|they|this|that|these|those|any\s+of\s+(?:them|these|those))?\s+(?:have|has|had|got|under|on|part\s+of|subject\s+to|in)\s+(?:a|an|any|the|some)?\s*(?:open\s+|known\s+|active\s+|outstanding\s+|safety\s+|pending\s+)*recalls?(?:\s+(?:on|for|against)\s+(?:it|them)|\s+list|\s+issues?|\s+out)?\s*[?.!]*$/i,
  /[\s,]*(?:still\s+)?(?:safe|ok(?:ay)?|fine|dangerous|good)\s+(?:to|for)\s+(?:still\s+|keep\s+)?(?:use|using|eat|drink|drive|driving|ride|wear|feed|give|take|run|keep|my\s+\p{L}+)(?:\s+(?:it|them|to\s+my\s+\p{L}+))?\s*[?.!]*$/iu,
  /[\s,]*(?:still\s+)?(?:safe|unsafe|dangerous)\s*[?.!]*$/i,
  /(?<=\S\s+\S+)[\s,]+(?:sitting\s+|parked\s+|standing\s+)?(?:in|at)\s+(?:my|our|the)\s+(?:\p{Ll}+\s+)?(?:garage|kitchen|driveway|house|home|pantry|fridge|freezer|cupboard|closet|nursery|basement|attic|shed|yard|bathroom|bedroom|cabinet|office)\s*[?.!]*$/iu,
  /[\s,(–—-]*(?:please\s+)?(?:let\s+(?:me|us)\s+know|tell\s+(?:me|us)|check(?:\s+(?:it|them|this|these|all|both)(?:\s+for\s+me)?)?|i(?:['’]d|\s+would)?\s+appreciate\s+.{0,20}|any\s+(?:info\w*|news|help|ideas?|idea)(?:\s+.{0,20})?)\s*[?.!)]*$/iu,
  /[\s,]*(?:i|we)(?:['’]m|['’]re|\s+am|\s+are)\s+(?:\p{L}+\s+)?(?:worried|concerned|wondering|curious)(?:\s+\p{L}+){0,3}\s*[?.!]*$/iu,
  /[\s,]*(?:is|are|was|were)\s+(?:any|either|one|all|some)(?:\s+of)?\s*(?:these|those|them)?\s*(?:recalled|affected|under\s+recall|safe)?\s*[?.!]*$/i,
  /[\s,.]*(?:thanks|thank\s+you|thx|cheers|regards)(?:\s+(?:in\s+advance|a\s+lot|so\s+much|very\s+much|for\s+\p{L}+(?:\s+\p{L}+)*))?[\s!.]*$/iu,
  /[\s,]*(?:for|about|on)?\s*(?:any\s+|open\s+|possible\s+|active\s+)*(?:safety\s+)?recalls?\s*[?.!]*$/i,
  /[\s,–—-]*(?:is|are|was|were|has|have|had)\s+(?:it|they|this|that|these|there|my\s+\p{L}+)?\s*(?:been\s+|being\s+)?(?:a\s+|any\s+|under\s+|subject\s+to\s+|part\s+of\s+|affected\s+by\s+|included\s+in\s+)*(?:a\s+|any\s+|the\s+)?(?:open\s+|safety\s+)?(?:recalled|recalls?|affected|safe(?:\s+to\s+(?:use|eat|drive))?|ok(?:ay)?)\s*(?:on|for|of)?\s*(?:it|them|this)?\s*[?.!]*$/iu,
  /[\s,]*(?:been\s+)?recalled\s*[?.!]*$/i,
  /[\s,]*(?:should|can|do)\s+(?:i|we)\s+(?:still\s+)?(?:use|eat|drive|worry|keep|return|be\s+worried)(?:\s+(?:it|them|about\s+it|this))?\s*[?.!]*$/i,
  /[\s,]*(?:for|with|to)\s+(?:my|our|his|her)\s+(?:\p{L}+\s+)?(?:daughter|son|kids?|child|children|baby|toddler|wife|husband|mom|mother|dad|father|family|grand\p{L}+|niece|nephew|dogs?|cats?|friend)(?:\s+(?:last|this|a\s+few|two|three)\s+(?:days?|weeks?|months?|years?|summer|winter|spring|fall|christmas)(?:\s+ago)?)?\s*[?.!]*$/iu,
  /[\s,]*(?:(?:last|this)\s+(?:week|month|year|summer|winter|spring|fall|christmas)|(?:a\s+few|some|\d+|two|three)\s+(?:days?|weeks?|months?|years?)\s+ago|yesterday|recently)\s*[?.!]*$/i,
  /[\s,]+(?:that\s+|which\s+)?(?:he|she|they)\s+(?:\p{Ll}+\s+)?(?:loves?|loved|likes?|liked|uses?|used|has|had|owns?|owned)\s*[?.!]*$/iu,
  /[\s,]+(?:and|so|but)\s+(?:i|we)(?:['’]d|\s+would|\s+just)?\s+(?:want|wanted|like|need)\s+to\s+(?:know|check|find\s+out)\s+(?:if|whether|about)\s+(?:it|they|this|that|these|those|them)(?:\s[^.?!]{0,40})?[?.!]?$/iu,
  /[\s,]*(?:please|right now|at the moment|asap|today)\s*[?.!]*$/i,
];
