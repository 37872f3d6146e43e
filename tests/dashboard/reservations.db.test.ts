import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { getRefusedKind, openDashboard, type Browser, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
let bookings: Bookings;
let stay: Awaited<ReturnType<Bookings['confirmed']>>;
beforeAll(async () => {
  dashboard = await openDashboard();
  bookings = new Bookings(dashboard.host);
  stay = await bookings.confirmed('casa', 20);
});
afterAll(() => dashboard.close());

const show = (browser: Browser, reservation: string) =>
  browser.call('getReservation', { params: { reservation } });
const getEmail = () => (stay.wish.guest as { email: string }).email;
const movedFor = (sessionId: string) =>
  dashboard.host.gateway.refunds
    .filter(({ paymentId }) => paymentId === `pay_${sessionId}`)
    .reduce((sum, { amount }) => sum + amount, 0);

describe('the list of reservations', () => {
  test('finds reservations by words, dates, status and property', async () => {
    const owner = dashboard.as('owner');
    const find = async (query: Record<string, string>) =>
      (await owner.call('listReservations', { query })).reservations.map(({ number }) => number);
    const date = dayFromNow(20);
    expect(await find({})).toContain(stay.number);
    expect(await find({ search: 'silva', order: 'descending' })).toContain(stay.number);
    expect(await find({ search: getEmail(), unit: 'casa', status: 'confirmed,completed' })).toEqual([
      stay.number,
    ]);
    expect(await find({ from: date, to: date })).toEqual([stay.number]);
    expect(await find({ by: 'departure', from: date, to: date })).toEqual([]);
    expect(await find({ search: getEmail(), status: 'cancelled' })).toEqual([]);
    expect((await owner.send('listReservations', { query: { status: 'booked' } })).status).toBe(422);
    expect((await owner.send('listReservations', { query: { search: '--' } })).status).toBe(422);
    expect(await getRefusedKind(owner.call('listReservations', { query: { after: 'K7M2-9QXR' } }))).toBe(
      'command-refused',
    );
  });

  test('shows cleaners neither money nor contact data, and gives them no CSV', async () => {
    const cleaner = dashboard.as('cleaner');
    const { reservations } = await cleaner.call('listReservations', { query: { search: stay.number } });
    expect(reservations).toMatchObject([
      { number: stay.number, guestName: 'Ana Silva', guestCount: 2, email: null, phone: null, total: null },
    ]);
    expect(await getRefusedKind(cleaner.call('exportReservations', { body: {} }))).toBe('forbidden');
  });

  test('is exported as CSV', async () => {
    const { csv, isComplete } = await dashboard
      .as('accountant')
      .call('exportReservations', { body: { search: stay.number } });
    const [heads, row, end] = csv.split('\r\n');
    expect(heads).toBe(
      '\u{FEFF}number,status,property,check_in,check_out,nights,guests,guest,email,phone,arrival_time,source,total,currency,collected_by,payout,commission,created_at',
    );
    const nights = `${dayFromNow(20)},${dayFromNow(23)},3,2`;
    expect(row).toMatch(
      new RegExp(
        `^${stay.number},confirmed,casa,${nights},Ana Silva,${getEmail()},\\+351 912345678,,site,330\\.00,EUR,,,,\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$`,
      ),
    );
    expect(end).toBe('');
    expect(isComplete).toBe(true);
  });
});

describe('one reservation', () => {
  test('is shown with money, contact data, history and possible actions, and without its link', async () => {
    const response = await dashboard
      .as('manager')
      .send('getReservation', { params: { reservation: stay.number.toLowerCase() } });
    const text = await response.text();
    expect(text).not.toContain(stay.token);
    expect(JSON.parse(text)).toMatchObject({
      number: stay.number,
      unit: { id: 'casa' },
      guest: { email: getEmail(), phone: '+351 912 345 678' },
      money: {
        total: { amount: 33_000 },
        paid: { amount: 33_000 },
        refundable: { amount: 33_000 },
        outstanding: { amount: 0 },
        refundNow: { percentage: 100 },
      },
      actions: ['cancel', 'refund', 'resendMail', 'sendNewLink', 'remindGuest', 'addNote', 'exportGuest'],
      resendable: expect.arrayContaining(['confirmed']),
    });
  });

  test('is shown to cleaners without money, contact data and notes', async () => {
    await dashboard.as('owner').call('addNote', {
      params: { reservation: stay.number },
      body: { text: 'Calls from +351 987' },
    });
    const shown = await show(dashboard.as('cleaner'), stay.number);
    expect(shown).toMatchObject({ money: null, guest: { email: null, phone: null }, actions: [] });
    expect(shown.guest.name).toBe('Ana Silva');
    expect(shown.history.map(({ kind }) => kind)).toEqual(['created', 'confirmed']);
    expect(JSON.stringify(shown)).not.toMatch(/330|\+351|guests\.test/);
    expect((await show(dashboard.as('accountant'), stay.number)).actions).toEqual(['addNote']);
  });

  test('names the stays before and after it by arrival, without cancelled ones', async () => {
    const owner = dashboard.as('owner');
    const [later, latest] = [await bookings.confirmed('next', 90), await bookings.confirmed('casa', 95)];
    const cancelled = await bookings.confirmed('casa', 92);
    await owner.call('cancel', {
      params: { reservation: cancelled.number },
      body: { refund: 'full', expectedRefund: 33_000 },
    });
    const { neighbours } = await show(dashboard.as('cleaner'), later.number);
    expect(neighbours.next).toBe(latest.number);
    expect(neighbours.previous).not.toBeNull();
    expect((await show(owner, latest.number)).neighbours).toEqual({ previous: later.number, next: null });
  });

  test('does not exist under another number', async () => {
    expect(await getRefusedKind(show(dashboard.as('owner'), 'K7M2-9QXR'))).toBe('not-found');
    expect(
      await getRefusedKind(
        dashboard.as('owner').call('sendNewLink', { params: { reservation: 'K7M2-9QXR' }, body: undefined }),
      ),
    ).toBe('not-found');
  });
});

describe('a refund', () => {
  const body = { amount: 4_000, reason: 'No heating.', expectedRefundable: 33_000 };

  test('is shown, made once per key with a fresh proof, and is in the history with the person', async () => {
    const paid = await bookings.confirmed('next', 20);
    const params = { reservation: paid.number };
    const owner = dashboard.as('owner');
    const offered = await owner.call('previewRefund', { params, query: { amount: '4000' } });
    expect(offered).toMatchObject({ refundable: { amount: 33_000 }, parts: [{ amount: { amount: 4_000 } }] });
    expect(movedFor(paid.session.id)).toBe(0);
    const headers = { 'Idempotency-Key': 'a'.repeat(32) };
    const made = await owner.call('refund', { params, body, headers });
    expect(await owner.call('refund', { params, body, headers })).toEqual(made);
    await expect.poll(() => movedFor(paid.session.id), { interval: 10 }).toBe(4_000);
    const { money, history } = await show(owner, paid.number);
    expect(money).toMatchObject({ refunded: { amount: 4_000 }, refundable: { amount: 29_000 } });
    expect(history).toContainEqual(
      expect.objectContaining({
        kind: 'refunded',
        by: 'owner',
        text: 'No heating.',
        amount: { amount: 4_000, currency: 'EUR' },
      }),
    );
    const stale = owner.call('refund', { params, body });
    expect(await getRefusedKind(stale)).toBe('command-refused');
    const logged = await dashboard.host.db
      .selectFrom('hostAction')
      .select(['action', 'actor', 'reservationId', 'details'])
      .where('action', '=', 'refund')
      .execute();
    expect(logged).toEqual([
      { action: 'refund', actor: 'owner', reservationId: paid.id, details: { amount: 4_000 } },
    ]);
  });

  test('needs a fresh proof, and a role that may refund', async () => {
    const params = { reservation: stay.number };
    for (const role of ['cleaner', 'accountant'] as const) {
      expect(await getRefusedKind(dashboard.as(role).call('refund', { params, body }))).toBe('forbidden');
    }
    const owner = dashboard.as('owner');
    await owner.call('getSession');
    await dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();
    expect(await getRefusedKind(owner.call('refund', { params, body }))).toBe('proof-required');
    expect(await getRefusedKind(owner.call('exportGuest', { params }))).toBe('proof-required');
    expect(movedFor(stay.session.id)).toBe(0);
  });
});

describe('a cancellation', () => {
  test('is shown with its refund, and made with the refund that was shown', async () => {
    const paid = await bookings.confirmed('next', 40);
    const params = { reservation: paid.number };
    const owner = dashboard.as('owner');
    const preview = (refund: string) => owner.call('previewCancellation', { params, query: { refund } });
    expect((await preview('policy')).refund.total.amount).toBe(33_000);
    expect((await preview('none')).refund.total.amount).toBe(0);
    expect(await preview('10000')).toMatchObject({
      refund: { total: { amount: 10_000 } },
      policyRefund: { total: { amount: 33_000 } },
      policyPeriod: { since: null, until: expect.stringContaining('T') as string },
    });
    const readKept = async (refund: string) => {
      const { paid, kept } = await preview(refund);
      return [paid.amount, kept.amount];
    };
    expect(await readKept('policy')).toEqual([33_000, 0]);
    expect(await readKept('none')).toEqual([33_000, 33_000]);
    expect(await readKept('10000')).toEqual([33_000, 23_000]);
    const cancel = (refund: 'policy' | number, expectedRefund: number) =>
      owner.call('cancel', { params, body: { refund, expectedRefund } });
    expect(await getRefusedKind(cancel('policy', 1))).toBe('command-refused');
    expect(await cancel(10_000, 10_000)).toMatchObject({ cancelled: true });
    await expect.poll(() => movedFor(paid.session.id), { interval: 10 }).toBe(10_000);
    const shown = await show(owner, paid.number);
    expect(shown).toMatchObject({ status: 'cancelled', money: { refunded: { amount: 10_000 } } });
    expect(shown.history).toContainEqual(expect.objectContaining({ kind: 'cancelledByHost', by: 'owner' }));
    expect(shown.actions).toEqual([
      'refund',
      'resendMail',
      'sendNewLink',
      'addNote',
      'exportGuest',
      'eraseGuest',
    ]);
    expect(await readKept('none')).toEqual([33_000, 23_000]);
    const again = { amount: 3_000, reason: 'No heating.', expectedRefundable: 23_000 };
    await owner.call('refund', { params, body: again });
    await expect.poll(() => movedFor(paid.session.id), { interval: 10 }).toBe(13_000);
    expect(await readKept('none')).toEqual([33_000, 20_000]);
  });
});

describe('a cancellation of a reservation that changes after it was shown', () => {
  test.each([
    ['unpaid', { expectedPaid: 0 }],
    ['only held', { expectedStatus: 'awaiting_payment' as const }],
  ])(
    'is refused when it was shown as %s and has been paid since, regardless of the refund',
    async (_, expected) => {
      const paid = await bookings.confirmed('next', 'expectedPaid' in expected ? 60 : 70);
      const cancel = (seen: object) =>
        dashboard.as('owner').call('cancel', {
          params: { reservation: paid.number },
          body: { refund: 'none', expectedRefund: 0, ...seen },
        });
      expect(await getRefusedKind(cancel(expected))).toBe('command-refused');
      expect((await show(dashboard.as('owner'), paid.number)).status).toBe('confirmed');
      expect(await cancel({ expectedPaid: 33_000, expectedStatus: 'confirmed' })).toMatchObject({
        status: 'cancelled',
        cancelled: true,
      });
    },
  );

  test('is refused while the gateway does not say whether the hold is paid, or says that it is', async () => {
    const { id } = await bookings.verified('next', 80);
    const { body: session } = await bookings.pay(id);
    const cancel = () =>
      dashboard.as('owner').call('cancel', {
        params: { reservation: id },
        body: { refund: 'policy', expectedRefund: 0, expectedPaid: 0, expectedStatus: 'awaiting_payment' },
      });
    const { gateway } = dashboard.host;
    gateway.becomes(session.id, 'complete');
    gateway.isDown = true;
    expect(await getRefusedKind(cancel())).toBe('unavailable');
    gateway.isDown = false;
    expect(await getRefusedKind(cancel())).toBe('command-refused');
    expect((await show(dashboard.as('owner'), id)).status).toBe('confirmed');
  });
});

describe('the other actions', () => {
  test('send an e-mail again and a new link, and answer with a masked address only', async () => {
    const params = { reservation: stay.number };
    const manager = dashboard.as('manager');
    const resent = await manager.call('resendMail', { params, body: { mail: 'confirmed' } });
    expect(resent.sentTo).not.toBe(getEmail());
    expect(await getRefusedKind(manager.call('resendMail', { params, body: { mail: 'cancelled' } }))).toBe(
      'command-refused',
    );
    const link = await manager.call('previewNewLink', { params });
    expect(await manager.call('sendNewLink', { params, body: undefined })).toEqual({ ...link, link: null });
    expect((await show(manager, stay.number)).history).toContainEqual(
      expect.objectContaining({ kind: 'newLink', by: 'manager' }),
    );
    expect(await getRefusedKind(manager.call('previewReopening', { params }))).toBe('command-refused');
    expect(await getRefusedKind(manager.call('previewCharge', { params }))).toBe('command-refused');
    expect(await getRefusedKind(manager.call('previewErasure', { params }))).toBe('command-refused');
  });

  test('export the guest’s data without documents, and without storing the answer', async () => {
    const params = { reservation: stay.number };
    const { json } = await dashboard.as('owner').call('exportGuest', { params });
    expect(JSON.parse(json)).toMatchObject({ number: stay.number, reservation: { email: getEmail() } });
    expect(Object.keys(JSON.parse(json) as object)).not.toContain('guests');
    expect(json).not.toContain(stay.token);
    const answers = await dashboard.host.db.selectFrom('idempotency').select('answer').execute();
    expect(JSON.stringify(answers)).not.toContain(`"exportedAt"`);
  });

  test('erase the guest of a cancelled stay', async () => {
    const cancelled = await bookings.confirmed('next', 60);
    const params = { reservation: cancelled.number };
    const owner = dashboard.as('owner');
    await owner.call('cancel', { params, body: { refund: 'full', expectedRefund: 33_000 } });
    await expect.poll(() => movedFor(cancelled.session.id), { interval: 10 }).toBe(33_000);
    expect(await owner.call('previewErasure', { params })).toMatchObject({ erasedAt: null });
    const erase = (expectedUnpaid: number) => owner.call('eraseGuest', { params, body: { expectedUnpaid } });
    expect(await getRefusedKind(erase(100))).toBe('command-refused');
    expect((await show(owner, cancelled.number)).guest.email).not.toBeNull();
    const erased = await erase(0);
    expect(erased.erasedAt).not.toBeNull();
    expect((await show(owner, cancelled.number)).guest).toMatchObject({ name: '', email: null, phone: null });
  });
});
