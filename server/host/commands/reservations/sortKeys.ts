import { sql, type RawBuilder } from 'kysely';
import type { ReservationSort } from '../../../../contract/dashboard/listAddress.ts';
import { foldSql } from '../../store/reservationWords.ts';

interface SortKey {
  key: RawBuilder<unknown>;
  /** Its type in the database. */
  type: 'date' | 'timestamptz' | 'text' | 'bigint';
}

/** The expression of each column. Names are compared without accents, with the same result in every database. */
export const sortKeys: Readonly<Record<ReservationSort, SortKey>> = {
  arrival: { key: sql`start_date`, type: 'date' },
  departure: { key: sql`end_date`, type: 'date' },
  booked: { key: sql`created_at`, type: 'timestamptz' },
  name: { key: sql`(${sql.raw(foldSql("first_name || ' ' || last_name"))}) collate "C"`, type: 'text' },
  amount: { key: sql`(quote -> 'total' ->> 'amount')::bigint`, type: 'bigint' },
};

/** Selects the value of a column as text, which a position keeps without a loss. */
export const getSortValue = (sort: ReservationSort) => sql<string>`(${sortKeys[sort].key})::text`.as('value');
