import { beforeEach, describe, expect, test } from 'vitest';
import type { OperationName } from '../../contract/operations.ts';
import { operations } from '../../contract/operations.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { earlierLinkToken, getLinkToken } from '../../server/host/keys/linkToken.ts';
import {
  alsoWrongWithForms,
  saveGuestsDraft,
  readGuestsDraft,
  registerGuests,
} from '../../server/host/registration/index.ts';
import { saveStayDetails } from '../../server/host/reservations/saveStayDetails.ts';
import { cancelReservation } from '../../server/host/reservations/cancelReservation.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { createStay } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { getProblemKind, callReadOperation, callWriteOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

interface Link {
  id: string;
  token: string;
}

const linkTo = (id: string, tokenVersion = 1): Link => ({
  id,
  token: getLinkToken(still.context.keys, { id, tokenVersion }),
});

/** Every call that takes a link, as what it says to one. */
const calls: Record<string, (link: Link) => Promise<unknown>> = {
  getReservation: (params) => getProblemKind(callReadOperation(still, getReservation, { params })),
  cancelReservation: ({ id: reservationId, token }) =>
    getProblemKind(callWriteOperation(still, cancelReservation, { reservationId, token })),
  registerGuests: ({ id: reservationId, token }) =>
    getProblemKind(
      callWriteOperation(still, registerGuests, {
        reservationId,
        token,
        guests: [createLegalForm(), createLegalForm()],
      }),
    ),
  keepGuestsDraft: ({ id: reservationId, token }) =>
    getProblemKind(
      callWriteOperation(still, saveGuestsDraft, {
        reservationId,
        token,
        guests: null,
        revision: { by: 'page', number: 1 },
      }),
    ),
  readGuestsDraft: ({ id: reservationId, token }) =>
    getProblemKind(callReadOperation(still, readGuestsDraft, { body: { reservationId, token } })),
  saveStayDetails: ({ id: reservationId, token }) =>
    getProblemKind(
      callWriteOperation(still, saveStayDetails, { reservationId, token, arrivalTime: '20:00' }),
    ),
};

const all = Object.keys(calls);

/** The calls that a link opens a reservation for. */
async function openedFor(link: Link): Promise<string[]> {
  const opened = [];
  for (const [name, call] of Object.entries(calls)) if ((await call(link)) !== 'not-found') opened.push(name);
  return opened;
}

test('the list contains all calls that take a link', () => {
  const takesLink = (name: OperationName) => {
    const { params = {}, body } = operations[name] as { params?: object; body?: { entries: object } };
    return 'token' in params || 'token' in (body?.entries ?? {});
  };
  expect((Object.keys(operations) as OperationName[]).filter(takesLink)).toEqual(all);
});

describe('a link', () => {
  test('opens its reservation, and is revoked when the version is raised', async () => {
    const id = await createStay(still, { status: 'confirmed' });
    expect(await openedFor(linkTo(id))).toEqual(all);
    await still.db.updateTable('reservation').set({ tokenVersion: 2 }).execute();
    expect(await openedFor(linkTo(id))).toEqual([]);
    expect(await openedFor(linkTo(id, 2))).toEqual(all);
  });

  test('opens in upper case, with punctuation at its end, or with a token of earlier versions', async () => {
    const id = await createStay(still, { status: 'confirmed' });
    const { token } = linkTo(id);
    const earlier = earlierLinkToken(still.context.keys, { id, tokenVersion: 1 });
    for (const written of [token.toUpperCase(), `${token}_`, `${token}-`, earlier, `${earlier}_`]) {
      expect(await openedFor({ id, token: written })).toEqual(all);
    }
    const wrong = [earlier.toLowerCase(), token.slice(1), `a${token}`, '', '_'];
    for (const written of wrong) expect(await openedFor({ id, token: written })).toEqual([]);
  });

  test('opens nothing once the guest of the reservation is erased', async () => {
    const id = await createStay(still, { status: 'confirmed' });
    await still.db.updateTable('reservation').set({ guestErasedAt: new Date() }).execute();
    expect(await openedFor(linkTo(id))).toEqual([]);
  });

  // Ninety days after 17 May, in Lisbon.
  const lastInstant = new Date('2031-08-15T22:59:59.999Z');
  const overAt = new Date('2031-08-15T23:00:00Z');
  const withdrawn = new Date('2031-05-17T12:00:00Z');

  test.each<[string, ReservationRow['status'], Partial<ReservationRow>]>([
    ['departure', 'confirmed', {}],
    ['departure', 'completed', {}],
    ['cancellation', 'cancelled', { endDate: '2031-07-01', startDate: '2031-06-20', endedAt: withdrawn }],
    ['the end of a hold', 'awaiting_payment', { holdExpiresAt: withdrawn }],
    ['the end of a hold', 'expired', { holdExpiresAt: withdrawn }],
    ['a payment that came too late', 'expired', { endReason: 'paid_too_late', endedAt: withdrawn }],
  ])('works for ninety days after %s (%s)', async (_, status, { quote: __, ...about }) => {
    const id = await createStay(still, { status, about });
    await still.clock.stopAt(lastInstant);
    expect(await openedFor(linkTo(id))).toEqual(all);
    await still.clock.stopAt(overAt);
    expect(await openedFor(linkTo(id))).toEqual([]);
  });

  test('reveals no errors in forms after it has expired', async () => {
    const id = await createStay(still, { status: 'confirmed' });
    const { token } = linkTo(id);
    const wrong = { reservationId: id, token, guests: [createLegalForm({ nationality: 'XXX' })] };
    expect(await alsoWrongWithForms(still.context, wrong)).not.toEqual([]);
    await still.clock.stopAt(overAt);
    expect(await alsoWrongWithForms(still.context, wrong)).toEqual([]);
  });
});

describe('a change of the secret key', () => {
  const [before, now] = ['the key of last year, as long as one', 'the key of this year, as long as one'];
  const under = (...keys: Parameters<typeof createKeys>) => {
    still = { ...still, context: { ...still.context, keys: createKeys(...keys) } };
  };

  test('keeps earlier links valid while the earlier key is known, and new links use the new key', async () => {
    under(before);
    const id = await createStay(still, { status: 'confirmed' });
    const link = linkTo(id);
    under(now, before);
    expect(await openedFor(link)).toEqual(all);
    expect(linkTo(id).token).toBe(getLinkToken(createKeys(now), { id, tokenVersion: 1 }));
    under(now);
    expect(await openedFor(link)).toEqual([]);
  });
});
