import type { Scenario } from '../scenario.ts';
import type { BookingExpectation } from './types.ts';
import { heldUntil, expectStatus } from './status.ts';

const describeProcessing = ({ translator: { text } }: Scenario) => ({
  title: text('resuming.processing.title'),
  texts: [text('resuming.processing.text')],
  isWaiting: true,
});

/** No text claims that anything is paid. */
const describeSlowPayment = ({ translator: { text }, typed }: Scenario) => ({
  title: text('resuming.takesLonger.title'),
  texts: [
    text('resuming.takesLonger.text'),
    text('resuming.takesLonger.mailed', { email: typed.email || 'ana@example.com' }),
  ],
  links: ['resuming.takesLonger.reservation'] as const,
});

export const resumingExpected = {
  'resuming.asking': expectStatus(
    ({ translator: { text } }) => ({ title: text('resuming.asking'), isWaiting: true }),
    {
      region: 'asking',
      call: 'recallReservation',
    },
  ),
  'resuming.checkingOwn': expectStatus(
    ({ translator: { text } }) => ({ title: text('resuming.asking'), isWaiting: true }),
    {
      region: 'asking',
      call: 'checkOwnReservation',
    },
  ),
  'resuming.ownHold': expectStatus(
    (scenario) => ({
      title: scenario.translator.text('resuming.ownHold.title'),
      texts: [heldUntil(scenario)],
      actions: ['resuming.ownHold.goOn', 'otp.restart'],
    }),
    {
      region: 'own hold',
    },
  ),
  'resuming.ownStay': expectStatus(
    ({ translator: { text } }) => ({
      title: text('resuming.ownStay.title'),
      actions: ['resuming.otherDates'],
      links: ['success.openReservation'],
    }),
    { region: 'own stay' },
  ),
  'resuming.unpaid': expectStatus(
    (scenario) => ({
      title: scenario.translator.text('resuming.unpaid.title'),
      texts: [heldUntil(scenario)],
      actions: ['resuming.payNow', 'otp.restart'],
    }),
    { region: 'unpaid' },
  ),
  'resuming.declined': expectStatus(
    (scenario) => ({
      title: scenario.translator.text('resuming.declined.title'),
      texts: [scenario.translator.text('resuming.declined.text'), heldUntil(scenario)],
      actions: ['resuming.payNow', 'otp.restart'],
    }),
    { region: 'declined' },
  ),
  'resuming.processing.waiting': expectStatus(describeProcessing, {
    region: 'processing',
  }),
  'resuming.processing.asking': expectStatus(describeProcessing, {
    region: 'processing',
    call: 'recallReservationAgain',
  }),
  'resuming.takesLonger.waiting': expectStatus(
    (scenario) => ({
      ...describeSlowPayment(scenario),
      actions: ['resuming.takesLonger.ask'],
    }),
    {
      region: 'takes longer',
    },
  ),
  'resuming.takesLonger.asking': expectStatus(
    (scenario) => ({ ...describeSlowPayment(scenario), disabled: ['resuming.takesLonger.ask'] }),
    {
      region: 'takes longer',
      call: 'recallReservationAgain',
    },
  ),
  'resuming.holdExpired': expectStatus(
    ({ translator: { text } }) => ({
      title: text('problem.holdExpired.title'),
      texts: [text('problem.holdExpired.text')],
      actions: ['resuming.beginAgain'],
    }),
    { region: 'hold expired' },
  ),
  'resuming.paidTooLate': expectStatus(
    ({ translator: { text } }) => ({
      title: text('problem.paidTooLate.title'),
      texts: [text('problem.paidTooLate.text')],
      actions: ['resuming.otherDates'],
    }),
    { region: 'paid too late' },
  ),
  'resuming.datesTaken': expectStatus(
    ({ translator: { text } }) => ({
      title: text('problem.datesUnavailable.title'),
      texts: [text('resuming.datesTaken.text'), text('access.ownHold')],
      actions: ['resuming.otherDates'],
      links: ['access.ownHold.goOn'],
    }),
    {
      region: 'dates taken',
    },
  ),
  'resuming.abandoned': expectStatus(
    ({ translator: { text } }) => ({
      title: text('resuming.abandoned.title'),
      texts: [text('resuming.abandoned.text')],
      actions: ['resuming.beginAgain'],
    }),
    { region: 'abandoned' },
  ),
  'resuming.notResumed': expectStatus(
    ({ translator: { text } }) => ({
      title: text('problem.unreachable.title'),
      texts: [text('problem.unreachable.text'), text('resuming.notResumed.text')],
      actions: ['action.tryAgain', 'resuming.beginAgain'],
    }),
    {
      region: 'not resumed',
    },
  ),
} satisfies Record<string, BookingExpectation>;
