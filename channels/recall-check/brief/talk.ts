import { foldWords } from '../words/fold-words.ts';

/** Whether a text is talk that names nothing: "is anything in my garage", "check my kitchen", "thanks a lot". */
export function isTalk(text: string): boolean {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []).every((word) =>
    TALK.has(word.replace('’', "'")),
  );
}

/** Whether a text introduces several things: "these", "my cars", "in our kitchen". */
export function isPluralHead(text: string): boolean {
  return /(?<![\p{L}])(?:these|those|following|items|products|vehicles|cars|trucks|vins?|upcs?|things|stuff|list|all|any|both|either|each|everything|anything|several|few|toys|appliances|groceries|foods?|snacks|medicines?|meds|gear|tools|kitchen|garage|pantry|fridge|freezer|cupboards?|cabinet|house|home|household|driveway|nursery|basement|family|fleet|shed|\d{1,2})(?![\p{L}\d])/iu.test(
    text,
  );
}

/** Words of a sentence that was not read as the name of a thing; null where none is left. */
export function findResidue(text: string): string | null {
  const bare = text.replace(/["“”][^"“”]*["“”]/gu, ' ');
  return RESIDUE.exec(bare)?.[0].trim() ?? null;
}

/** A plain noun for the thing, as in "my fridge is a ...": its word where it tells what the thing is, empty for a vehicle or "thing". */
export function nounOf(words: string): string {
  return UNTELLING.has(foldWords(words).at(-1) ?? 'it') ? '' : words.trim();
}

const RESIDUE =
  /(?<![\p{L}\d'’&-])(?:i|we|you|i'm|i've|we've|i’m|is|isn't|are|was|were|am|do|does|don't|did|have|has|had|should|could|would|recalls?|recalled|anything|something|anyone|someone|know|tell|please|thanks|wondering|worried|think|thought|heard|whether|because|they|them|us|says?|said|told|about|there|what|which|when|where|why|how|my|our|mine|eats?|sleeps?|sits|wears|loves|likes|broke|might|could've|being|catching|using|eating|drinking|driving|playing|every\s+day|someone's|neighbor)(?![\p{L}\d'’&-])/iu;

const UNTELLING = new Set(
  'car truck suv van minivan vehicle ride pickup sedan motorcycle bike one thing item product model brand main other second first old new daily driver family work it'.split(
    ' ',
  ),
);

const TALK = new Set(
  `i i'm im i've ive i'd we we're we've you my our your his her their its it it's they they're them these those this that there here what's whats who what which how when why
   me us myself a an the and or but so of for to in on at from with by about as if whether any some all both each every every one also too just only either
   is are was were be been being am isn't aren't has have had hasn't haven't do does did don't doesn't can could will would should may might must
   anything something everything nothing stuff thing things item items product products vehicle vehicles car cars truck trucks vans suvs auto autos list lists appliances appliance toys gear tools electronics gadgets
   groceries grocery food foods snacks medicine medicines meds medication medications supplements baby kid kid's kids kids' children's child family household families pet pets dog cat
   garage kitchen driveway house home pantry fridge freezer refrigerator cupboard cupboards closet nursery basement attic shed yard bathroom bedroom cabinet cabinets apartment place room living office workshop fleet drawer shelf
   recall recalls recalled affected affect subject under part covered included listed known open active current recent outstanding safety safe unsafe dangerous danger ok okay fine
   check checking look looking lookup search find see tell let know run verify confirm show give list get help hello hi hey dear there good morning afternoon evening please pls kindly thanks thank thx cheers regards advance lot much very many
   following below above next again still now today right currently ever already really not no yes sure maybe perhaps sorry
   want wanted need like wish wonder wondering worried worry concerned curious hear heard read saw seen news got own owned owns bought buy have using use uses drive drives keep keeping use eat
   old new few several couple bunch first second third other others more one ones two three four five six seven eight nine ten number numbers vin vins upc upcs barcode codes
   up out over against through down off into recheck quick question questions hope well day great appreciate appreciated could asap urgent soon urgently
   team folks everyone sir madam friend mom dad mother father wife husband son daughter grandma wife's husband's mom's dad's son's daughter's sister brother neighbor parents' parents family's
   details detail info information status result results report answer make makes model models brand year years type belongs belonging regarding concerning since because while then than don't can't cannot 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25`.split(
    /\s+/,
  ),
);
