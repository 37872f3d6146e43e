import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { chargeDue } from '../../server/host/payments/chargeDue.ts';
import { getDate } from '../../server/host/pricing/calendar.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { holdStay, openCheckout, payWith, standing } from '../outside/support/stays.ts';
import { openWorld, type World } from '../outside/support/world.ts';
import { dayFromNow } from '../support/guests.ts';
import { getChance } from './support/chance.ts';
import { troubleAt } from './support/gatewayTrouble.ts';
import { moneyIn } from './support/money.ts';
import { scaled, seed } from './support/scale.ts';

const [count, tries] = [scaled(6, 40), scaled(2, 6)];
const [first, second] = [30_000, 70_000];

async function paidStay(world: World, index: number): Promise<string> {
  const [startDate, endDate] = [dayFromNow(60 + index), dayFromNow(61 + index)];
  const later = [{ dueDate: getDate(new Date(), 'Europe/Lisbon'), amount: second }];
  const id = await holdStay(world, { now: first, later, startDate, endDate });
  const session = await openCheckout(world, id);
  await payWith(world, session.id, testCards.success.number);
  return id;
}

const failedTries = async ({ db }: World) => {
  const counted = sql<{ count: number }>`
    select coalesce(sum(retry_count + 1), 0)::int as count from pgboss.job
    where name = 'payment.charge' and state = 'retry'`;
  return (await counted.execute(db)).rows[0]!.count;
};

test('instalments that fall due while the gateway is away, or talks nonsense, are each taken once, or given back', async ({
  annotate,
}) => {
  const world = await openWorld();
  const stays: string[] = [];
  for (let index = 0; index < count; index += 1) stays.push(await paidStay(world, index));
  await world.deliverAll();
  const trouble = troubleAt(world.context.gateway, getChance(seed));
  await chargeDue(world.context);
  const calledOff = stays.filter((_, index) => index % 3 === 0);
  for (let failed = 1; failed <= tries; failed += 1) {
    await expect.poll(() => failedTries(world), { timeout: 20_000, interval: 20 }).toBe(count * failed);
    if (failed === tries) break;
    await world.hurryRetries();
  }
  await world.db
    .updateTable('reservation')
    .set({ status: 'cancelled' })
    .where('id', 'in', calledOff)
    .execute();
  trouble.end();
  await world.hurryRetries();
  await world.jobsDone();

  const money = await moneyIn(world);
  const taken = (amount: number) => money.filter(([each]) => each === amount).length;
  const kept = money.reduce((sum, [amount, givenBack]) => sum + amount - givenBack, 0);
  await annotate(
    `${count} stays, ${calledOff.length} of them called off, seed ${seed}; the gateway: ` +
      `${JSON.stringify(trouble.tally)}; ${taken(second)} instalments taken`,
  );
  expect([taken(first), taken(second)]).toEqual([count, count]);
  expect(kept).toBe(count * first + (count - calledOff.length) * second);
  for (const id of stays) {
    const { paid } = await standing(world, id);
    expect(paid).toEqual(['paid', calledOff.includes(id) ? 'refunded' : 'paid']);
  }
  expect((await world.mails()).filter(({ messageId }) => messageId?.includes('paymentFailed'))).toEqual([]);
}, 120_000);
