import type { StateFrom } from 'xstate';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { definePage } from '../frame/page.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import { checkoutWorld } from './checkoutWorld.ts';
import { ReservationOfLink } from './ReservationOfLink.tsx';
import { siteSuffix } from './siteSuffix.ts';

export const page = definePage<StateFrom<typeof reservationMachine>>({
  run: async (services) => {
    const [{ runnerOf }, { reservationAt }] = await loadAll([
      import('../frame/runMachine.ts'),
      import('../actors/reservation.ts'),
    ]);
    return runnerOf(reservationAt(checkoutWorld(services)));
  },
  input: ({ reservation }) => ({ reservationId: reservation }),
  opened: () => ({ type: 'page.opened' }),
  // The server knows only half of the link: it cannot tell whether there is such a reservation.
  statusOf: () => 200,
  headOf: ({ context: { reservation } }, text, { productName }) => ({
    title: reservation
      ? `${reservation.number} · ${reservation.unit.name}${siteSuffix(reservation.unit.name, productName)}`
      : `${text.formatMessage({ id: 'reservation.title' })} · ${productName}`,
    description: text.formatMessage({ id: 'reservation.title' }),
  }),
  View: ReservationOfLink,
});
