import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../server/host/ports/mailer.ts';
import { Bookings } from '../support/bookings.ts';
import { createGuest } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';
import { readCalendar } from './readCalendar.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

/** The next mail to the host about a reservation. */
async function getHostMail(number: string): Promise<Mail> {
  const mail = await host.mails.next('host@example.com');
  return mail.subject.includes(number) ? mail : getHostMail(number);
}

const inviteIn = ({ invite }: Mail) => readCalendar(invite!.content);

test('the calendar file has the event of the e-mails only while the stay is booked', async () => {
  const guest = createGuest();
  const verified = await bookings.verified('casa', 30, { guest });
  expect((await bookings.read(verified)).body.calendar).toBeUndefined();

  const { body: session } = await bookings.pay(verified.id);
  host.gateway.becomes(session.id, 'complete');
  await bookings.notify(session.id);
  const { body } = await bookings.read(verified, { language: 'de' });
  const invite = inviteIn(await host.mails.next(guest.email));
  const published = readCalendar(body.calendar!);
  expect(published).toMatchObject({
    method: 'PUBLISH',
    summary: 'Aufenthalt in Casa casa (de)',
    attendees: [],
  });
  for (const same of ['uid', 'sequence', 'stamp', 'start', 'end', 'status'] as const) {
    expect(published[same]).toBe(invite[same]);
  }
  for (const secret of [verified.id, verified.token]) expect(body.calendar).not.toContain(secret);

  await bookings.cancel(verified);
  expect((await bookings.read(verified)).body.calendar).toBeUndefined();
  const cancelled = await host.mails.next(guest.email);
  expect(inviteIn(cancelled)).toMatchObject({ method: 'CANCEL', uid: invite.uid });
  expect(cancelled.text).toContain(`https://stay.test/en/reservation/${verified.id}#token=${verified.token}`);
});

test('the host receives a booking and its end in an e-mail without the guest’s link', async () => {
  const stay = await bookings.confirmed('casa', 60);
  const booked = await getHostMail(stay.number);
  await bookings.cancel(stay);
  const cancelled = await getHostMail(stay.number);
  expect(booked.subject).toContain('Nova reserva');
  expect(cancelled.subject).toContain('foi cancelada');
  for (const mail of [booked, cancelled]) expect(JSON.stringify(mail)).not.toContain(stay.token);
});
