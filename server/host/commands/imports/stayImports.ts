import { sql } from 'kysely';
import type {
  ImportedStay,
  ListedImport,
  StayImportResult,
  StayProblem,
  UndoneImport,
} from '../../../../contract/dashboard/stayImports.ts';
import { Refusal } from '../../base/refusal.ts';
import { newId } from '../../reservations/newNames.ts';
import { lockUnits } from '../../stays/lockReservation.ts';
import { storeUnit } from '../../stays/storeUnit.ts';
import { clock, type Trx } from '../../store/database.ts';
import { readTime } from '../../store/readTime.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';
import { createBooking } from '../reservations/createBooking.ts';
import { examineStay, toBooking } from './examineStays.ts';

/** Whether nobody has changed an imported stay, and its guest has not begun to register. */
const isUnchanged = sql<boolean>`(
  not reservation.import_changed
  and not exists (select from reservation_event e where e.reservation_id = reservation.id)
  and not exists (select from guests_draft d where d.reservation_id = reservation.id)
)`;

/** Locks the properties of stays, always in the same order. */
async function lockProperties(trx: Trx, { content }: CommandContext, ids: readonly string[]): Promise<void> {
  const known = [...new Set(ids)].filter((id) => content.units.has(id)).toSorted();
  for (const id of known) await storeUnit(trx, id);
  if (known.length > 0) await lockUnits(trx, known);
}

/**
 * Locks an import that was not undone, and returns its id.
 * @throws {Refusal} if it does not exist
 * @throws {CommandRefused} if it was undone
 */
async function requireImport(trx: Trx, id: string): Promise<string> {
  const found = await trx
    .selectFrom('stayImport')
    .select('undoneAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('not-found');
  if (found.undoneAt !== null) throw new CommandRefused('This import was undone.');
  return id;
}

/**
 * Returns the id of an import that was not undone, or of a new one.
 * @throws {Refusal} 404 if it does not exist
 */
async function findImport(trx: Trx, { userId }: CommandContext, id: string | undefined): Promise<string> {
  if (id === undefined) {
    const created = { id: newId(), author: userId ?? null };
    await trx.insertInto('stayImport').values(created).execute();
    return created.id;
  }
  return requireImport(trx, id);
}

/** Stores one stay without an e-mail; returns why it cannot be stored. */
async function storeStay(
  context: CommandContext & { db: Trx },
  { stay, importId, now }: { stay: ImportedStay; importId: string; now: Date },
): Promise<StayProblem | null> {
  const { problem } = await examineStay(context, stay, now);
  if (problem !== null) return problem;
  try {
    const { id } = await createBooking(context, toBooking(context, stay));
    await context.db.updateTable('reservation').set({ importId }).where('id', '=', id).execute();
    return null;
  } catch (error) {
    if (error instanceof CommandRefused) return 'refused';
    throw error;
  }
}

/**
 * Stores stays from another system, whose guests receive no e-mail and whose price the channel collects. A stay that
 * cannot be stored is omitted; a stay that the site already has is never stored twice.
 * @throws {Refusal} 404 if the import to which they are added does not exist
 */
export async function importStays(
  context: CommandContext,
  input: { stays: readonly ImportedStay[]; import?: string | undefined },
): Promise<StayImportResult> {
  const silent = { ...context, jobs: { enqueue: () => Promise.resolve() } };
  return inTransaction(context.db, async (trx) => {
    await lockProperties(
      trx,
      context,
      input.stays.map(({ unit }) => unit),
    );
    const importId = await findImport(trx, context, input.import);
    const now = await readTime(trx);
    const results: StayImportResult['results'] = [];
    for (const stay of input.stays) {
      results.push({ problem: await storeStay({ ...silent, db: trx }, { stay, importId, now }) });
    }
    return { import: importId, results };
  });
}

/** The number of imports that are listed. */
const listed = 20;

/** Lists the last imports, the newest first, with the number of their stays. */
export async function listStayImports({ db }: Pick<CommandContext, 'db'>): Promise<ListedImport[]> {
  const rows = await db
    .selectFrom('stayImport')
    .leftJoin('hostUser', 'hostUser.id', 'stayImport.author')
    .select(['stayImport.id', 'stayImport.createdAt', 'stayImport.undoneAt', 'hostUser.name as author'])
    .select((select) => [
      select
        .selectFrom('reservation')
        .select((of) => of.fn.countAll<string>().as('stays'))
        .whereRef('importId', '=', 'stayImport.id')
        .as('stays'),
      select
        .selectFrom('reservation')
        .select((of) => of.fn.countAll<string>().as('changed'))
        .whereRef('importId', '=', 'stayImport.id')
        .where(sql<boolean>`not ${isUnchanged}`)
        .as('changed'),
    ])
    .orderBy('stayImport.createdAt', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ id, createdAt, undoneAt, author, stays, changed }) => ({
    import: id,
    createdAt: createdAt.toISOString(),
    author,
    stays: Number(stays),
    changed: Number(changed),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}

/** The number of stays whose numbers are returned. */
const mostNumbers = 20;

/**
 * Removes the stays of an import that nobody has changed since. A repeated call removes those that are still unchanged.
 * @throws {Refusal} 404 if the import does not exist
 */
export async function undoStayImport(context: CommandContext, importId: string): Promise<UndoneImport> {
  return inTransaction(context.db, async (trx) => {
    const units = await trx
      .selectFrom('reservation')
      .select('unitId')
      .distinct()
      .where('importId', '=', importId)
      .execute();
    await lockProperties(
      trx,
      context,
      units.map(({ unitId }) => unitId),
    );
    await requireImport(trx, importId);
    await trx.updateTable('stayImport').set({ undoneAt: clock }).where('id', '=', importId).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('reservation')
      .where('importId', '=', importId)
      .where(isUnchanged)
      .executeTakeFirst();
    const kept = await trx
      .selectFrom('reservation')
      .select('number')
      .where('importId', '=', importId)
      .orderBy('startDate')
      .limit(mostNumbers)
      .execute();
    return { import: importId, removed: Number(numDeletedRows), kept: kept.map(({ number }) => number) };
  });
}
