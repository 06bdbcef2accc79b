import { createHash, randomBytes } from 'node:crypto';

/** How long a link stays good: printed by a start it is used at once, sent to somebody it is not (interface document, part 4). */
export const LINK_MINUTES = { start: 15, sent: 24 * 60 };

/** What a sign-in link carries: recognisable, and too random to be guessed. */
export const buildLinkToken = (): string => `lt_link_${randomBytes(24).toString('base64url')}`;

/** What is stored of it. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** In the query, which no log line has. */
export const buildLinkAddress = (baseUrl: string, token: string): string =>
  `${baseUrl}/console/sign-in/link?token=${token}`;
