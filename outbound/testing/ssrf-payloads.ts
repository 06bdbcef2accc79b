/** Addresses that must never be contacted, in every spelling that is known to slip past a check. */
export interface Payload {
  name: string;
  url: string;
}

export function buildPayloads(): Payload[] {
  return [
    ...TARGETS.flatMap((target) =>
      ENCODINGS.map(([name, encode]) => build(`${target} ${name}`, `http://${encode(target)}/`)),
    ),
    ...NETWORK_MEMBERS.map((address) => build(`member of a refused network ${address}`, `https://${address}/`)),
    ...IPV6_LITERALS.map((literal) => build(`IPv6 ${literal}`, `https://[${literal}]/`)),
    ...CONFUSED.map((url) => build(`parser confusion ${JSON.stringify(url)}`, url)),
    ...SCHEMES.map((url) => build(`scheme ${url}`, url)),
    ...PORTS.map((port) => build(`port ${port}`, `http://shop.example.com:${port}/`)),
    ...NAMES.map((host) => build(`name ${host}`, `https://${host}/latest/meta-data/`)),
    ...POINTED_NAMES.map(([host, addresses]) =>
      build(`name ${host} that points to ${addresses.join(' ')}`, `https://${host}/`),
    ),
    ...MALFORMED.map(([name, url]) => build(name, url)),
  ];
}

/** What the resolver of the tests answers for names that lead somewhere bad; every other name is public. */
export const POINTED_NAMES: [host: string, addresses: string[]][] = [
  ['127.0.0.1.nip.example.com', ['127.0.0.1']],
  ['10-0-0-1.ip.example.net', ['10.0.0.1']],
  ['meta.example.com', ['169.254.169.254']],
  ['mixed.example.com', ['198.41.0.4', '127.0.0.1']],
  ['mixed-last.example.com', ['198.41.0.4', '199.9.14.201', '10.1.2.3']],
  ['only-six.example.com', ['::1']],
  ['unique-local.example.com', ['fd00:ec2::254']],
  ['link-local.example.com', ['fe80::1']],
  ['scoped.example.com', ['fe80::1%eth0']],
  ['mixed-families.example.com', ['198.41.0.4', 'fd12:3456::1']],
  ['mapped.example.com', ['::ffff:127.0.0.1']],
  ['mapped-public.example.com', ['::ffff:198.41.0.4']],
  ['nat64.example.com', ['64:ff9b::a00:1']],
  ['sixtofour.example.com', ['2002:7f00:1::']],
  ['teredo.example.com', ['2001:0:7f00:1::1']],
  ['isatap.example.com', ['2600:1234::5efe:7f00:1']],
  ['isatap-global.example.com', ['2600:1234::200:5efe:a00:1']],
  ['zero.example.com', ['0.0.0.0']],
  ['unspecified.example.com', ['::']],
  ['broadcast.example.com', ['255.255.255.255']],
  ['platform.example.com', ['168.63.129.16']],
  ['own.example.com', ['198.41.0.99']],
  ['garbage.example.com', ['not-an-address']],
];

/** Stands for a public address of this machine. */
export const OWN_ADDRESS = '198.41.0.99';

const TARGETS = [
  '127.0.0.1',
  '127.127.127.127',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  '0.0.0.0',
];

type Encode = (dotted: string) => string;

