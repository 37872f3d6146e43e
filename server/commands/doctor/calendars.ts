import type { ListedCalendar } from '../../host/index.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { countEvents } from './countEvents.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, warning } = createFindings('calendars');

/** Whether the calendars of other channels can be read; nothing is told where there are none. */
export function judgeCalendars(calendars: readonly ListedCalendar[], conflicts: number): Finding[] {
  if (calendars.length === 0) return [];
  const failing = calendars.filter(({ failure }) => failure !== null);
  if (failing.length > 0) {
    const names = failing.map(({ unitId, name, failure }) => `${name} of ${unitId} (${failure})`).join(', ');
    return [warning(`cannot be read: ${names}`, 'Copy the address from the channel again, and add it anew.')];
  }
  if (conflicts > 0) {
    return [
      warning(
        `stays elsewhere that meet a reservation: ${conflicts}`,
        'Settle what "calendars conflicts" lists.',
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
        `cannot be read, or only in part: ${names.join(', ')}`,
        'Compare what "calendars list" shows with the bookings there, and close missing nights with "nights close".',
      ),
    ];
  }
  return [ok(`those of other channels can be read: ${calendars.length}`)];
}

/** Asks the running site of them: nothing is opened for it that a start has not opened. */
export async function checkCalendars(connect: () => Promise<HostConnection>): Promise<Finding[]> {
  const host = await connect();
  try {
    const conflicts = (await host.run('calendars.conflicts', {})).filter(({ isEcho }) => !isEcho);
    return judgeCalendars(await host.run('calendars.list', {}), conflicts.length);
  } finally {
    await host.close();
  }
}
