import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inviteUser, addUser, createLink, requestCode } from '../../server/host/users/index.ts';
import { runCommand } from '../../server/host/commands/index.ts';
import { sealMessage } from '../../server/host/contact/sealedMessage.ts';
import { createHandlers } from '../../server/host/jobs/index.ts';
import { newPassword } from '../../server/host/reservations/oneTimePassword.ts';
import type { JobData, JobName } from '../../server/host/ports/jobs.ts';
import type { ReservationTable } from '../../server/host/store/schema.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { openSandbox } from '../../server/sandbox/index.ts';
import type { StoredMail } from '../../server/sandbox/mailbox/mailbox.ts';
import { apiBase, operations } from '../../contract/operations.ts';
import { createStay } from '../outside/support/stays.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { owner, stranger } from '../support/visitors.ts';

type MailJob = Extract<JobName, `mail.${string}`>;
type Prepared<N extends MailJob> = JobData[N];

/** The readers of an e-mail in the sandbox of a site that other machines can reach. */
type Readers = 'guest' | 'hosts' | 'nobody';

const publicUrl = 'https://stay.test';

let still: ManualHost;
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  still = await openManualHost();
  await still.clock.stopAt(new Date('2031-05-01T12:00:00Z'));
  const dataDir = await mkdtemp(join(tmpdir(), 'estadia-audiences-'));
  sandbox = await openSandbox({
    dataDir,
    publicUrl,
    isLocal: false,
    productName: 'Estadia',
    secretKey: 'a secret key of this test',
    webhookUrl: publicUrl,
    log: createTestLog().log,
  });
  return async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  };
});

/** The reservation of the guest who reads. */
let reservationId: string;
let months = 0;
async function stay(
  status: ReservationTable['status'] = 'confirmed',
  about: NonNullable<Parameters<typeof createStay>[1]>['about'] = {},
) {
  months += 1;
  const [year, month] = [2031 + Math.floor(months / 12), String((months % 12) + 1).padStart(2, '0')];
  reservationId = await createStay(still, {
    status,
    startDate: `${year}-${month}-14`,
    endDate: `${year}-${month}-17`,
    about,
  });
  return { reservationId };
}

