import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '#contracts/version.ts';
import { channels } from '../../channels/index.ts';
import { readExport } from '../../evidence/export/read-export.ts';
import type { ReadExport } from '../../evidence/export/read-export.ts';
import { answersOf } from '../../evidence/recheck/answers-of.ts';
import { FORMER_VERSIONS } from '../../evidence/recheck/former-rules.ts';
import { exportOffline, storeOffline } from '../support/store-offline.ts';
import type { StoreOrder } from '../support/store-offline.ts';

/**
 * Rolls the takes of the last former version's exports again, each on the pages that it read, and writes what this version makes of them as its
 * own exports (docs/decisions/0045): once per version, before its number moves.
 */
const KEPT = join(import.meta.dirname, 'exports');
const former = join(KEPT, FORMER_VERSIONS.at(-1)!);
const own = join(KEPT, VERSION);
mkdirSync(own);
for (const file of readdirSync(former).toSorted()) {
  const order = orderOf(readExport(readFileSync(join(former, file)))!);
  const store = await storeOffline(order);
  if (!store) throw new Error(`${file} comes to no answer under ${VERSION}`);
  writeFileSync(join(own, file), await exportOffline(store));
  console.log(`${VERSION}/${file}: grade ${store.stored.take!.grade}`);
}

/** The brief of a take, with its pages in place of the network and what its model said. */
function orderOf({ stored, readFiles }: ReadExport): StoreOrder {
  const { notes, prior, acceptedAt } = stored.plan.brief;
  const said = answersOf(stored);
  return {
    channel: channels.get(stored.take!.channel.id)!,
    notes,
    prior,
    acceptedAt,
    fetchSource: ({ id }) => {
      const page = stored.pages.find(({ requestId }) => requestId === id);
      if (!page) return { requestId: id, code: 'could_not_connect', detail: 'It was not read' };
      const { mediaType, url, status } = page;
      return { body: readFiles(page).bytes!, mediaType, url: url ?? '', status };
    },
    ...(said.length > 0 && { script: ({ id }) => answerTo(id) }),
  };

  function answerTo(id: string) {
    const answer = said.find((one) => one.id === id)?.answer;
    return answer?.kind === 'said' ? answer.value : { fault: 'down' as const };
  }
}
