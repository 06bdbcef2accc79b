import { cueList } from '../reading/cue-list.ts';
import { z } from 'zod';
import { mostSlot, periodSlot } from '../kit/common-slots.ts';
import { behind } from '../kit/propose/behind.ts';
import { ahead } from '../kit/propose/ahead.ts';
import { codes, words } from '../kit/propose/fixed.ts';
import { labelled } from '../kit/propose/labelled.ts';
import { listed } from '../kit/propose/listed.ts';
import { numbers } from '../kit/propose/numbers.ts';
import { tabled } from '../kit/propose/tabled.ts';
import { AT_MOST, DEEP, PLACED } from '../reading/vocabulary/clause-words.ts';
import { STRENGTH, STRENGTH_BEHIND, STRONGEST, WORLDWIDE } from '../reading/vocabulary/quake-words.ts';
import { Period } from '../kit/propose/period.ts';
import type { Slots } from '../kit/slot.ts';

/** A region or place by its name, a point, or the whole world. */
const Place = z.strictObject({ name: z.string(), lat: z.number().nullable(), lon: z.number().nullable() });
export type Place = z.infer<typeof Place>;

export const Wanted = z.strictObject({
  places: z.array(Place),
  magnitude: z.number().min(-1).max(10).nullable(),
  radiusKm: z.number().min(1).max(20_000).nullable(),
  period: Period.nullable(),
  most: z.int().nullable(),
  isStrongest: z.literal(true).nullable(),
});
export type Wanted = z.infer<typeof Wanted>;

export const WORLD = 'worldwide';
const KM_PER_MILE = 1.609344;
/** Words that stand where a place does and are none, and by which a phrase is no name. */
const NO_PLACE = cueList(
  String.raw`
  earthquakes?|quakes?|tremors?|the|last|past|this|next|week|month|year|days?|hours?|today|yesterday|total|general|detail|particular
  case|time|writing|magnitude|january|february|march|april|may|june|july|august|september|october|november|december|my|your|our|me|us
  it|there|here|all|any|each|these|those|list|order|km|miles?|about|least|\d[\d./-]*
`,
  { before: String.raw`^`, after: String.raw`$` },
);

/** A name of a few words, with a capital or without. */
function readPlace(text: string): Place | null {
  const name = text
    .replace(/^(?:the|in|near|around|off|of)\s+/i, '')
    .replace(/\s+(?:region|area|coast|please)$/i, '')
    .trim();
  const parts = name.split(/[\s,]+/);
  // "2,5 in su": so short a word is no name without a capital.
  if (/^\p{Ll}{1,3}$/u.test(name)) return null;
  const isName =
    /^\p{L}[\p{L}\d .,'’-]{1,60}$/u.test(name) && parts.length <= 6 && !parts.some((part) => NO_PLACE.test(part));
  return isName ? { name, lat: null, lon: null } : null;
}

function readPoint(text: string): Place | null {
  const [, north = '', pole = '', east = '', side = ''] =
    /(-?\d{1,2}\.\d+)[\s°]*([NS]?)\s*,\s*(-?\d{1,3}\.\d+)[\s°]*([EWO]?)/.exec(text) ?? [];
  const [lat, lon] = [pole === 'S' ? `-${north}` : north, side === 'W' || side === 'O' ? `-${east}` : east];
  const point = { name: `${lat}, ${lon}`, lat: Number(lat), lon: Number(lon) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? point : null;
}

const AT =
  'flying to|fly to|travelling to|traveling to|travel to|trip to|going to|holiday in|moving to|visiting|in|near|around|off|hit|hits|struck|shook|close to|km of|miles of|kilometres of|kilometers of|mi of|coast of';
const ENDS =
  'tomorrow|next|soon|in|on|from|with|over|above|between|during|within|after|before|today|yesterday|this|last|past|of magnitude|magnitude|stronger|bigger|larger|greater|m4|m5|m6|m7|at|to|for|near|around|recently|lately|right|now|already|again';

const MOST = mostSlot('quakes|earthquakes|events');
const strongest = Object.values(STRONGEST).join('|');
const anywhere = Object.values(WORLDWIDE).join('|');

export const slots: Slots<Wanted> = {
  places: {
    label: 'where',
    type: Place,
    most: 10,
    required: 'Which region, place or coordinates are to be looked at (or worldwide)?',
    tell: ({ name }) => name,
    read: readPlace,
    propose: [
      words({ [anywhere]: { name: WORLD, lat: null, lon: null } }),
      codes(/(?<![\d.])-?\d{1,2}\.\d+\s*(?:°?\s*[NS])?\s*,\s*-?\d{1,3}\.\d+(?:\s*°?\s*[EWO]\b)?(?![\d.])/, readPoint),
      labelled('place|places|region|regions|where|location|locations|area|country', readPlace),
      behind({ ...PLACED, en: AT }, readPlace, { ends: ENDS, parted: true, names: true }),
      tabled('place|region|location|city|country|ort|where', readPlace),
      ahead('earthquakes|quakes|tremors', readPlace, { field: 'recent strong big seismic site sites' }),
      listed(readPlace),
    ],
  },
  magnitude: {
    label: 'least magnitude',
    type: z.number().min(-1).max(10),
    tell: String,
    propose: [
      numbers(
        {
          before: STRENGTH,
          behind: STRENGTH_BEHIND,
          unlike: AT_MOST,
        },
        (value) => (value <= 10 ? value : null),
      ),
      codes(/(?<!\b(?:below|under|than|to|most)\s)\bM(?<value>\d(?:\.\d)?)\+?(?![\w–-])/, Number, 'cued'),
    ],
  },
  radiusKm: {
    label: 'radius in km',
    type: z.number().min(1).max(20_000),
    tell: String,
    propose: [
      numbers(
        {
          behind:
            'km|kilometers|kilometres|kilometer|kilometre|kilometern|chilometri|kilometrów|quilômetros|quilómetros',
          unlike: DEEP,
        },
        (value) => value,
      ),
      numbers({ behind: 'mi|miles|mile', unlike: DEEP }, (value) => Math.round(value * KM_PER_MILE)),
    ],
  },
  period: periodSlot('when'),
  most: {
    ...MOST,
    propose: [...MOST.propose, codes(/\b(?<value>\d{1,2})(?= (?:strongest|biggest|largest)\b)/i, Number, 'cued')],
  },
  isStrongest: {
    label: 'the strongest first',
    type: z.literal(true),
    tell: () => 'yes',
    propose: [words({ [strongest]: true })],
  },
};
