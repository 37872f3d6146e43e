import { beforeEach, describe, expect, test } from 'vitest';
import type { DashboardProblemKind } from '../../contract/values/dashboardProblemKinds.ts';
import { problemTypeBase } from '../../contract/values/problemKinds.ts';
import { Refusal } from '../../server/host/base/refusal.ts';
import { CommandRefused, UnknownReservation, WrongInput } from '../../server/host/commands/index.ts';
import { sealedAnswer } from '../../server/host/dashboard/sealedAnswer.ts';
import type { Trx } from '../../server/host/store/database.ts';
import { AccessRefused } from '../../server/host/users/index.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { frontEnds, openProbe, signInOwner, type ProbeHandler, type SendProbe } from './support/probes.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

const addUnit = async (trx: Trx, id: string) => void (await trx.insertInto('unit').values({ id }).execute());
const readUnits = async () => {
  const rows = await still.db.selectFrom('unit').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).filter((id) => id !== 'casa' && id !== 'next');
};
const readStored = () => still.db.selectFrom('idempotency').select(['key', 'status', 'answer']).execute();
const readActions = async () =>
  (await still.db.selectFrom('hostAction').select('action').execute()).map(({ action }) => action);

/** Adds a property, and answers with its id. */
const adding = {
  async writes(trx, _, { body: { unit } }) {
    await addUnit(trx, unit);
    return { unit };
  },
} satisfies ProbeHandler;

/** Adds a property, and throws the error. */
const throwing = (error: Error): ProbeHandler => ({
  async writes(trx, _, { body: { unit } }) {
    await addUnit(trx, unit);
    throw error;
  },
});

/** Adds a property, and returns the refusal. */
const returning = (refusal: Refusal): ProbeHandler => ({
  async writes(trx, _, { body: { unit } }) {
    await addUnit(trx, unit);
    return refusal;
  },
});

async function describeAnswer(response: Response) {
  const replayed = response.headers.get('Idempotency-Replayed') === 'true' ? ', replayed' : '';
  const body = (await response.json()) as { unit?: string; type?: string };
  const answer = response.ok ? JSON.stringify(body) : body.type?.slice(problemTypeBase.length);
  return `${response.status} ${answer}${replayed}`;
}

const passing = ['too-many-requests', 'unavailable', 'payment-gateway'] as const;
const permanent = ['validation-failed', 'wrong-state', 'dates-unavailable', 'hold-expired'] as const;
const statuses = new Map<DashboardProblemKind, number>(
  [...passing, ...permanent].map((kind) => [kind, new Refusal(kind).problem.status]),
);

