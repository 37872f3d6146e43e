import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import { rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

const { goes, stays, tried } = rulesFor<typeof proofMachine>();

const focusProof: SentEffect = { uiEffect: { type: 'focus.requested', on: 'proof' } };
const nothingWrong = { ...noReason, violations: [] };
const withoutCode = { code: '', attemptsLeft: undefined };

const abandoning = { 'proof.abandoned': goes('abandoned') };
const resending = {
  ...abandoning,
  'code.resendRequested': goes('requesting'),
  'passkey.requested': goes('passkey', { ...withoutCode, ...nothingWrong }, focusProof),
};
const entering = {
  ...resending,
  'code.changed': stays({ code: '123' }),
  'code.changed.complete': goes('verifying', { code: '123456' }),
  'code.submitted': goes('verifying'),
};
const correcting = { ...entering, 'code.changed.complete': stays({ code: '123456' }) };

const states = tried(
  {
    code: '654321',
    codeExpiresAt: '2027-05-01T09:10:00Z',
    attemptsLeft: 4,
    violations: [toViolation('code', 'otp_format')],
    ...waiting,
  },
  {
    requesting: {
      first: ['passkey', 'passkeyUse.answered.abandoned'],
      tags: ['waiting'],
      calls: { requestProof: ['requestProof', undefined] },
      answers: {
        'requestProof.answered': goes(
          'entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:10:00Z', ...nothingWrong },
          focusProof,
        ),
      },
      fails: {
        requestProof: {
          'no-mail-server': (why) => goes('noMailServer', why),
          otherwise: (why) => goes('notRequested', why),
        },
      },
      on: abandoning,
    },
    notRequested: {
      first: ['requesting', 'requestProof.failed.unreachable'],
      tags: ['failed'],
      on: resending,
    },
    noMailServer: {
      first: ['requesting', 'requestProof.failed.no-mail-server'],
      tags: ['failed'],
      on: { ...abandoning, 'passkey.requested': resending['passkey.requested'] },
    },
    entering: { first: ['requesting', 'requestProof.answered'], on: entering },
    verifying: {
      first: ['entering', 'code.submitted'],
      tags: ['waiting'],
      calls: { verifyProof: ['verifyProof', '654321'] },
      answers: {
        'verifyProof.answered': goes('proven', nothingWrong),
        'verifyProof.failed.otp-incorrect.lastTry': goes('over', {
          ...nothingWrong,
          failure: 'otp-incorrect',
          ...withoutCode,
        }),
      },
      fails: {
        verifyProof: {
          'otp-incorrect': (why) => goes('incorrect', { ...why, attemptsLeft: 2 }),
          'validation-failed': (why) => goes('incorrect', { ...why, attemptsLeft: 2 }),
          'otp-locked': (why) => goes('over', { ...why, ...withoutCode }),
          'otp-expired': (why) => goes('over', { ...why, ...withoutCode }),
          'not-found': (why) => goes('over', { ...why, ...withoutCode }),
          otherwise: (why) => goes('notVerified', why),
        },
      },
    },
    incorrect: { first: ['verifying', 'verifyProof.failed.otp-incorrect'], tags: ['failed'], on: correcting },
    notVerified: { first: ['verifying', 'verifyProof.failed.unreachable'], tags: ['failed'], on: correcting },
    passkey: {
      first: 'begins',
      tags: ['waiting'],
      calls: { passkeyUse: ['passkeyUse', undefined] },
      answers: {
        'passkeyUse.answered.accepted': goes('proven', nothingWrong),
        'passkeyUse.answered.abandoned': goes('requesting', nothingWrong, focusProof),
      },
      on: abandoning,
    },
    over: { first: ['verifying', 'verifyProof.failed.otp-locked'], tags: ['failed'], on: resending },
    proven: { first: ['verifying', 'verifyProof.answered'] },
    abandoned: { first: ['passkey', 'proof.abandoned'] },
  },
);

/** The effect of each event in each state of a proof of identity. */
export const proofRules: Rules<typeof proofMachine> = {
  begins: { in: 'passkey', with: { ...withoutCode, codeExpiresAt: '', ...nothingWrong } },
  refused: [toViolation('code', 'otp_format')],
  states,
};
