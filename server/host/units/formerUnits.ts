import type { HostContext } from '../base/context.ts';
import { knownUnits, parseUnit, type Content, type UnitContent, type UnitSource } from '../content/index.ts';
import { bookedStatuses, holdStatuses } from '../../../contract/rules/booked.ts';
import { isNotInList } from '../store/arrays.ts';
import { clock, dateFromNow, type Database } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';

/** The properties whose stored content differs. */
async function readChanged(db: Database, content: Content) {
  const stored = await db.selectFrom('unitSource').select(['unitId', 'hash']).execute();
  const hashes = new Map(stored.map(({ unitId, hash }) => [unitId, hash]));
  return knownUnits(content).filter(({ id, print }) => hashes.get(id) !== print);
}

/** Number of properties per statement. */
const atATime = 100;

/** Stores the changed content of the current properties, so that their reservations work after a folder was removed. */
export async function storeSources(db: Database, content: Content): Promise<void> {
  const changed = await readChanged(db, content);
  for (let at = 0; at < changed.length; at += atATime) {
    const rows = changed.slice(at, at + atATime).map(({ id, print, readSource }) => ({
      unitId: id,
      source: JSON.stringify(readSource()),
      hash: print,
    }));
    await db
      .insertInto('unit')
      .values(rows.map(({ unitId }) => ({ id: unitId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('unitSource')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('unitId').doUpdateSet((set) => ({
          source: set.ref('excluded.source'),
          hash: set.ref('excluded.hash'),
          keptAt: clock,
        })),
      )
      .execute();
  }
}

/** Adds the stored properties whose folders no longer exist. */
export async function withFormerUnits(
  db: Database,
  content: Content,
  log: HostContext['log'],
): Promise<Content> {
  const inFolders = knownUnits(content).map(({ id }) => id);
  const kept = await db
    .selectFrom('unitSource')
    .select(['unitId', 'source'])
    .where(isNotInList('unitId', inFolders))
    .orderBy('unitId')
    .execute();
  const former = new Map<string, UnitContent>(content.former);
  for (const { unitId, source } of kept) {
    try {
      former.set(
        unitId,
        parseUnit({ id: unitId, photoFolder: '', offered: content.offered }, source as UnitSource),
      );
    } catch (error) {
      log.error(
        { err: error, unit: unitId },
        'stored content of a property cannot be read: restore its folder',
      );
    }
  }
  return { ...content, former };
}

/** Messages about reservations of properties without a folder, with the host's options. */
const warnings = {
  kept: (openReservations: string) =>
    `${openReservations}. The site uses the stored content. To take the property off the site on purpose, restore the folder with "retired: yes" in its ` +
    'property.yaml; or cancel the reservations',
  unknown: (openReservations: string) =>
    `${openReservations}, and no readable content is stored. Their guests get the answer that the service is unavailable, ` +
    'their e-mails and charges fail ("jobs failed" lists them), and commands about them are rejected: restore the folder',
};

/** Logs the active reservations of properties that no longer have a folder. */
export async function warnOfMissingUnits(
  { db, log, content }: Pick<HostContext, 'db' | 'log' | 'content'>,
  loaded: Content,
): Promise<void> {
  const inFolders = knownUnits(loaded).map(({ id }) => id);
  const openReservations = await db
    .selectFrom('unit')
    .innerJoin('reservation', 'reservation.unitId', 'unit.id')
    .select(['unitId', 'number'])
    .where(isNotInList('unit.id', inFolders))
    .where(equalsConstant('status', [...bookedStatuses, ...holdStatuses]))
    .where('endDate', '>=', dateFromNow(0))
    .orderBy('startDate')
    .execute();
  for (const [unit, reservations] of Map.groupBy(openReservations, ({ unitId }) => unitId)) {
    const numbers = reservations.map(({ number }) => number);
    const sentence = `CONTENT_DIR no longer has the folder ${unit}, which has ${numbers.length} active reservations: ${numbers.join(', ')}`;
    const about = { unit, reservations: numbers };
    if (content.former.has(unit)) log.warn(about, warnings.kept(sentence));
    else log.error(about, warnings.unknown(sentence));
  }
}
