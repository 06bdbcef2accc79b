import { cueList } from '../../reading/cue-list.ts';
import { US_STATES } from './regions.ts';
import { DISTANCE, READ } from './span.ts';

/** Words behind which a place stands. */
export interface Anchor {
  weight: number;
  /** A name in small letters may stand behind it where the writer uses capitals elsewhere. */
  isLoose: boolean;
  /** People stand behind it as well ("à Lyon", "à Camille"): there the name has to say that it is a place. */
  isProne?: true;
  /** Words of talk that the place is read without tell whether one stands there. */
  isInTalk?: true;
  pattern: RegExp;
}

/** A town with its state, as "Norden, Ohio" or "Norden in Ohio". */
export const STATE = `(?:${[...US_STATES.values(), ...US_STATES.keys()].join('|')})`;

/** Where somebody lives, or a ground or club is: behind such words even "à" and "bei" stand before a place. */
const LIVING = `live|lives|living|based|staying|wohnen|wohne|wohnt|leben|habitons|habite|habitent|vivons|sommes|suis|abitiamo|abito|viviamo|siamo|stiamo|sto|abita|abitano|vit|vivent|vive|viven|mora|moram|woont
  vivimos|vivo|estamos|moro|moramos|estou|woon|wonen|mieszkamy|mieszkam|foot|football|clubs?|terrains?|école|stages?|calcio|campi|campo|squadra|fußball|verein|vereine|voetbal|ans|anni|años|anos|jahre|jahren|jaar|lat`;

/** "4 km au plus de", "2 miles or so from": what may stand between a distance and where it is from. */
const AT_MOST =
  'radius|drive|walk|away|or (?:so|less)|(?:(?:at|the|au|al|como|no|ao) ){0,2}(?:most|plus|max(?:imum|imal)?\\.?|m[áa]ximo|massimo|tops|höchstens|hoogstens|najwyżej|maksymalnie)';

