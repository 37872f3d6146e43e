import type { Nights } from '../../../../contract/values/nights.ts';
import { getRange } from '../../stays/nightsRange.ts';
import { holdsNights } from '../../stays/takenNights.ts';
import type { Database } from '../../store/database.ts';

/** The reservations of a property that hold some of these nights, in order. */
export const readReservedNights = (db: Database, unitId: string, { start, end }: Nights) =>
  db
    .selectFrom('reservation')
    .select(['number', 'status', 'startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRange({ startDate: start, endDate: end }))
    .where(holdsNights)
    .orderBy('startDate')
    .execute();
