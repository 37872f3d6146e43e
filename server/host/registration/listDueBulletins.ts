import type { LegalForm } from '../../../contract/legalForm.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import { getTimeZone } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { isForeign } from './bulletin.ts';
import type { ReservationRow } from '../store/schema.ts';
import { readForms } from './storeForms.ts';
import { workingDaysAfter } from './workingDays.ts';

/** What making bulletins reads. */
export type BulletinReading = Pick<HostContext, 'db' | 'content' | 'keys'>;

/** Working days after arrival within which a guest is reported (Lei 23/2007, article 16). */
const daysToReport = 3;

/** The last day on which guests who arrived on a date are reported, both `YYYY-MM-DD`. */
export const lastDayToReport = (arrival: string): string => workingDaysAfter(arrival, daysToReport);

/** A stay whose guests have arrived, and how far its report to the authorities has come. */
export interface DueBulletins {
  reservationId: string;
  /** What guest and host call it. */
  number: string;
  unitId: string;
  /** On the property's calendar, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  guestCount: number;
  /**
   * `missing`: the guests still have to register; `reopened`: they are to register anew, and what they filed is
   * kept until then; `deleted`: their term is over.
   */
  guests: 'registered' | 'reopened' | 'missing' | 'deleted';
  /** How many guests need a bulletin; 0 where no form of theirs is kept. */
  bulletins: number;
  /** The last day for it. */
  dueBy: string;
  /** The day is over, and somebody who may have to be reported is in no file. */
  isLate: boolean;
  exportedAt: Date | null;
  /** They have registered anew since: what was filed is to be corrected. */
  isToBeCorrected: boolean;
}

/** What a host can still do about a stay: its forms are kept no longer once they were deleted. */
export const isLeftToReport = ({
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
  /** One property alone. */
  unitId?: string | undefined;
  /** One stay alone. */
  reservationId?: string | undefined;
}

const readStays = (db: BulletinReading['db'], { unitId, reservationId }: Omit<BulletinQuery, 'at'>) =>
  db
    .selectFrom('reservation')
    .select(['id', 'number', 'unitId', 'startDate', 'endDate', 'guestCount', 'status', 'endedAt'])
    .select(['guestsRegisteredAt', 'registrationReopenedAt', 'bulletinsExportedAt'])
    .where('status', 'in', [...bookedStatuses, 'cancelled'])
    .$if(reservationId !== undefined, (query) => query.where('id', '=', reservationId!))
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

/** Whether guests have registered anew since a file with them was made. */
const areOutdated = ({
  guestsRegisteredAt,
  bulletinsExportedAt,
}: Pick<ReservationRow, 'guestsRegisteredAt' | 'bulletinsExportedAt'>): boolean =>
  guestsRegisteredAt !== null && bulletinsExportedAt !== null && guestsRegisteredAt > bulletinsExportedAt;

/**
 * The stays whose check-in date has come at their property, earliest first, with what is to be reported of
 * them and until when.
 * @throws {FormsUnreadable} when the forms were sealed with another secret key
 */
export async function listDueBulletins(
  { db, content, keys }: BulletinReading,
  { at, ...which }: BulletinQuery,
): Promise<DueBulletins[]> {
  const dayAt = (unit: string, instant: Date) => getDate(instant, getTimeZone(content, unit));
  const todayAt = (unit: string) => dayAt(unit, at);
  // Of a stay that its host called off while it lasted, the guests were there.
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
      startDate,
      endDate,
      guestCount,
      guests: getRegistration(stay, forms),
      bulletins: forms?.filter(isForeign).length ?? 0,
      dueBy,
      isLate: exportedAt === null && !areAllDomestic && todayAt(stay.unitId) > dueBy,
      exportedAt,
      isToBeCorrected: forms !== undefined && areOutdated(stay),
    };
  });
}
