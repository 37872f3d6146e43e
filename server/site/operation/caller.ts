import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Who is at the other end of the connection; nobody known where there is none, as in tests. */
export function getCaller(c: Context): { address: string | undefined } {
  return { address: c.env?.incoming ? getConnInfo(c).remote.address : undefined };
}
