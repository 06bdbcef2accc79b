import { type Html, html } from '../http/html.ts';
import { PASSWORD_CHARS } from '../sign-in/create-auth.ts';
import { fieldError, hiddenCsrf } from './layout.ts';
import type { ConsoleSession } from './session.ts';

export interface PasswordErrors {
  current?: string;
  password?: string;
}

/** The form on the account page. */
export function renderPasswordForm(
  { csrf, principal }: ConsoleSession,
  form: { needsCurrent: boolean; isPasswordSet: boolean; errors: PasswordErrors | undefined },
): Html {
  return html`
<section aria-labelledby="password">
<h2 id="password">Password</h2>
<form method="post" action="/console/account/password">
${hiddenCsrf(csrf)}
<input type="text" name="username" autocomplete="username" value="${principal.email}" readonly hidden>
${
  form.needsCurrent &&
  html`<label>Current password <input type="password" name="current_password" autocomplete="current-password" required></label>
${fieldError(form.errors?.current)}`
}
<label>New password <input type="password" name="password" autocomplete="new-password" required minlength="${PASSWORD_CHARS.min}" maxlength="${PASSWORD_CHARS.max}"></label>
<p><small>${PASSWORD_CHARS.min} to ${PASSWORD_CHARS.max} characters.</small></p>
${fieldError(form.errors?.password)}
<button>${form.isPasswordSet ? 'Change password' : 'Set password'}</button>
</form>
</section>`;
}
