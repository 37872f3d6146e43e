import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tellOfSieges } from '../../server/host/reservations/tellOfSieges.ts';
import { openWorld } from './support/world.ts';

test('a host whose property strangers besiege is told so, in their language, once a day at most', async () => {
  const world = await openWorld();
  const { context, db } = world;
  const besiege = async () => {
    context.besieged.add('casa');
    await tellOfSieges(context);
    await world.jobsDone();
    expect([...context.besieged]).toEqual([]);
    return (await world.mails()).length;
  };
  await tellOfSieges(context);
  expect(await world.mails()).toEqual([]);
  expect([await besiege(), await besiege()]).toEqual([1, 1]);
  const [mail] = await world.mails();
  expect(mail).toMatchObject({ to: 'host@example.com', language: 'pt' });
  expect(mail!.subject).toContain('Casa casa (pt)');
  expect(mail!.text).toContain('15 minutos');

  const told = (age: string) =>
    db
      .updateTable('unit')
      .set({ besiegedAt: sql<Date>`clock_timestamp() - ${age}::interval` })
      .execute();
  await told('23 hours 59 minutes');
  expect(await besiege()).toBe(1);
  await told('24 hours');
  expect(await besiege()).toBe(2);
});
