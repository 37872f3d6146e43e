import type { Story } from '../story.ts';
import type { BookingExpectation } from './booking.ts';
import { stage } from './stage.ts';

const standings = (call: 'recallReservation' | 'recallReservationAgain') => ({
  [`${call}.answered.codeAwaited`]: 'otp.entering' as const,
  [`${call}.answered.codeExpired`]: 'otp.expired' as const,
  [`${call}.answered.codeLocked`]: 'otp.locked' as const,
  [`${call}.answered.unpaid`]: 'resuming.unpaid' as const,
  [`${call}.answered.declined`]: 'resuming.declined' as const,
  [`${call}.answered.processing`]: 'resuming.processing' as const,
  [`${call}.answered.paid`]: 'success.paid' as const,
  [`${call}.answered.cardSaved`]: 'success.cardSaved' as const,
  [`${call}.answered.holdExpired`]: 'resuming.holdExpired' as const,
  [`${call}.answered.paidTooLate`]: 'resuming.paidTooLate' as const,
  [`${call}.answered.abandoned`]: 'resuming.abandoned' as const,
  [`${call}.failed.not-found`]: 'resuming.abandoned' as const,
  [`${call}.failed.unreachable`]: 'resuming.notResumed' as const,
});

const processing = ({ voice: { text } }: Story) => ({
  title: text('resuming.processing.title'),
  says: [text('resuming.processing.text')],
  isWaiting: true,
});

const heldUntil = ({ voice: { text, moment }, heldUntil: until }: Story) =>
  text('resuming.heldUntil', { time: moment(until || new Date().toISOString()) });

const payOrBeginAgain = {
  'payment.requested': 'redirecting.underWay',
  'booking.restarted': 'otp.restarting',
  'hold.ended': 'resuming.asking',
} as const;

export const resumingExpected = {
  'resuming.asking': stage(({ voice: { text } }) => ({ title: text('resuming.asking'), isWaiting: true }), {
    within: 'asking',
    asks: 'recallReservation',
    leads: standings('recallReservation'),
  }),
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
  'resuming.processing': stage(processing, {
    within: 'processing',
    leads: { 'paymentIsAskedAgain.passed': 'resuming.askingAgain' },
  }),
  'resuming.askingAgain': stage(processing, {
    within: 'processing',
    asks: 'recallReservationAgain',
    leads: standings('recallReservationAgain'),
  }),
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
      says: [text('resuming.notResumed.text')],
      moves: ['action.tryAgain', 'resuming.beginAgain'],
    }),
    {
      within: 'not resumed',
      leads: { 'standing.requested': 'resuming.asking', 'booking.startedAnew': 'dates.choosing' },
    },
  ),
} satisfies Record<string, BookingExpectation>;
