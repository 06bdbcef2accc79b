import type { PastedBrief } from './pasted-brief.ts';

/** Further shelves, of further hands. All made up. */
export const LATE_BRIEFS: PastedBrief[] = [
  {
    name: 'counts in a day nursery',
    notes:
      '2 x Peg Perego Primo Viaggio 4-35, 3 IKEA Malm dressers (4 drawer), one IKEA Kura bed, 12 Crayola washable marker sets',
    items: [/peg perego/i, /malm/i, /kura/i, /crayola/i],
  },
  {
    name: 'a camper bought used',
    notes: 'bought a used 2018 Winnebago Minnie Winnie 22M in Oregon last summer, propane smell, anything open on it?',
    items: [/2018 WINNEBAGO minnie winnie/i],
    keeps: ['propane smell'],
  },
  {
    name: 'Italian kitchen',
    notes:
      "Buongiorno, possiedo una macchina del caffè De'Longhi Magnifica S e un frullatore Ninja BL770, inoltre il passeggino Inglesina Quid. Sono stati richiamati? Distinti saluti, Ermenegilda Fontanarosa",
    items: [/longhi/i, /ninja/i, /inglesina/i],
    keeps: ['Ermenegilda', 'Fontanarosa'],
  },
  {
    name: 'Dutch, in one sentence',
    notes: 'Zijn de Babyzen Yoyo2 kinderwagen en de Stokke Tripp Trapp kinderstoel teruggeroepen?',
    items: [/babyzen/i, /stokke/i],
  },
  {
    name: 'Portuguese with a lot',
    notes:
      'Comprei requeijão Philadelphia lote 3281B validade 10/02/2032 e uma cadeirinha Chicco KeyFit 30. Tem recall?',
    items: [/philadelphia/i, /chicco/i],
    details: [/3281B/i],
  },
  {
    name: 'a shop inventory with tabs',
    notes: `SKU\tDescription\tQty\tSupplier
44102\tAnker PowerCore 10000 A1263\t14\tTechDirect
44187\tBaseus 65W power bank 30000mAh\t9\tTechDirect
50011\tYeti Rambler 20 oz mug\t31\tOutdoor Co`,
    items: [/anker/i, /baseus/i, /yeti/i],
    keeps: ['44102'],
  },
  {
    name: 'an HTML list',
    notes:
      '<p>Please check:</p><ul><li>Segway Ninebot Max G30P scooter</li><li>Jetson Rogue hoverboard</li><li>2020 Toyota RAV4 Hybrid</li></ul>',
    items: [/segway|ninebot/i, /jetson/i, /2020 TOYOTA rav4/i],
  },
  {
    name: 'two cars and their seats, by VIN and by name',
    notes:
      'The family cars are a Sienna (5TDKZRFHXKS300077) and an 2021 Camry, vin 4T1G11AK1MU512345. Child seats: Britax Boulevard ClickTight, made 03/2024; Clek Foonf.',
    items: [/5TDKZRFHXKS300077/, /4T1G11AK1MU512345/, /britax/i, /clek/i],
    details: [null, null, /2024-03/],
  },
  {
    name: 'a range officer',
    notes: 'Club locker: SIG Sauer P320 (serial 58C123456), Remington 700 in .308, two Ruger American rifles',
    items: [/sig sauer/i, /remington/i, /ruger/i],
  },
  {
    name: 'allergies and bars',
    notes:
      "My son Leopold has a peanut allergy (Dr. Vandersloot, file 99-1207). Are there recalls on Clif Bar kids Zbar, Perfect Snacks peanut butter bars or Trader Joe's almond butter?",
    items: [/clif|zbar/i, /perfect/i, /almond butter/i],
    keeps: ['Leopold', 'allergy', 'Vandersloot', '1207'],
  },
];
