import { onFailure } from '../../shared/onFailure.ts';
import { loadAgain, loadingStates } from './liveList.ts';

type OfProperty = { context: { property: string } };

/** Returns the id of the property of a page, as the input of its calls. */
export const getProperty = ({ context }: OfProperty): string => context.property;

/** Returns the states of a page about one property before it is loaded; `onDone` leads to the state that shows it. */
export const propertyLoadingStates = <const Src extends string, const Done>(src: Src, onDone: Done) =>
  ({
    ...loadingStates(
      { src, input: getProperty },
      onDone,
      onFailure({ 'not-found': 'unknown', otherwise: 'notLoaded' }),
    ),
    unknown: {
      description: 'No property has this id; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain },
    },
  }) as const;
