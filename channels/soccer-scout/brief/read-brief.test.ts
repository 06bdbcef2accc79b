import { describe, expect, it } from 'vitest';
import { withSureStates } from './place-name.ts';
import { readBrief } from './read-brief.ts';

const read = (text: string) => readBrief(text, '2030-11-21T12:00:00.000Z');
const placeOf = (text: string): string | null => {
  const { place } = read(text);
  if (!place) return null;
  return place.kind === 'query' ? place.query : `${place.lat},${place.lon}`;
};

describe('states in small letters', () => {
  it.each([
    ['yo nr norden az 4 my kid', 'yo nr norden AZ 4 my kid'],
    ['lessons in my town', 'lessons in my town'],
    ['soccer tx', 'soccer tx'],
  ])('%s', (text, expected) => expect(withSureStates(text)).toBe(expected));
});

describe('the place of a brief', () => {
  it.each([
    ["5 mi from O'Hara Falls, MO, 7 years", "O'Hara Falls, Missouri"],
    ['in Norden, 7, 10 miles', 'Norden'],
    ['My nephew, 8, lives with me at 4 Elm Terrace. Norden, Ohio it is, and 5 miles at most.', 'Norden, Ohio'],
    ["He played for a club in Norden, GA. It's Norden in Ohio for us now. Age 9, 3 miles", 'Norden, Ohio'],
    ['He was born on 9 May 2023 and today is 21 November 2030. Norden, Ohio, 4 miles', 'Norden, Ohio'],
    ['We play at the Corn Hall, the arena on the hill in Norden, Ohio. 9 yo, 2 mi', 'Corn Hall, Norden, Ohio'],
    ['walking distance, 10 minutes at most, Norden, Ohio, 7 yo', 'Norden, Ohio'],
    ['15 Minuten zu Fuß von Norden, Deutschland, Sohn 7 Jahre', 'Norden, Germany'],
    ['94110 / 9 yrs / 3 mi', '94110'],
    ['Hill Park Chicago, 2 miles, my kid is 9', 'Hill Park Chicago'],
    ['Fútbol para mi hija de 9 años, Norden, Nuevo México, 4 millas', 'Norden, New Mexico'],
    [
      'Boisko dla córki, ma 10 lat, w promieniu 3 mil od Union Square Garden, New York',
      'Union Square Garden, New York',
    ],
    ['mi hija tiene 7 años, vivimos por Gull Point en Norden, a 1 milla', 'Gull Point, Norden'],
    ['yo any soccer nr norden AZ 4 my kid, hes 9, 3 miles', 'norden, Arizona'],
    ['a mile and a half around gull point park in norden tops, hes nine', 'gull point park, norden'],
    ['Moving to Norden (Ohio, not Illinois!), girl of 9, 2 miles', 'Norden, Ohio'],
    ['Wir ziehen nach Norden (Ohio, nicht Illinois), Sohn 9, 6 km', 'Norden, Ohio'],
    [
      'We have moved: it is Westside in Norden now (Ohio). 2 miles around the new place only, she is 9',
      'Westside, Norden, Ohio',
    ],
    ['It is Westside in the Bronx, New York. Age 9, 2 miles', 'Westside, Bronx, New York'],
    ['It is Theo in Norden, Ohio. Age 9, 2 miles', 'Norden, Ohio'],
    ['within a mile of Hill Park in Norden, 13', 'Hill Park, Norden'],
    ['Fees up to 150 are fine. Age 9. Norden, Ohio. 2 miles', 'Norden, Ohio'],
    ['Is the field at 4 Elm Street, Norden, Ohio open? 7yo, 2 mi', '4 Elm Street, Norden, Ohio'],
    ['Fußballplätze in Norden, Germany, 3 km, 9 year old', 'Norden, Germany'],
    ['my 12yo wants to start. 70601. 2 miles', '70601'],
    ['Soccer for a 9 year old within 1 miles of Union Square Garden, New York', 'Union Square Garden, New York'],
    [
      'Lake Norden, Louisiana, 7 year old, 10 miles\nThe club page: http://club.example/a.html',
      'Lake Norden, Louisiana',
    ],
    ['Youth soccer in Lake Norden, Louisiana\nThe club page: http://club.example/a.html', 'Lake Norden, Louisiana'],
    [
      'My daughter is turning 8 in May; we live near 4th Ave & 9th St, Brooklyn. A 15-minute walk?',
      '4th Ave & 9th St, Brooklyn',
    ],
    ['Looking for U10 soccer clubs within 5 km of 94110', '94110'],
    ['10 km um Norden-Ost, 8 Jahre', 'Norden-Ost'],
    ['Norden (France), 7 ans, 5 km', 'Norden, France'],
    ['Norden MA, 3 kids: 4, 7 & 10, 4 mi', 'Norden, Massachusetts'],
    ['age 9, 40.6588 -111.4260, 10 miles', '40.6588,-111.4260'],
    ['94110 | 9 | 2 miles', '94110'],
    ['9yo, 2 miles, https://maps.example/maps/@40.65880,-111.42600,14z', '40.65880,-111.42600'],
    [`6 year old within 2 miles of 40°39'36"N 111°25'30"W`, '40.660000,-111.425000'],
    ['6 year old, 33° 51′ 36″ S, 151° 12′ 36″ E, 2 km', '-33.860000,151.210000'],
    ['year 4 pupil, football club, Norden UK, 3 miles', 'Norden UK'],
    ['kid born in 2021, zip 60614, radius five miles', '60614'],
    ['Location: 70601\nAge: 7\nRadius: 10 miles', '70601'],
    ["Player's age*: 7\nTown*: Norden\nState*: Ohio\nMax distance: 4 miles", 'Norden, Ohio'],
    ['Ort: Norden\nBundesland: Bayern\nAlter: 8\nUmkreis: 5 km', 'Norden, Bayern'],
    ['On est à Boston, ma fille a 9 ans : un terrain à 3 km au maximum de Gull Park, Boston ?', 'Gull Park, Boston'],
    ['Estamos en Boston. Mi hija tiene 9 años, campos a 3 km como máximo de Gull Park, Boston', 'Gull Park, Boston'],
    ["We're visiting Boston. Fields 3 miles at most from Gull Park, Boston, for a 9 year old", 'Gull Park, Boston'],
    ['Charleston, like I said. She is 9, 3 miles', 'Charleston'],
    ['Austin likes soccer. He is 9, 3 miles', null],
    ['We are in ZIP 80302-1234.', '80302'],
    [
      'fields near 16 Elm Ave NW, Washington, DC 20500 — 2 mi, 6 yo',
      '16 Elm Ave NW, Washington, District of Columbia 20500',
    ],
    ['Where can my 2nd grader play soccer around Ballard, Seattle? up to 4 miles', 'Ballard, Seattle'],
    ["We're at 47.6097, -122.3331. 6yo. 3mi.", '47.6097,-122.3331'],
    ['pitches near 33.8688° S, 151.2093° E, 2 km', '-33.8688,151.2093'],
    ['soccer near lake norden, la for 7 year old', 'lake norden, la'],
    ['soccer in austin for 7yo', 'austin'],
    ['Soccer for my 10-year-old, 2 km radius around the Space Needle in Seattle', 'Space Needle, Seattle'],
    ['I want to sign up my son (5). We live in Boise, Idaho, and can drive up to 8 miles.', 'Boise, Idaho'],
    ['12 year old, 5 km, Aachen, Germany', 'Aachen, Germany'],
    ['Boise, ID. 7 years old. 10 miles.', 'Boise, Idaho'],
    ['5 mile radius, Santa Fe NM, age 13', 'Santa Fe, New Mexico'],
    ['Please help: 8 year old girl, loves soccer, Cedar Rapids Iowa, within 12 miles', 'Cedar Rapids Iowa'],
    [
      'My son is in 2nd grade and is interested in soccer. We are near St. Paul, Minnesota. 5 miles',
      'St. Paul, Minnesota',
    ],
    ['Pitches no more than 3 km from SW11 4NJ for an under-9', 'SW11 4NJ'],
    ['within 3 miles of downtown Boise', 'Boise'],
    ['Soccer club for kid aged 6 in the Denver area', 'Denver'],
    ['within 3 miles of "Oak Park", Atlanta', 'Oak Park, Atlanta'],
    [
      'Soccer for a 6 year old (she is shy) within 3 miles of Ocean Bay, San Diego, CA, please include free options',
      'Ocean Bay, San Diego, California',
    ],
    ['soccer for my 5 year old this fall in Ann Arbor, MI within 7 miles', 'Ann Arbor, Michigan'],
    ['Portland, OR, 7 year old', 'Portland, Oregon'],
    ['Please find indoor soccer for adults in Somerville', 'Somerville'],
    ['soccer for my 6 year old in Allentown', 'Allentown'],
    ["we're a family of 5 in Worcester looking for soccer for our 7 yo", 'Worcester'],
    ['is there TOPSoccer in Fairfax County, VA for my 8-year-old?', 'Fairfax County, Virginia'],
    ['Berlin, Germany, Fußball for my 8-year-old', 'Berlin, Germany'],
    ['within 3 miles of Gary, IN for a 7 year old', 'Gary, Indiana'],
    ['Bangor, ME. 9yo. 4 miles', 'Bangor, Maine'],
    ['near Hilo, HI or so', 'Hilo, Hawaii'],
    ['soccer in Norman, OK 73069', 'Norman, Oklahoma 73069'],
    ['4 miles around Central Park, New York', 'Central Park, New York'],
    ['9 y/o, boise id, 3mi', 'boise id'],
    ['soccer austin texas', 'austin texas'],
    ['Hill Park in Chicago, 9 year old, 3 miles', 'Hill Park, Chicago'],
    [
      'Soccer in Springfield, Illinois, for a 9 year old within 2 miles of Hill Park',
      'Hill Park, Springfield, Illinois',
    ],
    ['San José, Costa Rica; 10 years; 3 km', 'San José, Costa Rica'],
    ['From Times Square, where is the nearest soccer field? 9yo', 'Times Square'],
    ['Soccer fields in Stratford-upon-Avon within 5 miles', 'Stratford-upon-Avon'],
    ['Norden Ohio, at most 6 miles from the middle of town, she is 9', 'Norden Ohio'],
    ['4 miles from the center of Port Elm, Ohio', 'Port Elm, Ohio'],
    ["i'm 28, played a bit in college, both ankles still ok. port elm MN within 4mi", 'port elm, Minnesota'],
    ['it gets dark by 5:10 here now\nNorden, Ohio 3 mile circle', 'Norden, Ohio'],
  ])('of %j', (text, expected) => {
    expect(placeOf(text)).toBe(expected);
  });

  it.each([
    'soccer near me for a 6 year old',
    'Find me soccer programs for my kid, 8, near our house',
    'What soccer is there for a 9 year old?',
    'Soccer within 3 miles',
    'Are there more?',
    'Any others with evening practice?',
    '7',
  ])('is missing in %j', (text) => {
    expect(placeOf(text)).toBeNull();
  });

  it('knows that "near me" is a place that only the caller knows', () => {
    expect(read('soccer near me').isNearCaller).toBe(true);
    expect(read('soccer in Boise').isNearCaller).toBe(false);
  });
});

describe('the pages of a brief', () => {
  it.each([
    ['See https://club.example/rec.', ['https://club.example/rec']],
    [
      '(http://club.example/a_(b)) and www.fields.example/x',
      ['http://club.example/a_(b)', 'https://www.fields.example/x'],
    ],
    ['page: club.org/programs#fees', ['https://club.org/programs']],
    ['mail coach@club.org', []],
  ])('in %j', (text, expected) => {
    expect(read(text).pages.map(({ url }) => url)).toEqual(expected);
  });
});

describe('a caller who is near without a place', () => {
  it.each([
    ['any field by us, for a 9 year old', true],
    ['any field with goals is fine by us, for a 9 year old', false],
    ['Saturdays work by me, she is 9', false],
  ])('%s', (text, isNear) => expect(read(text).isNearCaller).toBe(isNear));
});
