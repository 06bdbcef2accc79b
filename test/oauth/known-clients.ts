const CODE_ONLY = { response_types: ['code'], token_endpoint_auth_method: 'none' };
const BOTH = { grant_types: ['authorization_code', 'refresh_token'] };

type ClientMetadata = Record<string, unknown> & { redirect_uris: string[]; token_endpoint_auth_method?: string };

/** What real clients send to be registered, as public reports of them have it. */
export const KNOWN_CLIENTS: [string, ClientMetadata][] = [
  [
    'Claude Code',
    {
      client_name: 'Claude Code',
      redirect_uris: ['http://localhost:3118/callback'],
      application_type: 'native',
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'an older Claude Code',
    {
      client_name: 'Claude Code (longtake)',
      redirect_uris: ['http://localhost:54212/callback'],
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'Codex',
    {
      client_name: 'Codex',
      redirect_uris: ['http://127.0.0.1:45671/callback/abc'],
      application_type: 'native',
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'claude.ai',
    {
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
      ...BOTH,
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
      scope: 'claudeai',
    },
  ],
  [
    'VS Code',
    {
      client_name: 'Visual Studio Code',
      redirect_uris: ['https://vscode.dev/redirect', 'http://127.0.0.1/', 'http://127.0.0.1:33418/'],
      application_type: 'native',
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'an older VS Code',
    {
      client_name: 'Visual Studio Code',
      client_uri: 'https://code.visualstudio.com',
      redirect_uris: [
        'https://insiders.vscode.dev/redirect',
        'https://vscode.dev/redirect',
        'http://localhost/',
        'http://127.0.0.1/',
        'http://localhost:33418/',
        'http://127.0.0.1:33418/',
      ],
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      ...CODE_ONLY,
    },
  ],
  [
    'OpenCode',
    {
      client_name: 'OpenCode',
      client_uri: 'https://opencode.ai',
      redirect_uris: ['http://127.0.0.1:19876/mcp/oauth/callback'],
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'Cursor',
    {
      client_name: 'Cursor',
      redirect_uris: [
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'https://www.cursor.com/agents/mcp/oauth/callback',
      ],
      application_type: 'web',
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'a newer Cursor',
    {
      client_name: 'Cursor',
      redirect_uris: ['http://localhost:8787/callback'],
      application_type: 'web',
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'Cursor beside loopback',
    { redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback', 'http://localhost:1456/callback'] },
  ],
  [
    'ChatGPT',
    {
      client_name: 'ChatGPT',
      redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
      ...BOTH,
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_basic',
    },
  ],
  [
    'Inspector',
    {
      client_name: 'MCP Inspector',
      client_uri: 'https://github.com/modelcontextprotocol/inspector',
      redirect_uris: ['http://localhost:6274/oauth/callback'],
      scope: 'mcp:read',
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  [
    'mcp-remote',
    {
      client_name: 'MCP CLI Proxy',
      redirect_uris: ['http://localhost:3334/oauth/callback'],
      software_id: '2e6dc280-f3c3-4e01-99a7-8181dbd1d23d',
      software_version: '0.1.29',
      ...BOTH,
      ...CODE_ONLY,
    },
  ],
  ['an app of a phone', { redirect_uris: ['com.example.app:/oauth'] }],
  ['the least there is', { redirect_uris: ['http://[::1]:1234/callback'] }],
];
