import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { sampleVisit } from '../shared/reservation.samples.ts';
import { otpLinkMachine } from './otpLink.machine.ts';
import { confirmedLink, linkedStay } from './otpLink.samples.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof otpLinkMachine>>) =>
  defineUserEvent<typeof otpLinkMachine>(...words);

const { reservationId, visitId } = sampleVisit;

/** The failures of the calls that check the link. */
const linkFailures = (call: string) => [
  failed(call, 'otp-incorrect', 'a later e-mail has replaced the link', { attemptsLeft: 3 }),
  failed(call, 'otp-expired', 'the link has expired'),
  failed(call, 'otp-locked', 'too many wrong codes were entered'),
  failed(call, 'hold-expired', 'the hold has ended'),
  failed(call, 'not-found', 'the reservation does not exist'),
  failed(call, 'wrong-state', 'the booking was confirmed or cancelled elsewhere'),
  failed(call, 'unreachable', 'the host cannot be reached'),
];

export const otpLinkModel = defineModel({
  machine: otpLinkMachine,
  input: { reservationId },
  events: [
    toReceivedEvent(guest({ type: 'page.opened' }, 'the guest opens the page')),
    guest({ type: 'page.left' }, 'the guest goes to another page'),
    guest({ type: 'link.read', token: 'otp-token', visitId }, 'the guest opens the link in the e-mail'),
    guest(
      { type: 'link.read', token: '', visitId },
      'the guest opens an incomplete link',
      'link.read.incomplete',
    ),
    guest({ type: 'retry.requested' }, 'the guest tries again'),
    toReceivedEvent(guest({ type: 'connection.returned' }, 'the connection returns')),
    guest({ type: 'link.accepted' }, 'the guest confirms their address'),
    guest({ type: 'otp.resendRequested' }, 'the guest requests another e-mail'),
    defineAnswer('readOtpLink', linkedStay, 'the host returns the stay'),
    ...linkFailures('readOtpLink'),
    defineDelay('loadingTimeout', 'otpLink.loading', loadingTimeout, 'loading takes too long'),
    defineAnswer('verifyOtp', confirmedLink, 'the host confirms the address'),
    defineAnswer(
      'verifyOtp',
      { ...confirmedLink, token: undefined },
      'the host confirms the address without returning the token of the reservation',
      'withoutToken',
    ),
    ...linkFailures('verifyOtp'),
    failed('verifyOtp', 'otp-incorrect', 'the last attempt was wrong', { attemptsLeft: 0 }, 'lastTry'),
    failed('verifyOtp', 'dates-unavailable', 'another guest has confirmed these nights first'),
    defineAnswer(
      'resendOtp',
      { otpExpiresAt: '2027-05-01T10:20:00Z', sentTo: 'a•••a@example.com' },
      'the host sends another e-mail',
    ),
    failed('resendOtp', 'otp-locked', 'too many wrong codes were entered'),
    failed('resendOtp', 'hold-expired', 'the hold has ended'),
    failed('resendOtp', 'not-found', 'the reservation does not exist'),
    failed('resendOtp', 'wrong-state', 'the booking was confirmed or cancelled elsewhere'),
    failed('resendOtp', 'too-many-requests', 'the host sends no more e-mails for this booking'),
    failed('resendOtp', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['page.opened', 'link.read', 'readOtpLink.answered', 'link.accepted', 'verifyOtp.answered'],
});
