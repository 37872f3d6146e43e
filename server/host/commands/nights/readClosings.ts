import type { Database } from '../../store/database.ts';

/** The nights of a property that its host has closed by command, in order. */
export const readClosings = (db: Database, unitId: string) =>
  db
    .selectFrom('blockedNights')
    .select(['id', 'startDate as start', 'endDate as end', 'why', 'createdAt'])
    .where('unitId', '=', unitId)
    .where('calendarId', 'is', null)
    .orderBy('startDate')
    .execute();
