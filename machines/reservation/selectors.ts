import type { StateFrom } from 'xstate';
import { isBooked } from '../../contract/rules/booked.ts';
import type { reservationMachine } from './reservation.machine.ts';

export type ReservationPage = Pick<StateFrom<typeof reservationMachine>, 'value' | 'context'>;

/** Returns the reservation from the latest answer, or from the device's copy. */
export const getReservation = ({ context }: ReservationPage): ReservationPage['context']['reservation'] =>
  context.reservation;

/** Whether this device can store a copy of the reservation for offline use. */
export const canStoreOffline = ({ context: { offlineStatus, reservation } }: ReservationPage): boolean =>
  offlineStatus !== 'unable' && reservation !== undefined && isBooked(reservation);

/** Whether this device stores a copy of the reservation for offline use. */
export const isStoredOffline = ({ context }: ReservationPage): boolean => context.offlineStatus === 'on';

/** Whether the device's copy is shown without the link, so that nothing can be changed. */
export const isLinkNeeded = ({ value }: ReservationPage): boolean =>
  typeof value === 'object' && 'kept' in value && value.kept === 'linkNeeded';

/** Whether the page shows the device's copy and not the latest answer of the host. */
export const isShownFromDevice = ({ value }: ReservationPage): boolean =>
  typeof value === 'object' && 'kept' in value;
