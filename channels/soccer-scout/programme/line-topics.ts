import { cueList } from '../../reading/cue-list.ts';
import { findSpokenAmounts } from '../../reading/spoken-amounts.ts';
import { BESIDE_THE_FEE, DAY_NAMES, PARTIES, PAST, SIGNING_UP, TEAM_GAME, WORN } from './page-words.ts';

/** What a line of a club's page is about, by its words; those of other languages stand in page-words.ts. */

const MONEY = cueList(
  String.raw`
  (?:\bUS\s?|\bR)?[$€£]\s?\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?|\b(?:USD|CAD|AUD|NZD|EUR|GBP|CHF)\s?\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?
  \b\d+(?:[., ]\d{3})*(?:[.,]\d{2})?\s?(?:(?:dollars|euros?|USD|EUR|GBP|CHF|PLN|pounds sterling)\b|€|zł)
`,
  { flags: 'gi' },
);
const FREE = cueList(
  String.raw`
  \b(?:{stating}s?|it['’]s)\s*[:–—-]?\s*free\b
  \bfree (?:of charge|program|clinic|session|to (?:join|play|all|attend|register|participate)|for (?:all|kids|children|everyone|residents))\b
  \bfree {sort} (?:soccer|futsal|play|games?|sessions?|clinics?|programs?)\b
  \bno (?:registration |entry |participation |sign-?up )?(?:cost|charge|fees?)\b|\b(?:at )?no cost\b|\bnothing to pay\b
  (?:^|[.;!]\s+)(?:free|gratis|gratuit[oae]?s?|kostenlos|kostenfrei|grátis|bezpłatn[aeyi]e?)(?=\s*(?:[.!,;]|$)|\s+with\b)
`,
  {
    words: {
      stating:
        'is|are|completely|totally|absolutely|always|program|clinic|session|camp|class|registration|cost|fee|price',
      sort: 'drop-?in|pick-?up|weekly|community|open|youth|kids|summer|after-?school',
    },
  },
);

const EQUIPMENT =
  /\b(?:jerseys?|uniforms?|kits?|socks?|shorts|shin ?guards?|cleats?|t-?shirts?|equipment|gear|apparel|soccer balls?|ball size|size \d)\b/i;
const SIDE_COST = cueList(
  String.raw`
  \b(?:late (?:fee|charge|registration)|fines?\b|{extra}\w*)
`,
  {
    words: {
      extra: String.raw`
    deposit|volunteer|refund|cancel|sibling|discount|scholarship|financial|assistance|tournament|processing|returned check|insurance
    sponsor|fundrais|raffle|photo|donat|transfer|convenience|credit card|service (?:fee|charge)|surcharge|non-?residents? add
    replacement|optional|additional|extra
  `,
    },
  },
);
const FEE_WORDS =
  /\b(?:registration|tuition|dues|membership|per (?:season|player|child|session|month|year|week|class)|season|program|league)\b/i;
const OTHER_PEOPLE = cueList(
  String.raw`
  coach|coaches|coaching|referees?|refs|volunteers?|parents? must|guardian must|accompanied|supervis\w+|siblings?|spectators?|board
  staff|instructors?|employ\w*|teammates|opponents|background check|(?:youngest|oldest)(?! (?:players?|children|kids|ones|groups?))|please (?:consider|see)|instead|other programs?
  for example|if (?:your|a|the) (?:child|kid|player|son|daughter)
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);
const FORMAT = cueList(
  String.raw`
  \b(?:\d+ ?v(?:s\.?)? ?\d+|roster|ball size|size \d|goal size|field size|halves|quarters|minute (?:halves|quarters|games)|offside|goalkeepers?|heading (?:is|the ball)|socks?|jerseys?|shorts)\b
`,
);
const SEASON = cueList(
  String.raw`
  ^(?:when|seasons?|dates?|schedule|time|times|days?|practices?|games?|sessions?|fall|autumn|spring|summer|winter|season (?:dates|runs)|duration)\b[^:]{0,30}:(?!\/\/)
  \bseason (?:runs|starts|begins|ends)|\b(?:starts?|begins?|runs?) (?:on|from|in)\b
`,
);
/** Days of the week with a time, at the head of a line. */
const WEEKLY = new RegExp(
  `^(?:every |on )?${DAY_NAMES}(?!\\p{L})[^$€£]{0,60}?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b|to|-|–|h(?!\\p{L})|Uhr|uur)`,
  'iu',
);
const WAITING = String.raw`wait(?:ing)?[- ]?list\w*`;
const REGISTRATION = cueList(
  String.raw`
  \b(?:registration|sign-?ups?|enrol\w*)\b.{0,60}\b(?:open|opens|opened|close|closes|closed|deadline|ends?|begins?|starts?|due|full|until|by)\b
  \b{waiting}\b|\b(?:sold out|(?:is|are|now|currently|already) full|(?:booked|filled) (?:up|out|solid)|fully booked|no (?:more )?{places}|{places} (?:left|remaining|available))\b
  (?:^|[.;:!]\s+|\t)(?:full|closed)(?=\W*(?:$|[,.;!)]|{waiting}))
