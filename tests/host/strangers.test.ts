import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../contract/hold.ts';
import { codeMailCaps, holdCaps } from '../../server/host/reservations/unproven/caps.ts';
import { forgetStrangers } from '../../server/host/reservations/unproven/stranger.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow, someGuest } from '../support/guests.ts';
import { letPass } from '../support/deadlines.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa', 'quinta']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());
afterEach(async () => {
  await host.db.deleteFrom('reservation').execute();
  host.refusals.splice(0);
});

interface About {
  network?: string;
  unit?: string;
  nights?: number;
  email?: string;
  booking?: string;
}

/** Somebody on a network asks for nights, of whom nobody knows who they are. */
const ask = (fromDay: number, { network = 'here', unit = 'casa', nights = 3, email, booking }: About = {}) =>
  bookings.post<Hold>(
    '/reservation',
    bookings.wish(unit, fromDay, {
      endDate: dayFromNow(fromDay + nights),
      guest: someGuest(email === undefined ? {} : { email }),
    }),
    { caller: { network }, ...(booking !== undefined && { booking }) },
  );

const statusesOf = async (asked: Iterable<Promise<{ status: number }>>) => {
  const statuses = [];
  for (const one of asked) statuses.push((await one).status);
  return statuses;
};

const taken = (statuses: readonly number[]) => statuses.filter((status) => status === 201).length;

const heldNights = async (unit: string) => {
  const { nights } = await host.db
    .selectFrom('reservation')
    .select(sql<number | null>`sum(end_date - start_date)::integer`.as('nights'))
    .where('unitId', '=', unit)
    .where('status', '=', 'awaiting_otp')
    .executeTakeFirstOrThrow();
  return nights ?? 0;
};

/** Thirteen stays of four weeks, one after the other: a year of nights. */
function* aYear(networkOf: (index: number) => string) {
  for (let index = 0; index < 13; index += 1)
    yield ask(1 + index * 28, { nights: 28, network: networkOf(index) });
}

describe('a year of nights', () => {
  test('cannot be held by one network, and others still book', async () => {
    expect(taken(await statusesOf(aYear(() => 'here')))).toBe(3);
    expect(await heldNights('casa')).toBe(holdCaps.network.atOnce.nights);
    expect((await ask(200, { network: 'elsewhere' })).status).toBe(201);
  });

  test('cannot be held by a few, who leave two thirds of it to others', async () => {
    const statuses = await statusesOf(aYear((index) => `network ${index % 3}`));
    expect(taken(statuses)).toBe(4);
    expect(host.refusals.some(({ by }) => by === 'property')).toBe(true);
    expect((await ask(200, { network: 'elsewhere', nights: 14 })).status).toBe(201);
  });

  test('cannot be held by as many networks as there are requests', async () => {
    const statuses = await statusesOf(aYear((index) => `network ${index}`));
    expect(taken(statuses)).toBe(9);
    expect(await heldNights('casa')).toBeLessThan(0.75 * 365);
    expect(host.refusals).toContainEqual({ by: 'property', unitId: 'casa', network: 'network 12' });
  });

  test('of which others have booked half is shared out as what is left of it', async () => {
    for (let index = 0; index < 7; index += 1) {
      await bookings.hold('casa', 1 + index * 28, { endDate: dayFromNow(1 + index * 28 + 28) });
    }
    await host.db.updateTable('reservation').set({ status: 'confirmed' }).execute();
    const left = [7, 8, 9, 10, 11, 12].map((index) =>
      ask(1 + index * 28, { nights: 28, network: `network ${index}` }),
    );
    expect(taken(await statusesOf(left))).toBe(4);
    expect(host.refusals.map(({ by }) => by)).toEqual(['property', 'property']);
  });

  test('is free for who has proven an address: their holds do not count', async () => {
    for (let index = 0; index < 6; index += 1) {
      const wish = bookings.wish('casa', 1 + index * 28, { endDate: dayFromNow(1 + index * 28 + 28) });
      const { body } = await bookings.post<Hold>('/reservation', wish, { caller: { network: 'here' } });
      const { status } = await bookings.verify(body.id, await bookings.passwordOf({ wish }));
      expect(status).toBe(200);
    }
    expect(await host.db.selectFrom('codeMail').selectAll().execute()).toEqual([]);
  });

  test('can be held by who is not counted, as on the machine of the host', async () => {
    const statuses = [];
    for (let index = 0; index < 13; index += 1) {
      const about = {
        endDate: dayFromNow(1 + index * 28 + 28),
        guest: someGuest({ email: 'ana@guests.test' }),
      };
      statuses.push(
        (await bookings.post('/reservation', bookings.wish('casa', 1 + index * 28, about))).status,
      );
    }
    expect(taken(statuses)).toBe(13);
  });
});

