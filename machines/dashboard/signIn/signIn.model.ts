import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { ownerSession } from '../shared/session.samples.ts';
import { signInMachine } from './signIn.machine.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof signInMachine>>) =>
  defineUserEvent<typeof signInMachine>(...words);

export const signInModel = defineModel({
  machine: signInMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    person({ type: 'email.changed', email: 'ines@example.com' }, 'the person types the e-mail address'),
    person({ type: 'code.requested' }, 'the person requests a code'),
    person({ type: 'passkey.requested' }, 'the person signs in with a passkey'),
    defineAnswer('passkeyUse', { session: ownerSession }, 'the host accepts the passkey', 'accepted'),
    defineAnswer('passkeyUse', { session: undefined }, 'the person uses a code instead', 'abandoned'),
    toReceivedEvent(
      person(
        { type: 'autofill.accepted', session: ownerSession },
        'the host accepts a passkey from the e-mail field',
      ),
    ),
    toReceivedEvent(
      person(
        { type: 'autofill.failed', error: new CallFailed('passkey-refused') },
        'the host rejects a passkey from the e-mail field',
      ),
    ),
    defineAnswer('requestCode', { codeExpiresAt: '2027-05-01T10:10:00Z' }, 'the host accepts the request'),
    failed('requestCode', 'validation-failed', 'the host rejects the address', {
      violations: [toViolation('email', 'email')],
    }),
    failed('requestCode', 'too-many-requests', 'the person has requested too many codes'),
    failed('requestCode', 'no-mail-server', 'the site has no mail server'),
    failed('requestCode', 'unreachable', 'the host cannot be reached'),
    person({ type: 'code.changed', code: '123' }, 'the person types a few digits'),
    person(
      { type: 'code.changed', code: '123 456' },
      'the person enters the whole code',
      'code.changed.complete',
    ),
    person({ type: 'code.submitted' }, 'the person sends the code'),
    person({ type: 'code.resendRequested' }, 'the person requests another code'),
    person({ type: 'address.corrected' }, 'the person corrects the e-mail address'),
    defineAnswer('verifyCode', ownerSession, 'the code is right'),
    failed('verifyCode', 'otp-incorrect', 'the code is wrong', {
      violations: [toViolation('code', 'otp_incorrect')],
      attemptsLeft: 3,
    }),
    failed('verifyCode', 'otp-incorrect', 'the last attempt was wrong', { attemptsLeft: 0 }, 'lastTry'),
    failed('verifyCode', 'otp-locked', 'no attempts remain'),
    failed('verifyCode', 'otp-expired', 'the code has expired'),
    failed('verifyCode', 'unreachable', 'the host cannot be reached'),
    defineAnswer(
      'requestAnotherCode',
      { codeExpiresAt: '2027-05-01T10:15:00Z' },
      'the host accepts the request for another code',
    ),
    failed('requestAnotherCode', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: [
    'email.changed',
    'code.requested',
    'requestCode.answered',
    'code.changed.complete',
    'verifyCode.answered',
  ],
});
