import type { Command } from 'commander';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { asDate, asUnitId } from './values.ts';

/** Adds a name and a note to the stay of a channel. */
export const describeStay = (shell: Shell): Command =>
  commandAbout('describe', {
    summary: 'add a name and a note to the stay of a channel',
    description:
      'Add a name and a note to a stay in the calendar of another channel, which contains no names. They are kept when the ' +
      'calendar is read again, and deleted 30 days after the stay. Without options, both are deleted.',
    example:
      'calendars describe casa-do-limoeiro airbnb 2027-03-04 2027-03-08 --name "Marie D." --note "late arrival"',
  })
    .argument('<property>', 'the name of the property’s folder in CONTENT_DIR', asUnitId)
    .argument('<calendar>', 'the name of the calendar, as "calendars list" shows it')
    .argument('<from>', 'the first night of the stay', asDate)
    .argument('<to>', 'the day after its last night', asDate)
    .option('--name <name>', 'the name of the guest')
    .option('--note <note>', 'a note for yourself')
    .addOption(jsonOption('{ unitId, start, end, name, note }'))
    .action(
      (
        unit: string,
        calendar: string,
        from: string,
        to: string,
        { json, ...values }: { json?: true; name?: string; note?: string },
      ) =>
        withHost(shell, async (host) => {
          const described = await host.run('calendars.describe', { unit, calendar, from, to, ...values });
          answer(shell, { ...(json && { json }) }, described, ({ name, note }) =>
            name === null && note === null ? 'Name and note deleted.' : 'Name and note stored.',
          );
        }),
    );
