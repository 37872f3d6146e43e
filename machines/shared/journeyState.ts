import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/** What views read of a journey. */
export type JourneyState<Machine extends AnyStateMachine> = Pick<
  SnapshotFrom<Machine>,
  'value' | 'context' | 'matches' | 'can' | 'hasTag'
>;

type Value = string | { readonly [state: string]: Value };

const isWithin = (wantedValue: Value, value: Value): boolean => {
  if (typeof wantedValue === 'string')
    return wantedValue === value || (typeof value !== 'string' && wantedValue in value);
  if (typeof value === 'string') return false;
  return Object.entries(wantedValue).every(
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
    matches: (wantedValue: Value) => isWithin(wantedValue, value as Value),
    can: () => false,
    hasTag: () => false,
  }) as unknown as JourneyState<Machine>;
