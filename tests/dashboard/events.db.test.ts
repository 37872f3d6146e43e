import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ChangeKind } from '../../contract/dashboard/events.ts';
import { openEvents } from '../../server/host/dashboard/openEvents.ts';
import { countFailure } from '../../server/host/jobs/countFailure.ts';
import type { Store } from '../../server/host/store/openStore.ts';
import { watchChanges } from '../../server/host/store/watchChanges.ts';
import { publishSiteSettings } from '../../server/host/units/siteSettings.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import {
  addUser,
  changeRole,
  createSession,
  endSession,
  findSession,
} from '../../server/host/users/index.ts';
import { createStay } from '../outside/support/stays.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
let secret: string;
let events: ReturnType<typeof openEvents>;
let pool: Store['pool'];
beforeEach(async () => {
  ({ pool } = await openEmptyStore());
  still = await openManualHost();
  secret = await inTransaction(still.db, async (trx) => {
    const user = { email: 'ana@hosts.test', name: 'Ana', role: 'owner', language: 'en' } as const;
    return createSession(trx, (await addUser(trx, user)).id, '');
  });
  events = openEvents(still.context, watchChanges({ ...still.context, lookEvery: 5 }), 20);
});

const open = (cookie = secret) =>
  events.answer(
    new Request('https://stay.test/api/host/1/events', { headers: { Cookie: `__Host-session=${cookie}` } }),
  );

/** Reads the texts of a stream until it ends. */
async function* readTexts(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** Waits until a stream contains a text. */
async function waitFor(texts: AsyncGenerator<string>, text: string) {
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    if (next.value.includes(text)) return true;
  }
  return false;
}

const changes: readonly [ChangeKind, () => Promise<unknown>][] = [
  ['reservation', () => createStay(still, { status: 'confirmed' })],
  [
    'nights',
    () =>
      still.db
        .insertInto('blockedNights')
        .values({ unitId: 'casa', startDate: '2031-01-01', endDate: '2031-01-03' })
        .execute(),
  ],
  ['job', () => countFailure(pool)],
  ['content', () => publishSiteSettings(still.db, { change: { order: ['casa'] }, author: undefined })],
];

describe('the events', () => {
  test('inform an open page about changes, without data of guests', async () => {
    const response = await open();
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    // A proxy that compresses would hold back the events.
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
    const texts = readTexts(response);
    for (const [kind, change] of changes) {
      // The first look at the counters is over once the session was checked.
      expect(await waitFor(texts, 'event: alive')).toBe(true);
      expect(await waitFor(texts, 'event: alive')).toBe(true);
      await change();
      expect(await waitFor(texts, `event: changed\ndata: ${kind}\n\n`)).toBe(true);
    }
    events.end();
  });

  test('end with the session', async () => {
    const texts = readTexts(await open());
    expect(await waitFor(texts, 'event: alive')).toBe(true);
    const session = (await findSession(still.db, secret))!;
    await inTransaction(still.db, (trx) => endSession(trx, session.sessionId, session.user.id));
    expect(await waitFor(texts, 'never sent')).toBe(false);
  });

  test('end with a change of role long before the next check of the session', async () => {
    const quick = openEvents(still.context, watchChanges({ ...still.context, lookEvery: 5 }), 3_600_000);
    const request = new Request('https://stay.test/api/host/1/events', {
      headers: { Cookie: `__Host-session=${secret}` },
    });
    const texts = readTexts(await quick.answer(request));
    expect(await waitFor(texts, 'event: alive')).toBe(true);
    const { user } = (await findSession(still.db, secret))!;
    await inTransaction(still.db, async (trx) => {
      await addUser(trx, { email: 'rui@hosts.test', name: 'Rui', role: 'owner', language: 'pt' });
      await changeRole(trx, user.id, 'cleaner');
    });
    expect(await waitFor(texts, 'never sent')).toBe(false);
    quick.end();
  });

  test('check the session again only after the last check was answered', async () => {
    let checks = 0;
    const counted = still.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('host_session')) checks += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const counting = openEvents(
      { ...still.context, db: counted },
      watchChanges({ ...still.context, db: counted, lookEvery: 60_000 }),
      20,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const cookie = { Cookie: `__Host-session=${secret}` };
    await counting.answer(new Request('https://stay.test/api/host/1/events', { headers: cookie }));
    checks = 0;
    // The database has no time to answer while these timers run.
    vi.advanceTimersByTime(200);
    expect(checks).toBe(1);
    counting.end();
  });

  test('need a session, and are limited to six pages', async () => {
    expect((await open('forged')).status).toBe(401);
    const responses = [];
    for (let page = 0; page < 6; page += 1) responses.push(await open());
    const refused = await open();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    await responses[0]!.body!.cancel();
    expect((await open()).status).toBe(200);
    events.end();
  });
});
