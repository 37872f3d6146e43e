import { expect, onTestFinished, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { createLegalForm, dayFromNow } from '../support/guests.ts';
import { openTestHost } from '../support/testHost.ts';

test('a stay that began long ago is listed for its report until its forms are deleted', async () => {
  const host = await openTestHost(['casa']);
  onTestFinished(() => host.close());
  const bookings = new Bookings(host);
  const stay = await bookings.confirmed('casa', 10);
  await bookings.register(stay, [createLegalForm(), createLegalForm()]);
  const isListed = async (endDate: string) => {
    const dates = { startDate: dayFromNow(-450), endDate };
    await host.db.updateTable('reservation').set(dates).where('id', '=', stay.id).execute();
    const lists = await Promise.all([false, true].map((all) => host.commands.run('bulletins.list', { all })));
    return lists.map((list) => list.some(({ reservationId }) => reservationId === stay.id));
  };
  expect(await isListed(dayFromNow(-360))).toEqual([true, true]);
  expect(await isListed(dayFromNow(-370))).toEqual([false, false]);
});
