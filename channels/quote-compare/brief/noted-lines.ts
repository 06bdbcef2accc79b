import type { SplitNotes } from './pasted-quote.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { findLabels } from '../reading/labels.ts';
import { hasPrices } from './quote-mails.ts';

/** Notes of calls: a line each, "Te Awa Feeds - $489 per tonne, next week". What is said below them holds for all. */
export function byNotedLines(text: string): SplitNotes {
  const lines = text.split('\n');
  const noted = lines.map((line) => {
    const name = NOTED.exec(line)?.groups?.name?.trim() ?? '';
    return name !== '' &&
      hasPrices(line) &&
      roleOfHeading(name) === null &&
      findLabels(name).length === 0 &&
      !/\d/.test(name)
      ? name
      : null;
  });
  if (noted.filter((name) => name !== null).length < 2) return { brief: text.trim(), quotes: [] };
  const first = noted.findIndex((name) => name !== null);
  const shared = lines
    .slice(first)
    .filter((line, at) => noted[first + at] === null && ALL_OF_THEM.test(line) && !line.trimEnd().endsWith('?'));
  return {
    brief: [...lines.slice(0, first), ...shared].join('\n').trim(),
    quotes: lines.flatMap((line, at) => {
      const name = noted[at];
      return name
        ? [
            {
              name,
              text: [
                name,
                line
                  .trim()
                  .replace(NOTED, '')
                  .replace(/,\s+(?=\D|\S*[$€£])/g, '\n'),
                ...shared,
              ].join('\n'),
            },
          ]
        : [];
    }),
  };
}

const NOTED = /^\s*(?:(?:[-*•]|\d{1,2}[.)])\s*)?(?<name>\p{Lu}[\p{L}\d&.'’ ]{2,40}?)\s*(?:\s[-–—]|:)\s+/u;
const ALL_OF_THEM = /\b(?:all|both|alle|beide|tous|todos|tutti)\b/i;
