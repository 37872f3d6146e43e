import { beforeEach, describe, expect, test } from 'vitest';
import { assessUnpaidNights } from '../../server/commands/doctor/unpaidNights.ts';
import { cancelByHost } from '../../server/host/commands/reservations/cancelReservation.ts';
import {
  cancelUnpaid,
  listUnpaid,
  type UnpaidReservation,
} from '../../server/host/commands/reservations/unpaidHolds.ts';
import { orderAndVerify, pay } from '../host/support/orders.ts';
import { settle } from '../outside/support/settlement.ts';
import { getStayStatus, openCheckout } from '../outside/support/stays.ts';
import { dayFromNow } from '../support/guests.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

const hold = (from: number, nights: number, network: string, unit = 'casa') =>
  orderAndVerify(still, {
    startDate: dayFromNow(from),
    endDate: dayFromNow(from + nights),
    from: network,
    unit,
  });

describe('unpaid reservations', () => {
  test('the list contains the network of each unpaid reservation, with or without its nights', async () => {
    await hold(10, 7, '203.0.113.9');
    await hold(40, 28, '203.0.113.9');
    await hold(20, 7, '192.0.2.1', 'next');
    const paid = await hold(100, 7, '192.0.2.1');
    await pay(still, paid.id);
    const all = await listUnpaid(still.context, {});
    expect(all.map(({ startDate }) => startDate)).toEqual([10, 20, 40].map(dayFromNow));
    expect(all.map(({ nightsHeldUntil }) => nightsHeldUntil !== null)).toEqual([true, true, false]);
    expect(all[0]!.network).toMatch(/^[\w -]{12}$/);
    expect([all[0]!.network === all[2]!.network, all[0]!.network === all[1]!.network]).toEqual([true, false]);
    expect(await listUnpaid(still.context, { unit: 'next' })).toHaveLength(1);
  });

  test('all unpaid reservations of one network are cancelled together, and no others', async () => {
    const ofNetwork = [await hold(10, 7, '203.0.113.9'), await hold(40, 28, '203.0.113.9')];
    const other = await hold(20, 7, '192.0.2.1', 'next');
    const paid = await hold(100, 7, '203.0.113.9');
    await pay(still, paid.id);
    const { network } = (await listUnpaid(still.context, { unit: 'casa' }))[0]!;
    const seenReservationIds = (await listUnpaid(still.context, {})).map(({ id }) => id);
    const cancel = () => cancelUnpaid(still.context, { network: network!, seenReservationIds });
    const { cancelled } = await cancel();
    expect(cancelled).toHaveLength(2);
    const statuses = [...ofNetwork, other, paid].map(
      async ({ id }) => (await getStayStatus(still, id)).status,
    );
    expect(await Promise.all(statuses)).toEqual(['cancelled', 'cancelled', 'awaiting_payment', 'confirmed']);
    const unseen = await hold(200, 7, '203.0.113.9');
    expect(await cancel()).toEqual({ cancelled: [], unread: [] });
    expect((await getStayStatus(still, unseen.id)).status).toBe('awaiting_payment');
    await expect(cancelUnpaid(still.context, { network: network!, seenReservationIds: [] })).rejects.toThrow(
      `No unpaid reservation came from network ${network}`,
    );
  });

  test('none is cancelled that the host did not see, or whose payment has begun since', async () => {
    const seen = [await hold(10, 7, '203.0.113.9'), await hold(40, 28, '203.0.113.9')].map(({ id }) => id);
    const [first, paying] = seen as [string, string];
    const { network } = (await listUnpaid(still.context, {}))[0]!;
    const unseen = await hold(100, 7, '203.0.113.9');
    const { id: session } = await openCheckout(still, paying);
    still.gateway.becomes(session, 'processing');
    await settle(still, await still.gateway.readSession(session));
    const { cancelled } = await cancelUnpaid(still.context, { network: network!, seenReservationIds: seen });
    expect(cancelled).toHaveLength(1);
    const statuses = [first, paying, unseen.id].map(async (id) => (await getStayStatus(still, id)).status);
    expect(await Promise.all(statuses)).toEqual(['cancelled', 'awaiting_payment', 'awaiting_payment']);
  });
});

describe('a hold that is paid at the gateway, whose event is late', () => {
  const payUnreported = async () => {
    const { id } = await hold(10, 7, '203.0.113.9');
    const { id: session } = await openCheckout(still, id);
    still.gateway.becomes(session, 'complete');
    return id;
  };

  test('is booked instead of being cancelled with the unpaid reservations of its network', async () => {
    const id = await payUnreported();
    const unpaid = await hold(30, 7, '203.0.113.9');
    const [{ network }] = (await listUnpaid(still.context, {})) as [UnpaidReservation];
    const input = { network: network!, seenReservationIds: [id, unpaid.id] };
    expect((await cancelUnpaid(still.context, input)).cancelled).toHaveLength(1);
    const statuses = [id, unpaid.id].map(async (each) => (await getStayStatus(still, each)).status);
    expect(await Promise.all(statuses)).toEqual(['confirmed', 'cancelled']);
  });

  test('is reported as unread, and not cancelled, while the gateway does not answer', async () => {
    const id = await payUnreported();
    const [{ network, number }] = (await listUnpaid(still.context, {})) as [UnpaidReservation];
    still.gateway.isDown = true;
    expect(await cancelUnpaid(still.context, { network: network!, seenReservationIds: [id] })).toEqual({
      cancelled: [],
      unread: [number],
    });
    expect((await getStayStatus(still, id)).status).toBe('awaiting_payment');
  });

  test('is not cancelled by its number, with or without an answer of the gateway', async () => {
    const reservation = await payUnreported();
    const cancel = () =>
      cancelByHost(still.context, { reservation, refund: 'policy', expectedPaid: 0, expectedRefund: 0 });
    still.gateway.isDown = true;
    await expect(cancel()).rejects.toThrow('The payment service does not answer');
    expect((await getStayStatus(still, reservation)).status).toBe('awaiting_payment');
    still.gateway.isDown = false;
    await expect(cancel()).rejects.toThrow('have changed in the meantime');
    expect((await getStayStatus(still, reservation)).status).toBe('confirmed');
  });
});

test('"doctor" warns of properties of which a quarter of the next 90 nights is held unpaid', () => {
  const few = { unitId: 'casa', nights: 5, isAlarming: false, networks: ['b3JhbmdlcyBp'] };
  expect(assessUnpaidNights([]).outcome).toBe('ok');
  expect(assessUnpaidNights([few]).outcome).toBe('ok');
  const { outcome, found, fix } = assessUnpaidNights([
    few,
    { ...few, unitId: 'next', nights: 40, isAlarming: true },
  ]);
  expect([outcome, found]).toEqual([
    'warning',
    'many are held: 40 of the next 90 at next, most of them by network b3JhbmdlcyBp',
  ]);
  expect(fix).toContain('reservations cancel --network');
});
