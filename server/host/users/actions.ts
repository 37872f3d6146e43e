import { actionKinds, type ActionFilter } from '../../../contract/dashboard/actionKinds.ts';
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

/** The wanted entries. */
export interface ActionQuery {
  /** The `next` of the page before. */
  before?: string | undefined;
  /** All except sign-ins if omitted. */
  kind?: ActionFilter | undefined;
  /** A part of the name of the person or of the number of the reservation. */
  search?: string | undefined;
}

const escapePattern = (text: string) => text.replaceAll(/[%_\\]/g, String.raw`\$&`);

/** Returns a page of the log of actions, the newest entries first. */
export async function readActions(db: Database, { before, kind, search }: ActionQuery) {
  const pattern = `%${escapePattern(search ?? '')}%`;
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
    .$if(kind === undefined, (query) => query.where('action', 'not in', actionKinds.signIn))
    .$if(kind !== undefined && kind !== 'all', (query) =>
      query.where('action', 'in', actionKinds[kind as keyof typeof actionKinds]),
    )
    .$if(search !== undefined, (query) =>
      query.where((where) => where.or([where('actor', 'ilike', pattern), where('number', 'ilike', pattern)])),
    )
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
