import type { ReservationRow } from '../../store/schema.ts';

type Registered = Pick<ReservationRow, 'guestsRegisteredAt' | 'registrationReopenedAt'>;

/** Whether the guests of a stay are registered, must register, or must register again. */
export function getRegistration({ guestsRegisteredAt, registrationReopenedAt }: Registered) {
  if (guestsRegisteredAt === null) return 'open';
  return registrationReopenedAt === null ? 'registered' : 'reopened';
}
