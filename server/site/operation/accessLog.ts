import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { maskedPath } from './maskedPath.ts';

const levelOf = (status: number) => (status >= 500 ? 'error' : 'info');

/** Writes the line of an answer, without what was asked after the `?` and without link tokens. */
export function logAnswer(log: Logger, method: string, address: string, status: number, ms: number): void {
  const level = levelOf(status);
  if (!log.isLevelEnabled(level)) return;
  log[level]({ method, path: maskedPath(address), status, ms: Math.round(ms * 10) / 10 }, 'answered');
}

/** Writes a line for each answer, but for paths that are logged by whoever answers them. */
export const accessLog =
  (log: Logger, elsewhere: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    if (elsewhere.some((beginning) => c.req.path.startsWith(beginning))) return;
    logAnswer(log, c.req.method, c.req.url, c.res.status, performance.now() - start);
  };
