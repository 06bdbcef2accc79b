import { execFile } from 'node:child_process';
import { mkdir, mkdtempDisposable, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { loadOpenCv } from '../../evidence/measuring/image/load-opencv.ts';
import { drawScene } from '../../evidence/measuring/scenes/draw-scene.ts';
import { findTestBrowser } from '../support/find-test-browser.ts';
import setUp from '../support/global-setup.ts';
import { buildLink } from '../support/people.ts';
import { type FurnishedInstallation, furnishInstallation } from './furnish.ts';
import { MEASURED_SHOTS, type MeasuredShot } from './measured.ts';
import { MOST_BYTES, SHOTS, type Shot } from './shots.ts';

/** Takes the pictures of the docs: of the console, and of what is measured. Names take some of them again. */
const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const HEIGHT = { 360: 760, 1440: 900 } as const;

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);
await drawMeasured(MEASURED_SHOTS.filter(isWanted));
await takeAll(SHOTS.filter(isWanted));
process.exit(0);

/** Pictures to measure, and each with what was measured drawn over it. */
async function drawMeasured(shots: readonly MeasuredShot[]): Promise<void> {
  const folder = join(import.meta.dirname, '../../docs/measured');
  const command = join(import.meta.dirname, '../../evidence/measure-command.ts');
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'longtake-measured-'));
  const { cv } = await loadOpenCv();
  for (const { name, notes, scene } of shots) {
    const picture = join(folder, `${name}.webp`);
    const still = join(scratch.path, `${name}.png`);
    await sharp(await drawScene(cv, scene))
      .webp({ quality: 88, effort: 6 })
      .toFile(picture);
    await promisify(execFile)(process.execPath, [command, picture, notes, '--still', still]);
    await sharp(still)
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${name}-measured.webp`));
    console.log(`${name}.webp and ${name}-measured.webp`);
  }
}

async function takeAll(shots: readonly Shot[]): Promise<void> {
  if (shots.length === 0) return;
  const executablePath = findTestBrowser();
  if (executablePath === undefined)
    throw new Error('Screenshots need Chromium. Install it, or name it in LONGTAKE_CHROMIUM_PATH.');
  await setUp();
  await using stack = new AsyncDisposableStack();
  const installation = stack.use(await furnishInstallation());
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  stack.defer(() => browser.close());
  const { service, person } = installation;
  const signedIn = await browser.newContext();
  const door = await signedIn.newPage();
  await door.goto((await buildLink(service.authDb, person, service.baseUrl)).link);
  await door.getByRole('button', { name: 'Sign in' }).click();
  await door.getByRole('button', { name: 'Sign out' }).waitFor();
  const storageState = await signedIn.storageState();

  await mkdir(FOLDER, { recursive: true });
  for (const shot of shots) {
    const context = await browser.newContext({
      ...(!shot.isSignedOut && { storageState }),
      viewport: { width: shot.width, height: HEIGHT[shot.width] },
      // Narrow ones as sharp as a telephone shows them.
      deviceScaleFactor: shot.width === 360 ? 2 : 1,
      colorScheme: shot.colours,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${service.baseUrl}/console${addressOf(shot, installation)}`);
    await page.evaluate('document.fonts.ready');
    // Not before its pictures are there; a stream that stays open is nothing to wait for.
    await page.waitForFunction(
      '[...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)',
    );
    if (shot.press) {
      await page.getByRole('link', { name: shot.press, exact: true }).first().click();
      await page.locator('mark:target').waitFor();
    }
    if (shot.at)
      await page.locator(shot.at).evaluate((element) => (element as { scrollIntoView(): void }).scrollIntoView());
    const bytes = await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toBuffer();
    if (bytes.length > MOST_BYTES) throw new Error(`${shot.name} has ${bytes.length} bytes`);
    await writeFile(join(FOLDER, `${shot.name}.webp`), bytes);
    console.log(`${shot.name}.webp ${bytes.length} bytes`);
    await context.close();
  }
  const known = new Set(SHOTS.map(({ name }) => `${name}.webp`));
  for (const file of await readdir(FOLDER)) if (!known.has(file)) await rm(join(FOLDER, file));
}

function addressOf({ path }: Shot, { ids }: FurnishedInstallation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: keyof FurnishedInstallation['ids']) => ids[name]);
}
