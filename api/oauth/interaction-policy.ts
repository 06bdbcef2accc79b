import { interactionPolicy } from 'oidc-provider';

const { Check, base } = interactionPolicy;

/**
 * Every authorization passes the consent page: who it is comes from the console's session and whether it is allowed from that page, both for this one
 * request. Nothing that was said before counts.
 */
export function buildInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = base();
  const login = policy.get('login')!;
  login.checks.clear();
  login.checks.add(
    new Check('signed_in', 'signing in is required', 'login_required', ({ oidc }) =>
      oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
    ),
  );
  policy
    .get('consent')!
    .checks.add(
      new Check('asked', 'consent is required', 'consent_required', ({ oidc }) =>
        oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}
