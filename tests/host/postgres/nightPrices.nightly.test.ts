import { expect, onTestFinished, test } from 'vitest';
import type { Availability } from '../../../contract/schemas/availability.ts';
import type { Quote } from '../../../contract/schemas/quote.ts';
import { Bookings } from '../../support/bookings.ts';
import { dayFromNow } from '../../support/guests.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { openTestHost } from '../../support/testHost.ts';

test('a price that is set in one process applies at once in another one on the same database', async () => {
  const { databaseUrl, drop } = await newServerDatabase();
  const database = { where: { databaseUrl }, drop: () => Promise.resolve() };
  const [one, other] = [
    await openTestHost(['casa'], undefined, database),
    await openTestHost(['casa'], undefined, database),
  ];
  onTestFinished(async () => {
    await one.close();
    await other.close();
    await drop();
  });
  const guests = new Bookings(other);
  const preview = async () => {
    const stay = { id: 'casa', startDate: dayFromNow(20), endDate: dayFromNow(22), guestCount: 2 };
    return (await guests.post<Quote>('/reservation/price-preview', stay)).body.total.amount;
  };
  expect(await preview()).toBe(2 * 100_00 + 30_00);
  const change = { unit: 'casa', from: dayFromNow(20), to: dayFromNow(22), price: 250_00 };
  await one.commands.run('nights.change', change);
  expect(await preview()).toBe(2 * 250_00 + 30_00);
  const { body } = await guests.call<Availability>('GET', '/rental-unit/casa/availability');
  expect(body.seasons).toMatchObject([{ from: dayFromNow(20), to: dayFromNow(21), rate: 250_00 }]);
});
