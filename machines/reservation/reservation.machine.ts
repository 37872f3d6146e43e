import { assign, sendParent, sendTo, setup, spawnChild, stopChild, type EventObject } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import { cancellationMachine } from '../cancellation/cancellation.machine.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { registrationMachine } from '../registration/registration.machine.ts';
import { declaredCallback, declaredPromise } from '../shared/declared.ts';
import { failedAs, itFailedAs } from '../shared/failures.ts';
import { afterLoadingTooLong, loadingMayTake } from '../shared/loading.ts';
import type { ReservationVisit, ReservationTold } from '../shared/reservationTold.ts';
import { stayDetailsMachine } from '../stayDetails/stayDetails.machine.ts';
import type { Tag } from '../shared/tags.ts';

export interface ReservationContext extends ReservationVisit {
  /** As the host last told it. */
  reservation: Reservation | undefined;
}

export type ReservationEvent =
  /** The address that the page was opened with: an empty token where it carries none. */
  | { type: 'link.read'; token: string; visitId: string }
  | { type: 'retry.requested' }
  /** Something was done that changes the reservation. */
  | { type: 'reservation.changed' }
  | { type: 'page.revisited' }
  /** The page is on the screen, or no longer. */
  | { type: 'page.opened' }
  | { type: 'page.left' };

const changed: ReservationEvent = { type: 'reservation.changed' };

/** The registration of one reservation, which tells it what has changed. */
export const registrationOfReservation = registrationMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

/** The cancellation of one reservation, which tells it what has changed. */
export const cancellationOfReservation = cancellationMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

/** What the guest of one reservation tells of it, which tells it what has changed. */
export const stayDetailsOfReservation = stayDetailsMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

/** The payment of what could not be charged, which tells the reservation what has changed. */
export const paymentOfReservation = paymentMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

const linkOf = ({ context: { reservationId, token, visitId } }: { context: ReservationContext }) => ({
  reservationId,
  token,
  visitId,
});

type Part = 'registration' | 'stayDetails' | 'cancellation' | 'payment';

const told = ({ context }: { context: ReservationContext }): ReservationTold => ({
  type: 'reservation.told',
  reservation: context.reservation!,
});

const keep = {
  type: 'keepReservation',
  params: ({ event }: { event: { output: Reservation } }) => event.output,
} as const;

const linkRead = {
  type: 'keepLink',
  params: ({ event }: { event: { token: string; visitId: string } }) => event,
} as const;

