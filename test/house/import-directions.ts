import { dirname, relative, resolve } from 'node:path';

/** What a folder may import of ours (DESIGN.md, import directions). A folder that is not named may import everything. */
const DIRECTIONS: Record<string, string[]> = {
  contracts: [],
  evidence: ['contracts'],
  channels: ['contracts', 'evidence'],
  threads: ['contracts', 'evidence', 'channels'],
  outbound: ['contracts'],
  db: ['contracts'],
  workflows: ['contracts'],
  activities: ['contracts', 'evidence', 'channels', 'threads', 'db', 'outbound'],
  workers: ['contracts', 'evidence', 'channels', 'threads', 'db', 'outbound', 'activities', 'workflows'],
  api: ['contracts', 'evidence', 'channels', 'threads', 'db', 'outbound'],
};

/** What a folder may import as types beside that: nothing of it is there when the code runs. */
const TYPES_ONLY: Record<string, string[]> = { workflows: ['activities'] };

/** Folders that import no packages but these. */
const PACKAGES: Record<string, RegExp> = {
  contracts: /^(zod|pino|node:(crypto|zlib|buffer|util))$/,
  workflows: /^@temporalio\/(workflow|common)$/,
};

/** Packages that stay in the folders named, whoever else would like them. */
const HOMES: [packages: RegExp, folders: string[]][] = [
  [/^(pg|kysely)(\/|$)/, ['db']],
  [/^express(\/|$)/, ['api']],
  [/^undici(\/|$)/, ['outbound']],
  [/^(piscina|(node:)?worker_threads)$/, ['threads']],
  [/^@temporalio\/client$/, ['workers', 'api']],
  [/^(ai|@ai-sdk)(\/|$)/, ['activities', 'outbound']],
  [/^@temporalio\//, ['workflows', 'activities', 'workers']],
  [
    /^(node:)?(fs|net|tls|dns|https?|http2|child_process|dgram)(\/|$)/,
    ['outbound', 'db', 'activities', 'workers', 'api'],
  ],
];

/** Where processes begin: commands that join what the folder itself keeps apart. */
const COMMANDS: Record<string, { folders: string[]; packages: RegExp }> = {
  'evidence/page-command.ts': { folders: ['outbound'], packages: /^node:fs(\/|$)/ },
  'evidence/measure-command.ts': { folders: ['channels'], packages: /^node:fs(\/|$)/ },
  'evidence/verify-command.ts': { folders: ['channels'], packages: /^node:fs(\/|$)/ },
};

/** Files that read what a package ships beside its code: fixed bytes, the same wherever it is installed. */
const PACKAGED: Record<string, RegExp> = {
  'evidence/stills/read-packaged.ts': /^node:fs$/,
  'evidence/embedding/static-table.ts': /^node:fs$/,
  // The text reader and its data are packages.
  'evidence/measuring/image/load-ocr.ts': /^node:(?:fs|zlib|module)$/,
};

/** Files that ask the operating system about their own thread. */
const SYSTEM: Record<string, RegExp> = { 'threads/own-task.ts': /^node:fs$/ };

export interface Import {
  /** Path of the importing file, from the root of the clone, with slashes. */
  file: string;
  specifier: string;
  isType: boolean;
}

/** What is wrong with an import, or null. */
export function judgeImport({ file, specifier, isType }: Import): string | null {
  const [from] = file.split('/') as [string];
  const isTest = file.endsWith('.test.ts');
  const allowed = DIRECTIONS[from];
  const command = COMMANDS[file];
  const to = targetOf(file, specifier);
  if (to === 'embedded' && from !== 'embedded' && from !== 'test') return 'nothing imports embedded/';
  if (allowed === undefined) return null;

  if (to === null) {
    if (isTest || isType) return null;
    if ([command?.packages, PACKAGED[file], SYSTEM[file]].some((own) => own?.test(specifier))) return null;
    const only = PACKAGES[from];
    if (only) return only.test(specifier) ? null : `${from}/ may not import ${specifier}`;
    const [, homes] = HOMES.find(([packages]) => packages.test(specifier)) ?? [];
    return homes && !homes.includes(from)
      ? `${specifier} stays in ${homes.map((home) => `${home}/`).join(', ')}`
      : null;
  }
  if (to === '') return null;
  if (to === from || allowed.includes(to) || command?.folders.includes(to)) return aliasOf(from, to, specifier);
  if (isTest && to === 'test') return null;
  if (TYPES_ONLY[from]?.includes(to)) return isType ? null : `${from}/ may import ${to}/ as types only (import type)`;
  return `${from}/ may not import ${to}/, only ${allowed.map((folder) => `${folder}/`).join(', ') || 'packages'}`;
}

/** Top folder that a specifier leads to; null for a package, empty for a file at the root. */
function targetOf(file: string, specifier: string): string | null {
  const path = specifier.startsWith('#contracts/') ? `/contracts/${specifier.slice('#contracts/'.length)}` : specifier;
  if (!path.startsWith('.') && !path.startsWith('/')) return null;
  const [, folder, ...rest] = resolve('/', dirname(file), path).split('/');
  return rest.length > 0 ? folder! : '';
}

function aliasOf(from: string, to: string, specifier: string): string | null {
  const isByAlias = specifier.startsWith('#contracts/');
  return to === 'contracts' && from !== 'contracts' && !isByAlias ? 'contracts/ is imported as #contracts/…' : null;
}

interface Node {
  type: string;
  source?: { type: string; value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
}

interface RuleContext {
  filename: string;
  report(problem: { node: unknown; message: string }): void;
}

/** The rule of the linter, `house/import-directions`. */
export default {
  meta: { name: 'house' },
  rules: {
    'import-directions': {
      create(context: RuleContext) {
        const file = relative(process.cwd(), context.filename).replaceAll('\\', '/');
        const check = (node: Node) => {
          const specifier = node.source?.value;
          if (typeof specifier !== 'string') return;
          const isType = node.importKind === 'type' || node.exportKind === 'type';
          const message = judgeImport({ file, specifier, isType });
          if (message) context.report({ node: node.source, message });
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};
