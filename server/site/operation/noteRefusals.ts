import type { Context, MiddlewareHandler } from 'hono';
import { dashboardBase } from '../../../contract/dashboard/operations.ts';
import { sessionOperations } from '../../../contract/dashboard/session.ts';
import { apiBase, operations } from '../../../contract/operations.ts';
import { problemKind } from '../../../contract/values/problemKinds.ts';
import { currentCaller } from '../callers/caller.ts';
import { maskedPath } from './maskedPath.ts';
import type { SecurityEvent, SecurityEvents } from './securityEvents.ts';

const byStatus: Readonly<Record<number, SecurityEvent['event']>> = {
  401: 'unauthorized',
  423: 'otp-locked',
  429: 'too-many-requests',
};

const codes = new Set<string>([
  apiBase + operations.verifyOtp.path,
  dashboardBase + sessionOperations.verifyCode.path,
]);

/** Whether a wrong code was entered; a malformed code has the same status. */
async function isWrongCode(c: Context): Promise<boolean> {
  if (c.res.status !== 422 || !codes.has(c.req.path)) return false;
  const { type } = (await c.res
    .clone()
    .json()
    .catch(() => ({}))) as { type?: string };
  return problemKind(type ?? '') === 'otp-incorrect';
}

/** Logs rejections that may justify blocking a caller, from any host. */
export const noteRefusals =
  ({ note }: Pick<SecurityEvents, 'note'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const event = byStatus[c.res.status] ?? ((await isWrongCode(c)) ? 'otp-incorrect' : undefined);
    if (event) note({ event, network: currentCaller().networks[0]?.mark, path: maskedPath(c.req.url) });
  };
