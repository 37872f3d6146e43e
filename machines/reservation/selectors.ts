import type { StateFrom } from 'xstate';
import { isBooked } from '../../contract/rules/booked.ts';
import type { reservationMachine } from './reservation.machine.ts';

type Page = Pick<StateFrom<typeof reservationMachine>, 'value' | 'context'>;

/** The reservation as the host told it last, or as this device keeps it. */
export const getReservation = ({ context }: Page): Page['context']['reservation'] => context.reservation;

/** This device can keep the reservation for when there is no connection. */
export const canBeKept = ({ context: { offlineStatus, reservation } }: Page): boolean =>
  offlineStatus !== 'unable' && reservation !== undefined && isBooked(reservation);

/** This device keeps the reservation for when there is no connection. */
export const isKept = ({ context }: Page): boolean => context.offlineStatus === 'on';

/** The page shows what this device has kept, and not what the host says now. */
export const isShownFromDevice = ({ value }: Page): boolean => typeof value === 'object' && 'kept' in value;
