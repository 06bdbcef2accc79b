import { cueList } from '../cue-list.ts';

/** How people say what the registry codes. */
export const STATUSES = {
  'not yet recruiting|starting soon|about to start': 'NOT_YET_RECRUITING',
  'active, not recruiting|active but not recruiting|active not recruiting|no longer recruiting':
    'ACTIVE_NOT_RECRUITING',
  'recruiting|enrolling|open for enrollment|open trials|looking for participants|still open|can join': 'RECRUITING',
  'completed|finished trials|already done': 'COMPLETED',
  'terminated|stopped early': 'TERMINATED',
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
  'phase clinical recruiting open new active current ongoing completed finished drug treatment medical trial trials studies study ii iii iv i still klinische studien cliniques clínicos clinici';
