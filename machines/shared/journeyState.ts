import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/** What views read of a journey. */
export type JourneyState<Machine extends AnyStateMachine> = Pick<
  SnapshotFrom<Machine>,
  'value' | 'context' | 'matches' | 'can' | 'hasTag'
>;

type Value = string | { readonly [state: string]: Value };

const isWithin = (requiredValue: Value, value: Value): boolean => {
  if (typeof requiredValue === 'string')
    return requiredValue === value || (typeof value !== 'string' && requiredValue in value);
  if (typeof value === 'string') return false;
  return Object.entries(requiredValue).every(
    ([state, within]) => state in value && isWithin(within, value[state]!),
  );
};

/**
 * What a journey is drawn from until its machine runs, so that a page is there before its machines are: nothing is under
 * way, and nothing can be done that leads on from where it begins.
 */
export const createInitialSnapshot = <Machine extends AnyStateMachine>(
  value: SnapshotFrom<Machine>['value'],
  context: SnapshotFrom<Machine>['context'],
) =>
  ({
    value,
    context,
    matches: (requiredValue: Value) => isWithin(requiredValue, value as Value),
    can: () => false,
    hasTag: () => false,
  }) as unknown as JourneyState<Machine>;
