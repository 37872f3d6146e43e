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
