import type { StateValue } from 'xstate';

/** The value of a state by its dotted path. */
export const valueAt = (path: string): StateValue =>
  path
    .split('.')
    .reduceRight<StateValue | undefined>(
      (within, state) => (within === undefined ? state : { [state]: within }),
      undefined,
    ) ?? path;
