import { describe, expect, it } from 'vitest';
import { JobFailure } from '../threads/job-failure.ts';
import { readPage } from '../threads/jobs/read-page.ts';
import type { PageToRead } from '../threads/jobs/read-page.ts';
import { unpackPage } from '../threads/packed-page.ts';
import { EXTRACTOR } from '../evidence/text-layer/extractors.ts';
import { createHoldPage } from './hold-page.ts';
import type { Think } from './think.ts';

const SOURCE = { sha256: 'a', mediaType: 'text/markdown', url: null, extractor: EXTRACTOR };
const MARKDOWN = '# One\n\nTwo';

function keep(text: string) {
  const asked: string[] = [];
  const findBytes = async (sha256: string) => {
    asked.push(sha256);
    return new TextEncoder().encode(text);
  };
  return { asked, findBytes };
}

/** Thinks here and now, on pages alone. */
const think = (async (_: string, input: () => Promise<PageToRead>) => readPage(await input())) as unknown as Think;

describe('createHoldPage', () => {
  it('reads a page once', async () => {
    const { asked, findBytes } = keep(MARKDOWN);
    const holdPage = createHoldPage({ findBytes });
    const [first, second] = [await holdPage({ think }, SOURCE), await holdPage({ think }, SOURCE)];

    expect(unpackPage(first.packed).layer.text).toBe(MARKDOWN);
    expect(second.packed).toBe(first.packed);
    expect(asked).toEqual(['a']);
  });

  it('takes bytes that are at hand, and says with which text they are stored', async () => {
    const { asked, findBytes } = keep('');
    const held = await createHoldPage({ findBytes })({ think }, SOURCE, new TextEncoder().encode(MARKDOWN));
    expect(new TextDecoder().decode(held.utf8)).toBe(MARKDOWN);
    expect(asked).toEqual([]);
  });

  it('rejects with what became of the job', async () => {
    const { findBytes } = keep(MARKDOWN);
    const failing: Think = () => Promise.reject(new JobFailure('deadline'));
    await expect(createHoldPage({ findBytes })({ think: failing }, SOURCE)).rejects.toThrow(JobFailure);
  });

  it('says which page is recorded and not kept', async () => {
    const findBytes = async () => undefined;
    await expect(createHoldPage({ findBytes })({ think }, SOURCE)).rejects.toThrow('page a is recorded and not kept');
  });
});
