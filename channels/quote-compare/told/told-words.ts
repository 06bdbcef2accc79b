import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { CHARGE_WORDS } from '../../reading/vocabulary/charge-words.ts';
import { CARRIAGE_NAMES } from '../../reading/vocabulary/freight-words.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { carriageIn } from '../reading/carriage-in-price.ts';
import { findLabels } from '../reading/labels.ts';
import type { LabelKind } from '../reading/labels.ts';

/** Words that open no name and end what a thing is called: of talk, of place and of joining, in all languages. */
export const FUNCTION_WORDS: ReadonlySet<string> = wordSet(`
  i we he she it they you me us him her them my our your his its their this that these those which who whom what where when how why if so and but or nor for from with
  without plus also then there here last first next please pls thanks thank all both each every none either neither any some only just use using as at in into on onto to by
  via near off up out over under about around between during after before until till since than is are was were be been being am do does did done have has had having can
  could will would shall should may might must get gets got getting going went come comes came coming need needs needed want wants wanted looking asked ask says said say
  told tell called call rang ring quoted quote quotes price prices offer offers delivered delivery pay paid not no yes ok okay hi hello hey dear inc incl including excl ex
  das der die dem den des ein eine einen einem einer und oder aber mit ohne für von vom zu zum zur nach bei beim aus auf an am im in ins über unter ist sind war soll sollen
  wir ich sie er es wer was wo wann wie beides beide alle brauchen brauche bitte dann dazu noch auch nur inkl exkl netto brutto
  le la les un une du de d' l' et ou mais avec sans pour par sur sous dans en chez au aux à est sont c'est il elle on nous vous je qui que quoi où quand comment tout tous
  merci bonjour prix livré livrée livrés livraison hors ttc ht puis
  el los las un una unos unas y e o pero con sin para por en de del al a es son nosotros yo ella quien quién qué cuál donde dónde cuando todo todos gracias hola precio puesto
  luego pa
  lo gli i uno uno' ed ma per tra fra da dal dalla nel nella nei su sul sulla è sono noi io lui lei chi che cosa dove quando come tutto tutti grazie buongiorno prezzo poi
  het een van voor met zonder op bij uit naar door over om te is zijn was wij we ik hij zij wie wat waar wanneer hoe alles beide graag nodig prijs dan
  o os as um uma uns umas ao aos à às do da dos das no na nos nas pelo pela e ou mas com sem para por em é são nós eu ele ela quem qual onde quando como tudo todos obrigado
  olá preço depois
  w we z ze do na po od u dla przy przez o i oraz lub ale bez jest są kto co gdzie kiedy jak wszystko proszę dziękuję cena potem
  och eller men med utan för till från på i vid av om är var vi jag vem vad när hur allt båda tack pris sedan
`);

const words = (kind: keyof typeof CHARGE_WORDS): string =>
  Object.values(CHARGE_WORDS[kind])
    .flatMap((list) => list.split(' '))
    .map((word) => word.replace(/\*$/, '').replaceAll('_', ' '))
    .join('|');

const NAMED: [kind: LabelKind, pattern: RegExp][] = (
  ['total', 'subtotal', 'discount', 'tax', 'freight', 'fee'] as const
).map((kind) => [
  kind,
  new RegExp(
    `(?<![\\p{L}\\p{N}])${anyOf({ all: kind === 'freight' ? `${words(kind)}|${Object.values(CARRIAGE_NAMES).join('|')}|to bring it|cartage|courier|haulage` : words(kind) })}(?![\\p{L}])`,
    'iu',
  ),
]);

