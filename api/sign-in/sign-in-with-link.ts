import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Starts a session for somebody whose link was just used up; called from the link's page alone. */
export const signInWithLink = () => ({
  id: 'sign-in-with-link',
  endpoints: {
    signInWithLink: createAuthEndpoint(
      '/sign-in/with-link',
      {
        method: 'POST',
        body: z.object({ operatorId: z.uuid() }),
        requireHeaders: true,
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.operatorId);
        const session =
          user && (await ctx.context.internalAdapter.createSession(user.id, false, { signedInBy: 'link' }));
        if (!session) return ctx.json({ isSignedIn: false });
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ isSignedIn: true });
      },
    ),
  },
});
