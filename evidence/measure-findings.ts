import type { ChannelRules, MeasureInput } from '#contracts/channel-rules.ts';
import type { Finding } from '#contracts/evidence.ts';
import { verifyFindings } from './verify-findings.ts';

/** What a channel's rules measure, every quote found again on its page. */
export async function measureFindings(rules: ChannelRules, input: MeasureInput): Promise<Finding[]> {
  const drafts = (await rules.measure?.(input)) ?? [];
  const layers = new Map(input.pages.map(({ sha256, layer }) => [sha256, layer]));
  return verifyFindings(
    drafts,
    (sha256) => layers.get(sha256)?.text,
    (sha256) => layers.get(sha256)?.blocks,
  ).findings;
}

/** Hashes of the pages that are pictures. */
export const pictureNames = (pages: MeasureInput['pages']): string[] => [
  ...new Set(pages.flatMap(({ sha256, layer }) => (layer.lane === 'image' ? [sha256] : []))),
];
