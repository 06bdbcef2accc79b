import { anyPhrase } from '../../reading/word-lists.ts';

/** Closings of friends and thanks, with who signs behind them. */
const FRIENDLY =
  'groetjes,groeten,groet,liefs,bisous,bises,biz,abrazo,abrazos,besos,un abrazo,baci,ciao,un abbraccio,beijo,beijos,abraço,abraços,gruß,grüße,liebe grüße,tschüss,tschüs,xx,xo';
const FROM_WHERE = String.raw`(?:,?\s(?:uit|aus|from|de|desde|da|in)\s\p{L}{2,20}|,\s\p{Lu}\p{L}{1,20})?`;
const SIGNED = new RegExp(
  String.raw`(?<=[.!?\n]\s{0,4})(?:${anyPhrase(FRIENDLY)})(?:[,!.]|\s+(?:van|uit|von|aus|from|de|da)\b)?\s+` +
    String.raw`\p{L}{2,20}(?:\s\p{Lu}[\p{L}-]{1,20})?${FROM_WHERE}[.!\s]*(?=\n|$)`,
  'giu',
);

const THANKED = new RegExp(
  String.raw`(?<=[.!?\n]\s{0,4})(?:Obrigad[ao]|Grazie(?: mille)?|(?:Muchas g|G)racias|Merci|Danke|(?:Alvast b|B)edankt|Dziękuję|Dzięki)[,!.]?\s+` +
    String.raw`\p{Lu}\p{Ll}{1,19}(?:\s\p{Lu}[\p{L}-]{1,20})?(?:,\s\p{Lu}\p{L}{1,20})?[.!\s]*(?=\n|$)`,
  'gu',
);

/** "The twins (Milo and Juniper)" */
const RELATED =
  'mum,mom,dad,twins,kids,children,boys,girls,son,sons,daughter,daughters,sister,sisters,brother,brothers,grandkids,grandson,granddaughter,niece,nephew,parents,in-laws,family,neighbors,neighbours,folks,husband,wife,tenant,tenants,client,roommate';
const BRACKETED = new RegExp(
  `(?<=(?<![\\p{L}])(?:${anyPhrase(RELATED)})(?: here)? )\\(\\p{L}{2,20}(?:(?:,| and| &|,? and) \\p{L}{2,20}){0,4}\\)`,
  'giu',
);

/** What befell somebody else's thing. */
const MISHAP = new RegExp(
  `(?<![\\p{L}])(?:my|our|a|the) (?:${anyPhrase('neighbor,neighbour,friend,coworker,co-worker,colleague,boss,roommate')})['’]?s \\p{L}{3,20}(?: \\p{L}{3,20})? ` +
    `(?:just |recently )?(?:${anyPhrase('caught fire,exploded,blew up,burst,burned,burnt,melted,broke')})(?![\\p{L}])`,
  'giu',
);

/** "Call me back on 6145550100" */
const CALLED = new RegExp(
  String.raw`(?<!\p{L})(?:call|text|ring|phone|reach|message|whatsapp|contact|buzz)(?: (?:me|us|him|her|them))?(?: back)? (?:on|at|under) \+?\d[\d ()./-]{5,16}\d(?!\d)`,
  'giu',
);

