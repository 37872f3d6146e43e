import type { Reservation, ReservationStatus } from '../reservation.ts';

/** While the nights are the guest's. */
export const bookedStatuses = ['confirmed', 'completed'] as const satisfies ReservationStatus[];

/** While nights are kept for a guest who has not booked them yet, until the hold ends. */
export const holdStatuses = ['awaiting_otp', 'awaiting_payment'] as const satisfies ReservationStatus[];

interface WithStatus {
  readonly status: ReservationStatus;
}

/** Whether the stay is the guest's, now or since it has been. */
export const isBooked = ({ status }: WithStatus): boolean => bookedStatuses.some((one) => one === status);

/** Whether the nights are only held. */
export const isHold = ({ status }: WithStatus): boolean => holdStatuses.some((one) => one === status);

/** Whether guest or host called it off: a payment that came too late ends a reservation as well. */
export const wasCalledOff = ({ status, endReason }: Pick<Reservation, 'status' | 'endReason'>): boolean =>
  status === 'cancelled' && endReason !== 'paid_too_late';
