import { afterAll, beforeAll, expect, test } from 'vitest';
import { findToken } from '../../contract/values/tokenInLink.ts';
import { Bookings } from '../support/bookings.ts';
import { getPassword } from '../support/mailCatcher.ts';
import { createGuest } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

test('no secret and no personal data are logged', async () => {
  const guest = createGuest({ firstName: 'Quirina', lastName: 'Zambujal', phone: '918 273 645' });
  const invoice = {
    name: 'Canary & Co',
    taxNumber: '501442600',
    address: 'Rua da canary',
    country: 'PRT',
  };
  const held = await bookings.hold('casa', 30, { guest, specialRequests: 'a canary in a cage', invoice });
  const mail = await host.mails.next(guest.email);
  const [otp, otpToken] = [getPassword(mail), findToken(mail.text)!];
  await bookings.post('/reservation/otp/link', { reservationId: held.id, otpToken });
  await bookings.post('/reservation/otp', { reservationId: held.id, otpToken: `${otpToken}x` });
  await bookings.verify(held.id, otp === '000000' ? '000001' : '000000');
  await bookings.verify(held.id, otp);
  host.gateway.isDown = true;
  await bookings.pay(held.id);
  host.gateway.isDown = false;
  await bookings.pay(held.id);
  await bookings.read(held);
  const draft = { reservationId: held.id, token: held.token, guests: [{ surname: 'a canary' }] };
  await bookings.post('/reservation/guests/draft', draft);
  await bookings.post('/reservation/guests/draft/read', draft);
  await bookings.call('GET', `/reservation/${held.id}/${held.token}/more`);
  await bookings.cancel({ id: held.id, token: `${held.token}x` });
  await bookings.cancel(held);

  const logged = host.logged();
  expect(logged).toContain('payment gateway: session not opened');
  const secrets = [
    held.token,
    otp,
    otpToken,
    await bookings.token(),
    guest.email,
    guest.phone,
    guest.firstName,
    guest.lastName,
    'canary',
    invoice.name,
    invoice.taxNumber,
  ];
  for (const secret of secrets) expect(logged).not.toContain(secret);
});
