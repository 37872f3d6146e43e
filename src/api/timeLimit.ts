import { CallFailed } from '../../contract/callFailed.ts';
import { apiTimeout } from '../../contract/operations.ts';

export type Fetch = (request: Request) => Promise<Response>;

const getName = (cause: unknown) =>
  cause instanceof Error || cause instanceof DOMException ? cause.name : '';

/**
 * Sends a request with a time limit in milliseconds. An abort by the caller (`given`) is rethrown unchanged; any other
 * failure is a {@link CallFailed} of kind `timed-out` or `unreachable`.
 */
export async function withinTime(
  ask: (signal: AbortSignal) => Promise<Response>,
  given: AbortSignal,
  milliseconds: number = apiTimeout,
): Promise<Response> {
  const limit = AbortSignal.timeout(milliseconds);
  try {
    return await ask(AbortSignal.any([given, limit]));
  } catch (cause) {
    if (given.aborted) throw cause;
    throw new CallFailed(limit.aborted || getName(cause) === 'TimeoutError' ? 'timed-out' : 'unreachable');
  }
}

/** Wraps `send` so that every request has the time limit of {@link withinTime}. */
export const timeLimited =
  (send: Fetch, milliseconds?: number): Fetch =>
  (request) =>
    withinTime((signal) => send(new Request(request, { signal })), request.signal, milliseconds);
