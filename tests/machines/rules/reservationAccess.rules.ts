import { toViolation } from '../../../contract/schemas/violations.ts';
import type {
  AccessContext,
  reservationAccessMachine,
} from '../../../machines/reservationAccess/reservationAccess.machine.ts';
import { focusPage, rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

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
    first: 'begins',
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
    first: ['asking', 'access.requested'],
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
        'validation-failed': (why) => leadsTo('refused', { ...why, attempt: 4 }),
        'too-many-requests': (why) => leadsTo('tooMany', why),
        'not-found': (why) => leadsTo('unsupported', why),
        otherwise: (why) => leadsTo('notRequested', why),
      },
    },
  },
  refused: {
    first: ['requesting', 'requestAccess.failed.validation-failed'],
    tags: ['failed'],
    on: whileAsking,
  },
  tooMany: {
    first: ['requesting', 'requestAccess.failed.too-many-requests'],
    tags: ['failed'],
    on: whileAsking,
  },
  unsupported: { first: ['requesting', 'requestAccess.failed.not-found'], tags: ['failed'], on: whileAsking },
  notRequested: {
    first: ['requesting', 'requestAccess.failed.unreachable'],
    tags: ['failed'],
    on: whileAsking,
  },
  entering: { first: ['requesting', 'requestAccess.answered'], tags: ['settled'], on: whileEntering },
  opening: {
    first: ['entering', 'otp.submitted'],
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
        'otp-incorrect': (why) => leadsTo('incorrect', { ...why, attemptsLeft: 2, attempt: 4 }),
        'validation-failed': (why) => leadsTo('incorrect', { ...why, attemptsLeft: 2, attempt: 4 }),
        'otp-locked': (why) => leadsTo('locked', { ...why, ...withoutCode, attempt: 4 }, 'clearRequest'),
        'otp-expired': (why) => leadsTo('expired', { ...why, ...withoutCode, attempt: 4 }, 'clearRequest'),
        'not-found': (why) => leadsTo('expired', { ...why, ...withoutCode, attempt: 4 }, 'clearRequest'),
        otherwise: (why) => leadsTo('notOpened', why),
      },
    },
  },
  incorrect: { first: ['opening', 'openAccess.failed.otp-incorrect'], tags: ['failed'], on: whileCorrecting },
  notOpened: {
    first: ['opening', 'openAccess.failed.unreachable'],
    tags: ['failed'],
    on: whileCorrecting,
  },
  resending: {
    first: ['entering', 'otp.resendRequested'],
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
        'too-many-requests': (why) => leadsTo('noMoreCodes', why),
        otherwise: (why) => leadsTo('notResent', why),
      },
    },
  },
  noMoreCodes: {
    first: ['resending', 'requestAnother.failed.too-many-requests'],
    tags: ['failed'],
    on: whileEntering,
  },
  notResent: {
    first: ['resending', 'requestAnother.failed.unreachable'],
    tags: ['failed'],
    on: whileEntering,
  },
  locked: { first: ['opening', 'openAccess.failed.otp-locked'], tags: ['failed'], on: afterTheCode },
  expired: { first: ['opening', 'openAccess.failed.otp-expired'], tags: ['failed'], on: afterTheCode },
  opened: { first: ['opening', 'openAccess.answered'], tags: ['settled'], on: {} },
});

/** The rules for each event in each state of opening a reservation with a code. */
export const reservationAccessRules: Rules<typeof reservationAccessMachine> = {
  begins: {
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
