import { InvalidArgumentError, Option, type Command } from 'commander';
import { refundChoices, type CancellationTerms } from '../../host/index.ts';
import { WrongUsage } from './failures.ts';
import { amount, facts, plain } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';
import { cancelNetwork } from './unpaid.ts';
import { parseEuros } from './values.ts';

/** One of the choices, or an amount in cents. */
type RefundChoice = (typeof refundChoices)[number] | number;

function asRefund(text: string): RefundChoice {
  const choice = refundChoices.find((name) => name === text) ?? parseEuros(text);
  if (choice !== undefined) return choice;
  throw new InvalidArgumentError(
    `Choose one of ${refundChoices.join(', ')}, or give an amount in euros, such as 120.50.`,
  );
}

interface Cancelling {
  network?: string;
  refund: RefundChoice;
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

/** Names the part of the refund that the host returns, if there is one. */
const getInPersonNote = ({ inPerson }: CancellationTerms) =>
  inPerson.amount > 0
    ? `Return ${amount(inPerson)} of the refund yourself, because you received it in person. The site refunds card payments only.\n`
    : '';

/** Cancels a reservation, or all unpaid reservations of a network. */
export const cancelReservation = (shell: Shell): Command =>
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
        'how much to refund: "policy" for the agreed cancellation policy, "full" for all payments, "none" for nothing, ' +
          'or an amount in euros, such as 120.50',
      )
        .argParser(asRefund)
        .default('policy'),
    )
    .addOption(yesOption())
    .addOption(
      jsonOption(
        '{ number, id, status, cancelled, paid, refund: { percentage, total }, throughGateway, inPerson, policyRefund, policyPeriod: { since, until } } (amounts in cents)',
      ),
    )
    .action(async (reservation: string | undefined, { refund, network, ...options }: Cancelling) => {
      if (network !== undefined && reservation === undefined) return cancelNetwork(shell, network, options);
      if (network !== undefined || reservation === undefined) {
        throw new WrongUsage('Give a reservation, or a network with --network, but not both.');
      }
      return withHost(shell, async (host) => {
        const offered = await host.run('reservations.previewCancellation', { reservation, refund });
        const { number } = offered;
        if (!offered.cancelled) {
          const question = `${termsInWords(offered)}\n${getReminder(offered)}Cancel reservation ${plain(number)}?`;
          await makeSure(shell, options, question);
        }
        const terms = await host.run('reservations.cancel', {
          reservation,
          refund,
          expectedRefund: offered.refund.total.amount,
          expectedPaid: offered.paid.amount,
          expectedStatus: offered.status,
        });
        const sentence = `Reservation ${plain(number)} ${offered.cancelled ? 'was cancelled before' : 'cancelled'}.`;
        // The question has shown the same terms.
        const isConfirmed = !offered.cancelled && !options.yes;
        answer(shell, options, terms, () => (isConfirmed ? sentence : `${sentence}\n${termsInWords(terms)}`));
        if (!offered.cancelled) shell.terminal.err(`${nextInWords(host.jobsAreDone, terms)}\n`);
        shell.terminal.err(getInPersonNote(terms));
      });
    });
