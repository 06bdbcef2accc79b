import { readFile, readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MOST_BYTES, SHOTS } from '../screenshots/shots.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));

it('the docs show every picture of the console once, and each is small', async () => {
  const names = SHOTS.map(({ name }) => `${name}.webp`).toSorted();
  expect((await readdir(`${DOCS}screenshots`)).toSorted()).toEqual(names);
  const text = await readFile(`${DOCS}console.md`, 'utf8');
  expect([...text.matchAll(/!\[[^\]]+\]\(screenshots\/([^)]+)\)/g)].map(([, name]) => String(name)).toSorted()).toEqual(
    names,
  );
  for (const name of names)
    expect((await stat(`${DOCS}screenshots/${name}`)).size, name).toBeLessThanOrEqual(MOST_BYTES);
});
