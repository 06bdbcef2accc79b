import { parseArgs } from 'node:util';
import { channels } from '../../channels/index.ts';
import { CASES } from './catalogue.ts';
import { readOrigins } from './config.ts';
import { printScores } from './print-scores.ts';
import { scoreCases } from './score-cases.ts';
import { serveOffline } from './serve-offline.ts';

const USAGE = `usage: npm run eval -- SLUG [--set FOLDER] [--only TEXT] [--list] [--json]   scores the rules of a channel (${Object.keys(CASES).join(', ')})
       npm run eval -- --serve PORT                                       answers takes by rules alone, for a judge that asks over HTTP`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    only: { type: 'string' },
    serve: { type: 'string' },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const [slug = ''] = positionals;
const channel = channels.get(slug);
const load = CASES[slug];
if (values.serve !== undefined) {
  const served = await serveOffline({ channels, origins: readOrigins(), port: Number(values.serve) });
  console.error(`takes by rules alone at ${served.baseUrl}`);
} else if (channel && load) {
  const { only = '' } = values;
  const all = await load({ set: values.set });
  const scored = await scoreCases(
    channel,
    all.filter(({ group, id }) => `${group}/${id}`.includes(only)),
  );
  if (values.json) console.log(JSON.stringify(scored));
  else printScores(scored, { isListed: values.list });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
