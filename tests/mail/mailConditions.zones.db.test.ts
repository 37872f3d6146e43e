import { beforeAll, describe, expect, test } from 'vitest';
import { sendStayMail, type StayMailKind } from '../../server/host/mail/sendStayMail.ts';
import type { ReservationTable } from '../../server/host/store/schema.ts';
import { createStay } from '../outside/support/stays.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

type Status = ReservationTable['status'];

const booked = ['confirmed', 'completed'] as const;

/** In which statuses each mail is still true at the moment when it leaves, and to whom it goes. */
const truths: Record<StayMailKind, { to: 'guest' | 'host'; when: readonly Status[] }> = {
  confirmed: { to: 'guest', when: booked },
  paymentLink: { to: 'guest', when: ['awaiting_payment'] },
  cancelled: { to: 'guest', when: ['cancelled'] },
  paidTooLate: { to: 'guest', when: ['expired'] },
  registered: { to: 'guest', when: booked },
  reopened: { to: 'guest', when: booked },
  arrival: { to: 'guest', when: ['confirmed'] },
  earlyArrival: { to: 'guest', when: ['confirmed'] },
  reminder: { to: 'guest', when: ['confirmed'] },
  newLink: { to: 'guest', when: [...booked, 'cancelled'] },
  paymentReceived: { to: 'guest', when: booked },
  hostConfirmed: { to: 'host', when: booked },
  hostRegisteredAnew: { to: 'host', when: booked },
  hostDetails: { to: 'host', when: booked },
  hostOverdue: { to: 'host', when: booked },
  hostCancelled: { to: 'host', when: ['cancelled'] },
};

const statuses = [
  'awaiting_otp',
  'awaiting_payment',
  'confirmed',
  'completed',
  'cancelled',
  'expired',
] as const satisfies Status[];

const addresses = { guest: 'maria@guests.test', host: 'host@example.com' };
const kinds = Object.keys(truths) as StayMailKind[];
const registered = new Date('2031-01-02T03:04:05Z');

let still: ManualHost;
beforeAll(async () => {
  still = await openManualHost();
});

/** The e-mails sent for a reservation with the given status. */
async function sentFor(kind: StayMailKind, about: Parameters<typeof createStay>[1]) {
  const startDate = '2031-05-14';
  const id = await createStay(still, { startDate, endDate: '2031-05-17', ...about });
  await sendStayMail(still.context, kind, id, 'job');
  // The nights are free for the next one.
  await still.db.deleteFrom('reservation').where('id', '=', id).execute();
  return still.mails.mails.splice(0).map(({ to }) => to);
}

/** Registered guests make "registered" true, and every other mail about the registration untrue. */
const fitting = (kind: StayMailKind) => (kind === 'registered' ? { guestsRegisteredAt: registered } : {});

describe.each(kinds)('the e-mail "%s"', (kind) => {
  test.each(statuses)('depends on the status of a reservation that is %s by then', async (status) => {
    const { to, when } = truths[kind];
    const isTrue = when.includes(status);
    expect(await sentFor(kind, { status, about: fitting(kind) })).toEqual(isTrue ? [addresses[to]] : []);
  });

  test('is not sent for a guest whose data were erased', async () => {
    const [status] = truths[kind].when;
    const about = { ...fitting(kind), guestErasedAt: new Date() };
    expect(await sentFor(kind, { status: status!, about })).toEqual([]);
  });
});

describe('an e-mail about the registration', () => {
  const emptyGuest = {};
  const done = { guestsRegisteredAt: registered };
  const again = { guestsRegisteredAt: registered, registrationReopenedAt: new Date() };

  test.each([
    ['registered', [emptyGuest, again], [done]],
    ['reopened', [done], [emptyGuest, again]],
    ['reminder', [done], [emptyGuest, again]],
  ] as const)('is sent only while "%s" is correct', async (kind, untrue, isTrue) => {
    for (const about of untrue) expect(await sentFor(kind, { status: 'confirmed', about })).toEqual([]);
    for (const about of isTrue) {
      expect(await sentFor(kind, { status: 'confirmed', about })).toEqual([addresses.guest]);
    }
  });
});
