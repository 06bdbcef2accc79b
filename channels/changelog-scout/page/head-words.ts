import { cueList } from '../../reading/cue-list.ts';

/** Whether a release is out, is still to come, or carries a number that was never released. */
export type HeadStatus = 'released' | 'unreleased' | 'withdrawn';

const WITHDRAWN = cueList(
  String.raw`
  \b(?:never|not) released\b|\bnever (?:made it|published|shipped|uploaded)\b|\bunpublished\b|\bskipped\b|\bno release\b|\babandoned\b
  \bcancell?ed\b|\bdraft\b|\b(?:zurückgezogen|nicht veröffentlicht|retirée|non publiée|retirada|no publicada|ritirata|não publicada|ingetrokken|wycofana)\b
`,
);
/** What was out and is no more: beside a version, and in a sentence below a head that begins with it or says it of the release. */
const TAKEN_BACK = String.raw`
  withdrawn|superseded|yanked|retracted|recalled|pulled(?! request)|taken back|rolled back|revoked
  zurückgezogen|zurückgerufen|retirée?|rappelée?|retirad[ao]|ritirat[ao]|ingetrokken|teruggetrokken|wycofan[aey]
`;
const [BESIDE, BELOW] = [
  String.raw`(?<!\p{L})`,
  String.raw`^\W*(?:status\W+)?(?:(?:this|the|diese|cette|esta|questa|deze|ta)\s[\p{L}\s]{2,50}?\s)?`,
].map((before) => cueList(TAKEN_BACK, { flags: 'iu', before, after: String.raw`(?!\p{L})` })) as [RegExp, RegExp];

/** Whether the words of a head, or a sentence below it, say that its release was taken back. */
export const saysTakenBack = (words: string, where: 'head' | 'below'): boolean =>
  (where === 'head' ? BESIDE : BELOW).test(words);
const UNRELEASED = cueList(
  String.raw`
  \bun-?released\b|\bnot yet released\b|\bin (?:development|progress|the works)\b|\bupcoming\b|\bforthcoming\b
  \bto be (?:announced|determined|released)\b|\b(?:tbd|tba|wip|pending|future)\b|\bx{2,4}\b|\?\?|\by{3,4}\b
  ^\W*(?:development|next|dev|head|trunk|master|main|current|edge|nightly|vnext|canary)(?: (?:release|version|branch|head|tree))?\W*$
  ^\W*(?:next|upcoming)\b|\bin spe\b
  ^\W*(?:changes )?coming (?:soon|up|next|in|on|with|this|early|late|later)\b|^\W*(?:planned|scheduled|expected|slated|due) (?:for|in|on|by)\b|^\W*(?:looking ahead|on the horizon|what['’]s next|later this year)\b
  ^\W*(?:demnächst|in planung|geplant|ausblick|kommt (?:im|in|am)|à venir|prochainement|bientôt|prévue?s?|próximamente|proximamente|previst[oa]s?|en camino)(?!\p{L})
  ^\W*(?:prossimamente|in arrivo|em breve|a caminho|binnenkort|gepland|komt (?:in|op)|wkrótce|planowan[ea]|nadchodząc[ea])(?!\p{L})
`,
);

/** A day that is to come, as it stands beside a version. */
const PLANNED = cueList(
  String.raw`
  planned|expected|scheduled|estimated|target(?:ed|ing| date| release)?|eta|due(?! to)|geplant|prévue?|previst[oa]|gepland|planowan[ae]|voraussichtlich|à paraître
  in (?:preparation|vorbereitung|planung|preparazione|voorbereiding)|en pr[ée]par(?:ation|aci[oó]n)|em preparação|w przygotowaniu
`,
  { flags: 'iu', before: String.raw`[([–—,;-]\s*`, after: String.raw`(?!\p{L})` },
);

/** What a line says about its release being out. `not released` beside a version is a number that was left out. */
export function readStatus(line: string): HeadStatus {
  if (UNRELEASED.test(line) || PLANNED.test(line)) return 'unreleased';
  return WITHDRAWN.test(line) ? 'withdrawn' : 'released';
}

const NEUTRAL = new Set(
  `version versions ver release released releases rel v rev revision changes change changed changelog log in for of on at the a an full see complete and to from between what's whats
  what new news noteworthy notable overview major minor patch patched update updates updated maintenance stable final lts ga current beta alpha rc candidate preview
  hotfix bugfix bug-fix bug fix security feature features enhancement enhancements service pack yanked deprecated pre-release prerelease date dated tag notes note history
  summary is was has been by first initial public since published spe production build emergency critical recommended development dev snapshot unreleased latest upcoming
  nightly week month sprint or with important this highlights highlight announcing introducing edition series branch go monthly weekly am pm utc gmt
  versión versione versie versão wersja versionen ausgabe fassung édition édición edizione vom
  mon tue wed thu fri sat sun live out now available here monday tuesday wednesday thursday friday saturday sunday tbd tba xx xxx xxxx yyyy mm dd differences`.split(
    /\s+/,
  ),
);

export const isNeutralWord = (word: string): boolean => NEUTRAL.has(word.toLowerCase().replace(/[.:]+$/, ''));

