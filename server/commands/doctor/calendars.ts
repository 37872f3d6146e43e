import type { ListedCalendar } from '../../host/index.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';
import { countEvents } from './countEvents.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning } = createFindings('calendars');

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Describes the events that are marked as free; empty if there are none. */
function describeFree(calendars: readonly ListedCalendar[]): string {
  const taken = sum(calendars.map(({ free }) => free.taken));
  const ignored = sum(calendars.map(({ free }) => free.ignored));
  const parts = [
    ...(taken > 0 ? [`nights blocked by ${countEvents(taken)}`] : []),
    ...(ignored > 0 ? [`no nights blocked by ${countEvents(ignored)}`] : []),
  ];
  return parts.length === 0 ? '' : `; marked as free: ${parts.join(', ')}`;
}

/** Reports whether the calendars of other channels can be read. Returns no finding if there are none. */
export function evaluateCalendars(calendars: readonly ListedCalendar[], conflicts: number): Finding[] {
  if (calendars.length === 0) return [];
  const failing = calendars.filter(({ failure }) => failure !== null);
  if (failing.length > 0) {
    const names = failing.map(({ unitId, name, failure }) => `${name} for ${unitId} (${failure})`).join(', ');
    return [
      warning(
        'calendars.failing',
        `calendars that cannot be read: ${names}`,
        'Copy the address from the channel again, then remove the calendar and add it with that address.',
        { calendars: failing.map(({ unitId, name }) => `${name} (${unitId})`).join(', ') },
      ),
    ];
  }
  if (conflicts > 0) {
    return [
      warning(
        'calendars.conflicts',
        `stays on other channels that overlap a reservation: ${conflicts}`,
        'Resolve the conflicts that "calendars conflicts" lists.',
        { count: conflicts },
      ),
    ];
  }
  const partlyReadable = calendars.filter(({ unreadable }) => unreadable > 0);
  if (partlyReadable.length > 0) {
    const names = partlyReadable.map(
      ({ unitId, name, unreadable }) => `${countEvents(unreadable)} in ${name} for ${unitId}`,
    );
    return [
      warning(
        'calendars.unreadable',
        `calendars with unreadable events: ${names.join(', ')}`,
        'Compare the output of "calendars list" with the bookings on the channel. Close nights that are not blocked here with "nights close".',
        { calendars: partlyReadable.map(({ unitId, name }) => `${name} (${unitId})`).join(', ') },
      ),
    ];
  }
  const found = `readable calendars of other channels: ${calendars.length}${describeFree(calendars)}`;
  return [ok('calendars.ok', found, { count: calendars.length })];
}

/** Requests the calendars from the running site, so that doctor does not open the database itself. */
export async function checkCalendars(connect: () => Promise<CommandConnection>): Promise<Finding[]> {
  const host = await connect();
  try {
    const conflicts = (await host.run('calendars.conflicts', {})).filter(({ isEcho }) => !isEcho);
    return evaluateCalendars(await host.run('calendars.list', {}), conflicts.length);
  } finally {
    await host.close();
  }
}
