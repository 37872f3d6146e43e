import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import { rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof proofMachine>();

const focusProof: SentEffect = { uiEffect: { type: 'focus.requested', on: 'proof' } };
const focusField: SentEffect = { uiEffect: { type: 'focus.requested', on: 'field' } };
const nothingWrong = { ...noReason, violations: [] };
const withoutCode = { code: '', attemptsLeft: undefined };

const abandoning = { 'proof.abandoned': leadsTo('abandoned') };
const resending = {
  ...abandoning,
  'code.resendRequested': leadsTo('requesting'),
  'passkey.requested': leadsTo('passkey', { ...withoutCode, ...nothingWrong }, focusProof),
};
const entering = {
  ...resending,
  'code.changed': unchanged({ code: '123' }),
  'code.changed.complete': leadsTo('verifying', { code: '123456' }),
  'code.submitted': leadsTo('verifying'),
};
const correcting = { ...entering, 'code.changed.complete': unchanged({ code: '123456' }) };

const states = defineRules(
  {
    code: '654321',
    codeExpiresAt: '2027-05-01T09:10:00Z',
    attemptsLeft: 4,
    violations: [toViolation('code', 'otp_format')],
    ...waiting,
  },
  {
    requesting: {
      path: ['passkey', 'passkeyUse.answered.abandoned'],
      tags: ['waiting'],
      calls: { requestProof: ['requestProof', undefined] },
      answers: {
        'requestProof.answered': leadsTo(
          'entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:10:00Z', ...nothingWrong },
          focusField,
        ),
      },
      fails: {
        requestProof: {
          'no-mail-server': (failure) => leadsTo('noMailServer', failure),
          otherwise: (failure) => leadsTo('notRequested', failure),
        },
      },
      on: abandoning,
    },
    notRequested: {
      path: ['requesting', 'requestProof.failed.unreachable'],
      tags: ['failed'],
      on: resending,
    },
    noMailServer: {
      path: ['requesting', 'requestProof.failed.no-mail-server'],
      tags: ['failed'],
      on: { ...abandoning, 'passkey.requested': resending['passkey.requested'] },
    },
    entering: { path: ['requesting', 'requestProof.answered'], on: entering },
    verifying: {
      path: ['entering', 'code.submitted'],
      tags: ['waiting'],
      calls: { verifyProof: ['verifyProof', '654321'] },
      answers: {
        'verifyProof.answered': leadsTo('proven', nothingWrong),
        'verifyProof.failed.otp-incorrect.lastTry': leadsTo('over', {
          ...nothingWrong,
          failure: 'otp-incorrect',
          ...withoutCode,
        }),
      },
      fails: {
        verifyProof: {
          'otp-incorrect': (failure) => leadsTo('incorrect', { ...failure, attemptsLeft: 2 }),
          'validation-failed': (failure) => leadsTo('incorrect', { ...failure, attemptsLeft: 2 }),
          'otp-locked': (failure) => leadsTo('over', { ...failure, ...withoutCode }),
          'otp-expired': (failure) => leadsTo('over', { ...failure, ...withoutCode }),
          'not-found': (failure) => leadsTo('over', { ...failure, ...withoutCode }),
          otherwise: (failure) => leadsTo('notVerified', failure),
        },
      },
    },
    incorrect: { path: ['verifying', 'verifyProof.failed.otp-incorrect'], tags: ['failed'], on: correcting },
    notVerified: { path: ['verifying', 'verifyProof.failed.unreachable'], tags: ['failed'], on: correcting },
    passkey: {
      path: 'initial',
      tags: ['waiting'],
      calls: { passkeyUse: ['passkeyUse', undefined] },
      answers: {
        'passkeyUse.answered.accepted': leadsTo('proven', nothingWrong),
        'passkeyUse.answered.abandoned': leadsTo('requesting', nothingWrong, focusProof),
      },
      on: abandoning,
    },
    over: { path: ['verifying', 'verifyProof.failed.otp-locked'], tags: ['failed'], on: resending },
    proven: { path: ['verifying', 'verifyProof.answered'] },
    abandoned: { path: ['passkey', 'proof.abandoned'] },
  },
);

/** The effect of each event in each state of a proof of identity. */
export const proofRules: Rules<typeof proofMachine> = {
  initial: { in: 'passkey', with: { ...withoutCode, codeExpiresAt: '', ...nothingWrong } },
  refused: [toViolation('code', 'otp_format')],
  states,
};
