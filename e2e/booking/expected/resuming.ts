import type { Story } from '../story.ts';
import type { BookingExpectation } from './types.ts';
import { heldUntil, stage } from './stage.ts';

type AwaitedIn = 'resuming.processing.waiting' | 'resuming.takesLonger.waiting';

const standings = (call: 'recallReservation' | 'recallReservationAgain', awaited: AwaitedIn) => ({
  [`${call}.answered.codeAwaited`]: 'otp.entering' as const,
  [`${call}.answered.codeExpired`]: 'otp.expired' as const,
  [`${call}.answered.codeLocked`]: 'otp.locked' as const,
  [`${call}.answered.unpaid`]: 'resuming.unpaid' as const,
  [`${call}.answered.declined`]: 'resuming.declined' as const,
  [`${call}.answered.processing`]: awaited,
  [`${call}.answered.paid`]: 'success.paid' as const,
  [`${call}.answered.cardSaved`]: 'success.cardSaved' as const,
  [`${call}.answered.holdExpired`]: 'resuming.holdExpired' as const,
  [`${call}.answered.paidTooLate`]: 'resuming.paidTooLate' as const,
  [`${call}.answered.datesTaken`]: 'resuming.datesTaken' as const,
  [`${call}.answered.abandoned`]: 'resuming.abandoned' as const,
  [`${call}.failed.not-found`]: 'resuming.abandoned' as const,
  [`${call}.failed.unreachable`]: 'resuming.notResumed' as const,
});

const processing = ({ voice: { text } }: Story) => ({
  title: text('resuming.processing.title'),
  says: [text('resuming.processing.text')],
  isWaiting: true,
});

/** Nothing of it says that anything is paid. */
const takesLonger = ({ voice: { text }, typed }: Story) => ({
  title: text('resuming.takesLonger.title'),
  says: [
    text('resuming.takesLonger.text'),
    text('resuming.takesLonger.mailed', { email: typed.email || 'ana@example.com' }),
  ],
  links: ['resuming.takesLonger.reservation'] as const,
});

const payOrBeginAgain = {
  'payment.requested': 'redirecting.underWay',
  'booking.restarted': 'otp.restarting',
  'hold.ended': 'resuming.asking',
} as const;