/** What an amount is called by the words beside it, wherever in them the name stands; null where none does. */
export function chargeIn(text: string): LabelKind | null {
  const [label] = findLabels(`${text} 1.00`);
  return label?.kind ?? NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether words say that what they price is brought for nothing more: "delivered", "franco", "trasporto compreso"; what is to be fetched, or denied, is not. */
export const isCarried = (text: string): boolean => {
  const plain = text.replace(/\d[\d.,]*/g, ' ');
  const isSpokenOf = carriageIn(plain) === 'included' || CARRIED.test(plain) || chargeIn(plain) === 'freight';
  return isSpokenOf && saysNothingDue(plain) && !NOT_CARRIED.test(plain);
};
const CARRIED = phrasePattern({
  en: 'delivered|landed',
  de: 'geliefert|frei haus|frei bau|frei hof|franko',
  fr: 'livré|livrée|livrés|livrées|rendu|rendue|franco|port compris',
  es: 'puesto|puesta|puestos|puestas|entregado|entregada|portes incluidos',
  it: 'consegnato|consegnata|consegnati|franco arrivo|franco|reso',
  nl: 'geleverd|franco|thuisbezorgd|bezorgd',
  pt: 'entregue|com entrega',
  pl: 'z dostawą|dowiezione|dostarczone',
  sv: 'fritt levererat|fraktfritt',
});
const NOT_CARRIED = phrasePattern({
  en: 'not|ex|extra|plus|excl|excluding|collected|collect|pick up',
  de: 'nicht|ab werk|ab lager|exkl|zzgl|ohne|abholung',
  fr: 'non|départ|hors|en sus|pas',
  es: 'no|sin|aparte|fábrica',
  it: 'non|partenza|esclus*|fabbrica',
  nl: 'niet|af|excl|exclusief',
  pt: 'não|sem|fora',
  pl: 'bez|nie',
  sv: 'ej|inte|exkl',
});

/** Behind an amount: it is for all that is asked for. */
export const FOR_ALL = new RegExp(
  `^[\\s,]*(?:\\p{L}{0,3}\\s)?(?:${anyOf({
    en: 'for all of it|for all|all of it|for the whole thing|for the whole lot|for the whole job|for everything|for the lot|the lot|the whole lot|the whole job|everything|all in|all up|lump sum|fixed price|flat for|in total|total',
    de: 'für alles|für das ganze|alles zusammen|komplett|pauschal|insgesamt|zusammen|alles drin',
    fr: 'le tout|pour le tout|pour tout|tout compris|au total|en tout|forfait',
    es: 'por todo|todo junto|todo incluido|en total|el conjunto',
    it: 'per tutto|in tutto|tutto compreso|il tutto|a corpo',
    nl: 'voor alles|alles bij elkaar|alles samen|alles inbegrepen|totaal|in totaal|all-in',
    pt: 'por tudo|tudo junto|tudo incluído|no total|ao todo',
    pl: 'za wszystko|za całość|razem|łącznie|w sumie',
    sv: 'för allt|allt ihop|allt tillsammans|totalt',
  })})(?!\\p{L})`,
  'iu',
);

const ARTICLE = 'per|je|pro|par|por|al|alla|all|an?|the|la|le|les|el|il|lo|der|die|das|de|het|za|o|cada|every';
const PER = `(?:\\/|p\\/|(?:${ARTICLE})\\s)\\s?`;
const MANY = `1[.,' ]?000|100|hundred|thousand|cent|mille|mil|hundert|tausend|honderd|duizend|tysiąc|sto`;
const EACH = {
  en: 'each|ea|apiece|a piece|a pop|per st',
  de: 'das stück|je stück|pro stück|stück',
  fr: "chacun|chacune|pièce|la pièce|l'un|l'une|l’un|l’une",
  es: 'c/u|cada|cada uno|cada una',
  it: "l'uno|l'una|l’uno|l’una|cad|cadauno|cadauna",
  nl: 'stuk|per stuk|p/st|p.st|pst|st',
  pt: 'cada|cada um|cada uma',
  pl: 'za sztukę|szt',
  sv: 'styck|stycket|per styck',
} as const;
/** Behind an amount: what it is for one, a hundred or a thousand of. */
export const FOR_ONE = new RegExp(
  [
    `^\\s?(?:(?<each>${anyOf(EACH)}(?!\\p{L}|(?<=cada)\\s\\p{L}))`,
    `${PER}(?<many>${MANY})(?![\\p{L}\\d])`,
    `${PER}(?<noun>\\p{L}[\\p{L}-]*[²³23]?)(?:\\s(?<more>\\p{L}+))?)`,
  ].join('|'),
  'iu',
);

/** Round a count: fewer than that are not sold. */
export const MINIMUM = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'minimum|min|moq|at least|or more',
    de: 'mindestens|mindestmenge|ab',
    fr: 'minimum|mini|au moins',
    es: 'mínimo|minimo|al menos',
    it: 'minimo|almeno',
    nl: 'minimaal|minimum|vanaf',
    pt: 'mínimo|minimo|pelo menos',
    pl: 'minimum|min|co najmniej',
    sv: 'minst|minimum',
  })}(?!\\p{L})`,
  'iu',
);

/** That a thing is not to be had, in the clause that names it. */
export const NOT_THERE = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: "no|not|don't|doesn't|can't|cannot|won't|without|out of|none|sold out|finished",
    de: 'kein|keine|keinen|nicht|ausverkauft',
    fr: 'plus de|pas de|pas|aucun|aucune|épuisé*|sans',
    es: 'no|sin|agotad*|ningún|ninguna',
    it: 'non|niente|senza|esaurit*|nessun*',
    nl: 'geen|niet|uitverkocht|zonder',
    pt: 'não|nao|sem|esgotad*|nenhum*',
    pl: 'nie|brak|bez',
    sv: 'inte|ej|ingen|inga|slut|utan',
  })}(?!\\p{L})`,
  'iu',
);
