import { noFailureReason, onLastAttempt, storeFailure } from '../shared/failures.ts';
import { afterLoadingTooLong } from '../shared/loading.ts';
import { onFailure } from '../shared/onFailure.ts';
import { getCall, getConfirmed, otpLinkSetup } from './otpLink.setup.ts';

/** The answers of the host to a link that no longer confirms anything. */
const linkFailures = {
  wrongCode: 'replaced',
  'otp-expired': 'expired',
  'otp-locked': 'locked',
  'hold-expired': 'ended',
  'not-found': 'ended',
  'wrong-state': 'used',
} as const;

const getLink = ({ event }: { event: { token: string; visitId: string } }) => event;
const isLinkComplete = { type: 'isLinkComplete', params: getLink } as const;
const storeLink = { type: 'storeLink', params: getLink } as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
const reload = { target: 'loading', actions: 'focusPage' } as const;
const resend = { target: 'resending', actions: 'focusPage' } as const;

/**
 * Continues a booking with the link in the e-mail with the code, in any browser. Nothing is used before the guest
 * presses a button, because mail scanners open links.
 */
export const otpLinkMachine = otpLinkSetup.createMachine({
  id: 'otpLink',
  description: 'A guest continues their booking with the link in the e-mail, without typing the code.',
  context: ({ input }) => ({
    ...input,
    token: '',
    visitId: '',
    attempt: 1,
    stay: undefined,
    ...noFailureReason,
  }),
  initial: 'readingLink',
  on: {
    'link.read': {
      description: 'The guest opens the link of another e-mail in the same tab.',
      guard: isLinkComplete,
      target: '.loading',
      actions: [storeLink, 'focusPage'],
    },
    'page.opened': {
      description: 'The browser has rendered the page, and the link in its address is read.',
      actions: 'followLink',
    },
    'page.left': {
      description: 'The guest goes to another page.',
      target: '.readingLink',
      actions: 'stopFollowingLink',
    },
  },
  states: {
    readingLink: {
      description: 'The page is rendered, but only the guest’s browser knows the token of the link.',
      tags: ['waiting', 'settled'],
      on: {
        'link.read': [
          {
            description: 'The address contains the token of the link.',
            guard: isLinkComplete,
            target: 'loading',
            actions: storeLink,
          },
          {
            description: 'The token of the link is neither in the address nor in this tab.',
            target: 'incomplete',
          },
        ],
      },
    },
    loading: {
      description: 'The host is asked which stay the link confirms, without using it.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'readOtpLink',
        src: 'readOtpLink',
        input: ({ context: { reservationId, token } }) => ({ reservationId, token }),
        onDone: {
          target: 'offering',
          actions: [{ type: 'storeStay', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({ ...linkFailures, otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description: 'The stay of the link could not be loaded; the guest can try again.',
      tags: 'failed',
      on: { 'retry.requested': reload, 'connection.returned': reload },
    },
    offering: {
      description: 'The guest sees the stay, and can confirm their e-mail address with a button.',
      tags: 'settled',
      on: { 'link.accepted': 'confirming' },
    },
    confirming: {
      description: 'The host confirms the e-mail address, and holds the nights.',
      tags: 'waiting',
      invoke: {
        id: 'verifyOtp',
        src: 'verifyOtp',
        input: getCall('verifyOtp'),
        onDone: [
          {
            guard: { type: 'isTokenIncluded', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: [
              'clearFailure',
              { type: 'resumeBooking', params: getConfirmed },
              { type: 'openProperty', params: getConfirmed },
            ],
          },
          {
            description:
              'The host does not return the token of the reservation, so only the browser of the booking can continue.',
            target: 'used',
          },
        ],
        onError: [
          { guard: onLastAttempt, target: 'locked', actions: storeFailure },
          ...onFailure({ ...linkFailures, 'dates-unavailable': 'datesTaken', otherwise: 'notConfirmed' }),
        ],
      },
    },
    notConfirmed: {
      description: 'It is unknown whether the host has confirmed the address; the guest can try again.',
      tags: 'failed',
      on: { 'link.accepted': 'confirming' },
    },
    confirmed: {
      description: 'The address is confirmed, and the property’s page continues with the payment.',
      tags: 'settled',
    },
    expired: {
      description: 'The code and its link have expired; the guest can request another e-mail.',
      tags: 'failed',
      on: { 'otp.resendRequested': resend },
    },
    replaced: {
      description: 'A later e-mail has replaced the link; the guest uses that e-mail, or requests another.',
      tags: 'failed',
      on: { 'otp.resendRequested': resend },
    },
    resending: {
      description: 'Another e-mail is being requested from the host.',
      tags: 'waiting',
      invoke: {
        id: 'resendOtp',
        src: 'resendOtp',
        input: getCall('resendOtp'),
        onDone: { target: 'resent', actions: ['clearFailure', 'startAnotherAttempt', 'focusPage'] },
        onError: onFailure({
          'otp-locked': 'locked',
          'hold-expired': 'ended',
          'not-found': 'ended',
          'wrong-state': 'used',
          'too-many-requests': 'noMoreCodes',
          otherwise: 'notResent',
        }),
      },
    },
    resent: {
      description: 'Another e-mail is on its way; the guest continues with its code or its link.',
      tags: 'settled',
    },
    notResent: {
      description: 'Another e-mail could not be requested; the guest can try again.',
      tags: 'failed',
      on: { 'otp.resendRequested': resend },
    },
    noMoreCodes: {
      description: 'The host sends no more e-mails for this booking; the last one is still valid.',
      tags: 'failed',
    },
    locked: {
      description: 'Too many wrong codes were entered; the guest can start again.',
      tags: 'failed',
    },
    used: {
      description:
        'The booking was confirmed or cancelled, perhaps on another device; the guest continues there, or opens it with a code.',
      tags: 'failed',
    },
    ended: {
      description:
        'The booking has ended without payment, and its dates may be taken; the guest can start again.',
      tags: 'failed',
    },
    datesTaken: {
      description: 'Another guest has confirmed these nights first; the guest can choose other dates.',
      tags: 'failed',
    },
    incomplete: {
      description:
        'The address lacks the token of the link; the guest opens the link again, or enters the code.',
      tags: 'failed',
    },
  },
});
