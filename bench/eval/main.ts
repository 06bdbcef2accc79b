import { parseArgs } from 'node:util';
import { channels } from '../../channels/index.ts';
import { inForms } from './brief-forms.ts';
import { CASES } from './catalogue.ts';
import { compareModels, printCompared } from './compare-models.ts';
import { compareRecorded, printRecorded } from './compare-recorded.ts';
import { withRecorded } from './recorded/with-recorded.ts';
import { readFixtures, readOrigins } from './config.ts';
import { measureGrades } from './grades/measure-grades.ts';
import { printScores } from './print-scores.ts';
import { scoreCases } from './score-cases.ts';
import { serveOffline } from './serve-offline.ts';

const USAGE = `usage: npm run eval -- SLUG [--set FOLDER] [--only TEXT] [--list] [--json] [--model] [--forms]   scores the rules of a channel (${Object.keys(CASES).join(', ')})
       npm run eval -- grades [--write] [--list]                          how often takes of each grade are wrong, over all cases; --write: into docs/grades.md
       npm run eval -- --serve PORT                                       answers takes by rules alone, for a judge that asks over HTTP
--forms: the same cases in other forms that say the same (quoted, wrapped, in small letters …), one group for each
--model: the same cases by rules, and with models at their side: one that reads well, as recorded, and some that read badly; ends with 1 where any case comes out worse. Of quote-compare also
         briefs with recorded answers of a careful reader, and the same answers spoiled`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    only: { type: 'string' },
    serve: { type: 'string' },
    list: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    forms: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const [slug = ''] = positionals;
const channel = channels.get(slug);
const load = CASES[slug];
if (slug === 'grades') {
  await measureGrades({ fixtures: readFixtures(), isWritten: values.write, isListed: values.list });
} else if (values.serve !== undefined) {
  const served = await serveOffline({ channels, origins: readOrigins(), port: Number(values.serve) });
  console.error(`takes by rules alone at ${served.baseUrl}`);
} else if (channel && load) {
  const { only = '' } = values;
  const loaded = await withRecorded(slug, await load({ set: values.set }), values);
  const all = values.forms ? inForms(loaded) : loaded;
  const cases = all.filter(({ group, id }) => `${group}/${id}`.includes(only));
  const compared = values.model ? await compareModels(channel, cases) : [];
  const scored = compared[0]?.scored ?? (await scoreCases(channel, cases));
  if (compared.some(({ worse }) => worse.length > 0)) process.exitCode = 1;
  const recorded = new Set(cases.flatMap(({ group, id, said }) => (said ? [`${group}/${id}`] : [])));
  if (values.model) {
    printCompared(compared, recorded, { isListed: values.list });
    if (slug === 'quote-compare') printRecorded(await compareRecorded(only));
  } else if (values.json) console.log(JSON.stringify(scored));
  else printScores(scored, { isListed: values.list });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
