import * as v from 'valibot';
import { reservationId, unitId } from '../../../../contract/schemas/primitives.ts';
import {
  needsReport,
  makeBulletinFile,
  listDueBulletins,
  markExported,
  type BulletinFile,
  type DueBulletins,
} from '../../registration/index.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { refuseAsCommand } from '../shared/refused.ts';

/** The stays of a large host over several years. */
const mostAtOnce = 5000;

export const bulletinQuery = v.object({
  unit: v.optional(unitId),
  /** Whether to list stays that were already reported, too. */
  all: v.optional(v.boolean()),
});
export const someReservations = v.object({
  reservationIds: v.pipe(v.array(reservationId), v.maxLength(mostAtOnce)),
});

/** The reporting status of a stay, as plain JSON. */
export interface ListedBulletins extends Omit<DueBulletins, 'exportedAt'> {
  /** RFC 3339. */
  exportedAt: string | null;
}

/**
 * Lists stays whose guests have arrived and must still be reported, or all, with their bulletins and deadlines.
 * @throws {CommandRefused} if the property does not exist, or SECRET_KEY is a different one
 */
export async function listBulletins(
  context: CommandContext,
  { unit, all }: v.InferOutput<typeof bulletinQuery>,
): Promise<ListedBulletins[]> {
  if (unit !== undefined) findUnit(context, unit);
  const query = {
    at: await readTime(context.db),
    unitId: unit,
    // The forms of earlier stays are deleted.
    listedDays: context.registrationRetentionDays,
    onlyLeft: all !== true,
  };
  const due = await listDueBulletins(context, query).catch(refuseAsCommand);
  const listed = all ? due : due.filter(needsReport);
  return listed.map((stay) => ({ ...stay, exportedAt: stay.exportedAt?.toISOString() ?? null }));
}

/** A file with guests' document data, and its reservations. */
export interface MadeFile extends BulletinFile {
  unitId: string;
  reservationIds: string[];
}

async function makeFile(
  context: CommandContext,
  id: string,
  reservationIds: string[],
  at: Date,
): Promise<MadeFile> {
  const file = await makeBulletinFile(context, { unitId: id, reservationIds, at }).catch(refuseAsCommand);
  return { ...file, unitId: id, reservationIds };
}

/**
 * Creates the files that report the guests of these reservations, one for each property. Stores nothing; call {@link
 * noteExported} when they are written.
 * @throws {CommandRefused} if a property or its guests are not ready
 */
export async function makeBulletins(
  context: CommandContext,
  { reservationIds }: v.InferOutput<typeof someReservations>,
): Promise<MadeFile[]> {
  if (reservationIds.length === 0) return [];
  const stays = await context.db
    .selectFrom('reservation')
    .select(['id', 'unitId'])
    .where('id', 'in', reservationIds)
    .orderBy('unitId')
    .execute();
  const at = await readTime(context.db);
  const files: MadeFile[] = [];
  for (const [unit, ofUnit] of Map.groupBy(stays, (stay) => stay.unitId)) {
    const ids = ofUnit.map(({ id }) => id);
    files.push(await makeFile(context, unit, ids, at));
  }
  return files;
}

/** Records that the files with the guests of these reservations were written. */
export async function noteExported(
  context: CommandContext,
  { reservationIds }: v.InferOutput<typeof someReservations>,
): Promise<{ noted: number }> {
  await markExported(context, reservationIds);
  return { noted: reservationIds.length };
}
