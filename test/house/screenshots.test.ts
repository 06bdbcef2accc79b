import { readFile, readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { measureImage } from '../../evidence/measuring/image/measure-image.ts';
import { trueSides } from '../../evidence/measuring/scenes/scene.ts';
import { MEASURED_SHOTS } from '../screenshots/measured.ts';
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

it('the docs show every measured picture once, and each is small', async () => {
  const names = MEASURED_SHOTS.flatMap(({ name }) => [`${name}.webp`, `${name}-measured.webp`]).toSorted();
  expect((await readdir(`${DOCS}measured`)).toSorted()).toEqual(names);
  const text = await readFile(`${DOCS}measuring.md`, 'utf8');
  const shown = MEASURED_SHOTS.map(({ name }) => `${name}-measured.webp`);
  expect([...text.matchAll(/!\[[^\]]+\]\(measured\/([^)]+)\)/g)].map(([, name]) => String(name))).toEqual(shown);
  for (const name of names) expect((await stat(`${DOCS}measured/${name}`)).size, name).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(MEASURED_SHOTS)('$name comes to the sizes that it was drawn with, or to none', async (shot) => {
  const { dimensions } = await measureImage(await readFile(`${DOCS}measured/${shot.name}.webp`), shot.notes);
  const own: Record<string, number> = trueSides(shot.scene.item);
  expect(dimensions.map(({ name }) => name)).toEqual(['length', 'width']);
  for (const { name, inches, uncertaintyInches } of dimensions)
    if (shot.scene.references.length === 0) expect(inches).toBeNull();
    else expect(Math.abs(inches! - own[name]!)).toBeLessThanOrEqual(uncertaintyInches!);
});
