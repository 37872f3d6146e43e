import { expect, onTestFinished, test } from 'vitest';
import { Bookings } from '../../support/bookings.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { openTestHost } from '../../support/testHost.ts';

test('a start marks the forms that a process of a former version stored after the migration', async () => {
  const { databaseUrl, drop } = await newServerDatabase();
  onTestFinished(drop);
  const open = () =>
    openTestHost(['casa'], undefined, { where: { databaseUrl }, drop: () => Promise.resolve() });

  const host = await open();
  const bookings = new Bookings(host);
  const [registered, other] = [await bookings.confirmed('casa', 10), await bookings.confirmed('casa', 20)];
  // A former version stores forms without the mark.
  await host.db
    .insertInto('registration')
    .values({ reservationId: registered.id, position: 0, sealed: 'sealed' })
    .execute();
  await host.close();

  const restarted = await open();
  onTestFinished(() => restarted.close());
  const marks = await restarted.db.selectFrom('reservation').select(['id', 'formsStored']).execute();
  expect(new Map(marks.map(({ id, formsStored }) => [id, formsStored]))).toEqual(
    new Map([
      [registered.id, true],
      [other.id, false],
    ]),
  );
});
