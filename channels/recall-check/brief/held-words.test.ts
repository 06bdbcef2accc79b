import { describe, expect, it } from 'vitest';
import { withoutHeld } from './held-words.ts';
import { readBrief } from './read-items.ts';

/** What registers may be asked of the items of a brief: words and nothing else. */
const sentOf = (notes: string): string[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items.flatMap(
    ({ product, held }) => {
      const sent = product ? withoutHeld(product, held) : null;
      return sent ? [...sent.brand, ...sent.words, ...sent.codes.map((code) => code.toLowerCase())] : [];
    },
  );

describe('what of an item goes out', () => {
  it.each([
    ['the name beside a thing', 'Tumbleton high chair', 'tumbleton'],
    ['the name of a thing that is pointed at', 'Is my Brightwick safe?', 'brightwick'],
    ['the name of a thing behind it', 'The lamp is a Harrowgate', 'harrowgate'],
    ['what is said to be its brand', 'kettle, marrowby brand', 'marrowby'],
    ['a name in a row behind the thing', 'floor lamp, Harrowgate', 'harrowgate'],
    ['a name at the head of a row that is to be checked', 'please check: Marrowby Duo, Zeta high chair', 'marrowby'],
    ['a brand that is known, wherever it stands', 'bottles (Philips) in the attic', 'philips'],
    ['a name with a model number', 'Brightwick BW-1500T', 'brightwick'],
    [
      'a name with how much there is of it',
      'for the sink:\nTumbleton Grind-Away, 17 oz, half full\nthanks',
      'tumbleton',
    ],
    ['a brand of food that is somebody’s', "2 jars Farmer Nan's granola", 'farmer'],
  ])('is %s', (_what, notes, word) => expect(sentOf(notes)).toContain(word));

  it.each([
    ['an owner in a bracket', "- Tumbleton high chair (Oswin's)\n- Brightwick heater", 'oswin'],
    ['an owner before the thing', "Oswin's crib and the Brightwick heater", 'oswin'],
    ['a giver with an initial', '- Otile R. - green beans, can\n- rice, Brightwick', 'otile'],
    ['a household behind "for"', '- sugar free jam for the Vandersteen household', 'vandersteen'],
    ['a given name', '- Anneke, kettle\n- Brightwick heater', 'anneke'],
    ['a place in passing', 'Packing for spring, Lake Ommawaka, list below. One Brightwick heater.', 'ommawaka'],
    [
      'the number of a paper',
      'Vale & Oak wholesale / pick sheet 77140-C\n2 Brightwick heater\n1 Zeta kettle',
      '77140-c',
    ],
    ['a first and last name behind a mark', 'Playroom weeding, Odette Vandersteen\nBrightwick blocks', 'vandersteen'],
    ['a place by its number', 'zip 99817\nBrightwick scooter\nZeta kettle', '99817'],
    ['who signs behind the last sentence', 'A Brightwick heater and a Zeta kettle. - Osric', 'osric'],
    [
      'who signs above a telephone number in an unusual form',
      'Une bouilloire Brightwick et un fer Zeta.\n\nCordialement,\nApollonie Vandersteen\n7 Larkmoor Terrace, appt 2\n555-0190-118',
      'vandersteen',
    ],
    ['what counts the lines', 'RQM-0417/01/5T  fleece set, Tumbleton\nRQM-0417/02/6X  pajamas, Tumbleton', 'rqm'],
    [
      'who signs with an office',
      'A Brightwick heater.\n- Ottilia, asst. director (the list is in the blue binder)',
      'ottilia',
    ],
    ['who signs with letters behind the name', 'A Brightwick heater.\n\nO. Vandersteen, RN', 'vandersteen'],
    [
      'who signs behind a dash in the last sentence',
      'can anyone check the Brightwick heater before I sell it - Ottilia',
      'ottilia',
    ],
    ['who introduces themselves in Portuguese', 'Boa tarde, aqui é a Ottilia. Um aquecedor Brightwick BW-9', 'ottilia'],
    ['who does something with a thing', 'Brightwick chopper, the thing that Ottilia cuts onions with', 'ottilia'],
    ['the house of a form', 'Property: The Ommawaka Inn\n1. Brightwick heater\n2. Zeta kettle', 'ommawaka'],
    ['the number of a paper', 'WO-551204 open\n1. Brightwick heater\n2. Zeta kettle', 'wo-551204'],
  ])('is not %s', (_what, notes, word) => expect(sentOf(notes).join(' ')).not.toContain(word));
});
