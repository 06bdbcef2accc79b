import { type Html, html } from '../http/html.ts';
import { type ConsoleCall, idOf } from './call.ts';
import { setFlash } from './flash.ts';
import { hiddenCsrf } from './layout.ts';
import type { ConsoleSession } from './session.ts';

/** What a button of a page does with the row that the address names. Throws not_found for a row of somebody else's. */
type Change = (call: ConsoleCall, id: string) => Promise<Outcome>;

interface Outcome {
  /** What has happened, told on the page that follows. */
  said: string;
  /** That page; absent: the row's own. */
  leadsTo?: string;
}

/** The button's form: changes the row, says so, and leads back to `${pages}/{id}`. */
export const change =
  (pages: string, work: Change) =>
  async (call: ConsoleCall): Promise<void> => {
    const id = idOf(call);
    const { said, leadsTo = `${pages}/${id}` } = await work(call, id);
    setFlash(call.context, call.response, call.session.sessionId, { kind: 'done', text: said });
    call.response.redirect(303, leadsTo);
  };

export interface ButtonOptions {
  kind?: 'primary' | 'secondary' | 'danger';
  /** Hidden fields. */
  fields?: Record<string, string>;
}

/** A button that is a form of its own. */
export function button(
  { csrf }: Pick<ConsoleSession, 'csrf'>,
  address: string,
  label: string,
  { kind = 'secondary', fields = {} }: ButtonOptions = {},
): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${address}">${hiddenCsrf(csrf)}${hidden}<button class="${kind}">${label}</button></form>`;
}
