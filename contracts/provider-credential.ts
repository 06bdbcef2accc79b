import { seal, unseal } from './seal.ts';

/** Whose credential it is, and of which channel: what it is sealed for. */
export interface CredentialOwner {
  operatorId: string;
  channel: string;
}

/** The longest that a provider's key may be; service accounts of some are that long. */
const CREDENTIAL_CHARS = 4_000;
const HINT_CHARS = 4;

export const CREDENTIAL_RULE = `A key is one word of at most ${CREDENTIAL_CHARS.toLocaleString('en')} characters.`;

export const isCredential = (text: string): boolean =>
  text !== '' && text.length <= CREDENTIAL_CHARS && !/[\p{Cc}\s]/u.test(text);

/** Its last characters, by which its owner knows it; of a short one nothing is told. */
export const hintOf = (credential: string): string =>
  credential.length >= 4 * HINT_CHARS ? credential.slice(-HINT_CHARS) : '';

/** As it is stored. */
export const sealCredential = (secret: Uint8Array, owner: CredentialOwner, credential: string): Buffer =>
  seal(secret, 'provider-credential', contextOf(owner), credential);

/** Throws where it was sealed for another owner, or under another secret. */
export const unsealCredential = (secret: Uint8Array, owner: CredentialOwner, sealed: Uint8Array): string =>
  unseal(secret, 'provider-credential', contextOf(owner), sealed);

const contextOf = ({ operatorId, channel }: CredentialOwner): string => `${operatorId}:${channel}`;
