import { X509Certificate } from 'node:crypto';
import { isValidAt, signerOf } from './fault-of-token.ts';
import type { TimeStampToken } from './read-token.ts';

const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+?-----END CERTIFICATE-----/g;
/** Certificates between an authority and its root. */
const MOST_STEPS = 8;

/** Certificates in a text; empty where there are none that can be read. */
export function readRoots(text: string): X509Certificate[] {
  return [...text.matchAll(PEM)].flatMap(([pem]) => {
    try {
      return new X509Certificate(pem);
    } catch {
      return [];
    }
  });
}

/** Whether the certificates of a token lead to one of these, each issued by the next, by right, and valid when the token was made. */
export function leadsToRoot(token: TimeStampToken, roots: readonly X509Certificate[]): boolean {
  let current = signerOf(token);
  for (let step = 0; current && step < MOST_STEPS; step += 1) {
    const below = current;
    if (roots.some(({ raw }) => raw.equals(below.raw))) return isValidAt(below, token.stampedAt);
    if (!isValidAt(below, token.stampedAt)) return false;
    current = [...roots, ...token.certificates].find(
      (issuer) =>
        issuer.ca && !issuer.raw.equals(below.raw) && below.checkIssued(issuer) && below.verify(issuer.publicKey),
    );
  }
  return false;
}