export const resumingExpected = {
  'resuming.asking': stage(({ voice: { text } }) => ({ title: text('resuming.asking'), isWaiting: true }), {
    within: 'asking',
    asks: 'recallReservation',
    leads: standings('recallReservation', 'resuming.processing.waiting'),
  }),
  'resuming.checkingOwn': stage(
    ({ voice: { text } }) => ({ title: text('resuming.asking'), isWaiting: true }),
    {
      within: 'asking',
      asks: 'checkOwnReservation',
      leads: {
        'checkOwnReservation.answered.unpaid': 'resuming.ownHold',
        'checkOwnReservation.answered.paid': 'resuming.ownStay',
        'checkOwnReservation.answered.holdExpired': 'dates.unavailable',
        'checkOwnReservation.failed.not-found': 'dates.unavailable',
        'checkOwnReservation.failed.unreachable': 'resuming.notResumed',
      },
    },
  ),
  'resuming.ownHold': stage(
    (story) => ({
      title: story.voice.text('resuming.ownHold.title'),
      says: [heldUntil(story)],
      moves: ['resuming.ownHold.goOn', 'otp.restart'],
    }),
    {
      within: 'own hold',
      leads: {
        'standing.requested': 'resuming.asking',
        'booking.restarted': 'otp.restarting',
        'hold.ended': 'resuming.asking',
      },
    },
  ),
  'resuming.ownStay': stage(
    ({ voice: { text } }) => ({
      title: text('resuming.ownStay.title'),
      moves: ['resuming.otherDates'],
      links: ['success.openReservation'],
    }),
    { within: 'own stay', leads: { 'booking.startedAnew': 'dates.choosing' } },
  ),
  'resuming.unpaid': stage(
    (story) => ({
      title: story.voice.text('resuming.unpaid.title'),
      says: [heldUntil(story)],
      moves: ['resuming.payNow', 'otp.restart'],
    }),
    { within: 'unpaid', leads: payOrBeginAgain },
  ),
  'resuming.declined': stage(
    (story) => ({
      title: story.voice.text('resuming.declined.title'),
      says: [story.voice.text('resuming.declined.text'), heldUntil(story)],
      moves: ['resuming.payNow', 'otp.restart'],
    }),
    { within: 'declined', leads: payOrBeginAgain },
  ),
  'resuming.processing.waiting': stage(processing, {
    within: 'processing',
    leads: {
      'paymentPollInterval.passed': 'resuming.processing.asking',
      'paymentIsSlowAfter.passed': 'resuming.takesLonger.waiting',
    },
  }),
  'resuming.processing.asking': stage(processing, {
    within: 'processing',
    asks: 'recallReservationAgain',
    leads: {
      ...standings('recallReservationAgain', 'resuming.processing.waiting'),
      'paymentIsSlowAfter.passed': 'resuming.takesLonger.waiting',
    },
  }),
  'resuming.takesLonger.waiting': stage(
    (story) => ({
      ...takesLonger(story),
      moves: ['resuming.takesLonger.ask'],
    }),
    {
      within: 'takes longer',
      leads: {
        'slowPaymentPollInterval.passed': 'resuming.takesLonger.asking',
        'standing.requested': 'resuming.takesLonger.asking',
      },
    },
  ),
  'resuming.takesLonger.asking': stage(
    (story) => ({ ...takesLonger(story), heldBack: ['resuming.takesLonger.ask'] }),
    {
      within: 'takes longer',
      asks: 'recallReservationAgain',
      leads: standings('recallReservationAgain', 'resuming.takesLonger.waiting'),
    },
  ),
  'resuming.holdExpired': stage(
    ({ voice: { text } }) => ({
      title: text('problem.holdExpired.title'),
      says: [text('problem.holdExpired.text')],
      moves: ['resuming.beginAgain'],
    }),
    { within: 'hold expired', leads: { 'booking.startedAnew': 'dates.pricing' } },
  ),
  'resuming.paidTooLate': stage(
    ({ voice: { text } }) => ({
      title: text('problem.paidTooLate.title'),
      says: [text('problem.paidTooLate.text')],
      moves: ['resuming.otherDates'],
    }),
    { within: 'paid too late', leads: { 'booking.startedAnew': 'dates.choosing' } },
  ),
  'resuming.datesTaken': stage(
    ({ voice: { text } }) => ({
      title: text('problem.datesUnavailable.title'),
      says: [text('resuming.datesTaken.text'), text('access.ownHold')],
      moves: ['resuming.otherDates'],
      links: ['access.ownHold.goOn'],
    }),
    {
      within: 'dates taken',
      leads: { 'booking.startedAnew': 'dates.choosing', 'ownReservation.found': 'resuming.checkingOwn' },
    },
  ),
  'resuming.abandoned': stage(
    ({ voice: { text } }) => ({
      title: text('resuming.abandoned.title'),
      says: [text('resuming.abandoned.text')],
      moves: ['resuming.beginAgain'],
    }),
    { within: 'abandoned', leads: { 'booking.startedAnew': 'dates.choosing' } },
  ),
  'resuming.notResumed': stage(
    ({ voice: { text } }) => ({
      title: text('problem.unreachable.title'),
      says: [text('problem.unreachable.text'), text('resuming.notResumed.text')],
      moves: ['action.tryAgain', 'resuming.beginAgain'],
    }),
    {
      within: 'not resumed',
      leads: {
        'standing.requested': 'resuming.asking',
        'booking.startedAnew': 'dates.choosing',
        'connection.returned': 'resuming.asking',
      },
    },
  ),
} satisfies Record<string, BookingExpectation>;
