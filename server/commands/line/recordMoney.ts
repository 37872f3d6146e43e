import { Option, type Command } from 'commander';
import { waysOfReceiving, type ReceivedAs } from '../../../contract/dashboard/bookings.ts';
import type { Money } from '../../../contract/values/money.ts';
import { amount, facts } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';
import { asCents } from './values.ts';

/** Records money that the host received in person. */
export const paid = (shell: Shell): Command =>
  commandAbout('paid', {
    summary: 'record money that you received in person',
    description:
      'Record money that you received in cash, by transfer or with your own card terminal. The site then charges no card ' +
      'for it. A reservation that awaits its payment is confirmed.',
    example: 'reservations paid K7M2-9QXR --as cash',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .addOption(new Option('--as <way>', 'how you received it').choices(waysOfReceiving).makeOptionMandatory())
    .option('--amount <amount>', 'the amount in euros (default: all that is still to be paid)', asCents)
    .addOption(jsonOption('{ number, id, received, as, remaining } (amounts in cents)'))
    .action((reservation: string, { json, ...money }: { as: ReceivedAs; amount?: number; json?: true }) =>
      withHost(shell, async (host) => {
        const recorded = await host.run('reservations.recordPayment', { reservation, ...money });
        answer(shell, { ...(json && { json }) }, recorded, ({ number, received, remaining }) =>
          facts([
            ['Reservation', number],
            ['Received', amount(received)],
            ['Still to be paid', amount(remaining)],
          ]),
        );
      }),
    );

/** Parses an amount; null for `unknown`. */
const asKnownCents = (typed: string): number | null => (typed === 'unknown' ? null : asCents(typed));

/** Sets what a channel pays for a stay, and what it keeps. */
export const payout = (shell: Shell): Command =>
  commandAbout('payout', {
    summary: 'note what a channel pays for a stay',
    description:
      'Set the payout and the commission of a stay that was booked on a channel, for lists and CSV files. An omitted amount ' +
      'stays as it is; `unknown` removes it. No money moves.',
    example: 'reservations payout K7M2-9QXR --payout 412.50 --commission 87.50',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .option('--payout <amount>', 'what the channel pays to you, in euros, or `unknown`', asKnownCents)
    .option('--commission <amount>', 'what the channel keeps, in euros, or `unknown`', asKnownCents)
    .addOption(jsonOption('{ number, id, payout, commission } (amounts in cents; null if unknown)'))
    .action(
      (
        reservation: string,
        { json, ...money }: { payout?: number | null; commission?: number | null; json?: true },
      ) =>
        withHost(shell, async (host) => {
          const recorded = await host.run('reservations.recordChannelMoney', { reservation, ...money });
          const inWords = (known: Money | null) => (known === null ? 'unknown' : amount(known));
          answer(shell, { ...(json && { json }) }, recorded, ({ number, payout: paid, commission }) =>
            facts([
              ['Reservation', number],
              ['Payout', inWords(paid)],
              ['Commission', inWords(commission)],
            ]),
          );
        }),
    );
