import { BRANDS_BY_KIND } from './brands-by-kind.ts';
import { BRANDS_OF_SHELVES } from './brands-of-shelves.ts';
import { foldWord, foldWords, splitWords } from './fold-words.ts';

/**
 * Brands of consumer goods, food and medicine that are widely sold in North America and Europe, parted by commas. A name that is here needs no
 * capital to be one, and one that differs by a letter is taken for it in part.
 */
const NAMES = `3M,4moms,7 for All Mankind,Abbott,Accord,Accu-Chek,Acer,Adidas,Advil,AeroGarden,Aldi,Aleve,Alexa,All-Clad,Allen + Roth,Amana,Amazon Basics,AmazonBasics,Ambiano,
Anker,Annie's,Apple,Ariens,Ariete,Arm & Hammer,Ashley,Asics,Asus,Atala,Aurobindo,Aveeno,Avent,Babboe,Baby Bjorn,Baby Jogger,Baby Trend,BabyBjorn,BabyHome,
Babyletto,Babyliss,Banana Boat,Barbie,Barilla,Battat,Bauer,Bayer,Beaba,Beats,Beautyrest,Beko,Belkin,Bell,Ben & Jerry's,Benadryl,Bernzomatic,Bestway,Bissell,
Black & Decker,Black Diamond,Black+Decker,Blue Bell,Blue Buffalo,Bob's Red Mill,Bodum,Bontrager,Boppy,Bosch,Bose,Bostitch,Bowflex,Bradford White,Braun,Breville,
Briggs & Stratton,Brio,Brita,Britax,Brother,Bugaboo,Bumbo,Bunn,Burley,Burt's Bees,Butterball,Cabela's,Cadbury,Cambro,Camco,CamelBak,Campbell's,Candy,Cannondale,
Canon,Carhartt,Carrier,Carter's,Caterpillar,Cecotec,Chamberlain,Champion,Char-Broil,Char-Griller,Cheerios,Chef Boyardee,Chefman,Chicago Electric,Chicco,Chobani,
Cif,Clarks,Clatronic,Clorox,Coleman,Colgate,Columbia Sportswear,Command,Conair,Contigo,Corelle,Cosco,Cosori,Costway,Craftsman,Crayola,Crest,Cricut,Crock-Pot,
Crockpot,Cub Cadet,Cuisinart,Culligan,Cybex,Dannon,Dawn,De'Longhi,Dell,DeLonghi,Delta,Delta Children,DeWalt,Diono,Dirt Devil,Disney,Djeco,Dole,Dometic,Doona,
Dorel,Dove,Dr Scholl's,Dr. Brown's,Dr. Reddy's,Dream On Me,Dreo,Dritz,Drive Medical,Duracell,Duraflame,Dyson,Earth's Best,Echo,EcoFlow,Eddie Bauer,Ego,Einhell,
Electrolux,Eliquis,Energizer,Enfamil,Epson,Ergobaby,Eureka,Evenflo,Everbilt,Fabuloso,Farberware,Fat Brain Toys,Ferrero,Festool,Field & Stream,First Alert,
Fisher-Price,Fitbit,Flexi,Foster Farms,Frigidaire,Frito-Lay,Fujitsu,FURminator,Gain,Garanimals,Gardena,Garmin,GE,Generac,General Mills,Gerber,Ghirardelli,Giant,
Gillette,Globber,GoPro,Gourmia,Goya,Graco,Great Value,Gree,Green Toys,Green Works,GreenPan,Greenworks,Grundig,Gymboree,H&M,HABA,Haier,Halo,Hamax,Hamilton Beach,
Hampton Bay,Hape,Hasbro,Hauck,Havahart,Hayward,Heinz,Hello Kitty,Helly Hansen,Hero,Hershey's,Hiboy,Hiland,Hilti,Hisense,Hitachi,Homelite,Honeywell,Hoover,
Hormel,Hot Wheels,Hotpoint,HP,Huffy,Huggies,Humira,Hunter,Husqvarna,Hydro Flask,Hyper Tough,Häagen-Dazs,Ikea,Imetec,Infantino,Ingenuity,Inglesina,Insignia,
Instant Pot,Intex,Inventum,iRobot,Jabra,Jack Wolfskin,JBL,Jell-O,Jennie-O,Jetboil,Jetson,Jif,Jimmy Dean,John Deere,Johnson & Johnson,Johnson's,Joie,Joovy,
Justin's,Karcher,Keebler,Kellogg's,Kenmore,Ketch,Keurig,Kidde,Kiddie,KidKraft,Kinder,Kirkland,Kirkland Signature,KitchenAid,KKL,Kleenex,Kobalt,Kohler,Kolcraft,
Kraft,Kroger,Krups,Krylon,Kryptonite,Kärcher,L'Oreal,L.L.Bean,La Roche-Posay,Lasko,Lavazza,Lay's,Le Creuset,Lean Cuisine,LeapFrog,Lego,Lenovo,Levi's,Levoit,LG,
Lidl,Lindt,Lipton,Little Giant Ladder,Little People,Little Tikes,Lodge,Logitech,Louisville Ladder,Love to Dream,Lovevery,Lucid Audio,Lupin,Lysol,Maclaren,
Magic Bullet,Magic Chef,Mainstays,Makita,Manhattan Toy,Matchbox,Mattel,Maxi-Cosi,Maybelline,Maytag,McCormick,Medela,Medline,Medtronic,Melissa & Doug,Melitta,
Merrell,Meta Quest,Metabo,Michelin,Microsoft,Miele,Milk-Bone,Milka,Milwaukee,Mockingbird,Moen,Mongoose,Mophie,Motorola,Motrin,Mott's,Moulinex,Mr. Coffee,
Mr. Heater,MSA,Mucinex,Munchkin,MyCharge,Mylan,Nabisco,Nalgene,Nanit,Nature Valley,Nature's Bounty,Navien,Nerf,Nespresso,Nest,Nestle,Nestlé,Neutrogena,
New Balance,Newman's Own,Nexium,Nike,Nikon,Ninja,Nintendo,Nokia,Nordic,NordicTrack,North Face,Novartis,Nuby,Nuk,Nuna,Nurofen,Nutella,Nutramigen,NutriBullet,
Nutricia,Nutrilite,NuWave,Nvidia,NyQuil,Ocean Spray,Old Navy,Omron,OneTouch,Onewheel,Oral-B,Oreck,Oreo,Oscar Mayer,OshKosh,Oster,OtterBox,Owlet,OXO,Ozark Trail,
Pampers,Panasonic,Parkside,Patagonia,Pedigree,Peg Perego,Peg-Perego,Peloton,Pentair,Pepperidge Farm,Pepto-Bismol,Perdue,Petmate,PetSmart,Petzl,Pfizer,Philips,
Philips Avent,Pillsbury,Pine-Sol,Pioneer Woman,Play-Doh,Playmobil,Playskool,Playtex,Plow & Hearth,Polaroid,Polly Pocket,Porter-Cable,Pottery Barn,Poulan,
Power Wheels,PowerBlock,PowerXL,Presto,Prestone,Pringles,Proctor Silex,Proctor-Silex,ProForm,Progresso,Puky,Purina,Pyrex,Quaker,Quest,Rachael Ray,Rad Power,
Radio Flyer,Ravensburger,Rayovac,Razer,Razor,Reebok,Remington,ResMed,Respironics,Reynolds,Rheem,Riddell,Ridgid,Rikon,Rival,Robitussin,RockShox,Roku,Roomba,
Rossignol,Rowenta,Rubbermaid,Russell Hobbs,Ryobi,Safety 1st,Salomon,Samsonite,Samsung,SanDisk,Sandoz,Sargento,Sauder,Schwinn,Seagate,Sealy,Sears,Seb,Segway,
Sensio,Serta,Severin,Shark,Sharp,Shimano,Siemens,Silvercrest,Similac,Simparica,Singer,Skil,Skip Hop,Smeg,Smucker's,Sniper,Snow Joe,Snow Peak,SodaStream,Sonos,
Sony,Spalding,Specialized,Spectra,SRAM,Stanley,Starbucks,Step2,Stihl,Stokke,Stouffer's,Style Selections,Sub-Zero,Sun Joe,Sun Pharma,Sunbeam,Swiffer,Swingline,
T-fal,Taco Bell,Target,Taylor,Tefal,Tempur-Pedic,Teva,The North Face,Theraflu,Thermador,Thermos,Thule,Tide,Timex,Tommee Tippee,Tommy Hilfiger,Tonka,Top Fin,
Top Paw,Topo Chico,Toro,Toshiba,Trader Joe's,Traeger,Trek,Triangle Tube,Tristar,Troy-Bilt,Tums,Tylenol,Tyson,Ufesa,UGG,Under Armour,Uniden,Unilever,UNIQLO,
UPPAbaby,Vaseline,Vaude,Velveeta,Ventolin,Viatris,Vicks,Victorinox,Vitamix,Vizio,Vornado,VTech,Wahl,Walgreens,Walker Edison,Waterpik,WD-40,Weber,Welch's,Werner,
Weslo,Wesson,Westinghouse,Whirlpool,Whiskas,Winco,WMF,Wolfgang Puck,Worx,Xiaomi,Yamaha,Yeti,Yoplait,Zantac,Zinus,Zojirushi,Zwilling,Zydus,Zyrtec`;

