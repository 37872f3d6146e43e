import { fromPromise } from 'xstate';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { reservationDeskMachine } from '../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** Connects the page of one reservation to the host. */
export const createReservationDeskActors = ({ api }: Pick<Dashboard, 'api' | 'session'>) =>
  reservationDeskMachine.provide({
    actors: {
      loadReservationDesk: fromPromise<DeskReservation, string>(({ input: reservation, signal }) =>
        api.getReservation({ params: { reservation } }, { signal }),
      ),
    },
  });
