import { beforeEach, describe, expect, test } from 'vitest';
import type { DraftForm } from '../../contract/schemas/guestsDraft.ts';
import { runCommand } from '../../server/host/commands/run.ts';
import type { GuestExport } from '../../server/host/commands/guests/exportGuest.ts';
import { createKeys, decryptText } from '../../server/host/keys/keys.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import {
  deleteExpiredDrafts,
  saveGuestsDraft,
  readGuestsDraft,
  registerGuests,
} from '../../server/host/registration/index.ts';
import { cancelReservation } from '../../server/host/reservations/cancelReservation.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import type { ReservationRow } from '../../server/host/store/schema.ts';
import { createStay } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { getProblemKind, callReadOperation, callWriteOperation } from '../support/directCall.ts';
import { inTimeZone, openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
const now = new Date('2031-01-02T03:04:05.678Z');
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(now);
});

const typed = (about: Partial<DraftForm> = {}): DraftForm => ({
  surname: '',
  givenNames: '',
  dateOfBirth: '',
  placeOfBirth: '',
  documentType: '',
  documentNumber: '',
  documentCountry: '',
  nationality: '',
  countryOfResidence: '',
  placeOfResidence: '',
  sharesResidence: false,
  ...about,
});
const begun = [typed({ surname: 'Silva', documentNumber: 'CANARY 42 and not yet a number?' }), typed()];

type About = Partial<Omit<ReservationRow, 'quote' | 'nights'>>;
const aStay = (about: About = {}, status: ReservationRow['status'] = 'confirmed') =>
  createStay(still, { status, about: { confirmedAt: now, ...about } });
const linkTo = (id: string, tokenVersion = 1) => ({
  reservationId: id,
  token: getLinkToken(still.context.keys, { id, tokenVersion }),
});
interface Sending {
  by?: string;
  number?: number;
  follows?: { by: string; number: number };
}
const keep = (
  id: string,
  guests: DraftForm[] | null,
  { by = 'a page', number = 1, follows }: Sending = {},
) => {
  const revision = { by, number };
  const body = { ...linkTo(id), guests, revision, ...(follows && { follows }) };
  return getProblemKind(callWriteOperation(still, saveGuestsDraft, body));
};
const read = async (id: string, tokenVersion?: number) =>
  (await callReadOperation(still, readGuestsDraft, { body: linkTo(id, tokenVersion) })).draft;
const rows = () => still.db.selectFrom('guestsDraft').selectAll().execute();
const getRegistration = async (id: string) =>
  (await callReadOperation(still, getReservation, { params: { id, token: linkTo(id).token } })).registration;

