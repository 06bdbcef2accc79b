/** A scientific name as the name of an item has it, and what the item is called besides. */
export interface NamedSpecies {
  species: string;
  commonName: string | null;
}

/** Latin endings of genera and of epithets. */
const GENUS = /(?:us|a|um|is|ys|es|on|os|ops|ix|ax|yx|er|as|ia)$/;
const EPITHET = /(?:us|a|um|is|ensis|ii?|ae|orum|arum|oides|ans|ens|or|ops|yx|x)$/;
/** English words that end like Latin ones and stand behind a capital in the names of things. */
const ENGLISH = new Set(
  `alpha arena area armada bus camera campus canvas censor chorus circus cola compass cinema color comma corona diploma doctor drama editor emblema
  enigma era extra focus formula gala genius glass hydra idea iris lens lava lens mania media mass menu minor mirror motor opera orchestra pagoda panda
  panorama pasta pizza plaza plasma plus pus rotor saga sauna sculpture sensor sofa soda sonata status stella stigma tiara terra trans tuba tutor ultra
  umbrella vanilla vase vector villa vista visa virus vodka zebra basis box fox index matrix max mix six wax tax basis chassis oasis this axis kiosk`.split(
    /\s+/,
  ),
);

/**
 * The scientific name in the name of an item: `Danaus plexippus`, `English oak (Quercus robur)`, `Quercus robur subsp. robur leaf`. Null where
 * there is none: things are called by two words too.
 */
export function readScientificName(name: string): NamedSpecies | null {
  for (const { 0: species, 1: genus = '', 2: epithet = '', index } of name.matchAll(BINOMIAL)) {
    if (!GENUS.test(genus) || !EPITHET.test(epithet)) continue;
    if (ENGLISH.has(genus.toLowerCase()) || ENGLISH.has(epithet)) continue;
    const before = name
      .slice(0, index)
      .replace(/[(\s,:–-]+$/, '')
      .trim();
    return { species, commonName: before === '' ? null : before };
  }
  return null;
}

const BINOMIAL = /(?<![\p{L}-])([A-Z][a-z]{2,}) ([a-z]{3,}(?:-[a-z]{3,})?)(?![\p{L}-])/gu;
