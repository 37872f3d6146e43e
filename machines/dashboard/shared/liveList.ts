import { afterLoadingTooLong } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';

/**
 * A page that loads its data is in `loading`, then in `notLoaded` or in a state of its own that shows the data. A live
 * page is in `shown` then: in `idle`, in `refreshing` after the host has reported a change, or in `outdated` if the data
 * could not be loaded again.
 */

/** The actor that loads the data, and its input. */
interface Call {
  readonly src: string;
  readonly input?: unknown;
}

/** Returns the output of a finished actor, as the parameter of an action or a guard. */
export const getOutput = <Output>({ event }: { event: { output: Output } }) => event.output;

/** Returns the action of this name with the output of the finished actor as its parameter. */
export const storeOutput = <Name extends string>(type: Name) => ({ type, params: getOutput }) as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
export const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

const toNotLoaded = onFailure({ otherwise: 'notLoaded' });

/** Returns the states of a page without data; `onDone` leads to the state that shows the data. */
export const loadingStates = <const LoadCall extends Call, const Done, const Failed = typeof toNotLoaded>(
  call: LoadCall,
  onDone: Done,
  onError: Failed = toNotLoaded as Failed,
) =>
  ({
    loading: {
      description: 'The data of this page are being loaded.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: { ...call, id: call.src as LoadCall['src'], onDone, onError },
    },
    notLoaded: {
      description: 'The data could not be loaded; the person can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
  }) as const;

/** The transition of a state in `shown` that loads the data again after a change. */
export const refreshOnChange = { 'data.changed': { target: 'refreshing', reenter: true } } as const;

/**
 * Returns the states in `shown`: `id` identifies the call that loads the data again, `store` is the action that stores
 * them, and `on` contains the transitions of the page in all three states.
 */
export const liveStates = <
  Id extends string,
  const LoadCall extends Call,
  const Store,
  const On extends object,
>(
  id: Id,
  call: LoadCall,
  store: Store,
  on: On,
) =>
  ({
    idle: {
      description: 'Nothing is pending.',
      on: { ...refreshOnChange, ...on },
    },
    refreshing: {
      description: 'Something has changed, so the data are loaded again without a message.',
      tags: 'waiting',
      on: { ...refreshOnChange, ...on },
      invoke: {
        ...call,
        id,
        onDone: { target: 'idle', actions: store },
        onError: onFailure({ otherwise: 'outdated' }),
      },
    },
    outdated: {
      description: 'The data could not be loaded again; the person can try again.',
      tags: 'failed',
      on: {
        ...refreshOnChange,
        ...on,
        'retry.requested': { target: 'refreshing', actions: 'focusPage' },
        'connection.returned': 'refreshing',
      },
    },
  }) as const;
