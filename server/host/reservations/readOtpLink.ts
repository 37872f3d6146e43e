import type { Read } from '../base/call.ts';
import { Refusal } from '../base/refusal.ts';
import { getStatusAt } from '../stays/currentStatus.ts';
import { findBookedUnit } from '../stays/lockReservation.ts';
import { readAwaitedPassword } from './readAwaitedPassword.ts';
import { readWithTime } from './readWithTime.ts';
import { requireOtpToken } from './requireOtpToken.ts';

/**
 * Returns the stay that the link in the e-mail with the code would confirm. It changes nothing, so a mail scanner that
 * opens the link does not use it up.
 */
export const readOtpLink: Read<'readOtpLink'> = async (host, { body, language }) => {
  const row = await readWithTime(host.db, body.reservationId);
  if (!row) throw new Refusal('not-found');
  const { now, ...reservation } = row;
  const unit = findBookedUnit(host, reservation);
  const current = getStatusAt(reservation, now, unit.timeZone);
  const password = await readAwaitedPassword(host.db, { reservation, current });
  if (password.expiresAt <= now) throw new Refusal('otp-expired');
  requireOtpToken(host.keys, password, body.otpToken);
  const { name } = unit.texts[language];
  return { unit: { id: unit.id, name }, startDate: reservation.startDate, endDate: reservation.endDate };
};
