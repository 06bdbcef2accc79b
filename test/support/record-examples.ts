import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RecordedExample } from '../../api/spec/recorded-example.ts';
import { channels } from '../../channels/index.ts';
import { fetchAnswer } from '../../channels/recall-check/screening/fetch-answer.ts';
import { rollOffline } from './roll-offline.ts';
import type { FetchSource } from './roll-offline.ts';

// Rolls a take of each channel over sources of our making and keeps request and answer as examples of the spec:
//   node test/support/record-examples.ts
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ACCEPTED_AT = '2026-11-02T09:30:00.000Z';

const page: FetchSource = (request) => ({
  body: readFileSync(`${ROOT}/embedded/demo-changelog.html`),
  mediaType: 'text/html; charset=utf-8',
  url: request.kind === 'page' ? request.url : '',
});
const noPage: FetchSource = ({ id }) => ({ requestId: id, code: 'could_not_connect', detail: 'There is nothing.' });

const BRIEFS: Record<string, { notes?: string; fetchSource: FetchSource }> = {
  'changelog-scout': {
    notes: 'What changed in Tidepool since 3.1? https://tidepool.example/releases',
    fetchSource: page,
  },
  'quote-compare': { fetchSource: noPage },
  'recall-check': { notes: 'Tumbleton Nimbus folding high chair', fetchSource: fetchAnswer },
};

for (const [slug, { notes, fetchSource }] of Object.entries(BRIEFS)) {
  const channel = channels.get(slug);
  if (!channel) throw new Error(`there is no channel ${slug}`);
  const brief = notes ?? channel.card.exampleNotes;
  const { take } = await rollOffline({ channel, notes: brief, acceptedAt: ACCEPTED_AT, fetchSource });
  const example: RecordedExample = { notes: brief, answer: take };
  writeFileSync(`${ROOT}/api/spec/recorded/${slug}.json`, `${JSON.stringify(example, null, 2)}\n`);
  console.log(`${slug}: ${take.lifecycle.state}, grade ${take.grade ?? 'none'}`);
}