`,
  { words: { waiting: WAITING, places: '(?:places?|spots?|spaces|openings)' } },
);
const PLACE =
  /^(?:where|held at|(?:[\w&]+ ){0,2}(?:locations?|address|venue|place|fields?|facility|site))\b[^:]{0,20}:/i;

export const findMoney = (text: string): { start: number; end: number }[] =>
  [
    ...Array.from(text.matchAll(MONEY), ({ index, 0: words }) => ({ start: index, end: index + words.length })),
    ...findSpokenAmounts(text),
  ].toSorted((a, b) => a.start - b.start);

export const tellsFree = (text: string): boolean => FREE.test(text);
export const tellsSeason = (text: string): boolean =>
  (SEASON.test(bare(text)) || WEEKLY.test(bare(text))) && !PLACE.test(bare(text)) && !/:\W*$/.test(text);
export const tellsRegistration = (text: string): boolean => REGISTRATION.test(text) || SIGNING_UP.test(text);
/** What was, as a heading or a clause says it. */
export const tellsPast = (text: string): boolean => PAST.test(text);
export const tellsPlace = (text: string): boolean => PLACE.test(bare(text));

/** Without the asterisks and lines of Markdown emphasis. */
const bare = (text: string): string => text.replace(/[*_]{1,3}/g, '').trim();

/** Money in such a line is not the price of taking part: it goes to staff, or nothing is due on a waitlist. */
export const tellsNoPrice = (text: string): boolean =>
  PARTIES.test(text) ||
  OTHER_PEOPLE.test(withoutAsides(upToFirstPrice(text))) ||
  PAST.test(text.slice(0, findMoney(text)[0]?.start ?? 0)) ||
  text.split(CLAUSE).some((clause) => findMoney(clause).length > 0 && NOT_DUE.test(clause));
const NOT_DUE = new RegExp(WAITING, 'i');
const CLAUSE = /[.;!?]\s|,\s|\s[—–-]\s/;

/** "$210, siblings $180": the first amount is the fee, and what is said behind it is of others. */
function upToFirstPrice(text: string): string {
  const [amount, further] = findMoney(text);
  const mark = amount && further ? /[,;]/.exec(text.slice(amount.end, further.start)) : null;
  return amount && mark ? text.slice(0, amount.end + mark.index) : text;
}

/** "$115 (siblings $10 off)" is a price all the same. */
const withoutAsides = (text: string): string => text.replace(/\([^()]*[$€£][^()]*\)/g, '');

/** Ages in such a line are those of coaches, siblings or sock colours, not of the children who may join. */
export const isAboutOthers = (text: string): boolean =>
  OTHER_PEOPLE.test(withoutAsides(text)) || FORMAT.test(withoutAsides(text));

/** An amount that is no fee for taking part: a jersey, a late fee, a discount. `context` is the heading and parent item above it. */
export function isSideCost(text: string, context: string): boolean {
  if (NOT_INCLUDED.test(text)) return true;
  const own = text.replace(/\b(?:includ|cover)\w*\b.*$/i, '');
  const [amount] = findMoney(own);
  const first = upToFirstPrice(own);
  if ([SIDE_COST, BESIDE_THE_FEE].some((words) => words.test(first.replace(/\([^)]*\)/g, '')))) return true;
  // What an amount is for stands before it or right behind it; "Cost: $99 plus $30 uniform" begins with the fee.
  const subject = amount ? own.slice(0, amount.end) + (FOR_EQUIPMENT.exec(own.slice(amount.end))?.[0] ?? '') : own;
  // "Free, with a jersey": what comes with it costs nothing either.
  if (!amount && tellsFree(own) && tellsFree((own.split(EQUIPMENT)[0] ?? '').replace(/,.*$/s, ''))) return false;
  if (EQUIPMENT.test(subject) || WORN.test(subject)) return !FEE_WORDS.test(subject);
  return EQUIPMENT.test(context) && !FEE_WORDS.test(own);
}

/** "Plus registration: $25", "fees do not include the kit ($72)": an amount behind words that it comes on top. */
const NOT_INCLUDED =
  /^[^$€£]*(?:(?:^\W*|[.;,(]\s*)(?:plus|add|additionally|on top)\b|\b(?:not|n['’]t|never) includ\w*|\bin addition\b)[^$€£.;]*[$€£]/i;

const FOR_EQUIPMENT = /^\s*(?:for |per |each )?(?:an? |the )?(?:\w+ )?(?:jersey|uniform|kit|sock|short|shirt)s?\b/i;

const OTHER_SPORTS = cueList(
  String.raw`
  basketball|baseball|softball|t-?ball|tee ?ball|volleyball|lacrosse|tennis|swim\w*|flag football|tackle football|gymnastics|hockey
  handball|balonmano|andebol|pallavolo|voleibol|siatkówk\w*|koszykówk\w*|natación|natação|natation|nuoto|zwemmen|schwimmen|turnen|pływani\w*
  karate|martial arts|dance|golf|cheer\w*|wrestling|cricket|rugby|pickleball|track and field|archery|yoga|chess|ballet
  robotics|skating|fencing|judo|taekwondo|cross country|drama|pottery|piano
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);
const SOCCER =
  /soccer|futsal|f[uú]tbol|fu(?:ss|ß|s)ball|voetbal|(?<!\p{L})calcio(?!\p{L})|futebol|piłk\p{L}* nożn|piłkarsk/iu;
