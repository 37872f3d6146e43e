import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../contract/schemas/hold.ts';
import type { CallerNetwork } from '../../server/host/ports/networks.ts';
import { deleteOldCodeMails } from '../../server/host/reservations/limits/codeMails.ts';
import { codeMailsAnHour } from '../../server/host/reservations/limits/limits.ts';
import { Bookings } from '../support/bookings.ts';
import { createCaller } from '../support/callers.ts';
import { createGuest } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());
afterEach(async () => {
  await host.db.deleteFrom('reservation').execute();
  host.refusals.splice(0);
});

interface About {
  network?: string;
  networks?: CallerNetwork[];
  email?: string;
  booking?: string;
}

/** Somebody on a network sends an order, of whom nobody knows who they are. */
const ask = (fromDay: number, { network = 'here', networks, email, booking }: About = {}) =>
  bookings.post<Hold>(
    '/reservation',
    bookings.wish('casa', fromDay, { guest: createGuest(email === undefined ? {} : { email }) }),
    {
      caller: networks ? { networks } : createCaller(network),
      ...(booking !== undefined && { booking }),
    },
  );

describe('mails with a code', () => {
  const resend = (reservationId: string, network = 'here') =>
    bookings.post('/reservation/otp/resend', { reservationId }, { caller: createCaller(network) });

  test('code e-mails are counted by mailbox, repeated ones included', async () => {
    const emails = ['victim@guests.test', 'Victim@guests.test', 'victim+1@guests.test'];
    let sent = 0;
    for (const [index, email] of emails.entries()) {
      const { body } = await ask(10 + index * 10, { email, network: `network ${index}`, booking: email });
      sent += 1;
      if (index === 0)
        for (let time = 0; time < 3; time += 1) sent += Number((await resend(body.id)).status === 200);
      if (index < 2) await bookings.cancel(body);
    }
    expect(sent).toBe(codeMailsAnHour.address);
    const refused = await ask(50, { email: 'VICTIM+2@guests.test', network: 'another' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect(host.refusals.map(({ by }) => by)).toEqual(['address']);
    const last = await host.db
      .selectFrom('reservation')
      .select('id')
      .where('status', '=', 'awaiting_otp')
      .executeTakeFirstOrThrow();
    expect((await resend(last.id, 'another')).status).toBe(429);
    expect((await ask(50, { network: 'another' })).status).toBe(201);
  });

  test('code e-mails are counted by network, also after their orders are cancelled or replaced', async () => {
    const network = 'a sender';
    for (let sent = 0; sent < codeMailsAnHour.network['/32']; sent += 1) {
      const { status, body } = await ask(10, { network, ...(sent % 2 === 0 && { booking: 'replaced' }) });
      expect(status).toBe(201);
      if (sent % 2 === 1) await bookings.cancel(body);
    }
    expect((await ask(10, { network })).status).toBe(429);
    const otherNetwork = await ask(10, { network: 'elsewhere' });
    expect((await resend(otherNetwork.body.id, network)).status).toBe(429);
    expect((await resend(otherNetwork.body.id, 'elsewhere')).status).toBe(200);
  });

  test('code e-mails are counted by the larger networks of an address, with a higher limit', async () => {
    const getNetworks = (address: number): CallerNetwork[] => [
      { breadth: '/64', mark: `address ${address}` },
      { breadth: '/56', mark: `network ${address % 3}` },
      { breadth: '/48', mark: 'customer' },
    ];
    const most = codeMailsAnHour.network['/48'];
    const rows = Array.from({ length: most }, (_, index) => getNetworks(index).map(({ mark }) => mark));
    const { body } = await ask(10, { network: 'elsewhere' });
    await host.db
      .insertInto('codeMail')
      .values(rows.map((networks) => ({ reservationId: body.id, addressee: 'x', networks })))
      .execute();
    expect((await ask(20, { networks: getNetworks(most) })).status).toBe(429);
    expect(host.refusals).toEqual([{ by: 'network', network: `address ${most}` }]);
    expect((await ask(20, { network: 'elsewhere' })).status).toBe(201);
  });

  test('rejected requests send nothing and leave the existing order unchanged', async () => {
    const own = await ask(10, { booking: 'b1' });
    const { body } = await ask(10, { network: 'elsewhere' });
    const many = Array.from({ length: codeMailsAnHour.network['/32'] }, () => ({
      reservationId: body.id,
      addressee: 'x',
      networks: ['busy'],
    }));
    await host.db.insertInto('codeMail').values(many).execute();
    const email = 'moved@guests.test';
    expect((await ask(80, { booking: 'b1', network: 'busy', email })).status).toBe(429);
    expect((await bookings.read(own.body)).body.status).toBe('awaiting_otp');
    expect(host.mails.mails.filter(({ to }) => to === email)).toEqual([]);
    expect((await ask(80, { booking: 'b1', email })).status).toBe(201);
    expect((await bookings.read(own.body)).body.status).toBe('cancelled');
  });

  test('the count ends after an hour, and at once for a confirmed address', async () => {
    const wish = bookings.wish('casa', 10);
    const proven = await bookings.post<Hold>('/reservation', wish, { caller: createCaller('here') });
    const [old, young] = [await ask(20), await ask(30)];
    const since = (id: string, age: string) =>
      host.db
        .updateTable('codeMail')
        .set({ sentAt: sql<Date>`clock_timestamp() - ${age}::interval` })
        .where('reservationId', '=', id)
        .execute();
    await since(old.body.id, '60 minutes');
    await since(young.body.id, '59 minutes');
    await bookings.verify(proven.body.id, await bookings.getPassword({ wish }));
    await deleteOldCodeMails(host);
    const kept = await host.db.selectFrom('codeMail').select('reservationId').execute();
    expect(kept).toEqual([{ reservationId: young.body.id }]);
  });

  test('say nothing of who asked, nor of whom they went to', async () => {
    await ask(10, { email: 'victim@guests.test', network: 'mark of a network' });
    const rows = await host.db.selectFrom('codeMail').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('victim');
    expect(rows).toMatchObject([{ networks: ['mark of a network'] }]);
  });
});
