import { createHash } from 'node:crypto';
import type { Filing, SpecimenDraft } from '#contracts/filing.ts';
import type { Reading } from '#contracts/measurement.ts';
import { buildChunks, nameWords } from './build-chunks.ts';

/**
 * What a take files of its drafts, in their order. The same evidence has the same keys whoever reads it and whenever: its page and its place
 * there. Things that share a quote (`both are 30 cm high`) are told apart by their order.
 */
export function buildFilings(operatorId: string, drafts: readonly SpecimenDraft[]): Filing[] {
  const shared = new Map<string, number>();
  return drafts.map((draft) => {
    const own = new Map<string, string>();
    const keyOf = (reading: Reading): string | null => {
      const place = placeOf(draft, reading);
      if (place === null) return null;
      let key = own.get(place);
      if (key === undefined) {
        const before = shared.get(place) ?? 0;
        shared.set(place, before + 1);
        own.set(place, (key = hash(`${place} ${before}`)));
      }
      return key;
    };
    const evidenceKeys = draft.dimensions.map(({ readings }) => readings.map(keyOf));
    const names = [...new Set([draft.species, draft.commonName, draft.item].filter((name) => name !== null))];
    return {
      ...draft,
      specimenId: idOf(
        `${operatorId} ${evidenceKeys.flat().find((key) => key !== null) ?? hash(JSON.stringify(draft))}`,
      ),
      status: draft.reasons.length > 0 ? 'quarantined' : 'pending_review',
      confidence: Math.min(1, ...draft.dimensions.map(({ confidence }) => confidence)),
      evidenceKeys,
      chunks: buildChunks({ names, content: draft.content }),
      names: nameWords(names, draft.content),
    };
  });
}

function placeOf({ page }: SpecimenDraft, { quote, region }: Reading): string | null {
  if (quote) return `${page.sha256} ${quote.start}-${quote.end}`;
  if (region) return `${page.sha256} ${region.x},${region.y},${region.width},${region.height}`;
  return null;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A UUID of version 8 (RFC 9562) from a hash: a repeated attempt files under the same. */
function idOf(text: string): string {
  const hex = hash(text);
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
