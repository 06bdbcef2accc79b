// The registry lacks some platform builds of native packages in their newest versions. npm then writes a lock file
// without them and `npm ci` refuses it. Each missing optional dependency gets an entry that no system matches.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Adds what `npm ci` wants to see, drops download addresses, and returns the names added. Changes `lockFile` in place. */
export function completeLockFile(lockFile) {
  const { packages } = lockFile;
  const added = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved;
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isFoundFrom(path, name, packages)) continue;
      packages[`node_modules/${name}`] = { version: exactVersion(range), optional: true, os: ['none'] };
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  lockFile.packages = Object.fromEntries(sorted);
  return added;
}

/** A name is looked up in every `node_modules` from the package outwards; the lock file is keyed the same way. */
function isFoundFrom(path, name, packages) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function exactVersion(range) {
  const version = /\d+\.\d+\.\d+[0-9A-Za-z.+-]*/.exec(range)?.[0];
  if (!version) throw new Error(`no version in "${range}"`);
  return version;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lockFile = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLockFile(lockFile);
  writeFileSync(file, `${JSON.stringify(lockFile, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} optional entries added`);
}
