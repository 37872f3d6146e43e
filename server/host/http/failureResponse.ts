import type { Logger } from 'pino';
import { Refusal } from '../base/refusal.ts';
import { isUnreachable } from '../store/errorKinds.ts';
import { internalError, refusalResponse } from './problemResponse.ts';

// A database error's detail quotes rows, so only its name, code and place are noted.
const noted = (error: Error) => ({
  error: error.name,
  ...('code' in error && { code: error.code }),
  ...('constraint' in error && { constraint: error.constraint }),
  message: error.message,
  stack: error.stack,
});

/** The answer to a call that was refused, or that went wrong. */
export function failureResponse(log: Logger, error: Error, route: string | undefined): Response {
  if (error instanceof Refusal) return refusalResponse(error);
  log.error({ ...noted(error), route }, 'a call failed');
  if (isUnreachable(error)) return refusalResponse(new Refusal('unavailable', { retryAfter: 5 }));
  return internalError();
}
