import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { apiTimeout } from '../../contract/values/apiTimeout.ts';

export type Fetch = (request: Request) => Promise<Response>;

const getName = (cause: unknown) =>
  cause instanceof Error || cause instanceof DOMException ? cause.name : '';

/**
 * Sends a request with a time limit in milliseconds. An abort by the caller (`given`) is rethrown unchanged; any other
 * failure is a {@link CallFailed} of kind `timed-out` or `unreachable`.
 */
export async function withTimeLimit(
  request: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  milliseconds: number = apiTimeout,
): Promise<Response> {
  const limit = AbortSignal.timeout(milliseconds);
  try {
    return await request(AbortSignal.any([signal, limit]));
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new CallFailed(limit.aborted || getName(cause) === 'TimeoutError' ? 'timed-out' : 'unreachable');
  }
}

const readWhole = async (answer: Response) =>
  new Response(answer.body && (await answer.arrayBuffer()), answer);

/**
 * Wraps `send` so that every request has the time limit of {@link withTimeLimit}, and that a connection that ends during
 * the answer is the same failure as one that ends before it.
 */
export const limitTime =
  (send: Fetch, milliseconds?: number): Fetch =>
  (request) =>
    withTimeLimit(
      async (signal) => readWhole(await send(new Request(request, { signal }))),
      request.signal,
      milliseconds,
    );
