import { Command, InvalidArgumentError, Option } from 'commander';
import { listedStatuses, refundChoices, type CancellationTerms } from '../../host/index.ts';
import { amount, facts, plain, table } from './print.ts';
import { answer, commandAbout, makeSure, jsonOption, withHost, yesOption, type Shell } from './shell.ts';
import { newLink } from './newLink.ts';
import { reservationInWords } from './reservationInWords.ts';
import { WrongUsage } from './failures.ts';
import { cancelNetwork, listUnpaid } from './unpaid.ts';
import { asDate, asUnitId } from './values.ts';

interface Listing {
  unit?: string;
  status?: (typeof listedStatuses)[number][];
  from?: string;
  to?: string;
  departures?: true;
  unpaid?: true;
  json?: true;
}

/** Statuses as they are typed, with commas or spaces between. */
function asStatuses(typed: string, before: Listing['status'] = []): Listing['status'] {
  const names = typed.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !(listedStatuses as readonly string[]).includes(name));
  if (wrong !== undefined || names.length === 0) {
    throw new InvalidArgumentError(`Give one or more of ${listedStatuses.join(', ')}, with commas between.`);
  }
  return [...before, ...(names as Listing['status'] & {})];
}

const list = (shell: Shell) =>
  commandAbout('list', {
    summary: 'list arrivals or departures',
    description:
      'Lists reservations by check-in, or with --departures by check-out: without --status, all but those that are ' +
      'cancelled and holds that expired.',
    example: 'reservations list --unit casa-do-limoeiro --from 2027-05-01 --to 2027-05-31',
  })
    .option('--unit <id>', 'of one property alone', asUnitId)
    .addOption(
      new Option(
        '--status <statuses>',
        `of these alone, with commas between: ${listedStatuses.join(', ')}`,
      ).argParser(asStatuses),
    )
    .option('--from <date>', 'check-in on this date or later', asDate)
    .option('--to <date>', 'check-in on this date or earlier', asDate)
    .option('--departures', 'by check-out: --from and --to are about it then')
    .option(
      '--unpaid',
      'those that are verified and not paid yet, with the network each came from; with --unit alone',
    )
    .addOption(
      jsonOption(
        '[{ number, id, status, unitId, startDate, endDate, nights, guestCount, guestName, email, phone, arrivalTime, total, createdAt }]',
      ),
    )
    .action(async ({ json, unpaid, ...filters }: Listing) => {
      if (unpaid) return listUnpaid(shell, filters.unit, { ...(json && { json }) });
      return withHost(shell, async (host) => {
        const found = await host.run('reservations.list', filters);
        answer(shell, { ...(json && { json }) }, found, (rows) => {
          if (rows.length === 0) return 'No reservations.';
          return table(
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
        });
      });
    });

const show = (shell: Shell) =>
  commandAbout('show', {
    summary: 'show one reservation',
    description: 'Shows one reservation: everything but its link and its guests’ documents.',
    example: 'reservations show K7M2-9QXR',
  })
    .argument('<reservation>', 'its number or its id')
    .addOption(
      jsonOption(
        'the reservation of /api/1/openapi.json without calendar; createdAt, confirmedAt, endedAt, guestErasedAt; ' +
          'gatewayPayments: [{ id, chargeId, amount, fee, refunds, disputes }]',
      ),
    )
    .action((reservation: string, options: { json?: true }) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('reservations.show', { reservation }), reservationInWords);
      }),
    );

interface Cancelling {
  network?: string;
  refund: (typeof refundChoices)[number];
  yes?: true;
  json?: true;
}

const termsInWords = ({ paid, refund, policyRefund }: CancellationTerms) =>
  facts([
    ['Paid', amount(paid)],
    ['Refund', `${amount(refund.total)} (${refund.percentage} %)`],
    ['Agreed policy', `${amount(policyRefund.total)} (${policyRefund.percentage} %)`],
  ]);

/** What to think of before a guest gets less back than they paid. */
const getReminder = ({ paid, refund }: CancellationTerms) =>
  refund.total.amount < paid.amount
    ? 'The terms of the site promise everything back, unless the guest gave cause: that is --refund full.\n'
    : '';

const whenDone = {
  now: ['The refund and the mail to the guest are on their way.', 'The mail to the guest is on its way.'],
  'by the site': [
    'The running site pays the refund and sends the mail to the guest.',
    'The running site sends the mail to the guest.',
  ],
  'when the site starts': [
    'The refund is paid and the mail sent to the guest when the site starts.',
    'The mail is sent to the guest when the site starts.',
  ],
} as const;

/** What happens next: nothing is refunded where the refund is 0. */
const nextInWords = (when: keyof typeof whenDone, { refund }: CancellationTerms) =>
  refund.total.amount > 0 ? whenDone[when][0] : `Nothing is refunded. ${whenDone[when][1]}`;

const cancel = (shell: Shell) =>
  commandAbout('cancel', {
    summary: 'call a reservation off',
    description:
      'Calls a reservation off in the host’s name, up to the end of the stay: its nights are free at once, what ' +
      'is due later is not charged, the guest gets a mail and the refund. Shows the refund first, and asks.',
    example: 'reservations cancel K7M2-9QXR --refund full',
  })
    .argument('[reservation]', 'its number or its id')
    .option('--network <mark>', 'all unpaid reservations of one network instead, as "list --unpaid" shows it')
    .addOption(
      new Option('--refund <how much>', 'what the guest agreed to, all that was paid, or nothing')
        .choices(refundChoices)
        .default('policy'),
    )
    .addOption(yesOption())
    .addOption(
      jsonOption(
        '{ number, id, cancelled, paid, refund: { percentage, total }, policyRefund } (amounts in cents)',
      ),
    )
    .action(async (reservation: string | undefined, { refund, network, ...options }: Cancelling) => {
      if (network !== undefined && reservation === undefined) return cancelNetwork(shell, network, options);
      if (network !== undefined || reservation === undefined) {
        throw new WrongUsage('Name a reservation, or a network with --network.');
      }
      return withHost(shell, async (host) => {
        const offered = await host.run('reservations.refund', { reservation, refund });
        const { number } = offered;
        if (!offered.cancelled) {
          const question = `${termsInWords(offered)}\n${getReminder(offered)}Call reservation ${plain(number)} off?`;
          await makeSure(shell, options, question);
        }
        const expectedRefund = offered.refund.total.amount;
        const terms = await host.run('reservations.cancel', { reservation, refund, expectedRefund });
        answer(shell, options, terms, () =>
          offered.cancelled
            ? `Reservation ${plain(number)} was cancelled before.\n${termsInWords(terms)}`
            : `Reservation ${plain(number)} is cancelled.\n${termsInWords(terms)}`,
        );
        if (!offered.cancelled) shell.terminal.err(`${nextInWords(host.jobsAreDone, terms)}\n`);
      });
    });

/** Lists, shows and cancels reservations, and mails new links to them. */
export const reservations = (shell: Shell): Command =>
  new Command('reservations')
    .summary('list, show and cancel reservations, mail new links')
    .description('Lists, shows and cancels reservations, and mails new links to them.')
    .addCommand(list(shell))
    .addCommand(show(shell))
    .addCommand(cancel(shell))
    .addCommand(newLink(shell));
