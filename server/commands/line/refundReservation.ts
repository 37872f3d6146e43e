import type { Command } from 'commander';
import type { MadeRefund, RefundTerms } from '../../host/index.ts';
import { WrongUsage } from './failures.ts';
import { amount, facts, plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';
import { asEuros } from './values.ts';

interface Refunding {
  amount?: number;
  reason?: string;
  key?: string;
  yes?: true;
  json?: true;
}

const sumsInWords = ({ paid, refunded, refundable }: RefundTerms) =>
  facts([
    ['Paid', amount(paid)],
    ['Refunded before', amount(refunded)],
    ['Can be refunded', amount(refundable)],
  ]);

const termsInWords = (terms: RefundTerms) =>
  [
    sumsInWords(terms),
    table(
      ['INSTALMENT OF', 'AMOUNT', 'REFUND', 'AT THE GATEWAY'],
      terms.parts.map((part) => [
        part.dueDate,
        amount(part.paid),
        amount(part.amount),
        part.gatewayPaymentId,
      ]),
    ),
    terms.sentTo === null
      ? 'The guest is erased and gets no e-mail.'
      : `${plain(terms.sentTo)} gets an e-mail with the reason.`,
  ].join('\n');

const doneInWords = ({ repeated, number, ...refund }: MadeRefund) =>
  repeated
    ? `${amount(refund.amount)} of reservation ${plain(number)} was refunded before with this key. Nothing was changed.`
    : `${amount(refund.amount)} of reservation ${plain(number)} refunded.`;

const whenDone = {
  now: 'The refund is being paid.',
  'by the site': 'The running site pays the refund.',
  'when the site starts': 'The refund is paid when the site starts.',
} as const;

/** Refunds a part of what a guest paid, without cancelling the stay. */
export const refundReservation = (shell: Shell): Command =>
  commandAbout('refund', {
    summary: 'refund a part of what a guest paid',
    description:
      'Refund a part of what a guest paid, without cancelling the reservation or after that. The refund goes to the card ' +
      'of the payment, the latest payment first, and the guest gets an e-mail with the reason. Without --amount, the ' +
      'command prints how much can be refunded. It shows each part and asks for confirmation.',
    example:
      'reservations refund K7M2-9QXR --amount 40 --reason "The heating did not work on the first night."',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .option('--amount <euros>', 'the amount in euros, such as 120.50', asEuros)
    .option('--reason <text>', 'the reason, which the guest reads in the e-mail')
    .option('--key <text>', 'for scripts: a repeated command with the same key refunds nothing again')
    .addOption(yesOption())
    .addOption(
      jsonOption(
        '{ number, id, paid, refunded, refundable, amount, parts: [{ paymentId, dueDate, paid, amount, gatewayPaymentId }], ' +
          'sentTo, refundId, repeated } (amounts in cents; without --amount, refundId and repeated are missing)',
      ),
    )
    .action((reservation: string, { amount: cents, reason, key, ...options }: Refunding) => {
      if (cents !== undefined && reason === undefined) {
        throw new WrongUsage('Give the reason with --reason. The guest reads it in the e-mail.');
      }
      return withHost(shell, async (host) => {
        if (cents === undefined) {
          const terms = await host.run('reservations.previewRefund', { reservation });
          return answer(shell, options, terms, sumsInWords);
        }
        const offered = await host.run('reservations.previewRefund', { reservation });
        if (cents <= offered.refundable.amount) {
          const terms = await host.run('reservations.previewRefund', { reservation, amount: cents });
          await makeSure(
            shell,
            options,
            `${termsInWords(terms)}\nRefund ${amount(terms.amount)} of reservation ${plain(terms.number)}?`,
          );
        }
        const made = await host.run('reservations.refund', {
          reservation,
          amount: cents,
          reason: reason!,
          ...(key === undefined ? { expectedRefundable: offered.refundable.amount } : { key }),
        });
        answer(shell, options, made, doneInWords);
        if (!made.repeated) shell.terminal.err(`${whenDone[host.jobsAreDone]}\n`);
      });
    });
