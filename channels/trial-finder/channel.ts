import { defineChannel } from '../kit/define-channel.ts';
import { takesAge } from '../reading/age-limits.ts';
import { ADVICE } from '../reading/vocabulary/beyond-words.ts';
import { card } from './card.ts';
import { askTrials, CTGOV, readStudies, readStudy } from './clinical-trials.ts';
import { slots, Wanted } from './wanted.ts';

/** Channel 103: clinical trials. */
export const trialFinder = defineChannel({
  card,
  wanted: Wanted,
  slots,
  items: 'subjects',
  words: `trial trials clinical study studies recruiting recruit enroll enrolling enrol enrolment enrollment participant participants patient patients condition conditions disease diagnosis diagnosed treatment treatments therapy phase phases
    sponsor sponsors eligible eligibility nct clinicaltrials.gov drug drugs intervention interventions join joining adults children suffer suffers suffering oncologist consultant stage newly
    klinische studien studie erkrankung essais cliniques études maladie ensayos clínicos estudios enfermedad studi clinici sperimentazioni malattia ensaios estudos doença onderzoek ziekte`,
  sources: [CTGOV],
  screening: async () => (await import('./screening.ts')).screening,
  ask: (wanted, item) => askTrials(wanted, item),
  answers: { ctgov: readStudies, 'ctgov-nct': readStudy },
  columns: [
    { key: 'nct', label: 'Trial', type: 'text' },
    { key: 'title', label: 'Title', type: 'text' },
    { key: 'status', label: 'Status', type: 'text' },
    { key: 'phases', label: 'Phases', type: 'list', isOptional: true },
    { key: 'sponsor', label: 'Sponsor', type: 'text', isOptional: true },
    { key: 'ages', label: 'Ages', type: 'list', isOptional: true },
    { key: 'places', label: 'Places', type: 'list', isOptional: true },
    { key: 'updated', label: 'Updated', type: 'date', isOptional: true },
    { key: 'link', label: 'Link', type: 'link' },
  ],
  keep: (cells, { age }) => age === null || takesAge(cells['ages'], age),
  tell: ({ nct, title, status, phases, places, link }) => {
    const stage = Array.isArray(phases) && phases.length > 0 ? `, ${phases.join(', ')}` : '';
    const where = Array.isArray(places) && places.length > 0 ? `, in ${places.join(', ')}` : '';
    return `${String(nct)}, ${String(status)}${stage}: ${String(title)}${where} ${String(link)}`;
  },
  none: 'no trial was found',
  beyond: [[ADVICE, 'this lists trials; what to take or to leave off is for the doctor to say.']],
  asWritten: ({ subjects }, item) => subjects[item]?.nct === null,
  remarks: ({ age, results, subjects }) => [
    ...(age === null ? [] : [`Trials that take no one aged ${age} are left out here; the age was not sent.`]),
    ...(results !== null && subjects.some(({ nct }) => nct !== null)
      ? ['Whether results were posted stands on the page of each trial.']
      : []),
  ],
});
