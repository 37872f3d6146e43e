import { sql } from 'kysely';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import type { UnitContent } from '../../content/index.ts';
import type { HostContext } from '../../base/context.ts';
import type { SoftHold } from '../../ports/watch.ts';
import { holdsAny } from '../../store/arrays.ts';
import { statementTime, type Trx } from '../../store/database.ts';
import { lockMarks } from '../../store/lockMarks.ts';
import type { ReservationRow } from '../../store/schema.ts';
import { countedHours, firmNightsADay } from './limits.ts';
import { kindOfMark, type MarkKind } from './origin.ts';
import { readLoss } from './unpaidWindow.ts';

/**
 * Unpaid reservations of the last day that had a firm hold and share one of these marks, whatever their status is now.
 */
const readFirm = (trx: Trx, marks: readonly string[]) =>
  trx
    .selectFrom('reservation')
    .select(['unitId', 'startDate', 'endDate', 'firmUntil', 'countedNights', 'callerMarks'])
    .where(holdsAny('callerMarks', marks))
    .where('firmUntil', 'is not', null)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', sql<Date>`${statementTime} - make_interval(hours => ${countedHours})`)
    .execute();

type Firm = Awaited<ReturnType<typeof readFirm>>[number];

const mostNights = (kind: MarkKind) =>
  kind === 'domain' ? firmNightsADay.domain : firmNightsADay.network[kind];

// Rows of an earlier version have no `countedNights`; only their own nights count.
const getNights = ({ startDate, endDate, countedNights }: Firm) =>
  countedNights ?? nightsBetween(startDate, endDate);

/** The first mark that would exceed its limit of nights. */
function exceededMark(marks: readonly string[], firm: readonly Firm[], nights: number): string | undefined {
  return marks.find((mark) => {
    const held = firm.filter(({ callerMarks }) => callerMarks!.includes(mark));
    return held.reduce((sum, one) => sum + getNights(one), nights) > mostNights(kindOfMark(mark));
  });
}

/**
 * Whether a mark identifies one origin, whose holds of the same nights count as one: an address, a household or a
 * domain, but not a carrier's /24.
 */
const isOneOrigin = (mark: string) => kindOfMark(mark) !== '/24';

/** The end of the first hold of the same origin on some of these nights. */
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
  /** The hold's expiry time. */
  holdExpiresAt: Date;
}

/** The firm part of a hold: other guests cannot book its nights. */
interface FirmHold {
  firmUntil: Date;
  /** The nights that the hold counts for; null if its caller is not counted. */
  countedNights: number | null;
}

function getExceededLimit(mark: string | undefined, isWithinShare: boolean): SoftHold['by'] | undefined {
  if (mark !== undefined) return kindOfMark(mark) === 'domain' ? 'domain' : 'network';
  return isWithinShare ? undefined : 'property';
}

/**
 * Decides until when the nights of a verified, unpaid reservation are blocked for other guests. Returns undefined if
 * its network, its e-mail domain or all unpaid reservations together have reached their limit. A reservation of the
 * same origin for the same nights inherits the end of the first one, so renewing a hold does not extend it. Must be
 * called with the unit and the reservation locked.
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
