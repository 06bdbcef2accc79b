import type { ChannelColumn } from '#contracts/composition.ts';

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
  { key: 'scalePath', label: 'Scale path', type: 'text', isJudged: true },
  { key: 'status', label: 'Review', type: 'text', isJudged: true },
  { key: 'quote', label: 'Evidence', type: 'text', isOptional: true },
  { key: 'link', label: 'Link', type: 'link', isOptional: true },
];
