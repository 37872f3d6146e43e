import { LockTimeout } from './turns.ts';

const getCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

// PostgreSQL's serialization failure and deadlock.
/** Whether the transaction was rolled back and can be retried. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(getCode(error));

/** Whether another transaction holds the requested lock. */
export const isLockTimeout = (error: unknown): boolean => getCode(error) === '55P03';

/** Whether the server is read-only: a standby, or a former primary. */
export const isReadOnly = (error: unknown): boolean => getCode(error) === '25006';

// PostgreSQL errors: connections, resources, shutdown, lock and statement timeouts, and a standby.
const codes = /^(08|53|57P|57014|55P03|25P03|25006)/;
const ofTheNetwork = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/;
// pg has no codes for these errors, only messages.
const words =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered)/;

/** Whether the socket of a local server does not exist: the server has not started, or has ended. */
export const hasNoSocket = (error: unknown): boolean =>
  getCode(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect';

/** Whether the database could not be reached, is shutting down, did not answer within the timeout, or is read-only. */
export const isUnreachable = (error: unknown): boolean =>
  codes.test(getCode(error)) ||
  ofTheNetwork.test(getCode(error)) ||
  (error instanceof Error && words.test(error.message)) ||
  hasNoSocket(error) ||
  error instanceof LockTimeout;

/** Whether a connection can no longer be used: it is broken, still waits for an answer, or leads to a standby. */
export const isLost = (error: unknown): boolean =>
  isReadOnly(error) ||
  /^(08|57P)/.test(getCode(error)) ||
  ofTheNetwork.test(getCode(error)) ||
  (error instanceof Error && words.test(error.message));
