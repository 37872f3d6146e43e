import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckoutSession, Hold } from '../../contract/schemas/hold.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { guestPages } from '../../server/config/index.ts';
import { openHost, type Host } from '../../server/host/index.ts';
import type { Mail } from '../../server/host/ports/mailer.ts';
import { openSandbox } from '../../server/sandbox/index.ts';
import { templateDir } from '../../server/process/templateDir.ts';
import { createCardForm } from '../support/createCardForm.ts';
import { writeContent } from '../support/content.ts';
import { FakeFeeds } from '../support/fakeFeeds.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { createTestInstallation, type TestInstallation } from '../support/createTestInstallation.ts';
import { thisMachine } from '../support/visitors.ts';

const publicUrl = 'http://stay.test';
const client = { id: 'site', secret: 'open sesame' };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function newPlace() {
  const place = await createTestInstallation();
  await writeContent(join(place.dataDir, 'content'), ['casa']);
  return place;
}

/** Host and sandbox as one process composes them. */
async function start({ dataDir, databaseUrl }: TestInstallation) {
  const common = {
    dataDir,
    databaseUrl,
    publicUrl,
    productName: 'Estadia',
    secretKey: 'a secret',
    log: createTestLog().log,
  };
  let opened: Host | undefined;
  const sandbox = await openSandbox({
    ...common,
    isLocal: true,
    webhookUrl: `${publicUrl}/api/1/payment/webhook`,
    post: (request) => opened!.fetch(request),
  });
  const host = await openHost({
    ...common,
    mailsAccess: true,
    pages: guestPages(publicUrl),
    templateDir,
    contentDir: join(dataDir, 'content'),
    client,
    gateway: sandbox.gateway,
    feeds: new FakeFeeds(),
    mailer: sandbox.mailer,
    mailFrom: '"Estadia" <no-reply@stay.test>',
    registrationRetentionDays: 365,
    watch: { codeMailRefused: () => undefined, holdNotFirm: () => undefined },
    reservationRetentionDays: 365,
  });
  opened = host;
  await sandbox.resume();
  await host.work();

  const form = { grant_type: 'client_credentials', scope: 'APPLICATION', client_id: client.id };
  const token = await host.fetch(
    new Request(`${publicUrl}/api/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, client_secret: client.secret }),
    }),
  );
  const { access_token: bearer } = (await token.json()) as { access_token: string };

  return {
    call: async <T>(path: string, body?: object): Promise<T> => {
      const answer = await host.fetch(
        new Request(`${publicUrl}/api/1${path}`, {
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        }),
      );
      expect(answer.status).toBeLessThan(300);
      return (await answer.json()) as T;
    },
    /** The e-mails to guests. */
    mails: async () => {
      const answer = await sandbox.fetch(
        new Request(`${publicUrl}/sandbox/mailbox/messages.json`),
        thisMachine,
      );
      return ((await answer.json()) as Mail[]).filter(({ to }) => to !== 'host@example.com');
    },
    post: (url: string, fields: Record<string, string>) =>
      sandbox.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }), thisMachine),
    stop: async () => {
      await sandbox.close();
      await host.close();
    },
  };
}
type Site = Awaited<ReturnType<typeof start>>;

const wish = (paymentOptionId: string) => ({
  rentalUnitId: 'casa',
  startDate: day(40),
  endDate: day(43),
  guests: 2,
  guest: {
    firstName: 'Maria',
    lastName: 'Silva',
    email: 'maria@guests.test',
    phonePrefix: '+351',
    phone: '912 345 678',
    locale: 'pt',
  },
  specialRequests: null,
  paymentOptionId,
});

async function codeIn({ mails }: Site) {
  await expect.poll(mails, { interval: 20 }).toHaveLength(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'maria@guests.test', language: 'pt' });
  return /^\s*(\d{6})$/m.exec(mail!.text)![1]!;
}

test.each([
  ['now', 'payment', ['paid']],
  ['in-parts', 'payment', ['paid', 'scheduled']],
  ['later', 'setup', ['scheduled']],
])(
  'a guest books with the option "%s", from the code to the confirmation',
  async (option, mode, payments) => {
    const site = await start(await newPlace());
    onTestFinished(site.stop);

    const { id, token } = await site.call<Hold>('/reservation', wish(option));
    await site.call('/reservation/otp', { reservationId: id, otp: await codeIn(site) });
    const session = await site.call<CheckoutSession>('/payment', { reservationId: id });
    expect(session.mode).toBe(mode);
    const back = await site.post(`${session.url}/pay`, createCardForm());
    expect(back.headers.get('location')).toBe(`${publicUrl}/pt/casa/success`);

    // The gateway waited for the host, so the guest never comes back to a question.
    const booked = await site.call<Reservation>(`/reservation/${id}/${token}`);
    expect(booked.status).toBe('confirmed');
    expect(booked.payments.map(({ status }) => status)).toEqual(payments);
    await expect.poll(site.mails, { interval: 20 }).toHaveLength(2);
    expect((await site.mails())[0]!.text).toContain(booked.number);
  },
);

test('a guest who pays while the host is restarted is booked when it is back', async () => {
  const place = await newPlace();
  const before = await start(place);
  const { id, token } = await before.call<Hold>('/reservation', wish('now'));
  await before.call('/reservation/otp', { reservationId: id, otp: await codeIn(before) });
  const session = await before.call<CheckoutSession>('/payment', { reservationId: id });
  await before.stop();

  const after = await start(place);
  onTestFinished(after.stop);
  await after.post(`${session.url}/pay`, createCardForm());
  expect((await after.call<Reservation>(`/reservation/${id}/${token}`)).status).toBe('confirmed');
});
