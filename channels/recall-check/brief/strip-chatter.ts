/**
 * A text without the talk around what it asks about: greetings, "is there a recall on", "please check", "I bought a", "thanks". What is
 * left may be empty.
 */
export function stripChatter(text: string): string {
  let rest = text.replace(/[“”"]/g, ' ').replace(MIDDLE, ', ').replace(/\s+/g, ' ').trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const pattern of LEADING) rest = rest.replace(pattern, '').trim();
    for (const pattern of TRAILING) rest = rest.replace(pattern, '').trim();
    rest = rest.replace(/^[\s,;:.!?–—-]+|[\s,;:!?–—-]+$|(?<![A-Z])\.$/g, '').trim();
  }
  return NOTHING.test(rest) ? '' : rest;
}

/** A question that is over before the description is. */
const MIDDLE = /\s+(?:(?:has|have|is|are|was|were)\s+)?(?:been\s+|being\s+)?recalled\s*\?\s+(?=\S)/gi;

const LEADING = [
  /^(?:what|how)\s+about\s+/i,
  /^(?:[^:]{0,40}\s)?(?:items?|products?|vehicles?|cars?|things?|list|these|following)\s*:\s*/i,
  /^(?:jar|bag|box|can|bottle|carton|pack|package|tub|tube|pair)\s+of\s+/i,
  /^(?:hi|hello|hey|dear|good\s+(?:morning|afternoon|evening))(?:\s+(?:there|all|team|folks))?(?![\p{L}])[\s,!.]*/iu,
  /^(?:please|pls|kindly|so|ok|okay|also|and|then|next|finally|first|second|third|urgent)(?![\p{L}])[\s,:]*/iu,
  /^(?:can|could|would|will)\s+you\s+(?:please\s+)?/i,
  /^(?:i|we)(?:'d| would)?\s+(?:want|like|need|wanted|am trying|are trying)\s+(?:you\s+)?to\s+(?:know|find out|check|see|learn|ask)\s*/i,
  /^(?:check|look\s*up|search|find\s+out|find|see|tell\s+(?:me|us)|let\s+(?:me|us)\s+know|verify|confirm|run|do)(?![\p{L}])\s*(?:on|up|out)?\s*/iu,
  /^(?:a\s+)?recall\s+(?:check|search|look[- ]?up|status)\s*(?:on|for|of)?\s*/i,
  /^(?:about|whether|if|on|into)(?![\p{L}])\s*/iu,
  /^(?:is|are|was|were|has|have|had|do|does|did)\s+(?:there\s+(?:been\s+)?(?:any|a|an|open|some)?\s*(?:open\s+|known\s+|active\s+)?(?:safety\s+)?recalls?\s+(?:on|for|of|about|covering|involving|affecting|with)?\s*)/i,
  /^(?:any|open|active|known|what|which|all|the)\s+(?:open\s+|active\s+|known\s+|safety\s+)*recalls?\s+(?:are\s+there\s+|exist\s+|apply\s+)?(?:on|for|of|about|covering|to|involving|affecting)\s*/i,
  /^recalls?\s+(?:on|for|of|about|covering)\s+/i,
  /^(?:is|are|was|were|has|have)\s+(?=(?:my|our|the|this|that|these|those|a|an|his|her)\s)/i,
  /^(?:is|are|was|were|has|have)\s+(?=\S.*\b(?:recalled|recall|safe)\b)/i,
  /^(?:i|we|my\s+(?:son|daughter|wife|husband|mom|mother|dad|father|kid|kids|neighbor))\s+(?:just\s+|recently\s+|also\s+|still\s+)*(?:have|has|own|owns|bought|got|purchased|drive|drives|use|uses|ordered|received)(?:\s+got)?\s+/i,
  /^(?:the\s+)?(?:following|these|those|this)(?:\s+\d+)?\s*(?:items?|products?|things?|vehicles?)?\s*(?:for\s+(?:any\s+)?recalls?)?\s*:\s*/i,
  /^(?:a|an|my|our|the|this|that|his|her|their|some)\s+(?=\S)/i,
  /^(?:wife|husband|son|daughter|mom|mother|dad|father|brother|sister|kid|friend|neighbor)['’]s\s+(?=\S)/i,
  /^(?:product|item|vehicle|car)\s*:\s*/i,
];

const TRAILING = [
  /[\s,.]*(?:thanks|thank\s+you|thx|cheers|regards)(?:\s+(?:in\s+advance|a\s+lot|so\s+much|very\s+much|for\s+\p{L}+(?:\s+\p{L}+)*))?[\s!.]*$/iu,
  /[\s,]*(?:for|about|on)?\s*(?:any\s+|open\s+|possible\s+|active\s+)*(?:safety\s+)?recalls?\s*[?.!]*$/i,
  /[\s,–—-]*(?:is|are|was|were|has|have|had)\s+(?:it|they|this|that|these|there|my\s+\p{L}+)?\s*(?:been\s+|being\s+)?(?:a\s+|any\s+|under\s+|subject\s+to\s+|part\s+of\s+|affected\s+by\s+|included\s+in\s+)*(?:a\s+|any\s+|the\s+)?(?:open\s+|safety\s+)?(?:recalled|recalls?|affected|safe(?:\s+to\s+(?:use|eat|drive))?|ok(?:ay)?)\s*(?:on|for|of)?\s*(?:it|them|this)?\s*[?.!]*$/iu,
  /[\s,]*(?:been\s+)?recalled\s*[?.!]*$/i,
  /[\s,]*(?:should|can|do)\s+(?:i|we)\s+(?:still\s+)?(?:use|eat|drive|worry|keep|return|be\s+worried)(?:\s+(?:it|them|about\s+it|this))?\s*[?.!]*$/i,
  /[\s,]*(?:for|with|to)\s+(?:my|our|his|her)\s+(?:\p{L}+\s+)?(?:daughter|son|kids?|child|children|baby|toddler|wife|husband|mom|mother|dad|father|family|grand\p{L}+|niece|nephew|dogs?|cats?|friend)(?:\s+(?:last|this|a\s+few|two|three)\s+(?:days?|weeks?|months?|years?|summer|winter|spring|fall|christmas)(?:\s+ago)?)?\s*[?.!]*$/iu,
  /[\s,]*(?:(?:last|this)\s+(?:week|month|year|summer|winter|spring|fall|christmas)|(?:a\s+few|some|\d+|two|three)\s+(?:days?|weeks?|months?|years?)\s+ago|yesterday|recently)\s*[?.!]*$/i,
  /[\s,]*(?:please|right now|at the moment|asap|today)\s*[?.!]*$/i,
];

/** Talk that names nothing. */
const NOTHING =
  /^(?:(?:i|we|you|my|our|stuff|things?|it|them|this|that|is|are|any|some|anything|something|everything|recalls?|recalled|safe|help|hello|hi|hey|please|thanks?|check|items?|products?|vehicles?|cars?|lists?|here|there|below|above|the|a|an|of|for|to|and|or|in|on|me|us|do|does|know|if|whether|following|these|those|\d+|what|how|can|you|have|has|been|was|were|not|no|yes|sure|worried|wondering|just|old|new|house|home|family|kids?|look|up|want)[\s,.!?:;-]*)*$/i;
