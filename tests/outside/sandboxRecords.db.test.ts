import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import { openGateway } from '../../server/sandbox/gateway/gateway.ts';
import { openWebhooks } from '../../server/sandbox/gateway/webhooks.ts';
import { openProcessor } from '../../server/sandbox/gateway/processor.ts';
import type { Payment, Session } from '../../server/sandbox/gateway/session.ts';
import { openRecords } from '../../server/sandbox/store/openRecords.ts';
import type { Kind, Records, RecordStore, SharedRecords } from '../../server/sandbox/store/records.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createTestInstallation } from '../support/createTestInstallation.ts';

const publicUrl = 'http://stay.test';
const secret = Buffer.from('a secret of these tests');
const now = () => new Date('2031-01-02T03:04:05Z');

async function recordsOfTest() {
  const place = await createTestInstallation();
  const open = async () => {
    const records = await openRecords(place);
    onTestFinished(records.close);
    return records;
  };
  return { place, open };
}

describe('records', () => {
  test('records are stored by kind and id, and listed in the order of their ids', async () => {
    const { open } = await recordsOfTest();
    const cards = (await open()).of<{ brand: string }>('cards');
    for (const id of ['b', 'C', 'a-1', 'a_2']) await cards.put(id, { brand: id });
    await cards.put('b', { brand: 'changed' });
    await cards.remove('C');
    const again = (await open()).of<{ brand: string }>('cards');
    expect(await again.listIds()).toEqual(['a-1', 'a_2', 'b']);
    expect((await again.list()).map(({ brand }) => brand)).toEqual(['a-1', 'a_2', 'changed']);
    expect(await again.get('b')).toEqual({ brand: 'changed' });
    expect([await again.get('C'), await again.get('../b')]).toEqual([undefined, undefined]);
    expect(await (await open()).of('payments').listIds()).toEqual([]);
  });

  test('one process at a time changes a record, and others change other records', async () => {
    const { open } = await recordsOfTest();
    const records = await open();
    const steps: string[] = [];
    const slow = (name: string, step: string) =>
      records.exclusively(name, async (at) => {
        steps.push(`${step} begins`);
        await at.of('cards').get('x');
        await at.of('cards').get('x');
        steps.push(`${step} ends`);
      });
    await Promise.all([slow('one', 'first'), slow('one', 'second')]);
    expect(steps).toHaveLength(4);
    for (const at of [0, 2]) expect(steps[at + 1]).toBe(steps[at]!.replace('begins', 'ends'));
    await expect(records.exclusively('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(
      await records.exclusively('one', () => records.exclusively('two', () => Promise.resolve('both'))),
    ).toBe('both');
  });
});

/** Records of a process that is killed right after it wrote so many of them. */
function dyingAfter(count: number, records: SharedRecords): SharedRecords {
  let left = count;
  const dying = (at: Records): Records => ({
    of: <T>(kind: Kind): RecordStore<T> => ({
      ...at.of<T>(kind),
      async put(id, record) {
        if (left === 0) throw new Error('killed');
        left -= 1;
        await at.of<T>(kind).put(id, record);
      },
    }),
  });
  return {
    ...records,
    ...dying(records),
    exclusively: (name, task) => records.exclusively(name, (at) => task(dying(at))),
  };
}

function openOn(records: SharedRecords) {
  const post = () => Promise.resolve(new Response(null, { status: 204 }));
  const { log } = createTestLog();
  const notices = openWebhooks({
    store: records.of('notices'),
    webhookUrl: publicUrl,
    secret,
    post,
    log,
    now,
  });
  onTestFinished(() => notices.close());
  const processor = openProcessor({ records, secret, notices, now });
  return { processor, gateway: openGateway({ records, processor, secret, publicUrl, now }) };
}

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const checkout = {
  reservationId: 'r1',
  number: 'K7M2-9QXR',
  mode: 'payment' as const,
  amount: eur(10_000),
  keepsCard: false,
  description: 'A stay',
  guestEmail: 'maria@guests.test',
  language: 'en' as const,
  returnUrl: publicUrl,
  expiresAt: new Date('2031-01-02T04:00:00Z'),
  idempotencyKey: 'r1:checkout:1',
};

/** All that moves money: a stay is paid, a later instalment charged, and some of both given back. */
async function moveMoney({ gateway, processor }: ReturnType<typeof openOn>) {
  const { id } = await gateway.openSession(checkout);
  await processor.pay(id, testCards.success.number);
  const { paymentId, savedCard } = await gateway.readSession(id);
  const later = { savedCard: savedCard!, amount: eur(5_000), description: 'later', idempotencyKey: 'p2' };
  const charged = await gateway.charge(later);
  if (charged.status !== 'paid') throw new Error('not paid');
  const given = [paymentId!, charged.paymentId].map((payment, index) =>
    gateway.refund({ paymentId: payment, amount: eur(1_000 + index), idempotencyKey: `refund ${payment}` }),
  );
  return { id, refunds: await Promise.all(given) };
}

describe('a gateway that is killed', () => {
  test.each(Array.from({ length: 12 }, (_, count) => count))(
    'after it wrote %i records has moved the same money once it is asked again',
    async (count) => {
      const { open } = await recordsOfTest();
      const records = await open();
      await moveMoney(openOn(dyingAfter(count, records))).catch(() => undefined);
      const first = await moveMoney(openOn(await open()));
      const second = await moveMoney(openOn(await open()));
      expect(second).toEqual(first);
      const sessions = await records.of<Session>('sessions').list();
      const payments = await records.of<Payment>('payments').list();
      expect(sessions).toMatchObject([{ id: first.id, status: 'complete' }]);
      const paid = payments.map(({ amount }) => amount.amount);
      expect(paid.toSorted((a, b) => a - b)).toEqual([5_000, 10_000]);
      expect(payments.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(2_001);
    },
  );
});

test('processes that are asked at once under one key open one session', async () => {
  const { open } = await recordsOfTest();
  const shared = await open();
  const gateways = await Promise.all([1, 2, 3].map(async () => openOn(await open()).gateway));
  const opened = await Promise.all(gateways.map((gateway) => gateway.openSession(checkout)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(await shared.of('sessions').listIds()).toHaveLength(1);
  await expect(gateways[0]!.openSession({ ...checkout, amount: eur(1) })).rejects.toThrow('another request');
});

test('a notice that another process was about is taken up once it is overdue', async () => {
  const { open } = await recordsOfTest();
  const records = await open();
  const events: string[] = [];
  const clock = { ahead: 0 };
  const noticesThat = (status: number) => {
    const post = async (request: Request) => {
      events.push(((await request.json()) as { id: string }).id);
      return new Response(null, { status });
    };
    const later = () => new Date(now().getTime() + clock.ahead);
    const { log } = createTestLog();
    const store = records.of<never>('notices');
    const notices = openWebhooks({ store, webhookUrl: publicUrl, secret, post, log, now: later });
    onTestFinished(() => notices.close());
    return notices;
  };
  const ended = noticesThat(503);
  await ended.deliver('checkout.completed', `cs_${randomUUID()}`);
  await ended.close();
  const next = noticesThat(204);
  await next.takeUpOverdue();
  await next.settled(1000);
  expect(events).toHaveLength(1);
  clock.ahead = 60_000;
  await next.takeUpOverdue();
  await expect.poll(() => records.of('notices').listIds()).toEqual([]);
  expect(events).toEqual([events[0], events[0]]);
});
