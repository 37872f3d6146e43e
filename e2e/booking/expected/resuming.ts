import type { Story } from '../story.ts';
import type { BookingExpectation } from './types.ts';
import { heldUntil, stage } from './stage.ts';

const processing = ({ voice: { text } }: Story) => ({
  title: text('resuming.processing.title'),
  says: [text('resuming.processing.text')],
  isWaiting: true,
});

/** No text claims that anything is paid. */
const takesLonger = ({ voice: { text }, typed }: Story) => ({
  title: text('resuming.takesLonger.title'),
  says: [
    text('resuming.takesLonger.text'),
    text('resuming.takesLonger.mailed', { email: typed.email || 'ana@example.com' }),
  ],
  links: ['resuming.takesLonger.reservation'] as const,
});

export const resumingExpected = {
  'resuming.asking': stage(({ voice: { text } }) => ({ title: text('resuming.asking'), isWaiting: true }), {
    within: 'asking',
    asks: 'recallReservation',
  }),
  'resuming.checkingOwn': stage(
    ({ voice: { text } }) => ({ title: text('resuming.asking'), isWaiting: true }),
    {
      within: 'asking',
      asks: 'checkOwnReservation',
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
    },
  ),
  'resuming.ownStay': stage(
    ({ voice: { text } }) => ({
      title: text('resuming.ownStay.title'),
      moves: ['resuming.otherDates'],
      links: ['success.openReservation'],
    }),
    { within: 'own stay' },
  ),
  'resuming.unpaid': stage(
    (story) => ({
      title: story.voice.text('resuming.unpaid.title'),
      says: [heldUntil(story)],
      moves: ['resuming.payNow', 'otp.restart'],
    }),
    { within: 'unpaid' },
  ),
  'resuming.declined': stage(
    (story) => ({
      title: story.voice.text('resuming.declined.title'),
      says: [story.voice.text('resuming.declined.text'), heldUntil(story)],
      moves: ['resuming.payNow', 'otp.restart'],
    }),
    { within: 'declined' },
  ),
  'resuming.processing.waiting': stage(processing, {
    within: 'processing',
  }),
  'resuming.processing.asking': stage(processing, {
    within: 'processing',
    asks: 'recallReservationAgain',
  }),
  'resuming.takesLonger.waiting': stage(
    (story) => ({
      ...takesLonger(story),
      moves: ['resuming.takesLonger.ask'],
    }),
    {
      within: 'takes longer',
    },
  ),
  'resuming.takesLonger.asking': stage(
    (story) => ({ ...takesLonger(story), heldBack: ['resuming.takesLonger.ask'] }),
    {
      within: 'takes longer',
      asks: 'recallReservationAgain',
    },
  ),
  'resuming.holdExpired': stage(
    ({ voice: { text } }) => ({
      title: text('problem.holdExpired.title'),
      says: [text('problem.holdExpired.text')],
      moves: ['resuming.beginAgain'],
    }),
    { within: 'hold expired' },
  ),
  'resuming.paidTooLate': stage(
    ({ voice: { text } }) => ({
      title: text('problem.paidTooLate.title'),
      says: [text('problem.paidTooLate.text')],
      moves: ['resuming.otherDates'],
    }),
    { within: 'paid too late' },
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
    },
  ),
  'resuming.abandoned': stage(
    ({ voice: { text } }) => ({
      title: text('resuming.abandoned.title'),
      says: [text('resuming.abandoned.text')],
      moves: ['resuming.beginAgain'],
    }),
    { within: 'abandoned' },
  ),
  'resuming.notResumed': stage(
    ({ voice: { text } }) => ({
      title: text('problem.unreachable.title'),
      says: [text('problem.unreachable.text'), text('resuming.notResumed.text')],
      moves: ['action.tryAgain', 'resuming.beginAgain'],
    }),
    {
      within: 'not resumed',
    },
  ),
} satisfies Record<string, BookingExpectation>;
