import type { Reservation, ReservationStatus } from '../reservation.ts';

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

/** Whether the guest or the host cancelled the reservation; a late payment also ends with the status `cancelled`. */
export const isCancelled = ({ status, endReason }: Pick<Reservation, 'status' | 'endReason'>): boolean =>
  status === 'cancelled' && endReason !== 'paid_too_late';
