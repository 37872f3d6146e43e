import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { maskedPath } from './maskedPath.ts';

interface Answered {
  requestId: string;
  method: string;
  /** The request's path, masked. */
  path: string;
  status: number;
  milliseconds: number;
}

// Addresses that monitors request every few seconds; they are not logged.
const ofWatchers = new Set(['/health', '/ready', '/metrics']);

const getLevel = (status: number, path: string) => {
  if (ofWatchers.has(path)) return 'debug';
  return status >= 500 ? 'error' : 'info';
};

export type NoteAnswer = (answered: Answered) => void;

/** Creates a function that logs an answer, without the query string and without tokens. */
export function notingAnswers(log: Logger): NoteAnswer {
  // Without redaction: these fields contain no secrets, and redacting each line takes longer than a cached page.
  const lines = log.child({}, { redact: [] });
  return ({ requestId, method, path, status, milliseconds }) => {
    const rounded = Math.round(milliseconds * 10) / 10;
    lines[getLevel(status, path)](
      { requestId, method, path, status, milliseconds: rounded },
      'request completed',
    );
  };
}

/** Logs one line for each answer. */
export const accessLog =
  (note: NoteAnswer): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    note({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: maskedPath(c.req.url),
      status: c.res.status,
      milliseconds: performance.now() - start,
    });
  };
