/** A browser without a window: keeps cookies, follows no redirect by itself, and fills in forms as they stand on the page. */
export interface TestBrowser {
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  post(path: string, fields: Fields, headers?: Record<string, string>): Promise<Page>;
  /** Sends the form of a page with this action; hidden fields go along. */
  submit(page: Page, action: string | RegExp, fields?: Fields, headers?: Record<string, string>): Promise<Page>;
  cookies: Map<string, string>;
}

export type Fields = Record<string, string | readonly string[]>;

export interface Page {
  status: number;
  headers: Headers;
  text: string;
  /** Where a redirect leads. */
  location: string;
}

export function openBrowser(baseUrl: string): TestBrowser {
  const cookies = new Map<string, string>();
  return { get, post, submit, cookies };

  function get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return send(path, { headers });
  }

  function post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Page> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
    return send(path, { method: 'POST', body, headers });
  }

  function submit(page: Page, action: string | RegExp, fields: Fields = {}, headers?: Record<string, string>) {
    const form = findForm(page, action);
    return post(form.action, { ...form.hidden, ...fields }, headers);
  }

  async function send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Page> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', ...(cookie && { cookie }), ...init.headers };
    const response = await fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get('location') ?? '';
    return { status: response.status, headers: response.headers, text: await response.text(), location };
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const isGone = attributes.some((text) => /^max-age=0$/i.test(text) || /^expires=thu, 01 jan 1970/i.test(text));
    if (isGone || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** The form of a page with this action, and what it sends without anybody's doing. */
export function findForm(
  page: Page,
  action: string | RegExp,
): { action: string; hidden: Record<string, string>; html: string } {
  for (const [html, address = ''] of page.text.matchAll(/<form method="post" action="([^"]*)">.*?<\/form>/gs)) {
    if (typeof action === 'string' ? address !== action : !action.test(address)) continue;
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)"[^>]* value="([^"]*)">/g)];
    return {
      action: unescape(address),
      html,
      hidden: Object.fromEntries(hidden.map(([, name, value]) => [name, unescape(value!)])),
    };
  }
  throw new Error(`the page has no form for ${action}: ${page.status} ${page.text.slice(0, 500)}`);
}

const unescape = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
