import type { TakeVerification } from '#contracts/take-evidence.ts';
import { escapeControls, renderDifference } from '../evidence/export/render-difference.ts';
import {
  type CheckedEvidence,
  sayStamp,
  sayVerdict,
  sayWhatWasChecked,
} from '../evidence/export/say-what-was-checked.ts';

/** The outcome of a verification for a terminal: what was checked where all of it is equal, else a line for each difference. */
export function renderVerification(
  { equal, under, timeStamp, differences }: TakeVerification,
  checked: CheckedEvidence,
): string {
  const lines = equal
    ? [
        `${sayWhatWasChecked(checked)}: ${sayVerdict(under)}`,
        ...(timeStamp ? [escapeControls(sayStamp(timeStamp))] : []),
      ]
    : [
        ...differences.map(renderDifference),
        `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'} in ${sayWhatWasChecked(checked)}`,
      ];
  return `${lines.join('\n')}\n`;
}
