import type { LegalForm } from '../../../contract/legalForm.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import { timeZoneOf } from '../content/index.ts';
import { dateAt } from '../pricing/index.ts';
import { isForeign } from './bulletin.ts';
import { readForms } from './keepForms.ts';
import { workingDaysAfter } from './workingDays.ts';

/** What making bulletins reads. */
export type BulletinReading = Pick<HostContext, 'db' | 'content' | 'keys'>;

/** Working days after arrival within which a guest is reported (Lei 23/2007, article 16). */
const daysToReport = 3;

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
  /** `missing`: the guests still have to register; `deleted`: their term is over. */
  guests: 'registered' | 'missing' | 'deleted';
  /** How many guests need a bulletin; 0 unless they are registered. */
  bulletins: number;
  /** The last day for it. */
  dueBy: string;
  /** The day is over, and somebody who may have to be reported is in no file. */
  isLate: boolean;
  exportedAt: Date | null;
}

interface Asked {
  at: Date;
  /** One property alone. */
  unitId?: string | undefined;
}

const readStays = (db: BulletinReading['db'], unitId: string | undefined) =>
  db
    .selectFrom('reservation')
    .select(['id', 'number', 'unitId', 'startDate', 'endDate', 'guestCount', 'status', 'endedAt'])
    .select(['guestsRegisteredAt', 'bulletinsExportedAt'])
    .where('status', 'in', [...bookedStatuses, 'cancelled'])
    .$if(unitId !== undefined, (query) => query.where('unitId', '=', unitId!))
    .orderBy('startDate')
    .orderBy('number')
    .execute();

type Stay = Awaited<ReturnType<typeof readStays>>[number];

function registrationOf({ guestsRegisteredAt }: Stay, forms: readonly LegalForm[] | undefined) {
  if (forms !== undefined) return 'registered';
  return guestsRegisteredAt === null ? 'missing' : 'deleted';
}

/**
 * The stays whose check-in date has come at their property, earliest first, with what is to be reported of
 * them and until when.
 * @throws {FormsUnreadable} when the forms were sealed with another secret key
 */
export async function listDueBulletins(
  { db, content, keys }: BulletinReading,
  { at, unitId }: Asked,
): Promise<DueBulletins[]> {
  const dayAt = (unit: string, instant: Date) => dateAt(instant, timeZoneOf(content, unit));
  const todayAt = (unit: string) => dayAt(unit, at);
  // Of a stay that its host called off while it lasted, the guests were there.
  const tookPlace = ({ status, endedAt, startDate, unitId: unit }: Stay) =>
    status !== 'cancelled' || (endedAt !== null && dayAt(unit, endedAt) >= startDate);
  const arrived = (await readStays(db, unitId)).filter(
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
    const dueBy = workingDaysAfter(stay.startDate, daysToReport);
    const isNobodyForeign = forms !== undefined && !forms.some(isForeign);
    const { id, number, startDate, endDate, guestCount, bulletinsExportedAt: exportedAt } = stay;
    return {
      reservationId: id,
      number,
      unitId: stay.unitId,
      startDate,
      endDate,
      guestCount,
      guests: registrationOf(stay, forms),
      bulletins: forms?.filter(isForeign).length ?? 0,
      dueBy,
      isLate: exportedAt === null && !isNobodyForeign && todayAt(stay.unitId) > dueBy,
      exportedAt,
    };
  });
}
