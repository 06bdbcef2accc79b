import { foldWord, splitWords } from '../words/fold-words.ts';

/** Shops, markets and sites at which goods are bought, by their names as written; several of them sell goods of their own name too. */
const NAMES = `farmers market,farmer's market,flea market,yard sale,garage sale,estate sale,swap meet,thrift store,amazon,amazon.com,amazon.de,ebay,walmart,wal-mart,
target,costco,sam's club,sams club,best buy,home depot,the home depot,lowe's,lowes,wayfair,hsn,qvc,etsy,kohl's,kohls,macy's,jcpenney,sears,nordstrom,
tj maxx,t.j. maxx,marshalls,ross,big lots,aldi,lidl,kaufland,rewe,edeka,dm,rossmann,mediamarkt,media markt,otto,zalando,carrefour,auchan,leclerc,
e.leclerc,fnac,darty,boulanger,el corte inglés,mercadona,esselunga,coop,unieuro,mediaworld,worten,continente,albert heijn,hema,bol.com,coolblue,
action,jumbo,tesco,argos,john lewis,currys,asda,sainsbury's,whole foods,wegmans,publix,safeway,kroger,meijer,heb,h-e-b,food lion,giant eagle,winco,
petsmart,petco,chewy,cvs,rite aid,dollar tree,dollar general,family dollar,five below,tractor supply,harbor freight,ace hardware,menards,buybuy baby,
buy buy baby,babies r us,toys r us,michaels,joann,hobby lobby,kijiji,gumtree,leboncoin,wallapop,vinted,marktplaats,kleinanzeigen,ebay kleinanzeigen,
nextdoor,mercari,poshmark,olx,allegro,craigslist,facebook marketplace,fb marketplace,marketplace,offerup,goodwill,salvation army,temu,shein,
aliexpress,alibaba,newegg,overstock,target.com,walmart.com,carmax,carvana,autozone,burlington,marshalls`;

const FOLDED = NAMES.split(',').map((name) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => foldWord(splitWords(word).join(''))),
);
const BY_FIRST = new Map<string, string[][]>();
for (const words of FOLDED) {
  const [first = ''] = words;
  BY_FIRST.set(
    first,
    [...(BY_FIRST.get(first) ?? []), words].toSorted((a, b) => b.length - a.length),
  );
}

/** Names that are words too, and shops only where they are written as one. */
export const WORDS_TOO: ReadonlySet<string> = new Set(
  'target action otto dm ross coop jumbo marketplace boulanger continente saturn currys boots heb'.split(' '),
);

/** How many folded words from here on name a place of sale; 0 for none. */
export function storeLength(folded: readonly string[], at: number): number {
  const own = BY_FIRST.get(folded[at] ?? '') ?? [];
  return own.find((words) => words.every((word, index) => folded[at + index] === word))?.length ?? 0;
}
