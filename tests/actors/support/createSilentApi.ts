import type { Api } from '../../../src/api/index.ts';

/** Creates an API client that never answers and records the signal of each call. */
export function createSilentApi() {
  const signals: (AbortSignal | undefined)[] = [];
  const call = (_input: unknown, options?: { signal?: AbortSignal }) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  };
  return { signals, api: new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : call) }) as Api };
}
