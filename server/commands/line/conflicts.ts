import type { Command } from 'commander';
import { table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

/** Lists stays on other channels that overlap a reservation. */
export const conflicts = (shell: Shell): Command =>
  commandAbout('conflicts', {
    summary: 'list stays on other channels that overlap a reservation',
    description:
      'List stays in the calendars of other channels that overlap a reservation. You received one e-mail ' +
      'about each, except those that the channel probably imported from this site. Reservations are not changed.',
    example: 'calendars conflicts',
  })
    .addOption(jsonOption('[{ unitId, number, startDate, endDate, calendar, start, end, isEcho }]'))
    .action((options: { json?: true }) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('calendars.conflicts', {}), (rows) => {
          if (rows.length === 0) return 'No stay on another channel overlaps a reservation.';
          return table(
            ['PROPERTY', 'RESERVATION', 'CHECK-IN', 'CHECK-OUT', 'CALENDAR', 'FROM', 'TO', 'CONFLICT'],
            rows.map((row) => [
              row.unitId,
              row.number,
              row.startDate,
              row.endDate,
              row.calendar,
              row.start,
              row.end,
              row.isEcho ? 'probably your own stay, imported by the channel' : 'sold twice',
            ]),
          );
        });
      }),
    );
