import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  GatewayUnreachable,
  WebhookRejection,
  type PaymentGateway,
} from '../../server/host/ports/gateway.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { receiveWebhook, reconcileReservation } from '../../server/host/payments/index.ts';
import { reconcileAll } from '../../server/host/payments/reconcile.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import { within } from '../../server/host/base/within.ts';
import type { CheckoutStatus } from '../../server/host/store/schema.ts';
import { callReadOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { sessionStatus } from './support/settlement.ts';
import { createStay, openCheckout } from './support/stays.ts';

let still: ManualHost;
let requests: string[];
const begun = new Date('2031-01-02T03:04:05.678Z');
const after = (seconds: number, milliseconds = 0) =>
  new Date(begun.getTime() + seconds * 1000 + milliseconds);
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(begun);
  requests = [];
  const read = still.gateway.readSession.bind(still.gateway);
  still.gateway.readSession = (id) => {
    requests.push(id);
    return read(id);
  };
});

/** A session with its last webhook event at the beginning. */
async function session(
  reservationId: string,
  status: CheckoutStatus = 'open',
  checkedAt: Date | null = begun,
) {
  const { id } = await openCheckout(still, reservationId);
  await still.db
    .updateTable('checkoutSession')
    .set({ status, createdAt: begun, checkedAt })
    .where('id', '=', id)
    .execute();
  return id;
}

describe('requests to the gateway about a session', () => {
  test.each([
    ['when somebody reads the stay', 3, (id: string) => reconcileReservation(still.context, id)],
    ['when nobody does', 60, () => reconcileAll(still.context)],
  ] as const)('%s, after a rest of %i seconds', async (_, rest, look) => {
    const stay = await createStay(still);
    const [known, fresh] = [await session(stay), await session(stay, 'open', null)];
    await still.clock.stopAt(after(rest));
    await look(stay);
    expect(requests).toEqual([]);
    await still.clock.stopAt(after(rest, 1));
    await look(stay);
    expect(requests.toSorted()).toEqual([known, fresh].toSorted());
    await look(stay);
    expect(requests).toHaveLength(2);
    const rows = await still.db.selectFrom('checkoutSession').select('checkedAt').execute();
    expect(rows.map(({ checkedAt }) => checkedAt)).toEqual([after(rest, 1), after(rest, 1)]);
  });

  test.each([
    ['open', true],
    ['processing', true],
    ['failed', true],
    ['complete', false],
    ['expired', false],
  ] as const)('depend on its status %s: %s', async (status, isRequested) => {
    const stay = await createStay(still);
    await session(stay, status);
    await still.clock.stopAt(after(61));
    await reconcileReservation(still.context, stay);
    expect(requests).toHaveLength(isRequested ? 1 : 0);
    await still.clock.stopAt(after(130));
    await reconcileAll(still.context);
    expect(requests).toHaveLength(isRequested ? 2 : 0);
  });

  test('concern only the sessions of the stay that is read', async () => {
    const [stay, other] = [await createStay(still), await createStay(still, { about: { unitId: 'next' } })];
    const [mine] = [await session(stay), await session(other)];
    await still.clock.stopAt(after(4));
    await reconcileReservation(still.context, stay);
    expect(requests).toEqual([mine]);
  });

  test('continue with other sessions when the gateway does not know one', async () => {
    const stay = await createStay(still);
    const [unknown, known] = [await session(stay), await session(stay)];
    still.gateway.sessions.delete(unknown);
    still.gateway.becomes(known, 'failed');
    await still.clock.stopAt(after(61));
    await reconcileAll(still.context);
    expect([await sessionStatus(still, unknown), await sessionStatus(still, known)]).toEqual([
      'open',
      'failed',
    ]);
  });

  test('are made fifty at a time, the earliest first', async () => {
    const stay = await createStay(still);
    const first = await session(stay);
    const row = await still.db.selectFrom('checkoutSession').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 50 }, (_, index) => ({
      ...row,
      id: `cs_${index}`,
      createdAt: after(-index - 1),
      checkedAt: null,
    }));
    await still.db.insertInto('checkoutSession').values(others).execute();
    still.gateway.readSession = (id) => {
      requests.push(id);
      return Promise.reject(new Error('unknown'));
    };
    await still.clock.stopAt(after(61));
    await reconcileAll(still.context);
    expect(requests).toHaveLength(50);
    expect(requests).not.toContain(first);
  });
});

