import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionStatus } from '../../server/host/ports/gateway.ts';
import { openSandbox } from '../../server/sandbox/index.ts';
import { openFileStore } from '../../server/sandbox/store/fileStore.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';

const publicUrl = 'http://stay.test';
const then = new Date('2031-01-02T03:04:05.678Z');
const thirtyDaysLater = (milliseconds: number) => new Date(then.getTime() + 30 * 86_400_000 + milliseconds);

let now: Date;
beforeEach(() => {
  now = then;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

/** A sandbox whose clock is `now`. */
async function openThis({ isResumed = true } = {}) {
  const dataDir = await createTestFolder();
  const options = {
    dataDir,
    publicUrl,
    isLocal: true,
    productName: 'Estadia',
    secretKey: 'k',
    webhookUrl: publicUrl,
  };
  const post = () => Promise.resolve(new Response(null, { status: 204 }));
  const sandbox = await openSandbox({ ...options, post, log: createTestLog().log, now: () => now });
  if (isResumed) await sandbox.resume();
  return {
    sandbox,
    folder: (name: string) =>
      openFileStore<{ status: SessionStatus; subject?: string }>(`${dataDir}/sandbox/${name}`),
    /** Runs the deletion of expired records once. */
    looksThrough: async (at: Date) => {
      now = at;
      vi.advanceTimersByTime(10_000);
      await sandbox.close();
    },
  };
}

test.each([
  [0, 1],
  [1, 0],
])('an e-mail is kept for thirty days (%i milliseconds later: %i)', async (milliseconds, left) => {
  const { sandbox, folder, looksThrough } = await openThis();
  const mail = {
    audience: 'hosts',
    to: 'maria@guests.test',
    from: 'Estadia <no-reply@stay.test>',
    subject: 'Code',
  } as const;
  await sandbox.mailer.send({ ...mail, language: 'en', text: 'code', html: 'code' });
  await looksThrough(thirtyDaysLater(milliseconds));
  expect(await (await folder('mailbox')).listIds()).toHaveLength(left);
});

test('records are deleted only once the site can be reached', async () => {
  const { sandbox, folder, looksThrough } = await openThis({ isResumed: false });
  const mail = {
    audience: 'hosts',
    to: 'maria@guests.test',
    from: 'Estadia <no-reply@stay.test>',
    subject: 'Code',
  } as const;
  await sandbox.mailer.send({ ...mail, language: 'en', text: 'code', html: 'code' });
  await looksThrough(thirtyDaysLater(1));
  expect(await (await folder('mailbox')).listIds()).toHaveLength(1);
});

test('the oldest of more than 500 e-mails are deleted', async () => {
  const { sandbox, folder, looksThrough } = await openThis();
  const mail = {
    audience: 'hosts',
    to: 'maria@guests.test',
    from: 'Estadia <no-reply@stay.test>',
    language: 'en',
  } as const;
  const subjects = Array.from({ length: 502 }, (_, index) => `Mail ${index}`);
  await Promise.all(
    subjects.map((subject) => sandbox.mailer.send({ ...mail, subject, text: 'code', html: 'code' })),
  );
  await looksThrough(then);
  const kept = await (await folder('mailbox')).list();
  expect(kept.map(({ subject }) => subject)).toEqual(subjects.slice(2));
});

test.each<[SessionStatus, number, number]>([
  ['complete', 0, 1],
  ['complete', 1, 0],
  ['expired', 1, 0],
  ['open', 1, 0],
  ['processing', 1, 1],
])(
  'a checkout session that was %s is kept for thirty days, and until it ends (%i: %i)',
  async (status, ms, left) => {
    const { sandbox, folder, looksThrough } = await openThis();
    const { id } = await sandbox.gateway.openSession({
      reservationId: 'r1',
      number: 'K7M2-9QXR',
      mode: 'payment',
      amount: { amount: 10_000, currency: 'EUR' },
      keepsCard: false,
      description: 'A stay',
      guestEmail: 'maria@guests.test',
      language: 'en',
      returnUrl: publicUrl,
      expiresAt: new Date(then.getTime() + 1_800_000),
      idempotencyKey: 'r1:checkout:1',
    });
    const sessions = await folder('sessions');
    await sessions.put(id, { ...(await sessions.get(id))!, status });
    await looksThrough(thirtyDaysLater(ms));
    expect(await sessions.listIds()).toHaveLength(left);
  },
);
