import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Caller } from '../backend/backend.ts';

/** Who is at the other end of the connection; nobody known where there is none, as in tests. */
export function callerOf(c: Context): Caller {
  return { address: c.env?.incoming ? getConnInfo(c).remote.address : undefined };
}
