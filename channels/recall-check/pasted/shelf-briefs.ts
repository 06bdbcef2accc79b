import type { PastedBrief } from './pasted-brief.ts';

/** Shelves, fleets, wards and labels as they are copied out: transcripts, tables, order histories, several languages. All made up. */
export const SHELF_BRIEFS: PastedBrief[] = [
  {
    name: 'a label read off a photograph',
    notes: `(photo of the sticker under the seat, as far as I can read it)
GRACO CHILDREN'S PRODUCTS INC.
4Ever DLX 4-in-1
MODEL NO. 2113074
MANUFACTURE DATE: 2022/08/14
DO NOT USE AFTER DEC 2029
MADE IN CHINA`,
    items: [/graco|4ever/i],
    details: [/2113074.*2022-08/],
  },
  {
    name: 'an order history',
    notes: `Order placed   March 3, 2023
Total   $412.87
Ship to   Rosalind Achterberg
Order # 112-9921827-4471402
Delivered Mar 8
Cosori Pro II Air Fryer Oven Combo, 5.8QT
Return window closed on Apr 7, 2023
Buy it again   View your item
Hiccapop Omniboost Travel Booster Seat
Return window closed on Apr 7, 2023
Buy it again   View your item`,
    items: [/cosori/i, /hiccapop/i],
    keeps: ['Rosalind', 'Achterberg', '9921827', '4471402', '412 87'],
  },
  {
    name: 'a medicine cabinet with NDCs',
    notes: `Losartan potassium 50 mg tabs, NDC 31722-701-90, lot LSP19031, exp 08/2027
Metformin ER 500 mg (Heritage)
Children's Motrin grape, 4 oz`,
    items: [/losartan/i, /metformin/i, /motrin/i],
    details: [/LSP19031/],
  },
  {
    name: 'a German household',
    notes:
      'Hallo zusammen, wir haben einen Thermomix TM6, einen Philips Airfryer XXL HD9650 und den Buggy Litetrax von Joie. Gibt es da Rückrufe? LG Annegret',
    items: [/thermomix/i, /philips airfryer/i, /joie|litetrax/i],
    keeps: ['Annegret'],
  },
  {
    name: 'a fleet as CSV',
    notes: `unit,plate,vin,model year,make,model,odometer
V-01,8KLM221,1FTBR1C84NKA01234,2022,Ford,Transit 150,48120
V-02,8KLM222,1FTBR1C8XNKA01271,2022,Ford,Transit 150,51877
V-07,9ABC310,3C6LRVDG6PE501118,2023,Ram,ProMaster 2500,22004`,
    items: [/1FTBR1C84NKA01234/, /1FTBR1C8XNKA01271/, /3C6LRVDG6PE501118/],
    keeps: ['8KLM221', '48120'],
  },
  {
    name: 'a ward with UDIs',
    notes: `Biomed inventory, 3 West
1. Infusion pump, Baxter Spectrum IQ, UDI (01)00085412610900(21)4471187
2. Feeding tube ENFit 8Fr (Cardinal Health Kangaroo) lot 2209411A
3. Zoll R Series defibrillator SN AF17B012345`,
    items: [/baxter/i, /kangaroo|cardinal/i, /zoll/i],
    details: [/00085412610900/, /2209411A/i, /AF17B012345/i],
  },
  {
    name: 'what the animals eat',
    notes:
      "The dog gets Hill's Science Diet Adult chicken (30 lb bag, lot 2431104, best by 06/2027) plus Greenies dental treats, the cats Fancy Feast and once in a while Temptations.",
    items: [/hill/i, /greenies/i, /fancy feast/i, /temptations/i],
    details: [/2431104/],
  },
  {
    name: 'brands and models, no kinds, misspelt',
    notes: 'wyze cam v3, ring doorbel 2nd gen, jbl flip 6 any recals??',
    items: [/wyze/i, /ring/i, /jbl/i],
  },
  {
    name: "a father's garage",
    notes:
      "My dad passed his garage on to me: a Craftsman table saw (113.298032), a Generac GP5500 generator, a Werner 24 ft extension ladder and his '08 Silverado 1500.",
    items: [/craftsman/i, /generac/i, /werner/i, /2008 CHEVROLET silverado/i],
  },
  {
    name: 'Spanish formula',
    notes:
      'Hola, le doy a mi bebé la fórmula Similac Advance en polvo, lote 38213T800, caduca 05/2027. ¿La han retirado? También usamos una hamaca Fisher-Price Snuga. Gracias, Maricarmen Olvera, tel 915 555 0142',
    items: [/similac/i, /fisher/i],
    details: [/38213T800/i],
    keeps: ['Maricarmen', 'Olvera', '0142'],
  },
  {
    name: 'French shopping',
    notes:
      "Bonjour, j'ai acheté chez Costco des fraises surgelées Kirkland Signature (sac de 2 kg) et un autocuiseur Instant Pot Duo 6 pintes. Y a-t-il un rappel ? Cordialement, Geneviève Larrivée",
    items: [/kirkland|fraises/i, /instant pot/i],
    keeps: ['Geneviève', 'Larrivée'],
  },
  {
    name: 'a Markdown table of a nursery',
    notes: `| What | Brand | Model | Since |
|---|---|---|---|
| crib | Delta Children | Emery 4-in-1 | 2021 |
| monitor | VTech | DM221 | 2020 |
| bouncer | BabyBjörn | Bliss | 2023 |`,
    items: [/delta/i, /vtech/i, /björn|bjorn/i],
  },
  {
    name: 'a forwarded question of a landlord',
    notes: `---------- Forwarded message ---------
From: Gudrun Pettersson <gudrun@rentals.example>
Date: Tue, Nov 18, 2031 at 9:14 AM
Subject: appliances unit 4B

Hi, could you check these before the new tenants move in?
Whirlpool range WFE505W0JS0
Frigidaire dehumidifier FFAD5033W1
First Alert smoke alarm SA320CN

Thanks,
Gudrun
Pettersson Rentals, 88 Canal Street`,
    items: [/whirlpool/i, /frigidaire/i, /first alert/i],
    keeps: ['Gudrun', 'Pettersson', 'Canal'],
  },
  {
    name: 'a number and a car',
    notes: 'Is NHTSA 23V-456 about my 2021 Bronco Sport?',
    items: [/23V-?456/i, /2021 FORD bronco sport/i],
  },
  {
    name: 'tyres with their code',
    notes: 'four Michelin Defender LTX M/S 275/55R20, DOT code ends 2319',
    items: [/michelin/i],
  },
  {
    name: 'what is gone and what is still there',
    notes:
      'We already returned the Sensio Bella pressure cooker. Still in use: Cosori air fryer CP158-AF, Oster toaster oven.',
    items: [/cosori/i, /oster/i],
    ruledOut: /sensio/i,
  },
  {
    name: 'a chat with times',
    notes: `[10:42] Ana: can someone check the stroller, it's a Mockingbird single-to-double
[10:43] Ana: and the car seat, Evenflo Revolve360
[10:51] Tom: ours too pls, UPPAbaby Rumbleseat`,
    items: [/mockingbird/i, /evenflo/i, /uppababy/i],
  },
  {
    name: 'JSON',
    notes:
      '[{"brand":"Bugaboo","model":"Fox 3","type":"stroller"},{"brand":"Peloton","model":"Tread+","type":"treadmill","serial":"GT1234567"}]',
    items: [/bugaboo/i, /peloton/i],
  },
  {
    name: 'keys and values',
    notes: `Brand: Zinus
Product: bunk bed
Model number: HBPBB-14F
Purchased: Nov 2021, Walmart, Texas`,
    items: [/zinus/i],
    details: [/HBPBB-14F.*2021-11.*TX|TX.*HBPBB-14F|HBPBB-14F.*TX/i],
  },
  {
    name: 'a mother at home',
    notes:
      'My mother (82, dementia, lives at 17 Elm Court) sleeps with a Philips DreamStation CPAP, serial J12345678F00, and has a Drive Medical bed rail RTL15063-ADJ.',
    items: [/dreamstation/i, /drive medical/i],
    keeps: ['dementia', 'Elm', '17 Elm Court'],
  },
];
