import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

/** OpenSSL from version 3 on; tests of time stamps say so where they are left out for want of it. */
export const hasOpenssl = /^OpenSSL [3-9]/.test(spawnSync('openssl', ['version'], { encoding: 'utf8' }).stdout ?? '');
if (!hasOpenssl) console.warn('There is no OpenSSL 3 here: an authority for time stamps cannot be tried.');

const run = promisify(execFile);

/** What an authority may do with a request instead of answering it. */
export type Behaviour =
  | 'stamps'
  | 'is silent'
  | 'breaks off'
  | 'fails'
  | 'answers with text'
  | 'answers too much'
  | 'answers nothing'
  | 'refuses'
  | 'answers another request'
  | 'stamps something else'
  | 'stamps without its certificate'
  | 'has expired'
  | 'fails at first';

export interface TimeStampAuthority extends AsyncDisposable {
  url: string;
  /** Its root, and that of somebody else: files in PEM. */
  root: string;
  foreignRoot: string;
  asked: number;
  behaviour: Behaviour;
  /** A token in DER for these bytes, signed by a certificate of this kind. */
  stamp(data: Uint8Array, signer?: Signer): Promise<Buffer>;
}

/** Of the first `openssl ts` makes the token; the rest sign what it made with `openssl cms`. */
export type Signer = 'rsa' | 'ec' | 'sha512' | 'expired' | 'rsa-pss' | 'server' | 'both' | 'uncritical' | 'unbound';

const RSA = ['RSA', '-pkeyopt', 'rsa_keygen_bits:2048'];
const EC = ['EC', '-pkeyopt', 'ec_paramgen_curve:P-384'];
/** Kind of key, extensions and last day of each certificate; what `cms` is told where that signs. */
const SIGNERS: Record<Signer, { key: string[]; extensions: string; end?: string; cms?: string[] }> = {
  rsa: { key: RSA, extensions: 'stamping' },
  ec: { key: EC, extensions: 'stamping' },
  sha512: { key: RSA, extensions: 'stamping' },
  expired: { key: EC, extensions: 'stamping', end: '20210101000000Z' },
  'rsa-pss': { key: RSA, extensions: 'stamping', cms: ['-cades', '-md', 'sha256', '-keyopt', 'rsa_padding_mode:pss'] },
  server: { key: EC, extensions: 'serving', cms: ['-cades', '-md', 'sha256'] },
  both: { key: EC, extensions: 'both', cms: ['-cades', '-md', 'sha256'] },
  uncritical: { key: EC, extensions: 'uncritical', cms: ['-cades', '-md', 'sha256'] },
  unbound: { key: EC, extensions: 'stamping', cms: ['-md', 'sha256'] },
};
const TST_INFO = '1.2.840.113549.1.9.16.1.4';

const CONFIG = `
[ca]
default_ca = house
[house]
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
unique_subject = no
rand_serial = yes
[any]
commonName = supplied
[req]
distinguished_name = none
prompt = no
[none]
[root]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
[between]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
[stamping]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[uncritical]
basicConstraints = critical,CA:false
extendedKeyUsage = timeStamping
[serving]
basicConstraints = critical,CA:false
extendedKeyUsage = critical,serverAuth
[both]
basicConstraints = critical,CA:false
extendedKeyUsage = critical,timeStamping,serverAuth
[tsa]
serial = tsa-serial
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
signer_digest = sha256
[tsa-512]
serial = tsa-serial
default_policy = 1.2.3.4.1
digests = sha256, sha512
ess_cert_id_alg = sha512
signer_digest = sha512
[tsa-refusing]
serial = tsa-serial
default_policy = 1.2.3.4.1
digests = sha512
ess_cert_id_alg = sha256
signer_digest = sha256
`;

