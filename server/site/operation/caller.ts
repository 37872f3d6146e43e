import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Returns the address at the other end of the connection; undefined without one, as in tests. */
export function getCaller(c: Context): { address: string | undefined } {
  return { address: c.env?.incoming ? getConnInfo(c).remote.address : undefined };
}
