import { expect, onTestFinished, test } from 'vitest';
import { createLegalForm } from '../support/guests.ts';
import { getRefusedKind, type Browser } from '../support/dashboard.ts';
import { openMonth } from './support/month.ts';
import { bookAll, compareMoney, readMoney, show, type Stay } from './support/monthOfStays.ts';

test('a month of forty stays has the gateway’s amounts to the cent, without a terminal', async () => {
  const month = await openMonth();
  onTestFinished(month.close);
  const { dashboard, host, bookings, cards } = month;
  const owner = dashboard.as('owner');
  const email = 'rita@hosts.test';
  await owner.call('addUser', { body: { email, name: 'Rita', role: 'manager', language: 'en' } });
  // The invitation.
  await host.mails.next(email);
  const manager = await month.signIn(email);

  const stays = await bookAll(month, manager);
  await expect
    .poll(async () => {
      const { reservations } = await owner.call('listReservations', {
        query: { status: 'awaiting_payment' },
      });
      return reservations;
    })
    .toEqual([]);
  const of = (source: Stay['source']) => stays.filter((stay) => stay.source === source);
  const price = 23_000;
  const before = await compareMoney(month, owner, stays);
  expect(before).toEqual({
    taken: (of('now').length + of('link').length) * price + of('in-parts').length * 6_900,
    returned: 0,
    inPerson: of('received').length * 10_000,
  });

  // Conflicts: a booking of taken nights, and a channel that sells nights of a stay.
  const [phoneStay] = of('phone');
  const taken = { payment: { by: 'arrival' } } as const;
  expect(await getRefusedKind(month.enter(manager, phoneStay!.unit, phoneStay!.from, taken))).toBe(
    'command-refused',
  );
  await month.importStay(phoneStay!.unit, phoneStay!.from);
  const readConflicts = async () =>
    (await owner.call('getToday')).attention.filter(({ kind }) => kind === 'conflict');
  expect(await readConflicts()).toMatchObject([{ number: phoneStay!.number, calendar: 'Channel' }]);
  const cancel = (
    person: Browser,
    { number }: Stay,
    refund: 'policy' | 'full' | 'none' | number,
    expectedRefund: number,
  ) => person.call('cancel', { params: { reservation: number }, body: { refund, expectedRefund } });
  await cancel(manager, phoneStay!, 'none', 0);
  expect(await readConflicts()).toEqual([]);

  // A part is refunded twice, and the whole of another stay.
  const [byPolicy, refunded, cancelled, kept] = of('now');
  const refund = (stay: Stay, amount: number, expectedRefundable: number) =>
    manager.call('refund', {
      params: { reservation: stay.number },
      body: { amount, expectedRefundable, reason: 'The heating was broken.' },
    });
  await refund(refunded!, 4_050, price);
  await refund(refunded!, 1_001, price - 4_050);
  expect(await getRefusedKind(refund(refunded!, price, price - 5_051))).not.toBe('answered');
  await cancel(owner, cancelled!, 'full', price);
  const { refundNow } = await readMoney(manager, byPolicy!);
  expect([0, price]).not.toContain(refundNow.total.amount);
  await cancel(manager, byPolicy!, 'policy', refundNow.total.amount);
  await cancel(manager, kept!, 'none', 0);

  // The second instalments fall due; the bank declines the cards, and accepts them a day later.
  cards.areDeclined = true;
  await month.makeInstalmentsDue();
  const failed = of('in-parts');
  const readFailures = async () =>
    (await manager.call('getToday')).attention.filter(
      (task) => task.kind === 'unpaid' && task.why === 'failed',
    );
  await expect.poll(readFailures).toHaveLength(failed.length);
  cards.areDeclined = false;
  for (const stay of failed) {
    const params = { reservation: stay.number };
    const offered = await manager.call('previewCharge', { params });
    expect(offered.amount.amount).toBe(price - 6_900);
    const expectedAmount = offered.amount.amount;
    expect(await manager.call('retryCharge', { params, body: { expectedAmount } })).toMatchObject(offered);
  }
  await expect
    .poll(async () =>
      (await Promise.all(failed.map((stay) => readMoney(owner, stay)))).map(
        ({ outstanding }) => outstanding.amount,
      ),
    )
    .toEqual(failed.map(() => 0));
  // Both instalments are refunded.
  await cancel(owner, failed[0]!, 'full', price);

  // Guests register, and again after the host has reopened their registration.
  const registering = of('now').at(-1)!;
  const register = () =>
    bookings.register(registering as { id: string; token: string }, [createLegalForm(), createLegalForm()]);
  expect((await register()).status).toBe(200);
  expect((await register()).status).toBe(409);
  await manager.call('reopenRegistration', { params: { reservation: registering.number }, body: undefined });
  expect((await show(manager, registering)).registration).toMatchObject({ isReopened: true });
  expect((await register()).status).toBe(200);
  expect((await show(manager, registering)).registration).toMatchObject({
    status: 'confirmed',
    isReopened: false,
  });

  // The rest of the money is received in person.
  for (const stay of [...of('phone').slice(1), ...of('received')]) {
    await manager.call('recordPayment', { params: { reservation: stay.number }, body: { as: 'cash' } });
  }

  // A guest of a cancelled stay is erased; dates and amounts remain.
  await manager.call('eraseGuest', { params: { reservation: cancelled!.number }, body: {} });
  expect((await show(owner, cancelled!)).guest).toMatchObject({ name: '', email: null });

  const returned = 4_050 + 1_001 + price + refundNow.total.amount + price;
  await expect.poll(async () => (await month.readGateway()).returned).toBe(returned);
  expect(await compareMoney(month, owner, stays)).toEqual({
    taken: (of('now').length + of('link').length + of('in-parts').length) * price,
    returned,
    inPerson: (of('phone').length - 1 + of('received').length) * price,
  });
  const { actions } = await owner.call('listActions');
  expect(actions.filter(({ actor }) => actor === 'Rita').length).toBeGreaterThan(20);
  expect(host.logged()).not.toMatch(/"level":(50|60)/);
});
