import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { GuestsRegistered } from '../../contract/schemas/legalForm.ts';
import type { CheckoutSession } from '../../contract/schemas/hold.ts';
import type { Refund } from '../../contract/schemas/refund.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleCheckout } from '../../machines/checkout/checkout.samples.ts';
import { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import {
  reservationCancellation,
  reservationPayment,
  reservationRegistration,
  reservationStayDetails,
  type DatedReservation,
} from '../../machines/reservation/reservation.setup.ts';
import {
  storedAt,
  sampleCancelled,
  sampleRegistered,
  sampleReservation,
  sampleUncharged,
  sampleVisit,
} from '../../machines/shared/reservation.samples.ts';
import type { CancellationInput } from '../../machines/cancellation/cancellation.types.ts';
import type { CheckoutInput } from '../../machines/checkout/checkout.machine.ts';
import { paymentCheckout } from '../../machines/payment/payment.machine.ts';
import type { StayDetailsSaved } from '../../contract/schemas/stayDetails.ts';
import type { DetailsGiven } from '../../machines/stayDetails/stayDetails.machine.ts';
import type { GuestsSent } from '../../machines/registration/registration.types.ts';
import type { ReservationVisit } from '../../machines/shared/reservationUpdated.ts';

/** The options of a reservation page whose host stores one reservation. */
interface PageOptions {
  cancelReservation?: () => Promise<Refund>;
  createCheckout?: (call: { input: CheckoutInput }) => Promise<CheckoutSession>;
  reservation?: Reservation;
}

async function openPage(options: PageOptions = {}) {
  /** The host returns each of `answers` once before it returns `reservation`, to simulate late responses. */
  const host = {
    reservation: options.reservation ?? sampleReservation,
    requestCount: 0,
    answers: [] as Promise<Reservation>[],
  };
  const cancelReservation = () => {
    host.reservation = sampleCancelled;
    return Promise.resolve(sampleReservation.cancellation.refundNow);
  };
  const read = () => {
    host.requestCount += 1;
    return host.answers.shift() ?? Promise.resolve(host.reservation);
  };
  const machine = reservationMachine.provide({
    actors: {
      loadReservation: fromPromise<DatedReservation, ReservationVisit>(async () => ({
        reservation: await read(),
        asOf: storedAt,
      })),
      registration: reservationRegistration.provide({
        actors: {
          saveGuests: fromPromise<GuestsRegistered, GuestsSent>(() => {
            host.reservation = sampleRegistered;
            return Promise.resolve({ status: 'confirmed', confirmedAt: '2027-04-30T12:00:00Z' });
          }),
        },
      }),
      stayDetails: reservationStayDetails.provide({
        actors: {
          saveDetails: fromPromise<StayDetailsSaved, DetailsGiven>(({ input }) => {
            const { arrivalTime, invoice } = input;
            host.reservation = { ...host.reservation, details: { changeable: true, arrivalTime, invoice } };
            return Promise.resolve({ savedAt: '2027-04-30T12:00:00Z' });
          }),
        },
      }),
      cancellation: reservationCancellation.provide({
        actors: {
          loadReservation: fromPromise<Reservation, ReservationVisit>(read),
          cancelReservation: fromPromise<Refund, CancellationInput>(
            options.cancelReservation ?? cancelReservation,
          ),
        },
      }),
      payment: reservationPayment.provide({
        actors: {
          checkout: paymentCheckout.provide({
            actors: {
              createCheckout: fromPromise<CheckoutSession, CheckoutInput>(
                options.createCheckout ?? (() => Promise.reject(new CallFailed('payment-gateway'))),
              ),
              leaveForGateway: fromPromise<never, string>(() => new Promise<never>(() => undefined)),
            },
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { reservationId: sampleVisit.reservationId } }).start();
  actor.send({ type: 'link.read', token: sampleVisit.token, visitId: 'visit' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'current' }));
  const { registration, stayDetails, cancellation, payment } = actor.getSnapshot().children;
  if (!registration || !stayDetails || !cancellation || !payment)
    throw new Error('The child machines of the reservation page are not running.');
  return { actor, host, registration, stayDetails, cancellation, payment };
}

test('the page reads the link when it opens, and observes link and revisits until it is left', () => {
  const log: string[] = [];
  const createObserver = (name: string) =>
    fromCallback<EventObject, never>(({ input, sendBack }) => {
      log.push(`${name} of ${String(input)}`);
      if (name === 'link') sendBack({ type: 'link.read', token: 'token', visitId: 'visit' });
      return () => void log.push(`${name} stopped`);
    });
  const machine = reservationMachine.provide({
    actors: { followLink: createObserver('link'), followRevisits: createObserver('revisits') } as object,
  });
  const actor = createActor(machine, { input: { reservationId: 'r' } }).start();
  expect(actor.getSnapshot().value).toEqual({ loading: 'readingLink' });
  actor.send({ type: 'page.opened' });
  expect(actor.getSnapshot().value).toEqual({ loading: 'asking' });
  expect(log).toEqual(['link of r', 'revisits of undefined']);
  actor.send({ type: 'page.left' });
  expect(actor.getSnapshot().value).toEqual({ loading: 'readingLink' });
  expect(log.slice(2)).toEqual(['link stopped', 'revisits stopped']);
});

test('an open reservation passes its status to the child machines', async () => {
  const { registration, stayDetails, cancellation, payment } = await openPage({
    reservation: sampleUncharged,
  });
  expect(payment.getSnapshot().value).toBe('due');
  expect(registration.getSnapshot().value).toBe('collecting');
  expect(registration.getSnapshot().context.guests).toHaveLength(sampleReservation.guestCount);
  expect(stayDetails.getSnapshot().value).toBe('shown');
  expect(cancellation.getSnapshot().value).toBe('available');
  expect(cancellation.getSnapshot().context.refund).toEqual(sampleReservation.cancellation.refundNow);
});

test('a cancellation closes the registration and shows the stay as cancelled', async () => {
  const { actor, registration, cancellation } = await openPage();
  cancellation.send({ type: 'cancellation.begun' });
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
  await waitFor(registration, (snapshot) => snapshot.matches('closed'));
  expect(actor.getSnapshot().context.reservation?.status).toBe('cancelled');
});

test('a response from before a cancellation does not overwrite the cancellation', async () => {
  const { actor, host, cancellation } = await openPage();
  const outdatedResponse = Promise.withResolvers<Reservation>();
  host.answers = [outdatedResponse.promise];
  actor.send({ type: 'page.revisited' });
  cancellation.send({ type: 'cancellation.begun' });
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
  outdatedResponse.resolve(sampleReservation);
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'current' }));
  expect(actor.getSnapshot().context.reservation?.status).toBe('cancelled');
});

test('a completed registration updates the reservation', async () => {
  const { actor, registration } = await openPage();
  registration.send({ type: 'guests.submitted' });
  await waitFor(registration, (snapshot) => snapshot.matches('confirmed'));
  await waitFor(actor, ({ context }) => context.reservation?.registration.status === 'confirmed');
  expect(registration.getSnapshot().value).toBe('confirmed');
});

test('submitted stay details are stored in the reservation, and fixed after a cancellation', async () => {
  const { actor, host, stayDetails } = await openPage();
  stayDetails.send({ type: 'details.begun' });
  stayDetails.send({ type: 'details.changed', form: { arrivalTime: '20:00' } });
  stayDetails.send({ type: 'details.submitted' });
  await waitFor(actor, ({ context }) => context.reservation?.details?.arrivalTime === '20:00');
  expect(stayDetails.getSnapshot().value).toBe('saved');
  host.reservation = sampleCancelled;
  actor.send({ type: 'page.revisited' });
  await waitFor(stayDetails, (snapshot) => snapshot.matches('fixed'));
});

test('a cancellation closes the registration of registered guests', async () => {
  const cancelled = { ...sampleCancelled, registration: sampleRegistered.registration };
  const { actor, host, registration } = await openPage({ reservation: sampleRegistered });
  expect(registration.getSnapshot().value).toBe('confirmed');
  host.reservation = cancelled;
  actor.send({ type: 'page.revisited' });
  await waitFor(registration, (snapshot) => snapshot.matches('closed'));
  const later = await openPage({ reservation: cancelled });
  expect(later.registration.getSnapshot().value).toBe('closed');
});

test('a registration that was completed in another tab is shown', async () => {
  const { host, registration, actor } = await openPage();
  host.reservation = sampleRegistered;
  actor.send({ type: 'reservation.changed' });
  await waitFor(registration, (snapshot) => snapshot.matches('confirmed'));
  expect(registration.getSnapshot().context.guests).toEqual([]);
});

test('the page asks for another confirmation if the refund has become smaller', async () => {
  const smallerRefund = { percentage: 50, total: { amount: 15_000, currency: 'EUR' as const } };
  const calls: string[] = [];
  const { host, cancellation } = await openPage({
    cancelReservation: () => {
      calls.push('cancel');
      return calls.length === 1
        ? Promise.reject(new CallFailed('terms-changed'))
        : Promise.resolve(smallerRefund);
    },
  });
  host.reservation = {
    ...sampleReservation,
    cancellation: { ...sampleReservation.cancellation, refundNow: smallerRefund },
  };
  cancellation.send({ type: 'cancellation.begun' });
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('termsChanged'));
  expect(cancellation.getSnapshot().context.refund).toEqual(smallerRefund);
  expect(calls).toHaveLength(1);
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
});

test('a reload of the reservation keeps the typed input', async () => {
  const { actor, host, registration } = await openPage();
  registration.send({ type: 'guest.changed', index: 0, form: { surname: 'Silva' } });
  actor.send({ type: 'reservation.changed' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'current' }) && host.requestCount === 2);
  expect(registration.getSnapshot().context.guests[0]?.surname).toBe('Silva');
});

test('a payment in another tab is detected when the guest pays, and updates all child machines', async () => {
  const startedStay = { cancellation: { ...sampleReservation.cancellation, allowed: false } };
  const { actor, host, payment, cancellation } = await openPage({
    reservation: sampleUncharged,
    createCheckout: () => {
      host.reservation = { ...sampleReservation, ...startedStay };
      return Promise.reject(new CallFailed('wrong-state'));
    },
  });
  payment.send({ type: 'payment.requested' });
  await waitFor(payment, (snapshot) => snapshot.matches('settled'));
  await waitFor(cancellation, (snapshot) => snapshot.matches('unavailable'));
  expect(host.requestCount).toBe(2);
  expect(actor.getSnapshot().value).toEqual({ open: 'current' });
});

test('an open page shows the current reservation when the guest returns to it', async () => {
  const { actor, host, registration, cancellation, payment } = await openPage();
  cancellation.send({ type: 'cancellation.begun' });
  host.reservation = sampleCancelled;
  actor.send({ type: 'page.revisited' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
  expect(registration.getSnapshot().value).toBe('closed');
  expect(payment.getSnapshot().value).toBe('settled');
});

test('a guest who returns from the gateway without paying gets a new checkout session', async () => {
  const keys: string[] = [];
  const { actor, payment } = await openPage({
    reservation: sampleUncharged,
    createCheckout: ({ input }) => {
      keys.push(input.idempotencyKey);
      return Promise.resolve(sampleCheckout);
    },
  });
  for (const attempt of [1, 2]) {
    payment.send({ type: 'payment.requested' });
    await waitFor(payment, (snapshot) => snapshot.matches({ redirecting: 'leaving' }));
    expect(keys).toHaveLength(attempt);
    actor.send({ type: 'page.revisited' });
    await waitFor(payment, (snapshot) => snapshot.matches('due'));
  }
  expect(new Set(keys).size).toBe(2);
});

test('a reload does not interrupt the creation of a checkout session', async () => {
  const opening = Promise.withResolvers<CheckoutSession>();
  const { actor, host, payment } = await openPage({
    reservation: sampleUncharged,
    createCheckout: () => opening.promise,
  });
  payment.send({ type: 'payment.requested' });
  actor.send({ type: 'page.revisited' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'current' }) && host.requestCount === 2);
  expect(payment.getSnapshot().value).toEqual({ redirecting: 'creating' });
  opening.resolve(sampleCheckout);
  await waitFor(payment, (snapshot) => snapshot.matches({ redirecting: 'leaving' }));
});
