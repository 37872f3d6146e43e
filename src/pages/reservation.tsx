import type { StateFrom } from 'xstate';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { definePage } from '../frame/page.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import { createCheckoutEnvironment } from './checkoutEnvironment.ts';
import { LinkedReservation } from './LinkedReservation.tsx';
import { siteSuffix } from './siteSuffix.ts';

export const page = definePage<StateFrom<typeof reservationMachine>>({
  loadRunner: async (services) => {
    const [{ getRunner }, { createReservationActors }] = await loadAll([
      import('../frame/runMachine.ts'),
      import('../actors/reservation.ts'),
    ]);
    return getRunner(createReservationActors(createCheckoutEnvironment(services)));
  },
  getInput: ({ reservation }) => ({ reservationId: reservation }),
  getOpenedEvent: () => ({ type: 'page.opened' }),
  // The server does not receive the fragment of the link, so it cannot check whether the reservation exists.
  getStatus: () => 200,
  getHead: ({ context: { reservation } }, text, { productName }) => ({
    title: reservation
      ? `${reservation.number} · ${reservation.unit.name}${siteSuffix(reservation.unit.name, productName)}`
      : `${text.formatMessage({ id: 'reservation.title' })} · ${productName}`,
    description: text.formatMessage({ id: 'reservation.title' }),
  }),
  View: LinkedReservation,
});
