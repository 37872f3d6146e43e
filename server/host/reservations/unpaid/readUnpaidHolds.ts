import { daysLater, nightsBetween } from '../../../../contract/values/nights.ts';
import { getTimeZone } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import type { HostContext } from '../../base/context.ts';
import { clock, statementTime } from '../../store/database.ts';
import { equalsConstant, isTrue } from '../../store/literals.ts';
import { shownMark } from '../limits/origin.ts';

/** The share of unpaid held nights, within the next 90 days, above which the host is notified. */
export const alarm = { days: 90, share: 1 / 4 } as const;

/** The unpaid held nights of a property within the next 90 days. */
export interface UnpaidNights {
  unitId: string;
  nights: number;
  /** Whether they exceed a quarter. */
  isAlarming: boolean;
  /** The networks of the holds, as hosts see them, those with most nights first. */
  networks: string[];
}

type Context = Pick<HostContext, 'db' | 'content'>;

const readFirm = ({ db }: Context) =>
  db
    .selectFrom('reservation')
    .select(['unitId', 'startDate', 'endDate', 'callerMarks', clock.as('now')])
    .where('firmUntil', '>', statementTime)
    .where(equalsConstant('status', ['awaiting_payment']))
    .where('firm', '=', isTrue)
    .where('source', '=', 'site')
    .execute();

type Firm = Awaited<ReturnType<typeof readFirm>>[number];

/** The number of its nights within the next 90 days, in the property's time zone. */
function countNext({ startDate, endDate, now }: Firm, timeZone: string): number {
  const today = getDate(now, timeZone);
  const last = daysLater(today, alarm.days);
  const [from, to] = [startDate > today ? startDate : today, endDate < last ? endDate : last];
  return Math.max(0, nightsBetween(from, to));
}

function describe(content: Context['content'], unitId: string, holds: readonly Firm[]): UnpaidNights {
  const timeZone = getTimeZone(content, unitId);
  const byNetwork = new Map<string, number>();
  let nights = 0;
  for (const hold of holds) {
    const count = countNext(hold, timeZone);
    const mark = shownMark(hold.callerMarks);
    nights += count;
    if (mark !== null) byNetwork.set(mark, (byNetwork.get(mark) ?? 0) + count);
  }
  const networks = [...byNetwork].toSorted(([, a], [, b]) => b - a).map(([mark]) => mark);
  return { unitId, nights, isAlarming: nights > alarm.days * alarm.share, networks };
}

/** Counts the unpaid held nights of each property within the next 90 days, from the current holds. */
export async function readUnpaidHolds(context: Context): Promise<UnpaidNights[]> {
  const firm = await readFirm(context);
  return [...Map.groupBy(firm, ({ unitId }) => unitId)].map(([unitId, holds]) =>
    describe(context.content, unitId, holds),
  );
}