/** Word by word as tokens have them ("pinesol"), and with what a hyphen joins as words of their own ("pine sol"). */
const foldedForms = (name: string): string[][] => {
  const joined = name
    .trim()
    .split(/\s+/)
    .map((word) => foldWord(splitWords(word).join('')));
  const parted = foldWords(name.trim());
  // "Black and Decker"
  const written = joined.map((word, at) => (word === '' && at > 0 ? 'and' : word));
  return [...new Map([joined, parted, written].map((words) => [words.join(' '), words])).values()];
};
const BY_KIND = [...Object.entries(BRANDS_BY_KIND), ...Object.entries(BRANDS_OF_SHELVES)];
const ALL = [NAMES, ...BY_KIND.map(([, names]) => names)]
  .flatMap((names) => names.split(/,\s*/))
  .map((name) => name.trim());
const FOLDED = [...new Set(ALL)].flatMap(foldedForms);

/** First folded word of a brand → the words of the brands that begin so, the longest first. */
const BY_FIRST = new Map<string, string[][]>();
for (const words of FOLDED) {
  const [first = ''] = words;
  BY_FIRST.set(
    first,
    [...(BY_FIRST.get(first) ?? []), words].toSorted((a, b) => b.length - a.length),
  );
}

/** How many words from here on are a known brand; 0 for none. */
export function brandLength(folded: readonly string[], at: number): number {
  const own = BY_FIRST.get(folded[at] ?? '') ?? [];
  return own.find((words) => words.every((word, index) => folded[at + index] === word))?.length ?? 0;
}

