import { describe, expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { enqueueDueCharges } from '../../server/host/payments/enqueueDueCharges.ts';
import { getDate } from '../../server/host/pricing/index.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';
import type { StoredMail } from '../../server/sandbox/mailbox/mailbox.ts';
import { createStay, openCheckout, payWithCard } from '../outside/support/stays.ts';
import { openEnvironment, publicUrl, type TestEnvironment } from '../outside/support/environment.ts';
import { readCalendar } from './readCalendar.ts';

const guest = 'maria@guests.test';
const today = getDate(new Date(), 'Europe/Lisbon');

type Wishes = Parameters<typeof createStay>[1];

async function booked(world: TestEnvironment, wishes: Wishes = {}, card: keyof typeof testCards = 'success') {
  const id = await createStay(world, wishes);
  const session = await openCheckout(world, id);
  await payWithCard(world, session.id, testCards[card].number);
  await world.deliverAll();
  await world.waitForJobs();
  return id;
}

const enqueue = (
  world: TestEnvironment,
  ...job: Parameters<TestEnvironment['jobs']['enqueue']> extends [unknown, ...infer J] ? J : never
) => world.db.transaction().execute((trx) => world.jobs.enqueue(trx, ...job));

/** The stay is called off, as the host's calls leave it. */
async function callOff(world: TestEnvironment, reservationId: string) {
  await world.db
    .updateTable('reservation')
    .set({ status: 'cancelled', endReason: 'cancelled', endedAt: new Date() })
    .where('id', '=', reservationId)
    .execute();
  await enqueue(world, 'mail.cancelled', { reservationId });
  await enqueue(world, 'mail.hostCancelled', { reservationId });
  await world.waitForJobs();
}

const mailsTo = async (world: TestEnvironment, address: string) =>
  ((await world.mails()) as unknown as StoredMail[]).filter(({ to }) => to === address).toReversed();

const calendarIn = ({ attachments }: StoredMail) =>
  readCalendar(Buffer.from(attachments[0]!.content, 'base64').toString());

const getToken = (world: TestEnvironment, id: string) =>
  getLinkToken(world.context.keys, { id, tokenVersion: 1 });

describe('a booking', () => {
  test.each(completeLanguages)(
    'the guest gets the confirmation in %s, and the host in their own language',
    async (locale) => {
      const world = await openEnvironment();
      const id = await booked(world, { locale });
      const [mail] = await mailsTo(world, guest);
      expect(mail).toMatchObject({ language: locale, replyTo: 'host@example.com' });
      const link = `${publicUrl}/${locale}/reservation/${id}#token=${getToken(world, id)}`;
      expect(mail!.text.split('\n')).toContain(link);
      expect(mail!.html).toContain(`href="${link}"`);
      const [hostEmail] = await mailsTo(world, 'host@example.com');
      expect(hostEmail).toMatchObject({ language: 'pt', replyTo: guest, attachments: [] });
      expect(hostEmail!.text).toContain('Maria Silva');
    },
  );

  test('the invitation and its cancellation are one event', async () => {
    const world = await openEnvironment();
    const id = await booked(world);
    await callOff(world, id);
    const [confirmed, cancelled] = await mailsTo(world, guest);
    const [before, after] = [calendarIn(confirmed!), calendarIn(cancelled!)];
    expect([before.method, after.method]).toEqual(['REQUEST', 'CANCEL']);
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(cancelled!.attachments[0]!.contentType).toContain('method=CANCEL');
    const [, hostEmail] = await mailsTo(world, 'host@example.com');
    expect(hostEmail!.subject).toContain(confirmed!.subject.match(/ES-\w+/)![0]);
  });

  test('a booking cancelled before its confirmation was sent is no longer confirmed', async () => {
    const world = await openEnvironment({ working: false });
    const id = await createStay(world, { status: 'confirmed' });
    await enqueue(world, 'mail.confirmed', { reservationId: id });
    await world.db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await world.work();
    await world.waitForJobs();
    expect(await world.mails()).toEqual([]);
  });

  test('has a mail with one id for all its tries, and another when it is asked for again', async () => {
    const world = await openEnvironment();
    const id = await createStay(world, { status: 'confirmed' });
    const ids: (string | undefined)[] = [];
    const { mailer } = world.context;
    const send = mailer.send.bind(mailer);
    mailer.send = async (mail) => {
      ids.push(mail.messageId);
      await send(mail);
    };
    world.faults.mail = 1;
    await enqueue(world, 'mail.confirmed', { reservationId: id });
    await expect.poll(() => world.log.join('')).toContain('will be retried');
    await world.runRetriesNow();
    await world.waitForJobs();
    await enqueue(world, 'mail.confirmed', { reservationId: id });
    await world.waitForJobs();
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('the request to register does not say who stays', async () => {
    const world = await openEnvironment();
    const id = await createStay(world, { status: 'confirmed', about: { guestsRegisteredAt: new Date() } });
    await enqueue(world, 'mail.registered', { reservationId: id });
    await world.waitForJobs();
    const [mail] = await mailsTo(world, guest);
    expect(mail!.text).toContain('2 guests are registered');
    expect(mail!.text).not.toContain('Silva');
  });
});

describe('an instalment that could not be charged', () => {
  const later = [{ dueDate: today, amount: 70_000 }];

  test.each(['pt', 'de'] as const)(
    'the guest gets one e-mail in %s with the reason and a link',
    async (locale: Language) => {
      const world = await openEnvironment();
      const id = await booked(world, { later, locale }, 'laterDecline');
      await enqueueDueCharges(world.context);
      await world.waitForJobs();
      await enqueueDueCharges(world.context);
      await world.waitForJobs();
      const [, failed, ...more] = await mailsTo(world, guest);
      expect(more).toEqual([]);
      expect(failed!.language).toBe(locale);
      expect(failed!.text).toContain('700,00');
      expect(failed!.text).toContain(`/${locale}/reservation/${id}#token=`);
    },
  );

  test('the guest gets an e-mail when the gateway does not answer the last attempt', async () => {
    const world = await openEnvironment();
    await booked(world, { later });
    world.faults.gateway = 1;
    await world.pool.query(`update pgboss.queue set retry_limit = 0 where name = 'payment.charge'`);
    await enqueueDueCharges(world.context);
    await world.waitForJobs();
    const [, failed] = await mailsTo(world, guest);
    expect(failed!.text).toContain('could not be reached');
  });

  test('the guest gets no e-mail once the instalment is paid', async () => {
    const world = await openEnvironment({ working: false });
    const id = await createStay(world, { status: 'confirmed', later });
    const payment = await world.db
      .selectFrom('payment')
      .select('id')
      .where('reservationId', '=', id)
      .where('dueNow', '=', false)
      .executeTakeFirstOrThrow();
    await enqueue(world, 'mail.paymentFailed', { paymentId: payment.id, why: 'declined' });
    await world.db.updateTable('payment').set({ status: 'paid' }).where('id', '=', payment.id).execute();
    await world.work();
    await world.waitForJobs();
    expect(await world.mails()).toEqual([]);
  });
});

test('the token of a link is in the links’ fragments alone: in no log, no table and no calendar', async () => {
  const world = await openEnvironment();
  const id = await booked(world, { later: [{ dueDate: today, amount: 70_000 }] }, 'laterDecline');
  world.faults.mail = 1;
  await enqueueDueCharges(world.context);
  await expect.poll(() => world.log.join('')).toContain('will be retried');
  await world.runRetriesNow();
  await world.waitForJobs();
  const registered = { guestsRegisteredAt: new Date() };
  await world.db.updateTable('reservation').set(registered).where('id', '=', id).execute();
  await enqueue(world, 'mail.registered', { reservationId: id });
  await world.waitForJobs();
  await callOff(world, id);
  const token = getToken(world, id);
  const mails = (await world.mails()) as unknown as StoredMail[];
  const withLink = mails.filter(({ text }) => text.includes(token));
  expect(withLink).toHaveLength(4);
  for (const { text, html, subject, messageId, attachments } of mails) {
    const bare = [text, html, subject, messageId].join('\n').replaceAll(`#token=${token}`, '');
    expect(bare).not.toContain(token);
    for (const { content } of attachments) {
      expect(Buffer.from(content, 'base64').toString()).not.toContain(token);
    }
  }
  for (const mail of await mailsTo(world, 'host@example.com'))
    expect(JSON.stringify(mail)).not.toContain(token);
  const { rows } = await world.pool.query<{ row: string }>(
    `select t::text as row from reservation t union all select t::text from pgboss.job t`,
  );
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  expect(world.log.join('')).not.toContain(token);
});
