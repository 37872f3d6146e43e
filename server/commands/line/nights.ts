import { Command } from 'commander';
import type { ListedNights, OpenedNights } from '../../host/index.ts';
import { price, prices, reset } from './nightPrices.ts';
import { plain, table } from './print.ts';
import { timeline } from './timeline.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { asDate, asUnitId } from './values.ts';

type Options = { json?: true };

const inWords = (rows: readonly ListedNights[]) =>
  table(
    ['PROPERTY', 'FROM', 'TO', 'CLOSED BY', 'NOTE'],
    rows.map(({ unitId, start, end, closedBy, why }) => [unitId, start, end, closedBy, why ?? '-']),
  );

const list = (shell: Shell) =>
  commandAbout('list', {
    summary: 'list closed nights',
    description:
      'List current and future nights that cannot be booked because you closed them (by command or in property.yaml) or ' +
      'because the calendar of another channel blocks them.',
    example: 'nights list casa-do-limoeiro',
  })
    .argument('[property]', 'only this property', asUnitId)
    .addOption(jsonOption('[{ unitId, start, end, closedBy, why }]'))
    .action((unit: string | undefined, options: Options) =>
      withHost(shell, async (host) => {
        const found = await host.run('nights.list', unit === undefined ? {} : { unit });
        answer(shell, options, found, (rows) =>
          rows.length === 0 ? 'No nights are closed.' : inWords(rows),
        );
      }),
    );

const dates = (command: Command) =>
  command
    .argument('<property>', 'the name of the property’s folder in CONTENT_DIR', asUnitId)
    .argument('<from>', 'the first night', asDate)
    .argument('<to>', 'the day after the last night, like a check-out date', asDate);

const close = (shell: Shell) =>
  dates(
    commandAbout('close', {
      summary: 'close nights',
      description:
        'Close nights of a property immediately: guests can no longer book them. If reservations include some of them, the ' +
        'command lists these reservations and changes nothing.',
      example: 'nights close casa-do-limoeiro 2027-02-01 2027-02-15 --why "new kitchen"',
    }),
  )
    .option('--why <note>', 'a note for yourself, which guests never see; it must not contain personal data')
    .option(
      '--keep-reservations',
      'close them even if reservations include some of them; the reservations do not change',
    )
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
              `Closed: ${start} to ${end} of ${unit}. The next stay can begin on ${end}.`,
              ...(reservations.length > 0
                ? [`These reservations do not change: ${plain(reservations.join(', '))}.`]
                : []),
            ].join('\n'),
          );
        }),
    );

const opened = ({ unitId, opened: nights, stillClosed }: OpenedNights) =>
  [
    ...nights.map(({ start, end }) => `Opened: ${start} to ${end} of ${unitId}.`),
    ...stillClosed.map(({ start, end }) => `Still closed: ${start} to ${end}.`),
  ].join('\n');

const open = (shell: Shell) =>
  dates(
    commandAbout('open', {
      summary: 'open closed nights again',
      description: 'Open nights of a property again that were closed by command, or a part of them.',
      example: 'nights open casa-do-limoeiro 2027-02-10 2027-02-15',
    }),
  )
    .addOption(jsonOption('{ unitId, opened: [{ start, end }], stillClosed: [{ start, end }] }'))
    .action((unit: string, from: string, to: string, options: Options) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('nights.open', { unit, from, to }), opened);
      }),
    );

/** Closes nights and opens them again, and sets their prices and minimum stays. */
export const nights = (shell: Shell): Command =>
  new Command('nights')
    .summary('close and open nights, and set their prices')
    .description(
      'Close nights of a property and open them again; set their prices and minimum stays. Changes take effect immediately.',
    )
    .addCommand(list(shell))
    .addCommand(close(shell))
    .addCommand(open(shell))
    .addCommand(price(shell))
    .addCommand(reset(shell))
    .addCommand(prices(shell))
    .addCommand(timeline(shell));
