/** A well-known model's name in a text without its maker: where it stands and who makes it. */
export interface NamedModel {
  make: string;
  index: number;
  text: string;
}

/**
 * The first name of a model in a text that tells the make by itself. Names that are everyday words count only with `isDated`: directly
 * beside a model year.
 */
export function findModel(text: string): NamedModel | null {
  for (const { pattern, isWord } of PATTERNS) {
    for (const hit of text.matchAll(pattern)) {
      if (isWord && !isBesideYear(text, hit.index, hit[0].length)) continue;
      const make = MAKE_OF.get(keyOf(hit[0]));
      if (make !== undefined) return { make, index: hit.index, text: hit[0] };
    }
  }
  return null;
}

/** A well-known model of that make wherever it stands in a text, as it is written there; empty for none. Beside its make a common word is a name too. */
export function modelOfMake(text: string, make: string): string {
  for (const { pattern } of PATTERNS)
    for (const [written] of text.matchAll(pattern)) if (MAKE_OF.get(keyOf(written)) === make) return written;
  return '';
}

/** A text that is the name of a model and nothing else. */
export function isModelName(text: string): boolean {
  return /\p{L}/u.test(text) && MAKE_OF.has(keyOf(text.trim()));
}

/** Who makes the model of that name; null for none. */
export const makeOfModel = (name: string): string | null => MAKE_OF.get(keyOf(name.trim())) ?? null;

const keyOf = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '');