export const ANCHORS: readonly Anchor[] = [
  {
    weight: 6,
    isLoose: true,
    pattern: cueList(
      String.raw`
  location|place|address|city|town|neighbou?rhood|area|zip(?: ?code)?|post(?:al)? ?code|where
  (?:wohn)?ort|plz|stadt|lieu|ville|lugar|ciudad|dirección|luogo|città|cidade|local|plaats|stad|miasto|miejsce|город|место|місто
`,
      { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`\s*\*?[:=\t]\s*` },
    ),
  },
  {
    weight: 6,
    isLoose: false,
    pattern:
      /(?<!\p{L})(?:location|place|address|city|town|neighbou?rhood|area|zip(?: ?code)?|post(?:al)? ?code) is\s+/giu,
  },
  {
    weight: 7,
    isLoose: true,
    pattern: new RegExp(
      `${DISTANCE}\\s*(?:(?:${AT_MOST}|${READ})\\s*)*(?:of|from|around|um|von|de|del|di|da|do|van|od|to|outside(?: of)?|near|about)\\s+`,
      'gi',
    ),
  },
  // "It's Norden in Ohio for us now", "it is Hillside in the Norden now (Ohio)": which of several is meant.
  {
    weight: 7,
    isLoose: false,
    pattern: new RegExp(
      "(?<!\\p{L})(?:[Ii]t['’]?s|[Ii]t is|[Tt]hat['’]?s|[Ww]e mean|I mean|[Mm]ake it|[Nn]ow in) " +
        `(?=\\p{Lu}[\\p{L}.'’ -]{1,30}?(?:,| in) (?:(?:the )?\\p{Lu}\\p{Ll}+(?: now)?,? \\(?)?${STATE}(?![\\p{L}]))`,
      'gu',
    ),
  },
  // Where somebody moves to, not from where.
  {
    weight: 6,
    isLoose: false,
    isInTalk: true,
    pattern: cueList(
      String.raw`
  (?:von|aus) [^.;,!?\n]{2,30} nach|(?:uit|van) [^.;,!?\n]{2,30} naar|(?:mud|déménag|trasferit)\p{L}* (?:de|da|desde) [^.;,!?\n]{2,30} (?:a|ad|à|para)
`,
      { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`\s+(?=\p{Lu})` },
    ),
  },
  // Where somebody will live, in other languages than English.
  {
    weight: 6,
    isLoose: false,
    isInTalk: true,
    pattern: cueList(
      String.raw`
  (?:ziehen|ziehe|zieht|zogen|umziehen|umzug)[^.;,!?\n\d]{0,30}? nach|(?:déménag|emménag|installons|installerons)\p{L}*[^.;,!?\n\d]{0,20}? à|(?:mudamos|mudaremos|mudarnos|trasladamos|mudo)[^.;,!?\n\d]{0,20}? (?:a|para)
  (?:trasferi|spost)\p{L}+[^.;,!?\n\d]{0,20}? a|(?:mudar|mudámo|mudamo)\p{L}*[^.;,!?\n\d]{0,20}? para|verhui(?:zen|s)[^.;,!?\n\d]{0,20}? naar|przeprowadz\p{L}+[^.;,!?\n\d]{0,20}? do
`,
      { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`\s+(?=\p{Lu})` },
    ),
  },
  { weight: 6, isLoose: true, pattern: /\b(?:mov(?:e|ing|ed)|relocat(?:e|ing|ed)) from [^.;?!\n]{2,50}? to\s+/gi },
  {
    weight: 5,
    isLoose: true,
    pattern: cueList(
      String.raw`
  near(?:by)?(?: to)?|nr\.?|close to|closest to|nearest(?: to)?|next to|not far from|around|vicinity of
  (?:we|i){am}? {stay}?\s*(?:in|at|near|on|by)
  zip(?: ?code)?|(?:mov|relocat)(?:ing|ed) to
`,
      {
        flags: 'gi',
        before: String.raw`\b`,
        after: String.raw`\s+`,
        words: {
          am: String.raw`[’']re| are|[’']m| am`,
          stay: String.raw`live|living|based|located|staying|back|now|currently`,
        },
      },
    ),
  },
  {
    weight: 5,
    isLoose: false,
    pattern: cueList(
      String.raw`
  (?:cerca del?|alrededor del?|en|em)\s+
  (?:près de|proche de|autour de|alentours de|dans)\s+
  (?:vicino a|intorno a|pressi di|perto d[aeo]|torno d[aeo]|redor d[aeo])\s+
  (?:nähe von|nahe|rund um)\s+|(?:koło|obok|niedaleko|w pobliżu|okolic[ey])\s+
  (?:rondom|buurt van|dichtbij)\s+
  (?:zona|zone|gegend|raum|omgeving|região|región|région|quartier|barrio)(?: (?:di|de|van|von))?\s+
  (?:près|proche|autour) d['’]
`,
      { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`(?=\p{Lu})` },
    ),
  },
  {
    weight: 5,
    isLoose: false,
    isInTalk: true,
    pattern: cueList(LIVING, {
      flags: 'giu',
      before: String.raw`(?<![\p{L}])`,
      after: String.raw`\s+(?:à|au|a|ad|bei|bij|na|no|w|we|por)\s+(?=\p{Lu})`,
    }),
  },
  {
    weight: 3,
    isLoose: false,
    pattern: /(?<!\b(?:interest(?:ed)?|believe|faith) )\b(?:in|at|outside|serving|across|inside)\s+/gi,
  },
  {
    weight: 3,
    isLoose: false,
    isProne: true,
    pattern:
      /(?<!\p{L})(?:by|from|of|(?<!(?:goes|go|went|walks) )to|on|for|visiting|à|au|ad?|bei|bij|um|por|pour|für|para|per|de|di|do|da|von|van|voor|dla|na|no|we?)\s+(?=[\p{Lu}\d])/giu,
  },
];
