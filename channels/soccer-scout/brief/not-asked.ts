import { cueList } from '../../reading/cue-list.ts';
import { NTH, NUMBER } from './number-words.ts';
import { type Span, spanOf } from './span.ts';

/** Numbers that are no age of whoever is asked for: how long somebody has played, and those in the form for another sport. */
export const findNotAsked = (text: string): Span[] => [
  ...timesPlayed(text),
  ...otherPeople(text),
  ...otherSports(text),
];

/** Ages of people who are spoken of beside the child: a cousin of his, a sitter, brothers who need nothing. */
const otherPeople = (text: string): Span[] =>
  [COMPANIONS, SITTERS, SCHOOLMATES, NO_NEED, NOTHING_FOR, PETS, COACHED, LASTED].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words }) => spanOf(text, index, words.length)),
  );

const COMPANION = [
  'cousins?|friends?|buddy|buddies|classmates?|schoolmates?|teammates?|neighbou?rs?|coach',
  'cousine?s?|freund(?:in|e)?|nachbar(?:in)?|ami(?:e|s)?|copain|copine|voisine?|prim[oa]s?|amig[oa]s?|vecin[oa]',
  'cugin[oaie]|amic[oaih]+|vicin[oa]|vizinh[oa]|neef|nicht|vriend(?:in)?|buur(?:jongen|meisje)|kuzyn(?:ka)?|kolega|koleżanka',
].join('|');
const COMPANIONS = cueList(
  String.raw`
  (?:his|her|their|sein|ihr|seine|ihre|son|sa|su|suo|sua|il suo|la sua|seu|zijn|haar|jego|jej) (?:\p{Ll}+ )?(?:{companion})(?: \p{Lu}\p{Ll}+)?,? {is}{n}(?! ?(?:miles?|km|min))(?:{olds})?
`,
  {
    flags: 'giu',
    before: String.raw`(?<!\p{L})`,
    after: String.raw`(?!\d)`,
    words: {
      companion: COMPANION,
      is: String.raw`(?:\(|aged? |(?:who )?(?:is|ist|a|tiene|ha|tem|is|ma) )?`,
      n: NUMBER,
      olds: String.raw`(?: ?(?:years? old|jahre(?: alt)?|ans|años|anni|anos|jaar(?: oud)?|lat))`,
    },
  },
);
const SITTERS = cueList(
  String.raw`
  {n}[- ]years?[- ]old (?:\p{L}+ )?(?:neighbou?r|(?:baby)?sitter|nanny|au pair|student|cousin)
`,
  { flags: 'giu', before: String.raw`(?<![\p{L}\d])`, after: String.raw`(?!\p{L})`, words: { n: NUMBER } },
);
/** "His friends in third grade": how far on somebody else is at school. */
const SCHOOLMATES = cueList(
  String.raw`
  {their} (?:\p{Ll}+ )?{mates} (?:\p{Ll}+ ){0,3}?(?:(?:{nth}|\d{1,2}\.?) ?(?:grade|klasse|klasie|grado|ano|classe)|groep \d|CP|CE[12]|CM[12])
`,
  {
    flags: 'giu',
    before: String.raw`(?<!\p{L})`,
    after: String.raw`(?!\p{L}|\d)`,
    words: {
      their: '(?:his|her|their|sein|ihr|seine|ihre|ses|sus|i suoi|le sue|os seus|as suas|zijn|haar|jego|jej)',
      mates: `(?:${COMPANION}|freunde|freundinnen|vrienden|koledzy)`,
      nth: NTH,
    },
  },
);
/** "Her brothers (13, 15) don't need anything." */
const NO_NEED = cueList(
  String.raw`
  (?:brothers?|sisters?|siblings?|sons?|daughters?|boys?|girls?|twins|kids?)[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}(?:don['’]?t|doesn['’]?t|do not|does not|won['’]?t) (?:need|want|play|care)
  (?:brüder|bruder|schwestern?|geschwister)[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}(?:brauch|will|woll|spiel)\p{L}* (?:nichts|nicht)
  (?:frères?|sœurs?|soeurs?)[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}(?:n['’]ont besoin de rien|ne (?:joue|veu)\p{L}* pas)|(?:herman[oa]s?)[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}no (?:necesita|quiere|juega)n?
  (?:fratell[oi]|sorell[ae])[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}non (?:ha bisogno|hanno bisogno|vuole|vogliono|gioca)|(?:irmãos?|irmãs?)[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}não (?:precisa|quer|joga)\p{L}*
  (?:broers?|zus(?:sen|je)?)[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}(?:hoeven|hoeft|willen|wil) (?:niets|niet)|(?:bracia|brat|siostr[ay])[^.;!?\n]{0,30}\d[^.;!?\n]{0,20}nie (?:potrzebuj|chc|gra)\p{L}*
`,
  { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);

const WHOLE = { flags: 'giu', before: String.raw`(?<![\p{L}\d])`, after: String.raw`(?!\p{L})` };
const SPANS =
  'years?|yrs?|months?|weeks?|jahren?|monate?n?|ans|mois|años|meses|anni|mesi|anos|jaar|maanden|lata?|miesi\\p{L}+';

/** "The big one, 15, runs track, so nothing for him": the age before it, where no other stands between. */
const NOTHING_FOR = cueList(
  String.raw`
  nothing for {them}|nichts für (?:ihn|sie|den|die)|rien pour (?:lui|elle|eux|elles)|nada para (?:él|ella|ellos|ellas)|niente per (?:lui|lei|loro)
  nada para (?:ele|ela|eles|elas)|niets voor (?:hem|haar|hen)|dla (?:niego|niej|nich) (?:nic|niczego)|(?:nic|niczego) dla (?:niego|niej|nich)
`,
  {
    ...WHOLE,
    before: String.raw`(?<![\d.,:/$€£])\d{1,2}(?!\d)[^.;!?\n\d]{0,80}(?<!\p{L})`,
    words: { them: '(?:him|her|them|that one|the (?:older|elder|big|younger|little) one)' },
  },
);
/** "The dog is 6 and flies with us." */
const PETS = cueList(
  String.raw`
  (?:dog|cat|puppy|pony|horse|hund|katze|pferd|chien|chat|cheval|perro|gato|caballo|cane|gatto|cavallo|cão|cachorro|cavalo|hond|kat|paard|pies|kot|koń){name},? {is}{n}(?! ?(?:miles?|km|min))
`,
  {
    flags: 'giu',
    before: String.raw`(?<!\p{L})`,
    after: String.raw`(?!\d)(?: ?(?:years? old|jahre(?: alt)?|ans|años|anni|anos|jaar(?: oud)?|lat))?`,
    words: { name: String.raw`(?: \p{Lu}\p{Ll}+)?`, is: String.raw`(?:\(|(?:is|ist|a|tiene|ha|tem|ma) )?`, n: NUMBER },
  },
);
/** "Coached the U16 in Superior", "the U8 coach": a team that somebody has or had to do with. */
const COACHED = cueList(
  String.raw`
  (?:coach(?:ed|es)?|train(?:ed|s)|manag(?:ed|es)|referee[ds]?) (?:the |a |an |his |her |their )?(?:old )?{group}|{group}(?:['’]?s)? (?:coach|trainer|manager|referee)
  (?:trainierte?|coachte?) (?:die |eine )?{group}|{group}-trainer(?:in)?
  (?:entraîn(?:e|ait|é)|entren(?:a|aba|ó)|allen(?:a|ava)|trein(?:a|ou|ava)|train(?:t|de)|trenuje|trenował\p{L}?) (?:les |los |la |l['’]|gli |os |de |drużynę )?{group}
`,
  { ...WHOLE, words: { group: String.raw`u-?\d{1,2}s?` } },
);
/** How long something has lasted or will: "worked there for 6 years", "a contract for 4 years", "$480, 2 months". */
const LASTED = cueList(
  String.raw`
  (?:(?!turned|aged|interested|needed|wanted)\p{L}{2,}ed|been|spent|ran|taught|contract|lease|visa) [^.,;()!?\n]{0,40}?{n} ?{years}(?![ -]?olds?)
  (?:vertrag|mietvertrag|contrat|bail|contrato|contratto|contract|kontrakt|umow\p{L}) [^.;!?\n\d]{0,30}?{n} ?{years}
  [$€£] ?\d{1,5},? (?:for |per |per )?{n} ?{years}|{n} jahre lang|{n} jaar lang|(?:przez|na) {n} lat\p{L}?|(?:durante|por) {n} (?:años|anos)
`,
  { ...WHOLE, words: { n: NUMBER, years: `(?:${SPANS})` } },
);

export const timesPlayed = (text: string): Span[] =>
  Array.from(text.matchAll(PLAYED_FOR), ({ index, 0: words }) => spanOf(text, index, words.length));

/** "Has played for 3 yrs", "spielt seit 2 Jahren", "gra od 2 lat". */
const PLAYED_FOR = cueList(
  String.raw`
  (?:play|train|practi[cs]|compet)(?:s|ed|ing|es|ced|cing|sed|sing)?(?!\p{L})[^.;,!?\n\d]{0,24}? {n} ?(?:years?|yrs?)\b\.?(?![ -]?olds?)|{n} ?(?:years?|yrs?)\.? (?:of (?:soccer|experience|play\p{L}*)|experience|in school)
  (?:seit|schon|bereits) (?:etwa |über |fast )?{n} jahren|(?:depuis|pendant) (?:près de |plus de )?{n} ans|(?:desde )?hace (?:casi |más de )?{n} años|lleva {n} años
  (?:gioca|allena|giocava|giocato|pratica)[^.;,!?\n\d]{0,16}? (?:da|per) {n} anni|há (?:quase |mais de )?{n} anos|(?:al|sinds|sedert) (?:bijna )?{n} jaar|(?:od|przez) (?:prawie )?{n} lat
`,
  { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, words: { n: NUMBER } },
);

/** The paragraphs of a form that name another sport, where one beside them names soccer. */
function otherSports(text: string): Span[] {
  const parts = Array.from(text.matchAll(PARAGRAPH), ({ index, 0: words }) => {
    const sport = SPORT_FIELD.exec(words)?.groups?.['sport'];
    return { span: spanOf(text, index, words.length), sport };
  });
  const isSoccer = (sport: string | undefined): boolean => sport !== undefined && SOCCER.test(sport);
  if (!parts.some(({ sport }) => isSoccer(sport))) return [];
  return parts.flatMap(({ span, sport }) => (sport === undefined || isSoccer(sport) ? [] : [span]));
}

const PARAGRAPH = /[^\n](?:[^\n]|\n(?!\n))*/g;
const SPORT_FIELD = cueList(
  String.raw`
  sports?|activity|sportart|aktivität|activité|deporte|actividad|disciplina|attività|desporto|esporte|atividade|activiteit|zajęcia|dyscyplina
`,
  { flags: 'imu', before: String.raw`^[ \t]*`, after: String.raw`[ \t]*:[ \t]*(?<sport>\p{L}[^\n]{1,40})$` },
);
const SOCCER = /soccer|futsal|f(?:u|oo|ú|o)t(?:b|e)|foot|fu(?:ß|ss)ball|calcio|voetbal|piłk/i;
