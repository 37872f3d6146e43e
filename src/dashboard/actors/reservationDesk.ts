import { reservationDeskMachine } from '../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';
import { createLook } from './lookAtReservation.ts';

/** Connects the page of one reservation to the host. */
export const createReservationDeskActors = (dashboard: Pick<Dashboard, 'api'>) =>
  reservationDeskMachine.provide({ actors: { loadReservationDesk: createLook(dashboard) } });
