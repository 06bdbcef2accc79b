import type { ChannelColumn } from '#contracts/composition.ts';
import { SCALE_PATHS } from '#contracts/scale-path.ts';

/** How a size says where its scale is from, behind it in brackets; and that there is none. */
const SCALES_IN_WORDS = Object.fromEntries(
  SCALE_PATHS.map((path) => [path, { is: path === 'none' ? ['no scale'] : [path.replaceAll('_', ' ')] }]),
);

/** A row per dimension (DESIGN.md, Table contract). Sizes are what the evidence was computed to; the verifier measures again. */
export const COLUMNS: ChannelColumn[] = [
  { key: 'species', label: 'Species', type: 'text', isJudged: true },
  { key: 'item', label: 'Item', type: 'text', isJudged: true },
  { key: 'dimension', label: 'Dimension', type: 'text', isJudged: true },
  { key: 'inches', label: 'Inches', type: 'number', unit: 'in', isJudged: true, isOptional: true },
  {
    key: 'uncertaintyInches',
    label: 'Uncertainty (k = 2)',
    type: 'number',
    unit: 'in',
    isJudged: true,
    isOptional: true,
  },
  { key: 'confidence', label: 'Confidence', type: 'number', isJudged: true },
  { key: 'scalePath', label: 'Scale path', type: 'text', isJudged: true, says: SCALES_IN_WORDS },
  {
    key: 'status',
    label: 'Review',
    type: 'text',
    isJudged: true,
    says: {
      pending_review: { is: ['filed for review', 'pending review'] },
      quarantined: { is: ['filed and quarantined', 'quarantined'], none: ['quarantined'] },
      approved: { is: ['approved'] },
      rejected: { is: ['rejected'] },
    },
  },
  { key: 'quote', label: 'Evidence', type: 'text', isOptional: true },
  { key: 'link', label: 'Link', type: 'link', isOptional: true },
];
