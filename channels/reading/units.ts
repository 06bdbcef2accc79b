import { Big } from 'big.js';
import { plainLetters } from '../../evidence/plain-letters.ts';

/**
 * What a quantity is counted in. `each` single pieces · `pack` a package of several · `times` a fixed number of pieces · `ton` one of
 * three, and nobody says which · `length`, `weight`, `volume` measures with a factor to their base (inch, ounce, fluid ounce: exact by definition, NIST SP 811).
 */
export type UnitKind = 'each' | 'pack' | 'times' | 'length' | 'area' | 'weight' | 'volume' | 'ton';

export interface Unit {
  name: string;
  kind: UnitKind;
  /** Pieces of `times`, or base units of a measure. */
  factor: Big;
}

const TABLE: [kind: UnitKind, name: string, factor: string, words: string][] = [
  [
    'each',
    'each',
    '1',
    'ea each pc pcs pce pces piece pieces unit units nos stk stck stück st szt ks pièce pièces pieza piezas pza pzas ud uds unidad unidades unidade unid unidades unité unités unità exemplaire exemplaires eenheid peça peças pç pçs pezzi pezzo pz stuk stuks un uns styck sztuk sztuka sztukę sztuki ks kus apiece item items ct count seat seats user users device devices agent agents licence licences license licenses person persons people guest guests pers personen personnes personas night nights visit visits hour hours hr hrs stunde stunden std heures horas ore uur square squares sq head heads pax 個 枚 本 台',
  ],
  [
    'pack',
    'box',
    '1',
    'box boxes bx bxs bte btes schachtel schachteln boîte boîtes caja cajas scatola scatole doos caixa caixas pudełko pudełka pudełek opakowanie ask 箱',
  ],
  [
    'pack',
    'bag',
    '1',
    'bag bags bg busta buste sacchetto sacchetti beutel sachet sachets sack säcke sacks sac sacs saco sacos sacco sacchi zak zakken worek worki worków workach säck säckar bagi bagów bagach',
  ],
  [
    'pack',
    'pack',
    '1',
    'pack packs pk pks pkg pkgs package packages pkt packet packets packung packungen pck ve paquet paquets paquete paquetes paket pakete paketen pak pakken pakket pacco pacchi confezione confezioni pacote pacotes opakowania förpackning',
  ],
  ['pack', 'pack', '1', 'opakowań opak paczka paczki paczek zgrzewka zgrzewki zgrzewek'],
  ['pack', 'carton', '1', 'carton cartons ctn ctns karton kartons cartone cartoni kartony kartonów'],
  ['pack', 'case', '1', 'case cases cs'],
  ['pack', 'coil', '1', 'coil coils couronne couronnes ring ringe matassa matasse'],
  [
    'pack',
    'roll',
    '1',
    'roll rolls rl rls rolle rollen rouleau rouleaux rolka rolki rolek rolo rolos rotolo rotoli rollo rollos rulle rullar',
  ],
  [
    'pack',
    'reel',
    '1',
    'reel reels spool spools trommel trommeln touret tourets bobina bobine bobinas haspel haspels szpula szpule',
  ],
  [
    'pack',
    'bundle',
    '1',
    'bundle bundles bdl bdls bund bünde bündel fagot fagots fardo fardos manojo manojos atado atados fascio fasci bundel bundels feixe feixes wiązka wiązki wiązek',
  ],
  [
    'pack',
    'bucket',
    '1',
    'bucket buckets eimer seau seaux cubo cubos secchio secchi emmer emmers wiadro wiadra wiader balde baldes',
  ],
  [
    'pack',
    'canister',
    '1',
    'canister canisters jerrycan jerrycans kanister kanistry kanistrów bidon bidons bidón bidones bidão bidões garrafa garrafas tanica taniche',
  ],
  [
    'pack',
    'barrel',
    '1',
    'barrel barrels fass fässer fässern fût fûts barril barriles barris fusto fusti vat vaten beczka beczki beczek',
  ],
  [
    'pack',
    'bottle',
    '1',
    'flasche flaschen bouteille bouteilles flacon flacons botella botellas frasco frascos bottiglia bottiglie flacone flaconi fles flessen flacón butelka butelki butelek flaska flaskor',
  ],
  ...'pail drum tube card envelope can bottle jar jug keg ream bale cartridge tote length stick strip joint sheet set kit lot tray sleeve skid pallet'
    .split(' ')
    .map((word): [UnitKind, string, string, string] => ['pack', word, '1', `${word} ${word}s`]),
  ['pack', 'set', '1', 'juego juegos conjunto conjuntos jogo jogos zestaw zestawy zestawów komplet komplety kompletów'],
  ['pack', 'can', '1', 'lata latas bote botes puszka puszki puszek'],
  ['pack', 'jar', '1', 'tarro tarros boião boiões słoik słoiki słoików'],
  ['pack', 'bag', '1', 'bolsa bolsas torba torby toreb'],
  ['pack', 'canister', '1', 'bańka bańki baniek'],
  ['pack', 'length', '1', 'barra barras vara varas sztanga sztangi sztang'],
  ['pack', 'tray', '1', 'bandeja bandejas tabuleiro tabuleiros taca tace'],
  ['pack', 'ream', '1', 'resma resmas ryza ryzy ryz'],
  ['pack', 'pallet', '1', 'palete paletes'],
  ['pack', 'pallet', '1', 'palette paletten palettes palé palés paleta palety palet bancale bancali pall pallar pal'],
  ['times', 'pair', '2', 'pair pairs pr prs paar paare paire paires pares paio paia pary par'],
  [
    'times',
    'dozen',
    '12',
    'dozen dozens dz doz docena docenas dutzend douzaine douzaines dozzina dozzine dozijn dúzia dúzias tuzin tuziny',
  ],
  ['times', 'gross', '144', 'gross'],
  ['times', 'hundred', '100', 'hundred hundreds c hd'],
  ['times', 'thousand', '1000', 'thousand thousands k mpcs'],
  ['length', 'in', '1', 'in inch inches'],
  ['length', 'ft', '12', "ft feet foot lf ' ’ ′"],
  ['length', 'yd', '36', 'yd yds yard yards'],
  ['length', 'mm', '0.03937007874015748031', 'mm'],
  ['length', 'cm', '0.3937007874015748031', 'cm'],
  [
    'length',
    'm',
    '39.37007874015748031',
    'm mtr mtrs meter meters metre metres lfm mètre mètres metro metri metros metr metry metrów mb',
  ],
  [
    'length',
    'km',
    '39370.07874015748031',
    'km kms kilometer kilometers kilometre kilometres kilomètre kilomètres kilómetro kilómetros chilometro chilometri',
  ],
  ['weight', 'oz', '1', 'oz ounce ounces'],
  ['weight', 'lb', '16', 'lb lbs pound pounds #'],
  ['weight', 'g', '0.035273961949580412916', 'g gram grams'],
  [
    'weight',
    'kg',
    '35.273961949580412916',
    'kg kgs kilo kilos chilo chili quilo quilos kilogramm kilogram kilograms kilogramos kilogrammes',
  ],
  [
    'weight',
    't',
    '35273.961949580412916',
    't to tonne tonnes tonnen tonelada toneladas tonnellata tonnellate mt tona tony',
  ],
  [
    'weight',
    'quintal',
    '3527.3961949580412916',
    'quintal quintals quintale quintali quintales quintaux doppelzentner dt dezitonne dezitonnen',
  ],
  ['ton', 'ton', '1', 'ton tons'],
  ['volume', 'ml', '0.0338140227018429972', 'ml'],
  ['volume', 'qt', '32', 'qt qts quart quarts'],
  ['volume', 'm³', '33814.0227018429972', 'm³ m3 cbm kubikmeter kuub mc'],
  ['area', 'm²', '1', 'm² m2 qm sqm mq quadratmeter'],
  [
    'volume',
    'hl',
    '3381.40227018429972',
    'hl hektoliter hectolitre hectolitres hectoliter ettolitro ettolitri hectolitro hectolitros',
  ],
  ['volume', 'cuft', '957.506493506493506493', 'cuft'],
  ['volume', 'cuyd', '25852.675324675324675', 'cuyd cy'],
  ['area', 'sqft', '0.09290304', 'sqft ft² sf sft'],
  ['area', 'sqyd', '0.83612736', 'sqyd'],
  ['volume', 'gal', '128', 'gal gals gallon gallons'],
  ['volume', 'l', '33.8140227018429972', 'l ltr ltrs liter liters litre litres litro litros litri litr litry litrów'],
];