describe('a draft of the guest forms', () => {
  test('is stored, valid or not, and returned to the holder of the link', async () => {
    const [id, other] = [await aStay(), await aStay({ unitId: 'next' })];
    expect(await read(id)).toBeNull();
    expect(await keep(id, begun)).toEqual({ keptAt: now.toISOString() });
    const revision = { by: 'a page', number: 1 };
    expect(await read(id)).toEqual({ guests: begun, revision, keptAt: now.toISOString() });
    expect(await read(other)).toBeNull();
  });

  test('is replaced by later input, and deleted with the last of it', async () => {
    const id = await aStay();
    await keep(id, begun);
    const next = [typed({ surname: 'Silva' }), typed({ surname: 'Costa' })];
    await keep(id, next, { number: 2 });
    expect((await read(id))?.guests).toEqual(next);
    expect(await keep(id, null, { number: 3 })).toEqual({ keptAt: null });
    expect([await read(id), await rows()]).toEqual([null, []]);
  });

  test('is encrypted, and neither the database nor the key of sent documents opens it', async () => {
    const id = await aStay();
    await keep(id, begun);
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toMatch(/Silva|CANARY/);
    const { keys } = still.context;
    for (const key of [keys.registration, keys.encryption, keys.link]) {
      expect(() => decryptText({ encryption: key }, row!.sealed, `draft ${id}`)).toThrow('authenticate');
    }
  });

  test('cannot be moved to another reservation', async () => {
    const [id, other] = [await aStay(), await aStay({ unitId: 'next' })];
    await keep(id, begun);
    await still.db.updateTable('guestsDraft').set({ reservationId: other }).execute();
    expect(await read(other)).toBeNull();
  });

  test('has a form for each guest', async () => {
    const id = await aStay();
    expect(await keep(id, [typed()])).toBe('validation-failed');
    expect(await keep(id, [...begun, typed()])).toBe('validation-failed');
    expect(await rows()).toEqual([]);
  });

  test.each<[string, About, ReservationRow['status']]>([
    ['a hold', { confirmedAt: null, holdExpiresAt: new Date('2031-01-02T03:30:00Z') }, 'awaiting_payment'],
    ['a stay that was called off', { endedAt: now }, 'cancelled'],
    ['a stay whose guests are registered', { guestsRegisteredAt: now }, 'confirmed'],
    ['a stay that is over', { startDate: '2030-12-01', endDate: '2030-12-05' }, 'confirmed'],
  ])('is not stored for %s', async (_, about, status) => {
    const id = await aStay(about, status);
    expect(await keep(id, begun)).toBe('wrong-state');
    expect((await getRegistration(id)).keepsDraft).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test('is kept until the last day of the stay, and the reservation names that day', async () => {
    const id = await aStay();
    // 17 May, in Lisbon.
    await still.clock.stopAt(new Date('2031-05-17T22:59:59Z'));
    expect((await getRegistration(id)).keepsDraft).toBe(true);
    expect(await keep(id, begun)).toMatchObject({ keptAt: expect.any(String) as string });
  });
});

describe('two pages with drafts', () => {
  const otherForms = [typed({ surname: 'Costa' }), typed()];

  test('do not overwrite the input of the other that they have not seen', async () => {
    const id = await aStay();
    await keep(id, begun, { by: 'one', number: 4 });
    expect(await keep(id, otherForms, { by: 'two' })).toBe('draft-changed');
    expect(await keep(id, null, { by: 'two' })).toBe('draft-changed');
    expect(await keep(id, otherForms, { by: 'two', follows: { by: 'one', number: 3 } })).toBe(
      'draft-changed',
    );
    expect((await read(id))?.guests).toEqual(begun);
    await keep(id, otherForms, { by: 'two', follows: { by: 'one', number: 4 } });
    expect((await read(id))?.guests).toEqual(otherForms);
    expect(await keep(id, begun, { by: 'one', number: 5 })).toBe('draft-changed');
  });

  test('ignore a draft sent earlier that arrives later', async () => {
    const id = await aStay();
    await keep(id, otherForms, { number: 2 });
    expect(await keep(id, begun, { number: 1 })).toEqual({ keptAt: now.toISOString() });
    expect(await keep(id, begun, { number: 2 })).toEqual({ keptAt: now.toISOString() });
    expect((await read(id))?.guests).toEqual(otherForms);
  });
});

describe('a draft is deleted', () => {
  test('after the registration; a new registration begins empty and stores a draft again', async () => {
    const id = await aStay();
    await keep(id, begun);
    await callWriteOperation(still, registerGuests, {
      ...linkTo(id),
      guests: [createLegalForm(), createLegalForm()],
    });
    expect(await rows()).toEqual([]);
    expect(await getRegistration(id)).not.toHaveProperty('keepsDraft');
    await runCommand(still.context, 'registrations.reopen', { reservation: id });
    expect([(await getRegistration(id)).keepsDraft, await read(id)]).toEqual([true, null]);
    await keep(id, begun);
    expect((await read(id))?.guests).toEqual(begun);
  });

  test.each([
    ['before', now],
    ['after', new Date('2031-05-14T15:00:00Z')],
  ])('after a cancellation by its host %s check-in', async (_, at) => {
    const id = await aStay();
    await keep(id, begun);
    await still.clock.stopAt(at);
    await runCommand(still.context, 'reservations.cancel', { reservation: id, refund: 'none' });
    expect(await rows()).toEqual([]);
  });

  test('after a cancellation by its guest', async () => {
    const [id, other] = [await aStay(), await aStay({ unitId: 'next' })];
    for (const each of [id, other]) await keep(each, begun);
    await callWriteOperation(still, cancelReservation, linkTo(id));
    expect((await rows()).map(({ reservationId }) => reservationId)).toEqual([other]);
  });

  test('after its link is revoked, which opens it no longer', async () => {
    const id = await aStay();
    await keep(id, begun);
    await still.db.updateTable('reservation').set({ tokenVersion: 2 }).execute();
    expect(await read(id, 2)).toBeNull();
    await runCommand(still.context, 'reservations.sendNewLink', { reservation: id });
    expect(await rows()).toEqual([]);
  });

  test('after its guest is erased', async () => {
    const id = await aStay();
    await keep(id, begun);
    await still.db.updateTable('reservation').set({ status: 'cancelled', endedAt: now }).execute();
    await runCommand(still.context, 'guests.erase', { reservation: id });
    expect(await rows()).toEqual([]);
  });

  test('once the day of departure is over at the property', async () => {
    const id = await aStay();
    await keep(id, begun);
    const forgetAt = async (instant: string) => {
      await still.clock.stopAt(new Date(instant));
      await deleteExpiredDrafts(inTimeZone(still.context, 'Pacific/Pago_Pago'));
      return (await rows()).length;
    };
    expect(await forgetAt('2031-05-18T10:59:59.999Z')).toBe(1);
    expect(await forgetAt('2031-05-18T11:00:00Z')).toBe(0);
  });
});

test('the export of a guest’s data contains the draft', async () => {
  const id = await aStay();
  const exported = async () =>
    (await runCommand(still.context, 'guests.export', { reservation: id })) as GuestExport;
  expect((await exported()).guestsDraft).toEqual([]);
  await keep(id, begun);
  expect((await exported()).guestsDraft).toEqual(begun);
});

test('a draft before a change of the secret key opens as long as the earlier key is known', async () => {
  const [before, after] = ['the key of last year, as long as one', 'the key of this year, as long as one'];
  const under = (...keys: Parameters<typeof createKeys>) => {
    still = { ...still, context: { ...still.context, keys: createKeys(...keys) } };
  };
  under(before);
  const id = await aStay();
  await keep(id, begun);
  under(after, before);
  expect((await read(id))?.guests).toEqual(begun);
  under(after);
  expect(await read(id)).toBeNull();
});
