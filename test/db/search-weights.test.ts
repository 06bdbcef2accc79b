import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchBlend } from '#contracts/library-search.ts';
import { searchLibrary } from '../../db/queries/search-library.ts';
import { buildQuestion } from '../../evidence/library/build-question.ts';
import { SEARCH_BLEND } from '../../evidence/library/search-weights.ts';
import { buildDimension, buildSpecimen } from '../support/build-specimen.ts';
import { fileSpecimens } from '../support/file-specimens.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

/** Specimens by name, and what is said of them. */
const SPECIMENS: Record<string, string> = {
  'Windsor chair': 'A chair of ash and elm with a spindle back, painted green.',
  'milking stool': 'A low three-legged seat of beech for the cowshed.',
  'sugar bowl': 'A covered bowl of silver, engraved with leaves.',
  'pocket watch': 'A timepiece in a gold case, with chain.',
  'longcase clock': 'A tall clock of walnut that strikes the hours.',
  'toy automobile': 'A tin car with a clockwork motor.',
  'fire engine model': 'A red truck of cast iron with ladders.',
  'hand axe': 'A flint tool, worked on both faces.',
  'ice axe': 'A mountaineering tool with a steel head and an ash shaft.',
  'Danaus plexippus': 'A monarch butterfly, pinned, with spread wings.',
  'Quercus robur': 'A pressed leaf of English oak with two acorns.',
  'Acer campestre': 'A pressed leaf of field maple.',
  'porcelain dog': 'A seated pug, white, with black ears.',
  'cavalry sabre': 'A curved sword with a brass guard and its scabbard.',
  'field drum': 'A percussion instrument of brass with ropes and two drumheads.',
  'transverse flute': 'A woodwind of boxwood with one key.',
  'wall mirror': 'A looking glass in a gilded frame.',
  'portrait miniature': 'A small painting of a lady on ivory.',
  'tea kettle': 'A vessel of copper with a spout, for boiling water.',
  ledger:
    'A bound book of accounts of a merchant in the harbour, with prices of wool, salt, timber and wine, names of ships and their masters, notes on weather and wages, a drawing of a quillon of a dagger on one page, and stains of water on the last.',
  'tin plate': 'A plate, accession 1931.204.',
  'pewter plate': 'A plate, accession 1931.240.',
  'brass plate': 'A plate, accession 1913.204.',
  'medicine cabinet': 'A cupboard with a mirrored door for the bathroom.',
};

/** Questions, each with the specimen that answers it first. */
const QUESTIONS: [question: string, wanted: string][] = [
  ['chair with a spindle back', 'Windsor chair'],
  ['something to sit on while milking cows', 'milking stool'],
  ['silver sugar bowl', 'sugar bowl'],
  ['gold watch', 'pocket watch'],
  ['canine', 'porcelain dog'],
  ['weapon', 'cavalry sabre'],
  ['insect', 'Danaus plexippus'],
  ['furniture to sit', 'Windsor chair'],
  ['grandfather clock', 'longcase clock'],
  ['car', 'toy automobile'],
  ['toy vehicle', 'toy automobile'],
  ['firefighter truck', 'fire engine model'],
  ['prehistoric stone tool', 'hand axe'],
  ['axe for climbing mountains', 'ice axe'],
  ['monarch', 'Danaus plexippus'],
  ['Danaus plexipus', 'Danaus plexippus'],
  ['oak leaf', 'Quercus robur'],
  ['Qercus rober', 'Quercus robur'],
  ['maple', 'Acer campestre'],
  ['dog', 'porcelain dog'],
  ['sword', 'cavalry sabre'],
  ['musical instrument to beat', 'field drum'],
  ['flute of wood', 'transverse flute'],
  ['looking glass', 'wall mirror'],
  ['small picture of a woman', 'portrait miniature'],
  ['pot for making tea', 'tea kettle'],
  ['bathroom cupboard', 'medicine cabinet'],
  ['1931.240', 'pewter plate'],
  ['quillon', 'ledger'],
  ['sword with a quillon in a drawing', 'ledger'],
  ['1913.204', 'brass plate'],
  ['plate 1931.204', 'tin plate'],
];

let database: OperatorDatabase;

beforeAll(async () => {
  database = await openOperatorDatabase();
  const drafts = Object.entries(SPECIMENS).map(([species, content], at) =>
    buildSpecimen({ species, item: species, content, dimensions: [buildDimension({ at: at * 100 })] }),
  );
  await fileSpecimens(database.worker, { operatorId: database.operatorId, takeId: await database.accept() }, drafts);
});

afterAll(() => database[Symbol.asyncDispose]());

describe('the weights of search', () => {
  it('put the right specimen first, better than words or meaning alone', async () => {
    const blended = await rank(SEARCH_BLEND);
    expect(blended).toBeGreaterThan(0.9);
    expect(blended).toBeGreaterThan(await rank({ ...SEARCH_BLEND, keywords: 0 }));
    expect(blended).toBeGreaterThan(await rank({ ...SEARCH_BLEND, similarity: 0, leastSimilarity: 2 }));
  });
});

/** Mean reciprocal rank over the questions. */
async function rank(blend: SearchBlend): Promise<number> {
  let sum = 0;
  for (const [question, wanted] of QUESTIONS) {
    const asked = { ...buildQuestion(question), blend: { ...blend, feedback: 0 } };
    const matches = await searchLibrary(database.api, {
      operatorId: database.operatorId,
      question: asked,
      limit: 8,
    });
    const at = matches.findIndex(({ species }) => species === wanted);
    if (at >= 0) sum += 1 / (at + 1);
  }
  return sum / QUESTIONS.length;
}
