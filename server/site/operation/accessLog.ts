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

// Asked every few seconds by whoever watches the process; what they are told is their affair.
const ofWatchers = new Set(['/health', '/ready', '/metrics']);

const levelOf = (status: number, path: string) => {
  if (ofWatchers.has(path)) return 'debug';
  return status >= 500 ? 'error' : 'info';
};

/** Writes the line of an answer, without what was asked after the `?` and without tokens. */
export function logAnswer(log: Logger, { requestId, method, address, status, milliseconds }: Answered): void {
  if (!log.isLevelEnabled(status >= 500 ? 'error' : 'info')) return;
  const path = maskedPath(address);
  const rounded = Math.round(milliseconds * 10) / 10;
  log[levelOf(status, path)]({ requestId, method, path, status, milliseconds: rounded }, 'answered');
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
