import type { FindingDraft } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { ReadPage } from '#contracts/page.ts';
import type { Extraction, ExtractInput } from '../channel.ts';
import { fromJson } from './brief/read-brief.ts';
import { readCatalogues } from './catalogues/read-catalogues.ts';
import { asksCatalogues } from './plan.ts';
import { readOwnWords } from './read-own-words.ts';
import { readNamedPage } from './read-named-page.ts';

/** Reads what is there to be measured: items of the brief, things of the pages that it names, records of the catalogues. */
export function extract(input: ExtractInput): Extraction {
  const reading = fromJson(input.plan.reading);
  const page = (id: string): ReadPage | undefined => input.pages.find(({ requestId }) => requestId === id);
  const brief = page('brief');
  const named = input.pages.filter(({ requestId }) => requestId.startsWith('page:'));
  const hasPicture = named.some(({ layer }) => layer.lane === 'image');
  const found: FindingDraft[] = [
    ...(brief ? readOwnWords(brief, reading, hasPicture) : []),
    ...named.flatMap((each) => readNamedPage(each, reading, brief)),
  ];
  const catalogues = asksCatalogues(reading) ? readCatalogues(input, reading) : NOTHING;
  const notes: JsonObject = { faults: catalogues.faults, answered: catalogues.answered, spoiled: catalogues.spoiled };
  // Pages that a page names are other pages about other things.
  return { findings: [...found, ...catalogues.findings], more: catalogues.more, readOn: [], notes };
}

const NOTHING = { findings: [], more: [], faults: [], answered: [], spoiled: [] };
