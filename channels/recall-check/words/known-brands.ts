import { foldWord, foldWords, splitWords } from './fold-words.ts';

/**
 * Brands of consumer goods, food and medicine that are widely sold in North America and Europe, parted by commas. A name that is here needs no
 * capital to be one, and one that differs by a letter is taken for it in part.
 */
const NAMES = `3M,4moms,7 for All Mankind,Abbott,Accord,Accu-Chek,Acer,Adidas,Advil,AeroGarden,Aldi,Aleve,Alexa,All-Clad,Amazon Basics,AmazonBasics,Anker,Annie's,Apple,Arm & Hammer,Ashley,Asics,Asus,Aurobindo,Aveeno,Baby Bjorn,BabyBjorn,Baby Jogger,Baby Trend,BabyHome,Bayer,Banana Boat,
Barbie,Barilla,Bauer,Beats,Beaba,Beko,Bell,Belkin,Ben & Jerry's,Benadryl,Bestway,Bissell,Black & Decker,Black+Decker,Blue Bell,Blue Buffalo,Bob's Red Mill,Boppy,Bosch,Bose,Braun,Breville,Briggs & Stratton,Britax,Brio,Brother,Bugaboo,Bumbo,Burt's Bees,Butterball,Cabela's,Cadbury,Campbell's,Candy,
Canon,Carhartt,Carrier,Carter's,Caterpillar,Champion,Char-Broil,Cheerios,Chef Boyardee,Chicco,Chobani,Cif,Clorox,Coleman,Colgate,Command,Contigo,Cosco,Costway,Craftsman,Crest,Cricut,Crock-Pot,Crockpot,Cub Cadet,Cuisinart,Cybex,Dannon,Dawn,De'Longhi,DeLonghi,Delta,Delta Children,Dell,DeWalt,Diono,Disney,Dirt Devil,Dole,
Dometic,Drive Medical,Doona,Dream On Me,Love to Dream,Cosori,Dorel,Dove,Dr. Brown's,Dr. Reddy's,Dr Scholl's,Dreo,Duracell,Dyson,Earth's Best,EcoFlow,Echo,Eddie Bauer,Ego,Electrolux,Eliquis,Enfamil,Energizer,Epson,Ergobaby,Eureka,Evenflo,Everbilt,Fabuloso,Farberware,Ferrero,First Alert,Fisher-Price,Fitbit,Flexi,Foster Farms,Frigidaire,Frito-Lay,Fujitsu,Gain,Garmin,Garanimals,
GE,General Mills,Gerber,Giant,Gillette,Globber,Goya,GoPro,Graco,Great Value,Green Works,Greenworks,Grundig,Haier,Halo,Hamilton Beach,Häagen-Dazs,Hamax,Hasbro,Hauck,Havahart,Heinz,Hello Kitty,Hero,Hershey's,Hiboy,Hisense,Hitachi,Hiland,Hoover,Hormel,Hot Wheels,Hoverboard,HP,Huffy,Humira,Hunter,Husqvarna,Ikea,Infantino,Ingenuity,Inglesina,Insignia,Instant Pot,Intex,
iRobot,Jabra,JBL,Jell-O,Jennie-O,Jetson,Jif,Jimmy Dean,John Deere,Johnson & Johnson,Johnson's,Joie,Joovy,Justin's,Kärcher,Karcher,Keebler,Kellogg's,Kenmore,Ketch,Keurig,KidKraft,Kidde,Kiddie,Kinder,Kirkland,Kirkland Signature,KitchenAid,KKL,Kleenex,Kobalt,Kohler,Kraft,Krups,Kroger,L'Oreal,L.L.Bean,La Roche-Posay,Lasko,Lavazza,Lay's,Le Creuset,Lean Cuisine,Lego,Lenovo,Levi's,
LG,Lidl,Lindt,Lipton,Little Tikes,Lodge,Logitech,Lupin,Lysol,Maclaren,Mainstays,Makita,Mattel,Maxi-Cosi,Maybelline,Maytag,McCormick,Medela,Medline,Medtronic,Melissa & Doug,Meta Quest,Michelin,Microsoft,Miele,Milwaukee,Milka,Mockingbird,Moen,Mott's,Motorola,Motrin,Moulinex,Mr. Coffee,MSA,Mucinex,Munchkin,MyCharge,Mylan,Nabisco,Nature Valley,Nature's Bounty,
Nespresso,Nest,Nestle,Nestlé,Neutrogena,Newman's Own,Nexium,Nike,Nikon,Ninja,Nintendo,Nordic,NordicTrack,Novartis,Nuby,Nuk,Nuna,Nurofen,Nutella,NutriBullet,Nutricia,Nutramigen,NyQuil,Ocean Spray,Omron,Onewheel,OneTouch,Oral-B,Oreck,Oreo,Oscar Mayer,Oster,Owlet,OXO,Pampers,Panasonic,Pedigree,Peg Perego,Peg-Perego,Peloton,Pepperidge Farm,Pepto-Bismol,Perdue,PetSmart,Pfizer,Philips,
Pillsbury,Pine-Sol,Pioneer Woman,Playmobil,Playskool,Playtex,Plow & Hearth,Plow and Hearth,Polaroid,Polly Pocket,Pottery Barn,Presto,Pringles,Proctor Silex,Proctor-Silex,Progresso,Purina,Pyrex,Quaker,Quest,Rachael Ray,Radio Flyer,Razer,Razor,Remington,ResMed,Respironics,Reynolds,Ridgid,Rival,Robitussin,Roku,Roomba,Rossignol,Rowenta,Rubbermaid,Ryobi,Russell Hobbs,Safety 1st,Samsonite,Samsung,Sandoz,SanDisk,Sargento,
Sauder,Schwinn,Seagate,Sealy,Sears,Segway,Serta,Shark,Sharp,Siemens,Similac,Simparica,Skil,Skip Hop,Smeg,Smucker's,Sniper,Sony,Sonos,Spectra,Specialized,Stanley,Starbucks,Stihl,Stokke,Stouffer's,Sun Pharma,Sunbeam,Swiffer,Swingline,T-fal,Taco Bell,Target,Taylor,Tefal,Tempur-Pedic,Teva,Theraflu,Thermos,Thule,Tide,Timex,Tommee Tippee,Topo Chico,Top Paw,Toro,Toshiba,Trader Joe's,
Traeger,Trek,Tristar,Troy-Bilt,Tums,Tylenol,Tyson,UGG,Unilever,UPPAbaby,Vaseline,Velveeta,Ventolin,Viatris,Vicks,Victorinox,Vitamix,Vizio,VTech,Vornado,Wahl,Walgreens,Waterpik,Weber,Welch's,Werner,Wesson,Westinghouse,Whirlpool,Whiskas,WD-40,Wolfgang Puck,Worx,Xiaomi,Yeti,Yamaha,Yoplait,Zantac,Zojirushi,Zydus,Zyrtec,Zinus`;

/** Word by word as tokens have them ("pinesol"), and with what a hyphen joins as words of their own ("pine sol"). */
const FOLDED = NAMES.split(',').flatMap((name) => {
  const joined = name
    .trim()
    .split(/\s+/)
    .map((word) => foldWord(splitWords(word).join('')));
  const parted = foldWords(name.trim());
  return joined.join(' ') === parted.join(' ') ? [joined] : [joined, parted];
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
