import { fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { CheckoutSession, Hold, Verified } from '../../contract/schemas/hold.ts';
import { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { Quote } from '../../contract/schemas/quote.ts';
import { sampleDates, sampleQuote } from '../../machines/shared/quote.samples.ts';
import { sampleHold } from '../../machines/shared/reservation.samples.ts';
import { sampleInput, sampleLink, sampleStatus } from '../../machines/booking/booking.samples.ts';
import { sampleCheckout } from '../../machines/checkout/checkout.samples.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { StatusResponse, ReservationLink } from '../../machines/booking/booking.types.ts';
import type { BookingStatus } from '../../machines/booking/bookingStatus.ts';
import { readStoredLink, readStoredBooking } from '../../src/actors/bookingStorage.ts';
import { persistBooking } from '../../src/actors/persistBooking.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';
import { startNextTo } from './support/startNextTo.ts';
import { createMemoryStorage } from './support/createMemoryStorage.ts';
import { waitUntil } from '../support/waitUntil.ts';

const storages = () => ({ tab: createMemoryStorage(), device: createMemoryStorage() });
const unit = sampleInput.unitId;
const key = `booking.${unit}`;
const unanswered = <Answer,>() => new Promise<Answer>(() => undefined);
const settled = () => new Promise((resolve) => setImmediate(resolve));

const answering = (status: BookingStatus = 'codeAwaited') =>
  bookingMachine.provide({
    actors: {
      previewPrice: fromPromise(() => Promise.resolve(sampleQuote)),
      createReservation: fromPromise(() => Promise.resolve(sampleHold)),
      verifyOtp: fromPromise(unanswered<Verified>),
      checkout: checkoutMachine.provide({
        actors: {
          createCheckout: fromPromise(() => Promise.resolve(sampleCheckout)),
          leaveForGateway: fromPromise(unanswered<never>),
        },
      }),
      cancelReservation: fromPromise(() => Promise.resolve<unknown>({})),
      recallReservation: fromPromise(() => Promise.resolve(sampleStatus(status))),
    },
  });

/** A booking on a page of a browser with these storages. */
const open = (kept: ReturnType<typeof storages>, machine = answering(), bookingId = sampleInput.bookingId) =>
  startNextTo({
    id: 'booking',
    journey: machine,
    input: { ...sampleInput, bookingId },
    others: { availability: availabilityMachine },
    sidecar: persistBooking(kept),
    about: { id: unit, timeZone: 'Europe/Lisbon', maxGuests: 4 },
  });

async function bookingAtItsCode(kept = storages(), status?: BookingStatus) {
  const { actor, leave } = open(kept, answering(status));
  actor.send({ type: 'stay.changed', dates: sampleDates });
  await settled();
  actor.send({ type: 'booking.begun' });
  actor.send({ type: 'details.changed', details: { firstName: 'Ana' } });
  actor.send({ type: 'form.submitted' });
  await settled();
  return { actor, kept, leave };
}

describe('taken nights that a reservation of this browser may hold', () => {
  const taken = () => Promise.reject<Quote>(new CallFailed('dates-unavailable'));
  const whereTaken = (status: BookingStatus) =>
    answering(status).provide({ actors: { previewPrice: fromPromise(taken) } });

  /** A tab that was open before another one made a reservation, with that one's storages. */
  async function openBefore(status: BookingStatus) {
    const device = createMemoryStorage();
    const tab = open({ tab: createMemoryStorage(), device }, whereTaken(status), 'another booking');
    const other = await bookingAtItsCode({ tab: createMemoryStorage(), device });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    return { ...tab, device, other };
  }

  const chooses = async ({ actor }: Pick<ReturnType<typeof open>, 'actor'>, dates = sampleDates) => {
    actor.send({ type: 'stay.changed', dates });
    await settled();
    await settled();
  };
  const otherDates = { startDate: '2090-01-03', endDate: '2090-01-06' };

  test('the guest who holds the nights can continue', async () => {
    const tab = await openBefore('unpaid');
    await chooses(tab);
    expect(tab.actor.getSnapshot().value).toEqual({ resuming: 'ownHold' });
    expect(tab.actor.getSnapshot().context.reservation?.reservationId).toBe(sampleHold.id);
    tab.actor.send({ type: 'status.requested' });
    await settled();
    expect(tab.actor.getSnapshot().value).toEqual({ resuming: 'unpaid' });
  });

  test('the nights count as booked by the guest once the other tab has paid', async () => {
    const tab = await openBefore('paid');
    tab.device.remove(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await chooses(tab);
    expect(tab.actor.getSnapshot().value).toEqual({ resuming: 'ownStay' });
    expect(tab.actor.getSnapshot().context.reservation).toMatchObject(sampleLink);
    expect(tab.device.texts.has(key)).toBe(false);
  });

  test('the nights count as booked by the guest whose second order lost them', async () => {
    const device = createMemoryStorage();
    const own: BookingStatus[] = ['datesTaken', 'paid'];
    const second = { ...sampleHold, id: 'second' };
    const losing = answering().provide({
      actors: {
        createReservation: fromPromise(() => Promise.resolve(second)),
        recallReservation: fromPromise(() => Promise.resolve(sampleStatus(own.shift() ?? 'abandoned'))),
      },
    });
    const kept = { tab: createMemoryStorage(), device };
    const { actor } = open(kept, losing, 'second booking');
    await bookingAtItsCode({ tab: createMemoryStorage(), device });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await chooses({ actor });
    actor.send({ type: 'booking.begun' });
    actor.send({ type: 'form.submitted' });
    await settled();
    actor.send({ type: 'hold.ended' });
    await settled();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ resuming: 'ownStay' });
  });

  test.each(['holdExpired', 'abandoned'] as const)(
    'the nights belong to another guest when that reservation is %s, which is requested once',
    async (status) => {
      const tab = await openBefore(status);
      await chooses(tab);
      expect(tab.actor.getSnapshot().value).toEqual({ dates: 'unavailable' });
    },
  );

  test('the nights belong to another guest when an order of the guest holds no nights', async () => {
    const unheld = sampleStatus('codeAwaited');
    const machine = whereTaken('codeAwaited').provide({
      actors: {
        recallReservation: fromPromise<StatusResponse, ReservationLink>(() =>
          Promise.resolve({ ...unheld, reservation: { ...unheld.reservation, nightsHeldUntil: null } }),
        ),
      },
    });
    const device = createMemoryStorage();
    const tab = open({ tab: createMemoryStorage(), device }, machine);
    await bookingAtItsCode({ tab: createMemoryStorage(), device });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await chooses(tab);
    expect(tab.actor.getSnapshot().value).toEqual({ dates: 'unavailable' });
  });

  test('other nights are rejected in the usual way', async () => {
    const tab = await openBefore('unpaid');
    await chooses(tab, otherDates);
    expect(tab.actor.getSnapshot().value).toEqual({ dates: 'unavailable' });
  });
});

describe('a started booking', () => {
  test('the tab stores the booking at every transition and continues with it after a reload', async () => {
    const kept = storages();
    const { actor, leave } = open(kept);
    actor.send({ type: 'stay.changed', dates: sampleDates });
    await settled();
    actor.send({ type: 'booking.begun' });
    actor.send({
      type: 'details.changed',
      details: { firstName: 'Ana', hasSpecialRequests: true, specialRequests: 'Cot' },
    });
    leave();

    const { actor: refreshed } = open(kept);
    expect(refreshed.getSnapshot().value).toEqual({ form: 'editing' });
    expect(refreshed.getSnapshot().context.details).toMatchObject({
      firstName: 'Ana',
      specialRequests: 'Cot',
    });
    expect(refreshed.getSnapshot().context.stay).toMatchObject(sampleDates);
  });

  test('continues with the dates and guests of the link that opened the page', async () => {
    const kept = storages();
    const { actor, leave } = open(kept);
    actor.send({ type: 'stay.changed', dates: sampleDates });
    await settled();
    leave();
    window.history.replaceState(null, '', '/en/casa-azul?from=2090-05-03&to=2090-05-06&guests=3');
    const { actor: linked } = open(kept);
    expect(linked.getSnapshot().value).toEqual({ dates: 'pricing' });
    expect(linked.getSnapshot().context.stay).toEqual({
      startDate: '2090-05-03',
      endDate: '2090-05-06',
      guestCount: 3,
    });
    window.history.replaceState(null, '', '/en/casa-azul?from=2020-05-03&to=2020-05-06&guests=5');
    const { actor: late } = open(storages());
    expect(late.getSnapshot().value).toEqual({ dates: 'choosing' });
    expect(late.getSnapshot().context.stay.guestCount).toBe(2);
    window.history.replaceState(null, '', '/');
  });

  test('repeats the call with the same key after a refresh before the answer', async () => {
    const kept = storages();
    const keys: string[] = [];
    const neverAnswering = answering().provide({
      actors: {
        createReservation: fromPromise(({ input }) => {
          keys.push(input.idempotencyKey);
          return unanswered<Hold>();
        }),
      },
    });
    const { actor, leave } = open(kept, neverAnswering);
    actor.send({ type: 'stay.changed', dates: sampleDates });
    await settled();
    actor.send({ type: 'booking.begun' });
    actor.send({ type: 'form.submitted' });
    leave();

    open(kept, neverAnswering, 'another');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a stored reservation is requested, and no running call starts again', async () => {
    const kept = storages();
    const calls: string[] = [];
    const machine = answering().provide({
      actors: {
        recallReservation: fromPromise(() => {
          calls.push('recallReservation');
          return Promise.resolve(sampleStatus('unpaid'));
        }),
        checkout: checkoutMachine.provide({
          actors: {
            createCheckout: fromPromise(() => {
              calls.push('createCheckout');
              return unanswered<CheckoutSession>();
            }),
          },
        }),
      },
    });
    kept.device.write(key, { unitId: unit, ...sampleLink });
    const { actor, leave } = open(kept, machine);
    await settled();
    actor.send({ type: 'payment.requested' });
    expect(actor.getSnapshot().value).toEqual({ redirecting: 'underWay' });
    leave();

    calls.length = 0;
    const { actor: refreshed } = open(kept, machine);
    expect(refreshed.getSnapshot().value).toEqual({ resuming: 'asking' });
    await settled();
    expect(refreshed.getSnapshot().value).toEqual({ resuming: 'unpaid' });
    expect(calls).toEqual(['recallReservation']);
  });

  test('the booking is no longer stored after its page is left', async () => {
    const kept = storages();
    const { actor, leave } = open(kept);
    leave();
    const before = kept.tab.texts.get(key);
    actor.send({ type: 'stay.changed', dates: sampleDates });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    dispatchPageShow();
    expect(kept.tab.texts.get(key)).toBe(before);
  });

  test('stores only unit, reservation, token, deadline and dates on the device', async () => {
    const { kept } = await bookingAtItsCode();
    expect(JSON.parse(kept.device.texts.get(key) ?? '')).toEqual({
      unitId: unit,
      ...sampleLink,
      ...sampleDates,
    });
    expect([...kept.device.texts.keys()]).toEqual([key]);
  });

  test('never stores the one-time password, neither while it is typed nor while it is checked', async () => {
    const { actor, kept } = await bookingAtItsCode();
    actor.send({ type: 'otp.changed', otp: '739164' });
    expect([...kept.tab.texts.values()].join()).not.toContain('739164');
    actor.send({ type: 'otp.submitted' });
    expect(actor.getSnapshot().value).toEqual({ otp: 'verifying' });
    expect([...kept.tab.texts.values(), ...kept.device.texts.values()].join()).not.toContain('739164');
  });

  test('a paid booking is deleted on the device and stays in the tab for a reload', async () => {
    const { kept, leave } = await bookingAtItsCode();
    leave();
    const { actor } = open(kept, answering('paid'));
    await settled();
    expect(actor.getSnapshot().value).toEqual({ success: 'paid' });
    expect(kept.device.texts.has(key)).toBe(false);
    expect(readStoredBooking(unit, kept)).toMatchObject({ value: { success: 'paid' } });
  });

  test('the device forgets the booking when the guest starts again', async () => {
    const { actor, kept } = await bookingAtItsCode();
    actor.send({ type: 'booking.restarted' });
    await settled();
    expect(actor.getSnapshot().matches('dates')).toBe(true);
    expect(kept.device.texts.has(key)).toBe(false);
  });

  test.each(['abandoned', 'holdExpired', 'paidTooLate'] as const)(
    'the device forgets the booking when it is %s',
    async (status) => {
      const { kept, leave } = await bookingAtItsCode();
      leave();
      open(kept, answering(status));
      await settled();
      expect(kept.device.texts.has(key)).toBe(false);
    },
  );

  test('the booking is requested again when another tab changes it', async () => {
    const { actor, kept } = await bookingAtItsCode();
    kept.device.remove(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(actor.getSnapshot().value).toEqual({ resuming: 'asking' });
  });

  test('the booking is requested with the data that another tab has stored since', async () => {
    const { actor, kept } = await bookingAtItsCode();
    const deadline = '2027-01-01T12:50:00Z';
    kept.device.write(key, { unitId: unit, ...sampleLink, deadline });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(actor.getSnapshot().value).toEqual({ resuming: 'asking' });
    expect(actor.getSnapshot().context.reservation).toMatchObject({ ...sampleLink, deadline });
  });

  test('the booking is requested with this tab’s data when another tab has deleted it', async () => {
    const { actor, kept } = await bookingAtItsCode();
    kept.device.remove(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(actor.getSnapshot().context.reservation).toMatchObject(sampleLink);
  });

  test('a booking that another tab starts at this property does not change this one', async () => {
    const { actor, kept } = await bookingAtItsCode();
    kept.device.write(key, { unitId: unit, ...sampleLink, reservationId: 'another' });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(actor.getSnapshot().value).toEqual({ otp: 'entering' });
  });

  test('a booking without a redirect to the gateway is requested when another tab changes it', async () => {
    const kept = storages();
    const unopened = answering('unpaid').provide({
      actors: { checkout: checkoutMachine },
    });
    const { actor } = open(kept, unopened);
    actor.send({ type: 'reservation.recalled', link: sampleLink });
    await settled();
    actor.send({ type: 'payment.requested' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ redirecting: 'notRedirected' });
    kept.device.remove(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(actor.getSnapshot().value).toEqual({ resuming: 'asking' });
  });

  test('a tab that requests the status does not store the booking again', async () => {
    const { actor, kept } = await bookingAtItsCode(storages(), 'paid');
    const before = kept.device.texts.get(key);
    kept.device.remove(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(actor.getSnapshot().value).toEqual({ resuming: 'asking' });
    expect(kept.device.texts.has(key)).toBe(false);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ success: 'paid' });
    expect(before).toBeDefined();
    expect(kept.device.texts.has(key)).toBe(false);
  });

  test.each([
    ['cannot load the status', new Error('no connection'), { resuming: 'notResumed' }, 30_000],
    ['asks once more how it was paid', undefined, { resuming: { processing: 'asking' } }, 30_000],
    ['asks after a long time how it was paid', undefined, { resuming: { takesLonger: 'asking' } }, 0],
  ])('a tab that %s does not store the booking again', async (_, error, value, paymentIsSlowAfter) => {
    const kept = storages();
    const { actor, leave } = open(
      kept,
      answering().provide({
        actors: {
          recallReservation: fromPromise(() =>
            error ? Promise.reject(error) : Promise.resolve(sampleStatus('processing')),
          ),
        },
        delays: { paymentPollInterval: 0, paymentIsSlowAfter, slowPaymentPollInterval: 0 },
      }),
    );
    const written: unknown[] = [];
    actor.subscribe((snapshot) => {
      if (JSON.stringify(snapshot.value) === JSON.stringify(value)) written.push(kept.device.texts.has(key));
      kept.device.remove(key);
    });
    actor.send({ type: 'reservation.recalled', link: sampleLink });
    await waitUntil(() => expect(written.length).toBeGreaterThan(0));
    expect(written).not.toContain(true);
    leave();
  });

  test('redirects to the gateway although another tab stores a new expiry time', async () => {
    const { actor, kept } = await bookingAtItsCode(storages(), 'unpaid');
    actor.send({ type: 'reservation.recalled', link: sampleLink });
    await settled();
    actor.send({ type: 'payment.requested' });
    const { checkout } = actor.getSnapshot().children;
    for (const on of ['creating', 'leaving']) {
      expect(checkout?.getSnapshot().value).toBe(on);
      kept.device.write(key, { unitId: unit, ...sampleLink, deadline: '2027-01-01T12:50:00Z' });
      window.dispatchEvent(new StorageEvent('storage', { key }));
      expect(actor.getSnapshot().value).toEqual({ redirecting: 'underWay' });
      expect(actor.getSnapshot().children.checkout).toBe(checkout);
      await settled();
    }
  });
});

describe('the data stored in the browser', () => {
  test.each([
    ['of another version', { value: { form: 'editing' }, context: { version: 0, unitId: unit } }],
    ['of another property', { value: { form: 'editing' }, context: { version: 3, unitId: 'other' } }],
    ['without a state', { context: { version: 3, unitId: unit } }],
    ['that is no booking', 'hello'],
  ])('a stored booking %s is ignored', (_, stored) => {
    const kept = storages();
    kept.tab.write(key, stored);
    expect(readStoredBooking(unit, kept)).toBeUndefined();
  });

  test('an incomplete stored link is ignored', () => {
    const kept = storages();
    kept.device.write(key, { unitId: unit, reservationId: 'r' });
    expect(readStoredLink(unit, kept)).toBeUndefined();
  });
});
