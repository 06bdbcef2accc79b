import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^lt_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** A new key: `lt_`, 30 random characters, and the CRC-32 of those in base62, six wide (interface document, part 2, Keys and credits). */
export function buildFeedKey(): string {
  const body = Array.from({ length: 30 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `lt_${body}${checksum(body)}`;
}

/** Whether a text has the form and checksum of a key; the database need not be asked for one that has not. */
export function isFeedKey(text: string): boolean {
  const match = FORM.exec(text);
  return match !== null && checksum(match[1]!) === match[2];
}

/** What is stored of a key: its SHA-256. A key has 178 random bits, so a slow hash would add nothing. */
export const hashFeedKey = (key: string): Buffer => createHash('sha256').update(key).digest();

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  while (rest > 0) {
    text = ALPHABET[rest % 62]! + text;
    rest = Math.floor(rest / 62);
  }
  return text.padStart(6, '0');
}
