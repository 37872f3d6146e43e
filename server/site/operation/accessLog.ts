import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { maskedPath } from '../maskedPath.ts';

const levelOf = (status: number) => (status >= 500 ? 'error' : 'info');

/**
 * Writes a line for each answer, without what was asked after the `?` and without link tokens.
 * Paths that begin with one of `elsewhere` are logged by whoever answers them.
 */
export const accessLog =
  (log: Logger, elsewhere: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    if (elsewhere.some((beginning) => c.req.path.startsWith(beginning))) return;
    const { status } = c.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log[levelOf(status)]({ method: c.req.method, path: maskedPath(c.req.url), status, ms }, 'answered');
  };
