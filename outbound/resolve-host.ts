import { lookup } from 'node:dns/promises';

/** Finds every A and AAAA address of a name, as the system resolves it; rejects where there is none. */
export type ResolveHost = (host: string) => Promise<string[]>;

export const resolveHost: ResolveHost = async (host) => {
  const answers = await lookup(host, { all: true, order: 'verbatim' });
  return answers.map(({ address }) => address);
};
