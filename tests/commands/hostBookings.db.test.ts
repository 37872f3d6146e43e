import { expect, test } from 'vitest';
import { dayFromNow } from '../support/guests.ts';
import { createInstallation, runCommand, startSite, type Installation } from './support/site.ts';

const guest = ['--guests', '2', '--first-name', 'Ana', '--last-name', 'Silva', '--language', 'pt'];
const contact = ['--email', 'ana@guests.test', '--phone', '+351 912 345 678'];

const create = (place: Installation, from: number, ...options: string[]) => {
  const dates = [dayFromNow(from), dayFromNow(from + 3)];
  return runCommand(place, ['reservations', 'create', 'casa', ...dates, ...guest, ...contact, ...options]);
};

test('a host enters a booking, records its payment, and cancels it', async () => {
  const place = await createInstallation();
  await startSite(place);
  const created = await create(place, 20, '--on-arrival', '--price', '400', '--cleaning', '25', '--yes');
  expect(created).toMatchObject({ code: 0, err: '' });
  const number = /[A-Z\d]{4}-[A-Z\d]{4}/.exec(created.out)![0];
  expect(created.out).toMatch(/ is booked\. .*@guests\.test receives the confirmation\.\n$/);

  const shown = await runCommand(place, ['reservations', 'show', number]);
  expect(shown.out).toMatch(/Booked +by phone/);
  expect(shown.out).toMatch(/425\.00 EUR +scheduled, in person/);

  const paid = await runCommand(place, ['reservations', 'paid', number, '--as', 'cash', '--amount', '100']);
  expect(paid.out).toMatch(/Received +100\.00 EUR\nStill to be paid +325\.00 EUR/);

  const cancelled = await runCommand(place, ['reservations', 'cancel', number, '--refund', 'full', '--yes']);
  expect(cancelled.err).toContain('Return 100.00 EUR of the refund yourself');
});

test('a host reads which nights are taken, and which options are missing', async () => {
  const place = await createInstallation();
  await startSite(place);
  const first = await create(place, 20, '--pay-by', dayFromNow(3), '--yes', '--json');
  const { number, status } = first.json() as { number: string; status: string };
  expect(status).toBe('awaiting_payment');
  expect(await create(place, 21, '--on-arrival', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`reservation ${number}`) as string,
  });
  for (const [options, reason] of [
    [[], /Say how the stay is paid/],
    [['--on-arrival', '--pay-by', dayFromNow(1)], /Say how the stay is paid/],
    [['--received', '50'], /--received and --as together/],
    [['--on-arrival', '--cleaning', '20'], /only with --price/],
    [['--on-arrival', '--reference', 'HM1'], /only with --channel/],
  ] as const) {
    const refused = await create(place, 40, ...options, '--yes');
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(reason)]);
  }
});