/** Words that speak about a version instead of heading its changes; behind a version only those that still do so there. */
const BARRED = cueList(
  String.raw`
  upgrad(?:e|es|ing)|migrat\w+|downloads?|checksums?|sha-?(?:1|256|512)|md5|install\w*|requirements?|compatib\w+|incompatib\w+|known
  thanks|contributors?|credits|acknowledge?ments|no longer|support(?:s|ed|ing)?|drop(?:s|ped|ping)?|requires?|bump(?:s|ed)?|removed?
  removals?|deprecations?|(?<!(?:and|,|\/) )fixe[sd] in|added in|introduced|compare|differs?|assets|binaries|artifacts|tarballs?
  packages?|roadmap|milestones?|docker|images?|signatures?|faq|how to|why|guides?|tutorials?|licen[sc]e|copyright
  replaces?|supersedes?|previous|predecessor|ersetzt|remplace|sustituye|reemplaza|sostituisce|substitui|vervangt|zastępuje
  appl(?:y|ies) to|valid for|gilt für|gültig für|s['’]applique|se aplica|si applica|aplica-se|geldt voor|van toepassing op|dotyczy|hardware rev\w*
  archived? (?:changes|changelog)|older|earlier|below|dependenc(?:y|ies)|end[- ]of[- ]life|eol|todo
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);
const BARRED_BEHIND = cueList(
  String.raw`
  upgrad(?:e|es|ing)|migrat\w+|downloads?|checksums?|sha-?(?:1|256|512)|install\w*|requirements?|compatib\w+|contributors?|credits
  no longer|support(?:s|ed)?|roadmap|and (?:below|above|older|newer|later|earlier|up)|or (?:later|newer|older|higher|earlier|above)
  binaries|assets|todo|api reference|documentation
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);
const VERB_FIRST = cueList(
  String.raw`
  ^\W*{word1}\s+(?!(?:to|in|for|on|of|the)?\s*(?:version|release)?\s*$|(?:in|for|on)?\s*(?:version\s*|release\s*)?v?\d|(?:in|for)\s+(?:version|release|v\d))[\p{L}\x60#"']
`,
  {
    flags: 'iu',
    words: {
      word1: String.raw`
    add|added|adds|fix|fixed|fixes|use|uses|used|update|updated|updates|allow|make|made|move|moved|rename|renamed|replace|replaced
    switch|switched|improve|improved|revert|reverted|enable|disable|set|sync|merge|merged|prepare|publish|convert|changed
  `,
    },
  },
);

/** `Incompatible Lisp changes in Marl 12.2`: a section of a release whose name ends in it (GNU Coding Standards, 6.7, as Emacs has it). */
export const isSectionOf = (lead: string): boolean => SECTION_OF.test(lead);
const SECTION_OF =
  /^\W*(?:[\p{L}-]+ ){0,4}(?:changes|features|fixes|bugs|issues|caveats|defects|modes and packages|packages|removals|deprecations|incompatibilities|improvements) in (?:\p{L}[\p{L}\d.+-]* ){1,2}v?$/iu;

/** Whether a line around a version that stands at `start` to `end` is about something else than that release. */
export function isBarred(line: string, start: number, end: number): boolean {
  return (
    (BARRED.test(line.slice(0, start)) && !isSectionOf(line.slice(0, start))) ||
    BARRED_BEHIND.test(line.slice(end)) ||
    VERB_FIRST.test(line)
  );
}

/** What behind a version says no more than that it is out: `is available from the usual place`, `ist da`, `est sortie`. */
export const isAnnounced = (behind: string): boolean => ANNOUNCED.test(behind);
const ANNOUNCED = cueList(
  String.raw`
  (?:is |are )?(?:now |finally )?(?:out|here|live|available|ready|online)|(?:has|have) (?:just )?(?:been (?:released|published|tagged)|arrived|landed|shipped)
  (?:ist|sind) (?:jetzt |nun |ab sofort |endlich )?(?:da|raus|draußen|verfügbar|erhältlich|erschienen|veröffentlicht|fertig|online)
  (?:steht|stehen) (?:jetzt |nun |ab sofort )?(?:bereit|zur Verfügung|zum Download(?: bereit)?)
  (?:est|sont) (?:enfin |désormais |maintenant )?(?:là|sorti(?:e|s|es)?|disponibles?|publiée?s?|arrivée?s?|en ligne)|vient de sortir
  (?:ya )?(?:está|es|están) (?:ya )?(?:disponibles?|aquí|publicad[oa]s?|en línea)|ha (?:salido|llegado)|ya disponible
  è (?:ora |finalmente )?(?:disponibile|uscit[oa]|arrivat[oa]|pubblicat[oa]|online)|(?:já )?(?:está|saiu|chegou)(?: (?:já )?(?:disponível|publicad[oa]|no ar))?
  (?:is|zijn) (?:nu |er )?(?:uit|uitgebracht|beschikbaar|verschenen|er)|staat (?:nu )?(?:klaar|online)
  (?:jest |są )?(?:już )?(?:dostępn[aye]|gotow[aye])|(?:została|zostało|ukazał[ao] się)(?: (?:wydan[ae]|opublikowan[ae]))?|już jest
`,
  {
    flags: 'iu',
    before: String.raw`^\W*(?:(?:of|von|de|du|di|del|do|van) (?:\S+ ){1,3}?)?`,
    after: String.raw`(?: (?:as|at|for|from|in|on|to|auf|bei|für|im|in|zum|chez|pour|sur|à|en|para|per|su|nel|no|na|op|voor|bij|dla|w) [^.!?,;:\d]{2,60}?)?[.!]?\W*$`,
  },
);
