import { foldWord, foldWords, splitWords } from './fold-words.ts';

/**
 * Brands of consumer goods, food and medicine that are widely sold in North America and Europe, parted by commas. A name that is here needs no
 * capital to be one, and one that differs by a letter is taken for it in part.
 */
const NAMES = `3M,4moms,7 for All Mankind,Abbott,Accord,Accu-Chek,Acer,Adidas,Advil,AeroGarden,Aldi,Aleve,Alexa,All-Clad,Allen + Roth,Amazon Basics,AmazonBasics,Anker,
Annie's,Apple,Ariens,Ariete,Arm & Hammer,Ashley,Asics,Asus,Atala,Aurobindo,Aveeno,Avent,Babboe,Baby Bjorn,Baby Jogger,Baby Trend,BabyBjorn,BabyHome,Babyletto,
Babyliss,Banana Boat,Barbie,Barilla,Battat,Bauer,Bayer,Beaba,Beats,Beko,Belkin,Bell,Ben & Jerry's,Benadryl,Bernzomatic,Bestway,Bissell,Black & Decker,
Black+Decker,Blue Bell,Blue Buffalo,Bob's Red Mill,Bodum,Boppy,Bosch,Bose,Bowflex,Braun,Breville,Briggs & Stratton,Brio,Britax,Brother,Bugaboo,Bumbo,Bunn,
Burley,Burt's Bees,Butterball,Cabela's,Cadbury,Cambro,Camco,Campbell's,Candy,Cannondale,Canon,Carhartt,Carrier,Carter's,Caterpillar,Cecotec,Chamberlain,
Champion,Char-Broil,Char-Griller,Cheerios,Chef Boyardee,Chicago Electric,Chicco,Chobani,Cif,Clatronic,Clorox,Coleman,Colgate,Command,Conair,Contigo,Corelle,
Cosco,Cosori,Costway,Craftsman,Crest,Cricut,Crock-Pot,Crockpot,Cub Cadet,Cuisinart,Cybex,Dannon,Dawn,De'Longhi,Dell,DeLonghi,Delta,Delta Children,DeWalt,
Diono,Dirt Devil,Disney,Dole,Dometic,Doona,Dorel,Dove,Dr Scholl's,Dr. Brown's,Dr. Reddy's,Dream On Me,Dreo,Drive Medical,Duracell,Dyson,Earth's Best,Echo,
EcoFlow,Eddie Bauer,Ego,Einhell,Electrolux,Eliquis,Energizer,Enfamil,Epson,Ergobaby,Eureka,Evenflo,Everbilt,Fabuloso,Farberware,Ferrero,Festool,
Field & Stream,First Alert,Fisher-Price,Fitbit,Flexi,Foster Farms,Frigidaire,Frito-Lay,Fujitsu,Gain,Garanimals,Gardena,Garmin,GE,Generac,
General Mills,Gerber,Giant,Gillette,Globber,GoPro,Goya,Graco,Great Value,Gree,Green Works,Greenworks,Grundig,Haier,Halo,Hamax,Hamilton Beach,Hampton Bay,Hape,
Hasbro,Hauck,Havahart,Hayward,Heinz,Hello Kitty,Hero,Hershey's,Hiboy,Hiland,Hilti,Hisense,Hitachi,Honeywell,Hoover,Hormel,Hot Wheels,Hotpoint,Hoverboard,HP,
Huffy,Humira,Hunter,Husqvarna,Hyper Tough,Häagen-Dazs,Ikea,Imetec,Infantino,Ingenuity,Inglesina,Insignia,Instant Pot,Intex,Inventum,iRobot,Jabra,JBL,Jell-O,
Jennie-O,Jetson,Jif,Jimmy Dean,John Deere,Johnson & Johnson,Johnson's,Joie,Joovy,Justin's,Karcher,Keebler,Kellogg's,Kenmore,Ketch,Keurig,Kidde,Kiddie,
KidKraft,Kinder,Kirkland,Kirkland Signature,KitchenAid,KKL,Kleenex,Kobalt,Kohler,Kolcraft,Kraft,Kroger,Krups,Kärcher,L'Oreal,L.L.Bean,La Roche-Posay,Lasko,
Lavazza,Lay's,Le Creuset,Lean Cuisine,Lego,Lenovo,Levi's,Levoit,LG,Lidl,Lindt,Lipton,Little Tikes,Lodge,Logitech,Love to Dream,Lovevery,Lupin,Lysol,Maclaren,
Mainstays,Makita,Manhattan Toy,Mattel,Maxi-Cosi,Maybelline,Maytag,McCormick,Medela,Medline,Medtronic,Melissa & Doug,Melitta,Meta Quest,Metabo,Michelin,
Microsoft,Miele,Milka,Milwaukee,Mockingbird,Moen,Mongoose,Motorola,Motrin,Mott's,Moulinex,Mr. Coffee,MSA,Mucinex,Munchkin,MyCharge,Mylan,Nabisco,Nanit,
Nature Valley,Nature's Bounty,Nerf,Nespresso,Nest,Nestle,Nestlé,Neutrogena,Newman's Own,Nexium,Nike,Nikon,Ninja,Nintendo,Nordic,NordicTrack,Novartis,Nuby,Nuk,
Nuna,Nurofen,Nutella,Nutramigen,NutriBullet,Nutricia,NyQuil,Ocean Spray,Omron,OneTouch,Onewheel,Oral-B,Oreck,Oreo,Oscar Mayer,Oster,Owlet,OXO,Ozark Trail,
Pampers,Panasonic,Parkside,Patagonia,Pedigree,Peg Perego,Peg-Perego,Peloton,Pentair,Pepperidge Farm,Pepto-Bismol,Perdue,PetSmart,Pfizer,Philips,Philips Avent,
Pillsbury,Pine-Sol,Pioneer Woman,Playmobil,Playskool,Playtex,Plow & Hearth,Polaroid,Polly Pocket,Pottery Barn,Presto,Pringles,Proctor Silex,
Proctor-Silex,ProForm,Progresso,Puky,Purina,Pyrex,Quaker,Quest,Rachael Ray,Rad Power,Radio Flyer,Razer,Razor,Remington,ResMed,Respironics,Reynolds,Ridgid,
Rikon,Rival,Robitussin,RockShox,Roku,Roomba,Rossignol,Rowenta,Rubbermaid,Russell Hobbs,Ryobi,Safety 1st,Samsonite,Samsung,SanDisk,Sandoz,Sargento,Sauder,
Schwinn,Seagate,Sealy,Sears,Seb,Segway,Serta,Severin,Shark,Sharp,Siemens,Silvercrest,Similac,Simparica,Singer,Skil,Skip Hop,Smeg,Smucker's,Sniper,Sonos,Sony,
Specialized,Spectra,Stanley,Starbucks,Stihl,Stokke,Stouffer's,Style Selections,Sun Pharma,Sunbeam,Swiffer,Swingline,T-fal,Taco Bell,Target,Taylor,Tefal,
Tempur-Pedic,Teva,Theraflu,Thermador,Thermos,Thule,Tide,Timex,Tommee Tippee,Top Paw,Topo Chico,Toro,Toshiba,Trader Joe's,Traeger,Trek,Tristar,Troy-Bilt,Tums,
Tylenol,Tyson,Ufesa,UGG,Unilever,UPPAbaby,Vaseline,Velveeta,Ventolin,Viatris,Vicks,Victorinox,Vitamix,Vizio,Vornado,VTech,Wahl,Walgreens,Waterpik,WD-40,Weber,
Welch's,Werner,Weslo,Wesson,Westinghouse,Whirlpool,Whiskas,Winco,WMF,Wolfgang Puck,Worx,Xiaomi,Yamaha,Yeti,Yoplait,Zantac,Zinus,Zojirushi,Zydus,Zyrtec`;

/** Word by word as tokens have them ("pinesol"), and with what a hyphen joins as words of their own ("pine sol"). */
const FOLDED = NAMES.split(',').flatMap((name) => {
  const joined = name
    .trim()
    .split(/\s+/)
    .map((word) => foldWord(splitWords(word).join('')));
  const parted = foldWords(name.trim());
  // "Black and Decker"
  const written = joined.map((word, at) => (word === '' && at > 0 ? 'and' : word));
  return [...new Map([joined, parted, written].map((words) => [words.join(' '), words])).values()];
});

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

/** Brands of one word and those of several written as one, to compare a slip of the pen with. */
export const BRAND_SPELLINGS: ReadonlyMap<string, string> = new Map(
  NAMES.split(',').map((name) => [foldWords(name.trim()).join(''), name.trim()] as const),
);
