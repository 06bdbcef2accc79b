import { readZip } from './read-zip.ts';
import { renderDifference } from './render-difference.ts';

/** What a file is instead of an exported take, to follow its name in a sentence. */
export function whyNoExport(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'is empty';
  const zip = readZip(bytes);
  const [fault] = zip?.faults ?? [];
  if (fault && zip?.members.size === 0)
    return `is a zip that no exported take can be read from: ${renderDifference(fault)}`;
  if (zip) return 'is a zip, and no exported take: it has none of the members of one';
  const isCut = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isCut ? 'is a zip that was cut off or damaged: no member of it can be read' : 'is no zip';
}
