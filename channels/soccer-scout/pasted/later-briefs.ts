import type { PastedBrief } from './pasted-brief.ts';

/** Grandparents, new arrivals, forms and chats; accepted on 2030-11-21. All made up. */
export const LATER_BRIEFS: PastedBrief[] = [
  {
    name: 'a grandmother',
    notes:
      "My grandson Barnaby turned 8 in March and stays with us for the summer. We're in Bend, Oregon and I don't like driving more than 7 miles. Thank you! Winifred",
    place: /^Bend, Oregon$/,
    miles: 7,
    ages: [[8, 8]],
    keeps: ['Barnaby', 'Winifred'],
  },
  {
    name: 'a form',
    notes: `Child's name: Anselm Okonjo
Date of birth: 06/15/2021
Town: Decatur, GA
Max distance: 5 mi
Days: Tue/Thu`,
    place: /^Decatur, (GA|Georgia)$/,
    miles: 5,
    ages: [[9, 9]],
    wishes: [/Tue/],
    keeps: ['Anselm', 'Okonjo', '06/15'],
  },
  {
    name: 'U-groups and a league',
    notes: 'Looking for a U9 rec team (not travel) near Naperville IL, up to 10 miles',
    place: /^Naperville,? (IL|Illinois)$/,
    miles: 10,
    ages: [[7, 8]],
    wishes: [/travel|rec/],
  },
  {
    name: 'twins and a sister',
    notes: 'twins, 5, and their big sister who is 11. Boise, Idaho. 4 mile radius. Budget: $120 per kid',
    place: /^Boise, Idaho$/,
    miles: 4,
    ages: [
      [5, 5],
      [11, 11],
    ],
    wishes: [/120/],
  },
  {
    name: 'moving from one town to another',
    notes:
      'We are moving from Omaha, Nebraska to Fort Collins, Colorado in June. Fields within 3 miles for our 10-year-old?',
    place: /^Fort Collins, Colorado$/,
    miles: 3,
    ages: [[10, 10]],
  },
  {
    name: 'German with a date of birth',
    notes: 'Unser Sohn ist am 04.02.2023 geboren, wir wohnen in 79098 Freiburg, höchstens 6 km',
    place: /79098 Freiburg/,
    miles: 3.73,
    ages: [[7, 7]],
  },
  {
    name: 'a text without marks',
    notes: 'hi need soccer for my 6 yr old girl in plano tx prob 5 miles or so thx',
    place: /^plano,? (tx|texas)$/i,
    miles: 5,
    ages: [[6, 6]],
  },
  {
    name: 'a class',
    notes:
      'Second graders from our after-school program (about 20 kids), Dayton OH 45402, walking distance, say half a mile',
    place: /Dayton,? (OH|Ohio) 45402/,
    miles: 0.5,
    ages: [[7, 8]],
  },
  {
    name: 'Italian',
    notes: 'Cerchiamo una scuola calcio per nostra figlia di 9 anni a Verona, Italia, entro 5 km',
    place: /^Verona, Ital(y|ia)$/,
    miles: 3.11,
    ages: [[9, 9]],
  },
  {
    name: 'minutes by car',
    notes: 'somewhere to play for a 12yo, Salinas, California, no more than 15 min by car',
    place: /^Salinas, California$/,
    miles: 6,
    ages: [[12, 12]],
  },
  {
    name: 'an upcoming birthday',
    notes: 'Kid turns 5 next week, Ithaca NY, within 2.5 miles please',
    place: /^Ithaca,? (NY|New York)$/,
    miles: 2.5,
    ages: [[4, 5]],
  },
  {
    name: 'Portuguese',
    notes: 'Minha filha tem 7 anos, moramos em Porto, Portugal, raio de 4 km, só aos sábados',
    place: /^Porto, Portugal$/,
    miles: 2.49,
    ages: [[7, 7]],
    wishes: [/sábados/],
  },
  {
    name: 'two parents in two towns',
    notes:
      "Soccer for Ottoline (8). I'm in Arvada, Colorado; her father lives in Golden, Colorado. Within 3 miles of me would be best.",
    place: /^Arvada, Colorado$/,
    miles: 3,
    ages: [[8, 8]],
    others: /Golden/,
    keeps: ['Ottoline'],
  },
  {
    name: 'birth years of a team',
    notes: '2019s and 2020s, Tulsa Oklahoma, fields in 6mi',
    place: /^Tulsa,? Oklahoma$/,
    miles: 6,
    ages: [
      [10, 11],
      [9, 10],
    ],
  },
  {
    name: 'French Canadian',
    notes:
      'Bonjour! Ma puce a 4 ans et demi, on habite à Gatineau au Québec, maximum 3 km. Merci, Josée Tremblay 819-555-0133',
    place: /^Gatineau, Qu[ée]bec$/,
    miles: 1.86,
    ages: [[4, 4]],
    keeps: ['Josée', 'Tremblay', '0133'],
  },
  {
    name: 'a toddler and a ZIP',
    notes: 'toddler soccer (2.5 yrs), zip 30307, 3 miles',
    place: /30307/,
    miles: 3,
    ages: [[2.5, 2.5]],
  },
  {
    name: 'a mail with a signature',
    notes: `Hello,

could you find out where a seven-year-old can play football (the round one) around Reading, England? We can go up to 5 miles.

Kind regards,
Peregrine Aldous
Aldous & Sons Roofing
14 Mill Lane, Slough SL1 4AA
07700 900123`,
    place: /^Reading, England$/,
    miles: 5,
    ages: [[7, 7]],
    keeps: ['Peregrine', 'Aldous', 'Slough', 'Mill Lane'],
  },
];
