import * as v from 'valibot';
import { linkToken, reservationId } from '../../../contract/schemas/primitives.ts';
import { parseAs } from '../../../contract/schemas/parseAs.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import type { AlsoWrong, Write } from '../base/call.ts';
import { getDate } from '../pricing/index.ts';
import { Refusal, refuseValues } from '../base/refusal.ts';
import { isToBeRegistered } from '../stays/toBeRegistered.ts';
import { findBookedUnit, type LockedReservation } from '../stays/lockReservation.ts';
import { linkOpens, lockByLink } from '../stays/reservationLink.ts';
import { clock } from '../store/database.ts';
import { storable } from '../store/storable.ts';
import { formViolations } from './formViolations.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import { storeForms } from './storeForms.ts';

const isOpen = ({ reservation, current }: LockedReservation) =>
  isBooked(current) && isToBeRegistered(reservation);

/**
 * Registers all guests of a booked stay together, as Lei 23/2007 (articles 15 and 16) requires. A registration is final
 * until the host reopens it.
 */
export const registerGuests: Write<'registerGuests'> = async (trx, host, { body }) => {
  const locked = await lockByLink(trx, host, body);
  const { reservation, unit, now } = locked;
  if (!isOpen(locked)) throw new Refusal('wrong-state');
  const { id, guestCount } = reservation;
  const violations = formViolations(body.guests, { guestCount, today: getDate(now, unit.timeZone) });
  if (violations.length > 0) throw refuseValues(violations);

  await storeForms(trx, host.keys, id, body.guests);
  await deleteDrafts(trx, [id]);
  await trx
    .updateTable('reservation')
    .set({ guestsRegisteredAt: now, registrationReopenedAt: null })
    .where('id', '=', id)
    .execute();
  await host.jobs.enqueue(trx, 'mail.registered', { reservationId: id });
  if (reservation.registrationReopenedAt !== null) {
    await host.jobs.enqueue(trx, 'mail.hostRegisteredAnew', { reservationId: id });
  }
  return { status: 'confirmed', confirmedAt: now.toISOString() };
};

const requestBody = v.object({
  reservationId: v.pipe(reservationId, v.check(storable)),
  token: linkToken,
  guests: v.pipe(v.array(v.unknown()), v.maxLength(100)),
});

/** Finds further errors in forms that the schema rejected, for the holder of the reservation's link. */
export const alsoWrongWithForms: AlsoWrong = async (host, body) => {
  const { success, output } = parseAs(requestBody, body);
  if (!success) return [];
  const reservation = await host.db
    .selectFrom('reservation')
    .selectAll()
    .select(clock.as('now'))
    .where('id', '=', output.reservationId)
    .executeTakeFirst();
  if (!linkOpens(host, reservation, output.token)) return [];
  const { guestCount, now } = reservation;
  const today = getDate(now, findBookedUnit(host, reservation).timeZone);
  return formViolations(output.guests, { guestCount, today });
};
