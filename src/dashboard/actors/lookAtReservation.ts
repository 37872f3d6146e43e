import { fromPromise } from 'xstate';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** Creates the actor that loads a reservation by its number, as it is now. */
export const createLook = ({ api }: Pick<Dashboard, 'api'>) =>
  fromPromise<DeskReservation, string>(({ input: reservation, signal }) =>
    api.getReservation({ params: { reservation } }, { signal }),
  );
