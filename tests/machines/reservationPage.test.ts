import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { CallFailed } from '../../contract/callFailed.ts';
import type { GuestsRegistered } from '../../contract/legalForm.ts';
import type { CheckoutSession } from '../../contract/hold.ts';
import type { Refund, Reservation } from '../../contract/reservation.ts';
import { sampleCheckout } from '../../machines/checkout/checkout.samples.ts';
import { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import {
  cancellationOfReservation,
  paymentOfReservation,
  registrationOfReservation,
  stayDetailsOfReservation,
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
import type { CancellationInput } from '../../machines/cancellation/cancellation.machine.ts';
import type { CheckoutInput } from '../../machines/checkout/checkout.machine.ts';
import { checkoutOfPayment } from '../../machines/payment/payment.machine.ts';
import type { StayDetailsSaved } from '../../contract/stayDetails.ts';
import type { DetailsGiven } from '../../machines/stayDetails/stayDetails.machine.ts';
import type { GuestsSent } from '../../machines/registration/registration.types.ts';
import type { ReservationVisit } from '../../machines/shared/reservationUpdated.ts';

/** The reservation page over a host that keeps one reservation. */
interface About {
  cancels?: () => Promise<Refund>;
  opensCheckout?: (call: { input: CheckoutInput }) => Promise<CheckoutSession>;
  at?: Reservation;
}

async function openPage(about: About = {}) {
  /** `answers` come before what it keeps, each once: an answer that was given earlier and arrives late. */
  const host = {
    reservation: about.at ?? sampleReservation,
    asked: 0,
    answers: [] as Promise<Reservation>[],
  };
  const cancels = () => {
    host.reservation = sampleCancelled;
    return Promise.resolve(sampleReservation.cancellation.refundNow);
  };
  const read = () => {
    host.asked += 1;
    return host.answers.shift() ?? Promise.resolve(host.reservation);
  };
  const machine = reservationMachine.provide({
    actors: {
      loadReservation: fromPromise<DatedReservation, ReservationVisit>(async () => ({
        reservation: await read(),
        asOf: storedAt,
      })),
      registration: registrationOfReservation.provide({
        actors: {
          saveGuests: fromPromise<GuestsRegistered, GuestsSent>(() => {
            host.reservation = sampleRegistered;
            return Promise.resolve({ status: 'confirmed', confirmedAt: '2027-04-30T12:00:00Z' });
          }),
        },
      }),
      stayDetails: stayDetailsOfReservation.provide({
        actors: {
          saveDetails: fromPromise<StayDetailsSaved, DetailsGiven>(({ input }) => {
            const { arrivalTime, invoice } = input;
            host.reservation = { ...host.reservation, details: { changeable: true, arrivalTime, invoice } };
            return Promise.resolve({ savedAt: '2027-04-30T12:00:00Z' });
          }),
        },
      }),
      cancellation: cancellationOfReservation.provide({
        actors: {
          loadReservation: fromPromise<Reservation, ReservationVisit>(read),
          cancelReservation: fromPromise<Refund, CancellationInput>(about.cancels ?? cancels),
        },
      }),
      payment: paymentOfReservation.provide({
        actors: {
          checkout: checkoutOfPayment.provide({
            actors: {
              createCheckout: fromPromise<CheckoutSession, CheckoutInput>(
                about.opensCheckout ?? (() => Promise.reject(new CallFailed('payment-gateway'))),
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
  if (!registration || !stayDetails || !cancellation || !payment) throw new Error('Its journeys do not run.');
  return { actor, host, registration, stayDetails, cancellation, payment };
}

test('the link is read once the page is on the screen, and followed until it is left', () => {
  const followed: string[] = [];
  const follows = (name: string) =>
    fromCallback<EventObject, never>(({ input, sendBack }) => {
      followed.push(`${name} of ${String(input)}`);
      if (name === 'link') sendBack({ type: 'link.read', token: 'token', visitId: 'visit' });
      return () => void followed.push(`${name} no longer`);
    });
  const machine = reservationMachine.provide({
    actors: { followLink: follows('link'), followRevisits: follows('revisits') } as object,
  });
  const actor = createActor(machine, { input: { reservationId: 'r' } }).start();
  expect(actor.getSnapshot().value).toEqual({ loading: 'readingLink' });
  actor.send({ type: 'page.opened' });
  expect(actor.getSnapshot().value).toEqual({ loading: 'asking' });
  expect(followed).toEqual(['link of r', 'revisits of undefined']);
  actor.send({ type: 'page.left' });
  expect(actor.getSnapshot().value).toEqual({ loading: 'readingLink' });
  expect(followed.slice(2)).toEqual(['link no longer', 'revisits no longer']);
});

test('an open reservation tells its journeys how it stands', async () => {
  const { registration, stayDetails, cancellation, payment } = await openPage({ at: sampleUncharged });
  expect(payment.getSnapshot().value).toBe('due');
  expect(registration.getSnapshot().value).toBe('collecting');
  expect(registration.getSnapshot().context.guests).toHaveLength(sampleReservation.guestCount);
  expect(stayDetails.getSnapshot().value).toBe('shown');
  expect(cancellation.getSnapshot().value).toBe('available');
  expect(cancellation.getSnapshot().context.refund).toEqual(sampleReservation.cancellation.refundNow);
});

test('a cancelled stay asks for no guests any more, and is shown as the host tells it', async () => {
  const { actor, registration, cancellation } = await openPage();
  cancellation.send({ type: 'cancellation.begun' });
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
  await waitFor(registration, (snapshot) => snapshot.matches('closed'));
  expect(actor.getSnapshot().context.reservation?.status).toBe('cancelled');
});

test('changes made while the page reloads are shown, and not the earlier ones', async () => {
  const { actor, host, cancellation } = await openPage();
  const before = Promise.withResolvers<Reservation>();
  host.answers = [before.promise];
  actor.send({ type: 'page.revisited' });
  cancellation.send({ type: 'cancellation.begun' });
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
  before.resolve(sampleReservation);
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'current' }));
  expect(actor.getSnapshot().context.reservation?.status).toBe('cancelled');
});

test('registered guests are told in the reservation too', async () => {
  const { actor, registration } = await openPage();
  registration.send({ type: 'guests.submitted' });
  await waitFor(registration, (snapshot) => snapshot.matches('confirmed'));
  await waitFor(actor, ({ context }) => context.reservation?.registration.status === 'confirmed');
  expect(registration.getSnapshot().value).toBe('confirmed');
});

test('details that a guest sends are part of the reservation and stay', async () => {
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

test('guests of a stay that is called off are told to be registered no longer', async () => {
  const off = { ...sampleCancelled, registration: sampleRegistered.registration };
  const { actor, host, registration } = await openPage({ at: sampleRegistered });
  expect(registration.getSnapshot().value).toBe('confirmed');
  host.reservation = off;
  actor.send({ type: 'page.revisited' });
  await waitFor(registration, (snapshot) => snapshot.matches('closed'));
  const later = await openPage({ at: off });
  expect(later.registration.getSnapshot().value).toBe('closed');
});

test('guests registered in another tab are found when they are sent from this one', async () => {
  const { host, registration, actor } = await openPage();
  host.reservation = sampleRegistered;
  actor.send({ type: 'reservation.changed' });
  await waitFor(registration, (snapshot) => snapshot.matches('confirmed'));
  expect(registration.getSnapshot().context.guests).toEqual([]);
});

test('a smaller refund is shown, and asked about again, before anything is called off', async () => {
  const smaller = { percentage: 50, total: { amount: 15_000, currency: 'EUR' as const } };
  const call: string[] = [];
  const { host, cancellation } = await openPage({
    cancels: () => {
      call.push('cancel');
      return call.length === 1 ? Promise.reject(new CallFailed('terms-changed')) : Promise.resolve(smaller);
    },
  });
  host.reservation = {
    ...sampleReservation,
    cancellation: { ...sampleReservation.cancellation, refundNow: smaller },
  };
  cancellation.send({ type: 'cancellation.begun' });
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('termsChanged'));
  expect(cancellation.getSnapshot().context.refund).toEqual(smaller);
  expect(call).toHaveLength(1);
  cancellation.send({ type: 'cancellation.confirmed' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
});

test('typed input stays when the reservation is reloaded', async () => {
  const { actor, host, registration } = await openPage();
  registration.send({ type: 'guest.changed', index: 0, form: { surname: 'Silva' } });
  actor.send({ type: 'reservation.changed' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'current' }) && host.asked === 2);
  expect(registration.getSnapshot().context.guests[0]?.surname).toBe('Silva');
});

test('a payment that was made elsewhere is found when it is asked for here, and all journeys know', async () => {
  const begunSince = { cancellation: { ...sampleReservation.cancellation, allowed: false } };
  const { actor, host, payment, cancellation } = await openPage({
    at: sampleUncharged,
    opensCheckout: () => {
      host.reservation = { ...sampleReservation, ...begunSince };
      return Promise.reject(new CallFailed('wrong-state'));
    },
  });
  payment.send({ type: 'payment.requested' });
  await waitFor(payment, (snapshot) => snapshot.matches('settled'));
  await waitFor(cancellation, (snapshot) => snapshot.matches('unavailable'));
  expect(host.asked).toBe(2);
  expect(actor.getSnapshot().value).toEqual({ open: 'current' });
});

test('a page that was left open knows what was done meanwhile once the guest comes back', async () => {
  const { actor, host, registration, cancellation, payment } = await openPage();
  cancellation.send({ type: 'cancellation.begun' });
  host.reservation = sampleCancelled;
  actor.send({ type: 'page.revisited' });
  await waitFor(cancellation, (snapshot) => snapshot.matches('cancelled'));
  expect(registration.getSnapshot().value).toBe('closed');
  expect(payment.getSnapshot().value).toBe('settled');
});

test('a guest who comes back from the gateway without paying can pay again, by another page', async () => {
  const keys: string[] = [];
  const { actor, payment } = await openPage({
    at: sampleUncharged,
    opensCheckout: ({ input }) => {
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

test('a page to pay at that is being opened is waited for, whatever is told meanwhile', async () => {
  const opening = Promise.withResolvers<CheckoutSession>();
  const { actor, host, payment } = await openPage({
    at: sampleUncharged,
    opensCheckout: () => opening.promise,
  });
  payment.send({ type: 'payment.requested' });
  actor.send({ type: 'page.revisited' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'current' }) && host.asked === 2);
  expect(payment.getSnapshot().value).toEqual({ redirecting: 'creating' });
  opening.resolve(sampleCheckout);
  await waitFor(payment, (snapshot) => snapshot.matches({ redirecting: 'leaving' }));
});
