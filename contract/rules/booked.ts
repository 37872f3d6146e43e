import type { ReservationStatus } from '../values/statuses.ts';

/** The statuses of a booked stay. */
export const bookedStatuses = ['confirmed', 'completed'] as const satisfies ReservationStatus[];

/** The statuses of a hold that the guest has not completed yet. */
export const holdStatuses = ['awaiting_otp', 'awaiting_payment'] as const satisfies ReservationStatus[];

interface WithStatus {
  readonly status: ReservationStatus;
}

/** Whether the stay is or was booked. */
export const isBooked = ({ status }: WithStatus): boolean => bookedStatuses.some((one) => one === status);

/** Whether the nights are only held. */
export const isHold = ({ status }: WithStatus): boolean => holdStatuses.some((one) => one === status);

/** The status of a reservation, and the reason why it ended. */
export interface EndedReservation extends WithStatus {
  readonly endReason?: string | undefined;
}

/** Whether the guest or the host cancelled the reservation; a late payment also ends with the status `cancelled`. */
export const isCancelled = ({ status, endReason }: EndedReservation): boolean =>
  status === 'cancelled' && endReason !== 'paid_too_late';
