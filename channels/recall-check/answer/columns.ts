import type { ChannelColumn } from '#contracts/composition.ts';

/** Columns of the table (DESIGN.md, table contract). Verdict and reasons are the channel's own; the rest is quoted or derived. */
export const COLUMNS: ChannelColumn[] = [
  { key: 'itemNo', label: 'Item', type: 'number', isJudged: true },
  { key: 'item', label: 'Asked', type: 'text', isJudged: true },
  {
    key: 'verdict',
    label: 'Verdict',
    type: 'text',
    isJudged: true,
    says: {
      recalled: { is: ['recalled'] },
      'possible match': { is: ['possible match'] },
      'no recall found': { is: ['no recall found'] },
    },
  },
  { key: 'number', label: 'Recall', type: 'text', isOptional: true },
  { key: 'date', label: 'Date', type: 'date', isOptional: true },
  { key: 'component', label: 'Component or product', type: 'text', isOptional: true },
  { key: 'hazard', label: 'Hazard', type: 'text', isOptional: true },
  { key: 'remedy', label: 'Remedy', type: 'text', isOptional: true },
  { key: 'link', label: 'Link', type: 'link', isOptional: true },
  { key: 'source', label: 'Source', type: 'text', isJudged: true },
  { key: 'why', label: 'Why', type: 'text', isJudged: true },
];
