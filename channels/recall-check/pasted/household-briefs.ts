import type { PastedBrief } from './pasted-brief.ts';

/** Households, shops and schools that name what they have. People, streets and numbers are made up. */
export const HOUSEHOLD_BRIEFS: PastedBrief[] = [
  {
    name: 'a mover, signed behind a dash',
    notes:
      "we're moving and I want to make sure nothing is dangerous: the IKEA MALM 6 drawer dresser, my son's Fisher Price Rock n Play, a Peloton Tread+, oh and the space heater (Lasko model 754200). thanks!! - Becca",
    items: [/malm/i, /rock n play/i, /tread/i, /lasko/i],
    keeps: ['Becca'],
  },
  {
    name: 'a doctor who signs',
    notes:
      'Guten Tag, ist mein Thermomix TM5 oder der Philips Trilogy EVO Beatmungsgerät zurückgerufen worden? Mit freundlichen Grüßen, Dr. Annegret Pohl, Leopoldstr. 9, München',
    items: [/thermomix/i, /trilogy/i],
    keeps: ['Annegret', 'Pohl', 'Leopold'],
  },
  {
    name: 'bought of a named seller',
    notes:
      'Kid stuff from FB marketplace: 4moms mamaRoo (older one w/ 5 point?), Boppy newborn lounge pink, bumbo seat. paid $65 for the lot, seller Kayleigh M.',
    items: [/mamaroo/i, /boppy/i, /bumbo/i],
    keeps: ['Kayleigh'],
  },
  {
    name: 'a kind without a brand behind a brand',
    notes: 'Please check: dresser (brand unknown), toaster Breville BOV845BSS, nail polish remover',
    items: [/dresser/i, /BOV845BSS/i, /polish remover/i],
  },
  {
    name: 'medicines of several makers',
    notes:
      'medication list for dad: metformin ER 500mg (Apotex), losartan 50 mg by Torrent, Zantac 150. any of those pulled?',
    items: [/metformin/i, /losartan/i, /zantac/i],
  },
  {
    name: 'a model of one letter',
    notes: 'whats the deal w my tesla model y 2022?? got a letter',
    items: [/2022 TESLA model y/i],
  },
  {
    name: 'a model of two capitals',
    notes: "Mazda3 2014 5 door; lexus IS 250 2010; Kia Soul '20",
    items: [/mazda3/i, /2010 LEXUS IS 250/i, /2020 KIA soul/i],
  },
  {
    name: 'names set apart by marks',
    notes: `Could someone look up whether "Infantino SlingRider", "Nap Nanny Chill" & "Baby Einstein activity center" were recalled? I'm a pediatric nurse at St. Brigid.`,
    items: [/slingrider/i, /nap nanny/i, /baby einstein/i],
    keeps: ['Brigid'],
  },
  {
    name: 'what a house no longer has',
    notes: 'Nothing from IKEA anymore, but we do still own a Tippy Toes teether and a Zen Magnets set.',
    items: [/tippy toes/i, /zen magnets/i],
  },
  {
    name: 'a shop that says what it is called',
    notes:
      'We sell: Onewheel GT; Rad Power RadWagon 4; Cannondale Treadwell; check all three, our shop is Spoke & Fern, 88 Main',
    items: [/onewheel/i, /radwagon/i, /treadwell/i],
    keeps: ['Spoke', 'Fern', '88'],
  },
  {
    name: 'a fleet whose model ends like a word for a number',
    notes:
      'Vehicle list (fleet of Hargrove Plumbing LLC): 2018 Ford Transit 250 (plate 7TRX221), 2020 Chevrolet Express 2500 (plate 8KLM003), 2015 Isuzu NPR.',
    items: [/transit/i, /express/i, /isuzu/i],
    keeps: ['Hargrove', '7TRX221', '8KLM003'],
  },
  {
    name: 'a grandmother by her name',
    notes:
      'My grandmother, Odile, uses a Drive Medical rollator and an Invacare oxygen concentrator (Perfecto2). She is diabetic. Any recall?',
    items: [/drive medical/i, /invacare/i],
    keeps: ['Odile', 'diabetic'],
  },
  {
    name: 'what somebody may not eat',
    notes: "I'm allergic to peanuts - was there a recall of Clif Builders bars or RXBAR chocolate? live in Duluth MN",
    items: [/clif/i, /rxbar/i],
    keeps: ['peanuts'],
  },
  {
    name: 'names of one brand in a row',
    notes: 'Recalls for IKEA: KULLEN, HEMNES, and BRIMNES dressers',
    items: [/ikea/i, /kullen/i, /hemnes/i, /brimnes/i],
  },
  {
    name: 'a coffee shop and its things',
    notes:
      'Hi, I run a coffee shop (Bean There) and we use a Breville Oracle BES980, a Vitamix Quiet One, two Hamilton Beach HBB908 and a Cambro cart.',
    items: [/BES980/i, /vitamix/i, /HBB908/i, /cambro/i],
    keeps: ['Bean There'],
  },
  {
    name: 'a lot before the next thing',
    notes:
      'Cough syrup Robitussin Honey CF max, Tylenol Extra Strength caplets lot ABA294, and eye drops from EzriCare',
    items: [/robitussin/i, /tylenol/i, /eye drops/i],
  },
  {
    name: 'a home told in French',
    notes:
      'Mon fils a un lit Stokke Sleepi et un siège-auto Maxi-Cosi Pebble 360. Habitons au 12 rue des Lilas à Nantes. Merci, Capucine',
    items: [/stokke/i, /maxi-cosi/i],
    keeps: ['Capucine', 'Lilas', 'Nantes', 'Habitons'],
  },
  {
    name: 'counts before names',
    notes:
      'Our property has 6 First Alert SC9120B smoke alarms, 4 Kidde i12010S, and a Rheem water heater XE50T06ST45U1 in unit 4B',
    items: [/first alert/i, /kidde/i, /rheem/i],
  },
  {
    name: 'a vehicle plus what hangs on it',
    notes: 'jeep compass 2018 + trailer hitch curt 13171',
    items: [/2018 JEEP compass/i, /curt/i],
  },
  {
    name: 'sold under other names',
    notes: 'Dehumidifiers by Midea, sold as GE APER50LZ and as Honeywell TP50WK',
    items: [/midea.*APER50LZ/i],
  },
  {
    name: 'a greeting to somebody',
    notes: 'Hey is my Ryobi P1819 saw or RY40LM lawnmower on a list? PS say hi to Fatima',
    items: [/P1819/i, /RY40LM/i],
    keeps: ['Fatima'],
  },
  {
    name: 'a list with an entry of no make',
    notes: `Nursery:
* crib - Delta Children Emery
* mattress - Newton
* swing - Ingenuity InLighten
* bouncer - BabyBjorn Bliss
* glider - came with house, no label`,
    items: [/delta children/i, /newton/i, /ingenuity/i, /babybjorn/i, /glider/i],
  },
  {
    name: 'a mail with its head and closing',
    notes: `Subject: question about recall
To: help@recalls.example
From: Dov Lindqvist <dov@lind.example>

Good afternoon,
We purchased an LG LSXS26366S refrigerator from Lowe's on 3/14/2022 (order 889123771). It is leaking gas smell?
Kind regards,
Dov`,
    items: [/LSXS26366S/i],
    keeps: ['Dov', 'Lindqvist', '889123771'],
  },
  {
    name: 'two who sign behind two dashes',
    notes:
      'Bought for my wedding registry: Le Creuset dutch oven, Nutribullet NBF50700, Zwilling knives. -- Priyanka & Tom',
    items: [/le creuset/i, /nutribullet/i, /zwilling/i],
    keeps: ['Priyanka'],
  },
  {
    name: 'a class and its school',
    notes: "My students (Ms. Abernathy's class, Lincoln Elementary) play with Magformers blocks and Kinetic Sand.",
    items: [/magformers/i, /kinetic sand/i],
    keeps: ['Abernathy', 'Lincoln'],
  },
  {
    name: 'an illness beside a device',
    notes: 'Is there anything about Abbott FreeStyle Libre 3, or Dexcom G7 receiver? (T1D since I was nine)',
    items: [/freestyle libre/i, /dexcom/i],
    keeps: ['T1D'],
  },
  {
    name: 'a church, its pastor and its nursery',
    notes:
      "Can somebody verify the following for our church nursery: Graco Simple Sway swing, Evenflo Pivot stroller, and two Dream On Me cribs? We're Grace Chapel, Pastor Whitlock.",
    items: [/simple sway/i, /pivot/i, /dream on me/i],
    keeps: ['Whitlock', 'Grace Chapel'],
  },
  {
    name: 'medicines with two ingredients',
    notes: "meds: Ranitidine 150 (Dr. Reddy's), valsartan/HCTZ by Solco, EpiPen 0.3 auto injector",
    items: [/ranitidine/i, /valsartan/i, /epipen/i],
  },
  {
    name: 'a name told at the end',
    notes:
      "Recall question about model GSS25GSHSS fridge by GE plus the Whirlpool dishwasher WDT730PAHZ0. Name's Ottoline Grady, ph 555-0134",
    items: [/GSS25GSHSS/i, /WDT730PAHZ0/i],
    keeps: ['Ottoline', 'Grady'],
  },
  {
    name: "a birthday's gifts",
    notes: 'Our kid turned 5 and got: Paw Patrol tower, Magna-Tiles, Razor E100, and a Banzai pool slide from Target.',
    items: [/paw patrol/i, /magna-tiles/i, /razor/i, /banzai/i],
  },
  {
    name: 'two questions in one breath',
    notes: 'does the ninja speedi SF301 have a recall n what about cosori pro ii 5.8qt',
    items: [/SF301/i, /cosori/i],
  },
  {
    name: 'a street without a number',
    notes:
      'I manage 14 units on Dunmore Terrace; each has a Frigidaire FFMV1645TS microwave, a Broan BUEZ130 hood and Leviton GFCI outlets',
    items: [/FFMV1645TS/i, /BUEZ130/i, /leviton/i],
    keeps: ['Dunmore'],
  },
  {
    name: 'for a client',
    notes: 'Looking up for client Barnaby & Sons: Generac GP6500, Champion 100891 and Westinghouse iGen4500.',
    items: [/generac/i, /champion/i, /westinghouse/i],
    keeps: ['Barnaby', 'Sons'],
  },
  {
    name: 'a brand that begins like a child',
    notes: "Baby Shusher, Snoo Smart Sleeper, Love to Dream swaddle - we're expecting in May",
    items: [/shusher/i, /snoo/i, /love to dream|dream swaddle/i],
  },
];
