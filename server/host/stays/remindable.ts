import { isToBeRegistered } from './toBeRegistered.ts';
import type { ReservationRow } from '../store/schema.ts';

/** Hours between two reminders of one guest. */
const pauseHours = 12;

type Remindable = Pick<
  ReservationRow,
  | 'status'
  | 'email'
  | 'guestErasedAt'
  | 'guestsRegisteredAt'
  | 'registrationReopenedAt'
  | 'registrationRemindedAt'
>;

/** The time of the next possible reminder; null if none was sent yet. */
export const getNextReminder = ({ registrationRemindedAt }: Pick<Remindable, 'registrationRemindedAt'>) =>
  registrationRemindedAt && new Date(registrationRemindedAt.getTime() + pauseHours * 3_600_000);

/** Whether the guests of a stay around today can be reminded now. */
export function isRemindable(reservation: Remindable, now: Date): boolean {
  const next = getNextReminder(reservation);
  return (
    reservation.status === 'confirmed' &&
    reservation.email !== '' &&
    isToBeRegistered(reservation) &&
    (next === null || next <= now)
  );
}
