import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { type DefaultTreeAdapterMap, parse, parseFragment, serialize } from 'parse5';
import type { Db } from '../../db/connect.ts';
import { type KeptForm, findKeptForm, keepForm } from '../../db/queries/kept-forms.ts';
import { type FormContext, readFormOwner } from './forms.ts';
import { readNext } from './next-page.ts';
import { readCookie } from './read-cookie.ts';

const COOKIE = 'longtake_kept';
const MINUTES = 60;
/** Nothing that proves who somebody is is kept. */
const SECRET_FIELDS = new Set(['csrf', 'password', 'current_password', 'credential']);

type KeepContext = FormContext & { db: Db };

/**
 * Keeps a form that came without a session, if we made it for somebody who had one: what was typed is shown again after signing in. Gives the page
 * that it stood on, as far as the browser says.
 */
export async function keepTyped(context: KeepContext, request: Request, response: Response): Promise<string> {
  const page = readNext(pathOf(request.get('referer'), context.baseUrl));
  const body = (request.body ?? {}) as Record<string, string | string[]>;
  const owner = readFormOwner(context, body['csrf']);
  const typed = Object.entries(body).filter(([name]) => !SECRET_FIELDS.has(name));
  if (owner === undefined || typed.length === 0) return page;
  const fields = Object.fromEntries(typed.map(([name, value]) => [name, [value].flat()]));
  const keptId = randomUUID();
  await keepForm(context.db, owner, { keptId, action: request.originalUrl, fields });
  const secure = context.baseUrl.startsWith('https://');
  const maxAge = MINUTES * 60_000;
  response.cookie(COOKIE, keptId, { httpOnly: true, sameSite: 'strict', path: '/console', secure, maxAge });
  return page;
}

const pathOf = (address: string | undefined, base: string): string | undefined => {
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const { pathname, search } = new URL(address, base);
  return `${pathname}${search}`;
};

/**
 * Has the page that is answered next filled with what its operator sent too late from this browser, if there is such a thing and the page has the
 * form for it. That happens once.
 */
export async function fillTyped(
  { db }: Pick<KeepContext, 'db'>,
  request: Request,
  response: Response,
  operatorId: string,
): Promise<void> {
  const keptId = readCookie(request, COOKIE, /^[0-9a-f-]{36}$/);
  const kept = keptId === undefined ? undefined : await findKeptForm(db, operatorId, keptId);
  if (!kept) return;
  response.locals[FILL] = (page: string) => {
    const filled = fillForm(page, kept);
    if (filled !== undefined) response.clearCookie(COOKIE, { path: '/console' });
    return filled ?? page;
  };
}

const FILL = 'fillTyped';

/** A page as it is sent: with what was typed, where that was kept. */
export const withTyped = ({ locals }: Pick<Response, 'locals'>, page: string): string =>
  (locals[FILL] as ((page: string) => string) | undefined)?.(page) ?? page;

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const NOTICE =
  '<p role="status">Your session had ended. What you typed is still here: look it over, and send it again.</p>';

/** A page with what was typed in the form that it was typed in; undefined where the page has no such form. */
function fillForm(page: string, { action, fields }: KeptForm): string | undefined {
  const document = parse(page);
  const form = [...elements(document)].find((each) => each.tagName === 'form' && attribute(each, 'action') === action);
  if (!form) return undefined;
  for (const element of elements(form)) {
    const values = fields[attribute(element, 'name') ?? ''];
    const type = attribute(element, 'type');
    if (element.tagName === 'input' && (type === 'checkbox' || type === 'radio'))
      setAttribute(element, 'checked', values?.includes(attribute(element, 'value') ?? 'on') ? '' : null);
    else if (values === undefined || type === 'hidden') continue;
    else if (element.tagName === 'input') setAttribute(element, 'value', values[0] ?? '');
    else if (element.tagName === 'textarea')
      element.childNodes = [{ nodeName: '#text', value: values[0] ?? '', parentNode: element } as never];
    else if (element.tagName === 'select')
      for (const option of elements(element))
        if (option.tagName === 'option')
          setAttribute(option, 'selected', attribute(option, 'value') === values[0] ? '' : null);
  }
  const siblings = form.parentNode!.childNodes;
  siblings.splice(siblings.indexOf(form), 0, ...parseFragment(NOTICE).childNodes);
  return serialize(document);
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

function setAttribute(element: Element, name: string, value: string | null): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
  if (value !== null) element.attrs.push({ name, value });
}
