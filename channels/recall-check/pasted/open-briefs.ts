import type { PastedBrief } from './pasted-brief.ts';

/** Receipts, orders, garages, nurseries, mails, tables, dictation, several languages, slips of the pen. People, streets and numbers are made up. */
export const OPEN_BRIEFS: PastedBrief[] = [
  {
    name: 'a grocery receipt',
    notes: `WEGMANS #041
CASHIER: DARNELL
JIF CREAMY PB 16OZ          3.49 F
TYSON CHKN NUGGETS 32OZ     8.99 F
DOLE BABY SPINACH           4.29 F
SUBTOTAL                   16.77
TAX                         0.00
VISA ****2210              16.77
anything on here recalled?`,
    items: [/jif/i, /tyson/i, /dole/i],
    keeps: ['DARNELL', '2210', '16 77', '3 49'],
  },
  {
    name: 'an online order mail',
    notes: `From: order-update@shop.example
To: Mirabel Oduya <mirabel.oduya@mailbox.example>
Subject: Your order has shipped

Hi Mirabel,

Your package is on its way. Tracking 1Z999AA10123456784

Graco Magnum jogging stroller, gray    $219.99
Skip Hop silver lining cloud baby gym    $89.99

Shipping address
Mirabel Oduya
19 Quarry Bend Rd
Keene, NH 03431`,
    items: [/graco magnum/i, /skip hop/i],
    keeps: ['Mirabel', 'Oduya', '1Z999AA10123456784', 'Quarry', '03431', '219 99'],
  },
  {
    name: 'a garage told in one breath',
    notes:
      "ok so in the garage there's a Ryobi 40V chainsaw, a Honda EU2200i generator, two Schwinn bikes, the Toro snow blower and my 2017 Subaru Forester",
    items: [/ryobi/i, /eu2200i/i, /schwinn/i, /toro/i, /2017 SUBARU Forester/],
  },
  {
    name: 'a nursery list without marks',
    notes: `Things in the nursery
Stokke Tripp Trapp high chair
Owlet smart sock 3
Nanit Pro baby monitor
Babyletto Hudson crib, bought 2022`,
    items: [/stokke/i, /owlet/i, /nanit/i, /babyletto/i],
  },
  {
    name: 'dictation without punctuation',
    notes: 'um hi yes can you check a twenty nineteen toyota rav4 and also a cuisinart food processor please',
    items: [/2019 TOYOTA rav4/i, /cuisinart/i],
  },
  {
    name: 'a VIN broken over two lines',
    notes: `My VIN: 4S4BTGND7
L3000001 (Outback)`,
    items: [/4S4BTGND7L3000001/],
  },
  {
    name: 'a VIN dictated in groups',
    notes: 'vin is 4S4 BTG ND7 L30 000 01, thanks, Rosalind',
    items: [/4S4BTGND7L3000001/],
    keeps: ['Rosalind'],
  },
  {
    name: 'a fleet as comma separated values',
    notes: `unit,plate,year,make,model,driver
101,KLM 4410,2019,Ford,Transit,J. Okafor
102,KLM 4411,2021,Ram,ProMaster,S. Lindqvist`,
    items: [/2019 FORD Transit/i, /2021 RAM ProMaster/i],
    keeps: ['Okafor', 'Lindqvist', '4410', 'KLM'],
  },
  {
    name: 'a Markdown table of a day-care centre',
    notes: `| Room | Item | Brand | Model no. | Contact |
|---|---|---|---|---|
| Infants | crib | Delta Children | 36825 | Ms. Abernathy |
| Toddlers | high chair | Graco | 3R99 | Ms. Volkov |`,
    items: [/delta children/i, /graco/i],
    keeps: ['Abernathy', 'Volkov'],
  },
  {
    name: 'German with two goods',
    notes:
      'Guten Tag, wir haben einen Heizlüfter von Rowenta SO6510 und einen Hochstuhl Chicco Polly gekauft. Sind die zurückgerufen? Mit freundlichen Grüßen, Annegret Siebenlist',
    items: [/rowenta/i, /chicco/i],
    keeps: ['Annegret', 'Siebenlist'],
  },
  {
    name: 'French with a street',
    notes:
      'Bonjour, je m’appelle Solène Garrigue, 14 rue des Tilleuls, 69003 Lyon. J’ai une poussette Bugaboo Fox 3 et un lit bébé Ikea Sniglar. Y a-t-il un rappel ? Merci',
    items: [/bugaboo/i, /ikea/i],
    keeps: ['Solène', 'Garrigue', 'Tilleuls', '69003'],
  },
  {
    name: 'Spanish medicine',
    notes: 'Mi abuela toma losartán 50 mg (Torrent) y metformina 850 mg, tiene diabetes. ¿Hay algún retiro?',
    items: [/losart/i, /metformin/i],
    keeps: ['diabetes', 'abuela'],
  },
  {
    name: 'Italian kitchen',
    notes:
      'Buongiorno, ho una macchina da caffè De’Longhi Magnifica S e un frullatore Ninja BN495, sono stati richiamati?',
    items: [/longhi/i, /ninja/i],
  },
  {
    name: 'Portuguese toys',
    notes:
      'Olá, comprei um triciclo Radio Flyer e uma boneca Baby Alive para minha filha, algum recall? Obrigada, Jacira',
    items: [/radio flyer/i, /baby alive/i],
    keeps: ['Jacira'],
  },
  {
    name: 'Dutch bicycle seat',
    notes:
      'Hallo, wij hebben een fietshelm van Nutcase en een kinderwagen Joolz Hub+. Zijn die teruggeroepen? Groeten, Marijke',
    items: [/nutcase/i, /joolz/i],
    keeps: ['Marijke'],
  },
  {
    name: 'health in a sentence',
    notes: 'my father has COPD and dialysis three times a week, he uses a Philips Respironics DreamStation 2 at night',
    items: [/dreamstation/i],
    keeps: ['COPD', 'dialysis', 'father'],
  },
  {
    name: 'a child by name',
    notes:
      "Our son Leopold's bike helmet is a Giro Scamp, and his sister Henrietta sleeps in a Fisher-Price Rock 'n Play",
    items: [/giro/i, /rock 'n play/i],
    keeps: ['Leopold', 'Henrietta'],
  },
  {
    name: 'lot codes and dates of food',
    notes:
      'Quaker Chewy granola bars chocolate chip, best before Sep 14 2024, lot L2312 and Boars Head liverwurst, sell by 08/15/24',
    items: [/quaker/i, /liverwurst/i],
  },
  {
    name: 'what was sold',
    notes:
      "we sold the Peloton Tread+ last spring. What's left is a NordicTrack T 6.5 S treadmill and a Bowflex C6 bike",
    items: [/nordictrack/i, /bowflex/i],
    ruledOut: /peloton/i,
  },
  {
    name: 'returned, in another language',
    notes: 'Den Thermomix haben wir verkauft, es geht nur um die Fritteuse Tefal ActiFry.',
    items: [/tefal/i],
    ruledOut: /thermomix/i,
  },
  {
    name: 'numbers for everything',
    notes: '1. UPC 037000863403 2. CPSC recall 24-189 3. NHTSA campaign 23V-458 4. FSIS-RC-032-2024',
    items: [/037000863403/, /24-?189/, /23V/, /032-2024/],
  },
  {
    name: 'bullets with dashes and notes',
    notes: `please check:
- Instant Pot Duo Crisp 8 qt (wedding gift)
- Weber Spirit II E-310 grill, natural gas
- Tesla Model Y 2022 – my wife's
- some Kirkland smoked salmon, lot 8512801270`,
    items: [/instant pot/i, /weber/i, /2022 TESLA Model Y/i, /kirkland/i],
    keeps: ['wife', 'wedding'],
  },
  {
    name: 'a text message',
    notes: 'hey r dyson airwraps recalled?? mine is from 2021 lol',
    items: [/dyson/i],
  },
  {
    name: 'misspelt makes and models',
    notes: '2020 hundai palisade and 2018 chevrolet equinoxx',
    items: [/hundai|hyundai/i, /2018 CHEVROLET equinox/i],
  },
  {
    name: 'an insurance letter',
    notes: `Claim no. 88-40127-C
Insured: Thaddeus Wrenfield
Policy: HO-5521903

Please advise whether the following appliances were subject to recall before the loss of March 3, 2025:
1) Whirlpool dishwasher WDT750SAKZ0, serial FA2804412
2) Kenmore dryer 110.67132410`,
    items: [/whirlpool/i, /kenmore/i],
    keeps: ['Thaddeus', 'Wrenfield', '40127', '5521903'],
  },
  {
    name: 'a landlord about smoke alarms',
    notes:
      'I manage 12 apartments at 400 Corliss Ave, Providence RI. All have Kidde i12010S smoke detectors and GE GTS18 refrigerators. Tenant names on request. Best, Ignatius Pell',
    items: [/kidde/i, /GTS18/i],
    keeps: ['Corliss', 'Providence', 'Ignatius', 'Pell'],
  },
  {
    name: 'a motorcycle and its helmet',
    notes: "'21 Harley Davidson Street Glide plus a HJC i10 helmet size L",
    items: [/2021 HARLEY-DAVIDSON Street Glide/i, /hjc/i],
  },
  {
    name: 'two of a maker',
    notes: 'Is the Bosch SHX863WD5N dishwasher or the Bosch GLL50 laser affected?',
    items: [/SHX863/, /GLL50/],
  },
  {
    name: 'a car seat among others',
    notes: 'Chicco KeyFit 35 infant car seat, UPPAbaby Vista V2 stroller and a Dorel Maxi-Cosi Pria car seat',
    items: [/keyfit/i, /uppababy/i, /pria/i],
  },
  {
    name: 'a pet owner',
    notes: 'my dog Biscuit eats Blue Buffalo Life Protection chicken kibble, 30 lb bag, and wears a Seresto collar',
    items: [/blue buffalo/i, /seresto/i],
    keeps: ['Biscuit'],
  },
  {
    name: 'cleaning closet',
    notes: 'under the sink: Clorox wipes, Lysol disinfectant spray, Fabuloso lavender, The Laundress detergent',
    items: [/clorox/i, /lysol/i, /fabuloso/i, /laundress/i],
  },
  {
    name: 'key and value lines',
    notes: `Product: space heater
Brand: Lasko
Model: 754200
Bought: Target, October 2023
Name: Winifred Castellano
Phone: (603) 555-0188`,
    items: [/lasko/i],
    keeps: ['Winifred', 'Castellano', '603 555 0188'],
  },
  {
    name: 'a question without an item',
    notes: 'Hi, I would like to know if my things are safe. My name is Cornelius and I live in Duluth.',
    items: [],
    keeps: ['Cornelius', 'Duluth'],
    isAsk: true,
  },
  {
    name: 'words that nobody knows',
    notes: 'What about the quobbler on our porch?',
    items: [/quobbler/],
  },
  {
    name: 'supplements',
    notes:
      'Nature Made vitamin D3 gummies 90 count; Garden of Life raw organic protein vanilla; Now Foods psyllium husk',
    items: [/nature made/i, /garden of life/i, /now foods/i],
  },
  {
    name: 'eye drops and a blood pressure monitor',
    notes: 'EzriCare artificial tears lot H29, also an Omron BP7450 blood pressure monitor for mom (hypertension)',
    items: [/ezricare/i, /omron/i],
    keeps: ['hypertension', 'mom'],
  },
  {
    name: 'two model years of one car',
    notes: 'Need recalls for the 2016 and 2017 Jeep Grand Cherokee in our driveway',
    items: [/2016\+2017 JEEP Grand Cherokee|JEEP Grand Cherokee/i],
  },
  {
    name: 'a boat and a scooter',
    notes: 'Segway Ninebot Max G30P scooter; Bayliner Element E16 boat 2020',
    items: [/ninebot/i, /bayliner/i],
  },
];
