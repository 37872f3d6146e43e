import { sql } from 'kysely';
import type { TestHost } from './testHost.ts';

const soMuchEarlier = (column: string, minutes: number) =>
  sql<Date>`${sql.ref(column)} - make_interval(mins => ${minutes})`;

/** Advances the time of a reservation by some minutes: moves each of its instants into the past. */
export async function passTime(host: TestHost, reservationId: string, minutes: number): Promise<void> {
  await host.db
    .updateTable('reservation')
    .set({
      createdAt: soMuchEarlier('created_at', minutes),
      holdExpiresAt: soMuchEarlier('hold_expires_at', minutes),
      firmUntil: soMuchEarlier('firm_until', minutes),
      verifiedAt: soMuchEarlier('verified_at', minutes),
      checkoutPlannedEnd: soMuchEarlier('checkout_planned_end', minutes),
    })
    .where('id', '=', reservationId)
    .execute();
  await host.db
    .updateTable('oneTimePassword')
    .set({ expiresAt: soMuchEarlier('expires_at', minutes) })
    .where('reservationId', '=', reservationId)
    .execute();
  await host.db
    .updateTable('checkoutSession')
    .set({
      createdAt: soMuchEarlier('created_at', minutes),
      expiresAt: soMuchEarlier('expires_at', minutes),
      checkedAt: soMuchEarlier('checked_at', minutes),
    })
    .where('reservationId', '=', reservationId)
    .execute();
}

/** Minutes from now by the database's clock, to a tenth. */
export async function getMinutesUntil(host: TestHost, instant: string | undefined): Promise<number> {
  const { now } = await host.db
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow();
  return Math.round((Date.parse(instant ?? '') - now.getTime()) / 6000) / 10;
}
