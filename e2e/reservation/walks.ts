import { cancellationModel } from '../../machines/cancellation/cancellation.model.ts';
import { guestsDraftModel } from '../../machines/guestsDraft/guestsDraft.model.ts';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { registrationModel } from '../../machines/registration/registration.model.ts';
import { reservationModel } from '../../machines/reservation/reservation.model.ts';
import { stayDetailsModel } from '../../machines/stayDetails/stayDetails.model.ts';
import { cancellationRules } from '../../tests/machines/rules/cancellation.rules.ts';
import { guestsDraftRules } from '../../tests/machines/rules/guestsDraft.rules.ts';
import { paymentRules } from '../../tests/machines/rules/payment.rules.ts';
import { registrationRules } from '../../tests/machines/rules/registration.rules.ts';
import { reservationRules } from '../../tests/machines/rules/reservation.rules.ts';
import { stayDetailsRules } from '../../tests/machines/rules/stayDetails.rules.ts';
import { defineWalk } from '../support/defineWalk.ts';
import { cancellationExpected } from './expected/cancellation.ts';
import { guestsDraftExpected } from './expected/guestsDraft.ts';
import { isForeignPage, paymentExpected } from './expected/payment.ts';
import { registrationExpected } from './expected/registration.ts';
import { reservationExpected } from './expected/reservation.ts';
import { stayDetailsExpected } from './expected/stayDetails.ts';

/** A reload of the page after the end of a journey. */
const reload = { 'page.reloaded': { to: 'loading', cost: 5 } } as const;

const byTheBrowser = 'the browser follows links by itself';
const byTheForms = 'the forms and their draft send it to each other';

export const reservationWalk = defineWalk({
  model: reservationModel,
  rules: reservationRules,
  expected: reservationExpected,
  start: 'loading.readingLink',
  exceptions: [
    // A second request for the same reservation does not show.
    { in: /^loading\.asking$/, event: /^link\.read$/ },
    { in: /^kept\.asking$/, event: /^link\.read\.kept$/ },
    {
      in: /^/,
      event: /^offlineCopy\.changed$/,
      notByHand: 'the device says it before the guest does anything',
    },
    { in: /^open\.refreshing$/, event: /^offlineCopy\.(stopped|resumed)$/ },
    { in: /^/, event: /^page\.opened$/, notByHand: byTheBrowser },
    { in: /^loading\.readingLink$/, event: /^page\.left$/, notByHand: byTheBrowser },
    { in: /^open/, event: /^(forms\.changed|forms\.sent|draft\.found)$/, notByHand: byTheForms },
  ],
});

export const registrationWalk = defineWalk({
  model: registrationModel,
  rules: registrationRules,
  expected: registrationExpected,
  start: 'loading',
  exceptions: [
    { in: /^collecting$/, event: /^draft\.recalled$/, notByHand: 'it follows a change of language' },
    { in: /^/, event: /^draft\.found$/, notByHand: 'the draft at the host has a separate walk' },
  ],
  detours: reload,
});

export const guestsDraftWalk = defineWalk({
  model: guestsDraftModel,
  rules: guestsDraftRules,
  expected: guestsDraftExpected,
  start: 'off',
  exceptions: [
    // Forms that change during a request are compared or sent afterwards, whatever their content.
    { in: /\.(touched|outdated|comparing|differing)$/, event: /^forms\.changed\.emptied$/ },
    { in: /\.comparing$/, event: /^forms\.changed$/ },
    // The walk of the registration continues where forms are sent.
    { in: /\.(outdated|notKept)$/, event: /^forms\.sent$/ },
    { in: /\.withheld$/, event: /^/ },
  ],
});

export const stayDetailsWalk = defineWalk({
  model: stayDetailsModel,
  rules: stayDetailsRules,
  expected: stayDetailsExpected,
  start: 'loading',
});

export const paymentWalk = defineWalk({
  model: paymentModel,
  rules: paymentRules,
  expected: paymentExpected,
  start: 'loading',
  // The host has answered, so no open call can receive this answer.
  exceptions: [{ in: /^redirecting\.leaving$/, event: /^checkout\.answered\.statusChanged$/ }],
  leavesAtOnce: isForeignPage,
});

export const cancellationWalk = defineWalk({
  model: cancellationModel,
  rules: cancellationRules,
  expected: cancellationExpected,
  start: 'loading',
  detours: reload,
});
