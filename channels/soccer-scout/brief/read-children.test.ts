import { describe, expect, it } from 'vitest';
import { readChildren } from './read-children.ts';

const NOW = '2030-11-21T12:00:00.000Z';
const ages = (text: string): [number, number][] =>
  readChildren(text, NOW).map(({ minAge, maxAge }) => [minAge, maxAge]);

describe('readChildren', () => {
  it.each<[string, [number, number][]]>([
    ['Soccer for a 9 year old', [[9, 9]]],
    ['she is 9 and has played for 3 yrs', [[9, 9]]],
    ['Sie ist 9 und spielt seit 2 Jahren', [[9, 9]]],
    ['il a 9 ans et joue depuis 2 ans', [[9, 9]]],
    ['tiene 9 años y juega desde hace 2 años', [[9, 9]]],
    ['ha 9 anni e gioca da 2 anni', [[9, 9]]],
    ['tem 9 anos e joga há 2 anos', [[9, 9]]],
    ['hij is 9 en speelt al 2 jaar, fijn', [[9, 9]]],
    ['ma 9 lat i gra od 2 lat, lubi', [[9, 9]]],
    ['Alter des Kindes: 8', [[8, 8]]],
    ["Âge de l'enfant : 9", [[9, 9]]],
    ['Wiek dziecka: 9', [[9, 9]]],
    ['Age of participant: 10', [[10, 10]]],
    ['cumplió los 6 mi niña', [[6, 6]]],
    ['my son is nine within 4 miles', [[9, 9]]],
    ['Ada is 8 by now. We moved', [[8, 8]]],
    ['the twins they are three and a half', [[3.5, 3.5]]],
    ['Kid: Ada\nAge: 7\nSport: futsal\n\nKid: Bo\nAge: 11\nSport: chess\n', [[7, 7]]],
    ['Kind: Bo\nAlter: 11\nSport: Schach\n', [[11, 11]]],
    ['nine-year-old', [[9, 9]]],
    ['Тимофею 7 лет, играет мало', [[7, 7]]],
    ['Остапові 10 років', [[10, 10]]],
    ['im 34 lol', [[34, 34]]],
    ['a van of 12 girls, all of them 10', [[10, 10]]],
    [
      'Juniper is 12, Alba 7 I think',
      [
        [12, 12],
        [7, 7],
      ],
    ],
    ['she turns 30 months this week, and the boys next door (6) have a team', [[2.5, 2.5]]],
    ["our girl is 9, the neighbor's boy, 12, drives along", [[9, 9]]],
    ['Norden SW11, 8 year old', [[8, 8]]],
    ['94110 | 9 | 2 miles', [[9, 9]]],
    [
      'kids in grades 2 and 4',
      [
        [7, 8],
        [9, 10],
      ],
    ],
    ['age=10; place=Port Elm', [[10, 10]]],
    ['our son (turned 6 last week)', [[6, 6]]],
    ['year 4 pupil', [[8, 9]]],
    ["he's in Year 4.", [[8, 9]]],
    ['4 my kid, hes 9, 3mi', [[9, 9]]],
    ['alder falls 4 my daughter shes 7 likes goals', [[7, 7]]],
    ['mi hija entra a 5to de primaria', [[10, 11]]],
    ['Sohn in der 3. Klasse', [[8, 9]]],
    ['dochter in groep 5', [[8, 9]]],
    ['mon fils est en CE2', [[8, 9]]],
    ['syn ma 9 lat', [[9, 9]]],
    ['2021G soccer', [[8, 9]]],
    ['a 2 1/2 year old', [[2.5, 2.5]]],
    [
      '2nd and 5th graders',
      [
        [7, 8],
        [10, 11],
      ],
    ],
    ['Boise. 7. 5 miles.', [[7, 7]]],
    ['meine Tochter (6 Jahre)', [[6, 6]]],
    [
      'soccer for kids 5 and 8 around Port Elm',
      [
        [5, 5],
        [8, 8],
      ],
    ],
    ['the kid turned 6 last week', [[6, 6]]],
    ['9yo', [[9, 9]]],
    ['9 y.o. girl', [[9, 9]]],
    ['aged 10', [[10, 10]]],
    ['My daughter will be 6 in August', [[5, 6]]],
    [
      'Two boys (6 & 9) in Lexington',
      [
        [6, 6],
        [9, 9],
      ],
    ],
    [
      '2 kids, 4 and 6, zip code 60614',
      [
        [4, 4],
        [6, 6],
      ],
    ],
    [
      'Tenemos dos niñas, Alba de 7 años y Martina de 10, en Norden',
      [
        [7, 7],
        [10, 10],
      ],
    ],
    [
      'Unser Sohn Emil ist 6 Jahre und Lotte ist 9.',
      [
        [6, 6],
        [9, 9],
      ],
    ],
    ['Alba de 7 años y Norden a 10 km', [[7, 7]]],
    ['Age 12, radius', [[12, 12]]],
    [
      'my 6 y/o and 9 y/o',
      [
        [6, 6],
        [9, 9],
      ],
    ],
    [
      '6- and 9-year-olds',
      [
        [6, 6],
        [9, 9],
      ],
    ],
    [
      'kids aged 6, 8 and 11',
      [
        [6, 6],
        [8, 8],
        [11, 11],
      ],
    ],
    ['5 to 7 year olds', [[5, 7]]],
    ['ages 5-7', [[5, 7]]],
    ['my twins are 4', [[4, 4]]],
    [
      'kids of 5 and 9',
      [
        [5, 5],
        [9, 9],
      ],
    ],
    ['Lisbon; 10 years; near', [[10, 10]]],
    ['my son is 7.', [[7, 7]]],
    ['She’s 11 and loves it', [[11, 11]]],
    ['our daughter (8)', [[8, 8]]],
    ['18-month-old', [[1.5, 1.5]]],
    ['turning 8 in May', [[7, 8]]],
    ['almost 8', [[7, 8]]],
    ['U10 clubs', [[8, 9]]],
    ['10U', [[8, 9]]],
    ['under-12s', [[10, 11]]],
    ['2nd grader', [[7, 8]]],
    ['second grade', [[7, 8]]],
    ['kindergartner', [[5, 6]]],
    ['toddler', [[1, 3]]],
    ['a 3.5 year old', [[3.5, 3.5]]],
    ['he is three and a half.', [[3.5, 3.5]]],
    ['2 years and 3 months old', [[2.25, 2.25]]],
    ['97999 - 8 - near', [[8, 8]]],
    [
      'Max is 12, Kit 9 and Lou 5.',
      [
        [12, 12],
        [9, 9],
        [5, 5],
      ],
    ],
    [
      'boys aged 5 and 7 1/2, Norden',
      [
        [5, 5],
        [7, 7],
      ],
    ],
    [
      'They are eleven, eight and five.',
      [
        [11, 11],
        [8, 8],
        [5, 5],
      ],
    ],
    [
      'unser Sohn ist 11 und seine kleine Schwester 6, Norden',
      [
        [11, 11],
        [6, 6],
      ],
    ],
    [
      'der Große ist 12, die Kleine 7.',
      [
        [12, 12],
        [7, 7],
      ],
    ],
    [
      'mon fils a 9 ans et sa petite sœur 6, Lyon',
      [
        [9, 9],
        [6, 6],
      ],
    ],
    ['9', [[9, 9]]],
    ['a 7 year old. He is 7', [[7, 7]]],
  ])('reads %j', (text, expected) => {
    expect(ages(text)).toEqual(expected);
  });

  it.each<[string, [number, number][]]>([
    ['born in 2021', [[8, 9]]],
    ['2020 birth year', [[9, 10]]],
    ['our daughter (2021)', [[8, 9]]],
    ['born May 3, 2023', [[7, 7]]],
    ['DOB 5/30/2022', [[8, 8]]],
    ['born 30/5/2022', [[8, 8]]],
    ['DOB 30MAY2022', [[8, 8]]],
    ['DOB 30-May-2022', [[8, 8]]],
    ['born on 2022-12-24', [[7, 7]]],
    ['born in December 2021', [[8, 8]]],
    ['born in November 2021', [[8, 9]]],
    ['born on 14 June 2029', [[17 / 12, 17 / 12]]],
    ['geboren am 3. Mai 2023', [[7, 7]]],
    ['she turned 8 on October 2, 2030', [[8, 8]]],
    ['he was ten on the second of September 2030', [[10, 11]]],
    ['her seventh birthday is on January 9', [[6, 7]]],
    ['wird im April 7', [[6, 7]]],
    ['our girl (Feb 2022)', [[8, 8]]],
  ])('counts %j from the day of the brief', (text, expected) => {
    expect(ages(text)).toEqual(expected);
  });

  it.each([
    'under 10 miles',
    'within 5 km',
    'for 9 kids',
    'at 9 am',
    'seven',
    'im 20 minutes away',
    'im 30 weeks along',
  ])('finds no age in %j', (text) => {
    expect(ages(text)).toEqual([]);
  });

  it('takes numbers that count the wishes for no ages', () => {
    expect(ages('two things pls (1) my girl is 8 (2) no Fridays (3) nothing dear')).toEqual([[8, 8]]);
    expect(ages('Ann (1) and Bob (2) want to play')).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('hears a stage of life only where no figure is given', () => {
    expect(ages('adult league for my 9 year old')).toEqual([[9, 9]]);
    expect(ages('adult league')).toEqual([[18, 64]]);
  });

  it.each([
    ['she turned 8 on October 2, 2030', { from: '2022-10-02', to: '2022-10-02' }],
    ['he was ten on the second of September 2030', { from: '2019-09-03', to: '2020-09-02' }],
    ['turns 5 in March', { from: '2026-03-01', to: '2026-03-31' }],
    ['born 2023', { from: '2023-01-01', to: '2023-12-31' }],
    ['she will be 20 months in February', { from: '2029-05-02', to: '2029-06-28' }],
    ['wird im Februar 20 Monate alt', { from: '2029-06-01', to: '2029-06-28' }],
    ['aura 20 mois en février', { from: '2029-06-01', to: '2029-06-28' }],
    ['9 years old', null],
  ])('knows when %j makes a child be born', (text, born) => {
    expect(readChildren(text, NOW)[0]?.born).toEqual(born);
  });

  it.each<[string, (string | null)[]]>([
    ['my daughter is 9', ['girl']],
    ['She is 9', ['girl']],
    ['9 years old, son of a coach', ['boy']],
    ['boy b. 2020, girl b. 2023', ['boy', 'girl']],
    ['7 year old girl, 10 year old boy', ['girl', 'boy']],
    ['boys and girls, age 9', [null]],
    ['a team without boys, age 9', [null]],
    ['Tochter 8, ihr Bruder 5.', ['girl', 'boy']],
    ['kids aged 6 and 9', [null, null]],
    ["I'm 41 and played for the women's side at home", ['girl']],
  ])('hears girls and boys in %j', (text, genders) => {
    expect(readChildren(text, NOW).map(({ gender }) => gender)).toEqual(genders);
  });
});
