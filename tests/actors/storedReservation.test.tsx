import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import type { DatedReservation } from '../../machines/reservation/reservation.setup.ts';
import {
  storedAt,
  sampleCancelled,
  sampleReservation,
  sampleVisit,
} from '../../machines/shared/reservation.samples.ts';
import type { ReservationVisit } from '../../machines/shared/reservationUpdated.ts';
import { syncOfflineCopy } from '../../src/actors/syncOfflineCopy.ts';
import { deletePastReservations } from '../../src/actors/deletePastReservations.ts';
import { storedReservationsKey } from '../../src/actors/storedReservationsKey.ts';
import { openStoredReservations } from '../../src/actors/storedReservations.ts';
import { followLink } from '../../src/actors/reservationLink.ts';
import type { SafeStorage } from '../../src/actors/storage.ts';
import { createMemoryStorage } from './support/createMemoryStorage.ts';
import { waitUntil } from '../support/waitUntil.ts';

const { endDate } = sampleReservation;
const { token, reservationId } = sampleVisit;

let storage: SafeStorage;
let now: Date;
const device = () => openStoredReservations(storage, () => now);
const stored = () => JSON.stringify(storage.read(storedReservationsKey));
beforeEach(() => {
  storage = createMemoryStorage();
  now = new Date(storedAt);
});

/** Starts a page, which ends with its test: it listens to the address. */
const started = <Page extends { start: () => Page; stop: () => unknown }>(page: Page): Page => {
  onTestFinished(() => void page.stop());
  return page.start();
};

const address = (fragment: string) =>
  window.history.replaceState(null, '', `/en/reservation/${reservationId}${fragment}`);

describe('the copy of a reservation on a device', () => {
  test('the device stores what the page shows, with the time and without the token of the link', () => {
    device().store(sampleReservation);
    expect(device().find(reservationId)).toMatchObject({
      asOf: '2027-04-20T18:04:00.000Z',
      reservation: { number: sampleReservation.number, quote: sampleReservation.quote },
    });
    expect(stored()).not.toContain('token');
  });

  test('a copy of an earlier version is replaced by one without the token as soon as it is opened', () => {
    const declined = [{ id: 'other', departure: { endDate, timeZone: 'Europe/Lisbon' } }];
    const kept = [{ reservation: sampleReservation, token: 'SECRET', asOf: storedAt }];
    storage.write(storedReservationsKey, { version: 1, kept, declined });
    const opened = device();
    expect(stored()).not.toContain('SECRET');
    expect(opened.readAll()).toEqual([{ reservation: sampleReservation, asOf: storedAt }]);
    expect(opened.isDeclined('other')).toBe(true);
  });

  test('contains no tax number, address, telephone number or e-mail address of the guest', () => {
    const invoice = { name: 'Ana', taxNumber: 'CANARY-TAX', address: 'Rua 1', country: 'PRT' };
    device().store({ ...sampleReservation, details: { changeable: true, arrivalTime: '20:00', invoice } });
    expect(stored()).not.toMatch(/CANARY-TAX|ana@example|912 345 678","locale/);
  });

  test.each([
    ['on the day of departure', `${endDate}T21:00:00Z`, true],
    ['the day after it, where the stay is', `${endDate}T23:30:00Z`, false],
  ])('the reservation is stored %s: %s', (_, instant, isThere) => {
    device().store(sampleReservation);
    now = new Date(instant);
    expect(device().find(reservationId) !== undefined).toBe(isThere);
    device().deletePast();
    expect(storage.read(storedReservationsKey) !== undefined).toBe(isThere);
  });

  test('is deleted with its page when any page of the site is opened after the stay', async () => {
    const deleteOtherPages = vi.fn<(ids: readonly string[]) => Promise<void>>().mockResolvedValue();
    const later = { ...sampleReservation, id: 'later', endDate: '2028-01-01' };
    device().store(sampleReservation);
    device().store(later);
    now = new Date('2027-12-01T12:00:00Z');
    await deletePastReservations(device(), { deleteOtherPages });
    expect(
      device()
        .readAll()
        .map(({ reservation }) => reservation.id),
    ).toEqual(['later']);
    expect(deleteOtherPages).toHaveBeenCalledExactlyOnceWith(['later']);
  });

  test('data stored by another version is not read', () => {
    device().store(sampleReservation);
    storage.write(storedReservationsKey, { ...(storage.read(storedReservationsKey) as object), version: 0 });
    expect(device().readAll()).toEqual([]);
  });

  test.each(['text', null, [], { version: 1 }, { version: 2 }])(
    'the stored value %j of another program is ignored',
    (value) => {
      storage.write(storedReservationsKey, value);
      expect(device().readAll()).toEqual([]);
    },
  );
});

describe('the link of a stored reservation', () => {
  const read = vi.fn<(event: { token: string; kept?: unknown }) => void>();
  const open = (fragment: string) => {
    read.mockClear();
    address(fragment);
    const machine = reservationMachine.provide({
      actors: { followLink: followLink(createMemoryStorage(), device()) },
      actions: { persistLink: (_, event) => read(event as never) },
    });
    started(createActor(machine, { input: { reservationId } })).send({ type: 'page.opened' });
    return read.mock.calls[0]?.[0];
  };

  test('opens the copy, with the token only if the address has it', () => {
    device().store(sampleReservation);
    expect(open(`#token=${token}`)).toMatchObject({ token, kept: { asOf: '2027-04-20T18:04:00.000Z' } });
    expect(open('')).toMatchObject({ token: '', kept: { asOf: '2027-04-20T18:04:00.000Z' } });
  });
});

