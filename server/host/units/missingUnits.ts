import type { HostContext } from '../base/context.ts';
import { bookedStatuses, holdStatuses } from '../../../contract/rules/booked.ts';
import { isNotInList } from '../store/arrays.ts';
import { dateFromNow } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';

/** Messages about reservations of properties without a folder, with the host's options. */
const warnings = {
  kept: (openReservations: string) =>
    `${openReservations}. The site uses the stored content. To take the property off the site on purpose, restore the folder with "retired: yes" in its ` +
    'property.yaml; or cancel the reservations',
  unknown: (openReservations: string) =>
    `${openReservations}, and no readable content is stored. Their guests get the answer that the service is unavailable, ` +
    'their e-mails and charges fail ("jobs failed" lists them), and commands about them are rejected: restore the folder',
};

/** Logs the active reservations of properties that have neither a folder nor a version of the dashboard. */
export async function warnOfMissingUnits(
  { db, log, content }: Pick<HostContext, 'db' | 'log' | 'content'>,
  present: readonly string[],
): Promise<void> {
  const openReservations = await db
    .selectFrom('unit')
    .innerJoin('reservation', 'reservation.unitId', 'unit.id')
    .select(['unitId', 'number'])
    .where(isNotInList('unit.id', present))
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
