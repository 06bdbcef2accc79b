import { cueList } from '../cue-list.ts';

/** That patients are looked for. */
const RECRUITING = {
  en: 'recruiting|enrolling|open for enrollment|open trials|looking for participants|taking patients|taking participants|still open|can join',
  de: 'rekrutier*|teilnehmer gesucht|noch offen',
  fr: 'recrute*|en recrutement|recherche de participants',
  es: 'reclutan|reclutando|en reclutamiento|buscan participantes',
  it: 'reclutano|in reclutamiento|in fase di arruolamento|cercano partecipanti',
  nl: 'recruter*|rekruter*|deelnemers gezocht',
  pt: 'a recrutar|recrutando|em recrutamento',
  pl: 'rekrutuj*|prowadzą nabór',
} as const;
const RECRUITS = Object.values(RECRUITING).join('|');

/** How people say what the registry codes. */
export const STATUSES = {
  'not yet recruiting|starting soon|about to start': 'NOT_YET_RECRUITING',
  'active, not recruiting|active but not recruiting|active not recruiting|no longer recruiting':
    'ACTIVE_NOT_RECRUITING',
  'completed|finished|already done': 'COMPLETED',
  'terminated|stopped early': 'TERMINATED',
  [RECRUITS]: 'RECRUITING',
} as const;
export const PHASES = {
  'early phase 1|phase 0|phase zero': 'EARLY_PHASE1',
  'phase 1|phase i|phase one': 'PHASE1',
  'phase 2|phase ii|phase two': 'PHASE2',
  'phase 3|phase iii|phase three': 'PHASE3',
  'phase 4|phase iv|phase four': 'PHASE4',
} as const;

/** People and words that name no condition. */
export const NO_CONDITION = cueList(
  String.raw`
  me|us|him|her|them|you|it|this|that|someone|anyone|adults?|children|kids|people|patients?|trials?|studies|clinical|recruiting|father
  mother|dad|mom|mum|wife|husband|son|daughter|brother|sister|friend|partner|child
`,
  { before: String.raw`^`, after: String.raw`$` },
);

/** Words before "trials" that say nothing of the condition. */
export const TRIAL_FIELD =
  'phase clinical recruiting interventional observational open new active current ongoing completed finished drug treatment medical trial trials studies study ii iii iv i still klinische studien cliniques clínicos clinici';

/** Before what somebody is ill with, in other languages than English. Written for this project. */
export const ILL_WITH = {
  de: 'diagnose|leidet an|leide an|leiden an|erkrankt an|hat|habe|gegen|für|mit',
  fr: 'atteinte de|atteint de|souffre de|souffrant de|malade de|a une|a un|contre|pour',
  es: 'diagnosticado de|diagnosticada de|sufre de|sufro de|padece|padezco|tiene|tengo|contra|para',
  it: 'soffre di|soffro di|affetto da|affetta da|malato di|malata di|contro|per',
  nl: 'lijdt aan|lijd aan|heeft|heb|tegen|voor',
  pt: 'diagnosticado com|diagnosticada com|sofre de|sofro de|tem|tenho|contra|para',
  pl: 'choruje na|choruję na|cierpi na|cierpię na|chory na|chora na|ma|mam',
} as const;

/** Behind how old somebody is. */
export const AGED = {
  en: 'years old|year old|year-old|yo|y/o|years of age|y',
  de: 'jahre alt|jährig*|jahre',
  fr: 'ans',
  es: 'años',
  it: 'anni',
  nl: 'jaar oud|jarig*|jaar',
  pt: 'anos',
  pl: 'lat|lata',
} as const;
