import { readFile } from 'node:fs/promises';
import { AppError } from '#contracts/errors.ts';
import { SigningKeys } from '#contracts/signing-key.ts';

/** The keys of the installation as they are now: rotating them needs no restart. Throws unavailable where there are none. */
export async function readSigningKeys(path: string): Promise<SigningKeys> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new AppError(
      'unavailable',
      'This installation has no key to sign with. Make one with "npm run signing-key".',
      {
        cause,
      },
    );
  });
  return SigningKeys.parse(JSON.parse(text));
}
