import { daysLater, nightsBetween } from '../../../../contract/rules/nights.ts';
import { getTimeZone } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import type { HostContext } from '../../base/context.ts';
import { clock } from '../../store/database.ts';
import { shownMark } from '../limits/origin.ts';

/** Above which share of the next nights that are held and unpaid a host is told. */
export const alarm = { days: 90, share: 1 / 4 } as const;

/** The nights of a property that are held and unpaid, of the next 90. */
export interface UnpaidNights {
  unitId: string;
  nights: number;
  /** Whether they are more than a quarter. */
  isAlarming: boolean;
  /** The networks that hold them, as hosts see them, those with most nights first. */
  networks: string[];
}

type Context = Pick<HostContext, 'db' | 'content'>;

const readFirm = ({ db }: Context) =>
  db
    .selectFrom('reservation')
    .select(['unitId', 'startDate', 'endDate', 'callerMarks', clock.as('now')])
    .where('firmUntil', '>', clock)
    .where('status', '=', 'awaiting_payment')
    .where('holdsNights', '=', true)
    .execute();

type Firm = Awaited<ReturnType<typeof readFirm>>[number];

/** How many of its nights are among the next ones of its property. */
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

/** How many of the next nights of each property are held and unpaid: read from the holds that there are. */
export async function readUnpaidHolds(context: Context): Promise<UnpaidNights[]> {
  const firm = await readFirm(context);
  return [...Map.groupBy(firm, ({ unitId }) => unitId)].map(([unitId, holds]) =>
    describe(context.content, unitId, holds),
  );
}
