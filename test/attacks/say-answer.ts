interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** What an answer says, in short: the status, and the code of a refusal, the name of what it leads to, or what it gave. */
export function sayAnswer({ status, headers, text }: Answer): string {
  const location = headers.get('location');
  if (location !== null) return `${status} ${sayLocation(location)}`;
  if (status === 401 && text.includes('"error_description":"The access token') && !hasWay(headers))
    return '401 without a way to a token';
  if (headers.get('content-type')?.startsWith('text/html')) return `${status} page`;
  const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return json === '' ? String(status) : `${status} ${sayBody(JSON.parse(json) as Body)}`;
}

export const sayResponse = async (response: Response): Promise<string> =>
  sayAnswer({ status: response.status, headers: response.headers, text: await response.text() });

const hasWay = (headers: Headers): boolean =>
  /^Bearer .*resource_metadata="/.test(headers.get('www-authenticate') ?? '');

interface Body {
  code?: string;
  error?: string | { code: number };
  result?: { isError?: boolean; content?: { text: string }[] };
}

function sayBody({ code, error, result }: Body): string {
  if (typeof error === 'string') return error;
  if (error) return String(error.code);
  if (result?.isError) return (JSON.parse(result.content![0]!.text) as { error: { code: string } }).error.code;
  return result ? 'result' : (code ?? 'content');
}

function sayLocation(location: string): string {
  const { hostname, pathname, search, hash } = new URL(location, 'http://127.0.0.1');
  if (hostname !== '127.0.0.1') return `to ${location}`;
  const answer = new URLSearchParams(search || hash.slice(1));
  if (answer.has('error')) return answer.get('error')!;
  return answer.has('code') ? 'code' : pathname.replace(/(\/console\/consent\/).*/, '$1');
}