describe.each(frontEnds)('the idempotency key of a call of %s', (frontEnd) => {
  let send: SendProbe;
  beforeEach(async () => {
    send = await openProbe(still.context, frontEnd, await signInOwner(still.db));
  });
  const answer = async (...call: Parameters<SendProbe>) => describeAnswer(await send(...call));
  /** The entries in the log of actions; calls of guests have none. */
  const logged = (times: number) =>
    frontEnd === 'the dashboard' ? Array.from({ length: times }, () => 'probe') : [];

  test('gets the same answer for the same body, and the work is done and logged once', async () => {
    expect(await answer(adding, { key: 'one' })).toBe('201 {"unit":"new"}');
    expect(await answer(adding, { key: 'one' })).toBe('201 {"unit":"new"}, replayed');
    expect(await readUnits()).toEqual(['new']);
    expect(await readActions()).toEqual(logged(1));
  });

  test('gets one answer for simultaneous calls', async () => {
    const answers = await Promise.all(['one', 'one', 'one'].map((key) => answer(adding, { key })));
    expect(answers.toSorted()).toEqual([
      '201 {"unit":"new"}',
      '201 {"unit":"new"}, replayed',
      '201 {"unit":"new"}, replayed',
    ]);
  });

  test('is refused with another body', async () => {
    await send(adding, { key: 'one' });
    expect(await answer(adding, { key: 'one', unit: 'other' })).toBe('409 idempotency-mismatch');
    expect(await readUnits()).toEqual(['new']);
  });

  test('is optional: without one, nothing is stored', async () => {
    expect(await answer(adding)).toBe('201 {"unit":"new"}');
    expect(await answer(throwing(new Refusal('wrong-state')), { unit: 'other' })).toBe('409 wrong-state');
    expect(await readStored()).toEqual([]);
    expect(await readUnits()).toEqual(['new']);
  });

  test.each(permanent)('keeps the thrown refusal "%s", whose work is rolled back', async (kind) => {
    const refused = `${statuses.get(kind)} ${kind}`;
    expect(await answer(throwing(new Refusal(kind)), { key: 'one' })).toBe(refused);
    expect(await readUnits()).toEqual([]);
    expect(await answer(adding, { key: 'one' })).toBe(refused);
    expect([await readUnits(), await readActions()]).toEqual([[], []]);
  });

  test('keeps a returned refusal, whose work is committed', async () => {
    expect(await answer(returning(new Refusal('otp-incorrect')), { key: 'one' })).toBe('422 otp-incorrect');
    expect(await answer(adding, { key: 'one' })).toBe('422 otp-incorrect');
    expect([await readUnits(), await readActions()]).toEqual([['new'], []]);
  });

  test.each(passing)('works again after the temporary refusal "%s"', async (kind) => {
    const refused = `${statuses.get(kind)} ${kind}`;
    expect(await answer(throwing(new Refusal(kind)), { key: 'one' })).toBe(refused);
    expect(await answer(returning(new Refusal(kind)), { key: 'one', unit: 'counted' })).toBe(refused);
    expect(await readStored()).toEqual([]);
    expect(await answer(adding, { key: 'one' })).toBe('201 {"unit":"new"}');
    expect(await readUnits()).toEqual(['counted', 'new']);
  });

  test('works again after an unexpected error', async () => {
    await expect(send(throwing(new Error('a mistake')), { key: 'one' })).rejects.toThrow('a mistake');
    expect(await answer(adding, { key: 'one' })).toBe('201 {"unit":"new"}');
  });

  test('keeps a refusal of the preparation, but not in place of an earlier answer', async () => {
    const unprepared = { ...adding, prepares: () => Promise.reject(new Refusal('wrong-state')) };
    expect(await answer(unprepared, { key: 'one' })).toBe('409 wrong-state');
    expect(await answer(adding, { key: 'one' })).toBe('409 wrong-state');
    expect(await answer(adding, { key: 'two' })).toBe('201 {"unit":"new"}');
    expect(await answer(unprepared, { key: 'two' })).toBe('201 {"unit":"new"}, replayed');
  });

  test('keeps the answer and the refusal of an external service', async () => {
    const done: ProbeHandler = { external: (_, { body }) => Promise.resolve(body) };
    const refusing: ProbeHandler = { external: () => Promise.resolve(new Refusal('hold-expired')) };
    const rejecting: ProbeHandler = { external: () => Promise.reject(new Refusal('hold-expired')) };
    expect(await answer(done, { key: 'one' })).toBe('201 {"unit":"new"}');
    expect(await answer(refusing, { key: 'one' })).toBe('201 {"unit":"new"}, replayed');
    expect(await answer(refusing, { key: 'two' })).toBe('410 hold-expired');
    expect(await answer(rejecting, { key: 'three' })).toBe('410 hold-expired');
    expect(await answer(done, { key: 'two' })).toBe('410 hold-expired');
    expect(await answer(done, { key: 'three' })).toBe('410 hold-expired');
    expect(await readActions()).toEqual(logged(1));
  });

  test.each(passing)('works again after an external service was refused with "%s"', async (kind) => {
    const refusing: ProbeHandler = { external: () => Promise.resolve(new Refusal(kind)) };
    expect(await answer(refusing, { key: 'one' })).toBe(`${statuses.get(kind)} ${kind}`);
    expect(await answer(adding, { key: 'one' })).toBe('201 {"unit":"new"}');
  });

  test('gets a secret answer again, which is stored encrypted', async () => {
    const secret: ProbeHandler = { ...adding, secret: sealedAnswer };
    expect(await answer(secret, { key: 'one', unit: 'wombat' })).toBe('201 {"unit":"wombat"}');
    expect(await answer(secret, { key: 'one', unit: 'wombat' })).toBe('201 {"unit":"wombat"}, replayed');
    expect(JSON.stringify(await readStored())).not.toContain('wombat');
  });

  test('does not keep the answer of a sign-in', async () => {
    const signing: ProbeHandler = {
      signsIn: async (trx, _, { body: { unit } }) => {
        await addUnit(trx, unit);
        return { answer: { unit }, cookies: ['one=1', 'two=2'] };
      },
    };
    const response = await send(signing, { key: 'one' });
    expect(response.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
    expect(await answer(signing, { key: 'one', unit: 'other' })).toBe('201 {"unit":"other"}');
    expect([await readStored(), await readActions()]).toEqual([[], []]);
  });
});

describe('the idempotency key of a call of the dashboard', () => {
  test.each([
    [new CommandRefused('why'), '409 command-refused'],
    [new UnknownReservation('why'), '404 not-found'],
    [new WrongInput('why'), '422 validation-failed'],
    [new AccessRefused('last-owner'), '409 last-owner'],
  ])('keeps the refusal of a command: %s', async (error, refused) => {
    const send = await openProbe(still.context, 'the dashboard', await signInOwner(still.db));
    const answer = async (handler: ProbeHandler) => describeAnswer(await send(handler, { key: 'one' }));
    expect(await answer(throwing(error))).toBe(refused);
    expect(await answer(adding)).toBe(refused);
    expect(await readUnits()).toEqual([]);
  });
});
