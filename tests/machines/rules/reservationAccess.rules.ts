import { toViolation } from '../../../contract/schemas/violations.ts';
import type { reservationAccessMachine } from '../../../machines/reservationAccess/reservationAccess.machine.ts';
import type { AccessContext } from '../../../machines/reservationAccess/reservationAccess.types.ts';
import { focusPage, rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof reservationAccessMachine>();

const form = { number: 'QRST-2345', email: 'rita@example' };
const ofNumber = toViolation('number', 'too_long');
const ofEmail = toViolation('email', 'email');

const full: AccessContext = {
  visitId: 'v7',
  attempt: 3,
  form,
  accessId: 'a7',
  otpExpiresAt: '2027-05-01T09:10:00Z',
  otp: '654321',
  attemptsLeft: 4,
  opened: undefined,
  violations: [ofNumber, ofEmail],
  ...waiting,
};

const nothingWrong = { ...noReason, violations: [] };

const whileAsking = {
  'access.changed': unchanged({
    form: { number: 'K7M2-9QXR', email: 'rita@example' },
    violations: [ofEmail],
    attempt: 4,
  }),
  'access.requested': leadsTo('requesting'),
};

const withoutCode = { otp: '', attemptsLeft: undefined };

const startAgain = {
  'otp.resendRequested': leadsTo('resending'),
  'access.restarted': leadsTo(
    'asking',
    { ...withoutCode, ...nothingWrong, attempt: 4 },
    'clearRequest',
    focusPage,
  ),
};

const afterTheCode = { ...startAgain, 'otp.resendRequested': leadsTo('resending', {}, focusPage) };

const whileEntering = {
  ...startAgain,
  'otp.changed': unchanged({ otp: '123', attempt: 4 }),
  'otp.changed.complete': leadsTo('opening', { otp: '123456', attempt: 4 }),
  'otp.submitted': leadsTo('opening'),
};

/** After a wrong code nothing is sent by itself. */
const whileCorrecting = {
  ...whileEntering,
  'otp.changed.complete': unchanged({ otp: '123456', attempt: 4 }),
};

const opened = { reservationId: 'reservation', token: 'token' };

const states = defineRules(full, {
  asking: {
    path: 'initial',
    tags: ['settled'],
    on: {
      ...whileAsking,
      'page.opened': unchanged({ visitId: 'visit' }),
      'page.opened.again': leadsTo(
        'entering',
        {
          visitId: 'visit',
          form: { number: 'K7M2-9QXR', email: 'ana@example.com' },
          accessId: 'before',
          otpExpiresAt: '2027-05-01T10:10:00Z',
        },
        focusPage,
      ),
    },
  },
  requesting: {
    path: ['asking', 'access.requested'],
    tags: ['waiting'],
    calls: { requestAccess: ['requestAccess', { form, idempotencyKey: 'v7:requestAccess:3' }] },
    answers: {
      'requestAccess.answered': leadsTo(
        'entering',
        { accessId: 'access', otpExpiresAt: '2027-05-01T10:10:00Z', ...nothingWrong, attempt: 4 },
        'storeRequest',
        focusPage,
      ),
    },
    fails: {
      requestAccess: {
        'validation-failed': (failure) => leadsTo('refused', { ...failure, attempt: 4 }),
        'too-many-requests': (failure) => leadsTo('tooMany', failure),
        'not-found': (failure) => leadsTo('unsupported', failure),
        otherwise: (failure) => leadsTo('notRequested', failure),
      },
    },
  },
  refused: {
    path: ['requesting', 'requestAccess.failed.validation-failed'],
    tags: ['failed'],
    on: whileAsking,
  },
  tooMany: {
    path: ['requesting', 'requestAccess.failed.too-many-requests'],
    tags: ['failed'],
    on: whileAsking,
  },
  unsupported: { path: ['requesting', 'requestAccess.failed.not-found'], tags: ['failed'], on: whileAsking },
  notRequested: {
    path: ['requesting', 'requestAccess.failed.unreachable'],
    tags: ['failed'],
    on: whileAsking,
  },
  entering: { path: ['requesting', 'requestAccess.answered'], tags: ['settled'], on: whileEntering },
  opening: {
    path: ['entering', 'otp.submitted'],
    tags: ['waiting'],
    calls: {
      openAccess: ['openAccess', { accessId: 'a7', otp: '654321', idempotencyKey: 'v7:openAccess:3' }],
    },
    answers: {
      'openAccess.answered': leadsTo('opened', { opened, otp: '', ...nothingWrong }, 'clearRequest', {
        uiEffect: { type: 'reservation.requested', ...opened },
      }),
      'openAccess.failed.otp-incorrect.lastTry': leadsTo(
        'locked',
        { ...nothingWrong, failure: 'otp-incorrect', ...withoutCode, attempt: 4 },
        'clearRequest',
      ),
    },
    fails: {
      openAccess: {
        'otp-incorrect': (failure) => leadsTo('incorrect', { ...failure, attemptsLeft: 2, attempt: 4 }),
        'validation-failed': (failure) => leadsTo('incorrect', { ...failure, attemptsLeft: 2, attempt: 4 }),
        'otp-locked': (failure) =>
          leadsTo('locked', { ...failure, ...withoutCode, attempt: 4 }, 'clearRequest'),
        'otp-expired': (failure) =>
          leadsTo('expired', { ...failure, ...withoutCode, attempt: 4 }, 'clearRequest'),
        'not-found': (failure) =>
          leadsTo('expired', { ...failure, ...withoutCode, attempt: 4 }, 'clearRequest'),
        otherwise: (failure) => leadsTo('notOpened', failure),
      },
    },
  },
  incorrect: { path: ['opening', 'openAccess.failed.otp-incorrect'], tags: ['failed'], on: whileCorrecting },
  notOpened: {
    path: ['opening', 'openAccess.failed.unreachable'],
    tags: ['failed'],
    on: whileCorrecting,
  },
  resending: {
    path: ['entering', 'otp.resendRequested'],
    tags: ['waiting'],
    calls: { requestAnother: ['requestAccess', { form, idempotencyKey: 'v7:requestAccess:3' }] },
    answers: {
      'requestAnother.answered': leadsTo(
        'entering',
        {
          accessId: 'another',
          otpExpiresAt: '2027-05-01T10:20:00Z',
          ...nothingWrong,
          ...withoutCode,
          attempt: 4,
        },
        'storeRequest',
        { uiEffect: { type: 'toast.requested', toast: 'codeResent' } },
      ),
    },
    fails: {
      requestAnother: {
        'too-many-requests': (failure) => leadsTo('noMoreCodes', failure),
        otherwise: (failure) => leadsTo('notResent', failure),
      },
    },
  },
  noMoreCodes: {
    path: ['resending', 'requestAnother.failed.too-many-requests'],
    tags: ['failed'],
    on: whileEntering,
  },
  notResent: {
    path: ['resending', 'requestAnother.failed.unreachable'],
    tags: ['failed'],
    on: whileEntering,
  },
  locked: { path: ['opening', 'openAccess.failed.otp-locked'], tags: ['failed'], on: afterTheCode },
  expired: { path: ['opening', 'openAccess.failed.otp-expired'], tags: ['failed'], on: afterTheCode },
  opened: { path: ['opening', 'openAccess.answered'], tags: ['settled'], on: {} },
});

/** The rules for each event in each state of opening a reservation with a code. */
export const reservationAccessRules: Rules<typeof reservationAccessMachine> = {
  initial: {
    in: 'asking',
    with: {
      visitId: '',
      attempt: 1,
      form: { number: '', email: '' },
      accessId: '',
      otpExpiresAt: '',
      otp: '',
      attemptsLeft: undefined,
      opened: undefined,
      ...nothingWrong,
    },
  },
  provided: ['storeRequest', 'clearRequest'],
  states,
};
