import { ASN1Obj } from '@sigstore/core';

/** Reads DER to its last byte. Throws where it is none. */
export const readDer = (bytes: Uint8Array): ASN1Obj => ASN1Obj.parseBuffer(Buffer.from(bytes));

/** The bytes of a value, under another tag where one is given. */
export function derOf({ tag, value }: ASN1Obj, as = tag.toDER()): Buffer {
  return buildDer(as, value);
}

/** Writes one value. */
export function buildDer(tag: number, ...content: Uint8Array[]): Buffer {
  const value = Buffer.concat(content);
  const length: number[] = [];
  for (let rest = value.length; rest > 0; rest = Math.floor(rest / 256)) length.unshift(rest % 256);
  const head = value.length < 0x80 ? [tag, value.length] : [tag, 0x80 | length.length, ...length];
  return Buffer.concat([Buffer.from(head), value]);
}

/** The value at a path of places. Throws where there is none. */
export function at(value: ASN1Obj, ...path: number[]): ASN1Obj {
  return path.reduce((parent, place) => {
    const child = parent.subs[place];
    if (!child) throw new Error('a value is missing');
    return child;
  }, value);
}

/** Parts of a value of this tag. Throws for any other. */
export function partsOf(value: ASN1Obj | undefined, tag: number): ASN1Obj[] {
  if (value?.tag.toDER() !== tag) throw new Error('another value is due');
  return value.subs;
}

/** The bytes of an OCTET STRING, whatever may be in it. Throws for anything else. */
export function octetsOf(value: ASN1Obj | undefined): Buffer {
  if (!value?.tag.isOctetString() || value.tag.constructed) throw new Error('not an octet string');
  return value.value;
}

/** Of universal values, and of the n-th that a structure numbers itself. */
export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  sequence: 0x30,
  set: 0x31,
  numbered: [0xa0, 0xa1, 0xa2, 0xa3],
} as const;

const DER_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/;

/** A GeneralizedTime as milliseconds since the epoch; authorities write fractions of any length. Throws where it is none. */
export function timeOf(at: ASN1Obj | undefined): number {
  if (!at?.tag.isGeneralizedTime()) throw new Error('not a time');
  const [, year, month, day, hour, minute, second, fraction = ''] = DER_TIME.exec(at.value.toString('latin1')) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
  if (Number.isNaN(time)) throw new Error('not a time');
  return time;
}
