import type { Api } from '../../../src/api/index.ts';

const signalIn = (argument: unknown) =>
  argument instanceof AbortSignal ? argument : (argument as { signal?: AbortSignal } | undefined)?.signal;

/** An api that never answers, and tells what its calls are given up by. */
export function silentApi() {
  const signals: (AbortSignal | undefined)[] = [];
  const call = (...given: unknown[]) => {
    signals.push(signalIn(given.at(-1)));
    return new Promise(() => undefined);
  };
  return { signals, api: new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : call) }) as Api };
}
