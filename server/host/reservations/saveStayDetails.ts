import { isDeepStrictEqual } from 'node:util';
import type { Write } from '../base/call.ts';
import { Refusal, refuseValues } from '../base/refusal.ts';
import { lockByLink } from '../stays/reservationLink.ts';
import { areChangeable, detailsViolations, toStoredDetails } from '../stays/stayDetails.ts';

type Details = ReturnType<typeof toStoredDetails>;

const haveChanged = (details: Details, now: Details) =>
  Object.keys(now).some(
    (key) => !isDeepStrictEqual(details[key as keyof Details], now[key as keyof Details]),
  );

/**
 * Stores or removes the invoice data and the arrival time of a stay. Only changed values are reported to the host
 * (`notifyDetails.ts`).
 */
export const saveStayDetails: Write<'saveStayDetails'> = async (trx, host, { body }) => {
  const { reservation, unit, current, now } = await lockByLink(trx, host, body);
  if (!areChangeable(current)) throw new Refusal('wrong-state');
  const violations = detailsViolations(body, unit);
  if (violations.length > 0) throw refuseValues(violations);
  const kept = toStoredDetails(body);
  if (haveChanged(reservation, kept)) {
    await trx
      .updateTable('reservation')
      .set({ ...kept, detailsChangedAt: reservation.detailsChangedAt ?? now })
      .where('id', '=', reservation.id)
      .execute();
  }
  return { savedAt: now.toISOString() };
};
