import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import { getDate } from '../../server/host/pricing/calendar.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { createStay, openCheckout, payWithCard, getStayStatus } from '../outside/support/stays.ts';
import { openEnvironment, type TestEnvironment } from '../outside/support/environment.ts';
import { dayFromNow } from '../support/guests.ts';
import { createRandom } from './support/random.ts';
import { disturbGateway } from './support/gatewayFaults.ts';
import { readBalances } from './support/money.ts';
import { selectScale, seed } from '../support/scale.ts';

const [count, tries] = [selectScale(6, 40), selectScale(2, 6)];
const [first, second] = [30_000, 70_000];

async function paidStay(world: TestEnvironment, index: number): Promise<string> {
  const [startDate, endDate] = [dayFromNow(60 + index), dayFromNow(61 + index)];
  const later = [{ dueDate: getDate(new Date(), 'Europe/Lisbon'), amount: second }];
  const id = await createStay(world, { now: first, later, startDate, endDate });
  const session = await openCheckout(world, id);
  await payWithCard(world, session.id, testCards.success.number);
  return id;
}

const failedTries = async ({ db }: TestEnvironment) => {
  const counted = sql<{ count: number }>`
    select coalesce(sum(retry_count + 1), 0)::int as count from pgboss.job
    where name = 'payment.charge' and state = 'retry'`;
  return (await counted.execute(db)).rows[0]!.count;
};

test('instalments due during a gateway failure are each charged once, or refunded', async ({ annotate }) => {
  const world = await openEnvironment();
  const stays: string[] = [];
  for (let index = 0; index < count; index += 1) stays.push(await paidStay(world, index));
  await world.deliverAll();
  const trouble = disturbGateway(world.context.gateway, createRandom(seed));
  await enqueueDueCharges(world.context);
  const calledOff = stays.filter((_, index) => index % 3 === 0);
  for (let failed = 1; failed <= tries; failed += 1) {
    await expect.poll(() => failedTries(world), { interval: 20 }).toBe(count * failed);
    if (failed === tries) break;
    await world.runRetriesNow();
  }
  await world.db
    .updateTable('reservation')
    .set({ status: 'cancelled' })
    .where('id', 'in', calledOff)
    .execute();
  trouble.end();
  await world.runRetriesNow();
  await world.waitForJobs();

  const money = await readBalances(world);
  const taken = (amount: number) => money.filter(([each]) => each === amount).length;
  const kept = money.reduce((sum, [amount, givenBack]) => sum + amount - givenBack, 0);
  await annotate(
    `${count} stays, ${calledOff.length} of them called off, seed ${seed}; the gateway: ` +
      `${JSON.stringify(trouble.tally)}; ${taken(second)} instalments taken`,
  );
  expect([taken(first), taken(second)]).toEqual([count, count]);
  expect(kept).toBe(count * first + (count - calledOff.length) * second);
  for (const id of stays) {
    const { paid } = await getStayStatus(world, id);
    expect(paid).toEqual(['paid', calledOff.includes(id) ? 'refunded' : 'paid']);
  }
  expect((await world.mails()).filter(({ messageId }) => messageId?.includes('paymentFailed'))).toEqual([]);
});
