import type { ASN1Obj } from '@sigstore/core';
import { X509Certificate } from 'node:crypto';
import { derOf, octetsOf, partsOf, readDer, TAG, timeOf } from './der.ts';

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/** A TimeStampToken (RFC 3161, section 2.4.2) taken apart; nothing of it is checked yet. */
export interface TimeStampToken {
  /** What the authority signed, byte for byte. */
  content: Buffer;
  /** SHA-256 of what was stamped, as hex. */
  imprint: string;
  /** Milliseconds since the epoch. */
  stampedAt: number;
  /** As hex; null where none was asked for. */
  nonce: string | null;
  certificates: X509Certificate[];
  signer: {
    /** Which certificate signed: the DER of its issuer's name and its serial number. */
    issuer: Buffer;
    serial: string;
    digestAlgorithm: string;
    /** In DER, as a SET: what the signature is over. */
    signedAttributes: Buffer;
    /** Values of the signed attributes by their names. */
    attributes: Map<string, ASN1Obj[]>;
    signatureAlgorithm: ASN1Obj;
    signature: Buffer;
  };
}

/** Takes a token apart. Throws where it is none, or one that is beyond this reader: several signers, another hash than SHA-256. */
export function readToken(der: Uint8Array): TimeStampToken {
  const [kind, ...explicit] = partsOf(readDer(der), TAG.sequence);
  requireName(kind, OID.signedData);
  const [signed] = partsOf(only(explicit), TAG.numbered[0]);
  const [version, digests, wrapped, ...rest] = partsOf(signed, TAG.sequence);
  if (version?.toInteger() !== 3n) throw new Error('another version');
  partsOf(digests, TAG.set);
  const [contentKind, ...contents] = partsOf(wrapped, TAG.sequence);
  requireName(contentKind, OID.tstInfo);
  const content = octetsOf(only(partsOf(only(contents), TAG.numbered[0])));
  const certificates = rest.find(({ tag }) => tag.isContextSpecific(0));
  return {
    content,
    ...readInfo(readDer(content)),
    certificates: (certificates ? partsOf(certificates, TAG.numbered[0]) : [])
      .filter(({ tag }) => tag.toDER() === TAG.sequence)
      .map((certificate) => new X509Certificate(derOf(certificate))),
    signer: readSigner(only(partsOf(rest.at(-1), TAG.set))),
  };
}

/** TSTInfo: version, policy, imprint, serial number, time, then what may be left out. */
function readInfo(info: ASN1Obj): Pick<TimeStampToken, 'imprint' | 'stampedAt' | 'nonce'> {
  const [, , imprint, , time, ...more] = partsOf(info, TAG.sequence);
  const [algorithm, hash] = partsOf(imprint, TAG.sequence);
  requireName(partsOf(algorithm, TAG.sequence)[0], OID.sha256);
  const nonce = more.find(({ tag }) => tag.isInteger());
  return {
    imprint: octetsOf(hash).toString('hex'),
    stampedAt: timeOf(time),
    nonce: nonce?.value.toString('hex') ?? null,
  };
}

/** The signer is named by its issuer and number, as RFC 3161 wants it bound in the attributes; after the signature stands what nothing signs. */
function readSigner(info: ASN1Obj): TimeStampToken['signer'] {
  const [version, name, digest, attributes, algorithm, signature] = partsOf(info, TAG.sequence);
  if (version?.toInteger() !== 1n) throw new Error('another version');
  const [issuer, serial] = partsOf(name, TAG.sequence);
  const named = partsOf(attributes, TAG.numbered[0]).map((attribute) => {
    const [kind, values] = partsOf(attribute, TAG.sequence);
    return [nameOf(kind), partsOf(values, TAG.set)] as const;
  });
  if (new Set(named.map(([kind]) => kind)).size < named.length) throw new Error('an attribute is there twice');
  partsOf(issuer, TAG.sequence);
  partsOf(algorithm, TAG.sequence);
  return {
    issuer: derOf(issuer!),
    serial: integerOf(serial),
    digestAlgorithm: nameOf(partsOf(digest, TAG.sequence)[0]),
    signedAttributes: derOf(attributes!, TAG.set),
    attributes: new Map(named),
    signatureAlgorithm: algorithm!,
    signature: octetsOf(signature),
  };
}

function only(values: ASN1Obj[]): ASN1Obj {
  const [value, ...more] = values;
  if (!value || more.length > 0) throw new Error('one value is due');
  return value;
}

const nameOf = (value: ASN1Obj | undefined): string => {
  if (!value) throw new Error('a name is missing');
  return value.toOID();
};

function integerOf(value: ASN1Obj | undefined): string {
  if (!value?.tag.isInteger()) throw new Error('a number is due');
  return value.value.toString('hex');
}

function requireName(value: ASN1Obj | undefined, name: string): void {
  if (nameOf(value) !== name) throw new Error(`not ${name}`);
}
