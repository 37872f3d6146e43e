import { statementTime, type Database } from '../store/database.ts';

/** Days for which the log of actions is stored. */
export const actionDays = 365;

/** The subject of an action. Details contain no personal data of guests. */
export interface ActionSubject {
  reservationId?: string;
  unitId?: string;
  /** Values before and after, amounts, or names of settings. */
  details?: Readonly<Record<string, unknown>>;
}

/** The person who acted, or the command line. */
export interface Actor {
  id: string | null;
  name: string;
}

/** The actor of commands. */
export const commandLine: Actor = { id: null, name: 'command line' };

/** Adds an entry to the log of actions. */
export async function recordAction(
  db: Database,
  actor: Actor,
  action: string,
  { reservationId, unitId, details }: ActionSubject = {},
): Promise<void> {
  await db
    .insertInto('hostAction')
    .values({
      userId: actor.id,
      actor: actor.name,
      action,
      reservationId: reservationId ?? null,
      unitId: unitId ?? null,
      details: details === undefined ? null : JSON.stringify(details),
      at: statementTime,
    })
    .execute();
}

/** Later than the id of every entry. */
const latestId = '999999999999999';

/** The number of entries on a page. */
const pageLength = 50;

/** Returns a page of the log of actions, the newest entries first; `before` is the `next` of the page before. */
export async function readActions(db: Database, before: string | undefined) {
  const rows = await db
    .selectFrom('hostAction')
    .leftJoin('reservation', 'reservation.id', 'hostAction.reservationId')
    .select([
      'hostAction.id',
      'actor',
      'action',
      'reservationId',
      'number as reservationNumber',
      'hostAction.unitId',
      'details',
      'at',
    ])
    .where('hostAction.id', '<', before ?? latestId)
    .orderBy('hostAction.id', 'desc')
    .limit(pageLength + 1)
    .execute();
  const actions = rows.slice(0, pageLength);
  return {
    actions: actions.map(({ details, at, ...action }) => ({
      ...action,
      details: details as Record<string, unknown> | null,
      at: at.toISOString(),
    })),
    next: rows.length > pageLength ? actions.at(-1)!.id : null,
  };
}