describe('unproven holds', () => {
  test('of one network are few at once, and the next one waits for the oldest to end', async () => {
    const held = [];
    for (let index = 0; index < 4; index += 1) held.push(await ask(10 + index * 4));
    await letPass(host, held[0]!.body.id, 5);
    const { status, headers, problem } = await ask(60);
    expect([status, problem.type]).toEqual([429, 'https://estadia.dev/problems/too-many-requests']);
    const wait = Number(headers.get('Retry-After'));
    expect([wait > 590, wait <= 600]).toEqual([true, true]);
    expect(host.refusals).toEqual([{ by: 'network', unitId: 'casa', network: 'here' }]);
    await letPass(host, held[0]!.body.id, 10);
    expect((await ask(60)).status).toBe(201);
  });

  test('of one mailbox are those of two properties, however it is written and from wherever', async () => {
    expect((await ask(10, { email: 'm.silva@gmail.com', network: 'one' })).status).toBe(201);
    expect((await ask(10, { email: 'MSilva+x@googlemail.com', unit: 'quinta', network: 'two' })).status).toBe(
      201,
    );
    expect((await ask(20, { email: 'msilva+y@gmail.com', network: 'three' })).status).toBe(429);
    expect(host.refusals).toEqual([{ by: 'address', unitId: 'casa', network: 'three' }]);
    expect((await ask(20, { email: 'other@gmail.com', network: 'three' })).status).toBe(201);
  });

  test.each(['network', 'address'])(
    'that are too many in two ways wait for the %s, which lasts longer',
    async (by) => {
      const email = 'maria@guests.test';
      const ofAddress = [10, 14].map((day) => ask(day, { email, network: 'elsewhere' }));
      const held = {
        address: await Promise.all(ofAddress),
        network: await Promise.all([20, 24, 28, 32].map((day) => ask(day))),
      };
      for (const { body } of by === 'network' ? held.address : held.network) await letPass(host, body.id, 5);
      const { status, headers } = await ask(60, { email });
      expect([status, host.refusals]).toEqual([429, [{ by, unitId: 'casa', network: 'here' }]]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
    },
  );

  test('of the same booking take each other’s place, and are not counted', async () => {
    const email = 'maria@guests.test';
    for (let index = 0; index < 5; index += 1) {
      const { status } = await ask(10 + index * 10, { nights: 28, booking: 'b1', email });
      expect(status).toBe(201);
    }
    expect(await heldNights('casa')).toBe(28);
  });

  test('that were called off are not counted', async () => {
    for (let index = 0; index < holdCaps.network.anHour.times + 2; index += 1) {
      const { status, body } = await ask(10);
      expect(status).toBe(201);
      await bookings.cancel(body);
    }
  });

  test('that came to nothing count for an hour', async () => {
    for (let index = 0; index < holdCaps.network.anHour.times; index += 1) {
      const { status, body } = await ask(10);
      expect(status).toBe(201);
      await letPass(host, body.id, 15);
    }
    const { status, headers } = await ask(10);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect((await ask(10, { network: 'elsewhere' })).status).toBe(201);
  });

  test('of two properties that one network asks for at once are counted one after the other', async () => {
    const asked = Array.from({ length: 12 }, (_, index) =>
      ask(10 + index * 4, { unit: index % 2 === 0 ? 'casa' : 'quinta' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(taken(statuses)).toBe(holdCaps.network.atOnce.times);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });

  test('that are refused leave the booking’s own hold as it was, and mail nothing', async () => {
    const own = await ask(10, { booking: 'b1' });
    for (let index = 0; index < 3; index += 1) await ask(20 + index * 4);
    await ask(40, { network: 'elsewhere' });
    for (let index = 0; index < 3; index += 1) await ask(50 + index * 4, { network: 'elsewhere' });
    const email = 'moved@guests.test';
    const { status } = await ask(80, { booking: 'b1', network: 'elsewhere', email });
    expect(status).toBe(429);
    expect((await bookings.read(own.body)).body.status).toBe('awaiting_otp');
    expect(host.mails.mails.filter(({ to }) => to === email)).toEqual([]);
    expect((await ask(80, { booking: 'b1', email })).status).toBe(201);
  });
});

describe('mails with a code', () => {
  const resend = (reservationId: string, network = 'here') =>
    bookings.post('/reservation/otp/resend', { reservationId }, { caller: { network } });

  test('are counted by the mailbox they go to, those sent again included', async () => {
    const emails = ['victim@guests.test', 'Victim@guests.test', 'victim+1@guests.test'];
    let sent = 0;
    for (const [index, email] of emails.entries()) {
      const { body } = await ask(10 + index * 10, { email, network: `network ${index}`, booking: email });
      sent += 1;
      if (index === 0)
        for (let time = 0; time < 3; time += 1) sent += Number((await resend(body.id)).status === 200);
      if (index < 2) await bookings.cancel(body);
    }
    expect(sent).toBe(codeMailCaps.address.times);
    const refused = await ask(50, { email: 'VICTIM+2@guests.test', network: 'another' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect(host.refusals.map(({ by }) => by)).toEqual(['mails']);
    const last = await host.db
      .selectFrom('reservation')
      .select('id')
      .where('status', '=', 'awaiting_otp')
      .executeTakeFirstOrThrow();
    expect((await resend(last.id, 'another')).status).toBe(429);
    expect((await ask(50, { network: 'another' })).status).toBe(201);
  });

  test('are counted by the network that has them sent', async () => {
    const network = 'a sender';
    for (let sent = 0; sent < codeMailCaps.network.times; sent += 1) {
      const { status, body } = await ask(10, { network });
      expect(status).toBe(201);
      await bookings.cancel(body);
    }
    expect((await ask(10, { network })).status).toBe(429);
    const elsewhere = await ask(10, { network: 'elsewhere' });
    expect((await resend(elsewhere.body.id, network)).status).toBe(429);
    expect((await resend(elsewhere.body.id, 'elsewhere')).status).toBe(200);
  });

  test('are forgotten after an hour, and at once by who has proven the address', async () => {
    const wish = bookings.wish('casa', 10);
    const proven = await bookings.post<Hold>('/reservation', wish, { caller: { network: 'here' } });
    const [old, young] = [await ask(20), await ask(30)];
    const since = (id: string, age: string) =>
      host.db
        .updateTable('codeMail')
        .set({ sentAt: sql<Date>`clock_timestamp() - ${age}::interval` })
        .where('reservationId', '=', id)
        .execute();
    await since(old.body.id, '60 minutes');
    await since(young.body.id, '59 minutes');
    await bookings.verify(proven.body.id, await bookings.passwordOf({ wish }));
    await forgetStrangers(host);
    const kept = await host.db.selectFrom('codeMail').select('reservationId').execute();
    expect(kept).toEqual([{ reservationId: young.body.id }]);
  });

  test('say nothing of who asked, nor of whom they went to', async () => {
    await ask(10, { email: 'victim@guests.test', network: 'mark of a network' });
    const rows = await host.db.selectFrom('codeMail').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('victim');
    expect(rows).toMatchObject([{ network: 'mark of a network', nights: 3 }]);
  });
});
