import type { Logger } from 'pino';
import { Refusal } from '../base/refusal.ts';
import { isUnreachable } from '../store/errorKinds.ts';
import { internalError, refusalResponse } from './problemResponse.ts';

// The detail of a database error contains row data, so it is not logged.
const noted = (error: Error) => ({
  error: error.name,
  ...('code' in error && { code: error.code }),
  ...('constraint' in error && { constraint: error.constraint }),
  message: error.message,
  stack: error.stack,
});

/** Logs an unexpected error, and converts any error to an answer. */
export function failureResponse(log: Logger, error: Error, route: string | undefined): Response {
  if (error instanceof Refusal) return refusalResponse(error);
  log.error({ ...noted(error), route }, 'request failed');
  if (isUnreachable(error)) return refusalResponse(new Refusal('unavailable', { retryAfter: 5 }));
  return internalError();
}