/** Shorter ones are near the names of others: "Merlin" is no "Mellin". */
const LEAST_TO_MISSPELL = 8;
const FURTHER = new Set(ALL.slice(NAMES.split(',').length));

/** Brands of one word and those of several written as one, to compare a slip of the pen with. */
export const BRAND_SPELLINGS: ReadonlyMap<string, string> = new Map(
  ALL.map((name) => [foldWords(name).join(''), name] as const).filter(
    ([own, name]) => own.length >= LEAST_TO_MISSPELL || !FURTHER.has(name),
  ),
);

/** Words of a brand → what all that it sells falls under. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  BY_KIND.flatMap(([kinds, names]) =>
    names
      .split(/,\s*/)
      .flatMap((name) => foldedForms(name.trim()))
      .map((words) => [words.join(' '), kinds.split(' ')] as const),
  ),
);

/** What things of the first brand of a row of folded words are, as far as that says it: see `BRANDS_BY_KIND`. */
export function kindsOfBrand(folded: readonly string[]): readonly string[] {
  for (let at = 0; at < folded.length; at += 1) {
    const length = brandLength(folded, at);
    const kinds = length > 0 ? KINDS.get(folded.slice(at, at + length).join(' ')) : undefined;
    if (kinds) return kinds;
  }
  return [];
}

/** Brands that are words too, in some language. */
export const EVERYDAY_BRANDS = new Set(
  'command gain tide candy dove dawn crest champion shark echo ego giant halo hero nest quest razor sharp trek presto rival bell brother canon carrier kinder apple dole taylor hunter pioneer target stanley delta flexi topo ketch cif brio nordic owlet serta singer avent hape seb bauer patagonia gree'.split(
    ' ',
  ),
);
