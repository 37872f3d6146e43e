import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { ownerSession } from '../shared/session.samples.ts';
import { proofMachine } from './proof.machine.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof proofMachine>>) =>
  defineUserEvent<typeof proofMachine>(...words);

export const proofModel = defineModel({
  machine: proofMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    defineAnswer('requestProof', { codeExpiresAt: '2027-05-01T10:10:00Z' }, 'the host accepts the request'),
    failed('requestProof', 'no-mail-server', 'the site has no mail server'),
    failed('requestProof', 'unreachable', 'the host cannot be reached'),
    person({ type: 'code.changed', code: '123' }, 'the person types a few digits'),
    person(
      { type: 'code.changed', code: '123 456' },
      'the person enters the whole code',
      'code.changed.complete',
    ),
    person({ type: 'code.submitted' }, 'the person sends the code'),
    person({ type: 'code.resendRequested' }, 'the person requests another code'),
    person({ type: 'passkey.requested' }, 'the person uses a passkey'),
    defineAnswer('passkeyUse', { session: ownerSession }, 'the host accepts the passkey', 'accepted'),
    defineAnswer('passkeyUse', { session: undefined }, 'the person uses a code instead', 'abandoned'),
    person({ type: 'proof.abandoned' }, 'the person does not want to continue'),
    defineAnswer('verifyProof', undefined, 'the code is right'),
    failed('verifyProof', 'otp-incorrect', 'the code is wrong', {
      violations: [toViolation('code', 'otp_incorrect')],
      attemptsLeft: 3,
    }),
    failed('verifyProof', 'otp-incorrect', 'the last attempt was wrong', { attemptsLeft: 0 }, 'lastTry'),
    failed('verifyProof', 'otp-locked', 'no attempts remain'),
    failed('verifyProof', 'otp-expired', 'the code has expired'),
    failed('verifyProof', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['passkeyUse.answered.accepted'],
});