function isBesideYear(text: string, index: number, length: number): boolean {
  return (
    /(?<![\p{L}\d])(?:19|20)\d{2}\s+$/u.test(text.slice(0, index)) ||
    /^,?\s*\(?(?:19|20)\d{2}(?![\p{L}\d])/u.test(text.slice(index + length))
  );
}

/** Names that mean the vehicle wherever they stand: make, then its models. */
const DISTINCT = `
  ACURA:Integra,TLX,RDX,MDX
  AUDI:e-tron
  BUICK:Encore GX,LeSabre
  CADILLAC:CTS,SRX,XT4,XT5,XT6
  CHEVROLET:Silverado 1500,Silverado 2500HD,Silverado,Equinox,Tahoe,Suburban,Camaro,Corvette,Impala,Trailblazer,TrailBlazer EXT,Traverse
  CHRYSLER:PT Cruiser,Pacifica
  CITROEN:Berlingo,C4 Picasso,C4 Cactus,C5 Aircross
  DACIA:Sandero
  DS AUTOMOBILES:DS3 Crossback,DS4 Crossback,DS7 Crossback
  DODGE:Grand Caravan,Durango
  FORD:F-150,F-250,F-350,Mustang Mach-E,Bronco Sport,Crown Victoria,EcoSport,Kuga,Mondeo
  GMC:Sierra 1500,Yukon
  HONDA:Civic,CR-V,HR-V
  HYUNDAI:Sonata,Elantra,Tucson,Santa Fe,Ioniq 5,Ioniq
  JEEP:Grand Cherokee,Wrangler
  KIA:Sorento,Sportage,Telluride,Picanto
  LEXUS:RX 350,RX350,ES 350,NX 300,GX 460
  LINCOLN:MKZ,MKX,MKC
  MAZDA:CX-5,CX-9,CX-30,CX-50,CX-90,Miata
  MITSUBISHI:Outlander,Galant
  NISSAN:Altima,Sentra,Murano,Maxima,Qashqai
  OPEL:Zafira
  RENAULT:Captur,Kadjar,Kangoo,Twingo
  SKODA:Fabia,Kodiaq,Karoq
  SUBARU:Outback,Crosstrek,Impreza,WRX
  TESLA:Cybertruck
  TOYOTA:Camry,Corolla,Prius,RAV4,Highlander,Tacoma,4Runner,Avalon,Yaris,Hilux,Aygo,Auris
  VOLKSWAGEN:Jetta,Passat,Tiguan,Touran,T-Roc
  VOLVO:XC40,XC60,XC70,XC90`;

/** Names that are words of other things too. */
const WORDS = `
  AUDI:A3,A4,A6,Q3,Q5,Q7
  BMW:X1,X3,X5,328i,330i
  BUICK:Enclave,Encore,Regal,Century
  CADILLAC:Escalade
  CHEVROLET:Cruze,Malibu,Colorado,Spark,Sonic,Volt,Bolt,Blazer,Express,Trax
  CHRYSLER:200,300
  CITROEN:C1,C3,C4,C5
  DACIA:Duster,Logan
  DS AUTOMOBILES:DS3,DS4,DS5,DS7
  FIAT:Panda,Punto,Tipo
  DODGE:Charger,Challenger,Journey,Dart
  FORD:Explorer,Escape,Fusion,Focus,Edge,Mustang,Ranger,Expedition,Bronco,Maverick,Fiesta,Taurus,Transit
  GMC:Sierra,Terrain,Acadia,Canyon
  HONDA:Accord,Pilot,Odyssey,Fit,Ridgeline,Insight,Element
  HYUNDAI:Accent,Kona,Palisade,Veloster
  INFINITI:Q50,QX50,QX60,QX80
  JEEP:Cherokee,Compass,Patriot,Renegade,Gladiator,Liberty
  KIA:Soul,Optima,Forte,Rio,Sedona,Niro,EV6
  MAZDA:Mazda3,Mazda6
  NISSAN:Rogue,Pathfinder,Frontier,Titan,Versa,Juke,Leaf,Quest
  OPEL:Corsa,Astra,Mokka,Meriva
  PEUGEOT:208,308,2008,3008,5008
  RAM:1500,2500,3500
  RENAULT:Clio,Megane,Mégane,Scenic,Scénic,Zoe
  SKODA:Octavia,Superb
  SUBARU:Forester,Legacy,Ascent
  TESLA:Model 3,Model S,Model X,Model Y
  TOYOTA:Sienna,Tundra,Sequoia,Venza,Matrix
  VOLKSWAGEN:Beetle,Golf,Atlas,ID.4,Polo,Caddy
  VOLVO:S60,S90,V60,V90`;

/** Models that are called by a class and a number ("C 300", "RX 350"), as their makers name them. They are short for other things too. */
const CLASSES = `
  MERCEDES-BENZ:A,B,C,E,S,G,CLA,CLE,CLK,CLS,GLA,GLB,GLC,GLE,GLK,GLS,GL,ML,SL,SLC,SLK,EQB,EQE,EQS:180,200,220,230,250,280,300,320,350,400,430,450,500,550,560,580,600
  LEXUS:CT,ES,GS,GX,IS,LC,LS,LX,NX,RC,RX,TX,UX:200,250,300,330,350,400,430,450,460,470,500,550,570,600
  INFINITI:G,M,Q,QX,FX,EX,JX:25,30,35,37,45,50,55,56,60,70,80
  BMW:X,Z,i,M:1,2,3,4,5,6,7,8
  VOLVO:S,V,C,XC,EX:30,40,60,70,80,90`;

const entriesOf = (names: string): [string, string][] =>
  names
    .trim()
    .split(/\n\s*/)
    .flatMap((entry) => {
      const [make = '', models = '', numbers = ''] = entry.split(':');
      const all = models.split(',').flatMap((model) => numbers.split(',').map((number) => `${model}${number}`));
      return all.map((model): [string, string] => [model, make]);
    });

const patternOf = (names: string): RegExp => {
  const any = entriesOf(names)
    .map(([model]) => model.replace(/[\s-]+|(?<=^\p{L}{1,3})(?=\d)/gu, '[\\s-]?'))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  return new RegExp(`(?<![\\p{L}\\d-])(?:${any})(?![\\p{L}\\d]|-\\d)`, 'giu');
};

const MAKE_OF = new Map(
  [...entriesOf(CLASSES), ...entriesOf(WORDS), ...entriesOf(DISTINCT)].map(([model, make]) => [keyOf(model), make]),
);
const PATTERNS = [
  { pattern: patternOf(DISTINCT), isWord: false },
  { pattern: patternOf(WORDS), isWord: true },
  { pattern: patternOf(CLASSES), isWord: true },
];
