import { Command } from 'commander';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { addNote } from './addNote.ts';
import { cancelReservation } from './cancelReservation.ts';
import { createBooking } from './createBooking.ts';
import { paid, payout } from './recordMoney.ts';
import { chargeReservation } from './chargeReservation.ts';
import { newLink } from './newLink.ts';
import { refundReservation } from './refundReservation.ts';
import { reservationInWords } from './reservationInWords.ts';
import { listReservations } from './reservationList.ts';

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
          'gatewayPayments: [{ id, chargeId, amount, fee, refunds, disputes }]; history: [{ at, kind, by, text, amount }]',
      ),
    )
    .action((reservation: string, options: { json?: true }) =>
      withHost(shell, async (host) => {
        answer(shell, options, await host.run('reservations.show', { reservation }), reservationInWords);
      }),
    );

/** The commands for reservations. */
export const reservations = (shell: Shell): Command =>
  new Command('reservations')
    .summary('list, show, enter, cancel and refund reservations, record and charge payments, add notes')
    .description(
      'List, show, enter, cancel and refund reservations, record payments, charge failed instalments again, add notes, ' +
        'and e-mail new links.',
    )
    .addCommand(listReservations(shell))
    .addCommand(show(shell))
    .addCommand(createBooking(shell))
    .addCommand(paid(shell))
    .addCommand(payout(shell))
    .addCommand(cancelReservation(shell))
    .addCommand(refundReservation(shell))
    .addCommand(chargeReservation(shell))
    .addCommand(addNote(shell))
    .addCommand(newLink(shell));
