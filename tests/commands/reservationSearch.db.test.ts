import { afterAll, expect, test } from 'vitest';
import type { ReservationPage } from '../../server/host/commands/index.ts';
import { formatReservationsCsv } from '../../server/host/index.ts';
import { dayFromNow } from '../support/guests.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const place = await createInstallation(afterAll);
const site = await startSite(place, { atTheEnd: afterAll });

test('finds reservations of any date and status by name, number, e-mail address and telephone', async () => {
  const booked = await site.book(230);
  const find = async (...options: string[]) => {
    const { json } = await runCommand(place, ['reservations', 'list', '--json', ...options]);
    return (json() as ReservationPage).reservations.map(({ number }) => number);
  };
  const { number, guest } = booked;
  for (const words of [
    'SILVA mar',
    'síl',
    number,
    number.toLowerCase().slice(0, 6),
    guest.email,
    guest.email.slice(0, -4),
    '912345678',
    '+351 912 345 678',
    '00351 912-345',
  ]) {
    expect(await find('--search', words), words).toContain(number);
  }
  for (const words of ['ilva', 'Silva Santos', `${number} pereira`, '+351 912 345 679']) {
    expect(await find('--search', words), words).not.toContain(number);
  }
  await runCommand(place, ['reservations', 'cancel', number, '--yes']);
  expect(await find('--search', number)).toEqual([number]);
  expect(await find('--search', number, '--status', 'confirmed')).toEqual([]);
  expect(await find('--search', number, '--from', dayFromNow(231))).toEqual([]);
  const nothing = await runCommand(place, ['reservations', 'list', '--search', ' -- ']);
  expect(nothing).toMatchObject({ code: 2, err: 'search: contains no letter or digit\n' });
});

test('lists from the latest date on, page by page', async () => {
  const dates = ['--from', dayFromNow(240), '--to', dayFromNow(260), '--search', 'silva', '--latest-first'];
  const booked: string[] = [];
  for (const day of [250, 245, 240]) booked.push((await site.book(day)).number);
  const list = async (...options: string[]) => {
    const { json } = await runCommand(place, ['reservations', 'list', '--json', ...dates, ...options]);
    const { reservations, next } = json() as ReservationPage;
    return { numbers: reservations.map(({ number }) => number), next };
  };
  expect(await list('--limit', '2')).toEqual({ numbers: booked.slice(0, 2), next: booked[1] });
  expect(await list('--limit', '2', '--after', booked[1]!)).toEqual({
    numbers: booked.slice(2),
    next: null,
  });
});

test('lists by another column than the check-in', async () => {
  const dates = ['--from', dayFromNow(240), '--to', dayFromNow(260)];
  const list = async (...options: string[]) => {
    const { json } = await runCommand(place, ['reservations', 'list', '--json', ...dates, ...options]);
    return (json() as ReservationPage).reservations.map(({ startDate }) => startDate);
  };
  // They were booked from the latest to the earliest.
  expect(await list('--sort', 'booked')).toEqual([250, 245, 240].map(dayFromNow));
  expect(await list('--sort', 'booked', '--latest-first')).toEqual([240, 245, 250].map(dayFromNow));
});

test('exports reservations as CSV that a spreadsheet reads and does not execute', async () => {
  const booked = await site.book(270);
  const { out, code } = await runCommand(place, [
    'reservations',
    'list',
    '--csv',
    '--from',
    dayFromNow(270),
    '--to',
    dayFromNow(270),
  ]);
  expect(code).toBe(0);
  const [head, row, end] = out.split('\r\n');
  expect(head).toBe(
    '\u{FEFF}number,status,property,check_in,check_out,nights,guests,guest,email,phone,arrival_time,source,total,currency,collected_by,payout,commission,created_at',
  );
  expect(row).toMatch(
    new RegExp(
      `^${booked.number},confirmed,casa,${dayFromNow(270)},[-\\d]+,3,2,Maria Silva,${booked.guest.email},\\+351 912 345 678,,site,330\\.00,EUR,,,,`,
    ),
  );
  expect(end).toBe('');
  const both = await runCommand(place, ['reservations', 'list', '--csv', '--json']);
  expect(both.code).toBe(2);
});

test('quotes cells with commas, and prefixes those that a spreadsheet would execute', async () => {
  const { json } = await runCommand(place, ['reservations', 'list', '--json', '--search', 'silva']);
  const [reservation] = (json() as ReservationPage).reservations;
  const getCell = (guestName: string) =>
    formatReservationsCsv([{ ...reservation!, guestName, email: '|' }])
      .split(',3,2,')[1]!
      .split(',|,')[0];
  expect(getCell('Silva, Ana')).toBe('"Silva, Ana"');
  expect(getCell('=HYPERLINK("http://x")')).toBe('"\'=HYPERLINK(""http://x"")"');
  for (const start of ['=', '+', '-', '@']) expect(getCell(`${start}1`)).toBe(`'${start}1`);
});
