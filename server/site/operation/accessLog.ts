import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { maskedPath } from './maskedPath.ts';

interface Answered {
  requestId: string;
  method: string;
  /** The request's URL or path. */
  address: string;
  status: number;
  milliseconds: number;
}

const levelOf = (status: number) => (status >= 500 ? 'error' : 'info');

/** Writes the line of an answer, without what was asked after the `?` and without tokens. */
export function logAnswer(log: Logger, { requestId, method, address, status, milliseconds }: Answered): void {
  const level = levelOf(status);
  if (!log.isLevelEnabled(level)) return;
  const path = maskedPath(address);
  log[level]({ requestId, method, path, status, ms: Math.round(milliseconds * 10) / 10 }, 'answered');
}

/** Writes a line for each answer. */
export const accessLog =
  (log: Logger): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    logAnswer(log, {
      requestId: c.get('requestId'),
      method: c.req.method,
      address: c.req.url,
      status: c.res.status,
      milliseconds: performance.now() - start,
    });
  };