describe('reading a reservation', () => {
  test.each([
    ['awaiting_otp', false],
    ['awaiting_payment', true],
    ['confirmed', true],
    ['completed', false],
    ['expired', false],
    ['cancelled', false],
  ] as const)('makes a request to the gateway when it is %s: %s', async (status, isRequested) => {
    const id = await createStay(still, { status, about: { holdExpiresAt: after(60) } });
    await session(id);
    await still.clock.stopAt(after(4));
    const token = getLinkToken(still.context.keys, { id, tokenVersion: 1 });
    await callReadOperation(still, getReservation, { params: { id, token } });
    expect(requests).toHaveLength(isRequested ? 1 : 0);
  });

  test('waits for an answer up to the limit, and not a millisecond longer', async () => {
    vi.useFakeTimers();
    const never = within(new Promise(() => undefined), 3000);
    const outcome = vi.fn<(error: unknown) => void>();
    never.catch(outcome);
    await vi.advanceTimersByTimeAsync(2999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(String(outcome.mock.calls[0]?.[0])).toBe('Error: no answer within 3000 ms');
    expect(await within(Promise.resolve('soon'), 3000)).toBe('soon');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('a webhook event', () => {
  const send = (body: string, headers: Record<string, string> = { Signed: 'yes' }) =>
    receiveWebhook(still.context, new Request('https://stay.test/', { method: 'POST', body, headers }));
  const about = (sessionId: string) => JSON.stringify({ id: 'evt_1', sessionId });

  test('may have 65,536 characters, and not one more', async () => {
    const event = about(await session(await createStay(still)));
    expect((await send(event.padEnd(65_536, ' '))).status).toBe(200);
    expect((await send(event.padEnd(65_537, ' '))).status).toBe(413);
    expect(await still.db.selectFrom('webhookEvent').select('id').execute()).toEqual([{ id: 'evt_1' }]);
  });

  test('has an answer that cannot be cached', async () => {
    const { headers } = await send('{}', {});
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test.each([
    ['understood', {}, 200, 'received'],
    ['of no interest', { readWebhook: () => Promise.resolve(undefined) }, 200, 'received'],
    ['too long', { long: true }, 413, 'body too large'],
    [
      'not signed',
      { readWebhook: () => Promise.reject(new WebhookRejection('no')) },
      400,
      'bad signature or malformed event',
    ],
    [
      'not explained',
      { readSession: () => Promise.reject(new GatewayUnreachable('no')) },
      503,
      'try again later',
    ],
  ])(
    'that is %s is answered accordingly',
    async (_, { long, ...gateway }: Partial<PaymentGateway> & { long?: boolean }, status, text) => {
      const id = await session(await createStay(still));
      Object.assign(still.gateway, gateway);
      const answer = await send(JSON.stringify({ id: 'evt_1', sessionId: id }).padEnd(long ? 65_537 : 0));
      expect([answer.status, await answer.text()]).toEqual([status, `${text}\n`]);
      expect(requests).toHaveLength(status === 200 && !('readWebhook' in gateway) ? 1 : 0);
    },
  );

  test('that fails in the host is no error of the gateway', async () => {
    const id = await session(await createStay(still));
    still.gateway.readSession = () => Promise.reject(new Error('the disk is full'));
    await expect(send(about(id))).rejects.toThrow('the disk is full');
  });

  test('about a session of another site on the same account is accepted without a request', async () => {
    still.gateway.isDown = true;
    const answer = await send(about('cs_ofAnotherSite'));
    expect([answer.status, requests]).toEqual([200, []]);
    expect(await still.db.selectFrom('webhookEvent').select('id').execute()).toEqual([]);
  });

  test('that is not UTF-8 is rejected as malformed', async () => {
    const body = new Uint8Array([0x7b, 0xff, 0x7d]);
    const request = new Request('https://stay.test/', { method: 'POST', body, headers: { Signed: 'yes' } });
    expect((await receiveWebhook(still.context, request)).status).toBe(400);
  });
});
