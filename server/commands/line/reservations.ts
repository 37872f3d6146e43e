import { Command, InvalidArgumentError, Option } from 'commander';
import { listedStatuses, refundChoices, type CancellationTerms } from '../../host/index.ts';
import { createBooking, paid } from './createBooking.ts';
import { amount, facts, plain, table } from './print.ts';
import { answer, commandAbout, makeSure, jsonOption, withHost, yesOption, type Shell } from './shell.ts';
import { newLink } from './newLink.ts';
import { reservationInWords } from './reservationInWords.ts';
import { WrongUsage } from './failures.ts';
import { cancelNetwork, listUnpaid } from './unpaid.ts';
import { asCount, asDate, asUnitId } from './values.ts';

interface Listing {
  unit?: string;
  status?: (typeof listedStatuses)[number][];
  from?: string;
  to?: string;
  departures?: true;
  limit?: number;
  after?: string;
  unpaid?: true;
  json?: true;
}

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

const list = (shell: Shell) =>
  commandAbout('list', {
    summary: 'list arrivals or departures',
    description:
      'List reservations from today on by check-in, or with --departures by check-out. Without --status, list all ' +
      'except cancelled reservations and expired holds. A long list has several pages.',
    example: 'reservations list --unit casa-do-limoeiro --from 2027-05-01 --to 2027-05-31',
  })
    .option('--unit <id>', 'only this property', asUnitId)
    .addOption(
      new Option(
        '--status <statuses>',
        `only reservations with these statuses, separated by commas: ${listedStatuses.join(', ')}`,
      ).argParser(asStatuses),
    )
    .option('--from <date>', 'check-in on this date or later', asDate)
    .option('--to <date>', 'check-in on this date or earlier', asDate)
    .option('--limit <count>', 'the maximum number of reservations, from 1 to 5000 (default: 200)', asCount)
    .option('--after <number>', 'continue a list after this reservation, the last of the previous page')
    .option('--departures', 'list by check-out, and apply --from and --to to the check-out date')
    .option(
      '--unpaid',
      'only verified reservations that are not paid yet, with the network of each; can be combined only with --unit',
    )
    .addOption(
      jsonOption(
        '{ reservations: [{ number, id, status, unitId, startDate, endDate, nights, guestCount, guestName, email, phone, ' +
          'arrivalTime, total, createdAt }], next } (next: the value of --after for the next page, or null)',
      ),
    )
    .action(async ({ json, unpaid, ...filters }: Listing) => {
      if (unpaid) return listUnpaid(shell, filters.unit, { ...(json && { json }) });
      return withHost(shell, async (host) => {
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

const show = (shell: Shell) =>
  commandAbout('show', {
    summary: 'show one reservation',
    description: 'Show one reservation: everything except its link and its guests’ documents.',
    example: 'reservations show K7M2-9QXR',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addOption(
      jsonOption(
        'the reservation as in /api/1/openapi.json without calendar; createdAt, confirmedAt, endedAt, guestErasedAt, source, sourceReference; ' +
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

/** Returns a reminder if the refund is less than the guest paid. */
const getReminder = ({ paid, refund }: CancellationTerms) =>
  refund.total.amount < paid.amount
    ? 'The site’s terms promise a full refund (--refund full), unless the guest gave cause for the cancellation.\n'
    : '';

const whenDone = {
  now: ['The refund and the e-mail to the guest are being sent.', 'The e-mail to the guest is being sent.'],
  'by the site': [
    'The running site pays the refund and sends the e-mail to the guest.',
    'The running site sends the e-mail to the guest.',
  ],
  'when the site starts': [
    'The refund is paid and the e-mail to the guest is sent when the site starts.',
    'The e-mail to the guest is sent when the site starts.',
  ],
} as const;

/** Says what happens next; without a refund, only the e-mail is sent. */
const nextInWords = (when: keyof typeof whenDone, { refund }: CancellationTerms) =>
  refund.total.amount > 0 ? whenDone[when][0] : `Nothing is refunded. ${whenDone[when][1]}`;

const cancel = (shell: Shell) =>
  commandAbout('cancel', {
    summary: 'cancel a reservation and refund its payments',
    description:
      'Cancel a reservation on behalf of the host, up to the end of the stay: its nights become free immediately, later ' +
      'instalments are not charged, and the guest receives an e-mail and the refund. The command shows the refund and asks for confirmation.',
    example: 'reservations cancel K7M2-9QXR --refund full',
  })
    .argument('[reservation]', 'the reservation’s number or id')
    .option(
      '--network <mark>',
      'cancel all unpaid reservations of one network, as "list --unpaid" shows it, instead of one reservation',
    )
    .addOption(
      new Option(
        '--refund <share>',
        'how much to refund: "policy" for the agreed cancellation policy, "full" for all payments, "none" for nothing',
      )
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
        throw new WrongUsage('Give a reservation, or a network with --network, but not both.');
      }
      return withHost(shell, async (host) => {
        const offered = await host.run('reservations.refund', { reservation, refund });
        const { number } = offered;
        if (!offered.cancelled) {
          const question = `${termsInWords(offered)}\n${getReminder(offered)}Cancel reservation ${plain(number)}?`;
          await makeSure(shell, options, question);
        }
        const expectedRefund = offered.refund.total.amount;
        const terms = await host.run('reservations.cancel', { reservation, refund, expectedRefund });
        answer(shell, options, terms, () =>
          offered.cancelled
            ? `Reservation ${plain(number)} was cancelled before.\n${termsInWords(terms)}`
            : `Reservation ${plain(number)} cancelled.\n${termsInWords(terms)}`,
        );
        if (!offered.cancelled) shell.terminal.err(`${nextInWords(host.jobsAreDone, terms)}\n`);
      });
    });

/** Lists, shows, enters and cancels reservations, records payments, and e-mails new links. */
export const reservations = (shell: Shell): Command =>
  new Command('reservations')
    .summary('list, show, enter and cancel reservations, record payments')
    .description('List, show, enter and cancel reservations, record payments, and e-mail new links.')
    .addCommand(list(shell))
    .addCommand(show(shell))
    .addCommand(createBooking(shell))
    .addCommand(paid(shell))
    .addCommand(cancel(shell))
    .addCommand(newLink(shell));
