/** A string, number or boolean of a JSON text with its place, or the begin or end of an object that is a member of a list. */
export type JsonPiece =
  | { kind: 'value'; path: string; key: string; text: string; isString: boolean }
  | { kind: 'open'; path: string }
  | { kind: 'close'; path: string };

interface Level {
  path: string;
  isList: boolean;
  isEntry: boolean;
  index: number;
  key: string;
}

/** Deeper places share the path of this one. */
const MAX_PATH = 200;

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/gy;
const GAP = /[ \t\r\n]*/y;

/**
 * The pieces of a JSON text in the order in which they stand there (which parsing to an object loses for keys that look like numbers).
 * The text has to be valid. Numbers keep their spelling. No recursion: depth costs nothing.
 */
export function* scanJson(source: string): Generator<JsonPiece> {
  const levels: Level[] = [];
  let path = '$';
  let at = 0;
  let isKey = false;
  while (at < source.length) {
    GAP.lastIndex = at;
    GAP.test(source);
    TOKEN.lastIndex = GAP.lastIndex;
    const token = TOKEN.exec(source)?.[0];
    if (token === undefined) return;
    at = TOKEN.lastIndex;
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      const isEntry = token === '{' && level?.isList === true;
      if (isEntry) yield { kind: 'open', path };
      levels.push({ path, isList: token === '[', isEntry, index: 0, key: '' });
      isKey = token === '{';
      if (token === '[' && levels.length < MAX_PATH) path = `${path}[0]`;
    } else if (token === '}' || token === ']') {
      levels.pop();
      path = level?.path ?? '$';
      if (level?.isEntry) yield { kind: 'close', path };
      isKey = false;
    } else if (token === ',') {
      if (!level) continue;
      level.index += 1;
      isKey = !level.isList;
      if (level.isList && levels.length < MAX_PATH) path = `${level.path}[${level.index}]`;
    } else if (token === ':') isKey = false;
    else if (isKey && level) {
      level.key = decodeString(token);
      if (levels.length < MAX_PATH) path = level.path + pathStep(level.key);
    } else if (token !== 'null') {
      const isString = token.startsWith('"');
      yield { kind: 'value', path, key: level?.key ?? '', text: isString ? decodeString(token) : token, isString };
    }
  }
}

function decodeString(token: string): string {
  const text: unknown = JSON.parse(token);
  return typeof text === 'string' ? text : '';
}

function pathStep(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