const BY_WORD = new Map<string, Unit>(
  TABLE.flatMap(([kind, name, factor, words]) =>
    words
      .split(' ')
      .flatMap((word) => [plainLetters(word, 5), word])
      .map((word): [string, Unit] => [word, { kind, name, factor: new Big(factor) }]),
  ),
);

/** Words of units that mean something else behind an amount. */
const ARTICLES: ReadonlySet<string> = new Set(['ve', 'hd', 'par', 'lot', 'lots', 'set', 'ask', 'bg']);

/** Source of a regular expression for the words of units, longest first; it captures nothing. */
const sourceOf = (isMeant: (word: string, unit: Unit) => boolean): string =>
  `(?:${[...BY_WORD]
    .filter(([word, unit]) => isMeant(word, unit))
    .map(([word]) => word)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;
export const UNIT_WORD = sourceOf((word) => /\p{L}/u.test(word));
export const PACK_WORD = sourceOf((_word, { kind }) => kind === 'pack');
export const MEASURE_WORD = sourceOf((word, unit) => isMeasure(unit) && /^[\p{L}²³]+$/u.test(word));
export const SOLD_BY = sourceOf(
  (word, { kind }) => (kind === 'pack' || kind === 'times') && /^\p{L}{2,}$/u.test(word) && !ARTICLES.has(word),
);
export const AREA_WORD = sourceOf((_word, { kind }) => kind === 'area');

/** The unit that a word names, or null. Upper-case `M` is a thousand in US trade price lists and is read by who knows the context. */
export function unitOf(word: string): Unit | null {
  return BY_WORD.get(word.toLowerCase().replace(/\.$/, '')) ?? null;
}

export const EACH: Unit = { kind: 'each', name: 'each', factor: new Big(1) };

export function isMeasure(unit: Unit | null): boolean {
  return unit !== null && ['length', 'area', 'weight', 'volume', 'ton'].includes(unit.kind);
}

const metric = (unit: Unit, other: Unit): Unit =>
  unit.kind === 'ton' && ['g', 'kg', 't'].includes(other.name) ? (BY_WORD.get('t') ?? unit) : unit;

/** How many `to` one `from` is, or null where the two do not measure the same. */
export function unitRatio(from: Unit, to: Unit): Big | null {
  if (from.name === to.name) return new Big(1);
  // Dozens and hundreds count whatever is asked for: a dozen of pairs is twelve pairs, a dozen of bottles twelve bottles.
  if (from.kind === 'times' && from.name !== 'pair' && (to.name === 'pair' || to.kind === 'pack')) return from.factor;
  // Who counts in kilograms means the metric one.
  const [left, right] = [metric(from, to), metric(to, from)];
  if (left !== from || right !== to) return unitRatio(left, right);
  const isCount = (unit: Unit): boolean => unit.kind === 'each' || unit.kind === 'times';
  if (isCount(from) && isCount(to)) return from.factor.div(to.factor);
  // Factors of the metre are cut off, so what is exact in truth comes out exact again only when it is rounded.
  return from.kind === to.kind && isMeasure(from) ? from.factor.div(to.factor).round(10) : null;
}
