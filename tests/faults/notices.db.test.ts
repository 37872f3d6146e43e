import { expect, test } from 'vitest';
import { signatureHeader } from '../../server/sandbox/gateway/signature.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { endHold, createStay, openCheckout, payWithCard, getStayStatus } from '../outside/support/stays.ts';
import { openEnvironment } from '../outside/support/environment.ts';
import { createRandom, shuffle } from './support/random.ts';
import { readBalances } from './support/money.ts';
import { selectScale, seed } from '../support/scale.ts';

const fates = ['in time', 'late', 'too late'] as const;
const price = 30_000;
/** How often each notice comes, and how many come at the same time. */
const [copies, atOnce] = [10, 12];

const getNights = (index: number) => {
  const day = (later: number) =>
    new Date(Date.UTC(2031, 0, 1 + 4 * index + later)).toISOString().slice(0, 10);
  return { startDate: day(0), endDate: day(3) };
};

test('a webhook event that is repeated, reordered, late or forged changes a stay once at most', async ({
  annotate,
}) => {
  const world = await openEnvironment();
  const stays: { id: string; fate: (typeof fates)[number] }[] = [];
  for (let index = 0; index < selectScale(6, 60); index += 1) {
    const fate = fates[index % fates.length]!;
    const id = await createStay(world, getNights(index));
    const session = await openCheckout(world, id);
    await payWithCard(world, session.id, testCards.decline.number);
    await payWithCard(world, session.id, testCards.success.number);
    if (fate !== 'in time') await endHold(world, id);
    if (fate === 'too late') {
      const gone = { status: 'expired', endReason: 'hold_expired' } as const;
      await world.db.updateTable('reservation').set(gone).where('id', '=', id).execute();
      await createStay(world, { ...getNights(index), status: 'confirmed' });
    }
    stays.push({ id, fate });
  }
  const notices = world.notices.splice(0);
  expect(notices).toHaveLength(2 * stays.length);
  const statuses = async () =>
    Promise.all(stays.map(async ({ id }) => (await getStayStatus(world, id)).paid[0]));

  const sendEvent = (body: string, signature: string) =>
    world.deliver({ body }, new Headers({ [signatureHeader]: signature })).then(({ status }) => status);
  const signatures = notices.map(({ request }) => request.headers.get(signatureHeader)!);
  const forged = notices.flatMap(({ body }, index) => [
    [body, signatures[(index + 1) % notices.length]!] as const,
    [body.replace('evt_', 'evt_x'), signatures[index]!] as const,
    [body, ''] as const,
    [body, signatures[index]!.replace(/.$/, (last) => (last === '0' ? '1' : '0'))] as const,
  ]);
  expect(new Set(await Promise.all(forged.map(([body, signature]) => sendEvent(body, signature))))).toEqual(
    new Set([400]),
  );
  world.wait(6);
  expect(await sendEvent(notices[0]!.body, signatures[0]!)).toBe(400);
  world.wait(-6);
  expect(new Set(await statuses())).toEqual(new Set(['scheduled']));

  const chance = createRandom(seed);
  const all = notices.flatMap(({ body }, index) =>
    Array.from({ length: copies }, () => [body, signatures[index]!] as const),
  );
  const began = performance.now();
  const coming = shuffle(all, chance);
  const answers: number[] = [];
  while (coming.length > 0) {
    const together = coming.splice(0, atOnce).map(([body, signature]) => sendEvent(body, signature));
    answers.push(...(await Promise.all(together)));
  }
  expect(new Set(answers)).toEqual(new Set([200]));
  await world.waitForJobs();

  for (const { id, fate } of stays) {
    const { status, payments } = await getStayStatus(world, id);
    const isLost = fate === 'too late';
    expect([fate, status]).toEqual([fate, isLost ? 'expired' : 'confirmed']);
    expect(payments[0]).toMatchObject({
      status: isLost ? 'refunded' : 'paid',
      refundAmount: isLost ? price : 0,
    });
  }
  const lost = stays.filter(({ fate }) => fate === 'too late').length;
  const money = await readBalances(world);
  expect(money).toHaveLength(stays.length);
  expect(money.reduce((sum, [, givenBack]) => sum + givenBack, 0)).toBe(lost * price);
  const kinds = (await world.mails()).map(({ messageId = '' }) => messageId.slice(1).split('.')[0]);
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect([count('confirmed'), count('paidTooLate')]).toEqual([stays.length - lost, lost]);
  await annotate(
    `${stays.length} stays, ${answers.length} notices in ${((performance.now() - began) / 1000).toFixed(1)} s, ` +
      `${forged.length + 1} refused, seed ${seed}`,
  );
});
