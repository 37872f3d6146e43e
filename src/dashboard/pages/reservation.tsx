import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { paymentForm, reservationAddress } from '../../../contract/dashboard/pages.ts';
import type { reservationDeskMachine } from '../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { randomId } from '../../actors/randomId.ts';
import { createReservationDeskActors } from '../actors/reservationDesk.ts';
import { defineDashboardPage } from '../context/route.ts';
import { canRecordPayment } from '../../../contract/dashboard/possibleForms.ts';
import { ReservationDeskView } from '../views/reservationDesk/ReservationDeskView.tsx';

/**
 * Opens the form for a received payment if the address asks for it, as soon as the reservation is loaded. The address then
 * no longer asks, so that a reload and the Back button show the reservation.
 */
function useRequestedPayment(actor: ActorRefFrom<typeof reservationDeskMachine>) {
  const [, navigate] = useLocation();
  const isRequested = useSearch() === paymentForm;
  const reservation = useSelector(actor, ({ context }) => context.reservation);
  const open = useEffectEvent((loaded: typeof reservation) => {
    if (!isRequested || !loaded) return;
    navigate(reservationAddress(loaded.number), { replace: true });
    if (canRecordPayment(loaded)) actor.send({ type: 'form.opened', form: 'recordPayment' });
  });
  useEffect(() => open(reservation), [reservation]);
}

/** The page of one reservation. */
export const page = defineDashboardPage({
  createMachine: createReservationDeskActors,
  getInput: ({ number = '' }) => ({ visitId: randomId(), number }),
  changes: ['reservation', 'job'],
  View: ({ actor }) => {
    useRequestedPayment(actor);
    return <ReservationDeskView actor={actor} />;
  },
});