const inTurn = <T>(act: (trx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<T>) =>
  inTransaction(still.db, act);

let people = 0;
const addPerson = () =>
  inTurn((trx) => {
    people += 1;
    const email = `person${people}@hosts.test`;
    return addUser(trx, { name: 'Rui', email, role: 'owner', language: 'en' });
  });

async function addCalendar(about: object = {}) {
  people += 1;
  const address = `https://www.airbnb.example/calendar/ical/${people}.ics?s=hush`;
  const { id } = await runCommand(still.context, 'calendars.add', {
    unit: 'casa',
    name: `Airbnb ${people}`,
    address,
  });
  if (Object.keys(about).length > 0)
    await still.db.updateTable('calendar').set(about).where('id', '=', id).execute();
  return id;
}

async function storeMessage(): Promise<{ messageId: string }> {
  const id = randomUUID();
  const message = {
    name: 'Jane Doe',
    email: 'jane@visitors.test',
    phonePrefix: '+44',
    phone: '20 7946 0000',
    reservationId: '',
    message: 'Is there a cot?',
  };
  await still.db
    .insertInto('contactMessage')
    .values({
      id,
      unitId: 'casa',
      locale: 'en',
      sender: 'x',
      ...sealMessage(still.context.keys, id, message),
    })
    .execute();
  return { messageId: id };
}

async function paidAtGateway() {
  await stay();
  const gatewayPaymentId = `pay_${randomUUID()}`;
  await still.db
    .insertInto('gatewayPayment')
    .values({ id: gatewayPaymentId, reservationId, amount: 30_000 })
    .execute();
  return gatewayPaymentId;
}

const registered = { guestsRegisteredAt: new Date('2031-01-02T03:04:05Z') };

/** Every e-mail of the product: a missing job is a type error. */
const mails: { readonly [N in MailJob]: readonly [Readers, () => Promise<Prepared<N>>] } = {
  'mail.otp': [
    'guest',
    async () => {
      await stay('awaiting_otp');
      await still.db
        .insertInto('oneTimePassword')
        .values({
          reservationId,
          ...newPassword(still.context.keys, reservationId),
          expiresAt: new Date('2031-05-01T12:10:00Z'),
          triesLeft: 5,
          resendsLeft: 3,
        })
        .execute();
      return { reservationId };
    },
  ],
  'mail.accessCode': [
    'guest',
    async () => {
      await stay();
      const accessId = randomUUID();
      await still.db
        .insertInto('accessCode')
        .values({
          id: accessId,
          reservationId,
          subject: 'x',
          networks: null,
          ...newPassword(still.context.keys, accessId),
          triesLeft: 5,
          createdAt: new Date('2031-05-01T12:00:00Z'),
          expiresAt: new Date('2031-05-01T12:10:00Z'),
        })
        .execute();
      return { accessId };
    },
  ],
  'mail.signInCode': [
    'nobody',
    async () => {
      const { email } = await addPerson();
      await inTurn((trx) => requestCode(trx, still.context, { email, language: 'en', networks: [] }));
      return still.jobs.taken().at(-1)![1] as JobData['mail.signInCode'];
    },
  ],
  'mail.invitation': [
    'nobody',
    async () => {
      const { id } = await addPerson();
      await inTurn(async (trx) => {
        const { token } = await createLink(trx, id);
        await inviteUser(trx, still.context, id, token);
      });
      return still.jobs.taken().at(-1)![1] as JobData['mail.invitation'];
    },
  ],
  'mail.confirmed': ['guest', () => stay()],
  'mail.paymentLink': ['guest', () => stay('awaiting_payment')],
  'mail.cancelled': ['guest', () => stay('cancelled')],
  'mail.paidTooLate': ['guest', () => stay('expired')],
  'mail.registered': ['guest', () => stay('confirmed', registered)],
  'mail.reopened': ['guest', () => stay()],
  'mail.reminder': ['guest', () => stay()],
  'mail.arrival': ['guest', async () => ({ ...(await stay()), isEarly: true })],
  'mail.newLink': ['guest', () => stay()],
  'mail.paymentReceived': ['guest', () => stay()],
  'mail.paymentFailed': [
    'guest',
    async () => {
      await stay();
      const { id: paymentId } = await still.db
        .updateTable('payment')
        .set({ status: 'failed' })
        .where('reservationId', '=', reservationId)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { paymentId, why: 'declined' };
    },
  ],
  'mail.refunded': [
    'guest',
    async () => {
      await stay();
      const refundId = randomUUID();
      await still.db
        .insertInto('hostRefund')
        .values({ id: refundId, reservationId, amount: 1000, reason: 'Heating' })
        .execute();
      return { refundId };
    },
  ],
  'mail.hostConfirmed': ['hosts', () => stay()],
  'mail.hostCancelled': ['hosts', () => stay('cancelled')],
  'mail.hostRegisteredAnew': ['hosts', () => stay('confirmed', registered)],
  'mail.hostDetails': ['hosts', () => stay()],
  'mail.hostOverdue': ['hosts', () => stay()],
  'mail.hostBulletins': [
    'hosts',
    async () => {
      reservationId = await createStay(still, {
        status: 'confirmed',
        startDate: '2031-04-29',
        endDate: '2031-05-03',
        about: { confirmedAt: new Date('2031-01-01T12:00:00Z') },
      });
      return { reservationId, isLast: false };
    },
  ],
  'mail.hostPayment': [
    'hosts',
    async () => {
      const gatewayPaymentId = await paidAtGateway();
      const id = `re_${randomUUID()}`;
      await still.db
        .insertInto('gatewayRefund')
        .values({
          id,
          gatewayPaymentId,
          amount: 1000,
          status: 'succeeded',
          isOurs: false,
          madeAt: new Date('2031-05-01T11:00:00Z'),
        })
        .execute();
      return { reservationId, news: 'refunded', id };
    },
  ],
  'mail.hostBesieged': ['hosts', async () => ({ unitId: 'casa', nights: 40, network: null })],
  'mail.hostConflict': [
    'hosts',
    async () => {
      await stay();
      const { startDate, endDate } = await still.db
        .selectFrom('reservation')
        .select(['startDate', 'endDate'])
        .where('id', '=', reservationId)
        .executeTakeFirstOrThrow();
      const calendarId = await addCalendar();
      await still.db
        .insertInto('blockedNights')
        .values({ unitId: 'casa', startDate, endDate, calendarId, isStay: true })
        .execute();
      return { calendarId, reservationId, startDate, endDate };
    },
  ],
  'mail.hostCalendarFailing': [
    'hosts',
    async () => ({ calendarId: await addCalendar({ failingSince: new Date('2031-04-30T12:00:00Z') }) }),
  ],
  'mail.hostCalendarWell': ['hosts', async () => ({ calendarId: await addCalendar() })],
  'mail.hostCalendarUnreadable': [
    'hosts',
    async () => ({ calendarId: await addCalendar({ unreadable: 1 }) }),
  ],
  'mail.message': ['hosts', storeMessage],
  'mail.messageReceived': ['hosts', storeMessage],
};

const names = Object.keys(mails) as MailJob[];

/** The e-mails in the mailbox of the sandbox that a visitor sees. */
async function read(visitor: typeof owner, cookie = ''): Promise<StoredMail[]> {
  const request = new Request(`${publicUrl}/sandbox/mailbox/messages.json`, { headers: { cookie } });
  const answer = await sandbox.fetch(request, visitor);
  return answer.ok ? ((await answer.json()) as StoredMail[]) : [];
}

/** The cookie of the browser in which a reservation was made. */
async function cookieFor(id: string): Promise<string> {
  const address = publicUrl + apiBase + operations.createReservation.path;
  const answer = Response.json({ id }, { status: 201 });
  const bound = await sandbox.bind(new Request(address, { method: 'POST' }), answer);
  return bound.headers.getSetCookie()[0]!.split(';')[0]!;
}

test('the e-mails of this test are all that the host sends', () => {
  const jobs = Object.keys(createHandlers(still.context));
  expect(names.toSorted()).toEqual(jobs.filter((name) => name.startsWith('mail.')).toSorted());
});

describe('in a sandbox that other machines can reach', () => {
  test.each(names)('only its readers see the e-mail of the job %s', async (name) => {
    const [readers, prepare] = mails[name];
    const data = await prepare();
    const handler = createHandlers(still.context)[name] as (data: object, attempt: object) => Promise<void>;
    await handler(data, { id: randomUUID(), last: false });
    const [mail, ...more] = still.mails.mails.splice(0);
    expect([mail, more]).toEqual([expect.anything(), []]);
    const before = (await read(owner)).length;
    await sandbox.mailer.send(mail!);

    const seen = async (mailsSeen: Promise<StoredMail[]>) =>
      (await mailsSeen).filter(({ messageId }) => messageId === mail!.messageId).length;
    expect({
      stranger: await seen(read(stranger)),
      otherGuest: await seen(read(stranger, await cookieFor('another'))),
      guest: await seen(read(stranger, await cookieFor(reservationId ?? 'none'))),
      owner: await seen(read(owner)),
      stored: (await read(owner)).length - before,
    }).toEqual({
      stranger: 0,
      otherGuest: 0,
      guest: readers === 'guest' ? 1 : 0,
      owner: readers === 'nobody' ? 0 : 1,
      stored: readers === 'nobody' ? 0 : 1,
    });
    // A link to the set-up page or a code for a person with access signs in to the dashboard.
    const signsIn = /\/host\/[^\s"]*#token=/.test(mail!.text + mail!.html) || /person\d+@/.test(mail!.to);
    expect(signsIn).toBe(readers === 'nobody');
  });

  test('no code of the dashboard is created, because it could not be sent', async () => {
    const { email } = await addPerson();
    const request = { email, language: 'en', networks: [] } as const;
    still.jobs.taken();
    for (const isProof of [false, true]) {
      const refused = inTurn((trx) =>
        requestCode(trx, { ...still.context, mailsAccess: false }, { ...request, isProof }),
      );
      await expect(refused).rejects.toMatchObject({ kind: 'no-mail-server' });
    }
    expect(still.jobs.taken()).toEqual([]);
  });
});
