import type { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { channels } from '../channels/index.ts';
import { UsageError, readArguments, usageOf } from '#contracts/read-arguments.ts';
import { isThumbprint, readThumbprints } from './export/read-keys.ts';
import { MOST_BYTES } from './export/read-zip.ts';
import { escapeControls, renderDifference } from './export/render-difference.ts';
import { saySigner, sayTimeStamp, sayVerdict, sayWhatWasChecked } from './export/say-what-was-checked.ts';
import { verifyExport } from './export/verify-export.ts';
import { readRoots } from './time-stamp/leads-to-root.ts';
import { whyNoExport } from './export/why-no-export.ts';

const EXIT = { equal: 0, differs: 1, unreadable: 2 } as const;

if (import.meta.main) process.exitCode = await verifyFile(process.argv.slice(2), console);

/** Checks an exported take without server, network or database: a line for each difference to `log`, remarks to `error`. @returns the exit code */
export async function verifyFile(args: string[], say: Pick<Console, 'log' | 'error'>): Promise<number> {
  const refuse = (message: string): number => {
    say.error(message);
    return EXIT.unreadable;
  };
  let typed;
  try {
    typed = readArguments(
      'verify',
      { key: { type: 'string', multiple: true }, root: { type: 'string', multiple: true } },
      joinKeys(args),
    );
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message);
    throw error;
  }
  const [file, ...more] = typed.positionals;
  if (!file || more.length > 0) return refuse(usageOf('verify'));
  const known = typed.values.key && readKnown(typed.values.key);
  if (typeof known === 'string') return refuse(known);
  const roots = typed.values.root && readRootFiles(typed.values.root);
  if (typeof roots === 'string') return refuse(roots);
  const bytes = readBytes(file);
  if (typeof bytes === 'string') return refuse(`${file} ${bytes}.`);
  const recheck = await verifyExport(bytes, channels, { ...(known && { known }), ...(roots && { roots }) });
  if (!recheck) return refuse(`${file} ${whyNoExport(bytes)}.`);
  const { differences, remarks, checked, under, signature, timeStamp } = recheck;
  for (const remark of remarks) say.error(remark);
  if (signature) say.error(escapeControls(saySigner(signature)));
  say.error(escapeControls(sayTimeStamp(timeStamp)));
  for (const difference of differences) say.log(renderDifference(difference));
  if (differences.length > 0) {
    say.error(`${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`);
    return EXIT.differs;
  }
  say.log(`${sayWhatWasChecked(checked)}: ${sayVerdict(under)}`);
  return EXIT.equal;
}

/** The id of a key may begin with a dash, which would read as another option. */
function joinKeys(args: string[]): string[] {
  return args.flatMap((arg, at) =>
    args[at - 1] === '--key' ? [] : arg === '--key' && at + 1 < args.length ? [`--key=${args[at + 1]}`] : [arg],
  );
}

/** Thumbprints of the keys that were named, or what is wrong with one of them. */
function readKnown(keys: string[]): string[] | string {
  const known: string[] = [];
  for (const key of keys) {
    const text = isThumbprint(key) ? null : readBytes(key);
    if (typeof text === 'string') return `${key} ${text}.`;
    const found = text === null ? [key] : readThumbprints(Buffer.from(text).toString());
    if (found.length === 0) return `${key} holds no Ed25519 key: neither a JWK Set nor a public key in PEM.`;
    known.push(...found);
  }
  return known;
}

/** Certificates of the files that were named, or what is wrong with one of them. */
function readRootFiles(files: string[]): X509Certificate[] | string {
  const roots: X509Certificate[] = [];
  for (const file of files) {
    const text = readBytes(file);
    if (typeof text === 'string') return `${file} ${text}.`;
    const found = readRoots(Buffer.from(text).toString());
    if (found.length === 0) return `${file} holds no certificate in PEM.`;
    roots.push(...found);
  }
  return roots;
}

/** The bytes, or why there are none. */
function readBytes(file: string): Uint8Array | string {
  try {
    const { size } = statSync(file);
    return size > MOST_BYTES ? `has ${size} bytes, more than any exported take` : readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'is not there';
    return code === 'EISDIR' ? 'is a folder' : `cannot be read (${code ?? 'no reason given'})`;
  }
}
