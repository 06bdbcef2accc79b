import { describe, expect, it } from 'vitest';
import type { PageStore } from '../db/page-store.ts';
import { createReadLayer } from './read-layer.ts';
import { OverTime } from './within-time.ts';

const SOURCE = { sha256: 'a', mediaType: 'text/markdown', url: null };

function keep(text: string) {
  const asked: string[] = [];
  const findBytes = async (sha256: string) => {
    asked.push(sha256);
    return new TextEncoder().encode(text);
  };
  // The rest of a store is not asked.
  return { asked, pages: { findBytes } as unknown as PageStore };
}

describe('createReadLayer', () => {
  it('reads a page once', async () => {
    const { asked, pages } = keep('# One\n\nTwo');
    const readLayer = createReadLayer({ pages });
    const [first, second] = [await readLayer(SOURCE), await readLayer(SOURCE)];

    expect(first.layer.text).toBe('# One\n\nTwo');
    expect(second).toBe(first);
    expect(asked).toEqual(['a']);
  });

  it('ends in OverTime where the text takes too long, and does not try it again', async () => {
    const { asked, pages } = keep('- an item of a list\n'.repeat(100_000));
    const readLayer = createReadLayer({ pages, ruleTimeMs: 1 });

    await expect(readLayer(SOURCE)).rejects.toThrow(OverTime);
    await expect(readLayer(SOURCE)).rejects.toThrow(OverTime);
    expect(asked).toEqual(['a']);
  });

  it('says which page is recorded and not kept', async () => {
    const pages = { findBytes: async () => undefined } as unknown as PageStore;
    await expect(createReadLayer({ pages })(SOURCE)).rejects.toThrow('page a is recorded and not kept');
  });
});
