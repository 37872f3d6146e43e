import { toViolation } from '../../contract/schemas/violations.ts';
import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { reservationAccessMachine } from './reservationAccess.machine.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof reservationAccessMachine>>) =>
  defineUserEvent<typeof reservationAccessMachine>(...words);

export const reservationAccessModel = defineModel({
  machine: reservationAccessMachine,
  input: undefined,
  events: [
    toReceivedEvent(
      guest({ type: 'page.opened', visitId: 'visit', email: 'ana@example.com' }, 'the guest opens the page'),
    ),
    toReceivedEvent(
      guest(
        {
          type: 'page.opened',
          visitId: 'visit',
          email: '',
          request: {
            form: { number: 'K7M2-9QXR', email: 'ana@example.com' },
            accessId: 'before',
            otpExpiresAt: '2027-05-01T10:10:00Z',
          },
        },
        'the guest reloads the page before entering the code',
        'page.opened.again',
      ),
    ),
    guest({ type: 'access.changed', form: { number: 'K7M2-9QXR' } }, 'the guest types in the form'),
    guest({ type: 'access.requested' }, 'the guest requests a code'),
    defineAnswer(
      'requestAccess',
      { accessId: 'access', otpExpiresAt: '2027-05-01T10:10:00Z' },
      'the host accepts the request',
    ),
    failed('requestAccess', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('email', 'email')],
    }),
    failed('requestAccess', 'too-many-requests', 'the guest has requested too many codes'),
    failed('requestAccess', 'not-found', 'the host does not offer access codes'),
    failed('requestAccess', 'unreachable', 'the host cannot be reached'),
    guest({ type: 'otp.changed', otp: '123' }, 'the guest types a few digits'),
    guest({ type: 'otp.changed', otp: '123 456' }, 'the guest enters the whole code', 'otp.changed.complete'),
    guest({ type: 'otp.submitted' }, 'the guest sends the code'),
    guest({ type: 'otp.resendRequested' }, 'the guest requests another code'),
    guest({ type: 'access.restarted' }, 'the guest corrects the number or the address'),
    defineAnswer(
      'requestAnother',
      { accessId: 'another', otpExpiresAt: '2027-05-01T10:20:00Z' },
      'the host accepts the request for another code',
    ),
    failed('requestAnother', 'too-many-requests', 'the guest has requested too many codes'),
    failed('requestAnother', 'unreachable', 'the host cannot be reached'),
    defineAnswer('openAccess', { reservationId: 'reservation', token: 'token' }, 'the code is correct'),
    failed('openAccess', 'otp-incorrect', 'the code is wrong', {
      violations: [toViolation('otp', 'otp_incorrect')],
      attemptsLeft: 3,
    }),
    failed('openAccess', 'otp-incorrect', 'the last attempt was wrong', { attemptsLeft: 0 }, 'lastTry'),
    failed('openAccess', 'otp-locked', 'no attempts remain'),
    failed('openAccess', 'otp-expired', 'the code has expired'),
    failed('openAccess', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: [
    'page.opened',
    'access.changed',
    'access.requested',
    'requestAccess.answered',
    'otp.changed.complete',
    'openAccess.answered',
  ],
});
