import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { signInMachine } from '../../../../machines/dashboard/signIn/signIn.machine.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof signInMachine>();

const email = 'rita@example.com';
const nothingWrong = { ...noReason, violations: [] };
const withoutCode = { code: '', attemptsLeft: undefined };

/** A passkey that the person chooses in the e-mail field. */
const autofill = {
  'autofill.accepted': leadsTo('signedIn', {}, 'reportSession'),
  'autofill.failed': leadsTo('address.passkeyFailed', { ...nothingWrong, failure: 'passkey-refused' }),
};

const whileAsking = {
  ...autofill,
  'email.changed': unchanged({ email: 'ines@example.com', violations: [] }),
  'code.requested': leadsTo('address.requesting'),
  'passkey.requested': leadsTo('passkey', nothingWrong, focusPage),
};

const correction = leadsTo('address.asking', { ...withoutCode, ...nothingWrong }, focusPage);

const whileEntering = {
  'code.changed': unchanged({ code: '123' }),
  'code.changed.complete': leadsTo('code.verifying', { code: '123456' }),
  'code.submitted': leadsTo('code.verifying'),
  'code.resendRequested': leadsTo('code.resending'),
  'address.corrected': correction,
};

/** After a wrong code nothing is sent by itself. */
const whileCorrecting = { ...whileEntering, 'code.changed.complete': unchanged({ code: '123456' }) };

const afterTheCode = {
  'code.resendRequested': leadsTo('code.resending', {}, focusPage),
  'address.corrected': correction,
};

const states = defineRules(
  {
    email,
    code: '654321',
    codeExpiresAt: '2027-05-01T09:10:00Z',
    attemptsLeft: 4,
    violations: [toViolation('email', 'email')],
    ...waiting,
  },
  {
    'address.asking': { path: 'initial', on: whileAsking },
    'address.requesting': {
      path: ['address.asking', 'code.requested'],
      tags: ['waiting'],
      calls: { requestCode: ['requestCode', email] },
      on: autofill,
      answers: {
        'requestCode.answered': leadsTo(
          'code.entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:10:00Z', ...nothingWrong },
          focusPage,
        ),
      },
      fails: {
        requestCode: {
          'validation-failed': (failure) => leadsTo('address.refused', failure),
          'too-many-requests': (failure) => leadsTo('address.tooMany', failure),
          'no-mail-server': (failure) => leadsTo('address.noMailServer', failure),
          otherwise: (failure) => leadsTo('address.notRequested', failure),
        },
      },
    },
    'address.refused': {
      path: ['address.requesting', 'requestCode.failed.validation-failed'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.tooMany': {
      path: ['address.requesting', 'requestCode.failed.too-many-requests'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.noMailServer': {
      path: ['address.requesting', 'requestCode.failed.no-mail-server'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.notRequested': {
      path: ['address.requesting', 'requestCode.failed.unreachable'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.passkeyFailed': {
      path: ['address.asking', 'autofill.failed'],
      tags: ['failed'],
      on: whileAsking,
    },
    passkey: {
      path: ['address.asking', 'passkey.requested'],
      tags: ['waiting'],
      calls: { passkeyUse: ['passkeyUse', undefined] },
      answers: {
        'passkeyUse.answered.accepted': leadsTo('signedIn', nothingWrong, 'reportSession'),
        'passkeyUse.answered.abandoned': leadsTo('address.asking', nothingWrong, focusPage),
      },
    },
    'code.entering': { path: ['address.requesting', 'requestCode.answered'], on: whileEntering },
    'code.verifying': {
      path: ['code.entering', 'code.submitted'],
      tags: ['waiting'],
      calls: { verifyCode: ['verifyCode', '654321'] },
      answers: {
        'verifyCode.answered': leadsTo('signedIn', withoutCode, 'reportSession'),
        'verifyCode.failed.otp-incorrect.lastTry': leadsTo('over.locked', {
          ...nothingWrong,
          failure: 'otp-incorrect',
          ...withoutCode,
        }),
      },
      fails: {
        verifyCode: {
          'otp-incorrect': (failure) => leadsTo('code.incorrect', { ...failure, attemptsLeft: 2 }),
          'validation-failed': (failure) => leadsTo('code.incorrect', { ...failure, attemptsLeft: 2 }),
          'otp-locked': (failure) => leadsTo('over.locked', { ...failure, ...withoutCode }),
          'otp-expired': (failure) => leadsTo('over.expired', { ...failure, ...withoutCode }),
          'not-found': (failure) => leadsTo('over.expired', { ...failure, ...withoutCode }),
          otherwise: (failure) => leadsTo('code.notVerified', failure),
        },
      },
    },
    'code.incorrect': {
      path: ['code.verifying', 'verifyCode.failed.otp-incorrect'],
      tags: ['failed'],
      on: whileCorrecting,
    },
    'code.notVerified': {
      path: ['code.verifying', 'verifyCode.failed.unreachable'],
      tags: ['failed'],
      on: whileCorrecting,
    },
    'code.resending': {
      path: ['code.entering', 'code.resendRequested'],
      tags: ['waiting'],
      calls: { requestAnotherCode: ['requestCode', email] },
      answers: {
        'requestAnotherCode.answered': leadsTo(
          'code.entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:15:00Z', ...nothingWrong },
          focusPage,
        ),
      },
      fails: { requestAnotherCode: { otherwise: (failure) => leadsTo('code.notResent', failure) } },
    },
    'code.notResent': {
      path: ['code.resending', 'requestAnotherCode.failed.unreachable'],
      tags: ['failed'],
      on: whileEntering,
    },
    'over.locked': {
      path: ['code.verifying', 'verifyCode.failed.otp-locked'],
      tags: ['failed'],
      on: afterTheCode,
    },
    'over.expired': {
      path: ['code.verifying', 'verifyCode.failed.otp-expired'],
      tags: ['failed'],
      on: afterTheCode,
    },
    signedIn: { path: ['code.verifying', 'verifyCode.answered'] },
  },
);

/** The rules for each event in each state of sign-in. */
export const signInRules: Rules<typeof signInMachine> = {
  initial: { in: 'address.asking', with: { email: '', ...withoutCode, codeExpiresAt: '', ...nothingWrong } },
  provided: ['reportSession'],
  refused: [toViolation('email', 'email')],
  steps: { address: { awaitAutofill: ['awaitAutofill', undefined] } },
  states,
};
