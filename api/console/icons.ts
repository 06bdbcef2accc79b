import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Html } from '../http/html.ts';

const require = createRequire(import.meta.url);

const NAMES = {
  overview: 'house',
  channels: 'radio-tower',
  takes: 'clapperboard',
  runs: 'workflow',
  library: 'library',
  review: 'stamp',
  webhooks: 'webhook',
  canaries: 'bird',
  screening: 'gauge',
  wallet: 'wallet',
  audit: 'scroll-text',
  operators: 'users',
} as const;
export type IconName = keyof typeof NAMES;

const ICONS = new Map<IconName, Html>(
  (Object.entries(NAMES) as [IconName, string][]).map(([name, file]) => [name, readIcon(file)]),
);

/** A drawing beside words that say the same (Lucide, ISC). */
export const icon = (name: IconName): Html => ICONS.get(name)!;

function readIcon(file: string): Html {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${file}.svg`), 'utf8');
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';
  return new Html(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${inside.replace(/\s+/g, ' ').trim()}</svg>`,
  );
}
