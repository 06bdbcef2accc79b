import { constants, createHash, verify } from 'node:crypto';
import type { X509Certificate } from 'node:crypto';
import type { ASN1Obj } from '@sigstore/core';
import { at, derOf, octetsOf, readDer } from './der.ts';
import type { TimeStampToken } from './read-token.ts';

const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);

/** Names of signatures (RFC 8017, 5758), by the kind of key that makes them; without a digest it is the signer's. */
const SIGNATURES: ReadonlyMap<string, { key: string; digest?: string }> = new Map([
  ['1.2.840.113549.1.1.1', { key: 'rsa' }],
  ['1.2.840.113549.1.1.11', { key: 'rsa', digest: 'sha256' }],
  ['1.2.840.113549.1.1.12', { key: 'rsa', digest: 'sha384' }],
  ['1.2.840.113549.1.1.13', { key: 'rsa', digest: 'sha512' }],
  ['1.2.840.113549.1.1.10', { key: 'rsa', digest: 'pss' }],
  ['1.2.840.10045.4.3.2', { key: 'ec', digest: 'sha256' }],
  ['1.2.840.10045.4.3.3', { key: 'ec', digest: 'sha384' }],
  ['1.2.840.10045.4.3.4', { key: 'ec', digest: 'sha512' }],
]);

const ATTRIBUTE = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const EXTENDED_KEY_USAGE = '2.5.29.37';

/** The certificate that a token names as its signer's; undefined where it does not bring it along. */
export const signerOf = ({ certificates, signer }: TimeStampToken): X509Certificate | undefined =>
  certificates.find((certificate) => {
    const [serial, , issuer] = namesOf(certificate);
    return serial!.value.toString('hex') === signer.serial && derOf(issuer!).equals(signer.issuer);
  });

/**
 * Why a token is no time stamp of these bytes, or null: imprint, signed attributes and signature (RFC 5652, section 5.4), the certificate that it
 * binds (RFC 5816), that certificate's purpose (RFC 3161, section 2.3) and its time. Who vouches for the certificate is asked elsewhere.
 */
export function faultOfToken(token: TimeStampToken, stamped: Uint8Array): string | null {
  const { signer } = token;
  if (token.imprint !== createHash('sha256').update(stamped).digest('hex')) return 'it is of something else';
  const certificate = signerOf(token);
  if (!certificate) return 'the certificate that signed it is not in it';
  const digest = DIGESTS.get(signer.digestAlgorithm);
  if (digest === undefined) return `its digest is ${signer.digestAlgorithm}, which is not known here`;
  if (valueOf(signer, ATTRIBUTE.contentType)?.toOID() !== TST_INFO) return 'what is signed is no time stamp';
  const due = createHash(digest).update(token.content).digest();
  const told = valueOf(signer, ATTRIBUTE.messageDigest);
  if (!told || !octetsOf(told).equals(due)) return 'what is signed is another time stamp';
  if (!isSigned(token, certificate, digest)) return 'it is not signed by its certificate';
  if (!bindsCertificate(token, certificate)) return 'it names another certificate than the one that signed it';
  if (!isForTimeStamps(certificate)) return 'its certificate is not for time stamps alone';
  if (!isValidAt(certificate, token.stampedAt)) return 'its certificate was not valid at that time';
  return null;
}

/** Whether a certificate was valid, by its own dates. */
export const isValidAt = ({ validFrom, validTo }: X509Certificate, time: number): boolean =>
  Date.parse(validFrom) <= time && time <= Date.parse(validTo);

const valueOf = ({ attributes }: TimeStampToken['signer'], name: string): ASN1Obj | undefined => {
  const values = attributes.get(name);
  return values?.length === 1 ? values[0] : undefined;
};

function isSigned({ signer }: TimeStampToken, { publicKey }: X509Certificate, ofSigner: string): boolean {
  const { signatureAlgorithm, signedAttributes, signature } = signer;
  const named = SIGNATURES.get(at(signatureAlgorithm, 0).toOID());
  if (!named || named.key !== publicKey.asymmetricKeyType) return false;
  if (named.digest !== 'pss') return verify(named.digest ?? ofSigner, signedAttributes, publicKey, signature);
  const key = {
    key: publicKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: constants.RSA_PSS_SALTLEN_AUTO,
  };
  return verify(ofSigner, signedAttributes, key, signature);
}

/** ESSCertID and ESSCertIDv2 begin with the hash of the certificate; the second with its algorithm, where that is not SHA-256. */
function bindsCertificate({ signer }: TimeStampToken, { raw }: X509Certificate): boolean {
  const second = valueOf(signer, ATTRIBUTE.signingCertificateV2);
  const binding = second ?? valueOf(signer, ATTRIBUTE.signingCertificate);
  if (!binding) return false;
  const own = at(binding, 0, 0);
  const isNamed = second !== undefined && !at(own, 0).tag.isOctetString();
  const digest = isNamed ? DIGESTS.get(at(own, 0, 0).toOID()) : second ? 'sha256' : 'sha1';
  return digest !== undefined && octetsOf(at(own, isNamed ? 1 : 0)).equals(createHash(digest).update(raw).digest());
}

/** The one purpose, and critical. */
function isForTimeStamps(certificate: X509Certificate): boolean {
  const [usage] = certificate.keyUsage ?? [];
  if (certificate.keyUsage?.length !== 1 || usage !== TIME_STAMPING) return false;
  const extensions = at(readDer(certificate.raw), 0).subs.find(({ tag }) => tag.isContextSpecific(3));
  const extension = extensions && at(extensions, 0).subs.find((one) => at(one, 0).toOID() === EXTENDED_KEY_USAGE);
  return extension !== undefined && extension.subs.length === 3 && at(extension, 1).toBoolean();
}

/** Serial number, algorithm and issuer of a certificate. */
function namesOf({ raw }: X509Certificate): ASN1Obj[] {
  const { subs } = at(readDer(raw), 0);
  return subs[0]!.tag.isContextSpecific(0) ? subs.slice(1, 4) : subs.slice(0, 3);
}
