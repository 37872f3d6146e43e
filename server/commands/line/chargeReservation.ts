import type { Command } from 'commander';
import type { RepeatedCharge } from '../../host/index.ts';
import { amount, plain, table } from './print.ts';
import { answer, commandAbout, jsonOption, makeSure, withHost, yesOption, type Shell } from './shell.ts';

const failures = {
  declined: 'the bank declined it',
  'authentication-required': 'the bank wants the guest to approve it',
  'no-card': 'no card was saved',
  unreachable: 'the gateway could not be reached',
} as const;

const chargeInWords = ({ instalments }: RepeatedCharge) =>
  table(
    ['DUE', 'AMOUNT', 'FAILED BECAUSE'],
    instalments.map(({ dueDate, failure, ...one }) => [
      dueDate,
      amount(one.amount),
      failure === null ? '' : failures[failure],
    ]),
  );

const whenDone = {
  now: 'The card is being charged. The guest gets an e-mail with the result.',
  'by the site': 'The running site charges the card, and e-mails the guest the result.',
  'when the site starts':
    'The card is charged when the site starts. The guest gets an e-mail with the result.',
} as const;

/** Charges failed instalments again. */
export const chargeReservation = (shell: Shell): Command =>
  commandAbout('charge', {
    summary: 'charge failed instalments again',
    description:
      'Charge the failed instalments of a reservation to the saved card again. The guest gets an e-mail with the result. ' +
      'The command shows the amount and asks for confirmation.',
    example: 'reservations charge K7M2-9QXR',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addOption(yesOption())
    .addOption(
      jsonOption('{ number, id, amount, instalments: [{ dueDate, amount, failure }] } (amounts in cents)'),
    )
    .action((reservation: string, options: { yes?: true; json?: true }) =>
      withHost(shell, async (host) => {
        const offered = await host.run('reservations.previewCharge', { reservation });
        const question = `Charge ${amount(offered.amount)} for reservation ${plain(offered.number)} to the saved card?`;
        await makeSure(shell, options, `${chargeInWords(offered)}\n${question}`);
        const expectedAmount = offered.amount.amount;
        const charge = await host.run('reservations.charge', { reservation, expectedAmount });
        answer(
          shell,
          options,
          charge,
          ({ number }) => `${amount(charge.amount)} for reservation ${plain(number)} requested.`,
        );
        shell.terminal.err(`${whenDone[host.jobsAreDone]}\n`);
      }),
    );
