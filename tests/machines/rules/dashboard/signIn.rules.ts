import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { signInMachine } from '../../../../machines/dashboard/signIn/signIn.machine.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

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
    'address.asking': { first: 'begins', on: whileAsking },
    'address.requesting': {
      first: ['address.asking', 'code.requested'],
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
          'validation-failed': (why) => leadsTo('address.refused', why),
          'too-many-requests': (why) => leadsTo('address.tooMany', why),
          'no-mail-server': (why) => leadsTo('address.noMailServer', why),
          otherwise: (why) => leadsTo('address.notRequested', why),
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
        'passkeyUse.answered.accepted': leadsTo('signedIn', nothingWrong, 'reportSession'),
        'passkeyUse.answered.abandoned': leadsTo('address.asking', nothingWrong, focusPage),
      },
    },
    'code.entering': { first: ['address.requesting', 'requestCode.answered'], on: whileEntering },
    'code.verifying': {
      first: ['code.entering', 'code.submitted'],
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
          'otp-incorrect': (why) => leadsTo('code.incorrect', { ...why, attemptsLeft: 2 }),
          'validation-failed': (why) => leadsTo('code.incorrect', { ...why, attemptsLeft: 2 }),
          'otp-locked': (why) => leadsTo('over.locked', { ...why, ...withoutCode }),
          'otp-expired': (why) => leadsTo('over.expired', { ...why, ...withoutCode }),
          'not-found': (why) => leadsTo('over.expired', { ...why, ...withoutCode }),
          otherwise: (why) => leadsTo('code.notVerified', why),
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
        'requestAnotherCode.answered': leadsTo(
          'code.entering',
          { ...withoutCode, codeExpiresAt: '2027-05-01T10:15:00Z', ...nothingWrong },
          focusPage,
        ),
      },
      fails: { requestAnotherCode: { otherwise: (why) => leadsTo('code.notResent', why) } },
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

/** The rules for each event in each state of sign-in. */
export const signInRules: Rules<typeof signInMachine> = {
  begins: { in: 'address.asking', with: { email: '', ...withoutCode, codeExpiresAt: '', ...nothingWrong } },
  provided: ['reportSession'],
  refused: [toViolation('email', 'email')],
  steps: { address: { awaitAutofill: ['awaitAutofill', undefined] } },
  states,
};
