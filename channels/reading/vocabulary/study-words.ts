/** How papers and their subject are joined, in questions and in other languages than English. Written for this project. */
export const PAPERS_ON =
  'published on|published about|written on|written about|something about|anything about|something on|know about|known about|known on|literature about|artikel über|artikel zu|studien zu|studien über|literatur zu|forschung zu|articles sur|études sur|publications sur|recherches sur|artículos sobre|estudios sobre|publicaciones sobre|articoli su|studi su|artigos sobre|estudos sobre|artikelen over|onderzoek naar';
/** How trials and their condition are joined in other languages than English. */
export const TRIALS_ON =
  'studien zu|studien für|studien gegen|studien über|studie zu|essais sur|essais pour|études sur|essais cliniques sur|ensayos para|ensayos sobre|ensayos clínicos para|estudios sobre|studi su|studi clinici su|sperimentazioni su|ensaios para|estudos sobre|onderzoek naar|studies naar';

/** What papers are called, and what joins them to their subject. */
export const WORKS =
  'papers|paper|articles|article|studies|study|publications|literature|research|work|works|preprints|reviews|publications';
const ABOUT = 'about|on|regarding|concerning|covering|dealing with|into|related to';
export const WORKS_ON = WORKS.split('|').flatMap((work) => ABOUT.split('|').map((about) => `${work} ${about}`));
/** Words before "papers" that say nothing of their subject. */
export const PAPER_FIELD =
  'papers paper articles article studies study publications literature research works work preprints reviews review recent scientific scholarly academic peer-reviewed newest influential cited open access seminar term journal journals wissenschaftliche wissenschaftlicher suche scientifiques científicos scientifici';

export const SUBJECT_ENDS =
  'for free|by|from|published|since|between|after|before|in the last|in the past|in last|over the|during|until|last|this year|newest|most cited|sorted|ordered|open access|with|in 19|in 20|top|only|written';

export const FREE = 'for free|open access|open-access|free to read|freely available|free full text';

/** Before a subject, in other languages than English, whatever stands between it and the word for papers. */
export const TOPIC_OF = {
  de: 'über|zum thema|zu',
  fr: 'sur le thème de|au sujet de|portant sur|sur',
  es: 'acerca de|sobre',
  it: 'riguardo a|sui|sugli|sulle|sulla|sul|su',
  nl: 'over|naar',
  pt: 'acerca de|sobre',
  pl: 'na temat|dotyczące|o',
} as const;

/** Papers with the name of who wrote them behind. */
export const WORKS_BY = {
  de: 'veröffentlichungen von|artikel von|arbeiten von|studien von|publikationen von',
  fr: 'articles de|publications de|travaux de|études de',
  es: 'artículos de|publicaciones de|trabajos de|estudios de',
  it: 'pubblicazioni di|pubblicazioni del prof.|articoli di|lavori di|studi di',
  nl: 'artikelen van|publicaties van|studies van',
  pt: 'artigos de|publicações de|trabalhos de|estudos de',
  pl: 'artykuły|publikacje|prace autorstwa',
} as const;