/** The holder of a reservation's link sees how it stands, registers its guests, or calls it off. */
export const reservationMachine = setup({
  types: {
    input: {} as Pick<ReservationContext, 'reservationId'>,
    context: {} as ReservationContext,
    events: {} as ReservationEvent,
    children: {} as { [part in Part]: part },
    tags: {} as Tag,
  },
  actors: {
    loadReservation: declaredPromise<Reservation, ReservationVisit>('loadReservation'),
    registration: registrationOfReservation,
    stayDetails: stayDetailsOfReservation,
    cancellation: cancellationOfReservation,
    payment: paymentOfReservation,
    followLink: declaredCallback<EventObject, string>(),
    followRevisits: declaredCallback<EventObject, undefined>(),
    keepForms: declaredCallback<EventObject, string>(),
  },
  actions: {
    keepLink: assign((_, { token, visitId }: { token: string; visitId: string }) => ({ token, visitId })),
    keepReservation: assign((_, reservation: Reservation) => ({ reservation })),
    tellRegistration: sendTo('registration', told),
    tellStayDetails: sendTo('stayDetails', told),
    tellCancellation: sendTo('cancellation', told),
    tellPayment: sendTo('payment', told),
    followLink: spawnChild('followLink', {
      id: 'followLink',
      input: ({ context }: { context: ReservationContext }) => context.reservationId,
    }),
    followRevisits: spawnChild('followRevisits', { id: 'followRevisits' }),
    followLinkNoLonger: stopChild('followLink'),
    followRevisitsNoLonger: stopChild('followRevisits'),
  },
  guards: {
    itFailedAs,
    theLinkIsComplete: (_, { token }: { token: string }) => token !== '',
  },
  delays: { loadingMayTake },
}).createMachine({
  id: 'reservation',
  description:
    'The holder of a reservation’s link sees how it stands, registers its guests, or calls it off.',
  context: ({ input }) => ({ ...input, token: '', visitId: '', reservation: undefined }),
  initial: 'loading',
  on: {
    'link.read': [
      {
        description: 'The address carries the link’s token.',
        guard: { type: 'theLinkIsComplete', params: ({ event }) => event },
        target: '.loading.asking',
        actions: linkRead,
      },
      { description: 'The address lacks the link’s token.', target: '.linkIncomplete' },
    ],
    'page.opened': {
      description: 'The page is on the screen: its address is read, and followed.',
      actions: ['followLink', 'followRevisits'],
    },
    'page.left': {
      description: 'The guest goes to another page.',
      target: '.loading.readingLink',
      actions: ['followLinkNoLonger', 'followRevisitsNoLonger'],
    },
  },
  states: {
    loading: {
      description: 'The reservation is not known yet.',
      initial: 'readingLink',
      states: {
        readingLink: {
          description: 'The page is there; only the guest’s browser knows the whole link.',
          tags: ['waiting', 'settled'],
        },
        asking: {
          description: 'The reservation is being fetched from the host.',
          tags: 'waiting',
          after: afterLoadingTooLong('#reservation.failed'),
          invoke: {
            id: 'loadReservation',
            src: 'loadReservation',
            input: linkOf,
            onDone: { target: '#reservation.open', actions: keep },
            onError: [
              { guard: failedAs('not-found'), target: '#reservation.notFound' },
              { target: '#reservation.failed' },
            ],
          },
        },
      },
    },
    open: {
      description: 'The guest sees the reservation, and what can be done with it.',
      invoke: [
        { id: 'registration', src: 'registration', input: linkOf },
        { id: 'stayDetails', src: 'stayDetails', input: linkOf },
        { id: 'cancellation', src: 'cancellation', input: linkOf },
        { id: 'payment', src: 'payment', input: linkOf },
        { id: 'keepForms', src: 'keepForms', input: ({ context }) => context.reservationId },
      ],
      initial: 'current',
      states: {
        current: {
          description: 'What is shown is what the host said last.',
          tags: 'settled',
          entry: ['tellRegistration', 'tellStayDetails', 'tellCancellation', 'tellPayment'],
          on: {
            'reservation.changed': 'refreshing',
            'page.revisited': {
              description: 'The guest comes back to a page that was left open; time has passed.',
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: 'Something was done; how the reservation stands now is being fetched.',
          tags: ['waiting', 'settled'],
          invoke: {
            id: 'refreshReservation',
            src: 'loadReservation',
            input: linkOf,
            onDone: { target: 'current', actions: keep },
            onError: 'stale',
          },
          on: {
            'reservation.changed': {
              description: 'What is being fetched may be from before the change: it is fetched once more.',
              target: 'refreshing',
              reenter: true,
            },
          },
        },
        stale: {
          description: 'What is shown may be out of date; the guest can ask again.',
          tags: ['failed', 'settled'],
          on: {
            'retry.requested': 'refreshing',
            'reservation.changed': 'refreshing',
            'page.revisited': 'refreshing',
          },
        },
      },
    },
    notFound: {
      description: 'The host knows no such reservation, or the link is not its own.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': 'loading.asking' },
    },
    failed: {
      description: 'The reservation could not be fetched; the guest can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': 'loading.asking' },
    },
    linkIncomplete: {
      description: 'The address is only a part of the mailed link; the guest opens the whole one.',
      tags: ['failed', 'settled'],
    },
  },
});
