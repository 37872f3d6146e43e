import { sql } from 'kysely';
import type { PaymentGateway } from '../../../server/host/ports/gateway.ts';
import { testCards } from '../../../server/sandbox/gateway/cards.ts';
import { openSandbox } from '../../../server/sandbox/index.ts';
import { readBalances } from '../../faults/support/money.ts';
import { Bookings } from '../../support/bookings.ts';
import { createCardForm } from '../../support/createCardForm.ts';
import { createTestLog } from '../../support/createTestLog.ts';
import { openDashboard, site, type Browser, type CallInput } from '../../support/dashboard.ts';
import type { FakeGateway } from '../../support/fakeGateway.ts';
import { createTestFolder } from '../../support/folders.ts';
import { createGuest, dayFromNow } from '../../support/guests.ts';
import { getPassword, MailCatcher } from '../../support/mailCatcher.ts';
import { secretKey } from '../../support/testHost.ts';
import { thisMachine } from '../../support/visitors.ts';

type BookingBody = CallInput<'createBooking'>['body'];

/** A host with two properties, and the sandbox's gateway, which takes and returns the money. */
export async function openMonth() {
  const place = { dataDir: await createTestFolder(), databaseUrl: undefined };
  const cards = { areDeclined: false };
  const { log } = createTestLog();
  const sandbox = await openSandbox({
    ...place,
    publicUrl: site,
    productName: 'Estadia',
    isLocal: true,
    secretKey,
    webhookUrl: `${site}/api/1/payment/webhook`,
    log,
    post: (request) => dashboard.host.fetch(request),
  });
  const gateway: PaymentGateway = {
    ...sandbox.gateway,
    charge: (request) =>
      cards.areDeclined ? Promise.resolve({ status: 'declined' }) : sandbox.gateway.charge(request),
  };
  const dashboard = await openDashboard(
    ['casa', 'next'],
    // Reykjavik has the date of UTC, which tests use to count days.
    ({ property }) => void (property.timeZone = 'Atlantic/Reykjavik'),
    undefined,
    { mails: new MailCatcher(), gateway: gateway as unknown as FakeGateway },
  );
  const { host } = dashboard;
  const bookings = new Bookings(host);

  /** A guest pays on the page of the gateway. */
  async function pay(reservationId: string): Promise<void> {
    const { body } = await bookings.pay(reservationId);
    const form = new URLSearchParams(createCardForm(testCards.success.number));
    await sandbox.fetch(
      new Request(`${site}${new URL(body.url).pathname}/pay`, { method: 'POST', body: form }),
      thisMachine,
    );
  }

  return {
    dashboard,
    host,
    bookings,
    cards,
    pay,
    /** A guest books two nights on the site, and pays. */
    async bookOnSite(unit: string, from: number, paymentOptionId = 'now') {
      const about = { endDate: dayFromNow(from + 2), paymentOptionId };
      const hold = await bookings.verified(unit, from, about);
      await pay(hold.id);
      return hold;
    },
    /** A person with access enters a booking of two nights. */
    enter(person: Browser, unit: string, from: number, about: Partial<BookingBody>) {
      const { locale, ...guest } = createGuest();
      const stay = { unit, startDate: dayFromNow(from), endDate: dayFromNow(from + 2), guests: 2 };
      return person.call('createBooking', {
        body: { ...stay, locale, guest, payment: { by: 'arrival' }, ...about },
      });
    },
    /** Signs in with the code from the mailbox. */
    async signIn(email: string): Promise<Browser> {
      const browser = dashboard.visit();
      await browser.call('requestCode', { body: { email, language: 'en' } });
      await browser.call('verifyCode', { body: { code: getPassword(await host.mails.next(email)) } });
      return browser;
    },
    /** A channel sells two nights, as the import of its calendar stores them. */
    async importStay(unitId: string, from: number): Promise<void> {
      await host.db.insertInto('calendar').values({ id: 'channel', unitId, name: 'Channel' }).execute();
      const nights = { startDate: dayFromNow(from), endDate: dayFromNow(from + 2) };
      await host.db
        .insertInto('blockedNights')
        .values({ unitId, calendarId: 'channel', ...nights, isStay: true })
        .execute();
    },
    /** Moves the due dates of all later instalments to today, and charges them. */
    async makeInstalmentsDue(): Promise<void> {
      await host.db
        .updateTable('payment')
        .set({ dueDate: sql`current_date` })
        .where('status', '=', 'scheduled')
        .where('collectedBy', '=', 'gateway')
        .execute();
      await host.chargeDue();
    },
    /** The cents that the gateway took with some payments, and returned of them. */
    async readPayments(ids: readonly string[]) {
      const read = await Promise.all(ids.map((id) => gateway.readPayment(id)));
      const payments = read.filter((payment) => payment !== undefined);
      const add = (sum: number, { amount }: { amount: { amount: number } }) => sum + amount.amount;
      return {
        taken: payments.reduce(add, 0),
        returned: payments.flatMap(({ refunds }) => refunds).reduce(add, 0),
      };
    },
    /** The cents that the gateway took and returned with all payments. */
    async readGateway() {
      const balances = await readBalances(place);
      const sum = (column: 0 | 1) => balances.reduce((total, balance) => total + balance[column], 0);
      return { taken: sum(0), returned: sum(1) };
    },
    close: async () => {
      await dashboard.close();
      await sandbox.close();
    },
  };
}
export type Month = Awaited<ReturnType<typeof openMonth>>;
