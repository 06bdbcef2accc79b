import { z } from 'zod';
import { mostSlot } from '../kit/common-slots.ts';
import { behind } from '../kit/propose/behind.ts';
import { ahead } from '../kit/propose/ahead.ts';
import { codes, words } from '../kit/propose/fixed.ts';
import { labelled } from '../kit/propose/labelled.ts';
import { listed } from '../kit/propose/listed.ts';
import { numbers } from '../kit/propose/numbers.ts';
import { tabled } from '../kit/propose/tabled.ts';
import type { Slots } from '../kit/slot.ts';
import { foldCase, LANGUAGES } from '../reading/languages.ts';
import { hasRole } from '../reading/unread-words.ts';
import { LASTING, PLACED } from '../reading/vocabulary/clause-words.ts';
import { AGED, ILL_WITH, NO_CONDITION, PHASES, STATUSES, TRIAL_FIELD } from '../reading/vocabulary/trial-words.ts';
import { TRIALS_ON } from '../reading/vocabulary/study-words.ts';

/** A trial by its number, or trials of a condition. */
const Subject = z.strictObject({ nct: z.string().nullable(), condition: z.string() });
export type Subject = z.infer<typeof Subject>;

/** The second of `phase 1/2`. */
const SECOND_PHASE = /(?<=\bphase (?:1|2|i|ii)\s?)[/-]\s?(?<value>[23]|iii?)\b/i;
const LATER: Record<string, Phase> = { 2: 'PHASE2', ii: 'PHASE2', 3: 'PHASE3', iii: 'PHASE3' };
const Status = z.enum(Object.values(STATUSES));
const Phase = z.enum(Object.values(PHASES));
type Phase = z.infer<typeof Phase>;
const inWords = (code: string): string => code.toLowerCase().replace('phase', 'phase ').replaceAll('_', ' ');

export const Wanted = z.strictObject({
  subjects: z.array(Subject),
  treatment: z.string().nullable(),
  place: z.string().nullable(),
  sponsor: z.string().nullable(),
  status: Status.nullable(),
  phases: z.array(Phase),
  age: z.number().nullable(),
  results: z.literal(true).nullable(),
  most: z.int().nullable(),
});
export type Wanted = z.infer<typeof Wanted>;

