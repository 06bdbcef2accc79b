import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate (RFC 5280) for a name, in PEM, as a TLS server takes it. */
export function buildCertificate(name: string, validTo: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(set(sequence(oid('550403'), text(name))));
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const alternativeName = sequence(oid('551d11'), tagged(0x04, sequence(tagged(0x82, Buffer.from(name)))));
  const unsigned = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    sequence(time(new Date('2020-01-01T00:00:00Z')), time(validTo)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeName)),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', unsigned, privateKey)]));
  const der = sequence(unsigned, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return tagged(0x31, Buffer.concat(parts));
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function text(value: string): Buffer {
  return tagged(0x0c, Buffer.from(value));
}

/** GeneralizedTime. */
function time(at: Date): Buffer {
  return tagged(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')));
}
