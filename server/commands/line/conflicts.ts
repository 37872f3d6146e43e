import type { Command } from 'commander';
import { table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

/** Stays elsewhere that meet a reservation. */
export const conflicts = (shell: Shell): Command =>
  commandAbout('conflicts', {
    summary: 'list stays elsewhere that meet a reservation',
    description:
      'Lists stays that the calendar of another channel and a reservation have in the same nights. You were mailed each ' +
      'of them once, but for those that a channel has probably read of this site. No reservation is changed by it.',
    example: 'calendars conflicts',
  })
    .addOption(jsonOption('[{ unitId, number, startDate, endDate, calendar, start, end, isEcho }]'))
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('calendars.conflicts', {}), (rows) => {
          if (rows.length === 0) return 'No stay elsewhere meets a reservation.';
          return table(
            ['PROPERTY', 'RESERVATION', 'CHECK-IN', 'CHECK-OUT', 'CALENDAR', 'FROM', 'TO', 'WHAT IT IS'],
            rows.map((row) => [
              row.unitId,
              row.number,
              row.startDate,
              row.endDate,
              row.calendar,
              row.start,
              row.end,
              row.isEcho ? 'probably your own stay, which the channel repeats' : 'sold twice',
            ]),
          );
        });
      }),
    );
