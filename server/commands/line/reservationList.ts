import { InvalidArgumentError, Option, type Command } from 'commander';
import { reservationSorts, type ReservationSort } from '../../../contract/dashboard/listAddress.ts';
import { formatReservationsCsv, listedStatuses, type ReservationPage } from '../../host/index.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { amount, table } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { listUnpaid } from './unpaid.ts';
import { asCount, asDate, asUnitId, requireOrder } from './values.ts';

interface Listing {
  property?: string;
  status?: (typeof listedStatuses)[number][];
  from?: string;
  to?: string;
  departures?: true;
  limit?: number;
  after?: string;
  search?: string;
  sort?: ReservationSort;
  latestFirst?: true;
  unpaid?: true;
  csv?: true;
  json?: true;
}

type Filters = Omit<Listing, 'property' | 'unpaid' | 'csv' | 'json'> & { unit?: string };

/** Parses statuses that are separated by commas or spaces. */
function asStatuses(typed: string, before: Listing['status'] = []): Listing['status'] {
  const names = typed.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !(listedStatuses as readonly string[]).includes(name));
  if (wrong !== undefined || names.length === 0) {
    throw new InvalidArgumentError(
      `Choose one or more of ${listedStatuses.join(', ')}, separated by commas.`,
    );
  }
  return [...before, ...(names as Listing['status'] & {})];
}

async function readAllPages(
  host: HostConnection,
  filters: Filters,
): Promise<ReservationPage['reservations']> {
  const { reservations, next } = await host.run('reservations.list', { limit: 5000, ...filters });
  if (next === null || filters.limit !== undefined) return reservations;
  return [...reservations, ...(await readAllPages(host, { ...filters, after: next }))];
}

/** Lists reservations, finds some of them, or exports them as CSV. */
export const listReservations = (shell: Shell): Command =>
  commandAbout('list', {
    summary: 'list arrivals or departures, or find reservations',
    description:
      'List reservations by check-in, or with --departures by check-out. Without dates, begin with the guests in the ' +
      'house, or with --status completed a year ago. Without --status, list all except cancelled reservations and expired holds. ' +
      'With --search, find reservations of any date and status. A long list has several pages.',
    example: 'reservations list --search silva --latest-first',
  })
    .option('--property <property>', 'only this property', asUnitId)
    .addOption(
      new Option(
        '--status <statuses>',
        `only reservations with these statuses, separated by commas: ${listedStatuses.join(', ')}`,
      ).argParser(asStatuses),
    )
    .option('--from <date>', 'check-in on this date or later', asDate)
    .option('--to <date>', 'check-in on this date or earlier', asDate)
    .option(
      '--search <words>',
      'only reservations with these words, or their beginnings, in number, name, e-mail address or telephone number',
    )
    .addOption(
      new Option('--sort <column>', 'sort by this column instead of the check-in').choices(reservationSorts),
    )
    .option('--latest-first', 'begin with the latest date, the last name or the highest amount')
    .option('--limit <count>', 'the maximum number of reservations, from 1 to 5000 (default: 200)', asCount)
    .option('--after <number>', 'continue a list after this reservation, the last of the previous page')
    .option('--departures', 'list by check-out, and apply --from and --to to the check-out date')
    .option(
      '--unpaid',
      'only verified reservations that are not paid yet, with the network of each; can be combined only with --property',
    )
    .addOption(new Option('--csv', 'print all pages as CSV for spreadsheets').conflicts(['json', 'unpaid']))
    .addOption(
      jsonOption(
        '{ reservations: [{ number, id, status, unitId, startDate, endDate, nights, guestCount, guestName, email, phone, ' +
          'arrivalTime, total, createdAt }], next } (next: the value of --after for the next page, or null)',
      ),
    )
    .action(async ({ json, unpaid, csv, property: unit, ...rest }: Listing) => {
      requireOrder(rest);
      if (unpaid) return listUnpaid(shell, unit, { ...(json && { json }) });
      const filters = { ...rest, ...(unit !== undefined && { unit }) };
      return withHost(shell, async (host) => {
        if (csv) return shell.terminal.out(formatReservationsCsv(await readAllPages(host, filters)));
        const found = await host.run('reservations.list', filters);
        answer(shell, { ...(json && { json }) }, found, ({ reservations: rows, next }) => {
          if (rows.length === 0) return 'No reservations.';
          const page = table(
            ['NUMBER', 'STATUS', 'PROPERTY', 'CHECK-IN', 'CHECK-OUT', 'NIGHTS', 'GUESTS', 'GUEST', 'TOTAL'],
            rows.map((row) => [
              row.number,
              row.status,
              row.unitId,
              row.startDate,
              row.endDate,
              String(row.nights),
              String(row.guestCount),
              row.guestName || 'erased',
              amount(row.total),
            ]),
          );
          return next === null ? page : `${page}\nMore reservations follow: add --after ${next}.`;
        });
      });
    });
