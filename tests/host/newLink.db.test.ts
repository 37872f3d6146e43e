import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../server/host/commands/run.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { createStay } from '../outside/support/stays.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
const confirmedAt = new Date('2031-01-02T03:04:05Z');
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(confirmedAt);
});

type About = Partial<Omit<ReservationRow, 'quote' | 'nights'>>;
const stay = (status: ReservationRow['status'], about: About = {}) =>
  createStay(still, { status, about: { confirmedAt, ...about } });
const getVersion = async (id: string) =>
  (
    await still.db
      .selectFrom('reservation')
      .select('tokenVersion')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).tokenVersion;

test.each<[ReservationRow['status'], About, string]>([
  ['confirmed', {}, '2031-08-15'],
  ['cancelled', { endedAt: confirmedAt }, '2031-04-02'],
])('the links to a reservation that is %s are replaced by one', async (status, about, worksUntil) => {
  const [id, other] = [await stay(status, about), await stay(status, { ...about, unitId: 'next' })];
  const result = { sentTo: 'm•••a@guests.test', worksUntil };
  expect(await runCommand(still.context, 'reservations.previewNewLink', { reservation: id })).toMatchObject(
    result,
  );
  expect([await getVersion(id), still.jobs.taken()]).toEqual([1, []]);
  expect(await runCommand(still.context, 'reservations.sendNewLink', { reservation: id })).toMatchObject(
    result,
  );
  expect([await getVersion(id), await getVersion(other)]).toEqual([2, 1]);
  expect(still.jobs.taken()).toEqual([['mail.newLink', { reservationId: id }]]);
});

test('the link for a payment can be sent again, and be replaced until its last day', async () => {
  // The hold lasts until the end of 20 January at the property.
  const holdExpiresAt = new Date('2031-01-21T00:00:00Z');
  const id = await stay('awaiting_payment', { confirmedAt: null, source: 'phone', holdExpiresAt });
  const sameLink = { reservation: id, mail: 'payment-link' } as const;
  expect(await runCommand(still.context, 'mails.resend', sameLink)).toMatchObject({
    sentTo: 'm•••a@guests.test',
  });
  expect(await getVersion(id)).toBe(1);
  expect(await runCommand(still.context, 'reservations.sendNewLink', { reservation: id })).toMatchObject({
    worksUntil: '2031-01-20',
  });
  expect(await getVersion(id)).toBe(2);
  expect(still.jobs.taken()).toEqual([
    ['mail.paymentLink', { reservationId: id }],
    ['mail.paymentLink', { reservationId: id }],
  ]);
  await still.clock.stopAt(holdExpiresAt);
  await expect(runCommand(still.context, 'mails.resend', sameLink)).rejects.toThrow('is expired');
});

describe('no new link is mailed', () => {
  test.each<[string, ReservationRow['status'], About, string]>([
    ['to somebody who has not booked', 'awaiting_payment', { confirmedAt: null }, 'was never booked'],
    ['to nobody', 'completed', { guestErasedAt: confirmedAt }, 'is erased'],
    ['that would not work either', 'cancelled', { endedAt: new Date('2030-10-03T12:00:00Z') }, '2031-01-01'],
  ])('%s', async (_, status, about, why) => {
    const id = await stay(status, about);
    for (const command of ['reservations.previewNewLink', 'reservations.sendNewLink'] as const) {
      await expect(runCommand(still.context, command, { reservation: id })).rejects.toThrow(why);
    }
    expect([await getVersion(id), still.jobs.taken()]).toEqual([1, []]);
  });
});

test('a mail whose link would not work is not sent again', async () => {
  const id = await stay('cancelled', { endedAt: new Date('2030-10-03T12:00:00Z') });
  const again = () => runCommand(still.context, 'mails.resend', { reservation: id, mail: 'cancelled' });
  await expect(again()).rejects.toThrow('have expired');
  await still.clock.stopAt(new Date('2031-01-01T12:00:00Z'));
  expect(await again()).toMatchObject({ mail: 'cancelled' });
});
