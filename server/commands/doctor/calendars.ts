import type { ListedCalendar } from '../../host/index.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { countEvents } from './countEvents.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning } = createFindings('calendars');

/** Judges whether the calendars of other channels can be read; finds nothing if none are set up. */
export function judgeCalendars(calendars: readonly ListedCalendar[], conflicts: number): Finding[] {
  if (calendars.length === 0) return [];
  const failing = calendars.filter(({ failure }) => failure !== null);
  if (failing.length > 0) {
    const names = failing.map(({ unitId, name, failure }) => `${name} of ${unitId} (${failure})`).join(', ');
    return [
      warning(
        `cannot be read: ${names}`,
        'Copy the address from the channel again, then remove the calendar and add it with that address.',
      ),
    ];
  }
  if (conflicts > 0) {
    return [
      warning(
        `stays at other channels that overlap a reservation: ${conflicts}`,
        'Resolve the conflicts that "calendars conflicts" lists.',
      ),
    ];
  }
  const odd = calendars.filter(({ unreadable }) => unreadable > 0);
  if (odd.length > 0) {
    const names = odd.map(
      ({ unitId, name, unreadable }) => `${countEvents(unreadable)} of ${name} of ${unitId}`,
    );
    return [
      warning(
        `cannot be read completely: ${names.join(', ')}`,
        'Compare the output of "calendars list" with the bookings at the channel, and close missing nights with "nights close".',
      ),
    ];
  }
  return [ok(`calendars of other channels that can be read: ${calendars.length}`)];
}

/** Asks the running site for its calendars, so that doctor does not open a database that has not been started. */
export async function checkCalendars(connect: () => Promise<HostConnection>): Promise<Finding[]> {
  const host = await connect();
  try {
    const conflicts = (await host.run('calendars.conflicts', {})).filter(({ isEcho }) => !isEcho);
    return judgeCalendars(await host.run('calendars.list', {}), conflicts.length);
  } finally {
    await host.close();
  }
}
