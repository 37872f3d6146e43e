import { onLastAttempt, storeAttemptsLeft, storeFailure } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import {
  getAccessRequest,
  getSentCode,
  reservationAccessSetup,
  storeRequest,
  storeRequested,
} from './reservationAccess.setup.ts';

const startAgain = {
  'otp.resendRequested': 'resending',
  'access.restarted': {
    target: 'asking',
    actions: ['clearCode', 'clearFailure', 'startAnotherAttempt', 'clearRequest', 'focusPage'],
  },
} as const;

const onCodeAnswer = {
  ...startAgain,
  'otp.resendRequested': { target: 'resending', actions: 'focusPage' },
} as const;

const typed = ({ event }: { event: { otp: string } }) => event.otp;
const storeTypedOtp = { type: 'storeTypedOtp', params: typed } as const;

const codeTransitions = {
  ...startAgain,
  'otp.changed': [
    {
      guard: { type: 'codeIsComplete', params: typed },
      target: 'opening',
      actions: storeTypedOtp,
    },
    { actions: storeTypedOtp },
  ],
  'otp.submitted': 'opening',
} as const;

/** After a wrong code the guest presses the button, because attempts are limited. */
const whileCorrecting = { ...codeTransitions, 'otp.changed': { actions: storeTypedOtp } } as const;

/** The access request has ended; the next one is a new attempt. */
const dropRequest = ['clearCode', 'startAnotherAttempt', 'clearRequest'] as const;

/** The states in which the guest enters the code. */
export const codeStates = {
  entering: reservationAccessSetup.createStateConfig({
    description: 'The host has sent a code if the reservation exists; the guest enters it.',
    tags: 'settled',
    on: codeTransitions,
  }),
  opening: reservationAccessSetup.createStateConfig({
    description: 'The host is checking the code.',
    tags: 'waiting',
    invoke: {
      id: 'openAccess',
      src: 'openAccess',
      input: getSentCode,
      onDone: {
        target: 'opened',
        actions: [
          { type: 'storeOpened', params: ({ event }) => event.output },
          'clearRequest',
          { type: 'openReservation', params: ({ event }) => event.output },
        ],
      },
      onError: [
        { guard: onLastAttempt, target: 'locked', actions: [storeFailure, ...dropRequest] },
        ...onFailure({
          wrongCode: { target: 'incorrect', actions: [storeAttemptsLeft, 'startAnotherAttempt'] },
          'otp-locked': { target: 'locked', actions: dropRequest },
          expiredCode: { target: 'expired', actions: dropRequest },
          otherwise: 'notOpened',
        }),
      ],
    },
  }),
  incorrect: reservationAccessSetup.createStateConfig({
    description: 'The code was wrong; the guest sees how many attempts remain.',
    tags: 'failed',
    on: whileCorrecting,
  }),
  notOpened: reservationAccessSetup.createStateConfig({
    description: 'The code could not be checked; the guest can submit it again.',
    tags: 'failed',
    on: whileCorrecting,
  }),
  resending: reservationAccessSetup.createStateConfig({
    description: 'Another code is being requested from the host.',
    tags: 'waiting',
    invoke: {
      id: 'requestAnother',
      src: 'requestAccess',
      input: getAccessRequest,
      onDone: {
        target: 'entering',
        actions: [storeRequested, 'clearCode', 'startAnotherAttempt', storeRequest, 'notifyResent'],
      },
      onError: onFailure({ 'too-many-requests': 'noMoreCodes', otherwise: 'notResent' }),
    },
  }),
  noMoreCodes: reservationAccessSetup.createStateConfig({
    description: 'The host sends no more codes for now; the last one is still valid.',
    tags: 'failed',
    on: codeTransitions,
  }),
  notResent: reservationAccessSetup.createStateConfig({
    description: 'The new code could not be requested; the guest can try again, or use the earlier one.',
    tags: 'failed',
    on: codeTransitions,
  }),
  locked: reservationAccessSetup.createStateConfig({
    description: 'The guest entered too many wrong codes; they can request a new one.',
    tags: 'failed',
    on: onCodeAnswer,
  }),
  expired: reservationAccessSetup.createStateConfig({
    description: 'The code has expired; the guest can request a new one.',
    tags: 'failed',
    on: onCodeAnswer,
  }),
};
