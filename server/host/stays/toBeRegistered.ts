import type { ReservationRow } from '../store/schema.ts';
import type { CurrentStatus } from './currentStatus.ts';

/** Whether the guests of a reservation may be registered, for the first time or again. */
export const isToBeRegistered = ({
  guestsRegisteredAt,
  registrationReopenedAt,
}: Pick<ReservationRow, 'guestsRegisteredAt' | 'registrationReopenedAt'>): boolean =>
  guestsRegisteredAt === null || registrationReopenedAt !== null;

/**
 * Whether drafts of the guest registration are stored: while the guests may be registered, until the stay is over.
 * Later, the entered data exists only in the browser.
 */
export const takesDrafts = (
  reservation: Parameters<typeof isToBeRegistered>[0],
  { status }: Pick<CurrentStatus, 'status'>,
): boolean => status === 'confirmed' && isToBeRegistered(reservation);
