/**
 * How long a page may load, in milliseconds, before it says that it could not: longer than a call to the host
 * may take. A server waits less, and gives its own.
 */
export const loadingTimeout = 20_000;

/** What comes of a page that loads for too long. */
export const afterLoadingTooLong = <Target extends string>(target: Target) =>
  ({
    loadingTimeout: { target, description: 'The host takes too long.', actions: 'storeTimeout' },
  }) as const;
