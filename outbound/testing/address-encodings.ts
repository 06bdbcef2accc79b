/** Addresses of networks that are refused. */
export const TARGETS = [
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

/** Ways to write an IPv4 address as the host of a URL. */
export const ENCODINGS: [name: string, encode: Encode][] = [
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
