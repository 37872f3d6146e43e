import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { callSocket } from '../../server/commands/socket/callSocket.ts';
import type { ReservationPage } from '../../server/host/commands/index.ts';
import { CommandRefused, WrongInput } from '../../server/host/index.ts';
import { dayFromNow } from '../support/guests.ts';
import { writeContent } from '../support/content.ts';
import {
  createInstallation,
  declineCommand,
  getRefundedAmount,
  startSite,
  runCommand,
} from './support/site.ts';

const soon = { interval: 20 };

const place = await createInstallation(afterAll);
// A PostgreSQL server is asked directly, past the site.
const isEmbedded = place.databaseUrl === undefined;
const site = await startSite(place, { atTheEnd: afterAll });
const socket = join(place.dataDir, 'host.sock');

describe('while the site runs, a host', () => {
  test('lists and shows reservations without tokens and passwords', async () => {
    const booked = await site.book(30);

    const list = await runCommand(place, ['reservations', 'list', '--json']);
    expect(list).toMatchObject({ code: 0, err: '' });
    expect((list.json() as ReservationPage).reservations).toContainEqual(
      expect.objectContaining({ number: booked.number, status: 'confirmed', guestName: 'Maria Silva' }),
    );
    const lines = (await runCommand(place, ['reservations', 'list'])).out.split('\n');
    expect(lines[0]).toMatch(/^NUMBER +STATUS +PROPERTY/);
    expect(lines[1]!.indexOf('confirmed')).toBe(lines[0]!.indexOf('STATUS'));

    const shown = await runCommand(place, ['reservations', 'show', booked.number.toLowerCase()]);
    expect(shown.out).toContain(booked.guest.email);
    const result = await runCommand(place, ['reservations', 'show', booked.id, '--json']);
    expect(result.json()).toMatchObject({ id: booked.id, status: 'confirmed', endedAt: null });
    for (const text of [list.out, shown.out, result.out, site.log.join('')]) {
      expect(text).not.toContain(booked.token);
    }
  });

  test('lists by property, status and check-in', async () => {
    const booked = await site.book(40);
    const numbers = async (...options: string[]) => {
      const { json } = await runCommand(place, ['reservations', 'list', '--json', ...options]);
      return (json() as ReservationPage).reservations.map(({ number }) => number);
    };
    const thatDay = ['--from', dayFromNow(40), '--to', dayFromNow(40)];
    expect(await numbers('--property', 'casa', ...thatDay)).toEqual([booked.number]);
    expect(await numbers('--from', dayFromNow(41))).toEqual([]);
    expect(await numbers('--to', dayFromNow(39))).not.toContain(booked.number);
    expect(await numbers(...thatDay, '--status', 'cancelled')).toEqual([]);
    expect(await numbers(...thatDay, '--status', 'all')).toEqual([booked.number]);
    expect(await numbers(...thatDay, '--status', 'cancelled,confirmed')).toEqual([booked.number]);
    expect(await numbers('--departures', ...thatDay)).toEqual([]);
    const { json } = await runCommand(place, ['reservations', 'list', '--json', ...thatDay]);
    const { endDate } = (json() as ReservationPage).reservations[0]!;
    expect(await numbers('--departures', '--from', endDate, '--to', endDate)).toEqual([booked.number]);
    expect(json()).toMatchObject({
      reservations: [{ email: booked.guest.email, phone: '+351 912 345 678', arrivalTime: null }],
      next: null,
    });
    const unknown = await runCommand(place, ['reservations', 'list', '--property', 'villa']);
    expect(unknown).toMatchObject({
      code: 1,
      err: 'Property villa does not exist. Existing properties: casa.\n',
    });
  });

  test('lists page by page', async () => {
    const dates = ['--from', dayFromNow(200), '--to', dayFromNow(220)];
    const booked: string[] = [];
    for (const day of [200, 205, 210]) booked.push((await site.book(day)).number);
    const list = (...options: string[]) => runCommand(place, ['reservations', 'list', ...dates, ...options]);

    const first = (await list('--limit', '2', '--json')).json() as ReservationPage;
    expect(first.reservations.map(({ number }) => number)).toEqual(booked.slice(0, 2));
    expect(first.next).toBe(booked[1]);
    const second = (await list('--limit', '2', '--after', first.next!, '--json')).json() as ReservationPage;
    expect(second.reservations.map(({ number }) => number)).toEqual(booked.slice(2));
    expect(second.next).toBeNull();

    expect((await list('--limit', '2')).out).toContain(`More reservations follow: add --after ${booked[1]}.`);
    expect((await list()).out).not.toContain('More reservations follow');
    expect((await list('--limit', 'many')).err).toContain('Give a number from 1 to 5000.');
    expect((await list('--after', 'K7M2-9QXR')).err).toContain('Reservation K7M2-9QXR does not exist.');
  });

  test('cancels a stay after a confirmation, with one refund and one e-mail', async () => {
    const { number, guest } = await site.book(10);

    const declined = await declineCommand(place, ['reservations', 'cancel', number]);
    expect(declined).toMatchObject({ code: 1, err: 'Nothing was changed.\n' });
    // Ten days before, the policy gives half.
    expect(declined.questions[0]).toMatch(/Refund +165\.00 EUR \(50 %\)[^]*promise a full refund/);
    const unasked = await runCommand(place, ['reservations', 'cancel', number]);
    expect(unasked.code).toBe(2);
    expect(unasked.err).toContain('--yes');
    expect(await getRefundedAmount(place)).toBe(0);

    const cancelled = await runCommand(place, [
      'reservations',
      'cancel',
      number,
      '--refund',
      'full',
      '--yes',
      '--json',
    ]);
    expect(cancelled.code).toBe(0);
    expect(cancelled.json()).toMatchObject({
      cancelled: true,
      refund: { percentage: 100, total: { amount: 33_000 } },
      policyRefund: { percentage: 50 },
    });
    await expect.poll(() => getRefundedAmount(place), soon).toBe(33_000);
    await expect.poll(() => site.subjectsTo(guest.email), soon).toHaveLength(3);

    const again = await runCommand(place, ['reservations', 'cancel', number]);
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toMatch(/was cancelled before[^]*330\.00 EUR/);
    await site.book(10);
  });

  test('sends an e-mail again unless its content is outdated', async () => {
    const { number, guest } = await site.book(50);
    const resent = await runCommand(place, ['mails', 'resend', number, 'confirmed']);
    expect(resent.code).toBe(0);
    expect(resent.out).toContain(isEmbedded ? 'is being sent' : 'is sent by the running site');
    await expect.poll(() => site.subjectsTo(guest.email), soon).toHaveLength(3);
    const [latest, earlier] = await site.subjectsTo(guest.email);
    expect(latest).toBe(earlier);

    const untrue = await runCommand(place, ['mails', 'resend', number, 'cancelled']);
    expect(untrue.code).toBe(1);
    expect(untrue.err).toContain('It can get: confirmed.');
  });

  test.runIf(isEmbedded)(
    'a host sees the missing settings of the site, and that it is older than the command line',
    async () => {
      const wrong = await callSocket(socket, '/run/reservations.list', { from: 'soon' }).catch(
        (error: unknown) => error,
      );
      expect(wrong).toBeInstanceOf(WrongInput);
      expect(String(wrong)).toContain('from: This value is not a valid date.');
      const many = {
        reservationIds: Array.from({ length: 5000 }, (_, index) => String(index).padStart(22, '0')),
      };
      expect(await text(await callSocket(socket, '/run/bulletins.make', many))).toBe('[]');
      const tooMuch = await callSocket(socket, '/run/bulletins.make', { more: 'x'.repeat(300_000) }).catch(
        (error: unknown) => error,
      );
      expect(tooMuch).toBeInstanceOf(CommandRefused);
      const unknown = await callSocket(socket, '/run/toString', {}).catch((error: unknown) => error);
      expect(unknown).toBeInstanceOf(CommandRefused);
      expect(String(unknown)).toContain('restart it');
    },
  );

  test('a host sees which items do not exist', async () => {
    const missing = await runCommand(place, ['reservations', 'show', 'K7M2-9QXR']);
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('Reservation K7M2-9QXR does not exist.');
  });
});

