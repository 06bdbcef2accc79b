import type { ComposedSentence, Finding } from '#contracts/evidence.ts';
import type { Reading, Windows } from '../brief/reading.ts';
import { changeOf } from '../findings/change-value.ts';
import type { ChangeValue } from '../findings/change-value.ts';
import type { PageFacts } from '../findings/page-facts.ts';
import { connect, state } from './pieces.ts';

/** Which releases the answer is about, product by product, where the brief narrows to a time, to versions or to the newest. */
export function writeScope(reading: Reading, facts: PageFacts[], changes: Finding[]): ComposedSentence[] {
  const numbered = changes.map(({ value }, row) => ({ ...changeOf(value), row })).filter(({ isOutside }) => !isOutside);
  const targets = [...Map.groupBy(numbered, ({ target }) => target)];
  return targets.flatMap(([target, own]) => {
    const windows = reading.targets[target]?.windows ?? reading;
    const words = scopeWords(windows);
    // Ranks put what matters first: how new a release is its age tells.
    const byAge = own.toSorted((a, b) => a.age - b.age);
    const [newest, oldest] = [byAge[0], byAge.at(-1)];
    if (words === '' || !newest || !oldest) return [];
    const product = targets.length > 1 ? facts.find((one) => one.target === target)?.product : null;
    const isOne = newest.version === oldest.version;
    const span = isOne ? nameOf(newest) : `${nameOf(oldest)} to ${nameOf(newest)}`;
    return [
      connect(`${product ? `${product}, ` : ''}${product ? words : words.charAt(0).toUpperCase() + words.slice(1)}: `),
      state(`changes of ${span}.\n`, { rows: isOne ? [newest.row] : [newest.row, oldest.row] }),
    ];
  });
}

function nameOf({ version, date }: ChangeValue): string {
  return date && date !== version ? `${version} (${date})` : version;
}

function scopeWords({ time, versions, limit }: Windows): string {
  return [
    time?.words.trim(),
    versions?.words.trim(),
    limit === null ? '' : limit === 1 ? 'the newest release' : `the newest ${limit} releases`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/\s+/g, ' ');
}
