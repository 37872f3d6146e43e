import type { ReservationRow } from '../store/schema.ts';
import type { CurrentStatus } from './currentStatus.ts';

/** Whether the guests of a reservation may be registered, for the first time or anew. */
export const isToBeRegistered = ({
  guestsRegisteredAt,
  registrationReopenedAt,
}: Pick<ReservationRow, 'guestsRegisteredAt' | 'registrationReopenedAt'>): boolean =>
  guestsRegisteredAt === null || registrationReopenedAt !== null;

/**
 * Whether what is typed of the guests is kept until it is sent: while they may be registered, until the stay is over. Who
 * registers later has what they type on their page alone.
 */
export const takesDrafts = (
  reservation: Parameters<typeof isToBeRegistered>[0],
  { status }: Pick<CurrentStatus, 'status'>,
): boolean => status === 'confirmed' && isToBeRegistered(reservation);
