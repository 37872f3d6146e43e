import type { StateFrom } from 'xstate';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { definePage } from './page.ts';
import { ReservationOfLink } from './ReservationOfLink.tsx';
import { worldOf } from './services.ts';

export const page = definePage<StateFrom<typeof reservationMachine>>({
  run: async (services) => {
    const [{ runnerOf }, { reservationAt }] = await Promise.all([
      import('./runMachine.ts'),
      import('../actors/reservation.ts'),
    ]);
    return runnerOf(reservationAt(worldOf(services)));
  },
  input: ({ reservation }) => ({ reservationId: reservation }),
  opened: () => ({ type: 'page.opened' }),
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
