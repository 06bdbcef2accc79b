import { openCard } from '../kit/open-card.ts';

export const card = openCard({
  slug: 'trial-finder',
  number: 103,
  name: 'Trial Finder',
  summary:
    'Finds clinical trials by condition, treatment, place and status in ClinicalTrials.gov, and looks up NCT numbers.',
  inputs:
    'Conditions or NCT numbers, up to 10; optional treatment, place, status, phase and age. Names and other personal words stay in the house',
  outputs:
    'Per condition: trials with number, title, status, phases, sponsor, ages, places, day and link; or that none was found',
  budget: { pages: 40, rounds: 4, seconds: 120 },
  freshSeconds: 12 * 3600,
  exampleNotes: 'Recruiting phase 3 trials for asthma in Germany',
});
