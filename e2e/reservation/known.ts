import { cancellationModel } from '../../machines/cancellation/cancellation.model.ts';
import { guestsDraftModel } from '../../machines/guestsDraft/guestsDraft.model.ts';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { registrationModel } from '../../machines/registration/registration.model.ts';
import { reservationModel } from '../../machines/reservation/reservation.model.ts';
import { stayDetailsModel } from '../../machines/stayDetails/stayDetails.model.ts';
import type { KnownWalk } from '../atlas/replay/tourOf.ts';
import { cancellationExpected, type CancellationState } from './expected/cancellation.ts';
import { guestsDraftExpected, type GuestsDraftState } from './expected/guestsDraft.ts';
import { isNotTheGateway, paymentExpected, type PaymentState } from './expected/payment.ts';
import { registrationExpected, type RegistrationState } from './expected/registration.ts';
import { reservationExpected, type ReservationState } from './expected/reservation.ts';
import { stayDetailsExpected, type StayDetailsState } from './expected/stayDetails.ts';

/** The page is loaded again where a journey has come to its end. */
const anew = { 'page.reloaded': { to: 'loading', costs: 5 } } as const;

const followed = 'it is the browser’s own affair that the link is followed, or no longer';
const between = 'it goes between the forms and their draft';

export const reservationWalk = {
  model: reservationModel,
  expected: reservationExpected,
  start: 'loading.readingLink',
  common: [
    // Where the same is being fetched, nothing of it is seen.
    { in: /^loading\.asking$/, when: 'link.read' },
    { in: /^kept\.asking$/, when: 'link.read.kept' },
    { in: /^/, when: 'keeping.told', byNobody: 'the device says it before the guest does anything' },
    { in: /^open\.refreshing$/, when: 'keeping.stopped' },
    { in: /^open\.refreshing$/, when: 'keeping.resumed' },
    { in: /^/, when: 'page.opened', byNobody: followed },
    { in: /^loading\.readingLink$/, when: 'page.left', byNobody: followed },
    { in: /^open/, when: 'forms.changed', byNobody: between },
    { in: /^open/, when: 'forms.sent', byNobody: between },
    { in: /^open/, when: 'draft.found', byNobody: between },
  ],
} satisfies KnownWalk<ReservationState>;

export const registrationWalk = {
  model: registrationModel,
  expected: registrationExpected,
  start: 'loading',
  common: [
    { in: /^collecting$/, when: 'draft.recalled', byNobody: 'it comes after a change of language' },
    {
      in: /^(collecting|refused|notSaved)$/,
      when: 'draft.found',
      leadsTo: 'collecting',
      byNobody: 'the draft at the host has a walk of its own',
    },
  ],
  detours: anew,
} satisfies KnownWalk<RegistrationState>;

export const guestsDraftWalk = {
  model: guestsDraftModel,
  expected: guestsDraftExpected,
  start: 'off',
  common: [
    { in: /\.withheld$/, when: 'reservation.told.registered', leadsTo: 'off' },
    // What is typed meanwhile is asked about or sent afterwards, whatever it is.
    { in: /\.(touched|outdated|comparing|differing)$/, when: 'forms.changed.emptied' },
    { in: /\.comparing$/, when: 'forms.changed' },
    // What is on its way to be registered goes on in the walk of the registration.
    { in: /\.outdated$/, when: 'forms.sent', leadsTo: 'on.keeping.current' },
    { in: /\.notKept$/, when: 'forms.sent', leadsTo: 'on.withheld' },
    { in: /\.withheld$/, when: 'forms.changed', leadsTo: 'on.typing' },
    { in: /\.withheld$/, when: 'forms.changed.emptied', leadsTo: 'on.typing' },
    { in: /\.withheld$/, when: 'page.hidden', leadsTo: 'on.keeping.current' },
  ],
} satisfies KnownWalk<GuestsDraftState>;

export const stayDetailsWalk = {
  model: stayDetailsModel,
  expected: stayDetailsExpected,
  start: 'loading',
} satisfies KnownWalk<StayDetailsState>;

export const paymentWalk = {
  model: paymentModel,
  expected: paymentExpected,
  start: 'loading',
  // The host has opened the page: from here on nothing is asked that it could answer otherwise.
  common: [{ in: /^redirecting\.leaving$/, when: 'checkout.answered.elsewhere', leadsTo: 'loading' }],
  takesOnAtOnce: isNotTheGateway,
} satisfies KnownWalk<PaymentState>;

export const cancellationWalk = {
  model: cancellationModel,
  expected: cancellationExpected,
  start: 'loading',
  detours: anew,
} satisfies KnownWalk<CancellationState>;
