/** Scopes of a token of the tool server (INTERFACE, part 2, Tool server). */
export const TOOL_SCOPES = ['mcp:read', 'mcp:write', 'mcp:admin'] as const;
export type ToolScope = (typeof TOOL_SCOPES)[number];

export type Role = 'operator' | 'admin';

/** On whose behalf a request is answered: the holder of a feed key, a person who signed in, or an application that a person let in. */
export type Principal = KeyPrincipal | SessionPrincipal | TokenPrincipal;

interface Someone {
  /** Every query runs under this operator's row-level security. */
  operatorId: string;
  /** The key, session or grant by which they came in. */
  credentialId: string;
}

export interface KeyPrincipal extends Someone {
  kind: 'key';
}

export interface SessionPrincipal extends Someone {
  kind: 'session';
  email: string;
  role: Role;
}

export interface TokenPrincipal extends Someone {
  kind: 'token';
  email: string;
  /** Read from the database for this very call. */
  role: Role;
  scopes: ReadonlySet<ToolScope>;
}
