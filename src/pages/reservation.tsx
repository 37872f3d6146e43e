import type { StateFrom } from 'xstate';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { definePage } from './page.ts';
import { ReservationOfLink } from './ReservationOfLink.tsx';

export const page = definePage<StateFrom<typeof reservationMachine>>({
  machine: async ({ api, settings: { gatewayHosts } }) => {
    const { reservationAt } = await import('../actors/reservation.ts');
    return reservationAt({ api, gatewayHosts, leaveFor: (address) => window.location.assign(address) });
  },
  input: ({ reservation }) => ({ reservationId: reservation }),
  // The server knows only half of the link: it cannot tell whether there is such a reservation.
  statusOf: () => 200,
  headOf: ({ context: { reservation } }, text, { productName }) => ({
    title: reservation
      ? `${reservation.number} · ${reservation.unit.name} · ${productName}`
      : `${text.formatMessage({ id: 'reservation.title' })} · ${productName}`,
    description: productName,
  }),
  View: ReservationOfLink,
});
