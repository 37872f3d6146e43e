import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { signInMachine } from '../../../../machines/dashboard/signIn/signIn.machine.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

const { goes, stays, tried } = rulesFor<typeof signInMachine>();

const email = 'rita@example.com';
const nothingWrong = { ...noReason, violations: [] };
const withoutCode = { code: '', attemptsLeft: undefined };

/** A passkey that the person chooses in the e-mail field. */
const autofill = {
  'autofill.accepted': goes('signedIn', {}, 'reportSession'),
  'autofill.failed': goes('address.passkeyFailed', { ...nothingWrong, failure: 'passkey-refused' }),
};

const whileAsking = {
  ...autofill,
  'email.changed': stays({ email: 'ines@example.com', violations: [] }),
  'code.requested': goes('address.requesting'),
  'passkey.requested': goes('passkey', nothingWrong, focusPage),
};

const correction = goes('address.asking', { ...withoutCode, ...nothingWrong }, focusPage);

const whileEntering = {
  'code.changed': stays({ code: '123' }),
  'code.changed.complete': goes('code.verifying', { code: '123456' }),
  'code.submitted': goes('code.verifying'),
  'code.resendRequested': goes('code.resending'),
  'address.corrected': correction,
};

/** After a wrong code nothing is sent by itself. */
const whileCorrecting = { ...whileEntering, 'code.changed.complete': stays({ code: '123456' }) };

const afterTheCode = {
  'code.resendRequested': goes('code.resending', {}, focusPage),
  'address.corrected': correction,
};

const states = tried(
  {
    email,
    code: '654321',
    codeExpiresAt: '2027-05-01T09:10:00Z',
    attemptsLeft: 4,
    violations: [toViolation('email', 'email')],
    ...waiting,
  },
  {
    'address.asking': { first: 'begins', on: whileAsking },
    'address.requesting': {
      first: ['address.asking', 'code.requested'],
      tags: ['waiting'],
      calls: { requestCode: ['requestCode', email] },
      on: autofill,
      answers: {
        'requestCode.answered': goes(
          'code.entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:10:00Z', ...nothingWrong },
          focusPage,
        ),
      },
      fails: {
        requestCode: {
          'validation-failed': (why) => goes('address.refused', why),
          'too-many-requests': (why) => goes('address.tooMany', why),
          'no-mail-server': (why) => goes('address.noMailServer', why),
          otherwise: (why) => goes('address.notRequested', why),
        },
      },
    },
    'address.refused': {
      first: ['address.requesting', 'requestCode.failed.validation-failed'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.tooMany': {
      first: ['address.requesting', 'requestCode.failed.too-many-requests'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.noMailServer': {
      first: ['address.requesting', 'requestCode.failed.no-mail-server'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.notRequested': {
      first: ['address.requesting', 'requestCode.failed.unreachable'],
      tags: ['failed'],
      on: whileAsking,
    },
    'address.passkeyFailed': {
      first: ['address.asking', 'autofill.failed'],
      tags: ['failed'],
      on: whileAsking,
    },
    passkey: {
      first: ['address.asking', 'passkey.requested'],
      tags: ['waiting'],
      calls: { passkeyUse: ['passkeyUse', undefined] },
      answers: {
        'passkeyUse.answered.accepted': goes('signedIn', nothingWrong, 'reportSession'),
        'passkeyUse.answered.abandoned': goes('address.asking', nothingWrong, focusPage),
      },
    },
    'code.entering': { first: ['address.requesting', 'requestCode.answered'], on: whileEntering },
    'code.verifying': {
      first: ['code.entering', 'code.submitted'],
      tags: ['waiting'],
      calls: { verifyCode: ['verifyCode', '654321'] },
      answers: {
        'verifyCode.answered': goes('signedIn', withoutCode, 'reportSession'),
        'verifyCode.failed.otp-incorrect.lastTry': goes('over.locked', {
          ...nothingWrong,
          failure: 'otp-incorrect',
          ...withoutCode,
        }),
      },
      fails: {
        verifyCode: {
          'otp-incorrect': (why) => goes('code.incorrect', { ...why, attemptsLeft: 2 }),
          'validation-failed': (why) => goes('code.incorrect', { ...why, attemptsLeft: 2 }),
          'otp-locked': (why) => goes('over.locked', { ...why, ...withoutCode }),
          'otp-expired': (why) => goes('over.expired', { ...why, ...withoutCode }),
          'not-found': (why) => goes('over.expired', { ...why, ...withoutCode }),
          otherwise: (why) => goes('code.notVerified', why),
        },
      },
    },
    'code.incorrect': {
      first: ['code.verifying', 'verifyCode.failed.otp-incorrect'],
      tags: ['failed'],
      on: whileCorrecting,
    },
    'code.notVerified': {
      first: ['code.verifying', 'verifyCode.failed.unreachable'],
      tags: ['failed'],
      on: whileCorrecting,
    },
    'code.resending': {
      first: ['code.entering', 'code.resendRequested'],
      tags: ['waiting'],
      calls: { requestAnotherCode: ['requestCode', email] },
      answers: {
        'requestAnotherCode.answered': goes(
          'code.entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:15:00Z', ...nothingWrong },
          focusPage,
        ),
      },
      fails: { requestAnotherCode: { otherwise: (why) => goes('code.notResent', why) } },
    },
    'code.notResent': {
      first: ['code.resending', 'requestAnotherCode.failed.unreachable'],
      tags: ['failed'],
      on: whileEntering,
    },
    'over.locked': {
      first: ['code.verifying', 'verifyCode.failed.otp-locked'],
      tags: ['failed'],
      on: afterTheCode,
    },
    'over.expired': {
      first: ['code.verifying', 'verifyCode.failed.otp-expired'],
      tags: ['failed'],
      on: afterTheCode,
    },
    signedIn: { first: ['code.verifying', 'verifyCode.answered'] },
  },
);

/** What each event does in each state of sign-in. */
export const signInRules: Rules<typeof signInMachine> = {
  begins: { in: 'address.asking', with: { email: '', ...withoutCode, codeExpiresAt: '', ...nothingWrong } },
  provided: ['reportSession'],
  refused: [toViolation('email', 'email')],
  steps: { address: { awaitAutofill: ['awaitAutofill', undefined] } },
  states,
};
