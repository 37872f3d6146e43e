import { Command } from 'commander';
import type { ListedNights, OpenedNights } from '../../host/index.ts';
import { plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { asDate, asUnitId } from './values.ts';

type Options = { json?: true };

const inWords = (rows: readonly ListedNights[]) =>
  table(
    ['PROPERTY', 'FROM', 'TO', 'CLOSED BY', 'WHY'],
    rows.map(({ unitId, start, end, closedBy, why }) => [unitId, start, end, closedBy, why ?? '-']),
  );

const list = (shell: Shell) =>
  commandAbout('list', {
    summary: 'list the nights that are closed',
    description:
      'Lists the nights that you have closed, by command or in property.yaml, or that a calendar of another channel ' +
      'takes, and that are not over.',
    example: 'nights list casa-do-limoeiro',
  })
    .argument('[property]', 'of one property alone', asUnitId)
    .addOption(jsonOption('[{ unitId, start, end, closedBy, why }]'))
    .action((unit: string | undefined, options: Options) =>
      withHost(shell, async (host) => {
        const found = await host.run('nights.list', unit === undefined ? {} : { unit });
        answer(shell, options, found, (rows) => (rows.length === 0 ? 'No night is closed.' : inWords(rows)));
      }),
    );

const dates = (command: Command) =>
  command
    .argument('<property>', 'the name of its folder in CONTENT_DIR', asUnitId)
    .argument('<from>', 'the first night', asDate)
    .argument('<to>', 'the first night after them, as a check-out is', asDate);

const close = (shell: Shell) =>
  dates(
    commandAbout('close', {
      summary: 'close nights',
      description:
        'Closes nights of a property at once: nobody can book them any more. Where a reservation has some of them it ' +
        'says which, and changes nothing.',
      example: 'nights close casa-do-limoeiro 2027-02-01 2027-02-15 --why "new kitchen"',
    }),
  )
    .option('--why <note>', 'a note for yourself; guests never read it, and it is to name nobody')
    .option('--keep-reservations', 'close them although reservations have some, which stay as they are')
    .addOption(jsonOption('{ unitId, start, end, why, reservations: [number] }'))
    .action(
      (
        unit: string,
        from: string,
        to: string,
        { json, ...how }: Options & { why?: string; keepReservations?: true },
      ) =>
        withHost(shell, async (host) => {
          const closed = await host.run('nights.close', { unit, from, to, ...how });
          answer(shell, { ...(json && { json }) }, closed, ({ start, end, reservations }) =>
            [
              `The nights from ${start} to ${end} of ${unit} are closed: the next stay can begin on ${end}.`,
              ...(reservations.length > 0
                ? [`These stay as they are: ${plain(reservations.join(', '))}.`]
                : []),
            ].join('\n'),
          );
        }),
    );

const opened = ({ unitId, opened: nights, stillClosed }: OpenedNights) =>
  [
    ...nights.map(({ start, end }) => `Open again: ${start} to ${end} of ${unitId}.`),
    ...stillClosed.map(({ start, end }) => `Still closed: ${start} to ${end}.`),
  ].join('\n');

const open = (shell: Shell) =>
  dates(
    commandAbout('open', {
      summary: 'open nights that were closed',
      description: 'Opens nights of a property again that were closed by command; a part of them, too.',
      example: 'nights open casa-do-limoeiro 2027-02-10 2027-02-15',
    }),
  )
    .addOption(jsonOption('{ unitId, opened: [{ start, end }], stillClosed: [{ start, end }] }'))
    .action((unit: string, from: string, to: string, options: Options) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('nights.open', { unit, from, to }), opened);
      }),
    );

/** Nights that a host closes, and opens again. */
export const nights = (shell: Shell): Command =>
  new Command('nights')
    .summary('close nights and open them again')
    .description('Closes nights of a property and opens them again. The site knows at once.')
    .addCommand(list(shell))
    .addCommand(close(shell))
    .addCommand(open(shell));
