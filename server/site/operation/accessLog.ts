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

const getLevel = (status: number, path: string) => {
  if (ofWatchers.has(path)) return 'debug';
  return status >= 500 ? 'error' : 'info';
};

export type NoteAnswer = (answered: Answered) => void;

/** What writes the line of an answer, without what was asked after the `?` and without tokens. */
export function notingAnswers(log: Logger): NoteAnswer {
  // None of its fields can hold a secret, and looking for those in each line takes longer than a kept page.
  const lines = log.child({}, { redact: [] });
  return ({ requestId, method, address, status, milliseconds }) => {
    if (!lines.isLevelEnabled(status >= 500 ? 'error' : 'info')) return;
    const path = maskedPath(address);
    const rounded = Math.round(milliseconds * 10) / 10;
    lines[getLevel(status, path)]({ requestId, method, path, status, milliseconds: rounded }, 'answered');
  };
}

/** Writes a line for each answer. */
export const accessLog =
  (note: NoteAnswer): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    await next();
    note({
      requestId: c.get('requestId'),
      method: c.req.method,
      address: c.req.url,
      status: c.res.status,
      milliseconds: performance.now() - start,
    });
  };
