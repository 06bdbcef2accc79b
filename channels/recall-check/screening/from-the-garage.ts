import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const possible = (...numbers: string[]) => ({ verdict: 'possible match' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const open = { verdict: null, numbers: [] };
const HEATER = recalled('31502');
const CHAIR = recalled('31501');

/** What stands about a house, as people go through it. */
export const FROM_THE_GARAGE: ScreeningBrief[] = [
  {
    name: 'a household with things that have no name',
    notes:
      'in the garage: brightwick solace heater bw-1500t, various lamps, some old toys from my sister and the tumbleton nimbus folding high chair',
    items: [HEATER, open, open, CHAIR],
    grades: 'BCDF',
  },
  {
    name: 'vehicles without their makes, in small letters',
    notes: '2031 xc40, 2030 outback and a 2028 cx5',
    items: [none, recalled('31V104000', '31V377000', '30E021000'), recalled('28V900000')],
  },
  {
    name: 'a table of who has what',
    notes:
      '| Who | Thing | Where |\n|---|---|---|\n| Hannah | Brightwick Solace heater BW-1500T | garage |\n| Robert | Tumbleton Nimbus folding high chair | kitchen |',
    items: [HEATER, CHAIR],
    keeps: ['Hannah', 'Robert'],
  },
  {
    name: 'whose things they are',
    notes: 'Hannah/Robert: Brightwick Solace heater BW-1500T\nHannah & Robert Tumbleton Nimbus folding high chair',
    items: [HEATER, CHAIR],
    keeps: ['Hannah', 'Robert'],
  },
  {
    name: 'what is talked about another day',
    notes:
      "Hi, please check my 2031 Volvo XC40. Later we can talk about used cars and maybe a Graco car seat for my sister's baby.",
    items: [none],
    says: [/Left out/],
  },
  {
    name: 'a flat that is cleared, with what was given away',
    notes: `Dear team,

we are clearing out mum's flat in Leicester before the sale goes through. There's a Brightwick Solace heater she used in the hall (BW-1500 on the back), a Wrenfield Tern kettle that has TK-60C on the base and the Tumbleton Nimbus high chair for the grandchildren. The Dualit toaster we already gave to Marjorie, so leave that one out.

Best,
Colin Featherstonehaugh`,
    items: [HEATER, recalled('31510'), CHAIR],
    keeps: ['Leicester', 'Marjorie', 'Dualit', 'hall', 'Featherstonehaugh'],
    grades: 'AB',
  },
  {
    name: 'a list of values for the insurance',
    notes:
      'Room;Item;Brand;Serial;Value\nHall;standing lamp Quill;Harrowgate;HQ3004417;120\nBedroom;Fennel 5-drawer dresser;Brackwood;;340\nDen;exercise bike;Peloton;PL-99213;1900',
    items: [recalled('31504'), possible('31509'), none],
    keeps: ['1900'],
  },
  {
    name: 'vehicles and who drives them, without a head',
    notes:
      '2029\tChevrolet\tSilverado 2500HD\tplate 7KLM221\tDale\n2029\tPolaris\tQuarrymaster 900\t-\tshop\n2028\tMazda\tCX5\tplate 8BBQ120\tRosa',
    items: [recalled('29V556000'), recalled('31506'), recalled('28V900000')],
    keeps: ['Dale', 'Rosa', '7KLM221'],
  },
  {
    name: 'a call that somebody noted down',
    notes: `Caller: Mrs. Delphine Oyelaran, ph 208-555-0119, ticket 88213
Has Harrowgate Quill standing lamp (brass), purchased Costco Boise 2030, ser# HQ3000412. Also mentions a Shark vacuum, does not know model, will call back. Wants to know if she can keep the lamp on at night.`,
    items: [recalled('31504'), none],
    keeps: ['Delphine', 'Oyelaran', '88213', 'Costco', 'Boise'],
  },
  {
    name: 'what pills are for',
    notes:
      'My blood pressure pills say CORVANE LISINOPRIL 10MG LOT LS1180 EXP 03/33, and the sugar ones are Corvane metformin ER 500 mg lot CM9999.',
    items: [recalled('D-0302-2031'), none],
    keeps: ['blood', 'sugar'],
  },
  {
    name: 'Dutch, a bicycle of somebody and who signs',
    notes:
      'Hoi, is er een terugroepactie voor de waterkoker Wrenfield Tern TK-60C en de fiets van mijn man, een Gazelle? Groetjes Liesbeth uit Zwolle',
    items: [recalled('31510'), none],
    keeps: ['Liesbeth', 'Zwolle'],
  },
  {
    name: 'an advertisement',
    notes: `Kijiji ad I'm answering says:
"Moving sale!! Hollin air fryer RB6500 $40, Werner 6ft ladder $25, Harrowgate Quill floor lamp $15. Cash only, pick up Maple & 3rd after 5"
are any of those recalled before I go`,
    items: [recalled('31508'), none, possible('31504')],
    keeps: ['Kijiji', 'Cash', 'Maple'],
  },
  {
    name: 'what a food bank took in',
    notes: `Food bank intake 11/18:
* 14 jars Pinecrest Farms Smoked Paprika — lot 30A118
* 6 pkgs Oakhollow maple turkey sausage — lot 1031B, use/freeze by Nov 20
* 22 trays Sundrift Lemon Bars BB 02/10/2032
Donor: Ridgeway Wholesale, contact Imelda, dock 4`,
    items: [recalled('F-2101-2031'), recalled('031-2031'), recalled('F-2104-2031')],
    keeps: ['Ridgeway', 'Imelda'],
  },
  {
    name: "somebody else's mishap",
    notes:
      "My neighbour's toaster caught fire last week, which got me thinking about our Wrenfield Tern kettle (TK-40C). Should I be worried?",
    items: [recalled('31510')],
    keeps: ['toaster'],
  },
  {
    name: 'all in capitals, with an excuse for them',
    notes:
      'HI THIS IS GLADYS. I CANT READ SMALL PRINT SO SORRY FOR THE CAPITALS. I HAVE A WRENFIELD TERN KETTLE TK-60C, A BRIGHTWICK SOLACE HEATER BW-1500T AND MY SON DRIVES A 2030 SUBARU OUTBACK. ARE THESE SAFE.',
    items: [recalled('31510'), HEATER, recalled('31V104000', '31V377000', '30E021000')],
    keeps: ['GLADYS'],
  },
  {
    name: 'a make with a slip of the pen, told by its model',
    notes: 'hav a 2028 mazada cx5, got any recals?',
    items: [recalled('28V900000')],
  },
  {
    name: 'a brand that makes many things',
    notes: 'Hollin airfryer RB6500. My neighbor has a Ninja.',
    items: [recalled('31508'), open],
    grades: 'BCDF',
  },
  {
    name: 'a dump of a garage, with what has no name',
    notes:
      'ok garage + kitchen dump:\nhollin airfryer rb6500\nwrenfield tern kettle tk40c\ngustwell gw10 heater\na toaster oven from my ex\nthe big tv',
    items: [recalled('31508'), recalled('31510'), none, open, open],
    grades: 'BCDF',
  },
  {
    name: 'what one used to have',
    notes:
      "We've got the '30 Outback, the '31 XC40, and used to have a Polaris Quarrymaster 900 but that went in the spring. Anything I should know before the road trip to Yellowstone on the 14th?",
    items: [recalled('31V104000', '31V377000', '30E021000'), none],
    keeps: ['Yellowstone', 'Quarrymaster'],
  },
  {
    name: 'food by its shop, its city and its state',
    notes:
      'bought at WinCo in Portland, Oregon last weekend: Oakhollow maple turkey sausage 12oz lot 1031B ($5.98), Marlbrook beef tamales 2lb bag ($11). Paid with SNAP. My daughter has celiac so careful',
    items: [recalled('031-2031'), recalled('PHA-10202031-01')],
    keeps: ['WinCo', 'Portland', 'SNAP', 'celiac'],
  },
  {
    name: 'a bag of a pharmacy',
    notes:
      'Pharmacy bag from Halvard Drugs says: Lisinopril 10 mg tab (Corvane) qty 30, NDC 59999-204-30, lot LS1180, discard after 03/2033, Rx 7741920, prescriber Dr. Nwosu',
    items: [recalled('D-0302-2031')],
    keeps: ['Halvard', '7741920', 'Nwosu', 'prescriber'],
  },
  {
    name: 'Portuguese, signed behind thanks',
    notes:
      'Bom dia! Tenho um aquecedor Brightwick Solace BW-1500, uma cadeira de alimentação Tumbleton Nimbus e uma fritadeira Hollin RB6700. Algum tem recall? Obrigada, Joaquina, Setúbal',
    items: [HEATER, CHAIR, none],
    keeps: ['Joaquina', 'Setúbal'],
  },
  {
    name: 'what has no brand and what is thrown out',
    notes:
      'Do I need to throw out: Stillmere sea salt seaweed crisps? Vellabrook honey lavender ice cream? The dog treats from the farmers market?',
    items: [recalled(), recalled(), open],
    grades: 'BCDF',
  },
  {
    name: 'two languages at once',
    notes:
      'Hola, my comadre Yolanda gave me a silla alta Tumbleton Nimbus y unas botas de lluvia Lakelet talla chica para mi niña. ¿Están en recall?',
    items: [CHAIR, recalled('31505')],
    keeps: ['Yolanda'],
    grades: 'AB',
  },
  {
    name: 'a high chair that was mended with a kit',
    notes: 'Tumbleton Nimbus high chair - fixed w/ repair kit\nHarrowgate Quill lamp, serial on base HQ3004417',
    items: [CHAIR, recalled('31504')],
    says: [/Compared with no recall: “fixed with repair kit”/],
    grades: 'B',
  },
  {
    name: 'a brand that is forgotten',
    notes: 'corvane metformin er 500 lot cm3071 and my insulin pump, forget what brand. dr at mercy says ask you',
    items: [recalled('D-0301-2031'), open],
    keeps: ['mercy'],
    grades: 'BCDF',
  },
  {
    name: 'a receipt with marks of its taxes',
    notes:
      'TOYBARN #221  Fresno CA\nNORVELLE PEBBLE RATTLE RED    850012345671   7.99 T\nLAKELET KIDS RAIN BOOT YEL SZ S              24.00 T\nGIFT CARD                                    50.00\n2 ITEMS  SAVED 3.00\nCHANGE  18.01',
    items: [recalled('31503'), { ...possible('31505'), or: ['recalled'] }],
    keeps: ['TOYBARN', 'Fresno', 'SAVED'],
  },
  {
    name: 'a wreck beside a VIN',
    notes:
      'VIN 4S4BTGND7L3000001 is my Outback. The Silverado (2029) got totaled last year so ignore that. Plates are 8XKJ221 in case that helps.',
    items: [recalled('31V104000', '31V377000', '30E021000')],
    keeps: ['8XKJ221', 'Silverado'],
  },
  {
    name: 'French, of a lawyer',
    notes:
      "Madame, Monsieur, suite au décès de mon père, je dresse l'inventaire de sa maison : un radiateur Brightwick Solace BW-1500T, une chaise haute Tumbleton Nimbus, et sa voiture, une Mazda CX-5 de 2028. Veuillez me dire si l'un de ces objets est rappelé. Cordialement, Maître Thibault de Rochebrune",
    items: [HEATER, CHAIR, recalled('28V900000')],
    keeps: ['Thibault', 'Rochebrune', 'Maître', 'décès'],
  },
  {
    name: 'German as it is spoken',
    notes:
      'moin, hab beim aufräumen im keller noch nen brightwick solace heizlüfter bw-1500t gefunden und ne norvelle pebble rassel von der kleinen. sind die zurückgerufen? gruß aus kiel, torben',
    items: [HEATER, recalled('31503')],
    keeps: ['torben', 'kiel', 'aufräumen'],
  },
  {
    name: 'a haul from a sale',
    notes:
      'Hello! First-time mum here (Liverpool). Second-hand haul from the church sale: Lakelet kids rain boots, small; a Tumbleton Nimbus high chair; a swing, no name.',
    items: [recalled('31505'), CHAIR, open],
    keeps: ['Liverpool'],
    grades: 'BCDF',
  },
  {
    name: 'a claim after a fire',
    notes:
      'Re: claim 2031-88-114\nThe items in the fire were a Brightwick Solace heater (BW-1500T) and a Harrowgate Quill floor lamp S/N HQ3004417. Adjuster wants recall status by Monday.',
    items: [HEATER, recalled('31504')],
    keeps: ['2031', 'Adjuster'],
  },
  {
    name: 'what a thing is in a word that is not known',
    notes: 'Artículo,Marca,Modelo,Comprado\ncalefactor,Brightwick,Solace BW-1500T,2030\ntrona,Tumbleton,Nimbus,2031',
    items: [HEATER, { ...possible('31501'), or: ['recalled'] }],
  },
];
