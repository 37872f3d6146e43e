import { beforeEach, expect, test } from 'vitest';
import { readBegun } from '../../server/host/reservations/unproven/readBegun.ts';
import { noteCodeMail } from '../../server/host/reservations/unproven/stranger.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { holdStay } from '../outside/support/stays.ts';
import { openStillHost, type StillHost } from '../support/stillHost.ts';

const now = new Date('2031-03-01T12:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const anHour = 3600;
const stranger = { network: 'here', address: 'maria' };

let still: StillHost;
let count = 0;
beforeEach(async () => {
  still = await openStillHost();
  await still.clock.stopAt(now);
});

interface About {
  network?: string;
  address?: string;
  nights?: number;
  sentAt?: Date;
  holdExpiresAt?: Date;
  bookingId?: string;
  status?: 'awaiting_otp' | 'expired';
}

/** A hold that somebody began, and whose code was mailed. */
async function begin({ network, address, nights = 3, sentAt = now, status, ...about }: About = {}) {
  count += 1;
  const day = (of: number) => new Date(Date.UTC(2031, 3, 10 * count + of)).toISOString().slice(0, 10);
  const reservationId = await holdStay(still, {
    status: status ?? 'awaiting_otp',
    startDate: day(0),
    endDate: day(nights),
    about: { clientId: 'site', holdExpiresAt: seconds(900), ...about },
  });
  const addressee = address ?? stranger.address;
  await still.db
    .insertInto('codeMail')
    .values({ reservationId, network: network ?? stranger.network, addressee, nights, sentAt })
    .execute();
  return reservationId;
}

/** How many mails, holds of the hour and holds of now are counted, by network and by address. */
async function counted(bookingId?: string) {
  const own = bookingId === undefined ? undefined : { clientId: 'site', bookingId };
  const begun = await inTransaction(still.db, (trx) => readBegun(trx, stranger, own, now));
  const { network, address } = begun;
  return [network, address].map(({ mails, anHour: ofHour, atOnce }) => [
    mails.length,
    ofHour.length,
    atOnce.length,
  ]);
}

test('a mail counts for an hour, to the very instant, and so does its hold', async () => {
  await begin({ sentAt: seconds(-anHour), holdExpiresAt: seconds(-2700) });
  expect(await counted()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  await begin({ sentAt: seconds(1 - anHour), holdExpiresAt: seconds(-2699) });
  expect(await counted()).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ]);
});

test('a code that was sent again counts as a mail, and as no hold', async () => {
  const id = await begin();
  await inTransaction(still.db, (trx) => noteCodeMail(trx, stranger, id, 0));
  expect(await counted()).toEqual([
    [2, 1, 1],
    [2, 1, 1],
  ]);
  const sent = await still.db.selectFrom('codeMail').select('sentAt').where('nights', '=', 0).execute();
  expect(sent).toEqual([{ sentAt: now }]);
});

test('a hold keeps nights from others until the very instant that it ends', async () => {
  await begin({ holdExpiresAt: now });
  expect(await counted()).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ]);
  await begin({ holdExpiresAt: seconds(1) });
  expect(await counted()).toEqual([
    [2, 2, 1],
    [2, 2, 1],
  ]);
});

test('the hold of the same booking counts neither now nor in the hour, but its mail does', async () => {
  await begin({ bookingId: 'b1' });
  await begin({ bookingId: 'b2' });
  expect(await counted('b1')).toEqual([
    [2, 1, 1],
    [2, 1, 1],
  ]);
});

test('what others have had sent to an address counts for the address, and for their network alone', async () => {
  await begin({ network: 'there' });
  await begin({ address: 'jane' });
  await begin({ network: 'there', address: 'jane' });
  expect(await counted()).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  await begin({ network: 'there' });
  expect(await counted()).toEqual([
    [1, 1, 1],
    [2, 2, 2],
  ]);
});
