import { CallFailed } from '../../contract/callFailed.ts';
import { apiTimeout } from '../../contract/operations.ts';

export type Fetch = (request: Request) => Promise<Response>;

const getName = (cause: unknown) =>
  cause instanceof Error || cause instanceof DOMException ? cause.name : '';

/**
 * Asks for what may take `milliseconds`. The caller's own abort (`given`) goes through as it is; anything else that
 * keeps an answer from coming is a {@link CallFailed}: `timed-out` or `unreachable`.
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

/** Sends requests, each {@link withinTime}. */
export const timeLimited =
  (send: Fetch, milliseconds?: number): Fetch =>
  (request) =>
    withinTime((signal) => send(new Request(request, { signal })), request.signal, milliseconds);
