import type { PastedBrief } from './pasted-brief.ts';

/** Lists and letters that name more than they ask about: what is gone, of others, or beside it. People, streets and numbers are made up. */
export const BESIDE_BRIEFS: PastedBrief[] = [
  {
    name: 'beside: prose; things stand beside furniture',
    notes: `Hi! We're taking over my grandmother's place in Duluth next week and she has stuff plugged in everywhere. In the den, next to the piano, there's a Lasko ceramic heater model 755320 which she runs all night under the window. On the kitchen counter by the bread box she has an Instant Pot Duo Crisp, the 8 quart one. The old television in the corner is going to the dump Saturday and my cousin Beatrix already took the sewing machine. She uses a walker because of her hip. Can you see if the heater or the pot were recalled? Thanks, Corwin`,
    items: [/heater/i, /instant/i],
    keeps: ['Beatrix', 'Corwin', 'hip'],
  },
  {
    name: 'beside: German; things of others',
    notes: `Guten Tag,
wir sind im August nach Ohio gezogen und haben hier gebraucht gekauft: einen Kinderwagen UPPAbaby Vista V2 (2021), ein Hochstuhl Stokke Tripp Trapp und für die Küche den Standmixer Vitamix A3500. Der Kinderwagen steht im Keller neben der Waschmaschine vom Vermieter. Das Babyphone haben wir an unsere Nachbarin Roswitha weitergegeben.
Unsere Tochter hat Neurodermitis, darum fragen wir lieber nach. Gibt es dazu Rückrufe?
Mit freundlichen Grüßen
Gundula Ehrentraut, 88 Perrysburg Rd, Toledo`,
    items: [/uppababy/i, /stokke/i, /a3500/i],
    keeps: ['Roswitha', 'Neurodermitis', 'Gundula Ehrentraut', '88 Perrysburg Rd'],
  },
  {
    name: 'beside: French; run of items in prose',
    notes: `Bonjour, pour le dossier de la garderie (Mme Lachance, Burlington VT) : le lit d'enfant DaVinci Kalani, la table à langer Badger Basket, et le porte-bébé Ergobaby Omni 360 que j'utilise avec ma petite quand elle a ses otites. La poussette, c'est celle de ma sœur Noémie, ne la comptez pas. Le tapis vient de chez Target, sans marque. Merci de vérifier les rappels. Apolline`,
    items: [/davinci/i, /badger/i, /ergobaby/i],
    keeps: ['Lachance', 'otites', 'Noémie', 'Apolline'],
  },
  {
    name: 'beside: Italian; one added in prose',
    notes: `Ciao, sono la Ginevra. Per l'asilo di Hoboken devo controllare: culla Chicco Next2Me, scaldabiberon Philips Avent SCF358, e il box pieghevole Graco. Il monopattino di Tommaso no perché l'abbiamo regalato alla parrocchia. Sul tavolo della cucina c'è anche il bollitore De'Longhi KBOV1200, mettilo in lista. Allergia al lattosio di Tommaso sempre uguale. Numero della maestra 201-555-0177.`,
    items: [/next2me/i, /philips/i, /graco/i, /kbov1200/i],
    keeps: ['Ginevra', 'Tommaso', 'lattosio', '201-555-0177'],
  },
  {
    name: 'beside: prose about a fire',
    notes: `Fire dept. asked what ignited. Here's what was on the bench when I came in: Milwaukee M18 charger 48-59-1812 with a Waitley 6.0Ah knockoff battery on it, a Makita heat gun HG6530VK, a shop rag bucket, and the radio (plugged in, Bosch PB360C). The bench itself I built. Truck outside is a 2020 Ram 2500, not affected but tell me anyway. Claim 77-A-40219, adjuster Hedwig Moss.`,
    items: [/milwaukee/i, /waitley/i, /makita/i, /pb360c/i, /2500/i],
    keeps: ['77-A-40219', 'Hedwig Moss'],
  },
  {
    name: 'beside: table with keep column',
    notes: `Item;Brand;Room;Condition;Keep?
Crib;Delta Children Emery;nursery;good;yes
Dresser;IKEA Malm 6 drawer;nursery;wobbly;yes
Lamp;unknown;nursery;ok;no
Space heater;Vornado VH10;master;good;yes
Treadmill;Peloton Tread+;basement;works;no - sold to Lazlo
Humidifier;Crane EE-5301;nursery;mildew;yes
only the keeps please`,
    items: [/delta/i, /ikea/i, /vornado/i, /humidifier/i],
    keeps: ['Lazlo'],
  },
  {
    name: 'beside: Polish list',
    notes: `Dzień dobry, mieszkam w Chicago, mama przysłała listę co jest w jej mieszkaniu:
1. odkurzacz Shark NV352
2. ekspres do kawy Keurig K-Supreme
3. lodówka - własność właściciela mieszkania, nie sprawdzać
4. fotelik samochodowy Evenflo Gold Revolve360 dla wnuczka Kazia
Mama bierze leki na nadciśnienie i martwi się. Telefon do niej 773-555-0119, pani Bronisława.`,
    items: [/nv352/i, /supreme/i, /revolve360/i],
    keeps: ['Kazia', 'nadciśnienie', '773-555-0119', 'Bronisława'],
  },
  {
    name: 'beside: kitchen list',
    notes: `Food truck cooler check 11/28
brisket from Snake River Farms lot 24-331
Chobani plain 32oz, exp DEC 14
Taylor Farms chopped kit sunflower, use by 12/01
slaw (made here Tues)
Tabasco - case in the van, no date on it
propane heater by the window is Mr. Heater Buddy MH9BX
Rosalba cut her hand so gloves are new, ignore em`,
    items: [/brisket/i, /chobani/i, /taylor/i, /tabasco/i, /heater/i],
    keeps: ['Rosalba'],
  },
  {
    name: 'beside: Spanish claim',
    notes: `Hola, para el seguro: se quemó el cuarto de lavado. Lo que había: secadora Samsung DVE45R6100W, lavadora Samsung WA50R5400, plancha Rowenta DW5280 y un calentador portátil DeLonghi que me prestó mi cuñada Remedios (ese hay que devolverlo pero revísalo igual). La ropa, las toallas y el estante no importan. Póliza HO-552-9017. Mi esposo tiene asma. Dirección: 2206 Calle Nogal, El Paso.`,
    items: [/dve45r6100w/i, /wa50r5400/i, /dw5280/i, /delonghi/i],
    keeps: ['Remedios', 'HO-552-9017', 'asma', '2206 Calle Nogal'],
  },
  {
    name: 'beside: chatty',
    notes: `me again lol. so the cat has been puking. she eats Blue Buffalo Tastefuls chicken pate (bag says 2LB, LOT BB24DEC12) and the treats are Temptations. litter is whatever. water comes from one of those fountains, Petlibro Dockstream PLWF105. vet (Dr. Yardley, Pine Grove Animal) said check recalls first. my kitchen smells`,
    items: [/buffalo/i, /temptations/i, /dockstream/i],
    keeps: ['Yardley', 'Pine Grove Animal'],
  },
  {
    name: 'beside: Portuguese carer',
    notes: `Olá, sou a Marlene, cuido do Sr. Antenor em Newark. Ele usa: cadeira de rodas Invacare Tracer SX5, cama hospitalar Drive Delta Ultra Light 1000, e o concentrador Inogen One G5. A bengala ele não usa mais. O ventilador do quarto é um Honeywell HT-900. Ele teve um AVC ano passado. Podem ver se tem recall? Meu zap é (973) 555-0144.`,
    items: [/invacare/i, /drive/i, /g5/i, /ht-900/i],
    keeps: ['Marlene', 'Antenor', 'AVC', '(973) 555-0144'],
  },
  {
    name: 'beside: label: value list',
    notes: `Rental turnover, unit B:
Smoke alarms: Kidde i9010 (3)
Stove: Frigidaire FCRE3052AS
Micro: GE JVM3160 over the stove
Fridge: came with place, Whirlpool, WRT311
W/D: tenant's own, skip
Blinds: corded, Home Depot, 6 windows
Door lock: Schlage BE365
Tenant out: Thaddeus Wickersham, fwd addr 509 Larch St`,
    items: [/i9010/i, /fcre3052as/i, /jvm3160/i, /wrt311/i, /be365/i],
    keeps: ['Thaddeus Wickersham', '509 Larch St'],
  },
  {
    name: 'beside: quoted mail',
    notes: `Subj: RE: RE: generator
> Did you ever check that generator? Dad is worried, he read about the Honda one.
No. Ours is a Champion 100520, 9000 watt, we run the Frigidaire window AC off it (FFRE0833S1 it says) when the power's out. Uncle Casimir has the Honda, he can look up his own.
> And the camper?
2018 Jayco Jay Flight 28BHBE. Fridge in it quit so that's out already.
Hugs, Rosamund`,
    items: [/100520/i, /ffre0833s1/i, /flight/i],
    keeps: ['Casimir', 'Rosamund'],
  },
  {
    name: 'beside: semicolons with taken back one',
    notes: `check pls: OXO Tot sprout chair; Munchkin bath seat... no wait that one went to goodwill; Owlet Dream Sock; Tommee Tippee Perfect Prep machine; the diaper pail is Ubbi and nobody recalls pails haha but ok include it. twins were preemies so. - Wilhelm`,
    items: [/sprout/i, /owlet/i, /tommee/i, /ubbi/i],
    keeps: ['Wilhelm', 'preemies'],
  },
];