/** "After her hip replacement": what was done to somebody, which is no product there. */
const OPERATED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:after|since|following|had|having|for|from|before) (?:(?:her|his|my|their|our|the|an?|mom['’]s|dad['’]s) )?)` +
    String.raw`(?:(?:left|right|total|new|double|second) )?(?:hip|knee|shoulder|joint|ankle|heart|valve|bypass|back|spine|eye|cataract|brain|kidney|gallbladder|hernia)` +
    String.raw` (?:replacements?|surger(?:y|ies)|operations?|op|transplant|procedure)(?!\p{L})`,
  'giu',
);
/** "Got out of St Example hospital" */
const IN_HOSPITAL = new RegExp(
  String.raw`(?<!\p{L})(?:(?:got|came|come|comes|is|was|went|back|home|discharged|released) (?:out of|from|in|into|to)|stays? (?:at|in)) (?:the )?` +
    String.raw`(?:[\p{L}.'’-]{2,20} ){0,3}(?:hospitals?|hospice|clinic|rehab|nursing home|care home|assisted living)(?!\p{L}| (?:beds?|gowns?|grade))`,
  'giu',
);

/** "Driver      Ada Example": a field of a form whose value stands behind blanks; headings of columns stand so too. */
const FIELDS =
  'driver,codriver,co-driver,passenger,navigator,rider,owner,tenant,resident,patient,guest,student,pupil,parent,guardian,applicant';
const FURTHER_FIELDS =
  'fahrer,beifahrer,halter,mieter,bewohner,conducteur,copilote,locataire,conductor,inquilino,conducente,condutor,bestuurder,huurder,kierowca,najemca,proprietario';
const LABELS = `${FIELDS},${FURTHER_FIELDS}`
  .split(',')
  .map((label) => `[${label[0]?.toUpperCase()}${label[0]}]${label.slice(1)}`)
  .join('|');
const HEADINGS = '(?:No|Nr|Number|Name|Date|Make|Model|Brand|Serial|Item|Phone|Qty|Unit|Product)';
const FIELD_OF_FORM = new RegExp(
  String.raw`(?<=^|\n|[ \t]{2})(?:${LABELS})(?:[ \t]{2,}|\t)\p{Lu}[\p{L}.'’-]+(?: (?!${HEADINGS}(?!\p{L}))\p{Lu}[\p{L}.'’-]*){1,3}(?=[ \t]{2,}|\n|$|,)`,
  'gu',
);

/** "Venmo @ada-example": by what somebody is paid or found. */
const PAID_BY =
  /(?<!\p{L})(?:venmo|pay ?pal(?:\.me)?|cash ?app|zelle|instagram|insta|telegram|whatsapp|snapchat|facebook|wechat|bizum|twint|revolut|wero)[ \t]?(?:is|me|to|at|or|:)?[ \t]?[@$][\p{L}\d._-]{2,30}/giu;

/** "seller: ada example, joined 2031" without capitals: who has to do with an offer, up to a mark. */
const OFFERS =
  'seller,sold by,listed by,posted by,verkäufer,anbieter,vendeur,vendedor,vendedora,venditore,verkoper,sprzedawca';
const FIELD_IN_SMALL = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(?:${anyPhrase(OFFERS)})[ \t]?:[ \t]*` +
    String.raw`\p{Ll}[\p{L}'’.-]{1,20}(?: \p{Ll}[\p{L}'’.-]{1,20}){0,2}(?=[ \t]*(?:[,;(|\n]|$))`,
  'gu',
);

/** "Permit BA-3302", "lic 88213", "MC-774120": papers of a person or a trade, by their numbers. */
const PAPER_NAMES = `permit,lic,licence,license,certificate,cert,badge,inspector,docket,case,file,reg,genehmigung,zulassung,aktenzeichen,permis,agrément,dossier,permiso,licencia,expediente,
  cédula,permesso,licenza,pratica,vergunning,licença,alvará,processo,pozwolenie,licencja`;
const PAPER = String.raw`(?:${anyPhrase(PAPER_NAMES)})(?: (?:no|nr|num|number|nummer)\b)?[.:#°]{0,2} ?#?(?=[A-Z\d-]*\d{3})[A-Z\d]{1,10}(?:-[A-Z\d]{1,8}){0,3}`;
const PAPERS = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${PAPER}|(?:MC|USDOT|US DOT)[-# ]{0,2}\d{5,8})(?![\p{L}\d-])`,
  'giu',
);
/** "DL on file, med card attached, hep B shots current": what somebody has to show. */
const SHOWN = `dl,cdl,coi,w9,w-9,driver's license,drivers license,driver's licence,medical card,med card,insurance,background check,shots,flu shots,tetanus shot,covid shots,rabies shots,hep a shots,
  hep b shots,hepatitis b shots`;
const PAPERS_OF_SOMEBODY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyPhrase(SHOWN)}) (?:is |are )?(?:on file|attached|enclosed|current|up to date|expired|valid|pending)(?!\p{L})(?: ?\([^()\n]{1,60}\))?`,
  'giu',
);
/** "1409 Dovecote, ring twice": where somebody is to come. */
const AT_DOOR = String.raw`(?:ring|buzz|knock|ask for)(?!\p{L})|(?:blue|red|green|white|yellow|back|side|front) (?:door|gate|house)(?!\p{L})`;
const ARRIVING = new RegExp(
  String.raw`(?<![\d.,/-])\d{1,5} \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}+){0,2},? (?:${AT_DOOR})`,
  'gu',
);
/** "330 555 0100, Exampleville": a place behind a telephone, at the end of its line. */
const BEHIND_NUMBER =
  /(?<=(?<![\d.-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4},? )(?:in )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}(?:,? \p{Lu}{2})?(?=[.!]?[ \t]*(?:\n|$))/gu;

const anyCase = (words: string): string =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
/** "The agent is Ada Example" */
const OFFICES =
  'foreman|manager|supervisor|caretaker|janitor|landlord|agent|broker|realtor|nurse|cleaner|mechanic|teacher|coach|doctor|vet|sitter|nanny|carer';
const IN_OFFICE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCase(OFFICES)}) is \p{Lu}\p{Ll}+\.?(?: \p{Lu}\p{Ll}+){0,3}`,
  'gu',
);
const WHO_SAYS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${anyCase('cleaner|trainer|sitter|nanny|mechanic|carer|cook|driver|gardener')}) )\p{Lu}\p{Ll}{2,20}` +
    String.raw`(?= (?:says|said|thinks|told|noticed|asked|reports|mentioned|wants|found)(?!\p{L}))`,
  'gu',
);

/** About the writer and those around: where they live, what they have, who signs. */
export const HOMES = [
  PAID_BY,
  FIELD_IN_SMALL,
  // "Any recalls? - Ada Example, 330 555 0100": who signs behind the question.
  /(?<=[?!.][ \t]{0,3}\n?[ \t]{0,3})[-–—~]{1,2}[ \t]?\p{Lu}\p{Ll}{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}(?:,|:)?[ \t]*(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}[ \t]*$/gu,
  CALLED,
  FIELD_OF_FORM,
  OPERATED,
  IN_HOSPITAL,
  // A telephone by its groups, where no word calls it a code.
  /(?<![\d.,/-])(?<!(?:lot|batch|serial|code|codes|model|upc|ean|no|nr|number|item|sku|#)[.:# ]{1,3})\d{3} \d{3} \d{4}(?![\d-]| \d)/giu,
  SIGNED,
  THANKED,
  MISHAP,
  // "It's Dana again"
  /(?<=(?<![\p{L}])(?:it['’]?s|this is) )\p{L}{2,20}(?= (?:again|here)(?![\p{L}]))/giu,
  /(?<=(?:^|\n)[ \t]*(?:hi|hey|hello),? (?:this is|it['’]?s) )\p{L}{2,20}(?=[.,!\n])/giu,
  /(?<![\p{L}])(?:donor|donated by|dropped off by): [^.;\n]{2,80}/giu,
  BRACKETED,
  /(?<![\p{L}])(?:letter|mail|email|notice|postcard|article|flyer)s? (?:is |was )?dated [^,.;?!\n]{3,20}/giu,
  IN_OFFICE,
  // "Cleaner Ada says"
  WHO_SAYS,
  /(?<=(?<![\p{L}])(?:comadre|compadre|suegr[ao]|cuñad[ao]|tí[ao]|abuelit[ao]|oma|opa|tante|onkel|mamie|nonn[ao]|zi[ao]) )\p{L}{3,20}/giu,
  /(?<![\p{L}])(?:maître|mtre|avv|lic)\.? \p{L}{2,20}(?: (?:(?:de|di|da|van|von) )?\p{L}{2,20})?/giu,
  ARRIVING,
  PAPERS,
  PAPERS_OF_SOMEBODY,
  BEHIND_NUMBER,
  /(?<![\p{L}])plates? (?:are|is) (?=[A-Z\d-]*\d)[A-Z\d-]{4,9}/giu,
  /(?<![\p{L}])(?:claim|case|file|policy|ref)\.? ?#?:? ?\d{2,4}(?:-\d{1,6}){1,3}(?!\d)/giu,
  // Of a receipt: when it was printed, and at which till.
  /(?<![\d:/])(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}[ \t]+)?(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?(?![\p{L}]))?(?:[ \t]+(?:REG|TRN|TRX|TRANS|OPR?|TILL|LANE|CASHIER|CSHR)\b(?:[#: ]*\d+)?)*/giu,
  // Of what somebody takes something for, unless it is measured.
  /(?<![\p{L}])(?:(?:high|low) )?(?:blood (?:pressure|sugar|thinners?)|cholesterol|(?:sugar|heart|water) (?=ones|pills?|meds))(?! (?:monitor|cuff|meter|machine|gauge|test|kit|strip))(?![\p{L}])/giu,
  /(?<![\p{L}])(?:[Uu]nit|[Aa]pt|[Aa]partment|[Ff]lat|[Rr]oom|[Rr]m|[Ss]uite|[Ll]ocker|[Cc]abin|APT|RM)\.? ?#?\d{1,4}[a-zA-Z]?(?![\p{L}\d-])(?: (?:of|at|in)(?: the)?(?: \p{Lu}\p{Ll}+){1,3})?/gu,
  /(?<![\p{L}])(?:order|booking|reservation) ref(?:erence)?\.? ?(?:no\.? ?)?[:#]? ?(?=[\w-]*\d)[A-Z\d-]{4,24}/giu,
  // "Rent roll is due the 1st": papers that wait for the answer.
  /(?<![\p{L}])(?:rent rolls?|reports?|invoices?|paperwork|registration|insurance|licen[cs]e|permit|tax(?:es)?|audit) (?:is|are) due(?![\p{L}]| for)[^.;!?\n]{0,60}/giu,
  /(?<![\p{L}])from (?:next door|(?:across|down|up) the (?:street|road|hall|block))(?![\p{L}])/giu,
  /(?<=(?<![\p{L}])(?:I['’]?m|I am|we['’]?re|we are|my name['’]?s?(?: is)?) (?:\p{L}{2,20} ){0,2})from (?!the |a |an )\p{L}{3,24}/giu,
  /\b(?:I|we|she|he) (?:live|lives|reside|am based|are based|am located) (?:at|in|on|near) [^.;:?!()\n]{2,90}/gi,
  /(?<![\p{L}])(?:j['’]habite|(?:nous )?habitons|ich wohne|wir wohnen|vivo|vivimos|abito|abitiamo|moro|moramos|ik woon|wij wonen) (?:au|à|a|en|in|im|na|no|te)(?![\p{L}])[^.;?!\n]{1,90}/giu,
  /(?<![\p{L}])(?:an? |his |her |my |the )?[\p{L}-]{2,20}(?:(?:,| and| or|\/) ?[\p{L}-]{2,20})? (?:allerg(?:y|ies)|intolerances?)(?![\p{L}])/giu,
  // "Alergia a …", "allergique aux …", "allergisch gegen …"
  /(?<![\p{L}])(?:alergia|al[ée]rgic[oa]s?|allergi(?:e|es|que|ques|a|co|ca)|allergisch|allergiker(?:in)?) (?:a|à|au|aux|al|alla|ai|gegen|auf|voor|contro|ao|aos|às)(?![\p{L}])[^.,;?!\n–—-]{2,60}/giu,
  /(?<![\p{L}])allergic to [^.,;?!\n–—-]{2,60}/giu,
  /(?<![\p{L}])(?:allerg(?:ic|y|ies|isch\p{L}{0,2}|ique|ico|ica)|al[ée]rgic[oa]) [^.,;:?!()\n]{0,30}\([^()\n]{1,60}\)/giu,
];
