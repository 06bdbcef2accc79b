import type { KoaContextWithOIDC } from 'oidc-provider';
import { isLoopback } from '../http/is-loopback.ts';

/**
 * Where a browser is about to be sent on another host before anybody was asked: with an error, as consent is always asked for. Anybody may register
 * an address, so every link to us could lead anywhere (RFC 9700, 4.11.2). Undefined where the person, or an application on this machine, is next.
 */
export function findWayOff(ctx: KoaContextWithOIDC): URL | undefined {
  const location = ctx.response.get('location');
  if (ctx.oidc?.route !== 'authorization' || !URL.canParse(location)) return undefined;
  const target = new URL(location);
  return target.protocol === 'https:' && !isLoopback(target.hostname) ? target : undefined;
}
