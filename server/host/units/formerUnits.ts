import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { knownUnits, parseUnit, type Content, type UnitContent, type UnitSource } from '../content/index.ts';
import { bookedStatuses, holdStatuses } from '../../../contract/rules/booked.ts';
import { clock, dateFromNow, type Database } from '../store/database.ts';

/** Keeps what is written of the properties now, for the day when a folder is gone and its reservations are not. */
export async function storeSources(db: Database, content: Content): Promise<void> {
  const kept = knownUnits(content);
  if (kept.length === 0) return;
  await db
    .insertInto('unit')
    .values(kept.map(({ id }) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('unitSource')
    .values(kept.map(({ id, source }) => ({ unitId: id, source: JSON.stringify(source) })))
    .onConflict((conflict) =>
      conflict
        .column('unitId')
        .doUpdateSet((set) => ({ source: set.ref('excluded.source'), keptAt: clock }))
        .where(sql<boolean>`unit_source.source is distinct from excluded.source`),
    )
    .execute();
}

/** The properties of a site, with those that have reservations or had, and no folder any more. */
export async function withFormerUnits(
  db: Database,
  content: Content,
  log: HostContext['log'],
): Promise<Content> {
  const kept = await db.selectFrom('unitSource').select(['unitId', 'source']).orderBy('unitId').execute();
  const former = new Map<string, UnitContent>(content.former);
  for (const { unitId, source } of kept) {
    if (content.units.has(unitId) || former.has(unitId)) continue;
    try {
      former.set(
        unitId,
        parseUnit({ id: unitId, photoFolder: '', offered: content.offered }, source as UnitSource),
      );
    } catch (error) {
      log.error(
        { err: error, unit: unitId },
        'what was kept of a property cannot be read: put its folder back',
      );
    }
  }
  return { ...content, former };
}

/** How reservations without a folder stand, and what their host can do. */
const warnings = {
  kept: (openReservations: string) =>
    `${openReservations}. They go on by what was last written there. Put the folder back with "retired: yes" in its ` +
    'property.yaml to take it off the site on purpose, or cancel them',
  unknown: (openReservations: string) =>
    `${openReservations}, and nothing of it is kept that could be read. Their guests are told that the service is unavailable, ` +
    'their mails and charges fail ("jobs failed" lists them), and commands about them are refused: put the folder back',
};

/** Says which reservations stand at properties that have no folder any more. */
export async function warnOfMissingUnits(
  { db, log, content }: Pick<HostContext, 'db' | 'log' | 'content'>,
  loaded: Content,
): Promise<void> {
  const inFolders = knownUnits(loaded).map(({ id }) => id);
  const openReservations = await db
    .selectFrom('reservation')
    .select(['unitId', 'number'])
    .where('status', 'in', [...bookedStatuses, ...holdStatuses])
    .where('endDate', '>=', dateFromNow(0))
    .$if(inFolders.length > 0, (query) => query.where('unitId', 'not in', inFolders))
    .orderBy('startDate')
    .execute();
  for (const [unit, reservations] of Map.groupBy(openReservations, ({ unitId }) => unitId)) {
    const numbers = reservations.map(({ number }) => number);
    const sentence = `CONTENT_DIR has no folder ${unit} any more, and ${numbers.length} of its reservations stand: ${numbers.join(', ')}`;
    const about = { unit, reservations: numbers };
    if (content.former.has(unit)) log.warn(about, warnings.kept(sentence));
    else log.error(about, warnings.unknown(sentence));
  }
}
