import { CommandRefused, type CommandAnswer, type UnpaidReservation } from '../../host/index.ts';
import { plain, table } from './print.ts';
import { answer, makeSure, withHost, type Shell } from './shell.ts';

const atMinute = (instant: string | null) => instant?.slice(0, 16).replace('T', ' ') ?? 'no';

const unpaidInWords = (rows: readonly UnpaidReservation[]): string =>
  rows.length === 0
    ? 'No unpaid reservations.'
    : table(
        [
          'NUMBER',
          'PROPERTY',
          'CHECK-IN',
          'CHECK-OUT',
          'NIGHTS',
          'GUEST',
          'NIGHTS HELD UNTIL',
          'ENDS',
          'NETWORK',
        ],
        rows.map((row) => [
          row.number,
          row.unitId,
          row.startDate,
          row.endDate,
          String(row.nights),
          row.guestName,
          atMinute(row.nightsHeldUntil),
          atMinute(row.holdExpiresAt),
          row.network ?? '',
        ]),
      );

/** Lists verified reservations that are not paid yet, with the network of each; times are in UTC. */
export const listUnpaid = (shell: Shell, unit: string | undefined, options: { json?: true }): Promise<void> =>
  withHost(shell, async (host) => {
    answer(
      shell,
      options,
      await host.run('reservations.unpaid', unit === undefined ? {} : { unit }),
      unpaidInWords,
    );
  });

const list = (numbers: readonly string[]) => numbers.map(plain).join(', ') || 'none';

const cancelledInWords = (
  seen: readonly UnpaidReservation[],
  { cancelled, unread }: CommandAnswer<'reservations.cancelUnpaid'>,
): string => {
  const ended = seen
    .map(({ number }) => number)
    .filter((number) => !cancelled.includes(number) && !unread.includes(number));
  return (
    `Cancelled: ${list(cancelled)}.` +
    (ended.length > 0 ? ` Not cancelled, because they are no longer unpaid: ${list(ended)}.` : '')
  );
};

/** Cancels all unpaid reservations of a network after confirmation; none that the host did not see is cancelled. */
export const cancelNetwork = (
  shell: Shell,
  network: string,
  options: { yes?: true; json?: true },
): Promise<void> =>
  withHost(shell, async (host) => {
    const unpaid = (await host.run('reservations.unpaid', {})).filter((one) => one.network === network);
    if (unpaid.length > 0) {
      await makeSure(shell, options, `${unpaidInWords(unpaid)}\nCancel these ${unpaid.length} reservations?`);
    }
    const seenReservationIds = unpaid.map(({ id }) => id);
    const done = await host.run('reservations.cancelUnpaid', { network, seenReservationIds });
    answer(shell, options, done, () => cancelledInWords(unpaid, done));
    if (done.unread.length > 0) {
      throw new CommandRefused(
        `The payment service does not answer, so these may have been paid: ${list(done.unread)}. ` +
          'They were not changed: run the command again later.',
      );
    }
  });
