import type { ApiContext } from '../../api/context.ts';
import { createConsole } from '../../api/console/create-console.ts';

export interface ConsoleRoute {
  method: 'GET' | 'POST';
  /** Below `/console`, parameters as `:name`. */
  path: string;
}

/** Every address that the console answers, as its router has them: a page that is new is among them. */
export function listRoutes(): ConsoleRoute[] {
  // Nothing of it is called: what handlers work with is not there.
  const { stack } = createConsole({ log: undefined } as unknown as ApiContext);
  return stack.flatMap(({ route }) =>
    route === undefined
      ? []
      : route.stack.map(({ method }) => ({
          method: method === 'post' ? ('POST' as const) : ('GET' as const),
          path: route.path,
        })),
  );
}

/** Signed out people see these. */
export const isPublic = ({ path }: ConsoleRoute): boolean => path.startsWith('/sign-in') || path.startsWith('/assets/');
