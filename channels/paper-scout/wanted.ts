import { z } from 'zod';
import { mostSlot, periodSlot } from '../kit/common-slots.ts';
import { behind } from '../kit/propose/behind.ts';
import { ahead } from '../kit/propose/ahead.ts';
import { codes, words } from '../kit/propose/fixed.ts';
import { labelled } from '../kit/propose/labelled.ts';
import { listed } from '../kit/propose/listed.ts';
import { tabled } from '../kit/propose/tabled.ts';
import { Period } from '../kit/propose/period.ts';
import type { Slots } from '../kit/slot.ts';
import { DOI, readPersonName, REFERENCE } from '../reading/citations.ts';
import {
  FREE,
  PAPER_FIELD,
  PAPERS_ON,
  SUBJECT_ENDS,
  TOPIC_OF,
  WORKS,
  WORKS_BY,
  WORKS_ON,
} from '../reading/vocabulary/study-words.ts';

/** A work by its DOI, or works about something. */
const Subject = z.strictObject({ doi: z.string().nullable(), topic: z.string(), isTitle: z.boolean() });
export type Subject = z.infer<typeof Subject>;

const Order = z.enum(['newest', 'most cited']);

export const Wanted = z.strictObject({
  subjects: z.array(Subject),
  author: z.string().nullable(),
  period: Period.nullable(),
  order: Order.nullable(),
  isOpen: z.literal(true).nullable(),
  most: z.int().nullable(),
});
export type Wanted = z.infer<typeof Wanted>;

/** Words that no topic consists of alone. */
const EMPTY =
  /^(?:(?:it|this|that|them|the|a|an|topic|subject|same|above|following|below|papers?|articles?|studies|research|our|my|these|those|general|following)\s*)+$/i;

function readTopic(text: string): Subject | null {
  const topic = text
    .replace(/^(?:the (?:topic|subject|use|role|effects?) of|topic of)\s+/i, '')
    .replace(/[“”"]/g, '')
    .trim();
  const isTopic = topic.length >= 3 && topic.length <= 200 && !EMPTY.test(topic) && /\p{L}{3}/u.test(topic);
  return isTopic ? { doi: null, topic, isTitle: false } : null;
}

const readDoi = (doi: string): Subject => ({ doi: doi.toLowerCase(), topic: doi, isTitle: false });

const ORDERS: Record<string, z.infer<typeof Order>> = {
  'newest|newest first|most recent|most recent first|latest': 'newest',
  'most cited|most cited first|highly cited|most influential|best cited|influential|by citations|citation count':
    'most cited',
};
export const slots: Slots<Wanted> = {
  subjects: {
    label: 'about',
    type: Subject,
    most: 10,
    required: 'Papers about what? Give a topic, a title in quotation marks, or a DOI.',
    tell: ({ doi, topic }) => doi ?? topic,
    read: readTopic,
    propose: [
      codes(REFERENCE, readDoi),
      codes(DOI, readDoi),

      codes(/[“"](?<value>[^”"\n]{8,200})[”"]/, (title) => ({ doi: null, topic: title, isTitle: true }), 'labelled'),
      labelled(
        'literature review|review|reading list|bibliography|papers|literature|topic|topics|subject|subjects|title|titles|keywords|about',
        readTopic,
      ),
      behind(
        `${WORKS_ON.join('|')}|${PAPERS_ON}|find out about|literature review on|state of the art in|state of the art on|what is known about|evidence on|evidence for`,
        readTopic,
        { ends: SUBJECT_ENDS },
      ),
      behind(TOPIC_OF, readTopic, { ends: SUBJECT_ENDS, weight: 'listed' }),
      tabled('topic|subject|title', readTopic),
      ahead(WORKS, readTopic, { field: PAPER_FIELD }),
      listed(readTopic),
    ],
  },
  author: {
    label: 'author',
    type: z.string(),
    tell: String,
    read: readPersonName,
    propose: [
      labelled('author|authors', readPersonName),
      codes(
        new RegExp(
          String.raw`(?<![\p{L}'’-])(?<value>\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]*){1,3})['’]s? (?:${WORKS})`,
          'u',
        ),
        readPersonName,
        'cued',
      ),
      behind(WORKS_BY, readPersonName, { names: true }),
      behind('by|written by|authored by|author', readPersonName, {
        ends: `on|about|in|from|${SUBJECT_ENDS.replace('by|', '')}`,
      }),
    ],
  },
  period: periodSlot('published'),
  order: { label: 'order', type: Order, tell: String, propose: [words(ORDERS)] },
  isOpen: { label: 'open access only', type: z.literal(true), tell: () => 'yes', propose: [words({ [FREE]: true })] },
  most: mostSlot(WORKS),
};