describe('the page of a reservation that the device may store', () => {
  const shell = {
    isPossible: () => true,
    cacheReservationPage: vi.fn<(path: string) => Promise<void>>(),
    deletePage: vi.fn<(id: string) => Promise<void>>(),
  };
  beforeEach(() => {
    shell.cacheReservationPage.mockReset().mockResolvedValue();
    shell.deletePage.mockReset().mockResolvedValue();
  });

  let answer: () => Promise<Reservation>;
  async function open(answers: Reservation | CallFailed = sampleReservation, link = token) {
    address(`#token=${link}`);
    answer = () => (answers instanceof CallFailed ? Promise.reject(answers) : Promise.resolve(answers));
    const machine = reservationMachine.provide({
      actors: {
        followLink: followLink(createMemoryStorage(), device()),
        loadReservation: fromPromise<DatedReservation, ReservationVisit>(async () => ({
          reservation: await answer(),
          asOf: now.toISOString(),
        })),
        syncOfflineCopy: syncOfflineCopy(() => ({
          device: device(),
          shell,
          path: () => '/en/reservation/reservation',
          now: () => now,
          whenIdle: (act) => act(),
        })),
      },
    });
    const actor = started(createActor(machine, { input: { reservationId } }));
    actor.send({ type: 'page.opened' });
    await waitUntil(() => expect(actor.getSnapshot().hasTag('waiting')).toBe(false));
    return actor;
  }

  test('stores the reservation and its page once the host has returned it', async () => {
    const page = await open();
    expect(device().find(reservationId)?.reservation.number).toBe(sampleReservation.number);
    expect(stored()).not.toContain('token');
    expect(shell.cacheReservationPage).toHaveBeenCalledExactlyOnceWith('/en/reservation/reservation');
    expect(page.getSnapshot().context.offlineStatus).toBe('on');
  });

  test.each(['awaiting_payment', 'awaiting_otp', 'completed', 'expired', 'cancelled'] as const)(
    'stores no reservation that is %s',
    async (status) => {
      device().store(sampleReservation);
      await open({ ...sampleReservation, status });
      expect(device().readAll()).toEqual([]);
      expect(shell.deletePage).toHaveBeenCalledWith(reservationId);
    },
  );

  test('shows the copy while the host is unreachable, and retries when the network returns', async () => {
    await open();
    const again = await open(new CallFailed('unreachable'));
    expect(again.getSnapshot().value).toEqual({ kept: 'offline' });
    expect(again.getSnapshot().context.reservation?.number).toBe(sampleReservation.number);
    answer = () => Promise.resolve(sampleReservation);
    again.send({ type: 'connection.returned' });
    await waitUntil(() => expect(again.getSnapshot().value).toEqual({ open: 'current' }));
  });

  test('shows the copy read-only, without a call to the host, when it is opened without the link', async () => {
    await open();
    const other = await open(new CallFailed('unavailable'), '');
    const { value, context, children } = other.getSnapshot();
    expect(value).toEqual({ kept: 'linkNeeded' });
    expect(context).toMatchObject({ token: '', reservation: { number: sampleReservation.number } });
    expect(Object.keys(children)).not.toContain('cancellation');
    expect(device().readAll()).toHaveLength(1);
  });

  test('deletes the copy that was opened without the link, and does not store it again', async () => {
    await open();
    const other = await open(sampleReservation, '');
    other.send({ type: 'offlineCopy.stopped' });
    expect(other.getSnapshot().value).toBe('linkIncomplete');
    expect(device().readAll()).toEqual([]);
    expect(shell.deletePage).toHaveBeenCalledWith(reservationId);
  });

  test('deletes a cancelled reservation', async () => {
    const page = await open();
    answer = () => Promise.resolve(sampleCancelled);
    page.send({ type: 'reservation.changed' });
    await waitUntil(() => expect(device().readAll()).toEqual([]));
    expect(shell.deletePage).toHaveBeenCalledWith(reservationId);
  });

  test('deletes a reservation with a withdrawn link', async () => {
    await open();
    await open(new CallFailed('not-found'));
    expect(device().readAll()).toEqual([]);
    expect(shell.deletePage).toHaveBeenCalledWith(reservationId);
  });

  test('deletes a removed reservation, and does not store it again by itself', async () => {
    const page = await open();
    page.send({ type: 'offlineCopy.stopped' });
    expect(device().readAll()).toEqual([]);
    expect(shell.deletePage).toHaveBeenCalledWith(reservationId);
    shell.cacheReservationPage.mockClear();
    const again = await open();
    expect(again.getSnapshot().context.offlineStatus).toBe('off');
    expect(device().readAll()).toEqual([]);
    expect(shell.cacheReservationPage).not.toHaveBeenCalled();
    again.send({ type: 'offlineCopy.resumed' });
    expect(device().find(reservationId)).toBeDefined();
    expect(shell.cacheReservationPage).toHaveBeenCalledOnce();
  });

  test('the page does not claim to be stored when the browser could not store it', async () => {
    shell.cacheReservationPage.mockRejectedValue(new Error('full'));
    const page = await open();
    await waitUntil(() => expect(page.getSnapshot().context.offlineStatus).toBe('unable'));
    expect(device().readAll()).toEqual([]);
  });

  test('leaves no data in a browser that cannot open the copy offline', async () => {
    device().store(sampleReservation);
    shell.isPossible = () => false;
    const page = await open();
    shell.isPossible = () => true;
    expect(page.getSnapshot().context.offlineStatus).toBe('unable');
    expect(device().readAll()).toEqual([]);
  });
});
