// Compares quotes with a client that is generated from BASE_URL/api/public/openapi.json (docs/generated-clients.md):
//   npx openapi-typescript BASE_URL/api/public/openapi.json --output longtake.d.ts && node client.ts BASE_URL KEY "BRIEF"
import createClient from 'openapi-fetch';
import type { components, paths } from './longtake.d.ts';

type TakeEvent = components['schemas']['TakeEvent'];

const [baseUrl = '', key = '', notes = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
const slug = 'quote-compare';

// A take, its rows typed by what is in them.
const { data: take, error: problem } = await client.POST('/api/public/channel/{slug}/take', {
  params: { path: { slug } },
  body: { notes },
});
if (problem) {
  console.log(`${problem.status} ${problem.code}: ${problem.detail}`);
  process.exit(1);
}
for (const row of take.table?.rows ?? []) {
  if ('vendor' in row) console.log(`${row.vendor}: ${row.landedTotal ?? 'unknown'} ${row.currency}`);
}
console.log(`Grade ${take.grade ?? 'none'}`);

// Its log as a stream of server-sent events.
const { takeId } = take.lifecycle;
const { data: stream } = await client.GET('/api/public/channel/{slug}/takes/{takeId}/events', {
  params: { path: { slug, takeId } },
  parseAs: 'stream',
});
let text = '';
for await (const chunk of stream?.pipeThrough(new TextDecoderStream()) ?? []) {
  text += chunk;
  for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
    const line = text
      .slice(0, end)
      .split('\n')
      .find((found) => found.startsWith('data: '));
    text = text.slice(end + 2);
    if (line === undefined) continue;
    const event: TakeEvent = JSON.parse(line.slice(6));
    if (event.type === 'stage.finished') console.log(`${event.stage}: done`);
    if (event.type === 'take.completed') console.log(`${event.type} ${event.grade ?? ''}`);
  }
}
