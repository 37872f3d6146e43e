import type { LegalForm } from '../../../contract/schemas/legalForm.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import { fullName } from '../../../contract/values/personName.ts';
import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { getTimeZone } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { longestStay } from '../stays/nightsRange.ts';
import { dateFromNow } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import { isForeign } from './bulletin.ts';
import type { ReservationRow } from '../store/schema.ts';
import { readForms } from './storeForms.ts';
import { workingDaysAfter } from './workingDays.ts';

/** The dependencies of creating bulletins. */
export type BulletinReading = Pick<HostContext, 'db' | 'content' | 'keys'>;

/** Working days after arrival within which a guest must be reported (Lei 23/2007, article 16). */
const daysToReport = 3;

/** The last day for reporting guests who arrived on a date, both `YYYY-MM-DD`. */
export const lastDayToReport = (arrival: string): string => workingDaysAfter(arrival, daysToReport);

/** A stay whose guests have arrived, with its reporting status. */
export interface DueBulletins {
  reservationId: string;
  /** The number that guest and host use. */
  number: string;
  unitId: string;
  /** Empty if the guest's data was erased. */
  guestName: string;
  /** In the property's time zone, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  guestCount: number;
  /** Whether the guest has an e-mail address. */
  hasAddress: boolean;
  /**
   * `missing`: the guests have not registered; `reopened`: they must register again, and the earlier forms are stored
   * until then; `deleted`: the retention period is over.
   */
  guests: 'registered' | 'reopened' | 'missing' | 'deleted';
  /** The number of guests who need a bulletin; 0 if no forms are stored. */
  bulletins: number;
  /** The last day for the report. */
  dueBy: string;
  /** Whether the last day is over and a guest who may have to be reported is in no file. */
  isLate: boolean;
  exportedAt: Date | null;
  /** Whether the guests have registered again since the export, so that the bulletins must be corrected. */
  isToBeCorrected: boolean;
}

/** Whether the host can and must still report a stay; deleted forms cannot be reported. */
export const needsReport = ({
  exportedAt,
  guests,
  bulletins,
  isToBeCorrected,
}: Pick<DueBulletins, 'guests' | 'bulletins' | 'isToBeCorrected'> & { exportedAt: unknown }): boolean =>
  isToBeCorrected ||
  guests === 'reopened' ||
  (exportedAt === null && (guests === 'missing' || bulletins > 0));

interface BulletinQuery {
  at: Date;
  /** Whether to omit most stays that were already reported. */
  onlyLeft?: boolean | undefined;
  /** Limits the list to one property. */
  unitId?: string | undefined;
  /** Limits the list to one stay. */
  reservationId?: string | undefined;
  /** Days after departure for which stays are listed; always if omitted. */
  listedDays?: number | undefined;
}

// An index on the check-in has the same condition.
const mayNeedReport = sql<boolean>`(
  bulletins_exported_at is null
  or guests_registered_at > bulletins_exported_at
  or registration_reopened_at is not null
)`;

const readStays = (
  db: BulletinReading['db'],
  { unitId, reservationId, listedDays, onlyLeft }: Omit<BulletinQuery, 'at'>,
) =>
  db
    .selectFrom('reservation')
    .select(['id', 'number', 'unitId', 'startDate', 'endDate', 'guestCount', 'status', 'endedAt'])
    .select([
      'firstName',
      'lastName',
      'email',
      'guestsRegisteredAt',
      'registrationReopenedAt',
      'bulletinsExportedAt',
    ])
    .where(equalsConstant('status', [...bookedStatuses, 'cancelled']))
    .where('startDate', '<=', dateFromNow(1))
    .$if(reservationId !== undefined, (query) => query.where('id', '=', reservationId!))
    .$if(listedDays !== undefined, (query) =>
      query
        .where('endDate', '>=', dateFromNow(-1 - listedDays!))
        .where('startDate', '>=', dateFromNow(-1 - listedDays! - longestStay)),
    )
    .$if(onlyLeft === true, (query) => query.where(mayNeedReport))
    .$if(unitId !== undefined, (query) => query.where('unitId', '=', unitId!))
    .orderBy('startDate')
    .orderBy('number')
    .execute();

type Stay = Awaited<ReturnType<typeof readStays>>[number];

function getRegistration(
  { guestsRegisteredAt, registrationReopenedAt }: Stay,
  forms: readonly LegalForm[] | undefined,
) {
  if (forms !== undefined) return registrationReopenedAt === null ? 'registered' : 'reopened';
  return guestsRegisteredAt === null ? 'missing' : 'deleted';
}

/** Whether guests have registered again since a file with them was created. */
const hasOutdatedExport = ({
  guestsRegisteredAt,
  bulletinsExportedAt,
}: Pick<ReservationRow, 'guestsRegisteredAt' | 'bulletinsExportedAt'>): boolean =>
  guestsRegisteredAt !== null && bulletinsExportedAt !== null && guestsRegisteredAt > bulletinsExportedAt;

/**
 * Lists the stays whose check-in date has come in the property's time zone, earliest first, with their bulletins and
 * deadlines.
 * @throws {FormsUnreadable} if the forms were encrypted with a different secret key
 */
export async function listDueBulletins(
  { db, content, keys }: BulletinReading,
  { at, ...which }: BulletinQuery,
): Promise<DueBulletins[]> {
  const dayAt = (unit: string, instant: Date) => getDate(instant, getTimeZone(content, unit));
  const todayAt = (unit: string) => dayAt(unit, at);
  // A stay that the host cancelled during the stay did take place.
  const tookPlace = ({ status, endedAt, startDate, unitId: unit }: Stay) =>
    status !== 'cancelled' || (endedAt !== null && dayAt(unit, endedAt) >= startDate);
  const arrived = (await readStays(db, which)).filter(
    (stay) => stay.startDate <= todayAt(stay.unitId) && tookPlace(stay),
  );
  const kept = await readForms(
    db,
    keys,
    arrived.map(({ id }) => id),
  );
  const stays = arrived.filter(({ id, status }) => status !== 'cancelled' || kept.has(id));
  return stays.map((stay) => {
    const forms = kept.get(stay.id);
    const dueBy = lastDayToReport(stay.startDate);
    const areAllDomestic = forms !== undefined && !forms.some(isForeign);
    const { id, number, startDate, endDate, guestCount, bulletinsExportedAt: exportedAt } = stay;
    return {
      reservationId: id,
      number,
      unitId: stay.unitId,
      guestName: fullName(stay),
      startDate,
      endDate,
      guestCount,
      hasAddress: stay.email !== '',
      guests: getRegistration(stay, forms),
      bulletins: forms?.filter(isForeign).length ?? 0,
      dueBy,
      isLate: exportedAt === null && !areAllDomestic && todayAt(stay.unitId) > dueBy,
      exportedAt,
      isToBeCorrected: forms !== undefined && hasOutdatedExport(stay),
    };
  });
}
