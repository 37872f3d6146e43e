import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { declaredPromise } from '../../shared/declared.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { loadAgain, loadingStates } from './liveList.ts';

/** Declares the call that loads the reservation of a page. */
export const declaredReservation = () => declaredPromise<DeskReservation, string>('loadReservationDesk');

export const loadReservation = {
  src: 'loadReservationDesk',
  input: ({ context }: { context: { number: string } }) => context.number,
} as const;

/** Returns the states of a page about one reservation before it is loaded; `onDone` leads to the state that shows it. */
export const reservationLoadingStates = <const Done>(onDone: Done) =>
  ({
    ...loadingStates(loadReservation, onDone, onFailure({ 'not-found': 'unknown', otherwise: 'notLoaded' })),
    unknown: {
      description: 'No reservation has this number; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain },
    },
  }) as const;