const ENCODINGS: [name: string, encode: Encode][] = [
  ['dotted', (a) => a],
  ['one decimal number', (a) => String(toNumber(a))],
  ['one hex number', (a) => `0x${toNumber(a).toString(16)}`],
  ['one octal number', (a) => `0${toNumber(a).toString(8)}`],
  ['one octal number with zeros', (a) => `0000000${toNumber(a).toString(8)}`],
  [
    'dotted hex',
    (a) =>
      octets(a)
        .map((n) => `0x${n.toString(16)}`)
        .join('.'),
  ],
  [
    'dotted upper-case hex',
    (a) =>
      octets(a)
        .map((n) => `0X${n.toString(16).toUpperCase()}`)
        .join('.'),
  ],
  [
    'dotted octal',
    (a) =>
      octets(a)
        .map((n) => `0${n.toString(8)}`)
        .join('.'),
  ],
  [
    'dotted octal with zeros',
    (a) =>
      octets(a)
        .map((n) => `0000${n.toString(8)}`)
        .join('.'),
  ],
  ['two parts', (a) => `${octets(a)[0]}.${toNumber(a) % 2 ** 24}`],
  ['three parts', (a) => `${octets(a).slice(0, 2).join('.')}.${toNumber(a) % 2 ** 16}`],
  [
    'mixed bases',
    (a) =>
      octets(a)
        .map((n, i) => (i % 2 === 0 ? `0x${n.toString(16)}` : `0${n.toString(8)}`))
        .join('.'),
  ],
  ['trailing dot', (a) => `${a}.`],
  ['ideographic full stops', (a) => a.replaceAll('.', '。')],
  ['full-width full stops', (a) => a.replaceAll('.', '．')],
  ['half-width ideographic full stops', (a) => a.replaceAll('.', '｡')],
  ['full-width digits', (a) => a.replace(/\d/g, (d) => String.fromCodePoint(0xff10 + Number(d)))],
  ['circled digits', (a) => a.replace(/\d/g, (d) => '⓪①②③④⑤⑥⑦⑧⑨'[Number(d)] ?? d)],
  ['percent-encoded', (a) => a.replace(/\d/g, (d) => `%3${d}`)],
  ['percent-encoded dots', (a) => a.replaceAll('.', '%2e')],
  ['IPv4-mapped', (a) => `[::ffff:${a}]`],
  ['IPv4-mapped in hex', (a) => `[::ffff:${groups(a)}]`],
  ['IPv4-mapped in full', (a) => `[0000:0000:0000:0000:0000:ffff:${groups(a)}]`],
  ['IPv4-compatible', (a) => `[::${a}]`],
  ['IPv4-translated', (a) => `[::ffff:0:${a}]`],
  ['NAT64', (a) => `[64:ff9b::${groups(a)}]`],
  ['local-use NAT64', (a) => `[64:ff9b:1::${groups(a)}]`],
  ['6to4', (a) => `[2002:${groups(a)}::]`],
  ['Teredo', (a) => `[2001:0:${groups(a)}::1]`],
  ['ISATAP', (a) => `[fe80::5efe:${groups(a)}]`],
  ['ISATAP under a global prefix', (a) => `[2600:abcd::5efe:${groups(a)}]`],
  ['user name before it', (a) => `www.example.com@${a}`],
];

function octets(dotted: string): number[] {
  return dotted.split('.').map(Number);
}

function toNumber(dotted: string): number {
  return octets(dotted).reduce((sum, octet) => sum * 256 + octet, 0);
}

function groups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = octets(dotted);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function build(name: string, url: string): Payload {
  return { name, url };
}

const NETWORK_MEMBERS = [
  '0.255.255.255',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.255.255.254',
  '169.254.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.255.255',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  OWN_ADDRESS,
];

const IPV6_LITERALS = [
  '::1',
  '0000::1',
  '0:0:0:0:0:0:0:1',
  '::',
  '::2',
  '::7f00:1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'fc00::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'ff02::1',
  'ff0e::1',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:2::1',
  '2001:3::1',
  '2001:10::1',
  '2001:20::1',
  '2001:30::1',
  '2001:db8::1',
  '2001:4:112::1',
  '2620:4f:8000::1',
  '2002::1',
  '2002:c0a8:101::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '64:ff9b::198.41.0.4',
  '8000::1',
  'e000::1',
  '::ffff:198.41.0.4',
  '2600:1234::200:5efe:7f00:1',
];

