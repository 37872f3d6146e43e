import { CallFailed } from '../../contract/callFailed.ts';
import { apiTimeout } from '../../contract/operations.ts';

export type Fetch = (request: Request) => Promise<Response>;

const nameOf = (cause: unknown) =>
  cause instanceof Error || cause instanceof DOMException ? cause.name : '';

/**
 * Sends requests that may take `milliseconds`. A caller's own abort goes through as it is; anything else
 * that keeps an answer from coming is a {@link CallFailed}: `timed-out` or `unreachable`.
 */
export const timeLimited =
  (send: Fetch, milliseconds: number = apiTimeout): Fetch =>
  async (request) => {
    const limit = AbortSignal.timeout(milliseconds);
    const limited = new Request(request, { signal: AbortSignal.any([request.signal, limit]) });
    try {
      return await send(limited);
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      throw new CallFailed(limit.aborted || nameOf(cause) === 'TimeoutError' ? 'timed-out' : 'unreachable');
    }
  };
