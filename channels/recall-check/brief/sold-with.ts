import { anyPhrase, wordSet } from '../../reading/word-lists.ts';
import { foldCase } from '../../reading/languages.ts';

/** "An adapter sold with the reader": it came with it, and nothing says that it is gone, as "we sold it with the house" does. */
export const withoutSoldWith = (text: string): string =>
  text.replace(SOLD_WITH, (whole, before: string) => (TELLING.has(foldCase(before)) ? whole : ''));

const SOLD = anyPhrase(
  'sold,verkauft,vendu,vendue,vendus,vendues,vendido,vendida,vendidos,vendidas,venduto,venduta,venduti,vendute,verkocht,sprzedawany,sprzedawana,sprzedawane',
);
const WITH = anyPhrase(
  'with,together with,mit,zusammen mit,avec,con,junto con,insieme a,com,junto com,met,samen met,z',
);
/** With these a thing goes to another owner. */
const GONE_WITH = anyPhrase(
  'house,home,flat,car,boat,farm,haus,wohnung,auto,boot,maison,appartement,voiture,bateau,casa,piso,coche,barco,macchina,barca,carro,huis,dom,mieszkanie',
);
const SOLD_WITH = new RegExp(
  String.raw`(?<=(\p{L}+)[\d",)]* )(?:${SOLD}) (?=(?:${WITH}) (?!(?:\p{L}{1,6} )?(?:${GONE_WITH})(?!\p{L})))`,
  'giu',
);
/** Behind these words somebody says what was done with it. */
const TELLING = wordSet(
  `was were is are be been being got get has have had i we they you he she it that already just wurde wurden ist sind
   haben habe hat bereits schon été est sont a ai avons ont déjà fue fueron ha han he hemos
   está están ya è stato stata stati state sono ho abbiamo già foi foram já werd werden zijn heb hebben al został została zostały`,
);
