import type { PastedBrief } from './pasted-brief.ts';

/** More of what is named beside what is asked about, in eight languages. People, streets and numbers are made up. */
export const BESIDE_MORE_BRIEFS: PastedBrief[] = [
  {
    name: 'beside: registry with order numbers',
    notes: `we're expecting!! registry so far (from Babylist, so ignore their numbers)
1 Babyletto Hudson 3-in-1 crib  #BL-99120  reserved by aunt Hyacinth
1 Nanit Pro camera  #BL-99121
1 Newton crib mattress  #BL-99125 reserved by work ppl
1 cash fund for doula
1 Lovevery play gym #BL-99131
husband says the mattress is fine but check all`,
    items: [/babyletto/i, /nanit/i, /mattress/i, /lovevery/i],
    keeps: ['Hyacinth', 'BL-99120', 'BL-99121', 'BL-99125', 'BL-99131'],
  },
  {
    name: 'beside: farm list',
    notes: `Farm co-op, winter feed + equip
Nutrena SafeChoice Senior, 50#, lot 4H22X7, 14 bags in hay barn
Kubota L2501 w/ front loader — 2020
salt blocks, twine, etc
Tarter stock tank, 8 ft round
horse blanket on Juniper (the bay mare) is a WeatherBeeta
Hank's skid steer parked behind silo isn't ours`,
    items: [/safechoice/i, /l2501/i, /tarter/i, /weatherbeeta/i],
    keeps: ['Hank', 'Juniper'],
  },
  {
    name: 'beside: question prose',
    notes: `Q: my landlord replaced the furnace with a Goodman GMVC96 and left the old Carrier in the crawlspace. Also the dehumidifier down there says Frigidaire FAD504DWD. There's a gas smell near the stove sometimes, but the stove is a hand-me-down without a label. I get migraines. Are furnace or dehumidifier recalled?`,
    items: [/gmvc96/i, /fad504dwd/i],
    keeps: ['migraines'],
  },
  {
    name: 'beside: prose with list',
    notes: `Hey so I'm selling my apartment stuff before moving to Lisbon: Dyson V8 Animal, Nespresso VertuoPlus (the DeLonghi one), a Casper mattress queen, IKEA Hemnes dresser 8 drawer. Couch & rug already claimed by Theodora downstairs. The bike hanging over the dresser stays w/ my roommate. Buyer wants to know about recalls. I pack meds separately, don't worry`,
    items: [/v8/i, /vertuoplus/i, /mattress/i, /hemnes/i],
    keeps: ['Theodora', 'Lisbon'],
  },
  {
    name: 'beside: chat with brands waved off',
    notes: `hey its Jolene from 3rd shift. the breakroom keurig (K155) is leaking and someone said theres a recall?? also the toaster oven, black+decker TO3250XSB. microwave is fine its brand new, Panasonic. ignore the Bunn, facilities took it friday. Marv has a Ninja at home he swears by but thats his problem`,
    items: [/k155/i, /to3250xsb/i],
    keeps: ['Jolene', 'Marv'],
  },
  {
    name: 'beside: labels with colons',
    notes: `Camp Tall Pines – waterfront, end of season
Kayaks: Pelican Maverick 100X (6)
PFDs: Stearns Adult Classic, 22 pcs, some torn
Paddleboards - borrowed from the Y, went back in Sept
AED: Philips HeartStart OnSite M5066A, pads exp 08/2027
Grill: we cook at the lodge
Cooler: RTIC 65
Waterfront director Thessaly Okoro, cert #WSI-20931`,
    items: [/maverick/i, /stearns/i, /heartstart/i, /65/i],
    keeps: ['Thessaly Okoro', 'WSI-20931'],
  },
  {
    name: 'beside: lots that are no lots',
    notes: `Estate of H. Brandvold – items for the auction house (need recall status on each lot)
Lot 14  Ridgid R4513 table saw on stand
Lot 15  box of hand tools, misc.
Lot 16  Toro SnowMaster 724 snow blower
Lot 17  Lane cedar chest 1968
Lot 18  Amigo mobility scooter (battery dead)
Lot 19  family Bible, not for sale
Executor: Sunniva Brandvold, 701-555-0121`,
    items: [/r4513/i, /snowmaster/i, /cedar/i, /scooter/i],
    keeps: ['Brandvold', 'Sunniva', '701-555-0121'],
  },
  {
    name: 'beside: blank columns',
    notes: `FLEET / nov
#  yr  make/model            vin(last 8)  driver
1  2021 Ford Transit 250      LKA52210    Benny K
2  2019 Chevy Express 2500    K1234455    (spare)
3  2020 Isuzu NPR HD          L7009812    Roxanne
4  2016 Nissan NV200          sold 10/4   -
insurance card in glovebox. ask Dottie for keys`,
    items: [/transit/i, /2500/i, /isuzu/i],
    keeps: ['Benny K', 'Roxanne', 'Dottie'],
  },
  {
    name: 'beside: Spanish day care',
    notes: `Buenas tardes, trabajo en la guardería Los Pollitos. Anoche encontré en el armario: dos cunas portátiles Foundations SnugFresh, un calienta biberones Dr. Brown's 851, y sillas altas Cosco Simple Fold (4). El columpio lo prestó la mamá de Itzel. La directora, la Sra. Quiroga, quiere saber si hay algo retirado. Las cunas se usan diario. Teléfono 956-555-0188.`,
    items: [/foundations/i, /851/i, /simple/i],
    keeps: ['Los Pollitos', 'Itzel', 'Quiroga', '956-555-0188'],
  },
  {
    name: 'beside: Polish prose',
    notes: `Potrzebuję sprawdzić rzeczy po babci Genowefie (mieszkała przy Belmont Ave). Robot kuchenny KitchenAid KSM150, żelazko Rowenta, grzejnik olejowy DeLonghi TRRS0715E. Lodówkę zabiera wujek Zdzisław. Maszyna do szycia Singer jest zepsuta i idzie na złom. Dziękuję! Kornelia`,
    items: [/ksm150/i, /rowenta/i, /trrs0715e/i],
    keeps: ['Genowefie', 'Belmont Ave', 'Zdzisław', 'Kornelia'],
  },
  {
    name: 'beside: numbered questions',
    notes: `2 questions.
1) Is the Yamaha Viking VI 2019 under any recall? the seat belt light stays on
2) My kid's helmet, a Fly Racing Kinetic. Bought w/ the Viking from Dell's Powersports in Pocatello
I don't care about the trailer (Big Tex) or the ramps.
Ansel P., acct 00918`,
    items: [/yamaha/i, /kinetic/i],
    keeps: ['Ansel P.', '00918', "Dell's Powersports"],
  },
  {
    name: 'beside: Portuguese gym',
    notes: `Boa noite! Aqui é o síndico do prédio, Sr. Valdemar. Na academia temos: esteira Horizon T101, bicicleta Schwinn IC4, e um elíptico Sole E25. No salão tem um purificador de água que é alugado, não precisa. O morador do 302 teve infarto na esteira mês passado. Preciso saber dos recalls até sexta.`,
    items: [/t101/i, /ic4/i, /e25/i],
    keeps: ['Valdemar', '302', 'infarto'],
  },
  {
    name: 'beside: Italian doorman',
    notes: `Salve, sono Amedeo, portiere al 77 di Prince Street. Gli inquilini del quarto piano mi chiedono dei richiami: condizionatore Frigidaire FFRE083WAE, forno a microonde Toshiba EM131A5C, passeggino Cybex Priam. La signora Fumagalli ha l'asma e vuole sapere anche del purificatore Levoit Core 300. Il frigorifero è del padrone di casa.`,
    items: [/ffre083wae/i, /em131a5c/i, /cybex/i, /levoit/i],
    keeps: ['Amedeo', 'Fumagalli', 'asma', 'Prince Street'],
  },
  {
    name: 'beside: labels; services',
    notes: `Brewery taproom
HVAC: ask landlord
Fryer: Pitco SG14 (nat gas)
Patio heaters: Fire Sense 46000BTU x4, bought 2023
High chairs: 3, wood, no name on them
Glassware - Libbey
Popcorn: Great Northern 6210 
Hand soap: whatever Sysco brings
GM Leocadia; inspector coming re: table saw injury`,
    items: [/sg14/i, /sense/i, /libbey/i, /northern/i],
    keeps: ['Leocadia'],
  },
];
