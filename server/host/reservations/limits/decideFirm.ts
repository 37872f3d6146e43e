import { sql } from 'kysely';
import { nightsBetween } from '../../../../contract/rules/nights.ts';
import type { UnitContent } from '../../content/index.ts';
import type { HostContext } from '../../base/context.ts';
import type { SoftHold } from '../../ports/watch.ts';
import { holdsAny } from '../../store/arrays.ts';
import { clock, type Trx } from '../../store/database.ts';
import { lockMarks } from '../../store/lockMarks.ts';
import type { ReservationRow } from '../../store/schema.ts';
import { countedHours, firmNightsADay } from './limits.ts';
import { kindOfMark, type MarkKind } from './origin.ts';
import { readLoss } from './unpaidWindow.ts';

/** Unpaid reservations of a day that kept nights from others, and have one of these marks; whatever became of them. */
const readFirm = (trx: Trx, marks: readonly string[]) =>
  trx
    .selectFrom('reservation')
    .select(['unitId', 'startDate', 'endDate', 'firmUntil', 'countedNights', 'callerMarks'])
    .where(holdsAny('callerMarks', marks))
    .where('firmUntil', 'is not', null)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', sql<Date>`${clock} - make_interval(hours => ${countedHours})`)
    .execute();

type Firm = Awaited<ReturnType<typeof readFirm>>[number];

const mostNights = (kind: MarkKind) =>
  kind === 'domain' ? firmNightsADay.domain : firmNightsADay.network[kind];

// An earlier version of the site counted nothing but its nights.
const getNights = ({ startDate, endDate, countedNights }: Firm) =>
  countedNights ?? nightsBetween(startDate, endDate);

/** The first mark of which there would be too many nights. */
function exceededMark(marks: readonly string[], firm: readonly Firm[], nights: number): string | undefined {
  return marks.find((mark) => {
    const held = firm.filter(({ callerMarks }) => callerMarks!.includes(mark));
    return held.reduce((sum, one) => sum + getNights(one), nights) > mostNights(kindOfMark(mark));
  });
}

/** Whose holds of the same nights are one: those of one address, household or domain, but not of a carrier's /24. */
const isOneOrigin = (mark: string) => kindOfMark(mark) !== '/24';

/** When the first hold of the same origin on some of these nights ends or ended. */
function inheritedEnd(
  stay: ReservationRow,
  marks: readonly string[],
  firm: readonly Firm[],
): Date | undefined {
  const own = new Set(marks.filter(isOneOrigin));
  return firm
    .filter((one) => one.unitId === stay.unitId)
    .filter((one) => one.startDate < stay.endDate && stay.startDate < one.endDate)
    .filter((one) => one.callerMarks!.some((mark) => own.has(mark)))
    .flatMap(({ firmUntil }) => (firmUntil === null ? [] : [firmUntil]))
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
}

interface Verified {
  stay: ReservationRow;
  unit: UnitContent;
  now: Date;
  /** When its hold ends. */
  holdExpiresAt: Date;
}

/** That a reservation is firm. */
interface FirmHold {
  firmUntil: Date;
  /** The nights that it counts for; null where its caller is not counted. */
  countedNights: number | null;
}

function getExceededLimit(mark: string | undefined, isWithinShare: boolean): SoftHold['by'] | undefined {
  if (mark !== undefined) return kindOfMark(mark) === 'domain' ? 'domain' : 'network';
  return isWithinShare ? undefined : 'property';
}

/**
 * Until when the nights of a verified, unpaid reservation are kept from others; undefined where they are not, because its
 * network, its e-mail domain or all strangers together keep as many as they may. A reservation of the same origin for the
 * same nights inherits the end of the first: renewing a hold does not prolong it. To be called with the unit and the
 * reservation locked.
 */
export async function decideFirm(
  trx: Trx,
  { watch }: Pick<HostContext, 'watch'>,
  verified: Verified,
): Promise<FirmHold | undefined> {
  const { stay, unit, now, holdExpiresAt } = verified;
  const marks = stay.callerMarks;
  if (marks === null) return { firmUntil: holdExpiresAt, countedNights: null };
  await lockMarks(
    trx,
    marks.map((mark) => `firm ${mark}`),
  );
  const firm = await readFirm(trx, marks);
  const { nights, isWithinShare } = await readLoss(
    trx,
    unit,
    { start: stay.startDate, end: stay.endDate },
    now,
  );
  const by = getExceededLimit(exceededMark(marks, firm, nights), isWithinShare);
  const inherited = inheritedEnd(stay, marks, firm);
  const isOver = inherited !== undefined && inherited <= now;
  const reason = by ?? (isOver ? 'repeated' : undefined);
  if (reason !== undefined) {
    watch.holdNotFirm({ by: reason, unitId: unit.id, network: marks[0]!.replace(/^\S+ /, '') });
    return undefined;
  }
  const firmUntil = inherited !== undefined && inherited < holdExpiresAt ? inherited : holdExpiresAt;
  return { firmUntil, countedNights: nights };
}
