import { createHash, randomBytes } from 'node:crypto';

const PREFIXES = { AccessToken: 'lt_at_', RefreshToken: 'lt_rt_' } as const;

export type TokenKind = keyof typeof PREFIXES;

/** A new token: the prefix tells what leaked, and 256 random bits follow. */
export const buildToken = (kind: TokenKind): string => `${PREFIXES[kind]}${randomBytes(32).toString('base64url')}`;

/** Whether a text has the form of a token; the database need not be asked for one that has not. */
export const isToken = (kind: TokenKind, text: string): boolean =>
  text.startsWith(PREFIXES[kind]) && /^[\w-]{43}$/.test(text.slice(PREFIXES[kind].length));

/** What is stored of a secret of the authorization server. It has 178 random bits or more, so a slow hash would add nothing. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
