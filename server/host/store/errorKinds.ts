import { LockTimeout } from './turns.ts';

const getCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

// PostgreSQL's serialization failure and deadlock.
/** Whether the database undid everything and asks to try again. */
export const isWorthAnotherTry = (error: unknown): boolean => ['40001', '40P01'].includes(getCode(error));

/** Whether somebody else has what was to be locked. */
export const isLockTimeout = (error: unknown): boolean => getCode(error) === '55P03';

/** Whether the server is one that is only read from: a standby, or a primary that has become one. */
export const isReadOnly = (error: unknown): boolean => getCode(error) === '25006';

// PostgreSQL: connections, resources, shutting down; what waited too long for a lock or took too long; a standby.
const codes = /^(08|53|57P|57014|55P03|25P03|25006)/;
const ofTheNetwork = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/;
// pg tells these by their words alone.
const words =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered)/;

/** Whether a server of this machine has no socket where it is looked for: it has not started, or has ended. */
export const hasNoSocket = (error: unknown): boolean =>
  getCode(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect';

/** Whether the database could not be reached, is shutting down, did not answer in time, or takes nothing now. */
export const isUnreachable = (error: unknown): boolean =>
  codes.test(getCode(error)) ||
  ofTheNetwork.test(getCode(error)) ||
  (error instanceof Error && words.test(error.message)) ||
  hasNoSocket(error) ||
  error instanceof LockTimeout;

/** Whether a connection is of no use any more: it broke, is waiting for an answer still, or leads to a standby. */
export const isLost = (error: unknown): boolean =>
  isReadOnly(error) ||
  /^(08|57P)/.test(getCode(error)) ||
  ofTheNetwork.test(getCode(error)) ||
  (error instanceof Error && words.test(error.message));
