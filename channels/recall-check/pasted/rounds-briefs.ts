import type { PastedBrief } from './pasted-brief.ts';

/** What people bring from their rounds: logs, boards, schedules, pick lists, what they say into a telephone. All made up. */
export const ROUNDS_BRIEFS: PastedBrief[] = [
  {
    name: 'a service log parted by dashes',
    notes: `04/06 - Gwendal - Husqvarna 240 chainsaw - chain slips - s/n 20181200415
04/06 - counter - Ryobi RY401150 mower - deck cracked
04/07 - Maddox-Ruiz - DeWalt DWE575 saw - cord
04/07 - yard - Makita HR2475 rotary hammer - brushes`,
    items: [/husqvarna 240/i, /RY401150/, /DWE575/, /HR2475/],
    details: [/20181200415/],
    keeps: ['Gwendal', 'Maddox', 'Ruiz'],
  },
  {
    name: 'a key board in fleet shorthand',
    notes: `K1  22 TOY TACOMA SR5  slvr
K2  '21 GLC 300 4M  blk
K3  19 CHEV EQUINOX - Sundqvist has it
K4  2018 NISS ALTIMA SV
K5  20 VW TIGUAN`,
    items: [
      /2022 TOYOTA TACOMA/i,
      /2021 MERCEDES-BENZ GLC 300 4MATIC/i,
      /2019 CHEVROLET EQUINOX/i,
      /2018 NISSAN ALTIMA/i,
      /2020 VOLKSWAGEN TIGUAN/i,
    ],
    keeps: ['Sundqvist'],
  },
  {
    name: 'a schedule to a will in Roman figures',
    notes: `SCHEDULE A (Estate of Ottokar Brandeis)
  (i)   Kenmore 385 sewing machine, with table
  (ii)  Craftsman 10" band saw 124.21400
  (iii) 2020 Polaris Ranger 1000
  (iv)  Weber Genesis grill, propane
Read and approved, L. Brandeis`,
    items: [/kenmore/i, /craftsman/i, /polaris ranger/i, /weber/i],
    keeps: ['Ottokar', 'Brandeis'],
  },
  {
    name: 'things of which each has lines of its own',
    notes: `Crib
Delta Children Farmhouse
model 509330

Heater
Lasko ceramic
bought at Target

Monitor
Owlet Dream Duo`,
    items: [/crib.*delta children/i, /heater.*lasko/i, /monitor.*owlet/i],
    details: [/509330/],
  },
  {
    name: 'said with its marks',
    notes:
      'this is for the recall people period there are two things comma the first is a Presto pressure cooker new line the second is the Oster blender in the pantry period my sister Winnifred thinks there is a third but I do not see it period',
    items: [/presto/i, /oster/i],
    keeps: ['Winnifred'],
  },
  {
    name: 'told one after the other without marks',
    notes:
      'ok the pantry first theres a hamilton beach 33969 slow cooker then theres the kitchenaid mixer ksm8990 then the black and decker toaster oven to3250xsb and also the vitamix 5200 thats it',
    items: [/hamilton beach/i, /kitchenaid/i, /black and decker/i, /vitamix/i],
  },
  {
    name: 'Spanish, dictated without accents',
    notes:
      'primero esta la freidora ninja af101 luego la plancha rowenta dw5080 despues la aspiradora bissell 2252 luego el ventilador lasko',
    items: [/ninja/i, /rowenta/i, /bissell/i, /lasko/i],
  },
  {
    name: 'key caps and a batch each',
    notes: `oi! pode ver se tem recall?
1️⃣ liquidificador Oster BLSTMG
2️⃣ panela de pressão Presto, lote 2213
3️⃣ carrinho de bebê Chicco Bravo
bjs, Adalgisa`,
    items: [/oster/i, /presto/i, /chicco/i],
    details: [null, /2213/],
    keeps: ['Adalgisa'],
  },
  {
    name: 'records of an inventory program',
    notes: `{"count":3,"items":[
{"asset":"MRL-204","name":"Dyson V11 vacuum","checked_out":{"name":"Perpetua Loomis"},"serial":"NN7-US-KBA0412A"},
{"asset":"MRL-205","name":"Vornado VH200 heater","checked_out":null},
{"asset":"MRL-211","name":"Keurig K-Supreme brewer","purchased":"2023-11"}]}`,
    items: [/dyson v11/i, /vornado vh200/i, /keurig/i],
    keeps: ['Perpetua', 'Loomis'],
  },
  {
    name: 'strings in an object',
    notes:
      '{"holder":"R. Castellane","shelf":4,"things":["Honeywell HCE200 heater","Cuisinart CPB-300 blender","Toro 51480 trimmer"]}',
    items: [/honeywell/i, /cuisinart/i, /toro/i],
    keeps: ['Castellane'],
  },
  {
    name: 'a pick list under its title',
    notes: `PICK 5521   picker Ambrosius
LOC    QTY   ITEM                          LOT
B-02   10    Taste Wild dog food 28 lb     TW2231
B-09    6    Friskies cat food 16 lb       9921B
D-01    3    Kong Extreme toy              -
truck 4 to Hollenbeck Feed`,
    items: [/dog food/i, /friskies/i, /kong/i],
    details: [/TW2231/, /9921B/],
    keeps: ['Ambrosius', 'Hollenbeck'],
  },
  {
    name: 'tables of a church sale',
    notes: `table 1: space heater Holmes HCH4953, box fan Lasko 3733
table 2: two Ikea Hemnes dressers, a Graco swing
unsold things go to Sr. Philomena`,
    items: [/holmes/i, /lasko/i, /hemnes/i, /graco/i],
    keeps: ['Philomena'],
  },
  {
    name: 'a workshop with machines',
    notes: `- Rikon 10-305 bandsaw
- Grizzly G0586 jointer
- DeWalt DW734 planer
- Powermatic 3520C lathe`,
    items: [/bandsaw/i, /jointer/i, /planer/i, /lathe/i],
  },
  {
    name: 'German and English in one list',
    notes: `Umzug, was davon ist zurückgerufen?
- Bohrhammer Makita HR2631F
- air purifier Levoit Core 400S
- Heizstrahler Einhell
- bunk bed IKEA Tuffing
Gruß Hedwiga`,
    items: [/makita/i, /levoit/i, /einhell/i, /tuffing/i],
    keeps: ['Hedwiga'],
  },
  {
    name: 'Spanish, one that is not theirs',
    notes:
      'En la bodega hay: una amoladora DeWalt DWE402, un taladro Bosch GSB 13 y una lijadora Makita BO5041. La escalera no porque es de Tiburcio.',
    items: [/DWE402/, /bosch/i, /BO5041/],
    ruledOut: /escalera/i,
    keeps: ['Tiburcio'],
  },
  {
    name: 'a haul between slashes',
    notes:
      'saturday haul: toro 38753 snowblower sn 401223455 / other toro same but 38754 sn 402110090 / kobalt kmp 1040 mower / craftsman cmxgaae4 blower, runs',
    items: [/38753/, /38754/, /kobalt/i, /craftsman/i],
  },
  {
    name: 'tickets of a bicycle shop',
    notes: `#3301  Halvard   new chain   Trek Marlin 5 2022  S/N WTU123C0456G
#3302  Ibbotson  headset     Giant Escape 3  S/N K22BK0912
#3305  Quinlivan   inner tube   Specialized Sirrus X 2.0`,
    items: [/marlin/i, /escape/i, /sirrus/i],
    keeps: ['Halvard', 'Quinlivan'],
  },
  {
    name: 'allergies in a form',
    notes: `12. Toys: see list
   * Melissa & Doug block set 10576
   * VTech Sit-to-Stand walker
13. Allergies on file: Crescentia (tree nut), Ulysses (eggs)
Provider: Dorothea Maas`,
    items: [/melissa/i, /vtech/i],
    keeps: ['Crescentia', 'Ulysses', 'Dorothea'],
  },
  {
    name: 'numbers in brackets on one line',
    notes: '[1] Trek Verve 2 2021 [2] Thule Yepp Maxi seat [3] Burley Bee trailer [4] Schwinn Deluxe. Thx, Ferdinanda',
    items: [/verve/i, /thule/i, /burley/i, /schwinn/i],
    keeps: ['Ferdinanda'],
  },
  {
    name: 'a boat house',
    notes: `- Onyx A-24 inflatable life vest
- Kidde Mariner 110 extinguisher
- Magma Kettle grill
- kayak, Old Town, 12 ft`,
    items: [/onyx/i, /kidde/i, /magma/i, /kayak/i],
  },
  {
    name: 'unlisted words where a list names its things',
    notes: `- gribbet stand, Norvelle
- fripple 20 in
- Tumbleton high chair`,
    items: [/gribbet/i, /fripple/i, /tumbleton/i],
  },
];