const CLUB = /\b(?:[FS]\.?C|AYSO|USYS|USL|NPL|ECNL)\b/;
/** What only soccer is called, or groups by age limit where no other sport is named. */
const PLAY = cueList(
  String.raw`
  kick(?:s|ers?|ing|off)|strikers?|turf|pitch(?:es)?|goal ?keepers?|goalies?|shin ?guards?|dribbl\w+|ball (?:play|skills?|games?)
  jugamos|juegan|partidos?|bal[oó]n|pelota|canchas?|porter[oa]s?|jouons|ballon|gardiens?|spielen|mannschaft\w*|torwart|giochiamo|partite|pallone|portieri?
  jogamos|jogos|bola|goleir[oa]s?|spelen|wedstrijd\w*|keepers?|gramy|mecz\w*|piłk\w*|bramkarz\w*
`,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);
const GROUPS = cueList(
  String.raw`
  U-?\d{1,2}|\d{1,2}U|[Uu]nder[- ]\d{1,2}s?|[A-G]-Jugend|[Ss]ub-?\d{1,2}|[JM]?O-?\d{1,2}|[Pp]ulcini|[Ee]sordienti|[Pp]iccoli [Aa]mici|[Pp]rimi [Cc]alci
  [Żż]aki|[Oo]rliki|[Ss]krzaty|[Tt]rampkarze|[Mm]łodziki
`,
  { flags: 'u', before: String.raw`(?<![\p{L}\d-])`, after: String.raw`(?![\p{L}\d])` },
);
const FOOTBALL = /\bfootball\b/i;
const AMERICAN = /\b(?:flag|tackle|american|nfl|pop warner|quarterback)\b/i;

export const tellsSoccer = (text: string): boolean => SOCCER.test(text);

/** Whether a page is about soccer: it says so, is of a club by its initials, or means it by "football". */
export function isSoccerPage(text: string): boolean {
  if (!OTHER_SPORTS.test(text) && !FOOTBALL.test(text) && (PLAY.test(text) || GROUPS.test(text))) return true;
  return SOCCER.test(text) || CLUB.test(text) || (FOOTBALL.test(text) && !AMERICAN.test(text));
}
/** Whether a page is about a game of teams that it does not name: what somebody who looks for soccer gives as such may be it. */
export const isTeamGamePage = (text: string): boolean =>
  !OTHER_SPORTS.test(text) &&
  !FOOTBALL.test(text) &&
  TEAM_GAME.filter((words) => words.test(text)).length >= LEAST_WORDS;
const LEAST_WORDS = 3;

/** Of another sport, or of lessons in something else. */
export const tellsOtherClasses = (text: string): boolean =>
  OTHER_SPORTS.test(text) || FOOTBALL.test(text) || OTHER_CLASSES.test(text);
const OTHER_CLASSES = cueList(
  String.raw`
  musi[ckq]\w*|música\w*|muzyk\w*|muziek\w*|arts?|crafts?|paint\w*|kunst\w*|malen|peintur\w*|pintura|pittura|schilder\w*|plastyczn\w*
  choirs?|chor|chorale|coro|koor|chór|sing\w*|coding|math\w*|cook\w*|bak(?:e|ing)|sewing|knit\w*|theat\w*|tutor\w*|day ?care|child ?care|nursery
  circus|zirkus|cirque|parkour|climb\w*|ski(?:s|ing)?|riding|reiten|diving|rowing|sail(?:ing|boats?)|playgroup|story ?time|reading
`,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);

export const tellsOtherSport = (text: string): boolean => OTHER_SPORTS.test(text) && !SOCCER.test(text);
