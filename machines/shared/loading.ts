/**
 * The time limit for loading a page in the browser, in milliseconds; longer than the limit of a single call. The server
 * sets a shorter one.
 */
export const loadingTimeout = 20_000;

/** Returns the transition of a page that exceeds the time limit. */
export const afterLoadingTooLong = <Target extends string>(target: Target) =>
  ({
    loadingTimeout: {
      target,
      description: 'The host has not responded within the time limit.',
      actions: 'storeTimeout',
    },
  }) as const;
