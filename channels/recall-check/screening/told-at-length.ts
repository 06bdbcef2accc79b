import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [], or: ['possible match' as const] };

/** Briefs told at length: dictated, forwarded, chatted, corrected, pasted from a sheet. */
export const TOLD_AT_LENGTH: ScreeningBrief[] = [
  {
    name: 'German, dictated without a stop',
    notes:
      'hallo also ich wollte mal fragen wir haben da seit zwei jahren so einen hochstuhl von tumbleton nimbus heisst der glaube ich und meine frau die marlene hat gehört der klappt zusammen ist der zurückgerufen worden',
    items: [recalled('31501')],
    keeps: ['marlene', 'frau'],
    grades: 'AB',
  },
  {
    name: 'Dutch, forwarded, with one that is thrown away',
    notes: `Van: Joost de Vries <joost@devries.example>
Aan: inkoop
Onderwerp: Fwd: terugroepactie?

Hoi, kun jij even kijken of onze airfryer van Hollin (type RB7500) is teruggeroepen? De oude RB6700 hebben we al weggegooid, die hoeft niet.

Groetjes,
Joost
Lindelaan 14, 3512 AB Utrecht`,
    items: [recalled('31508')],
    keeps: ['Joost', 'Lindelaan', 'Utrecht', 'inkoop'],
    grades: 'AB',
  },
  {
    name: 'French, the sheet of a nursery',
    notes: `Bonjour, voici l'inventaire de la crèche :
Article\tMarque\tRéférence\tNb
Hochet\tNorvelle\tPebble\t6
Bottes de pluie\tLakelet\ttaille S\t3
Chaise haute\tTumbleton\tNimbus\t2
Merci de vérifier.
Crèche Les Lucioles, 12 rue Haxo, 75020 Paris`,
    items: [recalled('31503'), { ...recalled('31505'), or: ['possible match'] }, recalled('31501')],
    keeps: ['Lucioles', 'Haxo', 'Paris', '75020'],
    grades: 'AB',
  },
  {
    name: 'Spanish, a chat that comes to the serial number',
    notes: `[12/11, 20:14] Mamá: oye la lámpara de pie que te regalé es Harrowgate
[12/11, 20:14] Mamá: modelo Quill
[12/11, 20:16] Lucía: qué serie?
[12/11, 20:21] Mamá: HQ31004455 pone abajo
[12/11, 20:22] Lucía: ok lo miro`,
    items: [none],
    keeps: ['Lucía', 'Mamá'],
    grades: 'AB',
  },
  {
    name: 'the wrong truck first',
    notes:
      "It's a 2030 Ford F-250. Sorry, wrong truck, that's my brother's! Mine is the 2030 Ram 1500, VIN on the dash is 1C6RR7GT5L5000001.",
    items: [{ verdict: 'possible match', numbers: ['30V212000'] }],
    keeps: ['brother'],
    grades: 'AB',
  },
  {
    name: 'a father and his device',
    notes:
      'My dad has sleep apnea and copd (he is 71, on oxygen) and his Aeromere BreatheWell AB-200, s/n AB200-20544, hums at night. Recall?',
    items: [none],
    keeps: ['apnea', 'copd', 'oxygen', 'dad'],
    grades: 'AB',
  },
  {
    name: 'lemon bars and the weather',
    notes:
      "Two questions: 1) Sundrift lemon bars, best by 04/22/2032, is that one of the bad ones? 2) what's the weather in Tulsa tomorrow",
    items: [none],
    keeps: ['Tulsa', 'weather'],
    grades: 'ABC',
  },
  {
    name: 'Italian, one model excluded and one made later',
    notes:
      'Ciao, ho comprato da poco una friggitrice ad aria Hollin modello RB6700 e una cassettiera Brackwood Fennel a 5 cassetti (prodotta 11/2030). Sono state richiamate?',
    items: [none, none],
    grades: 'AB',
  },
  {
    name: 'four cars, one of them done',
    notes:
      'We rent out four cars: a 2028 Mazda CX-5, a 2028 CX-50, a 2031 Volvo XC40 and a 2030 Mustang Mach-E. Not the Mach-E please, the dealer did that one.',
    items: [recalled('28V900000'), recalled('28V900000'), { verdict: 'no recall found', numbers: [] }],
    grades: 'AB',
  },
  {
    name: 'Portuguese, tablets in a home',
    notes:
      'Boa tarde, sou enfermeira e temos no lar comprimidos de metformina Corvane 500 mg, lote CM3071. O senhor Amílcar tem diabetes. Foram recolhidos?',
    items: [{ ...recalled('D-0301-2031'), or: ['possible match'] }],
    keeps: ['Amílcar', 'diabetes', 'enfermeira'],
    grades: 'AB',
  },
  {
    name: 'a fleet in a sheet with a total',
    notes: `Asset;Make;Model;Year;Mileage
T-01;Ford;F-250;2030;41.200
T-02;Ram;1500;2030;18.900
T-03;Subaru;Outback;2030;7.350
Total;;;3;67.450`,
    items: [
      { ...recalled('30V210000'), or: ['possible match'] },
      recalled('30V212000'),
      recalled('31V104000', '31V377000', '30E021000'),
    ],
    grades: 'AB',
  },
  {
    name: 'a sister-in-law who read an article',
    notes: `Hi there, hope you're well! Long story short, my sister-in-law Petra found an article about space heaters catching fire and now she's freaking out because we have a Brightwick in the guest room. It says Solace BW-1500T on the bottom, date code 3007. Could you check? Also she wonders about a Brightwick fan but I couldn't find any model on that one.`,
    items: [none, { ...none, or: ['possible match', null] }],
    keeps: ['Petra', 'guest room', 'sister'],
    grades: 'ABC',
  },
  {
    name: 'sausage with its lot, tamales of another kind',
    notes:
      'is the oakhollow maple turkey sausage ok? use by nov 20, lot 1031B. and marlbrook tamales (the chicken ones, not beef)',
    items: [recalled('031-2031'), none],
    grades: 'ABC',
  },
  {
    name: 'German, a list with one that is done',
    notes: `Bitte prüfen:
- Pinecrest Farms Paprika edelsüß (Sweet Paprika) 2.5 oz
- Stillmere Seaweed Crisps
- Vellabrook Eis: erledigt, schon zurückgebracht
Danke, Familie Oberhuber, Tel. 0664 1234567`,
    items: [
      { ...recalled('F-2102-2031'), or: ['possible match'] },
      { ...recalled(), or: ['possible match'] },
    ],
    keeps: ['Oberhuber', '0664'],
    grades: 'ABC',
  },
  {
    name: 'French, dictated by a grandmother',
    notes:
      "bonjour alors voilà ma petite-fille Capucine a des pyjamas de la marque marrowby wisteria taille 4 et son frère un hochet norvelle pebble est-ce que c'est rappelé merci",
    items: [recalled('31507'), recalled('31503')],
    keeps: ['Capucine', 'petite-fille'],
    grades: 'AB',
  },
  {
    name: 'Italian, a school canteen with lots',
    notes: `Buongiorno, per la mensa scolastica "Rodari" (Via dei Tigli 8, Parma) controllate per favore:
1) paprika affumicata Pinecrest Farms (Smoked Paprika), lotto 30A118
2) barrette al limone Sundrift Lemon Bars, scadenza 02/2032
Una bambina è celiaca.
Dott.ssa Piera Lombardi`,
    items: [recalled('F-2101-2031'), { ...recalled('F-2104-2031'), or: ['possible match'] }],
    keeps: ['Rodari', 'Tigli', 'Parma', 'celiaca', 'Lombardi', 'Piera'],
    grades: 'ABC',
  },
  {
    name: 'German, neither the one nor the other but the third',
    notes: 'Den Hollin RB6700 und den RB6500 haben wir nicht mehr, nur noch den Hollin Airfryer RB7500. Muss der weg?',
    items: [recalled('31508')],
    grades: 'AB',
  },
  {
    name: 'Dutch, a question within a long story',
    notes: `Beste mensen,

Gisteren belde mijn buurvrouw Truus, ze was in paniek vanwege haar CPAP. Het is een Aeromere BreatheWell, model AB-200, serienummer AB200-15022. Ze heeft slaapapneu en is 78. Mag ze hem vannacht gebruiken?

Groet, Henk van Dalen, 06-12345678`,
    items: [recalled('Z-1201-2031')],
    keeps: ['Truus', 'slaapapneu', 'Henk', 'Dalen', '12345678'],
    grades: 'AB',
  },
  {
    name: 'two cars of two makers, the second without its maker',
    notes: 'Any recalls on a 2028 Mazda CX-5 and a 2031 XC40?',
    items: [recalled('28V900000'), { ...none, or: [null] }],
    grades: 'ABCDF',
  },
];
