import type { PastedBrief } from './pasted-brief.ts';

/** Attics, workshops, care homes and stalls. All made up. */
export const ATTIC_BRIEFS: PastedBrief[] = [
  {
    name: 'a stall at a flea market',
    notes:
      'Selling at a flea market on Sunday: Hoover WindTunnel 2 vacuum, a Sunbeam heated blanket (queen), kids bike Schwinn Koen 16", and some Pyrex bowls. Anything I must not sell?',
    items: [/hoover/i, /sunbeam/i, /schwinn/i, /pyrex/i],
  },
  {
    name: 'a care home in bullet points',
    notes: `Room 12 (Mrs. Abernathy):
• Invacare hospital bed IVC5410
• Drive Medical rollator 10257BL-1
Room 14 (Mr. Quillfeather):
• Medline bed rails MDS86950
• Philips Respironics CPAP DreamStation 2`,
    items: [/invacare/i, /rollator|drive/i, /medline/i, /dreamstation/i],
    keeps: ['Abernathy', 'Quillfeather'],
  },
  {
    name: 'one line, slashes',
    notes: 'recalls on: dewalt dcs391 / milwaukee 2735-20 / ryobi p505 / bosch cs5?',
    items: [/dewalt/i, /milwaukee/i, /ryobi/i, /bosch/i],
  },
  {
    name: 'a pharmacy label',
    notes: `RX 7729104  DR. HALVORSEN
PATIENT: ISOLDE MARCHETTI
VALSARTAN 160 MG TABLET
MFR: TORRENT  LOT 4DK3C021
QTY 90  REFILLS 2
DISCARD AFTER 11/2032`,
    items: [/valsartan/i],
    details: [/4DK3C021/],
    keeps: ['ISOLDE', 'MARCHETTI', 'HALVORSEN', '7729104'],
  },
  {
    name: 'cars of a family in words',
    notes:
      "There's my wife's 2017 Pacifica, my own '19 Tacoma, our daughter drives a twenty-fifteen Civic and grandpa won't give up his 2009 Buick Lucerne.",
    items: [/2017 CHRYSLER pacifica/i, /2019 TOYOTA tacoma/i, /2015 HONDA civic/i, /2009 BUICK lucerne/i],
  },
  {
    name: 'a receipt in German',
    notes: `dm-drogerie markt
Filiale 1182
Babylove Feuchttücher 4,95
HiPP Bio Karotten 190g 1,15
Summe 6,10
EC-Karte **** 9921
Sind davon Produkte zurückgerufen?`,
    items: [/babylove/i, /hipp/i],
    keeps: ['9921', '1182', '4 95'],
  },
  {
    name: 'an unsure buyer',
    notes:
      "I think it's called Boppy lounger, or maybe it was the DockATot. Not sure. Bought it on Facebook Marketplace in 2020.",
    items: [/boppy/i, /dockatot/i],
  },
  {
    name: 'a table with a total and an owner',
    notes: `Asset;Brand;Model;Serial;Assigned to
Laptop;Lenovo;ThinkPad X1 Carbon 5th Gen;PF0ABC12;Thaddeus Okafor
Power bank;Anker;PowerCore 26800;;Leocadia Brandt`,
    items: [/lenovo/i, /anker/i],
    keeps: ['Thaddeus', 'Okafor', 'Leocadia', 'Brandt'],
  },
  {
    name: 'Spanish, two cars',
    notes:
      'Buenos días: ¿hay llamados a revisión para un Nissan Versa 2020 y una Chevrolet Trax 2018? Atentamente, Rigoberto Salas',
    items: [/2020 NISSAN versa/i, /2018 CHEVROLET trax/i],
    keeps: ['Rigoberto', 'Salas'],
  },
  {
    name: 'ice cream and eggs',
    notes:
      'eggs from Vital Farms pasture raised 12ct best by 11/30, Blue Bell cookies n cream half gallon, boars head liverwurst',
    items: [/vital farms/i, /blue bell/i, /boar/i],
  },
];
