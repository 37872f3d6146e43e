import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import { rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof proofMachine>();

const focusProof: SentEffect = { uiEffect: { type: 'focus.requested', on: 'proof' } };
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
      first: ['passkey', 'passkeyUse.answered.abandoned'],
      tags: ['waiting'],
      calls: { requestProof: ['requestProof', undefined] },
      answers: {
        'requestProof.answered': leadsTo(
          'entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:10:00Z', ...nothingWrong },
          focusProof,
        ),
      },
      fails: {
        requestProof: {
          'no-mail-server': (why) => leadsTo('noMailServer', why),
          otherwise: (why) => leadsTo('notRequested', why),
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
        'verifyProof.answered': leadsTo('proven', nothingWrong),
        'verifyProof.failed.otp-incorrect.lastTry': leadsTo('over', {
          ...nothingWrong,
          failure: 'otp-incorrect',
          ...withoutCode,
        }),
      },
      fails: {
        verifyProof: {
          'otp-incorrect': (why) => leadsTo('incorrect', { ...why, attemptsLeft: 2 }),
          'validation-failed': (why) => leadsTo('incorrect', { ...why, attemptsLeft: 2 }),
          'otp-locked': (why) => leadsTo('over', { ...why, ...withoutCode }),
          'otp-expired': (why) => leadsTo('over', { ...why, ...withoutCode }),
          'not-found': (why) => leadsTo('over', { ...why, ...withoutCode }),
          otherwise: (why) => leadsTo('notVerified', why),
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
        'passkeyUse.answered.accepted': leadsTo('proven', nothingWrong),
        'passkeyUse.answered.abandoned': leadsTo('requesting', nothingWrong, focusProof),
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
