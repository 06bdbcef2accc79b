import { createHash } from 'node:crypto';
import type { SpecimenDraft } from '#contracts/filing.ts';
import { buildDimension, buildSpecimen } from '../../test/support/build-specimen.ts';

const THINGS =
  'chair stool table bowl jar vase plate mug lamp mirror clock box chest drawer cabinet kettle pot pan spoon knife axe hammer saw plane chisel drum flute violin mask statue figure bust relief tile rug quilt basket shield helmet sword coin medal ring brooch necklace skull tooth shell feather leaf seed cone fossil beetle moth butterfly egg nest antler'.split(
    ' ',
  );
const MATTERS =
  'oak walnut pine ash maple ebony brass bronze copper iron steel silver gold tin pewter porcelain stoneware earthenware glass marble granite sandstone jade amber ivory bone horn leather wool silk linen cotton paper parchment wax plaster clay'.split(
    ' ',
  );
const PLACES =
  'Vermont Bohemia Saxony Kyoto Benin Cusco Oaxaca Lisbon Delft Murano Sheffield Limoges Meissen Cairo Fez Isfahan Samarkand Lhasa Edo Nara Quito Lima Havana Boston Salem Lancaster'.split(
    ' ',
  );
const WORDS =
  'carved painted gilded glazed turned woven cast chased engraved inlaid lacquered restored worn cracked chipped signed dated unmarked early late rare common provincial courtly ritual domestic travelling folding hanging standing covered footed ribbed fluted plain ornate floral geometric figural inscribed polychrome monochrome'.split(
    ' ',
  );

/** The same pick for the same number; neighbours differ. */
const pick = (from: readonly string[], seed: number): string =>
  from[(Math.imul(seed + 1, 2_654_435_761) >>> 7) % from.length]!;

/** A word that is rarer the higher its number, as words of texts are. */
const rare = (seed: number): string => {
  const share = ((Math.imul(seed + 1, 2_246_822_519) >>> 5) % 100_000) / 100_000;
  return `w${Math.floor(6_000 ** share)}o`;
};

/** A specimen as a museum would tell of it, some thirty words. No two are alike. */
export function writeSpecimen(at: number): SpecimenDraft {
  const word = (n: number): string => pick(WORDS, at * 31 + n * 7);
  const rares = Array.from({ length: 16 }, (_, n) => rare(at * 53 + n * 29)).join(' ');
  const item = `${pick(MATTERS, at)} ${pick(THINGS, at * 3 + 1)}`;
  const content = `${item} no. ${at}, ${word(1)} and ${word(2)}, from ${pick(PLACES, at + 5)}. A ${word(3)} ${pick(THINGS, at * 5)} of ${pick(MATTERS, at * 11)} with ${word(4)} rim, ${rares}. Height 30 in.`;
  const sha256 = createHash('sha256')
    .update(`page ${Math.floor(at / 100)}`)
    .digest('hex');
  const dimensions = [buildDimension({ at: (at % 100) * 1_000, confidence: 0.6 + (at % 40) / 100 })];
  return buildSpecimen({ species: item, item, content, page: { sha256, url: null }, dimensions });
}

/** A question in the words of the specimens: two to five of them, every tenth a long one. */
export function writeQuestion(at: number): string {
  const words = [
    pick(MATTERS, at),
    pick(THINGS, at * 3),
    pick(WORDS, at * 13),
    'from',
    pick(PLACES, at * 17),
    pick(WORDS, at * 19),
  ];
  if (at % 10 === 9) return `${words.join(' ')} ${pick(WORDS, at)} ${rare(at * 3)} ${pick(MATTERS, at * 7)}`;
  return words.slice(0, 2 + (at % 4)).join(' ');
}
