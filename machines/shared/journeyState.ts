import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/** The part of a journey's snapshot that views read. */
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
 * Returns a static snapshot in the initial state, from which a page is rendered before its machines run. It accepts no
 * events.
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