function readCondition(text: string): Subject | null {
  const condition = text
    .replace(/^(?:treatment of|treating|people with|patients with|adults with|children with)\s+/i, '')
    .trim();
  const isNamed = /^\p{L}[\p{L}\d '’+-]{2,80}$/u.test(condition) && condition.split(/\s+/).length <= 7;
  // Who is ill, and how old, is nobody's business.
  const isPersonal =
    condition.split(/\s+/).some((word) => NO_CONDITION.test(word)) ||
    /\b(?:year|years|old|aged|my|his)\b/i.test(condition);
  return isNamed && !isPersonal ? { nct: null, condition } : null;
}

const readName = (text: string): string | null =>
  /^\p{L}[\p{L}\d .,'’-]{1,60}$/u.test(text) &&
  text.split(/\s+/).length <= 5 &&
  !/^(?:the|a|an|my|our|any|all|phase|general|total|advance)\b/i.test(text)
    ? text
    : null;

const readCapital = (text: string): string | null => (/^\p{Lu}/u.test(text) ? readName(text) : null);
/** An illness is no person, and has no verb in it. */
const readAbroad = (text: string): Subject | null =>
  hasRole(foldCase(/^\S*/.exec(text)?.[0] ?? ''), LANGUAGES, ['people', 'talk', 'determiners'])
    ? null
    : readCondition(text);
/** "Heronine trials for marsh fever": what stands before is tried. */
const OF_CONDITION = /^ (?:for|against) (?!adults|children|patients|people|kids|men|women|an?\b|my\b)/i;

const TRIALS = 'trials|trial|clinical trials|clinical trial|studies|study';
const CUES = TRIALS.split('|').flatMap((each) =>
  [
    'for',
    'on',
    'about',
    'of',
    'treating',
    'in patients with',
    'for people with',
    'for patients with',
    'for adults with',
    'for children with',
  ].map((link) => `${each} ${link}`),
);
/** "Trials of heronine for marsh fever": the first is what is tried. */
const TRIED = new RegExp(
  String.raw`\b(?:${TRIALS}) (?:of|with|testing|on the use of) (?<value>[\p{L}\d][\p{L}\d '’+-]{2,60}?) (?=(?:for|in|against) (?!adults|children|patients|people|phase)\p{Ll})`,
  'iu',
);
const ENDS =
  'in|near|around|at|from|with|using|testing|that|phase|recruiting|enrolling|age|aged|who|and is|sponsored|funded|run|started|starting|ended|currently|now|within|under|open|for|last|this|recently|ago|yesterday|since';

export const slots: Slots<Wanted> = {
  subjects: {
    label: 'about',
    type: Subject,
    most: 10,
    required: 'Trials for which condition? Name it, or give an NCT number.',
    tell: ({ nct, condition }) => nct ?? condition,
    read: readCondition,
    propose: [
      codes(/\bNCT\d{8}\b/i, (nct) => ({ nct: nct.toUpperCase(), condition: nct })),
      labelled(
        'condition|conditions|disease|diseases|diagnosis|indication|dx|diagnose|erkrankung|maladie|diagnostic|enfermedad|diagnóstico|malattia|diagnosi|ziekte|doença|choroba|rozpoznanie',
        readCondition,
      ),
      behind(ILL_WITH, readAbroad, { ends: ENDS, parted: true, weight: 'listed' }),
      behind(
        `${CUES.join('|')}|${TRIALS_ON}|diagnosed with|suffers from|suffering from|living with|has been diagnosed with|lives with`,
        readCondition,
        { ends: ENDS, parted: true },
      ),
      tabled('condition|disease|diagnosis|indication', readCondition),
      behind('for|on|about|against', readCondition, { ends: ENDS, weight: 'listed' }),
      ahead(TRIALS, readCondition, { field: TRIAL_FIELD, when: (rest) => !OF_CONDITION.test(rest) }),
      listed(readCondition),
    ],
  },
  treatment: {
    label: 'treatment',
    type: z.string(),
    tell: String,
    read: readName,
    propose: [
      codes(TRIED, readName, 'labelled'),
      ahead(TRIALS, readName, { field: TRIAL_FIELD, when: (rest) => OF_CONDITION.test(rest) }),
      labelled('treatment|drug|intervention|therapy|medication', readName),
      behind('testing|trials with|trials of the drug|treated with|treatment with|using|drug|intervention', readName, {
        ends: ENDS,
      }),
    ],
  },
  place: {
    label: 'where',
    type: z.string(),
    tell: String,
    read: readName,
    propose: [
      labelled('place|location|where|country|city|region', readCapital),
      codes(/(?<![\p{L}\d])(?<value>\p{Lu}[\p{L}.]{1,20}) only\b/u, readCapital, 'cued'),
      behind({ ...PLACED, en: 'in|near|around|close to|based in|located in|at sites in' }, readCapital, {
        ends: `${ENDS}|on|about|against|${TRIALS}|studien|studie`,
        names: true,
      }),
    ],
  },
  sponsor: {
    label: 'sponsor',
    type: z.string(),
    tell: String,
    propose: [
      labelled('sponsor|sponsors', readName),
      behind('sponsored by|funded by|run by', readName, { ends: ENDS, names: true }),
    ],
  },
  status: { label: 'status', type: Status, tell: inWords, propose: [words(STATUSES)] },
  phases: {
    label: 'phase',
    type: Phase,
    most: 5,
    tell: inWords,
    propose: [words(PHASES), codes(SECOND_PHASE, (digits) => LATER[digits.toLowerCase()] ?? null)],
  },
  age: {
    label: 'age',
    type: z.number().min(0).max(120),
    tell: String,
    propose: [
      numbers(
        {
          before:
            'age|aged|is now|daughter is|son is|mother is|father is|wife is|husband is|brother is|sister is|child is|patient is|she is|he is|who is|i am|im',
          behind: AGED,
          unlike: LASTING,
        },
        (age) => (age <= 120 ? age : null),
      ),
      codes(/\bis (?<value>\d{1,3})(?=\s*(?:[.,;)\n]|and\b|$))/i, Number, 'cued'),
    ],
  },
  results: {
    label: 'with results',
    type: z.literal(true),
    tell: () => 'yes',
    propose: [
      words({ 'posted results|with results|results posted|have results|has results|results been posted': true }),
    ],
  },
  most: mostSlot(TRIALS),
};
