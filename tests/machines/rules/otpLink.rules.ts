import type { FailedCall } from '../../../machines/shared/failures.ts';
import type { otpLinkMachine } from '../../../machines/otpLink/otpLink.machine.ts';
import { linkedStay } from '../../../machines/otpLink/otpLink.samples.ts';
import { getReason, noReason, timedOut, waiting } from './failureReasons.ts';
import { link } from './link.ts';
import { focusPage, rulesFor, type Rules, type StateName } from './rule.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof otpLinkMachine>();

const stay = { ...linkedStay, unit: { id: 'monte', name: 'Monte' } };

const { reservationId, token, visitId } = link;

const onTheScreen = {
  'page.opened': { ...unchanged(), starts: ['followLink'] },
  'page.left': leadsTo('readingLink'),
};

const linkIsRead = { token: 'otp-token', visitId: 'visit' };

/** The guest opens the link of another e-mail. */
const linkIsPasted = { ...onTheScreen, 'link.read': leadsTo('loading', linkIsRead, focusPage) };

const after = (to: StateName<typeof otpLinkMachine>) => (failure: FailedCall) =>
  leadsTo(to, getReason(failure));

const reload = {
  ...linkIsPasted,
  'retry.requested': leadsTo('loading', {}, focusPage),
  'connection.returned': leadsTo('loading', {}, focusPage),
};
const accept = { ...linkIsPasted, 'link.accepted': leadsTo('confirming') };
const resend = { ...linkIsPasted, 'otp.resendRequested': leadsTo('resending', {}, focusPage) };

/** The link confirms nothing any more. */
const linkIsRefused = {
  'otp-incorrect': after('replaced'),
  'validation-failed': after('replaced'),
  'otp-expired': after('expired'),
  'otp-locked': after('locked'),
  'hold-expired': after('ended'),
  'not-found': after('ended'),
  'wrong-state': after('used'),
};

const states = defineRules(
  { reservationId, token, visitId, attempt: 3, stay, ...waiting },
  {
    readingLink: {
      path: 'initial',
      tags: ['settled', 'waiting'],
      on: {
        ...onTheScreen,
        'link.read': leadsTo('loading', linkIsRead),
        'link.read.incomplete': leadsTo('incomplete'),
      },
    },
    loading: {
      path: ['readingLink', 'link.read'],
      tags: ['waiting'],
      calls: { readOtpLink: ['readOtpLink', { reservationId, token }] },
      on: linkIsPasted,
      answers: { 'readOtpLink.answered': leadsTo('offering', { stay: linkedStay, ...noReason }, focusPage) },
      fails: { readOtpLink: { ...linkIsRefused, otherwise: after('notLoaded') } },
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: { path: ['loading', 'readOtpLink.failed.unreachable'], tags: ['failed'], on: reload },
    offering: { path: ['loading', 'readOtpLink.answered'], tags: ['settled'], on: accept },
    confirming: {
      path: ['offering', 'link.accepted'],
      tags: ['waiting'],
      calls: {
        verifyOtp: ['verifyOtp', { reservationId, token, idempotencyKey: `${visitId}:verifyOtp:3` }],
      },
      on: linkIsPasted,
      answers: {
        'verifyOtp.answered': leadsTo('confirmed', noReason, 'resumeBooking', {
          uiEffect: { type: 'page.requested', page: 'property', unitId: 'monte' },
        }),
        'verifyOtp.answered.withoutToken': leadsTo('used'),
        'verifyOtp.failed.otp-incorrect.lastTry': leadsTo('locked', {
          ...noReason,
          failure: 'otp-incorrect',
        }),
      },
      fails: {
        verifyOtp: {
          ...linkIsRefused,
          'dates-unavailable': after('datesTaken'),
          otherwise: after('notConfirmed'),
        },
      },
    },
    notConfirmed: { path: ['confirming', 'verifyOtp.failed.unreachable'], tags: ['failed'], on: accept },
    confirmed: { path: ['confirming', 'verifyOtp.answered'], tags: ['settled'], on: linkIsPasted },
    expired: { path: ['loading', 'readOtpLink.failed.otp-expired'], tags: ['failed'], on: resend },
    replaced: { path: ['loading', 'readOtpLink.failed.otp-incorrect'], tags: ['failed'], on: resend },
    resending: {
      path: ['expired', 'otp.resendRequested'],
      tags: ['waiting'],
      calls: {
        resendOtp: ['resendOtp', { reservationId, token, idempotencyKey: `${visitId}:resendOtp:3` }],
      },
      on: linkIsPasted,
      answers: { 'resendOtp.answered': leadsTo('resent', { ...noReason, attempt: 4 }, focusPage) },
      fails: {
        resendOtp: {
          'otp-locked': after('locked'),
          'hold-expired': after('ended'),
          'not-found': after('ended'),
          'wrong-state': after('used'),
          'too-many-requests': after('noMoreCodes'),
          otherwise: after('notResent'),
        },
      },
    },
    resent: { path: ['resending', 'resendOtp.answered'], tags: ['settled'], on: linkIsPasted },
    notResent: { path: ['resending', 'resendOtp.failed.unreachable'], tags: ['failed'], on: resend },
    noMoreCodes: {
      path: ['resending', 'resendOtp.failed.too-many-requests'],
      tags: ['failed'],
      on: linkIsPasted,
    },
    locked: { path: ['loading', 'readOtpLink.failed.otp-locked'], tags: ['failed'], on: linkIsPasted },
    used: { path: ['loading', 'readOtpLink.failed.wrong-state'], tags: ['failed'], on: linkIsPasted },
    ended: { path: ['loading', 'readOtpLink.failed.hold-expired'], tags: ['failed'], on: linkIsPasted },
    datesTaken: {
      path: ['confirming', 'verifyOtp.failed.dates-unavailable'],
      tags: ['failed'],
      on: linkIsPasted,
    },
    incomplete: { path: ['readingLink', 'link.read.incomplete'], tags: ['failed'], on: linkIsPasted },
  },
);

/** The rules for each event in each state of the page that the link in the e-mail with the code opens. */
export const otpLinkRules: Rules<typeof otpLinkMachine> = {
  initial: {
    in: 'readingLink',
    with: { reservationId: 'reservation', token: '', visitId: '', attempt: 1, stay: undefined, ...noReason },
  },
  provided: ['resumeBooking'],
  states,
};