test('a command without the site changes the data folder, and further work waits for the site', async () => {
  const { number, guest } = await site.book(70);
  const other = await site.book(80);
  await site.stop();
  await expect(access(socket)).rejects.toThrow('ENOENT');
  const before = await getRefundedAmount(place);

  const cancelled = await runCommand(place, ['reservations', 'cancel', number, '--yes']);
  expect(cancelled).toMatchObject({ code: 0, log: [], out: expect.stringContaining('Agreed policy') });
  expect(cancelled.err).toContain(isEmbedded ? 'when the site starts' : 'The running site pays the refund');
  expect(await getRefundedAmount(place)).toBe(before);

  const withoutRefund = ['reservations', 'cancel', other.number, '--refund', 'none'];
  const withheld = await runCommand(place, withoutRefund, { confirms: true });
  expect(withheld.questions[0]).toContain('Agreed policy');
  expect(withheld.out).toBe(`Reservation ${other.number} cancelled.\n`);
  expect(withheld.err).toMatch(/^Nothing is refunded\. The (e-mail|running site sends the e-mail)/);
  const stays = (await runCommand(place, ['reservations', 'list'])).out;
  expect([stays.includes(number), stays.includes(other.number)]).toEqual([false, false]);
  expect(withheld.code).toBe(0);

  const after = await startSite(place);
  await expect.poll(() => getRefundedAmount(place), soon).toBe(before + 33_000);
  await expect.poll(() => after.subjectsTo(guest.email), soon).toHaveLength(3);
  await expect.poll(() => after.subjectsTo(other.guest.email), soon).toHaveLength(3);
  const [full, none] = await Promise.all([after.mailsTo(guest.email), after.mailsTo(other.guest.email)]);
  expect(full[0]!.text).toContain('Everything you paid');
  expect(none[0]!.text).toContain('without a refund');
});

test('a property with the address of a page is rejected without the site as at a start', async () => {
  const own = await createInstallation();
  await (await startSite(own)).stop();
  await writeContent(own.contentDir, ['casa', 'reservation']);
  const refused = await runCommand(own, ['reservations', 'list']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('the folder cannot be named "reservation": the site uses that address');
});
