import { createReservationDeskActors } from '../actors/reservationDesk.ts';
import { defineDashboardPage } from '../context/route.ts';
import { ReservationDeskView } from '../views/reservationDesk/ReservationDeskView.tsx';

/** The page of one reservation. */
export const page = defineDashboardPage({
  createMachine: createReservationDeskActors,
  getInput: ({ number = '' }) => ({ number }),
  changes: ['reservation', 'job'],
  View: ({ actor }) => <ReservationDeskView actor={actor} />,
});
