/** Names that lead to no place of the web but to somebody's own machine, network, cloud or cluster (RFC 6761, 6762, 8375, and use). */
export const INSIDE_NAMES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'svc',
  'cluster.local',
] as const;