/** An authority for time stamps (RFC 3161) on loopback: OpenSSL behind a small server, below a root and an intermediate of its own. */
export async function startTimeStampAuthority(): Promise<TimeStampAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'longtake-authority-'));
  const openssl = createOpenssl(folder);
  await openssl.makeRoot('root', 'House Root');
  await openssl.makeRoot('foreign', 'Other Root');
  await openssl.issue('between', 'House Intermediate', { by: 'root', extensions: 'between', key: EC });
  for (const [name, signer] of Object.entries(SIGNERS))
    await openssl.issue(name, `House Time (${name})`, { by: 'between', ...signer });

  const authority = {
    root: join(folder, 'root.pem'),
    foreignRoot: join(folder, 'foreign.pem'),
    asked: 0,
    behaviour: 'stamps' as Behaviour,
    stamp: openssl.stamp,
  };
  const server = createServer((request, response) => {
    authority.asked += 1;
    const isFirst = authority.asked === 1;
    void buffer(request).then((query) => serve(openssl, { query, response, isFirst, behaviour: authority.behaviour }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(authority, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

interface Served {
  query: Buffer;
  response: ServerResponse;
  isFirst: boolean;
  behaviour: Behaviour;
}

async function serve({ reply }: Openssl, { query, response, isFirst, behaviour }: Served): Promise<void> {
  const send = (answer: Uint8Array | string): void =>
    void response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer);
  const withOther = (place: number): Buffer => {
    const other = Buffer.from(query);
    other[place]! ^= 1;
    return other;
  };
  if (behaviour === 'is silent') return;
  if (behaviour === 'breaks off') return void response.socket!.destroy();
  if (behaviour === 'fails' || (behaviour === 'fails at first' && isFirst))
    return void response.writeHead(500).end('away');
  if (behaviour === 'answers with text') return send('<html>Welcome</html>');
  if (behaviour === 'answers nothing') return send('');
  if (behaviour === 'answers too much') return send(Buffer.alloc(1_000_000, 0x30));
  if (behaviour === 'refuses') return send(await reply(query, { section: 'tsa-refusing' }));
  // The last member asks for the certificate, in three bytes; the nonce stands before it.
  if (behaviour === 'answers another request') return send(await reply(withOther(query.length - 4)));
  if (behaviour === 'stamps something else')
    return send(await reply(withOther(query.indexOf(Buffer.from('0420', 'hex')) + 2)));
  if (behaviour === 'stamps without its certificate') {
    const without = query.subarray(0, -3);
    without[1]! -= 3;
    return send(await reply(without));
  }
  send(await reply(query, { signer: behaviour === 'has expired' ? 'expired' : 'rsa' }));
}

interface ReplyOptions {
  section?: string;
  signer?: Signer;
  flags?: string[];
}

type Openssl = ReturnType<typeof createOpenssl>;

/** The program, one call after the other: it counts what it makes in files. */
function createOpenssl(folder: string) {
  let last: Promise<unknown> = Promise.resolve();
  const file = (name: string): string => join(folder, name);
  const call = (...args: string[]): Promise<unknown> => {
    last = last.catch(() => undefined).then(() => run('openssl', args, { cwd: folder }));
    return last;
  };
  writeFileSync(file('openssl.cnf'), CONFIG);
  writeFileSync(file('index.txt'), '');
  writeFileSync(file('tsa-serial'), '1000');
  return { makeRoot, issue, reply, stamp };

  async function makeKey(name: string, key: string[]): Promise<void> {
    await call('genpkey', '-algorithm', ...key, '-out', `${name}.key`);
  }

  async function makeRoot(name: string, title: string): Promise<void> {
    await makeKey(name, EC);
    const root = ['-x509', '-days', '3650', '-extensions', 'root', '-subj', `/CN=${title}`];
    await call('req', '-new', ...root, '-config', 'openssl.cnf', '-key', `${name}.key`, '-out', `${name}.pem`);
  }

  async function issue(
    name: string,
    title: string,
    { by, extensions, key, end = '20490101000000Z' }: { by: string; extensions: string; key: string[]; end?: string },
  ): Promise<void> {
    await makeKey(name, key);
    const own = ['-config', 'openssl.cnf', '-key', `${name}.key`, '-subj', `/CN=${title}`];
    await call('req', '-new', ...own, '-out', `${name}.csr`);
    const issuer = ['-config', 'openssl.cnf', '-cert', `${by}.pem`, '-keyfile', `${by}.key`, '-extensions', extensions];
    const days = ['-startdate', '20200101000000Z', '-enddate', end];
    await call('ca', '-batch', '-notext', ...issuer, ...days, '-in', `${name}.csr`, '-out', `${name}.pem`);
  }

  async function reply(query: Buffer, options: ReplyOptions = {}): Promise<Buffer> {
    const { signer = 'rsa', section = signer === 'sha512' ? 'tsa-512' : 'tsa', flags = [] } = options;
    const name = randomUUID();
    writeFileSync(file(`${name}.tsq`), query);
    const by = ['-signer', `${signer}.pem`, '-inkey', `${signer}.key`, '-chain', 'between.pem'];
    const own = ['-config', 'openssl.cnf', '-section', section];
    await call('ts', '-reply', ...own, ...by, ...flags, '-queryfile', `${name}.tsq`, '-out', `${name}.tsr`);
    return readFileSync(file(`${name}.tsr`));
  }

  async function stamp(data: Uint8Array, signer: Signer = 'rsa'): Promise<Buffer> {
    const name = randomUUID();
    writeFileSync(file(name), data);
    await call('ts', '-query', '-data', name, '-sha256', '-cert', '-out', `${name}.tsq`);
    const query = readFileSync(file(`${name}.tsq`));
    const { cms } = SIGNERS[signer];
    if (!cms) return reply(query, { signer, flags: ['-token_out'] });
    writeFileSync(file(`${name}.tst`), await reply(query, { flags: ['-token_out'] }));
    await call('cms', '-verify', '-noverify', '-inform', 'DER', '-in', `${name}.tst`, '-out', `${name}.info`);
    const by = ['-signer', `${signer}.pem`, '-inkey', `${signer}.key`, '-certfile', 'between.pem', ...cms];
    const form = ['-binary', '-nodetach', '-econtent_type', TST_INFO, '-outform', 'DER'];
    await call('cms', '-sign', ...form, ...by, '-in', `${name}.info`, '-out', `${name}.signed`);
    return readFileSync(file(`${name}.signed`));
  }
}
