import type { Database } from '../store/database.ts';
import type { PaymentRow } from '../store/schema.ts';

/** The instalments of a reservation, earliest first. */
export const readPayments = (db: Database, reservationId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('reservationId', '=', reservationId)
    .orderBy('position')
    .execute();