const CONFUSED = [
  'https://www.example.com@127.0.0.1/',
  'https://www.example.com:443@127.0.0.1/',
  'https://127.0.0.1:80\\@www.example.com/',
  'https://127.1.1.1:80\\@@127.2.2.2:80/',
  'https://127.1.1.1:80:\\@@127.2.2.2:80/',
  'https://127.1.1.1:80#\\@127.2.2.2:80/',
  'https://198.41.0.4 &@127.0.0.1# @10.0.0.1/',
  'https://127.0.0.1%2f@www.example.com/',
  'https://127.0.0.1#@www.example.com/',
  'https://127.0.0.1?@www.example.com/',
  'https://[::1]:443@www.example.com/',
  'https://www.example.com\\@127.0.0.1/',
  'https://www.example.com\\.127.0.0.1/',
  'https:127.0.0.1/',
  'https:/127.0.0.1/',
  'https:///127.0.0.1/',
  'https:////127.0.0.1/',
  'https:\\\\127.0.0.1/',
  'https:/\\127.0.0.1/',
  '\\\\127.0.0.1/',
  '//127.0.0.1/',
  '/127.0.0.1/',
  '127.0.0.1',
  '127.0.0.1:8080/',
  'https://user:pass@www.example.com/',
  'https://user@www.example.com/',
  'https://:pass@www.example.com/',
  'https://@127.0.0.1/',
  'https://127.0.0.1:0/',
  'https://127.0.0.1:443/',
  'https://127.0.0.1:8443/?q=https://www.example.com/',
  'https://[::]:8080/',
  'http://1.1.1.1%2f127.0.0.1/',
  'https://[::1%25lo]/',
  'https://[127.0.0.1]/',
  'https://[www.example.com]/',
  'https://127.0.0.1.:443/',
  'https://0/',
  'https://127.1/',
  'https://127.0.1/',
  'https://169.254.43518/',
  'https://2852039166/',
];

const SCHEMES = [
  'ftp://www.example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/stats',
  'jar:https://www.example.com!/',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'blob:https://www.example.com/1',
  'ws://www.example.com/',
  'wss://www.example.com/',
  'ldap://127.0.0.1/',
  'tftp://127.0.0.1/x',
  'sftp://127.0.0.1/',
  'netdoc:///etc/passwd',
  'view-source:https://www.example.com/',
  'about:blank',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/info',
];

const PORTS = [
  0, 1, 21, 22, 23, 25, 53, 79, 110, 135, 445, 2375, 3000, 3306, 5432, 6379, 7233, 8081, 9200, 10250, 11211, 27017,
  65535,
];

const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  'loc%61lhost',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'ｌｏｃａｌｈｏｓｔ',
  'printer.local',
  'metadata',
  'metadata.google.internal',
  'METADATA.GOOGLE.INTERNAL',
  'instance-data',
  'instance-data.ec2.internal',
  'kubernetes',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
  'host.docker.internal',
  'router.lan',
  'nas.home.arpa',
  'db.corp',
  'wiki.intranet',
  'site.test',
  'site.example',
  'site.invalid',
  'abcdefghijklmnop.onion',
  'name.alt',
  '1.0.0.127.in-addr.arpa',
  'www.example.com.',
  'www..example.com',
  '.example.com',
  'www.exa$mple.com',
  `${'a'.repeat(64)}.example.com`,
  `${'a.'.repeat(130)}example.com`,
];

const MALFORMED: [name: string, url: string][] = [
  ['empty', ''],
  ['no host', 'https://'],
  ['only a colon', ':'],
  ['tab in the host', 'https://127.0\t.0.1/'],
  ['line end in the host', 'https://www.exam\nple.com/'],
  ['line end in the path', 'https://www.example.com/a\r\nHost: 127.0.0.1'],
  ['NUL before the scheme', '\u0000https://www.example.com/'],
  ['NUL in the path', 'https://www.example.com/\u0000'],
  ['escape in the query', 'https://www.example.com/?\u001b[31m'],
  ['delete', 'https://www.example.com/\u007f'],
  ['next line (C1)', 'https://www.example.com/\u0085'],
  ['soft hyphen in the host', 'https://www.exam\u00adple.com/'],
  ['zero-width space in the host', 'https://www.exam\u200bple.com/'],
  ['right-to-left override in the host', 'https://www.\u202eexample.com/'],
  ['word joiner in the host', 'https://127.0.\u20600.1/'],
  ['line separator in the host', 'https://www.exam\u2028ple.com/'],
  ['tag characters in the host', 'https://www.example\u{e0041}.com/'],
  ['byte order mark', '\ufeffhttps://www.example.com/'],
  ['leading space', ' https://127.0.0.1/'],
  ['longer than the limit', `https://www.example.com/${'a'.repeat(2048)}`],
  ['port out of range', 'https://www.example.com:65536/'],
  ['port that is no number', 'https://www.example.com:80a/'],
  ['negative port', 'https://www.example.com:-1/'],
  ['five numbers', 'https://1.2.3.4.5/'],
  ['number out of range', 'https://256.256.256.256/'],
  ['number too great', 'https://4294967296/'],
  ['open bracket', 'https://[::1/'],
];
